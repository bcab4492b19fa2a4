"""The laws as functions over any game: each raises AssertionError when it is broken."""

import copy
import pickle
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.flow import SEALED, Playing
from cosmodrome.core.meta import Setup
from cosmodrome.core.pickling import Whole, fields_of
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.course import Course
from cosmodrome.play.record import Recorder, dumps, loads, verify

from . import plain_facts
from .fields import plain


def facts_of(game_id: str) -> ModuleType:
    """What the laws know of a game: the module `<game>_facts` in this folder, or the plain one."""
    name = f"{__package__}.{game_id}_facts"
    return import_module(name) if find_spec(name) else plain_facts


FACTS: dict[str, ModuleType] = {game_id: facts_of(game_id) for game_id in GAMES}
"""How to compare states of each game, count its cards, add up its scores."""


def options_are_sound(game: Any, state: Any, looked_at: Rng | None = None) -> None:
    """Whoever may act has options: sorted, distinct, listed by the game, allowed by every check.

    Who is awaited has some. What forms make up is allowed, too. Where anybody may act, the clock has an answer.
    With `looked_at`, one seat by chance stands for all of them where anybody may act: there all of up to nine have
    options at each of many positions.
    """
    awaited, may_act = game.awaited(state), game.may_act(state)
    assert awaited == sorted(set(awaited))
    assert may_act == sorted(set(may_act)) and set(awaited) <= set(may_act)
    assert game.first_awaited(state) == (awaited[0] if awaited else NOTHING)
    time = game.time(state)
    if time is None:
        assert may_act == awaited
    else:
        game.check(state, CLOCK, time)
        assert game.parse(time.key).key == time.key
        if looked_at is not None:
            may_act = [may_act[int(looked_at.below(len(may_act)))]]
    for seat in may_act:
        owed = seat in awaited
        options = game.options(state, seat)
        codes = [option.code for option in options]
        assert codes == sorted(set(codes)), "options are not sorted and distinct"
        assert options or not owed
        decision = game.decision(state, seat)
        assert decision.seat == seat and decision.owed == owed and decision.more >= 1, decision.purpose
        assert [option.key for option in decision.options] == [option.key for option in options]
        for option in options:
            assert game.choices[option.code] is option and game.parse(option.key) is option
            game.check(state, seat, option)
            decision.check(option)
        for form in decision.forms:
            choice = form.sample(seeded(seat, form.verb))
            decision.check(choice)
            game.check(state, seat, choice)
            again = game.parse(choice.key)
            assert (again.key, again.payload) == (choice.key, choice.payload)


def others_are_refused(game: Any, state: Any, seats: int, rng: Rng) -> None:
    """What is not among the options is refused with a reason, and nothing changes; so is a seat not awaited."""
    snapshot = FACTS[game.meta.id].snapshot
    before = snapshot(state)
    may_act = game.may_act(state)
    for seat in range(seats):
        allowed = {option.code for option in game.options(state, seat)} if seat in may_act else set()
        for _ in range(6):
            choice = game.choices[int(rng.below(len(game.choices)))]
            if choice.code in allowed:
                continue
            try:
                game.check(state, seat, choice)
            except NotAllowed as refused:
                assert refused.reason
                if seat not in may_act:
                    assert refused.reason == "not-awaited"
            else:
                raise AssertionError(f"{choice.key} of seat {seat} was not refused")
    assert snapshot(state) == before, "a refusal changed the state"


def twins_play_on(game: Any, state: Any, rng: Rng) -> None:
    """Copies, deep copies and what comes out of a pickle equal the state, share nothing that changes, play on alike.

    So do decisions: their options are the very choices that the game lists.
    """
    facts = FACTS[game.meta.id]
    before = facts.snapshot(state)
    for seat in game.awaited(state):
        decision = game.decision(state, seat)
        for twin in (copy.deepcopy(decision), pickle.loads(pickle.dumps(decision))):
            assert [id(option) for option in twin.options] == [id(option) for option in decision.options]
            assert shown(twin) == shown(decision), "a decision's twin differs"
    outcomes = []
    seed = rng.copy()
    for make in (game.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))):
        twin = make(state)
        assert facts.snapshot(twin) == before, "a twin differs"
        options_are_sound(game, twin)
        play_some(game, twin, seed.copy(), 60)
        assert facts.snapshot(state) == before, "playing on a twin changed the state"
        outcomes.append(facts.snapshot(twin))
        scrambled = make(state)
        facts.scramble(scrambled)
        assert facts.snapshot(state) == before, "a twin shares a list with the state"
    assert outcomes[0] == outcomes[1] == outcomes[2], "twins play on differently"


def shown(decision: Any) -> dict[str, Any]:
    """All that a decision says; of a form, what it makes up."""
    said = {name: plain(value) for name, value in fields_of(decision).items()}
    said["forms"] = [form.sample(seeded(1)).key for form in decision.forms]
    return said


