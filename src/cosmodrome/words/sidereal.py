"""What Sidereal Confluence alone says: cards, and converters in words, "3 Industry become 1 Food and 1 Ultratech".

Amounts are messages of their own, `amount-<thing>` with `$count`; where cubes of one colour are put in and come out,
their things are `one_small` and `same_small`. A sentence gets amounts joined, as `$inputs`, `$outputs`, `$donated`.
The name of a card is the message of the title of its front, `card-<title>`, unless it has a proper name.
"""

from typing import Any, Final

from cosmodrome.words.deals import amounts, free, happened, joined, made
from cosmodrome.words.message_trees import NAMES, SEATS, Facts, Grammar, Tree, Words, phrase, row

MATCHED: Final = {"any_small": "small", "any_large": "large"}
"""Cubes of whichever colour, by size: among outputs they have the colour that was put in."""


def matched(things: Facts, cubes: str) -> Facts:
    """Counts of things, cubes of any colour called by what they have in common: `one` or `same`."""
    return {
        f"{cubes}_{MATCHED[thing]}" if thing in MATCHED else thing: count for thing, count in things.items()
    }


def title(side: Facts) -> str:
    """The name of a side of a card; half of a name begins with a small letter."""
    return f"card-{side['title']}"


def pair(left: Facts, right: Facts) -> Tree:
    """The name of two half cards, by the sides that are up."""
    return phrase("half-names", left=phrase(title(left)), right=phrase(title(right)))


# --- converters


def converter(facts: Facts) -> Tree:
    """What a converter does, a sentence without its end."""
    inputs, outputs, donated = facts["inputs"], facts["outputs"], facts["donated"]
    if facts["prices"]:
        prices = joined([price(each) for each in facts["prices"]], "prices-or")
        return phrase("converter-steal", stolen=facts["stolen"], prices=prices)
    if not MATCHED.keys().isdisjoint(outputs):
        inputs, outputs = matched(inputs, "one"), matched(outputs, "same")
    if not outputs and not donated:
        return phrase("converter-inputs", inputs=inputs)
    if not inputs:
        return phrase("converter-free", made=made(outputs, donated))
    return phrase("converter-both", inputs=inputs, made=made(outputs, donated))


def price(facts: Facts) -> Tree:
    """One price of a theft."""
    return phrase("price-envoys", **facts) if facts["envoys"] else amounts(facts["inputs"])


def paid(facts: Facts) -> Tree:
    """What a purple converter costs, and brings if it brings anything."""
    return converter(facts) if facts["outputs"] or facts["donated"] else amounts(facts["inputs"])


# --- cards


def side_lines(side: Facts) -> list[Tree]:
    """The converters of a side, a line each, and what fleets they need."""
    lines: list[Tree] = [
        phrase("line-runs", arrow=facts["arrow"], how=converter(facts)) for facts in side["converters"]
    ]
    return [*lines, phrase("line-fleets", fleets=side["fleets"])] if side["fleets"] else lines


def brings(card: Facts) -> list[Tree]:
    """What relic worlds and fleets do beside converters."""
    lines: list[Tree] = []
    if card["gains"]:
        lines.append(phrase("line-gains", goods=card["gains"]))
    for field in ("colonies", "per_acknowledgements", "discount", "colony_support", "fleet_support"):
        if card[field]:
            lines.append(phrase(f"line-{field.replace('_', '-')}", count=card[field]))
    if card["taker_gains"]:
        lines.append(
            phrase("line-first-trade", goods=card["taker_gains"], others=amounts(card["owner_gains"]))
        )
    return lines


