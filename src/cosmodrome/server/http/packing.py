"""What a socket packs before it is sent: long messages, each by itself, so that nothing is held between two of them."""

import zlib
from typing import Any

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame

# What goes into one packet of the network anyway is sent as it is.
_SHORT = 1000
_WINDOW = 12
_QUICKLY = 1
_END = b"\x00\x00\xff\xff"


class Packing(ServerPerMessageDeflateFactory):
    """Offers a browser to pack. Neither side keeps anything of former messages: that would be 44 kB a socket."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=_WINDOW,
            client_max_window_bits=_WINDOW,
        )

    def process_request_params(self, *given: Any, **named: Any) -> Any:
        parameters, usual = super().process_request_params(*given, **named)
        return parameters, _Packed(usual)


class _Packed(PerMessageDeflate):
    """One socket's. Of the message packed last the result is kept: what many are sent in a row is packed once."""

    _last: tuple[Any, int, bytes] = (None, 0, b"")

    def __init__(self, usual: Extension) -> None:
        assert isinstance(usual, PerMessageDeflate)
        super().__init__(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or len(frame.data) < _SHORT:
            return frame
        window = self.local_max_window_bits
        message, at, packed = _Packed._last
        if message is not frame.data or at != window:
            encoder = zlib.compressobj(_QUICKLY, wbits=-window, memLevel=5)
            packed = (encoder.compress(frame.data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)
            _Packed._last = (frame.data, window, packed)
        return Frame(frame.opcode, packed, frame.fin, True, frame.rsv2, frame.rsv3)
