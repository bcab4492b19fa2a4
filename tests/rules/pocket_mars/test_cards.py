"""Every card of every set, both halves: what happens is what the card says, and not when its terms are not met."""

from typing import Any

import pytest

from cosmodrome.games.pocket_mars.box import SETS
from cosmodrome.games.pocket_mars.cards import Card
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.powers import EFFECTS
from cosmodrome.games.pocket_mars.sets.red_horizon import CARDS as RED_HORIZON

from .scenario import COLOURS, HOMES, Table, play, seat

PLAYED = {card: {each.option: True} if each.option else {} for each in SETS.sets for card in each.cards}
"""By card: the option that it is played with."""
CARDS = [(card, half) for card in PLAYED for half in ("hand", "prep")]
NAMES = [f"{card.id}-{half}" for card, half in CARDS]
TAGS = {
    "launch": "launched",
    "gain_energy": "energy-gained",
    "draw": "drew",
    "place": "placed",
    "swap_stars": "swapped",
    "swap_cards": "cards-swapped",
    "swap_places": "cards-swapped",  # the last answer; R6.14 tests the others
    "peek_prep": "peeked",
    "bury_card": "buried",
    "return_prep": "prep-returned",
    "cover": "covered",
    "discard_card": "discarded",
    "discard_other": "other-discarded",
}
"""The event of each effect; a shift is promoted or demoted."""


def others(card: Card, *colours: str) -> str:
    """A card of each of these colours that is not `card`."""
    found = []
    for colour in colours:
        names = [f"{colour}_{rank}" for rank in range(1, 8)]
        found.append(next(name for name in names if name != card.id and name not in found))
    return " ".join(found)


def table_for(card: Card, half: str, energy: int = 3, meets: bool = True) -> Table:
    """Three players, where everything the card could ask for is there; `meets` says whether its condition holds."""
    condition = card.facts()[half]["condition"] or {"if": ""}
    here = card.colour if card.colour in HOMES else "water"
    others_at = [home for home in HOMES if home != here]
    own = [others_at[0]]
    if condition["if"] == "colonist_here" and not meets:
        pass
    elif condition["if"] != "no_colonist_here" or not meets:
        own.append(here)
    wanted = condition.get("colour", "science")
    if condition["if"] == "hand_has" and not meets:
        wanted = next(colour for colour in COLOURS if colour != condition["colour"])
    rest = next(colour for colour in COLOURS if colour not in (wanted, condition.get("colour")))
    hand = others(card, wanted, rest)
    prep = others(card, next(c for c in COLOURS if c not in (wanted, rest)))
    if half == "hand":
        hand = f"{card.id} {hand}"
    else:
        prep = f"{card.id} {prep}"
    return play(
        seat(hand=hand, prep=prep, ship=2, energy=energy, one=" ".join(own)),
        seat(one=" ".join(own), two=others_at[0]),
        seat(two=f"{others_at[1]} {others_at[2]}"),
        piles={"construction": _pile(card, hand + " " + prep)},
        game=POCKET_MARS,
        energy_max="7",
        **PLAYED[card],
    )


def _pile(card: Card, taken: str) -> str:
    left = [
        f"construction_{rank}"
        for rank in range(1, 8)
        if f"construction_{rank}" not in [*taken.split(), card.id]
    ]
    return " ".join(left[:2])


def carried_out(table: Table, card: Card, half: str) -> Table:
    """Play the card and do its action; always the last answer, so nothing is declined but the number's colonist."""
    table.choose(0, f"{half}:{card.id}")
    if table.purpose(0) == "place-here":
        table.choose(0, "decline")
    while table.view(None).phase == "turn" and table.view(None).turn == 0 and table.awaited == [0]:
        decision = table.decision(0)
        if decision.purpose == "use-ability" or decision.about in COLOURS:
            table.choose(0, "decline")
        else:
            table.choose(0, table.options(0)[-1])
    return table


def happened(table: Table, card: Card) -> list[dict[str, Any]]:
    """The events that the card's effects brought."""
    return [event for event in table.events if event.get("why") == card.id]


def expected(effect: dict[str, Any], events: list[dict[str, Any]], card: Card) -> None:
    """Take the events of one effect off the list."""
    kind = effect["effect"]
    if kind in ("launch", "gain_energy", "draw"):
        event = events.pop(0)
        assert (event["event"], event["count"]) == (TAGS[kind], effect["n"])
        return
    for _ in range(effect.get("n", 1)):
        event = events.pop(0)
        if kind == "shift_star":
            ways = {"up": ["promoted"], "down": ["demoted"], "either": ["promoted", "demoted"]}
            assert event["event"] in ways[effect["way"]]
            assert effect["owner"] == "any" or (event["owner"] == 0) == (effect["owner"] == "own")
        else:
            assert event["event"] == TAGS[kind]
        if kind in ("place", "cover", "bury_card", "discard_card"):
            assert event["source"] == effect["source"] or effect["source"] == "any"
        if "here" in (effect.get("to"), effect.get("building")):
            assert event["building"] == card.colour


@pytest.mark.parametrize(("card", "half"), CARDS, ids=NAMES)
def test_a_card_does_what_it_says(card: Card, half: str) -> None:
    facts = card.facts()[half]
    table = carried_out(table_for(card, half), card, half)
    events = happened(table, card)
    done = table.facts("action-done")
    assert [(event["card"], event["half"], event["cost"]) for event in done] == [
        (card.id, half, facts["cost"])
    ]
    for effect in facts["effects"]:
        expected(effect, events, card)
    assert events == []
    covered = half == "hand" and any(effect.get("source") == "this" for effect in facts["effects"])
    assert len(table.facts("played-card-discarded")) == (half == "hand" and not covered)


@pytest.mark.parametrize(("card", "half"), CARDS, ids=NAMES)
def test_a_card_does_nothing_when_its_terms_are_not_met(card: Card, half: str) -> None:
    facts = card.facts()[half]
    tables = []
    if facts["condition"] is not None:
        tables.append(table_for(card, half, meets=False))
    if facts["cost"]:
        tables.append(table_for(card, half, energy=facts["cost"] - 1))
    for table in tables:
        carried_out(table, card, half)
        assert table.facts("action-done") == [] and happened(table, card) == []
    assert tables or not (facts["condition"] or facts["cost"])


def test_every_kind_of_effect_is_tested_here_or_with_the_rules() -> None:
    used = {effect["effect"] for card, half in CARDS for effect in card.facts()[half]["effects"]}
    known = {kind.effect for kind in EFFECTS}
    assert used <= known and set(TAGS) | {"shift_star"} == known
    assert known - used <= {"discard_card", "swap_cards"}  # R6.11 and R6.6 test them


def test_the_deck_keeps_to_what_is_said_of_the_printed_one() -> None:
    """Energy from project cards comes only from the energy suit; top actions have no terms, bottom ones mostly."""
    for card in RED_HORIZON:
        facts = card.facts()
        gains = {effect["effect"] for half in ("hand", "prep") for effect in facts[half]["effects"]}
        assert card.colour == "energy" or "gain_energy" not in gains
        assert facts["hand"]["cost"] == 0 and facts["hand"]["condition"] is None
        assert facts["hand"]["effects"] != facts["prep"]["effects"], f"{card.id}: both halves do the same"
    terms = [card.prep.cost > 0 or card.prep.condition is not None for card in RED_HORIZON]
    assert sum(terms) >= 23
    resets = [
        card
        for card in RED_HORIZON
        if any(effect.effect == "cover" for effect in (*card.hand.effects, *card.prep.effects))
    ]
    assert 1 <= len(resets) <= 4
