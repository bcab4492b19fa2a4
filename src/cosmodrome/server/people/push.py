"""Web push: a message that a push service hands on to a browser, which alone can read it (RFC 8030, 8188, 8291, 8292).

The libraries come with `cosmodrome[push]` and are imported when they are first needed.
"""

import asyncio
import ipaddress
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import h11

from cosmodrome.server.db.calls import Device

_POINT, _SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""
_SECONDS = 10.0
"""For a push service, from its name to its answer."""
_AT_ONCE = 8
_GOOD_FOR = 12 * 3600
"""Seconds for which a token is good, and for which a push service keeps a message."""
_EVERYBODY, *_RESERVED = map(
    ipaddress.ip_network,
    ("2000::/3", "192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20"),
)
"""Where the addresses of version 6 lie that are somebody's; and what is called global and is for protocols' own use, or
stands for another address, which may be private.
"""
_PORT = 443

# Names are looked up in threads of their own: a slow name server holds up nothing else.
_BESIDE = ThreadPoolExecutor(4, thread_name_prefix="push")

LONGEST_ENDPOINT = 1000
"""Characters of the address at which a push service takes messages for one browser."""


class NotPossible(ValueError):
    """A device that cannot be called; the message is one line."""


class Gone(Exception):
    """The browser wants no more of this: its push service knows it no longer."""


def fresh_key() -> str:
    """A private key by which push services know this server, as PEM."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(private: str) -> str:
    """What browsers are told of it, in base64 without padding."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint
    )
    return urlsafe_b64encode(point).decode().rstrip("=")


def check(device: Device, anywhere: bool = False) -> None:
    """Raises NotPossible for what no browser tells. `anywhere`: also of a service without encryption, for tests."""
    _place(device.endpoint, anywhere)
    if len(_bytes(device.key)) != _POINT or len(_bytes(device.secret)) != _SECRET:
        raise NotPossible("the keys are not those of a browser")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (NotBase64, ValueError) as error:
        raise NotPossible("the keys are not base64") from error


def _place(endpoint: str, anywhere: bool) -> tuple[SplitResult, int]:
    try:
        found = urlsplit(endpoint)
        port = found.port
    except ValueError as error:
        raise NotPossible("the endpoint is no address") from error
    schemes = ("https", "http") if anywhere else ("https",)
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or found.scheme not in schemes or not found.hostname or found.username is not None:
        raise NotPossible("the endpoint is not one of https")
    if not anywhere and port not in (None, _PORT):
        raise NotPossible(f"the endpoint is at port {port}, not at {_PORT}")
    if len(endpoint) > LONGEST_ENDPOINT:
        raise NotPossible(f"the endpoint is longer than {LONGEST_ENDPOINT} characters")
    return found, port or (_PORT if found.scheme == "https" else 80)


def is_public(address: str) -> bool:
    """Whether an address is somebody's in the Internet, and not one of this network or machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found not in _EVERYBODY:
            return False
    reserved = found.is_multicast or found.is_reserved or any(found in network for network in _RESERVED)
    return found.is_global and not reserved


class Sender:
    """Sends with one key. `contact` is whom a push service asks when something is wrong: `mailto:...` or `https://...`."""

    def __init__(self, private: str, contact: str, anywhere: bool = False) -> None:
        self._private = private
        self._contact = contact
        self._anywhere = anywhere
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def send(self, device: Device, text: bytes, topic: str) -> None:
        """A message replaces one of the same topic that was not handed on yet.

        Raises Gone, NotPossible, OSError (also for a service that is too slow) and h11.RemoteProtocolError.
        """
        place, port = _place(device.endpoint, self._anywhere)
        async with self._room, asyncio.timeout(_SECONDS):
            loop = asyncio.get_running_loop()
            body, headers = await loop.run_in_executor(_BESIDE, self._written, device, text, place)
            headers += [("topic", topic), ("ttl", str(_GOOD_FOR)), ("urgency", "normal")]
            status = await self._post(place, port, headers, body)
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise OSError(f"a push service answers {status}")

    def _written(
        self, device: Device, text: bytes, place: SplitResult
    ) -> tuple[bytes, list[tuple[str, str]]]:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        once = ec.generate_private_key(ec.SECP256R1())
        key, secret = _bytes(device.key), _bytes(device.secret)
        body: bytes = http_ece.encrypt(
            text, private_key=once, dh=key, auth_secret=secret, version="aes128gcm"
        )
        # To no other service is the token good.
        claims = {
            "sub": self._contact,
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + _GOOD_FOR,
        }
        signed = Vapid02.from_pem(self._private.encode()).sign(claims)
        headers = [("authorization", str(signed["Authorization"])), ("content-encoding", "aes128gcm")]
        return body, headers

    async def _post(self, place: SplitResult, port: int, headers: list[tuple[str, str]], body: bytes) -> int:
        """The status of the answer; what else it says is not read, and redirections are not followed."""
        host = place.hostname or ""
        address = await self._address(host, port)
        context = ssl.create_default_context() if place.scheme == "https" else None
        name = host if context else None
        reader, writer = await asyncio.open_connection(address, port, ssl=context, server_hostname=name)
        try:
            line = h11.Connection(h11.CLIENT)
            target = f"{place.path or '/'}{'?' + place.query if place.query else ''}"
            about = [
                ("host", place.netloc),
                ("content-length", str(len(body))),
                ("connection", "close"),
                *headers,
            ]
            request = h11.Request(method="POST", target=target, headers=about)
            for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(part) or b"")
            await writer.drain()
            while True:
                event = line.next_event()
                if isinstance(event, h11.Response):
                    return event.status_code
                if event is h11.NEED_DATA:
                    line.receive_data(await reader.read(4096))
        finally:
            writer.transport.abort()

    async def _address(self, host: str, port: int) -> str:
        """Where a name leads: this very address is connected to, so that no second answer leads elsewhere."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(_BESIDE, _looked_up, host, port)
        public = [address for address in found if self._anywhere or is_public(address)]
        if not public:
            raise NotPossible("the endpoint is of no public address")
        return public[0]


def _looked_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
