"""Events for an audience: others get a twin with fields left out, or nothing."""

from typing import ClassVar

from cosmodrome.core.event import Event, seen_by


class Drew(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Whispered(Event, frozen=True):
    unheard: ClassVar[bool] = True
    seat: int
    to: tuple[int, ...]
    words: str

    def audience(self) -> tuple[int, ...]:
        return (self.seat, *self.to)


class Offered(Whispered, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("words",)
    unheard: ClassVar[bool] = False


class Rained(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("inches",)
    inches: int | None


def test_a_secret_is_for_the_seat_unless_the_event_names_an_audience() -> None:
    drew = Drew(1, "moon")
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1, None)
    offered = Offered(1, (3, 4), "two for one")
    assert [offered.seen_by(seat) == offered for seat in range(5)] == [False, True, False, True, True]
    twin = offered.seen_by(0)
    assert twin == offered.seen_by(None) and isinstance(twin, Offered) and twin.words is None


def test_an_event_may_happen_for_its_audience_alone() -> None:
    whispered = Whispered(1, (3,), "two for one")
    assert [whispered.seen_by(seat) for seat in (None, 0, 2)] == [None] * 3
    assert whispered.seen_by(3) is whispered
    drew = Drew(1, "moon")
    assert seen_by([whispered, drew], 0) == [Drew(1, None)]
    assert seen_by([whispered, drew], 3) == [whispered, Drew(1, None)]


def test_a_secret_without_a_seat_is_kept_from_everybody() -> None:
    assert Rained(3).seen_by(None) == Rained(3).seen_by(0) == Rained(None)
