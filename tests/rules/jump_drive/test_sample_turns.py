"""The rulebook's four sample turns, played by a script and compared number by number."""

import pytest

from cosmodrome.core.meta import Script

from .scenario import begin

SCRIPT = Script(
    hands=[
        ["smuggling_lair", "comet_zone", "consumer_markets", "asteroid_belt", "mining_world"],
        ["gem_world", "gem_world", "new_earth", "rebel_underground", "uplift_code"],
    ],
    queues={
        "0 income": [
            *["survey_hq", "rebel_base"],
            *["rebel_world", "alien_guardians", "mining_robots"],
            *["galactic_salon", "pirate_lair", "space_marines", "new_vinland", "artist_colony", "tourist_world"],
            *["trade_pact"] * 5, *["galactic_trendsetters"] * 6,
        ],
        "0 draw": ["rebel_outpost"],
        "1 explore": [
            *["military_convoy", "investment_credits", "colony_convoy", "contact_specialist", "genetics_lab"] * 2,
            *["war_propaganda", "uplift_researchers", "mining_conglomerate", "drop_ships", "replicant_robots"],
            *["war_propaganda", "uplift_researchers", "mining_conglomerate", "space_marines", "replicant_robots"],
        ],
    },
)  # fmt: skip
"""Joe is seat 0; the other seat explores all the time, and what it draws does not matter."""

TURNS = [
    # placed, its price, paid with | hand before, before income and after
    ("survey_team smuggling_lair", 1, "mining_world", 5, 3, 5),
    ("consumer_markets", 1, "asteroid_belt", 5, 3, 6),
    ("survey_hq", 4, "comet_zone rebel_base rebel_world alien_guardians", 6, 2, 8),
    (
        "galactic_salon pirate_lair",
        6,
        "mining_robots space_marines new_vinland artist_colony tourist_world rebel_outpost",
        8,
        0,
        11,
    ),
]
SCORED = [(0, 0, 2), (1, 1, 3), (4, 5, 6), (13, 18, 11)]
"""VP of the round, VP in all, and income."""


@pytest.fixture(scope="module")
def played():
    """Each turn's events, Joe's view as the turn began, and the table as it is in the end."""
    table = begin(2, script=SCRIPT, first_game=True)
    turns = []
    for placed, _, paid, *_ in TURNS:
        before = table.view(0)
        start = len(table.log)
        table.place(0, *placed.split()).explore(1)
        if table.purpose(0) in ("pay", "pay-both"):
            table.pay(0, paid)
        table.go_on("hand-limit" if placed.startswith("galactic") else "place")
        turns.append((before, table.events[start:]))
    return turns, table


def event(events, tag):
    return next(one for one in events if one["event"] == tag and one.get("seat") == 0)


@pytest.mark.parametrize("turn", range(4))
def test_a_turn(played, turn):
    before, events = played[0][turn]
    placed, price, paid, start, short, after = TURNS[turn]
    assert len(before.hand) == start
    away = event(events, "paid")
    assert away["count"] == price and sorted(away["cards"]) == sorted(paid.split())
    for card in placed.split():
        assert any(
            one.get("card") == card for one in events if one["event"] in ("developed", "settled", "conquered")
        )
    assert any(one["event"] == "drew" for one in events) == (placed == "survey_hq")
    scored = event(events, "scored")
    assert (scored["vp"], scored["total"], scored["income"]) == SCORED[turn]
    drawn = event(events, "income-drawn")["count"]
    assert (drawn, short + drawn) == (SCORED[turn][2], after)
    from_hand = [card for card in placed.split() if card != "survey_team"]
    assert start - len(from_hand) - price + (placed == "survey_hq") == short


def test_military_and_icons(played):
    lairs = [one for _, events in played[0] for one in events if one["event"] == "conquered"]
    assert [(one["card"], one["military"], one["defense"]) for one in lairs] == [
        ("smuggling_lair", 1, 1),
        ("pirate_lair", 3, 3),
    ]
    explore = [before.players[0].icons["explore"] for before, _ in played[0][1:]]
    table = played[1]
    assert [*explore, table.view(0).players[0].icons["explore"]] == [3, 3, 5, 8]
    assert table.part(0, "consumer_markets").vp == 3 and table.part(0, "survey_hq").vp == 4
    assert table.part(0, "galactic_salon").vp == 5 and table.part(0, "pirate_lair").vp == 1


def test_the_hand_is_cut_to_ten(played):
    table = played[1]
    assert len(table.hand(0)) == 11
    table.expect_asked(0, "hand-limit", more=1).discard(0, "trade_pact").go_on()
    assert len(table.hand(0)) == 10 and table.view(0).players[0].vps == [0, 1, 4, 13]