def play_some(game: Any, state: Any, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        if not game.awaited(state):
            return
        game.choose(state, *some_answer(game, state, rng))


def some_answer(game: Any, state: Any, rng: Rng) -> tuple[int, Any]:
    """A seat and what it answers, by chance; where anybody may act, also one that is ready, or the clock."""
    time = game.time(state)
    if time is None:
        awaited = game.awaited(state)
        seat = awaited[int(rng.below(len(awaited)))]
        return seat, game.decision(state, seat).sample(rng)
    seats = game.may_act(state)
    seat = seats[int(rng.below(len(seats)))]
    decision = game.decision(state, seat)
    if int(rng.below(60)) == 0 or not (decision.options or decision.forms):
        return CLOCK, time
    return seat, decision.sample(rng)


def redeal(game: Any, state: Any, seat: int | None, rng: Rng) -> Any:
    """A twin in which everything `seat` cannot know is dealt anew, whatever a view that was made wrong betrays."""
    honest = getattr(game, "honest", game)
    return honest.imagine(honest.view(state, seat), rng)


def nobody_peeks(
    game: Any, state: Any, seats: int, rng: Rng, viewers: Sequence[int | None] | None = None
) -> None:
    """Dealing anew what a viewer cannot know leaves its view as it was, and gives a table that plays on.

    Of all viewers, unless some are given.
    """
    facts = FACTS[game.meta.id]
    for viewer in (None, *range(seats)) if viewers is None else viewers:
        view = game.view(state, viewer)
        twin = redeal(game, state, viewer, rng)
        assert msgspec.to_builtins(game.view(twin, viewer)) == msgspec.to_builtins(view), (
            f"seat {viewer} peeks"
        )
        assert game.awaited(twin) == game.awaited(state)
        if viewer is not None and viewer in game.may_act(state):
            mine, its = game.decision(state, viewer), game.decision(twin, viewer)
            assert [option.key for option in mine.options] == [option.key for option in its.options]
            assert (mine.purpose, mine.about, mine.more, mine.pool) == (
                its.purpose,
                its.about,
                its.more,
                its.pool,
            )
            assert [form.verb for form in mine.forms] == [form.verb for form in its.forms]
        facts.check_cards(twin)
        facts.check_sums(twin)
        options_are_sound(game, twin, rng)
        if int(rng.below(seats + 1)) == 0:  # for one viewer, on average
            play_some(game, twin, rng, 40)
            facts.check_cards(twin)


def one_viewer(seats: int, rng: Rng) -> int | None:
    """A seat or, as often, a spectator, by chance."""
    drawn = int(rng.below(seats + 1)) - 1
    return drawn if drawn >= 0 else None


def awaited_betrays_nothing(game: Any, course: Course, setup: Setup, rng: Rng) -> None:
    """When a sealed step begins at a table that asks anyway, `awaited` is the same whatever cards are hidden.

    So `imagine` is told that all the others owe an answer, and may not use it: those are asked whom the step asks.
    """
    state = course.state
    seats = setup.seats
    if not setup.ask_anyway or not isinstance(state, Playing) or state.over or state.now.kind != SEALED:
        return
    if any(course.untold(seat) for seat in range(seats)):
        return  # who has answered is no longer awaited, and all may know
    viewer = one_viewer(seats, rng)
    view = game.view(state, viewer)
    awaited = game.awaited(state)
    view = msgspec.structs.replace(
        view, awaited=[seat for seat in range(seats) if seat != viewer or seat in awaited]
    )
    assert game.awaited(game.imagine(view, rng)) == awaited, f"seat {viewer} learns cards by who is asked"


def views_are_of_their_own(game: Any, state: Any, seats: int) -> None:
    """A view shares nothing that changes with the state, so that it stays what it was (`play.frames` compares).

    Of several that are taken together each is what it is by itself.
    """
    for viewers in ([*range(seats), None], [None, *range(seats)]):
        alone = {viewer: game.view(state, viewer) for viewer in viewers}
        assert game.views(state, viewers) == alone, "views share what is not the same for all"
    held: dict[int, Any] = {}
    _lists(state, held)
    for viewer in (None, *range(seats)):
        lists: dict[int, Any] = {}
        _lists(game.view(state, viewer), lists)
        shared = [lists[each] for each in held.keys() & lists.keys()]
        assert not shared, f"a view shares {shared[0]} with the state"


def _lists(thing: Any, found: dict[int, Any]) -> None:
    """Collect by identity all that may change in place, apart from what lies in frozen structs."""
    if isinstance(thing, list | dict | set):
        found[id(thing)] = thing
    if isinstance(thing, dict):
        inner = list(thing.values())
    elif isinstance(thing, list | tuple | set):
        inner = list(thing)
    elif isinstance(thing, msgspec.Struct):
        fields = () if thing.__struct_config__.frozen else thing.__struct_fields__
        inner = [getattr(thing, name) for name in fields]
    else:
        inner = list(fields_of(thing).values()) if isinstance(thing, Whole) else []
    for each in inner:
        if type(each) not in (int, str, bool, float):
            _lists(each, found)


def views_travel(game: Any, state: Any, seats: int) -> None:
    """A view goes through JSON and comes back the same."""
    for viewer in (None, *range(seats)):
        view = game.view(state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def arrivals_commute(game: Any, state: Any, rng: Rng) -> None:
    """Answers that several seats owe at once may come in any order: same state, same events."""
    facts = FACTS[game.meta.id]
    awaited = game.awaited(state)
    if len(awaited) < 2 or game.time(state) is not None:
        return
    picks = {}
    for seat in awaited:
        picks[seat] = game.decision(state, seat).sample(rng)
    outcomes = []
    for order in (awaited, awaited[::-1], [*awaited[1:], awaited[0]]):
        twin = game.copy(state)
        twin.log = log = Log()
        for seat in order:
            game.check(twin, seat, picks[seat])  # one seat's answer changes nobody else's options
            game.choose(twin, seat, picks[seat])
        outcomes.append((facts.snapshot(twin), log))
    assert outcomes[0] == outcomes[1] == outcomes[2], "the order of arrival matters"


def answers_are_sealed(game: Any, state: Any, rng: Rng) -> None:
    """While others still owe an answer, what a seat has answered cannot be seen, and no event tells it.

    Only that it has answered may show: `awaited` is left out of the comparison.
    """
    awaited = game.awaited(state)
    if len(awaited) < 2 or game.time(state) is not None:
        return
    seat = awaited[int(rng.below(len(awaited)))]
    decision = game.decision(state, seat)
    one, other = decision.sample(rng), decision.sample(rng)
    seen = []
    for choice in (one, other):
        twin = game.copy(state)
        twin.log = Log()
        game.choose(twin, seat, choice)
        assert not twin.log, "something happened before all had answered"
        views = [
            msgspec.to_builtins(game.view(twin, viewer)) for viewer in (None, *awaited) if viewer != seat
        ]
        for view in views:
            view.pop("awaited", None)
            view.pop("may_act", None)
        seen.append(views)
    assert seen[0] == seen[1], f"the others can tell {one.key} from {other.key}"


def secrets_are_kept(log: list[Event], seats: int) -> None:
    """Each secret field is empty in every twin but its audience's; an unheard event has no other twin."""
    for event in log:
        for viewer in (None, *range(seats)):
            twin = event.seen_by(viewer)
            if viewer in event.audience():
                assert twin == event
            elif event.unheard:
                assert twin is None
            else:
                assert twin is not None and all(getattr(twin, name) is None for name in event.secret)


def events_tell_the_table(game: Any, state: Any, log: list[Event]) -> None:
    """Whoever only reads the events knows the whole public table."""
    known = FACTS[game.meta.id].KnownTable(state)
    for event in log:
        known.hear(event)
    known.check(state, None)


def record_holds(game: Any, recorder: Recorder) -> None:
    """The record is the game: it survives its text form, and its choices bring the same events again."""
    record = recorder.record
    text = dumps(record)
    assert loads(text, {game.meta.id: game}) == record
    difference = verify(game, record)
    assert difference is None, difference


def play_lawfully(game: Any, setup: Setup, rng: Rng, every: int = 24, replayed: int = 1) -> Recorder:
    """A whole game of random answers under all laws; the costly ones about every `every`-th position.

    Of about `replayed` games the record of one is played again: that takes as long as a game.
    """
    facts = FACTS[game.meta.id]
    recorder = Recorder(game, setup)
    state = recorder.state
    rounds = game.rounds(state)
    while game.awaited(state):
        options_are_sound(game, state, rng)
        awaited_betrays_nothing(game, recorder.course, setup, rng)
        if int(rng.below(every)) == 0:
            options_are_sound(game, state)
            facts.check_position(state)
            events_tell_the_table(game, state, recorder.record.events)
            others_are_refused(game, state, setup.seats, rng)
            nobody_peeks(game, state, setup.seats, rng, [one_viewer(setup.seats, rng)])
            arrivals_commute(game, state, rng)
            answers_are_sealed(game, state, rng)
            if int(rng.below(12)) == 0:
                twins_play_on(game, state, rng)
                views_travel(game, state, setup.seats)
                views_are_of_their_own(game, state, setup.seats)
        recorder.choose(*some_answer(game, state, rng))
        assert game.rounds(state) >= rounds
        rounds = game.rounds(state)
        assert rounds < facts.ROUNDS, "the game does not end"
    facts.check_position(state)
    events_tell_the_table(game, state, recorder.record.events)
    facts.check_end(state, recorder.record.events)
    secrets_are_kept(recorder.record.events, setup.seats)
    nobody_peeks(game, state, setup.seats, rng)
    if int(rng.below(replayed)) == 0:
        record_holds(game, recorder)
    return recorder
