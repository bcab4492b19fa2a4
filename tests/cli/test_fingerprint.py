"""The fingerprint of play: every game and seat count, the same for the same seed and for no other."""

import pytest
from tools import fingerprint

from cosmodrome.games.catalogue import GAMES


def test_every_game_is_found() -> None:
    found = [game.meta.id for game in fingerprint.all_games()]
    assert set(GAMES) <= set(found) and found == sorted(set(found))


@pytest.mark.parametrize("game", GAMES)
def test_a_digest_follows_from_game_seats_and_seed(game: str) -> None:
    played = GAMES[game]
    seats = played.meta.seats
    digests = [fingerprint.digest(played, count, seed) for count in seats for seed in (1, 2)]
    assert len(set(digests)) == len(digests)
    assert fingerprint.digest(played, seats[0], 1) == digests[0]


def test_what_is_suggested_has_digests_of_its_own() -> None:
    race = GAMES["race"]
    ((name, options),) = fingerprint.suggested(race)
    assert name == "goals"
    digests = {
        fingerprint.digest(race, seats, 1, given)
        for seats in race.meta.seats
        for given in (options, {"gathering_storm": True})
    }
    assert len(digests) == 2 * len(race.meta.seats)
