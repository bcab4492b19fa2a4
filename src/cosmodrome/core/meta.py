"""What a game declares about itself: title, seats, options; and how a table is set up."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, ClassVar

import msgspec

OptionValue = str | bool


class SetupError(ValueError):
    """A setup that cannot be played; the message is one line that names what was wrong and what is allowed."""


class CardsError(ValueError):
    """A card or deck file that cannot be played with; one line that names the card, the field and what is allowed."""


class Option(msgspec.Struct, frozen=True):
    """A named choice of rules. `values` are its allowed values, the first is the default."""

    name: str
    values: tuple[OptionValue, ...]
    seats: tuple[int, ...] = ()
    """Seat counts with which a value other than the default may be chosen; empty: all."""
    needs: tuple[tuple[str, OptionValue], ...] = ()
    """Options listed before it, and the values they must have for a value other than the default."""
    later: bool = False
    """It came after games were kept: it is said only where it is chosen, so that those of before stay as they are."""
    ruling: bool = False
    """It settles what the rules leave open, rather than being a variant that they offer."""
    by_seats: tuple[int, ...] = ()
    """Seat counts that are played with its second value alone, which goes without saying there."""
    suggested: bool = False
    """Where it may be chosen and a person says nothing of it, it has its second value (`Meta.chosen`); what is kept
    and says nothing is without it."""
    learned: bool = True
    """Whether rows and actions for nets have a place for what a value other than the default brings."""
    layout: str = ""
    """The layout of rows that has it, if that is not the one of all tables."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def fits(self, values: Mapping[str, object]) -> bool:
        """Whether the options that it needs have the values for that."""
        return all(values.get(name) == value for name, value in self.needs)

    def usual(self, seats: int) -> OptionValue:
        """The value that it has at a table of so many where nothing is said."""
        return self.values[1] if seats in self.by_seats else self.default

    def leaves_out(self, value: OptionValue) -> bool:
        """Whether this value goes without saying."""
        return self.later and value == self.default

    def read(self, given: object) -> OptionValue:
        """The value meant by `given` (text from a command line, or JSON). Raises SetupError."""
        value = given
        if isinstance(self.default, bool) and isinstance(given, str):
            word = given.strip().lower()
            if word in ("yes", "true", "on", "1"):
                value = True
            elif word in ("no", "false", "off", "0"):
                value = False
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return allowed
        raise SetupError(f"option {self.name}: {given!r} is not one of {spelled(self.values)}")


def spelled(values: tuple[OptionValue, ...]) -> str:
    """Allowed values in words: `first, second` or `no, yes`."""
    return ", ".join(("yes" if value else "no") if isinstance(value, bool) else value for value in values)


_READ: dict[object, tuple[object, dict[str, OptionValue]]] = {}
"""Options read before, by what was given: campaigns and searches set up the same table again and again."""


