"""A review: what it is worked out from, that its parts add up, and that it follows from what seats could see."""

from functools import cache
from typing import Any

import msgspec
import pytest

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.games.race.tiles import INFRASTRUCTURE
from cosmodrome.play.leaving import END_RESIGNED, RESIGN
from cosmodrome.play.record import Record, Recorder, play_on
from cosmodrome.play.sight import sight
from cosmodrome.review import jump_drive
from cosmodrome.review.judge import judge_of
from cosmodrome.review.jump_drive import JumpDriveJudge
from cosmodrome.review.lead_judge import UNTOLD, LeadJudge
from cosmodrome.review.net_judge import NetJudge, RaceJudge
from cosmodrome.review.pocket_mars import PocketMarsJudge
from cosmodrome.review.questions import Question, played
from cosmodrome.review.report import WHOLE, Review
from cosmodrome.review.review import TURNING, NoJudge, Reviewing, has_judge, reviewed
from tests.rules.race import scenario

RACE = GAMES["race"]
LARGEST = 20_000
"""Bytes of a review as it is kept."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for judge, first, again in ((NetJudge, 4, 4), (JumpDriveJudge, 20, 40), (PocketMarsJudge, 4, 8)):
        monkeypatch.setattr(judge, "first", first)
        monkeypatch.setattr(judge, "again", again)
    monkeypatch.setattr(jump_drive, "STANDS", 10)


def recorder_of(
    seats: int, seed: int, bots: str = "greedy", max_rounds: int = 0, game: Game[Any] = RACE, **options: bool
) -> Recorder:
    recorder = Recorder(game, Setup(seats, seed, options))
    seated = seat_bots(game, [bots] * seats, seed)
    play_on(recorder, lambda state, seat: bot_choice(game, state, seat, seated[seat]), max_rounds=max_rounds)
    return recorder


@cache
def game_of(seats: int, seed: int = 3, bots: str = "greedy", game: str = "race") -> Record:
    return recorder_of(seats, seed, bots, game=GAMES[game]).record


@cache
def review_of(seats: int) -> Review:
    return reviewed(RACE, game_of(seats))


def begun(work: Reviewing, first: int, count: int, weighed: int) -> Review:
    """A review of so many questions, of which so many are weighed, and which do not depend on those before."""
    judged = work.judge(first, first + count)
    some = 2 * count // 3
    assert judged[some:] == work.judge(first + some, first + count)
    review = work.report(judged)
    assert sum(each.weighed for each in judged) >= weighed
    assert [told.luck.result for told in review.seats] == review.curve[-1].chances
    return review


def judges_by_its_view(mine: Any, game: Game[Any], questions: list[Question]) -> None:
    """At another table that looks the same to the seat the same is said of it."""
    rng = seeded(1, "other tables")
    for question in questions:
        other = question._replace(state=game.imagine(question.view, rng))
        assert mine.compared(other)._replace(opened=None) == mine.compared(question)._replace(opened=None)
        assert mine.chances([other]) == mine.chances([question])
        assert mine.expected(other) == mine.expected(question)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_result_is_made_of_adds_up(seats: int) -> None:
    review = review_of(seats)
    shares = review.curve[-1].chances
    assert sum(shares) == WHOLE and max(shares) == WHOLE
    for seat, told in enumerate(review.seats):
        assert told.luck.result == shares[seat]
        assert told.luck.own <= 0 <= told.luck.rivals
    lost = sum(-told.luck.own for told in review.seats)
    for told in review.seats:
        assert told.luck.rivals == (lost + told.luck.own) // (seats - 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_curve_goes_from_the_deal_to_the_result(seats: int) -> None:
    record, review = game_of(seats), review_of(seats)
    events = [point.events for point in review.curve]
    assert events == sorted(set(events)) and events[0] == 0 and events[-1] == len(record.events)
    assert all(sum(point.chances) == WHOLE and min(point.chances) >= 0 for point in review.curve)
    assert [point.round for point in review.curve] == sorted(point.round for point in review.curve)


def test_turning_points_are_what_cost_most() -> None:
    review = reviewed(RACE, game_of(2, bots="novice"))
    told = review.seats[0]
    assert len(told.turning) == TURNING
    assert [moment.events for moment in told.turning] == sorted(moment.events for moment in told.turning)
    assert all(moment.lost > 0 and moment.seat == 0 for moment in told.turning)
    assert sum(moment.lost for moment in told.turning) <= -told.luck.own
    assert told.accuracy < review_of(2).seats[0].accuracy


def test_a_review_is_small() -> None:
    assert len(msgspec.json.encode(review_of(3))) <= LARGEST


def test_parts_of_a_review_are_those_of_the_whole() -> None:
    work, other = Reviewing(RACE, game_of(2)), Reviewing(RACE, game_of(2))
    whole = work.judge(0, 12)
    assert whole[7:] == other.judge(7, 12)
    assert whole[:7] == other.judge(0, 7)
    assert work.report(whole) == other.report(reversed(whole))
    assert [len(each.phases) for each in work.report([]).seats] == [0, 0]


def test_an_answer_is_judged_by_what_the_seat_could_see() -> None:
    judges_by_its_view(RaceJudge(RACE, 2, {}), RACE, played(RACE, game_of(2)).questions[10:40:6])


def test_with_open_cards_another_figure_stands_beside_it() -> None:
    work = Reviewing(RACE, game_of(2))
    told = [moment for seat in work.report(work.judge(0, 40)).seats for moment in seat.turning]
    assert told and all(moment.opened for moment in told)
    assert any(moment.opened != (moment.made.chance, moment.better[0].chance) for moment in told)


def test_the_lamp_shows_answers_to_the_next_question_the_best_first() -> None:
    work, questions = Reviewing(RACE, game_of(2)), played(RACE, game_of(2)).questions
    actions = [each for each in questions if each.purpose == "action" and each.seat == 1]
    told = work.lamp(1, actions[3].events)
    assert told is not None
    assert (told.seat, told.events, told.purpose) == (1, actions[3].events, "action")
    chances = [each.chance for each in told.answers]
    assert len(chances) >= 2 and chances == sorted(chances, reverse=True)
    assert told.made in {each.choice for each in told.answers} and told.answers[0].noise == 0
    assert any(each.reasons for each in told.answers)
    assert [each.facts["seat"] for each in told.expected] == [0]
    assert told.sight == sight(RACE, RACE.meta.read_options({}, 2), actions[3].view)
    last = work.lamp(1, 10_000)
    assert last is not None and last.events >= actions[-1].events


def worst(question: Question) -> Question:
    """The same question, answered as the net finds least likely."""
    mine = RaceJudge(RACE, 2, {})
    logs = mine.judge.policy([(question.state, question.seat)], [question.codes])[0]
    made = min(question.codes, key=lambda code: logs[code])
    return question._replace(made=made, key=RACE.choices[made].key)


def test_a_bad_answer_is_found_and_the_better_one_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NetJudge, "again", 32)
    mine = RaceJudge(RACE, 2, {})
    actions = [each for each in played(RACE, game_of(2)).questions if each.purpose == "action"][6:12]
    found = [mine.compared(worst(each)) for each in actions]
    lost = [each.better[0][1] - each.made if each.better else 0.0 for each in found]
    assert sum(each > 0.02 for each in lost) >= 4
    for question, each in zip(actions, found, strict=True):
        allowed = {RACE.choices[code].key for code in question.codes} - {worst(question).key}
        assert allowed.issuperset(key for key, _ in each.better)


def test_what_was_taken_back_is_not_judged() -> None:
    recorder = Recorder(RACE, Setup(2, 1, {}))
    seat = 0
    first, second = RACE.options(recorder.state, seat)[:2]
    recorder.choose(seat, first)
    recorder.take_back(seat)
    recorder.choose(seat, second)
    questions = played(RACE, recorder.record).questions
    assert [(each.seat, each.made) for each in questions] == [(seat, second.code)]


def test_what_was_undone_by_agreement_is_not_judged() -> None:
    recorder = recorder_of(2, 3, max_rounds=1)
    before = len(recorder.record.answers)
    asked = len(played(RACE, recorder.record).questions)
    recorder.enter(CLOCK, "back-to:2")
    assert before > 2 and len(played(RACE, recorder.record).questions) <= 2 < asked


def test_who_resigns_gives_up_what_chances_were_left() -> None:
    recorder = recorder_of(2, 3, max_rounds=2)
    recorder.enter(0, RESIGN)
    recorder.enter(CLOCK, END_RESIGNED)
    review = Reviewing(RACE, recorder.record).report([])
    assert review.curve[-1].chances == [0, WHOLE]
    assert review.seats[0].luck.own == -review.curve[-2].chances[0]
    assert review.seats[0].luck.result == 0


def test_a_game_that_was_broken_off_has_no_result() -> None:
    recorder = recorder_of(2, 3, max_rounds=2)
    recorder.enter(CLOCK, "end-agreed")
    review = Reviewing(RACE, recorder.record).report([])
    assert review.curve[-1].chances == review.curve[-2].chances


@pytest.mark.parametrize("name", ["jump_drive", "pocket_mars"])
def test_other_games_are_judged_by_their_searches(name: str) -> None:
    review = begun(Reviewing(GAMES[name], game_of(2, game=name)), 0, 14, 4)
    assert all(sum(point.chances) == WHOLE for point in review.curve)
    for moment in (moment for told in review.seats for moment in told.turning):
        assert moment.reasons and moment.better[0].chance > moment.made.chance


@pytest.mark.parametrize("name", ["jump_drive", "pocket_mars"])
def test_their_judges_go_by_what_the_seat_could_see(name: str) -> None:
    game, mine = GAMES[name], judge_of(GAMES[name], 2)
    questions = [each for each in played(game, game_of(2, game=name)).questions if mine.tried(each)]
    judges_by_its_view(mine, game, questions[1:6:2])


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_pocket_mars_is_judged_at_tables_of_other_sizes(seats: int) -> None:
    game, record = GAMES["pocket_mars"], game_of(seats, game="pocket_mars")
    begun(Reviewing(game, record), 0, 10, 3)
    mine = judge_of(game, seats)
    question = next(each for each in played(game, record).questions if mine.tried(each))
    other = question._replace(state=game.imagine(question.view, seeded(1, "other tables")))
    assert mine.compared(other) == mine.compared(question) and mine.chances([other]) == mine.chances(
        [question]
    )


def test_what_is_discarded_is_told_at_the_first_pick_that_differs() -> None:
    game = GAMES["jump_drive"]
    record = game_of(3, bots="random", game="jump_drive")
    work = Reviewing(game, record)
    mine, questions = work._judge, work._played.questions
    assert isinstance(mine, JumpDriveJudge)
    told = 0
    for question in questions:
        picks = mine.picks.get(question.answer)
        if picks is None:
            continue
        found, view = mine.compared(question), question.view
        assert isinstance(view, JumpDriveView) and (found.weighed or not found.better)
        for key, chance in found.better:
            assert key != question.key and chance > found.made
            whole = [each.key for each in picks.questions[: len(view.picked)]]
            whole += [key, *mine.line(question, key)]
            assert len(whole) == len(mine.discarded(picks).cards)
            assert {each.name for each in mine.reasons(question, key)} == {"hint-instead"}
            told += 1
        together = [mine.compared(each).weighed for each in picks.questions]
        assert sum(together) <= 1
    assert told


def test_who_plays_alone_shares_the_victory_with_nobody() -> None:
    """What is left is the chance of a rival who has no seat."""
    review = Reviewing(GAMES["pocket_mars"], game_of(1, game="pocket_mars")).report([])
    assert all(len(point.chances) == 1 for point in review.curve)
    assert any(0 < point.chances[0] < WHOLE for point in review.curve)
    assert review.seats[0].luck.par == WHOLE // 2 and review.seats[0].luck.rivals == 0


def test_all_games_have_a_judge_and_no_other_one() -> None:
    assert all(has_judge(game) for game in GAMES) and not has_judge("no_game")


def test_why_a_game_has_no_judge() -> None:
    class Unknown:
        """A game of which nobody has heard."""

        meta = msgspec.structs.replace(RACE.meta, id="no_game")

    with pytest.raises(NoJudge, match="nobody here judges positions of no_game"):
        judge_of(Unknown(), 4)  # type: ignore[arg-type]


STORM = {"gathering_storm": True, "goals": True}


@cache
def storm_of(seats: int, **options: bool) -> Record:
    return recorder_of(seats, 3, "pupil", **STORM, **options).record


@pytest.mark.parametrize(
    ("seats", "options", "judge"), [(2, {"drafting": True}, "greedy"), (5, {}, "champion")]
)
def test_a_net_judges_the_set_that_it_has_learned_and_the_lead_a_game_with_a_draft(
    seats: int, options: dict[str, bool], judge: str
) -> None:
    work = Reviewing(RACE, storm_of(seats, **options))
    from_here = next(at for at, each in enumerate(work._played.questions) if each.purpose == "action")
    review = begun(work, from_here, 8, 4)
    assert review.judge == judge
    assert all(sum(point.chances) == WHOLE for point in review.curve)
    for moment in (moment for told in review.seats for moment in told.turning):
        assert moment.better[0].chance > moment.made.chance and moment.opened


def test_which_cards_are_drafted_is_not_judged() -> None:
    work = Reviewing(RACE, storm_of(2, drafting=True))
    drafted = [each for each in work._played.questions if each.purpose == "draft"]
    assert drafted and not any(work._judge.tried(each) for each in drafted[:3])
    assert work._judge.chances(drafted) == [None] * len(drafted)


def test_the_judge_of_leads_goes_by_what_the_seat_could_see() -> None:
    questions = [each for each in played(RACE, storm_of(2)).questions if each.purpose not in UNTOLD]
    judges_by_its_view(LeadJudge(RACE, 2, STORM), RACE, questions[2:30:9])


def goal_within_reach() -> Question:
    """Three developments are on the table, and the fourth is at hand that gets Greatest Infrastructure."""
    table = scenario.play(
        scenario.seat(
            "new_sparta public_works export_duties interstellar_bank", "contact_specialist gem_world"
        ),
        scenario.seat("old_earth public_works", "spice_world new_vinland"),
        gathering_storm=True,
        goals=True,
    )
    table.state.goals = [INFRASTRUCTURE]
    table.acts("develop", "develop")
    view, codes = table.view(0), [each.code for each in RACE.options(table.state, 0)]
    made = RACE.parse("pass").code
    where = ("develop", "develop", "", view, table.state, codes, made, "pass")
    return Question(0, 0, 0, RACE.rounds(table.state), *where)


def test_a_goal_counts_in_the_chance_and_is_named() -> None:
    question = goal_within_reach()
    mine = LeadJudge(RACE, 2, STORM)
    found = mine.compared(question)
    assert [key for key, _ in found.better] == ["place:contact_specialist"]
    told = mine.reasons(question, "place:contact_specialist")
    assert [each.facts for each in told if each.name == "hint-goal"] == [
        {"goal": "greatest_infrastructure", "vp": 5}
    ]
    gain = found.better[0][1] - found.made
    question.state.goals = []
    without = question._replace(view=RACE.view(question.state, 0))
    other = mine.compared(without)
    assert not other.better or other.better[0][1] - other.made < gain - 0.1


def test_cards_of_ones_own_have_no_judge() -> None:
    class Own:
        """Race with cards of its owner."""

        meta = RACE.meta

    with pytest.raises(NoJudge, match="nobody here judges positions of race with these cards"):
        RaceJudge(Own(), 2, {})  # type: ignore[arg-type]
