"""Nets and the bots that play by them: what they see, damaged files, who plays instead, how they search."""

import logging
from errno import EMFILE
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.net import champion, judge, net
from cosmodrome.bots.net.inputs import AHEAD, Inputs
from cosmodrome.bots.net.judge import NetBeliefs
from cosmodrome.bots.net.result import results_of
from cosmodrome.bots.race.champion import RaceChampion
from cosmodrome.bots.search import Meter
from cosmodrome.core.meta import Setup
from cosmodrome.core.playout import play_out
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import Standing
from cosmodrome.games.catalogue import GAMES, MANIFESTS, encoder_of
from cosmodrome.learn import model

RACE = GAMES["race"]
MOST_BYTES = 2 * 2**20
CHAMPIONS = [game_id for game_id, manifest in MANIFESTS.items() if "champion" in manifest.bots]


def dealt(seed: int, seats: int = 2, **options: Any) -> Any:
    return RACE.new(Setup(seats, seed, RACE.meta.read_options(options, seats)))


def test_inputs_are_alike_at_all_tables_and_whoever_sits_where() -> None:
    widths = {Inputs(encoder_of("race", seats)).width for seats in RACE.meta.learned_seats()}
    assert len(widths) == 1
    encoder = encoder_of("race", 4)
    state = dealt(3, 4)
    play_out(RACE, state, seeded(3, "test"), 4)
    row = np.frombuffer(encoder.row(state, 1), np.int8)[None]
    block = encoder.seat_block.width
    other = row.copy()
    other[:, block : 2 * block], other[:, 3 * block : 4 * block] = (
        row[:, 3 * block : 4 * block],
        row[:, block : 2 * block],
    )
    assert not np.array_equal(row, other)
    assert np.array_equal(Inputs(encoder).of(row), Inputs(encoder).of(other))
    assert Inputs(encoder).of(row)[0, -4:].tolist() == [0, 0, 1, 0]
    score = next(field.offset for field in encoder.seat_block.fields if field.name == "score")
    scores = [int(row[0, at * block + score]) for at in range(4)]
    ahead = (scores[0] - max(scores[1:])) / AHEAD
    assert ahead and np.isclose(Inputs(encoder).of(row)[0], ahead).any()


def test_a_net_answers_alike_where_it_learns_and_where_it_plays() -> None:
    chance = np.random.default_rng(1)
    arrays = model.fresh(1, 30, 16, 9)
    arrays["wp"] *= 100
    x = chance.integers(-3, 4, (20, 30)).astype(np.float32)
    mask = chance.random((20, 9)) < 0.5
    mask[:, 0] = True
    logs, value = net.Net(arrays, {}).forward(x, mask)
    there = model.forward(arrays, x, mask)
    assert np.allclose(logs[mask], np.asarray(there[0])[mask], atol=1e-5)
    assert np.allclose(value, np.asarray(there[1]), atol=1e-5)
    assert np.allclose(net.Net(arrays, {}).results(x), value)
    assert np.exp(logs[~mask]).sum() == 0 and np.allclose(np.exp(logs).sum(1), 1, atol=1e-5)


@pytest.mark.parametrize(
    ("game_id", "layout"), [(game, layout) for game in CHAMPIONS for layout in GAMES[game].meta.layouts()]
)
def test_a_net_that_is_shipped_is_small_and_says_what_it_is(game_id: str, layout: str) -> None:
    file = net.file_of(Path(champion.__file__).parents[1] / game_id, layout)
    game = GAMES[game_id]
    card = net.load(file, game, encoder_of(game_id, game.meta.seats[0], layout)).card
    assert file.stat().st_size <= MOST_BYTES
    assert card.keys() >= {
        "game",
        "layout",
        "seed",
        "games",
        "hours",
        "machine",
        "licence",
        "data",
        "strength",
    }
    assert all(array.dtype == np.float16 for array in net.read(file)[0].values())


