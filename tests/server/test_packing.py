"""What is packed before it is sent, as a browser unpacks it."""

from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from cosmodrome.server.http.packing import Packing


def packing() -> tuple[list[Any], PerMessageDeflate]:
    parameters, found = Packing().process_request_params([("client_max_window_bits", None)], [])
    return list(parameters), found


def test_long_messages_are_packed_and_short_ones_are_not() -> None:
    parameters, packed = packing()
    assert ("server_no_context_takeover", None) in parameters
    assert ("client_no_context_takeover", None) in parameters
    browser = PerMessageDeflate(True, True, 12, 12)
    text = b'{"type":"update"}' * 100
    for _ in range(3):  # each by itself
        sent = packed.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 and len(sent.data) < 200
        assert browser.decode(sent).data == text
    assert packed.encode(short := Frame(Opcode.TEXT, text[:500])) is short and not short.rsv1
    assert not hasattr(packed, "encoder") and not hasattr(packed, "decoder")


def test_what_many_are_sent_is_packed_once() -> None:
    text = b"to all who watch " * 100
    sent = [packing()[1].encode(Frame(Opcode.TEXT, text)).data for _ in range(3)]
    assert sent[0] is sent[1] is sent[2]
    assert packing()[1].encode(Frame(Opcode.TEXT, b"to one who plays " * 100)).data != sent[0]
