"""What environments are made with: whatever is wrong is said in one line, with what is allowed."""

import subprocess
import sys
from typing import Any

import pytest

from cosmodrome import rl

MAKERS = [rl.aec, rl.parallel, rl.seat, rl.vector]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(
    ("game", "given", "said"),
    [
        ("chess", {}, "there is no game 'chess'; the games are race, jump_drive, pocket_mars, sidereal"),
        ("race", {"seats": 6}, "race: 6 seats; allowed are 2, 3, 4, 5"),
        ("race", {"options": {"edition": "third"}}, "option edition: 'third' is not one of first, second"),
        ("race", {"options": ["edition"]}, "options ['edition'] is not a dict of option values; race has "),
        ("race", {"reward": "wins"}, "reward 'wins' is not one of win, zero-sum, rank, margin, points"),
        ("pocket_mars", {"seats": 1, "reward": "rank"}, "reward 'rank' is not one of win, zero-sum, points"),
        ("race", {"mask": "both"}, "mask 'both' is not one of info, observation"),
        ("race", {"max_rounds": -1}, "max_rounds -1 is not a whole number from 0, which means never"),
        ("race", {"render_mode": "human"}, "render_mode 'human' is not one of ansi, or None"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(make: Any, game: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        make(game, **given)
    assert str(caught.value).startswith(said) and "\n" not in str(caught.value)


@pytest.mark.parametrize("make", MAKERS)
def test_an_unknown_name_is_refused_with_those_there_are(make: Any) -> None:
    with pytest.raises(
        TypeError, match=r"^an environment of this kind takes no 'bots'; it takes seats, options, rew"
    ):
        make("race", bots=2)


@pytest.mark.parametrize("make", [rl.aec, rl.parallel, rl.seat])
def test_what_is_illegal_may_lose_or_raise(make: Any) -> None:
    with pytest.raises(ValueError, match=r"^illegal 'skip' is not one of lose, raise$"):
        make("race", illegal="skip")


def test_without_seats_two_sit_down_or_as_few_as_may() -> None:
    assert len(rl.aec("pocket_mars").possible_agents) == 2
    assert len(rl.aec("sidereal").possible_agents) == 4


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_what_is_not_installed_is_said_in_one_line(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None\nimport cosmodrome.rl"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: cosmodrome.rl: {missing} is missing: ")
    assert last.endswith("pip install '.[rl]' there")