def test_a_net_that_cannot_be_opened_now_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with no file left has one again; `NetError` is kept for good."""

    def full(*_: Any, **__: Any) -> None:
        raise OSError(EMFILE, "Too many open files")

    monkeypatch.setattr(np, "load", full)
    with pytest.raises(OSError, match="Too many"):
        net.read(RaceChampion.nets[""])


def damaged(file: Path, how: str) -> None:
    arrays, card = net.read(RaceChampion.nets[""])
    if how == "cut off":
        file.write_bytes(RaceChampion.nets[""].read_bytes()[:5000])
    elif how == "another layout":
        net.save(file, arrays, card | {"layout": "0"})
    elif how == "another shape":
        net.save(file, arrays | {"bp": arrays["bp"][:-1]}, card)
    elif how == "no number":
        net.save(file, arrays | {"b1": arrays["b1"] * np.nan}, card)
    elif how == "objects":
        np.savez(file, card=np.array("{}"), w1=np.array([{}], object))
    elif how == "text":
        file.write_text("a net")


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("missing", "cannot be read: No such file"),
        ("cut off", "is no net: "),
        ("another layout", r"is for another layout of race \(0, not "),
        ("another shape", r"bp is \(\d+,\), not \(\d+,\)"),
        ("no number", "b1 has numbers that are none"),
        ("objects", "is no net: Object arrays cannot be loaded"),
        ("text", "is no net: "),
    ],
)
def test_a_damaged_net_is_told_in_one_line_and_greedy_plays(
    how: str, told: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "champion.npz"
    damaged(file, how)
    with pytest.raises(net.NetError, match=told) as error:
        net.load(file, RACE, encoder_of("race", 2))
    assert "\n" not in str(error.value)
    monkeypatch.setattr(RaceChampion, "nets", {"": file})
    with caplog.at_level(logging.WARNING):
        bots = [RaceChampion(1, RACE), RaceChampion(2, RACE)]
    assert len(caplog.messages) == 1 and str(error.value) in caplog.messages[0]
    greedy = make(RACE, "greedy", 1)
    assert answers(bots[0], 3) == answers(greedy, 3)


def test_for_an_owners_cards_greedy_plays(caplog: pytest.LogCaptureFixture) -> None:
    class Own:
        """Race with cards of its owner."""

        meta = RACE.meta

    with caplog.at_level(logging.WARNING):
        bot = RaceChampion(1, Own())  # type: ignore[arg-type]
    assert type(bot._other).__name__ == "GreedyBot"
    assert caplog.messages == [
        "no net ever saw the cards of this race: another bot plays for the champion"
    ]


def answers(bot: Any, seed: int, rounds: int = 3) -> list[str]:
    """What a bot answers in all seats of the first rounds."""
    state, found = dealt(seed), []
    while (awaited := RACE.awaited(state)) and RACE.rounds(state) <= rounds:
        seat = awaited[0]
        decision = RACE.decision(state, seat)
        choice = (
            bot.choose(RACE.view(state, seat), decision) if len(decision.options) > 1 else decision.options[0]
        )
        decision.check(choice)
        found.append(choice.key)
        RACE.choose(state, seat, choice)
    return found


def test_a_budget_of_simulations_gives_the_same_answers() -> None:
    first, again = (answers(make(RACE, "champion@24", 5), 2, 2) for _ in range(2))
    assert first == again and len(first) > 4


@pytest.mark.parametrize("simulations", [2, 7, 16, 96])
def test_no_more_lines_are_played_than_the_budget_says(
    monkeypatch: pytest.MonkeyPatch, simulations: int
) -> None:
    played, looks, count = list[int](), 0, Meter.count

    def counted(meter: Meter, lines: int) -> None:
        played.append(lines)
        count(meter, lines)

    monkeypatch.setattr(Meter, "count", counted)
    bot, state = make(RACE, f"champion@{simulations}", 1), dealt(1, 2)
    while (awaited := RACE.awaited(state)) and RACE.rounds(state) <= 3:
        decision = RACE.decision(state, awaited[0])
        played.clear()
        RACE.choose(state, awaited[0], bot.choose(RACE.view(state, awaited[0]), decision))  # type: ignore[arg-type]
        # What is begun before the budget is spent is played to its end.
        assert sum(played[:1]) <= simulations and sum(played[:-1]) < simulations
        looks += len(played)
    assert looks > 2


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {}),
        (2, {"experienced": True}),
        (2, {"edition": "second", "new_start_worlds": True}),
        (2, {"gathering_storm": True}),
        (5, {"goals": True}),
    ],
)
@pytest.mark.sample(2)
def test_the_champion_plays_at_every_table(seats: int, options: dict[str, Any]) -> None:
    state = dealt(1, seats, **options)
    bot = make(RACE, "champion@8", 1)
    asked = 0
    while (awaited := RACE.awaited(state)) and RACE.rounds(state) <= 2:
        decision = RACE.decision(state, awaited[0])
        choice = decision.options[0]
        if len(decision.options) > 1:
            choice = bot.choose(RACE.view(state, awaited[0]), decision)  # type: ignore[assignment]
            asked += 1
        RACE.choose(state, awaited[0], choice)
    assert asked > 2 * seats


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_for_the_champion_with_what_its_net_has_not_learned(seats: int) -> None:
    state = dealt(1, seats, gathering_storm=True, drafting=True)
    bot, greedy = make(RACE, "champion@8", 1), make(RACE, "greedy", 1)
    asked = 0
    while (awaited := RACE.awaited(state)) and RACE.rounds(state) <= 2:
        decision, view = RACE.decision(state, awaited[0]), RACE.view(state, awaited[0])
        choice = bot.choose(view, decision)
        assert choice is greedy.choose(view, decision)
        RACE.choose(state, awaited[0], choice)  # type: ignore[arg-type]
        asked += 1
    assert asked > 2 * seats


def test_a_rivals_sealed_answer_is_one_that_the_net_gives() -> None:
    """In a world the rival has answered, as often as the net would have."""

    class Judge:
        def policy(self, asked: Any, allowed: list[list[int]]) -> Any:
            logs = np.full((1, 600), -1e9)
            logs[0, allowed[0][-1]] = 0.0
            return logs

    options = RACE.choices[:3]
    believed = NetBeliefs(Judge())  # type: ignore[arg-type]
    assert believed.answer(None, 1, options, seeded(1, "test")) is options[-1]


def test_what_the_search_tries_is_judged_by_what_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that likes all answers alike, and expects the more of a game the more cards are in the own hand."""
    hand = next(field for field in encoder_of("race", 2).seat_block.fields if field.name == "hand size")

    class Judge(judge.Judge):
        def policy(self, asked: Any, allowed: list[list[int]]) -> Any:
            logs = np.full((len(asked), self.actions), -1e9, np.float32)
            for at, codes in enumerate(allowed):
                logs[at, codes] = -np.log(len(codes))
            return logs

        def results(self, states: Any) -> Any:
            cells = [np.frombuffer(self.encoder.row(state, seat), np.int8) for state, seat in states]
            return np.array([row[hand.offset] / 20 for row in cells], np.float32)

    monkeypatch.setattr(judge, "Judge", Judge)
    state = dealt(4)
    bots = [make(RACE, "champion@160", 1), make(RACE, "greedy", 2)]
    chosen: list[str] = []
    while RACE.rounds(state) <= 6 and (awaited := RACE.awaited(state)):
        decision = RACE.decision(state, awaited[0])
        choice = (
            bots[awaited[0]].choose(RACE.view(state, awaited[0]), decision)
            if len(decision.options) > 1
            else None
        )
        if awaited[0] == 0 and decision.purpose == "action":
            assert choice is not None
            chosen.append(choice.key)
        RACE.choose(state, awaited[0], choice or decision.options[0])
    explored = [key for key in chosen if "explore" in key or "trade" in key]
    assert len(explored) >= len(chosen) - 1, chosen


def test_a_result_is_mostly_the_victory() -> None:
    won, lost = results_of(Standing([300, 120], [0, 0]), 10)
    assert 0.8 < won < 1 and lost == -won
    assert results_of(Standing([20, 20], [1, 1]), 1) == [0, 0]
    assert results_of(Standing([20], [0], []), 1) == [-1]