def upgrades(card: Facts) -> list[Tree]:
    """The ways to flip a card, each alone, and what it does then."""
    if card["back"] is None:
        return []
    lines: list[Tree] = [
        phrase("line-upgrade", how=paid(way["run"])) for way in card["upgrades"] if "run" in way
    ]
    spent: list[Tree] = [phrase("", card=way["spend"]) for way in card["upgrades"] if "spend" in way]
    if spent:
        lines.append(phrase("line-spend", cards=joined(spent, "amounts-or")))
    biome = card["back"]["biome"]
    flipped = (
        phrase("line-upgraded-biome", biome=biome)
        if biome
        else phrase("line-upgraded", title=card["back"]["title"])
    )
    return [*lines, flipped, *side_lines(card["back"])]


def marks(card: Facts) -> list[Tree]:
    """What else holds of a card."""
    lines: list[Tree] = [phrase("line-half", card=card["partner"])] if card["partner"] else []
    lines += [f"line-{mark.replace('_', '-')}" for mark in ("interest", "one_taker") if card[mark]]
    if card["trade"] in ("bound", "kept"):
        lines.append(f"line-{card['trade']}")
    if card["type"] == "nullspace":
        lines.append("line-removed")
    return lines


def team_lines(card: Facts) -> list[Tree]:
    """What inventing costs and brings."""
    costs = joined([amounts(cost) for cost in card["costs"]], "amounts-or")
    invents = phrase("line-invents", technology=card["technology"]) if card["technology"] else "line-unique"
    return [phrase("line-invent", costs=costs, vp=card["vp"]), invents]


class SiderealWords(Words):
    """Here names of cards are words in every language, as docs/words.md says."""

    grammar = Grammar(
        NAMES | {
            "good": ["good-"], "goods": ["good-"], "biome": ["biome-"], "species": ["species-"], "people": ["people-"],
            "technology": ["card-"], "technologies": ["card-"], "licences": ["card-"], "arrow": ["arrow-"],
            "team": [""], "teams": [""], "colonies": [""], "spent": [""], "under": [""], "taken": [""],
            "title": ["card-"], "track": ["track-"], "fate": ["fate-"], "phrases": ["phrase-"], "why": ["no-"],
            "source": ["", "part-", "good-"],
        },
        [*SEATS, "by", "giver", "receiver", "to", "maker", "victim", "faderan", "inventor", "refused_by", "parties",
         "others"],
        by_seat={"scores": "points", "leftovers": "points", "ships": ""},
        subjects={"species": ["people"], "cube": ["good"], "lose": ["good"], "buy": ["space+1"]},
        asked=["bid", "halved", "bid-halved-colony"],
    )  # fmt: skip

    def card(self, card: Facts) -> Facts:
        return {**card, "said": self.lines(card)}

    def name(self, card: Facts) -> Tree | None:
        """The name of a confluence card is put together."""
        if card["type"] == "confluence":
            players = joined([str(players) for players in card["players"]], "amounts-or")
            return phrase("confluence-name", turn=card["turn"], players=players)
        return None if "name" in card else title(card["front"])

    def in_short(self, card: Facts) -> Tree:
        """`Technology, Caylion, era 1`."""
        words: list[Tree] = [f"kind-{card['type']}"]
        if card.get("species"):
            words.append(f"species-{card['species']}")
        if card.get("era"):
            words.append(phrase("short-era", era=card["era"]))
        if card.get("front") and card["front"]["biome"]:
            words.append(f"biome-{card['front']['biome']}")
        return row(", ", words)

    def lines(self, card: Facts) -> list[Tree]:
        """How it enters play, what it brings, what its front does, how it is upgraded, what its back does."""
        if card["type"] == "confluence":
            return [phrase("line-sharing", bonus=card["bonus"], yengii=card["yengii"])]
        if card["type"] == "team":
            return team_lines(card)
        entry: list[Tree] = [phrase("line-play", how=paid(card["entry"]))] if card["entry"] else []
        return [*entry, *brings(card), *side_lines(card["front"]), *upgrades(card), *marks(card)]

    tells = True

    def event(self, facts: Facts, viewer: int | None) -> dict[str, Any]:
        return happened(facts, viewer)

    def free(self, verb: str, payload: Facts, viewer: int | None) -> Tree:
        return free(verb, payload, viewer)
