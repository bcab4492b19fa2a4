"""The kinds of card, checked when they are made; the cards stand in species/ and tracks.py."""

import re
from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.sidereal.converters import GAINED, PURPLE_ARROW, TAKEN, Converter, checked
from cosmodrome.games.sidereal.goods import BIOMES, NOTHING, Things, counted
from cosmodrome.games.sidereal.technologies import BY_ID as TECHNOLOGIES
from cosmodrome.games.sidereal.technologies import ERAS, UNIQUE_ERA

KINDS: Final = (
    "technology",
    "start",
    "half",
    "fleet",
    "nullspace",
    "computer",
    "territory",
    "relic",
    "colony",
    "team",
)
"""All kinds of card that can lie before a seat; tables.py numbers them in this order."""

LOAN: Final = "loan"
"""Back to its species at the end of the turn."""
KEPT: Final = "kept"
"""Changes hands for good."""
BOUND: Final = "bound"
"""Cannot be traded."""
TRADES: Final = (LOAN, KEPT, BOUND)

SETUP: Final = "setup"
INVENTED: Final = "invented"
"""When its technology is invented, shared or licensed."""
PAID: Final = "paid"
"""By its own purple converter, in the Trade phase."""
DRAWN: Final = "drawn"
"""From a deck."""
ENTERS: Final = (SETUP, INVENTED, PAID, DRAWN)
"""How a card comes into play."""

LEFT: Final = "left"
RIGHT: Final = "right"

UNLIMITED: Final = 99
"""Colony support without an end, and the tie-break number that no other beats."""
NO_NUMBER: Final = 0
"""What is no card bears no number: the territory tiles."""
PLAYERS: Final = range(4, 10)
TURNS: Final = 6


def id_of(name: str) -> str:
    """A proper name as an id: `Kz'Tlr` is kztlr."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def spend(technology: str) -> str:
    """An upgrade by spending the same species' card of that technology."""
    if technology not in TECHNOLOGIES:
        raise ValueError(f"{technology!r} is no technology to spend")
    return technology


class Side:
    """One side of a card. `title` names its message, or is empty where the card has a proper name."""

    def __init__(
        self,
        title: str,
        converters: Sequence[Converter],
        fleets: int = 0,
        biome: str = "",
        half: bool = False,
    ) -> None:
        if biome and biome not in BIOMES:
            raise ValueError(f"{title}: biome {biome!r} is none of {', '.join(BIOMES)}")
        if not 0 <= fleets <= 3:
            raise ValueError(f"{title}: {fleets} fleets to support a card; none needs more than 3")
        for converter in converters:
            idle = converter.outputs == converter.donated == converter.stolen == NOTHING
            if idle and not half:
                raise ValueError(f"{title}: a converter of a whole card makes something")
        self.title = title
        self.converters = tuple(converters)
        self.fleets = fleets
        """Im'dril: what running any of them needs, once."""
        self.biome = biome

    def facts(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "converters": [converter.facts() for converter in self.converters],
            "fleets": self.fleets,
            "biome": self.biome,
        }


