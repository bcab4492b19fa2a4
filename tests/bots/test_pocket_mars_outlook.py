"""What the searching bot of Pocket Mars expects of a table of two: better for who is better off, and of any deck."""

import json

from cosmodrome.bots.pocket_mars.deck import Deck, Effect
from cosmodrome.bots.pocket_mars.outlook import (
    DRAWN,
    LAUNCHED,
    LEARNED,
    LOWERED,
    PLACED,
    RAISED,
    Outlook,
    doings,
)
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.game import POCKET_MARS, PocketMars
from tests.laws.laws import redeal
from tests.rules.pocket_mars.scenario import PLAIN, Has, Table, begin, play, seat

CARDS = ("water_1 energy_3", "science_5 ecosystem_6")


def chance(table: Table, at: int = 0) -> float:
    return outlook(table.game).chance(table.view(at))


def outlook(game: PocketMars) -> Outlook:
    return Outlook(Deck(game))


def against(mine: Has, turn: int = 0) -> Table:
    other = seat(ship=1, energy=1, one="science energy")
    return play(mine, other, game=POCKET_MARS, turn=turn)


def test_more_colonists_on_mars_are_better() -> None:
    behind = chance(against(seat(*CARDS, one="water")))
    level = chance(against(seat(*CARDS, one="water energy")))
    ahead = chance(against(seat(*CARDS, one="water energy", two="science ecosystem")))
    assert 0 < behind < level < ahead < 1


def test_late_in_the_game_a_lead_is_worth_more() -> None:
    lead = seat(*CARDS, ship=1, one="water energy", two="science ecosystem")
    late = seat(*CARDS, ship=1, one="water energy water energy", two="science ecosystem")
    assert chance(against(lead)) < chance(against(late))


def test_what_cannot_be_seen_does_not_matter() -> None:
    table = against(seat(*CARDS, ship=2, one="water"))
    wanted = chance(table)
    for seed in range(3):
        twin = redeal(POCKET_MARS, table.state, 0, seeded(seed, "twin"))
        assert outlook(POCKET_MARS).chance(POCKET_MARS.view(twin, 0)) == wanted


def test_any_deck_can_be_played() -> None:
    assert 0 < chance(play(seat(), seat(), game=PLAIN)) < 1


def test_there_is_a_number_for_each_feature() -> None:
    features = outlook(POCKET_MARS).reading.features(begin(2).view(0))
    learned = json.loads(LEARNED.read_text(encoding="utf-8"))
    assert {len(row) for row in learned["hidden"]} == {len(features)}
    assert len(learned["hidden"]) == len(learned["hidden_bias"]) == len(learned["out"])


def test_cards_are_added_up_by_what_they_do() -> None:
    effects = [
        {"effect": "launch", "n": 2},
        {"effect": "place", "n": 1, "to": "any", "source": "earth"},
        {"effect": "shift_star", "n": 1, "owner": "own", "way": "up"},
        {"effect": "shift_star", "n": 1, "owner": "other", "way": "down"},
        {"effect": "draw", "n": 3},
    ]
    found = doings([Effect(one) for one in effects])
    assert (found[LAUNCHED], found[PLACED], found[RAISED], found[LOWERED], found[DRAWN]) == (3, 1, 1, 1, 3)