class Meta(msgspec.Struct, frozen=True):
    """Facts about a game that doors need before a table is made."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    version: int = 1
    """Raised whenever a record of an older version could replay differently."""
    numbers: dict[str, int] = {}
    """Numbers of the rules that page and terminal name, such as cards that end the game; the game's own constants."""
    parts_of_point: int = 1
    """Scores are whole numbers of such parts: 12 where points are counted in twelfths. People are shown points."""

    def read_options(self, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        """Every option with its value. Raises SetupError for a name, value, seat count or pairing not allowed."""
        key: object = None
        try:
            key = (id(self), seats, *[(name, type(value), value) for name, value in given.items()])
            known = _READ.get(key)
        except TypeError:  # a value that no option can have
            known = None
        if known is None:
            known = (self, self._read_options(given, seats))
            _READ[key] = known
        return known[1].copy()

    def chosen(self, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        """The options of a table that a person sets up: read, with what is suggested where nothing is said of it."""
        read = self.read_options(given, seats)
        for option in self.options:
            if option.suggested and option.fits(read) and option.name not in given:
                read[option.name] = option.values[1]
        return self.read_options(read, seats)

    def layout(self, options: Mapping[str, OptionValue]) -> str:
        """In which layout of rows and actions nets see a table. Raises SetupError for options that none tells of."""
        found = ""
        for option in self.options:
            if options.get(option.name, option.default) != option.default:
                if not option.learned:
                    raise SetupError(
                        f"{self.id}: rows and actions for nets do not know option {option.name} yet"
                    )
                found = option.layout or found
        return found

    def layouts(self) -> list[str]:
        """All of them, that of most tables first."""
        return ["", *dict.fromkeys(option.layout for option in self.options if option.layout)]

    def learned_seats(self, layout: str = "") -> list[int]:
        """The seat counts of tables that are seen in a layout."""
        return [
            seats
            for seats in self.seats
            if all(o.learned and o.layout in ("", layout) or seats not in o.by_seats for o in self.options)
        ]

    def _read_options(self, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        if seats not in self.seats:
            raise SetupError(f"{self.id}: {seats} seats; allowed are {', '.join(map(str, self.seats))}")
        by_name = {option.name: option for option in self.options}
        for name in given:
            if name not in by_name:
                raise SetupError(f"{self.id} has no option {name!r}; its options are {', '.join(by_name)}")
        values = {name: option.read(given.get(name, option.usual(seats))) for name, option in by_name.items()}
        for name, option in by_name.items():
            if seats in option.by_seats and values[name] == option.default:
                raise SetupError(f"{self.id}: {seats} seats need option {name}={spelled(option.values[1:2])}")
            if values[name] == option.default:
                continue
            if option.seats and seats not in option.seats:
                allowed = ", ".join(map(str, option.seats))
                raise SetupError(f"option {name} is for {allowed} seats, not for {seats}")
            for other, wanted in option.needs:
                if values[other] != wanted:
                    raise SetupError(f"option {name} needs {other}={spelled((wanted,))}")
        return {name: value for name, value in values.items() if not by_name[name].leaves_out(value)}


class Script(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Chance told beforehand, by card ids; whatever is left out comes from the seed.

    So a printed example, or a game recorded elsewhere, is replayed exactly. Plain data.
    """

    start_worlds: list[str] | None = None
    """One a seat."""
    offers: list[list[str]] | None = None
    """Start worlds offered to each seat, where a seat chooses one of several."""
    hands: list[list[str]] | None = None
    """The cards dealt to each seat at the start."""
    discards: list[list[str]] | None = None
    """What each seat discards of them; left out or empty, the seat is asked."""
    deck: list[str] | None = None
    """Cards from the top of the deck, in order, once hands are dealt; the rest follows shuffled."""
    reshuffles: list[list[str]] = []
    """The same for each later reshuffle."""
    queues: dict[str, list[str]] = {}
    """Draws by seat and reason, "0 explore": ["gem_world", ...]; each game names its reasons, such as explore and draw.

    A queue goes before the deck's order. A good whose face nobody knows may be left out of the queues.
    """
    goals: list[str] | None = None
    """The goals laid out, in a game that has some."""
    strict: bool = False
    """Whether a card that comes untold is an error: start, hands and every draw are told, none come from the seed."""


class Setup(msgspec.Struct):
    """How a table starts. `options` as read by Meta.read_options.

    With `ask_anyway` a seat is asked in a sealed step even if its hidden cards leave it one answer, so that who is
    awaited betrays nothing. That is for tables of people; it costs speed where nobody looks.
    """

    seats: int
    seed: int = 0
    options: dict[str, OptionValue] = {}
    script: Script | None = None
    ask_anyway: bool = False

    def __post_init__(self) -> None:
        if type(self.seats) is not int:
            raise SetupError(f"setup: seats {self.seats!r} is not a number of seats")
        if type(self.seed) is not int:
            raise SetupError(f"setup: seed {self.seed!r} is not a whole number")
        if not isinstance(self.options, dict):
            raise SetupError(f"setup: options {self.options!r} is not an object of option values")
        if self.script is not None and not isinstance(self.script, Script):
            raise SetupError(f"setup: script {self.script!r} is not a Script")
        if type(self.ask_anyway) is not bool:
            raise SetupError(f"setup: ask_anyway {self.ask_anyway!r} is not true or false")


class View(msgspec.Struct):
    """What one seat (or a spectator, seat None) may see; each game's view names its own fields."""

    off_wire: ClassVar[tuple[str, ...]] = ()
    """Fields that only bots and `imagine` need; they are not sent to the page."""

    seat: int | None


def foreign_view(game_id: str, view: object) -> TypeError:
    """The error about a view that is none of this game's."""
    return TypeError(
        f"{game_id} cannot imagine a state from a {type(view).__name__}; it needs a view of its own"
    )


def power_facts(power: Any) -> dict[str, Any]:
    """A power, a dataclass with a phase and an effect, as plain data with its own fields; empty names are left out."""
    facts = {"phase": power.phase, "effect": power.effect}
    return facts | {name: fact for name, fact in asdict(power).items() if fact != ""}
