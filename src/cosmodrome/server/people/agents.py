"""What a browser calls itself, in two words, so that people recognise where they are signed in."""

import re

LONGEST_AGENT = 40

# The first that fits is the one: most say the names of others too.
_BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def agent_of(header: str) -> str:
    """As "Firefox, Linux", from the header User-Agent; of a program its own name. "" where nothing is said."""
    found = [next((name for sign, name in known if sign in header), "") for known in (_BROWSERS, _SYSTEMS)]
    if not found[0]:
        found = [re.sub(r"[^\w.\-]", "", header.split("/")[0].split(" ")[0], flags=re.ASCII)]
    return ", ".join(part for part in found if part)[:LONGEST_AGENT]
