"""What a person types for a seat, a good or a card of Sidereal Confluence, found by a part of its name."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cosmodrome.cli.board import Slip
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.views import CardView, SeatView, SiderealView
from cosmodrome.words.render import Speaker
from cosmodrome.words.sidereal import title

LETTERS: Final[dict[str, str]] = {
    "white": "w", "brown": "n", "green": "g", "yellow": "Y", "blue": "B", "black": "K", "ultratech": "U", "ship": "S",
    "wild_small": "x", "wild_large": "X", "any_small": "a", "any_large": "A", "vp": "*", "envoy": "E", "relic": "R",
    "bonus": "+", "desert": "(D)", "ice": "(I)", "jungle": "(J)", "ocean": "(O)", "world": "(C)",
}  # fmt: skip
"""Short signs, the same in every language: small cubes in small letters, what is larger in capitals."""
GOOD_WORDS: Final = WORDS[:GOODS]
ME: Final = ("me", "i", "yo", "ja")
TOKENS: Final = {
    "points": ("point", "punt", "punk"),
    "envoys": ("envoy", "enviad", "wysłan"),
    "acknowledgements": ("ack", "reconoc", "podzięk"),
}
"""What the amounts of other things begin with."""
LICENCE: Final = re.compile(r"licen\w+\s+(.+)", re.IGNORECASE)
AMOUNT: Final = re.compile(r"(\d+)\s*(\D.*)")
AND: Final = re.compile(r"\s*[,+]\s*|\s+(?:and|y|i)\s+")
NONE: Final = ("", "-", "nothing", "nada", "nic")


class Names:
    """Finds what is named; raises Slip, with what there is, where nothing or too much is."""

    def __init__(self, words: Speaker, players: list[str], view: SiderealView) -> None:
        self.words = words
        self.players = players
        self.view = view
        self.me = view.seat if view.seat is not None else 0

    # --- seats

    def aliases(self) -> list[tuple[str, int]]:
        """What seats are called, the longest first."""
        found = [(word, self.me) for word in ME]
        for seat in self.view.players:
            called = {self.players[seat.seat].casefold(), str(seat.seat + 1)}
            if seat.species:
                called |= {seat.species, self.words.say(f"species-{seat.species}").casefold()}
            found += [(name, seat.seat) for name in called]
        return sorted(found, key=lambda one: -len(one[0]))

    def take_seat(self, text: str) -> tuple[int | None, str]:
        """The seat that a text begins with, by a name or the beginning of one, and the rest; None for none."""
        text = text.strip()
        folded = text.casefold()
        for name, seat in self.aliases():
            if folded.startswith(name) and not folded[len(name) : len(name) + 1].isalnum():
                return seat, text[len(name) :].strip()
        first, _, rest = text.partition(" ")
        begun = {
            seat for name, seat in self.aliases() if len(first) > 1 and name.startswith(first.casefold())
        }
        return (begun.pop(), rest.strip()) if len(begun) == 1 else (None, text)

    def seat(self, text: str) -> int:
        seat, rest = self.take_seat(text)
        if seat is None or rest:
            raise self.slip("typed-no-player", given=text, allowed=", ".join(self.players))
        return seat

    # --- goods and whatever else is given

    def good(self, text: str) -> str | None:
        """A good by its letter, colour or name, or the beginning of one that no other has."""
        found = text.strip()
        for good in GOOD_WORDS:
            if found == LETTERS[good] or (
                good[:4] != "wild" and found.casefold() == LETTERS[good].casefold()
            ):
                return good
        folded = found.casefold()
        called = {
            good: (
                good,
                good.replace("_", " "),
                *(self.words.say(f"{family}-{good}").casefold() for family in FAMILIES),
            )
            for good in GOOD_WORDS
        }
        for fits in (str.__eq__, str.startswith):
            goods = {good for good, names in called.items() if any(fits(name, folded) for name in names)}
            if len(goods) == 1:
                return goods.pop()
        plural = folded[:-1] if len(folded) > 3 and folded[-1] in "sy" else ""
        return self.good(plural) if plural else None

    def goods(self, text: str) -> dict[str, int]:
        """`2 green, 1 ship`."""
        pack = self.pack(text, [])
        if pack.keys() - {"goods"}:
            raise self.slip("typed-no-good", given=text, allowed=self.all_goods())
        found: dict[str, int] = pack.get("goods", {})
        return found

    def all_goods(self) -> str:
        return ", ".join(f"{LETTERS[good]} {good} ({self.words.say(f'good-{good}')})" for good in GOOD_WORDS)

    def pack(self, text: str, cards: Iterable[str]) -> dict[str, Any]:
        """What is given, as a payload has it; `cards` are those it can be among."""
        pack: dict[str, Any] = {}
        goods: dict[str, int] = {}
        for item in AND.split(text.strip()) if text.strip().casefold() not in NONE else []:
            amount = AMOUNT.fullmatch(item)
            if amount:
                self.put_amount(pack, goods, int(amount[1]), amount[2].strip())
            elif item.casefold() == "parcel":
                pack["parcel"] = True
            elif licence := LICENCE.fullmatch(item):
                pack.setdefault("licences", []).append(self.technology(licence[1]))
            elif good := self.good(item):
                goods[good] = goods.get(good, 0) + 1
            else:
                pack.setdefault("cards", []).append(self.card(item, cards))
        return {**pack, "goods": goods} if goods else pack

    def put_amount(self, pack: dict[str, Any], goods: dict[str, int], count: int, what: str) -> None:
        for field, beginnings in TOKENS.items():
            if what.casefold().startswith(beginnings):
                pack[field] = pack.get(field, 0) + count
                return
        good = self.good(what)
        if good is None:
            raise self.slip("typed-no-good", given=what, allowed=self.all_goods())
        goods[good] = goods.get(good, 0) + count

    # --- cards

    def card(self, text: str, among: Iterable[str] = ()) -> str:
        """A card by its id or a part of its name; among these, or any in play, if there are none."""
        pool = list(among) or self.in_play()
        return self.one_of(text, {card: self.called(card) for card in pool})

    def technology(self, text: str) -> str:
        named = {
            str(card["technology"]): names_of(self.words, card["technology"])
            for card in self.words.cards.values()
            if card.get("technology")
        }
        return self.one_of(text, named)

    def called(self, card: str) -> list[str]:
        """The names of a card's sides; of a research team also what it invents."""
        facts = self.words.cards[card]
        names = [str(facts["name"])]
        if facts.get("back") and facts["back"]["title"]:
            names.append(self.words.capital(title(facts["back"]), self.words.english_names))
        if facts["type"] == "team" and facts["technology"]:
            names += names_of(self.words, facts["technology"])
        return names

    def one_of(self, text: str, named: Mapping[str, list[str]]) -> str:
        wanted = text.strip().casefold()
        if wanted in named:
            return wanted
        fits: list[str] = []
        for how in (str.__eq__, str.startswith, str.__contains__):
            fits = [
                one for one, names in named.items() if any(how(name.casefold(), wanted) for name in names)
            ]
            if fits:
                break
        if len(fits) == 1 and wanted:
            return fits[0]
        if not fits or not wanted:
            allowed = ", ".join(names[0] for names in list(named.values())[:12])
            raise self.slip(
                "typed-no-card", given=text.strip(), allowed=allowed or self.words.say("amounts-none")
            )
        raise self.slip(
            "typed-many-cards", given=text.strip(), cards=", ".join(named[one][0] for one in fits[:8])
        )

    def held(self, seat: SeatView) -> list[CardView]:
        return [*seat.cards, *seat.colonies, *seat.teams]

    def of_seat(self, seat: int | None) -> list[str]:
        """The cards before a seat; those of all for none."""
        return self.in_play() if seat is None else [card.card for card in self.held(self.view.players[seat])]

    def in_play(self) -> list[str]:
        tracks = [space.card for space in (*self.view.colony_track, *self.view.research_track) if space.card]
        return [card.card for seat in self.view.players for card in self.held(seat)] + tracks

    def all_names(self, counted: bool) -> list[str]:
        """Whoever and whatever can be named: players, goods, cards in play; behind a number goods alone."""
        goods = [self.words.say(f"good-{good}") for good in GOOD_WORDS]
        return (
            goods
            if counted
            else [*self.players, *goods, *(name for card in self.in_play() for name in self.called(card))]
        )

    def slip(self, message: str, **facts: int | str) -> Slip:
        return Slip(self.words.say(message, **facts))


FAMILIES: Final = ("good", "colour")


def names_of(words: Speaker, technology: str) -> list[str]:
    """What a technology is called here, and in this language whatever the language of names."""
    return [words.named("technology", technology), words.say(f"card-{technology}")]
