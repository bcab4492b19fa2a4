"""The campaign of Sidereal Confluence: who plays what, a file that was broken off, and what it adds up to."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tools.sidereal_campaign import campaign, play, read, report, species_of

from cosmodrome.games.sidereal.tables import SPECIES_IDS


@pytest.mark.parametrize("seats", range(4, 10))
def test_species_go_round(seats: int) -> None:
    played: Counter[str] = Counter()
    for number in range(90):
        species = species_of(3, seats, number)
        assert len(set(species)) == seats
        played.update(species)
    assert set(played) == set(SPECIES_IDS)
    assert 2 * min(played.values()) > max(played.values())


def test_a_campaign_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = play(["random"] * 4, 5, 1)
    path.write_text(json.dumps(whole) + "\n" + json.dumps(whole)[:40])
    assert read(path) == [whole]
    campaign(path, ["random"] * 4, 5, 2, 1)
    assert sorted(line["game"] for line in read(path)) == [0, 1]
    assert read(path)[0] == whole


def test_bots_are_compared_game_by_game() -> None:
    def line(scores: list[float]) -> dict[str, object]:
        times = {"greedy": 1.0, "trader": 3.0}
        return {
            "bots": ["trader", "greedy", "trader", "greedy"], "species": SPECIES_IDS[:4], "scores": scores,
            "answers": {"greedy": 10, "trader": 10}, "mean": times, "slowest": times,
        }  # fmt: skip

    found = report([line([30.0, 20.0, 40.0, 10.0]), line([22.0, 20.0, 22.0, 20.0])])
    count, mean, _, _ = found["differences"]["greedy", "trader"]
    assert (count, mean) == (2, -11.0)
    assert found["scores"]["trader", "all"][:2] == (4, 28.5)
    assert found["times"]["trader"] == (3.0, 3.0, 3.0, 0, 20)
