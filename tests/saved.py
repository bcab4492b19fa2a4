"""What editors make of a text file, and who types one: all of it is read as it was meant."""

from collections.abc import Callable

SAVED: dict[str, Callable[[bytes], bytes]] = {
    "with the mark of UTF-8": lambda plain: b"\xef\xbb\xbf" + plain,
    "with other ends of lines": lambda plain: plain.replace(b"\n", b"\r\n"),
    "with both": lambda plain: b"\xef\xbb\xbf" + plain.replace(b"\n", b"\r\n"),
    "without the last end of line": lambda plain: plain.rstrip(b"\n"),
    "with blank lines at the end": lambda plain: plain + b"\n \r\n",
    "with blank lines everywhere": lambda plain: b"\n" + plain.replace(b"\n", b"\n\n"),
}