class Card:
    """What can lie before a seat. Fields that only one kind uses are empty on all others.

    `id` is unique among all cards; that of a species' card begins with the species. `upgrades` flip the card, each
    alone: a purple converter, or the id of a technology whose card is spent.
    """

    def __init__(
        self,
        kind: str,
        number: int,
        title: str,
        front: Side,
        back: Side | None = None,
        upgrades: Sequence[Converter | str] = (),
        trade: str = LOAN,
        enters: str = SETUP,
        entry: Converter | None = None,
        name: str = "",
    ) -> None:
        for way in upgrades:
            if isinstance(way, Converter) and way.arrow != PURPLE_ARROW:
                raise ValueError(f"{title}: an upgrade is run in the Trade phase; it has a purple arrow")
        if bool(upgrades) != (back is not None):
            raise ValueError(f"{title}: a card has a back and ways to flip it, or neither")
        if (entry is not None) != (enters == PAID) or entry is not None and entry.arrow != PURPLE_ARROW:
            raise ValueError(f"{title}: a purple converter to enter play, just where the card enters by one")
        if back is not None and bool(front.biome) != bool(back.biome):
            raise ValueError(f"{title}: both sides have a biome, or neither")
        self.kind = KINDS[KINDS.index(kind)]
        self.number = number
        """As printed; 0 on a tile."""
        self.title = title
        """What its id says, without the species."""
        self.name = name
        """A proper name, the same in every language; empty where the titles of its sides are its names."""
        self.id = title
        self.species = ""
        self.front = front
        self.back = back
        self.upgrades = tuple(upgrades)
        self.trade = TRADES[TRADES.index(trade)]
        self.enters = ENTERS[ENTERS.index(enters)]
        self.entry = entry
        self.technology = ""
        self.era = 0
        self.interest = False
        """Eni Et: never run by the Eni Et."""
        self.one_taker = False
        """Zeth: all that it donates goes to one player."""
        self.half = ""
        self.partner = ""
        """Kt'Zr'Kt'Rtl: the id of the other half; both together are one converter."""
        self.whole: tuple[tuple[Converter, ...], ...] = ()
        """That converter, by the side of this half and then by that of the other."""
        self.fleet_support = 0
        """Im'dril: how many fleet symbols a fleet supports."""
        self.colony_support = 0
        """How many colonies more its holder can support."""
        self.gains: Things = NOTHING
        """What the species gains once, when the card enters play."""
        self.colonies = 0
        """Colonies that the species then takes from the top of the deck."""
        self.per_acknowledgements = 0
        """Points then gained: one for so many acknowledgements that others hold, rounded up."""
        self.discount = 0
        """Faderan: cubes that whoever invents with an acknowledgement then pays less."""
        self.taker_gains: Things = NOTHING
        self.owner_gains: Things = NOTHING
        """When it is traded for the first time in a turn: what whoever takes it gains, and what its species gains."""
        self.costs: tuple[Things, ...] = ()
        self.vp = 0
        """Research team: what inventing costs, one of these, and what it scores."""

    @property
    def sides(self) -> tuple[Side, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)

    def facts(self) -> dict[str, Any]:
        """All of it as plain data; goods as counts by word, what a kind lacks as 0, "" or an empty list."""
        named = {"name": self.name} if self.name else {}
        return {
            "id": self.id,
            **named,
            "number": self.number,
            "type": self.kind,
            "species": self.species,
            "copies": 1,
            "technology": self.technology,
            "era": self.era,
            "front": self.front.facts(),
            "back": None if self.back is None else self.back.facts(),
            "upgrades": [
                {"spend": f"{self.species}_{way}"} if isinstance(way, str) else {"run": way.facts()}
                for way in self.upgrades
            ],
            "enters": self.enters,
            "entry": None if self.entry is None else self.entry.facts(),
            "trade": self.trade,
            "interest": self.interest,
            "one_taker": self.one_taker,
            "half": self.half,
            "partner": self.partner,
            "whole": [[both.facts() for both in row] for row in self.whole],
            "fleet_support": self.fleet_support,
            "colony_support": self.colony_support,
            "gains": counted(self.gains),
            "colonies": self.colonies,
            "per_acknowledgements": self.per_acknowledgements,
            "discount": self.discount,
            "taker_gains": counted(self.taker_gains),
            "owner_gains": counted(self.owner_gains),
            "costs": [counted(cost) for cost in self.costs],
            "vp": self.vp,
        }


class Technology(Card):
    """What inventing, sharing or a licence brings. Era, names and upgrades are the same for every species."""

    def __init__(
        self,
        number: int,
        technology: str,
        front: Converter,
        back: Converter,
        fleets: int = 0,
        back_title: str = "",
    ) -> None:
        if technology not in TECHNOLOGIES:
            raise ValueError(f"{technology!r} is none of the technologies")
        known = TECHNOLOGIES[technology]
        super().__init__(
            "technology",
            number,
            technology,
            Side(technology, (front,), fleets),
            Side(back_title or known.upgraded, (back,), fleets),
            known.spends,
            enters=INVENTED,
        )
        self.technology = technology
        self.era = known.era


class StartCard(Card):
    """In play from the start. A side has one converter, or several in a list; `fleets` are those each side needs."""

    def __init__(
        self,
        number: int,
        title: str,
        front: Converter | Sequence[Converter],
        back_title: str,
        back: Converter | Sequence[Converter],
        upgrade: Sequence[Converter | str],
        fleets: tuple[int, int] = (0, 0),
        interest: bool = False,
        bound: bool = False,
        one_taker: bool = False,
    ) -> None:
        super().__init__(
            "start",
            number,
            title,
            Side(title, _listed(front), fleets[0]),
            Side(back_title, _listed(back), fleets[1]),
            upgrade,
            BOUND if bound else LOAN,
        )
        self.interest = interest
        self.one_taker = one_taker


class HalfCard(Card):
    """Half of a starting converter: `half` of it, the other is `partner`. What both show is added up."""

    def __init__(
        self,
        number: int,
        title: str,
        front: Converter,
        back_title: str,
        back: Converter,
        upgrade: Sequence[Converter | str],
        half: str,
        partner: str,
    ) -> None:
        if half not in (LEFT, RIGHT):
            raise ValueError(f"{title}: half {half!r} is neither {LEFT} nor {RIGHT}")
        super().__init__(
            "half",
            number,
            title,
            Side(title, (front,), half=True),
            Side(back_title, (back,), half=True),
            upgrade,
        )
        self.half = half
        self.partner = partner


