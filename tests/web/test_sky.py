"""Behind each table lies a nebula of its own, nowhere too bright for the words over it."""

import pytest

from tests.house.test_seat_colours import contrast

from .conftest import Visitor

GAMES = {"race": 4, "jump_drive": 4, "pocket_mars": 4, "sidereal": 9}
"""With as many seats as there may be, each of which has its colour."""
BRIGHTEST = """() => {
  const canvas = document.querySelector('[data-testid=sky]');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const light = (at) => 2126 * data[at] ** 2.4 + 7152 * data[at + 1] ** 2.4 + 722 * data[at + 2] ** 2.4;
  let best = 0;
  for (let at = 0; at < data.length; at += 4) if (light(at) > light(best)) best = at;
  return [...data.slice(best, best + 4)];
}"""
COLOUR = """name =>
  getComputedStyle(document.querySelector('[data-testid=board]')).getPropertyValue('--' + name).trim()"""


def over(top: str, below: list[int]) -> str:
    """A colour with a share of what is below it, `top` being written with that share as its last two digits."""
    parts = [int(top[at : at + 2], 16) for at in (1, 3, 5, 7)]
    share = parts.pop() / 255
    return "#" + "".join(
        f"{round(one * share + two * (1 - share)):02x}" for one, two in zip(parts, below, strict=False)
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(2)
def test_the_brightest_spot_bears_the_words_over_it(visitor: Visitor, game: str) -> None:
    visit = visitor(painted=True)
    visit.play(bots=GAMES[game] - 1, seed=1, game=game)
    visit.table.question()
    spot = visit.until(
        lambda: (found := visit.page.evaluate(BRIGHTEST))[3] and found, "the nebula is painted"
    )
    glass = over(visit.page.evaluate(COLOUR, "glass"), spot)
    words = ["text", "soft", "faint", *(f"seat-{seat}" for seat in range(GAMES[game]))]
    seen = {name: contrast(visit.page.evaluate(COLOUR, name), glass) for name in words}
    assert {name: ratio for name, ratio in seen.items() if ratio < 4.5} == {}


def test_each_game_has_a_ground_of_its_own(visitor: Visitor) -> None:
    visit = visitor()
    grounds = set()
    for game in GAMES:
        visit.play(bots=3, seed=1, game=game)
        visit.table.question()
        ground = visit.page.evaluate(COLOUR, "ground")
        grounds.add(ground)
        # The light below the towers of a result.
        lit = over(
            ground + "8c", [int(visit.page.evaluate(COLOUR, "panel")[at : at + 2], 16) for at in (1, 3, 5)]
        )
        assert contrast(visit.page.evaluate(COLOUR, "soft"), lit) >= 4.5, game
    assert len(grounds) == len(GAMES)
