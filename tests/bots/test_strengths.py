"""What is known of the strength of bots: after games enough, the bot that is offered first is the strongest."""

from pathlib import Path

import pytest
from tools.rate_bots import above_each, apart, seated

from cosmodrome.bots import catalogue
from cosmodrome.bots.levels import LEVELS
from cosmodrome.bots.strengths import STRENGTHS
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.ratings import begin, shown

CAMPAIGNS = (Path(__file__).resolve().parents[2] / "docs/campaigns.md").read_text(encoding="utf-8")
FROM_SHARES = {
    ("race", 2): (0.686, 220, "| 2 seats | 220 | 68.6 %"),
    ("race", 3): (0.472, 150, "| 3 seats, against two | 150 | 47.2 %"),
    ("race", 4): (0.390, 100, "| 4 seats, against three | 100 | 39.0 %"),
    ("jump_drive", 2): (0.668, 1400, "66.8 % of 1,400"),
    ("jump_drive", 3): (0.514, 210, "`greedy` (seed 5) | 210 | 51.4 % won"),
    ("pocket_mars", 2): (0.710, 1400, "71.0 % of 1,400"),
    ("pocket_mars", 3): (0.544, 150, "seats changed | 150 | 54.4 % won"),
}
"""By game and seats, the share that the best bot won against `greedy`, of how many games, and where that is told."""


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_offered_first_is_the_strongest_and_it_is_known_from_games_enough(game: str) -> None:
    best = catalogue.names(game)[0]
    for seats, (games, strengths) in STRENGTHS[game].items():
        assert set(strengths) == {*catalogue.names(game), *(level.bot for level in LEVELS[game])}
        assert seats in GAMES[game].meta.seats
        assert strengths[best] == max(strengths.values()), seats
        told = shown(begin(game, seats, best))
        assert games > 36 and not told.provisional and told.points >= 1500
    for seats in set(GAMES[game].meta.seats) - {1, *STRENGTHS[game]}:
        assert shown(begin(game, seats, best)).provisional, "from another number of seats it is a guess"


@pytest.mark.parametrize(("game", "seats"), FROM_SHARES)
def test_a_share_of_the_campaigns_is_what_it_says(game: str, seats: int) -> None:
    share, played, text = FROM_SHARES[game, seats]
    games, strengths = STRENGTHS[game][seats]
    assert text in CAMPAIGNS and f"{played:,}" in text and games <= played
    assert strengths[catalogue.names(game)[0]] == round(25 + apart(seats, above_each(seats, share)), 1)


def test_as_many_as_plain_ones_win_is_no_distance() -> None:
    assert abs(apart(2, 0.5)) < 1e-9 and abs(apart(4, above_each(4, 0.25))) < 1e-9
    assert (apart(2, 0.9999), apart(3, 1.0), apart(3, 0.0)) == (20, 20, -20)
    assert abs(apart(2, 0.3) + apart(2, 0.7)) < 1e-9


def test_each_bot_sits_anywhere_as_often() -> None:
    names = ["a", "b", "c", "d"]
    tables = [seated(names, 4, number) for number in range(400)]
    assert all(70 < sum(table[seat] == name for table in tables) < 130 for name in names for seat in range(4))
