"""The judge of Sidereal Confluence: what was left lying, deals refused, bids; and what points are worth as chances."""

from functools import cache
from typing import Any

import msgspec
import pytest

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.views import SiderealView
from cosmodrome.play.record import Record, Recorder, play_on
from cosmodrome.review.questions import Question, played
from cosmodrome.review.report import WHOLE, Review
from cosmodrome.review.review import Reviewing, reviewed
from cosmodrome.review.sidereal.bids import what_came
from cosmodrome.review.sidereal.chances import Outlook, together
from cosmodrome.review.sidereal.judge import SiderealJudge

GAME = GAMES["sidereal"]
LARGEST = 20_000
"""Bytes of a review as it is kept, before it is packed."""


@cache
def game_of(bots: str = "greedy,greedy,greedy,greedy", seed: int = 3, rounds: int = 0) -> Record:
    names = bots.split(",")
    recorder = Recorder(GAME, Setup(len(names), seed, {}))
    seated = seat_bots(GAME, names, seed)
    play_on(recorder, lambda state, seat: bot_choice(GAME, state, seat, seated[seat]), max_rounds=rounds)
    return recorder.record


@cache
def judging(bots: str = "greedy,greedy,greedy,greedy") -> tuple[SiderealJudge, list[Question]]:
    """A judge who knows the game, and its questions."""
    judge = SiderealJudge(GAME, len(bots.split(",")), {})
    found = played(GAME, game_of(bots), judge.asks)
    judge.begin(found)
    return judge, found.questions


@cache
def review_of(bots: str) -> Review:
    return reviewed(GAME, game_of(bots))


def asked(purpose: str, verb: str, bots: str = "greedy,greedy,greedy,greedy") -> list[Question]:
    return [
        each for each in judging(bots)[1] if each.purpose == purpose and each.key.partition(":")[0] == verb
    ]


def answered(question: Question, key: str) -> Question:
    return question._replace(made=GAME.parse(key).code, key=key)


def view_of(question: Question) -> SiderealView:
    assert isinstance(question.view, SiderealView)
    return question.view


@pytest.mark.parametrize("bots", ["trader,trader,trader,trader", "novice,random,greedy,pupil,random"])
def test_a_whole_game_is_reviewed(bots: str) -> None:
    review = review_of(bots)
    assert review.judge == "trader"
    assert all(sum(point.chances) == WHOLE and min(point.chances) >= 0 for point in review.curve)
    assert [told.luck.result for told in review.seats] == review.curve[-1].chances
    assert len(msgspec.json.encode(review)) <= LARGEST * 4
    for seat, told in enumerate(review.seats):
        for moment in told.turning:
            assert moment.seat == seat and moment.reasons
            assert moment.better[0].chance >= moment.made.chance + 10
            for each in [moment.made, *moment.better]:
                GAME.parse(each.choice)


def test_the_lamp_shows_what_the_judge_finds_beside_an_answer() -> None:
    bots = "novice,random,greedy,pupil,random"
    work, review = Reviewing(GAME, game_of(bots)), review_of(bots)
    for seat, told in enumerate(review.seats):
        for moment in told.turning:
            lamp = work.lamp(seat, moment.events)
            assert lamp is not None and (lamp.events, lamp.made) == (moment.events, moment.made.choice)
            shown = {each.choice: each for each in lamp.answers}
            chances = [each.chance for each in lamp.answers]
            assert chances == sorted(chances, reverse=True) and lamp.made in shown
            best = shown[moment.better[0].choice]
            assert (best.chance, best.reasons) == (moment.better[0].chance, moment.reasons)
    # Of what a bid can buy all is shown, and what was made too.
    question = next(each for each in asked("colony", "buy", bots) if len(each.codes) > 2)
    lamp = work.lamp(question.seat, question.events)
    assert lamp is not None
    assert {each.choice for each in lamp.answers} == {
        option.key for option in GAME.options(question.state, question.seat)
    }


def test_who_plays_at_random_is_told_more_than_the_judge_itself() -> None:
    worse = review_of("novice,random,greedy,pupil,random").seats
    itself = review_of("trader,trader,trader,trader").seats
    assert worse[1].accuracy < min(told.accuracy for told in itself)
    assert sum(-told.luck.own for told in itself) <= 100


