"""The log of a server on stderr: lines to read, or an object of JSON a line."""

import logging
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, logger, message and, after a fault, the trace."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Lines(logging.Formatter):
    """A record as a line to read, in which nothing that a stranger chose can begin another one."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        line = super().formatMessage(record)
        return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in line)


def begin(as_json: bool) -> None:
    """Warnings and faults, as lines; as JSON also what the server tells of itself, such as its start."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if as_json:
        logging.getLogger("cosmodrome").setLevel(logging.INFO)
