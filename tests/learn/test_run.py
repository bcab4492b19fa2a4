"""A run of learning: whole on a small game, the same after it was killed, and refused in one line where it is wrong."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmodrome.bots.net import net as nets
from cosmodrome.bots.net.inputs import Inputs
from cosmodrome.bots.race.champion import RaceChampion
from cosmodrome.core.encoding import Encoder
from cosmodrome.core.lane import action_names
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.learn import model, session
from cosmodrome.learn.grafting import read_net
from cosmodrome.learn.recipe import LEARNED, MOST_LEGS, MOST_SEED, TUNED, recipe
from cosmodrome.learn.run import CURVE, NET, Run
from cosmodrome.learn.selfplay import DISCOUNT, SelfPlay, outcomes

SMALL = {"lanes": "12", "steps": "40", "updates": "2", "lessons": "6", "hidden": "16", "batch": "64"}


class Lines(list[str]):
    """What a run tells."""

    def line(self, text: str) -> None:
        self.append(text)

    def part(self, what: str, done: int, of: int) -> None:
        if what == self.killed_at:
            raise KeyboardInterrupt

    def leg(self, run: Run, first: int) -> None:
        self.append(f"leg {run.leg}")

    killed_at = ""


def learned(folder: Path, legs: int, lines: Lines, **changed: str) -> Run:
    run = session.begin("jump_drive", folder, legs, changed=SMALL | changed)
    session.go_on(run, 0, 2, "greedy", lines)
    return run


def kept(folder: Path) -> dict[str, Any]:
    with np.load(folder / "state.npz", allow_pickle=False) as found:
        return {name: found[name] for name in found.files}


def test_a_run_that_was_killed_comes_to_the_same_net(tmp_path: Path) -> None:
    learned(tmp_path / "whole", 2, Lines())
    for killed in ("lessons", "leg 1", "leg 2"):
        lines = Lines()
        lines.killed_at = killed
        with pytest.raises(KeyboardInterrupt):
            learned(tmp_path / "killed", 2, lines)
    run = learned(tmp_path / "killed", 2, Lines())
    whole, again = kept(tmp_path / "whole"), kept(tmp_path / "killed")
    assert whole.keys() == again.keys()
    for name, each in whole.items():
        assert np.array_equal(each, again[name]), name
    assert run.over and run.games > 0
    assert (tmp_path / "whole" / NET).read_bytes() == (tmp_path / "killed" / NET).read_bytes()


def test_another_seed_is_another_net(tmp_path: Path) -> None:
    made = [session.begin("jump_drive", tmp_path / str(seed), 1, seed, changed=SMALL) for seed in (1, 2)]
    assert not np.array_equal(made[0].net["w1"], made[1].net["w1"])


def test_a_run_is_measured_and_its_net_plays(tmp_path: Path) -> None:
    lines = Lines()
    run = session.begin("jump_drive", tmp_path, 1, changed=SMALL | {"league": "0.5"})
    session.go_on(run, 1, 2, "greedy", lines)
    points = [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()]
    tables = len(run.recipe.tables)
    assert len(points) == 2 * tables and {point["leg"] for point in points} == {0, 1}
    assert points[0].keys() >= {"at", "against", "share", "low", "high"}
    assert [line for line in lines if "against greedy, 2 seats" in line]
    game = GAMES["jump_drive"]
    for seats in (2, 4):
        nets.load(tmp_path / NET, game, encoder_of("jump_drive", seats))
    # Another run begins with that net, and one looks for how it is beaten.
    again = session.begin("jump_drive", tmp_path / "again", 1, first=tmp_path / NET, changed=SMALL)
    assert again.taught and np.array_equal(
        again.net["w1"], run.net["w1"].astype(np.float16).astype(np.float32)
    )
    beaten = session.begin("jump_drive", tmp_path / "beaten", 1, exploit=tmp_path / NET, changed=SMALL)
    session.go_on(beaten, 0, 2, "greedy", Lines())
    play = SelfPlay(beaten.recipe, 0, beaten.net)
    assert play.apart.all()


def test_deals_that_are_learned_measured_and_played_in_matches_never_meet() -> None:
    made = recipe("race", MOST_LEGS, seed=MOST_SEED)
    ends = [LEARNED + (seed * 4096 + leg) * 2**30 for seed, leg in ((0, 0), (made.seed + 2, 0))]
    assert 2**58 <= ends[0] < ends[1] < TUNED


def test_each_seat_is_judged_by_its_own_answers_and_a_stopped_game_by_none() -> None:
    """Seats 0 1 0, then the game has ended; then 0 and 1, and it was stopped."""
    value = np.array([[0.5], [0.2], [0.4], [0.9], [0.1]])
    turn = np.array([[0], [1], [0], [0], [1]])
    reward, done = np.zeros((5, 1, 2)), np.zeros((5, 1), np.uint8)
    done[2], done[4] = 1, 2
    reward[2, 0] = [-1.0, 1.0]
    advantage, known = outcomes(value, turn, reward, done)
    assert list(known[:, 0]) == [True, True, True, False, False]
    last = -1 - 0.4
    assert list(advantage[:3, 0]) == pytest.approx([0.4 - 0.5 + DISCOUNT * last, 1 - 0.2, last])


def test_answers_are_drawn_as_likely_as_the_net_says_and_never_what_is_not_allowed() -> None:
    net = model.fresh(1, 5, 8, 4)
    net["bp"] = np.array([0.0, 5.0, np.log(3), 0.0], np.float32)
    rows = 4000
    mask = np.tile([True, False, True, False], (rows, 1))
    drawn = ((np.arange(rows) + 0.5) / rows).astype(np.float32)
    action, before, _ = map(np.asarray, model.answer(net, np.zeros((rows, 5), np.float16), mask, drawn))
    assert set(action.tolist()) == {0, 2} and abs((action == 2).mean() - 0.75) < 0.01
    assert np.exp(before[action == 2]) == pytest.approx(0.75, abs=1e-3)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"colour": "3"}, "a recipe has no 'colour' to set; it has teacher"),
        ({"lanes": "many"}, "--set lanes=many: Expected `int`"),
        ({"lanes": "0"}, "--set lanes=0: Expected `int` >= 1"),
        ({"league": "2"}, "--set league=2: Expected `float` <= 1"),
        ({"rate": "1"}, "--set rate=1: Expected `array`"),
    ],
)
def test_a_wrong_recipe_is_told_what_is_allowed(changed: dict[str, str], told: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        session.begin("jump_drive", tmp_path / "run", 1, changed=changed)


def test_nets_do_not_learn_a_game_with_free_choices() -> None:
    with pytest.raises(
        ValueError, match=r"^nets do not learn 'sidereal'; they learn race, jump_drive, pocket_mars$"
    ):
        recipe("sidereal", 1)


def test_a_folder_goes_on_with_its_own_recipe_only(tmp_path: Path) -> None:
    learned(tmp_path / "run", 1, Lines(), lessons="0")
    with pytest.raises(ValueError, match=r"run holds a run of another recipe: legs 1, hidden 16$"):
        session.begin("jump_drive", tmp_path / "run", 2, changed=SMALL | {"lessons": "0", "hidden": "32"})
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("Dear")
    with pytest.raises(ValueError, match=r"other holds something else than a run$"):
        session.begin("jump_drive", tmp_path / "other", 1)


def test_a_net_of_the_base_layout_grows_into_another_one(tmp_path: Path) -> None:
    """At tables that both layouts can tell of, it answers as before; what is new begins as what it is alike."""
    game, storm = GAMES["race"], "gathering_storm"
    first = recipe("race", 1, layout=storm)
    grown = read_net(RaceChampion.nets[""], first)
    arrays, _ = nets.read(RaceChampion.nets[""])
    base, wide = (encoder_of("race", 3, layout) for layout in ("", storm))
    state = game.new(Setup(3, 5, game.meta.read_options({}, 3)))
    rng, had = seeded(5, "grown"), len(action_names(game))
    for _ in range(60):
        seat = game.awaited(state)[0]
        mask = np.zeros((1, len(action_names(game, storm))), bool)
        mask[0, [option.code for option in game.options(state, seat)]] = True
        before = nets.Net(arrays, {}).forward(seen_by(base, state, seat), mask[:, :had])
        after = nets.Net(grown, {}).forward(seen_by(wide, state, seat), mask)
        assert np.allclose(before[0], after[0][:, :had], atol=1e-3) and np.allclose(
            before[1], after[1], atol=1e-3
        )
        game.choose(state, seat, game.options(state, seat)[rng.below(len(game.options(state, seat)))])
    keeps = [code for code, choice in enumerate(game.choices) if choice.verb == "keep"]
    old = np.mean([arrays["wp"][:, code].astype(np.float32) for code in keeps if code < had], 0)
    assert max(keeps) >= had and np.allclose(grown["wp"][:, max(keeps)], old, atol=1e-3)
    with pytest.raises(nets.NetError, match="is for another layout of jump_drive"):
        session.begin("jump_drive", tmp_path, 1, first=RaceChampion.nets[""])


def seen_by(encoder: Encoder, state: Any, seat: int) -> Any:
    return Inputs(encoder).of(np.frombuffer(encoder.row(state, seat), np.int8)[None])