def test_a_review_follows_from_the_record() -> None:
    record = game_of()
    first, again = Reviewing(GAME, record), Reviewing(GAME, record)
    some = first.count // 2
    assert first.judge(some, some + 40) == again.judge(0, some + 40)[some:]


def test_converters_left_idle_are_named() -> None:
    judge, _ = judging()
    question = max(asked("economy", "run"), key=lambda each: each.key.count('"card"'))
    found = judge.compared(answered(question, "run_none"))
    assert found.weighed and found.better[0][0].startswith("run:")
    reasons = judge.reasons(answered(question, "run_none"), found.better[0][0])
    assert {"review-idle", "review-worth"} == {each.name for each in reasons}
    assert judge.compared(question).better == []


def test_an_invention_that_is_missed_is_named() -> None:
    """Whoever is done instead of inventing in the last turn has lost it for good."""
    judge, questions = judging()
    question = [each for each in questions if each.key.startswith("invent:") and each.round == 6][-1]
    missed = answered(question, "ready")
    judge.last.add(question.answer)
    found = judge.compared(missed)
    best = found.better[0][0]
    assert best.startswith("invent:") and found.better[0][1] > found.made
    assert "review-invent" in [each.name for each in judge.reasons(missed, best)]
    judge.last.discard(question.answer)
    assert not judge.compared(answered(question, "ready")).better  # the seat went on


def test_an_offer_refused_that_gains_both_is_told_with_what_each_gains() -> None:
    judge, _ = judging()
    told = []
    for question in asked("trade", "take"):
        number = question.key.partition(":")[2]
        refused = answered(question, f'decline:{{"number":{number}}}')
        found = judge.compared(refused)
        assert all(key == question.key for key, _ in found.better)
        if found.better:
            reasons = judge.reasons(refused, question.key)
            assert [each.name for each in reasons] == ["hint-gains", "review-theirs"]
            told.append(question)
        assert not judge.compared(question).better  # it gained who took it
    assert told


def test_ships_kept_back_and_a_card_left_are_told() -> None:
    judge, _ = judging()
    others = "novice,random,greedy,pupil,random"
    split = [judging(others)[0].compared(answered(each, "keep")) for each in asked("split", "split", others)]
    assert any(found.better and found.better[0][0].startswith("split:") for found in split)
    bought = [judge.compared(answered(each, "pass")) for each in asked("research", "buy")]
    assert any(found.better and found.better[0][0].startswith("buy:") for found in bought)


def test_what_came_of_bids() -> None:
    _, questions = judging()
    came = what_came(questions)
    assert came and all(0 <= bid.needed <= bid.ships for bid in came.values())
    bought = [each for each in questions if each.purpose == "research" and each.key.startswith("buy")]
    for question in bought:
        bid = came[question.round, question.seat, "research"]
        space = view_of(question).research_track[int(question.key.partition(":")[2])]
        assert space.minimum <= bid.needed


def test_points_are_worth_more_the_later_they_come() -> None:
    first, *_, last = [each for each in judging()[1] if each.purpose == "economy" and each.seat == 0]
    for question in (first, last):
        outlook = Outlook(view_of(question))
        assert outlook.chance({0: 5.0}) > outlook.chance() > outlook.chance({1: 5.0})
    spreads = [Outlook(view_of(question)).spread for question in (first, last)]
    assert spreads[0] > spreads[1]


def test_chances_that_all_could_expect_come_to_a_victory() -> None:
    assert together([0.5, 0.5]) == [0.5, 0.5]
    shares = together([0.6, 0.2, 0.2, 0.2])
    assert abs(sum(shares) - 1) < 1e-9 and shares[0] > 0.6 / 1.2


def test_it_goes_by_what_the_seat_could_see() -> None:
    rng: Any = seeded(1, "other tables")
    judge, questions = judging()
    for purpose in ("trade", "closing", "economy", "split", "research"):
        mine = [each for each in questions if each.purpose == purpose][2:20:8]
        for question in mine:
            other = question._replace(state=GAME.imagine(question.view, rng))
            assert judge.compared(other) == judge.compared(question)
            assert judge.chances([other]) == judge.chances([question])