class Fleet(Card):
    """Supports as many fleet symbols as it says; without an `entry` it is in play from the start."""

    def __init__(self, number: int, support: int, entry: Converter | None = None) -> None:
        super().__init__(
            "fleet",
            number,
            f"fleet_{number}",
            Side(f"fleet_of_{support}", ()),
            enters=SETUP if entry is None else PAID,
            entry=entry,
        )
        self.fleet_support = support


class NullspaceColony(Card):
    """A colony of the Kt'Zr'Kt'Rtl: paid for to enter play, traded for good, out of the game when consumed."""

    def __init__(self, number: int, name: str, biome: str, entry: Converter, front: Converter) -> None:
        super().__init__(
            "nullspace", number, id_of(name), Side("", (front,), biome=biome), trade=KEPT, enters=PAID,
            entry=entry, name=name,
        )  # fmt: skip


class ComputerWorld(Card):
    """Of the Unity: paid for, with a colony among the price, to enter play."""

    def __init__(
        self,
        number: int,
        title: str,
        entry: Converter,
        front: Converter,
        back: Converter,
        upgrade: Sequence[Converter | str],
    ) -> None:
        super().__init__(
            "computer",
            number,
            title,
            Side(title, (front,)),
            Side(f"{title}_upgraded", (back,)),
            upgrade,
            enters=PAID,
            entry=entry,
        )


class TerritoryTile(Card):
    """Of the Kjasjavikalimm: no card, but played, flipped and lent like one."""

    def __init__(
        self,
        title: str,
        entry: Converter,
        front: Sequence[Converter],
        back_title: str,
        back: Sequence[Converter],
        upgrade: Sequence[Converter | str],
    ) -> None:
        super().__init__(
            "territory",
            NO_NUMBER,
            title,
            Side(title, front),
            Side(back_title, back),
            upgrade,
            enters=PAID,
            entry=entry,
        )


class RelicWorld(Card):
    """Of the Faderan, drawn and played at once: gains, then a converter or what its fields say."""

    def __init__(
        self,
        number: int,
        title: str,
        converter: Converter | None = None,
        gains: str = "",
        colony_support: int = 0,
        colonies: int = 0,
        per_acknowledgements: int = 0,
        discount: int = 0,
        taker_gains: str = "",
        owner_gains: str = "",
        kept: bool = False,
    ) -> None:
        super().__init__(
            "relic",
            number,
            title,
            Side(title, () if converter is None else (converter,)),
            trade=KEPT if kept else LOAN,
            enters=DRAWN,
        )
        self.gains = checked(gains, GAINED, "a gain")
        self.colony_support = colony_support
        self.colonies = colonies
        self.per_acknowledgements = per_acknowledgements
        self.discount = discount
        self.taker_gains = checked(taker_gains, GAINED, "a gain")
        self.owner_gains = checked(owner_gains, GAINED, "a gain")


class Colony(Card):
    """A colony of the common deck; `flip` is what its purple converter costs."""

    def __init__(
        self,
        number: int,
        name: str,
        biome: str,
        front: Converter,
        flip: Converter,
        back_biome: str,
        back: Converter,
    ) -> None:
        super().__init__(
            "colony",
            number,
            id_of(name),
            Side("", (front,), biome=biome),
            Side("", (back,), biome=back_biome),
            (flip,),
            trade=KEPT,
            enters=DRAWN,
            name=name,
        )
        if biome == back_biome:
            raise ValueError(f"{name}: no colony keeps its biome when it is flipped")


class Team(Card):
    """A research team: one of `costs` is paid to invent, `vp` are scored. An era IV team shares no technology."""

    def __init__(
        self, number: int, title: str, era: int, vp: int, costs: Sequence[str], technology: str = ""
    ) -> None:
        super().__init__("team", number, title, Side(title, ()), trade=KEPT, enters=DRAWN)
        if era not in ERAS or (era == UNIQUE_ERA) != (not technology):
            raise ValueError(f"{title}: eras are 1 to 4, and a team has a technology in eras 1 to 3 only")
        if technology and (technology not in TECHNOLOGIES or TECHNOLOGIES[technology].era != era):
            raise ValueError(f"{title}: {technology!r} is no technology of era {era}")
        if len(costs) < 2 or vp < 1:
            raise ValueError(f"{title}: a team has two costs or three, and scores")
        self.era = era
        self.vp = vp
        self.costs = tuple(checked(cost, TAKEN, "a cost of inventing") for cost in costs)
        self.technology = technology


def _listed(converters: Converter | Sequence[Converter]) -> Sequence[Converter]:
    return (converters,) if isinstance(converters, Converter) else converters
