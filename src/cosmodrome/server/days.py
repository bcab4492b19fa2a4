"""Days of daily deals, by UTC: which one it is, and when it ends."""

from datetime import UTC, date, datetime, timedelta

_DAY = timedelta(days=1)


def day_of(now: int) -> str:
    """As `2026-11-25`, so that days compare as their names do; `now` in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + _DAY).isoformat()


def end_of(day: str) -> int:
    """When a day ends, in milliseconds since 1970."""
    return int(datetime.fromisoformat(f"{day_after(day)}T00:00:00+00:00").timestamp()) * 1000


def is_day(text: str) -> bool:
    """Whether it is the name of a day, as `day_of` gives it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
