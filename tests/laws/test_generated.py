"""Laws over generated inputs: answers, keys, options, scripts, damaged records, numbers."""

import string

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.rng import restored, seeded
from cosmodrome.core.seats import Standing
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.answer import answer
from cosmodrome.play.record import Recorder, RecordError, dumps, loads, verify

from .laws import FACTS, events_tell_the_table, options_are_sound, play_some
from .tables import every_setup, seeded_setup

SETUPS = every_setup()
tables = st.tuples(st.sampled_from(SETUPS), st.integers(0, 2**64))
answers = st.lists(st.integers(0, 10**6), max_size=150)
text = st.text(string.ascii_letters + string.digits + ":_+-# ", max_size=20)


def played(table, picks):
    """A table after these answers: each number picks the seat and the option."""
    (name, setup), seed = table
    game = GAMES[name]
    recorder = Recorder(game, seeded_setup(setup, seed))
    for pick in picks:
        awaited = game.awaited(recorder.state)
        if not awaited:
            break
        seat = awaited[pick % len(awaited)]
        options = game.options(recorder.state, seat)
        recorder.choose(seat, options[pick // 7 % len(options)])
    return game, recorder


@given(tables, answers)
@settings(max_examples=40)
def test_any_answers_keep_the_position_sound(table, picks):
    game, recorder = played(table, picks)
    facts = FACTS[game.meta.id]
    facts.check_position(recorder.state)
    events_tell_the_table(game, recorder.state, recorder.record.events)
    options_are_sound(game, recorder.state)


@given(tables, answers)
@settings(max_examples=25)
def test_any_unfinished_record_holds(table, picks):
    game, recorder = played(table, picks)
    record = recorder.record
    assert loads(dumps(record), GAMES) == record and verify(game, record) is None


@given(
    tables,
    answers,
    st.lists(st.one_of(text, st.sampled_from(["done", "pass", "act:settle", "keep:gem_world"])), max_size=4),
    st.integers(-2, 6),
)
@settings(max_examples=60)
def test_any_batch_of_keys_is_refused_whole_or_carried_out(table, picks, keys, seat):
    game, recorder = played(table, picks)
    snapshot = FACTS[game.meta.id].snapshot
    before = snapshot(recorder.state)
    try:
        answer(game, recorder.state, seat, keys)
    except NotAllowed as refused:
        assert refused.reason and snapshot(recorder.state) == before
    else:
        assert snapshot(recorder.state) != before


def with_a_batch(game, recorder, rng):
    """Play on by chance until a seat owes several picks; the seat, or None where the game ends before."""
    state = recorder.state
    while awaited := game.awaited(state):
        for seat in awaited:
            question = game.decision(state, seat)
            if len(question.pool) >= question.more > 1:
                return seat
        options = game.options(state, awaited[0])
        recorder.choose(awaited[0], options[int(rng.below(len(options)))])
    return None


@given(tables, answers, st.integers(0, 2**31))
@settings(max_examples=60)
def test_a_batch_in_any_order_is_the_same_as_pick_by_pick(table, picks, chance):
    game, recorder = played(table, picks)
    state = recorder.state
    rng = seeded(chance, "batch")
    seat = with_a_batch(game, recorder, rng)
    if seat is None:
        return
    question = game.decision(state, seat)
    pool = list(range(len(question.pool)))
    rng.shuffle(pool)
    ticked = [question.pool[at] for at in pool[: question.more]]
    verb = question.options[-1].verb
    twin = game.copy(state)
    answer(game, state, seat, [f"{verb}:{card}" for card in ticked])
    answer(game, twin, seat, [f"{verb}:{card}" for card in sorted(ticked)])
    snapshot = FACTS[game.meta.id].snapshot
    assert snapshot(state) == snapshot(twin)
    FACTS[game.meta.id].check_position(state)


@given(st.sampled_from(sorted(GAMES)), text)
@example("sidereal", "offer")
@example("sidereal", "offer:{}")
def test_any_text_is_a_key_or_refused(name, key):
    game = GAMES[name]
    try:
        assert game.parse(key).key == key
    except NotAllowed as refused:
        free = key.partition(":")[0] in game.forms
        assert refused.reason == ("bad-payload" if free else "unknown-choice")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_choice_has_its_code_and_key(name):
    game = GAMES[name]
    assert [choice.code for choice in game.choices] == list(range(len(game.choices)))
    assert len({choice.key for choice in game.choices}) == len(game.choices)
    for choice in game.choices:
        assert game.parse(choice.key) is choice
        assert choice.key == (f"{choice.verb}:{choice.subject}" if choice.subject else choice.verb)


values = st.one_of(
    st.booleans(),
    text,
    st.sampled_from(["first", "second", "yes", "no", "True"]),
    st.integers(0, 3),
    st.none(),
)


@given(st.sampled_from(sorted(GAMES)), st.integers(-1, 9), st.data())
@settings(max_examples=150)
def test_any_options_are_read_or_refused_in_one_line(name, seats, data):
    game = GAMES[name]
    known = [option.name for option in game.meta.options]
    given_options = data.draw(st.dictionaries(st.one_of(st.sampled_from(known), text), values, max_size=4))
    try:
        read = game.meta.read_options(given_options, seats)
    except SetupError as error:
        assert str(error) and "\n" not in str(error)
        return
    unsaid = {option.name for option in game.meta.options if option.later}
    assert set(known) - unsaid <= set(read) <= set(known) and seats in game.meta.seats
    state = game.new(Setup(seats=seats, options=read))
    assert len(game.awaited(state)) > 0


@given(tables, st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_any_script_is_played_or_refused_in_one_line(table, data):
    (name, setup), seed = table
    game = GAMES[name]
    ids = sorted(card["id"] for card in game.card_facts(setup.options))
    cards = st.lists(st.sampled_from(ids), max_size=8)
    rows = st.lists(cards, min_size=setup.seats, max_size=setup.seats)
    script = Script(
        start_worlds=data.draw(
            st.one_of(st.none(), st.permutations(ids[:9]).map(lambda names: names[: setup.seats]))
        ),
        hands=data.draw(st.one_of(st.none(), rows)),
        discards=data.draw(st.one_of(st.none(), rows)),
        deck=data.draw(st.one_of(st.none(), cards)),
        reshuffles=data.draw(st.lists(cards, max_size=2)),
        queues=data.draw(
            st.dictionaries(
                st.sampled_from(["0 draw", "1 explore", "0 good", "1 good", "0 income", "1 steal"]),
                cards,
                max_size=2,
            )
        ),
    )
    try:
        state = game.new(Setup(setup.seats, seed, setup.options, script))
        play_some(game, state, seeded(seed, "script"), 50)
    except SetupError as error:  # at once, or when a queue wants a card that somebody has
        assert str(error).startswith("script") and "\n" not in str(error)
        return
    FACTS[name].check_position(state)


@pytest.fixture(scope="module")
def finished():
    """A finished game as text."""
    name, setup = SETUPS[0]
    game = GAMES[name]
    recorder = Recorder(game, seeded_setup(setup, 1))
    rng = seeded(1, "record")
    while awaited := game.awaited(recorder.state):
        options = game.options(recorder.state, awaited[0])
        recorder.choose(awaited[0], options[int(rng.below(len(options)))])
    return game, recorder.record, dumps(recorder.record)


@given(st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_record_is_known_for_one(finished, data):
    """Cut, doubled, dropped, swapped or overwritten lines: a clear error with a line, or a difference in the replay."""
    game, record, whole = finished
    lines = whole.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    kind = data.draw(st.sampled_from(["cut", "drop", "double", "swap", "overwrite", "letter"]))
    if kind == "cut":
        damaged = whole[: data.draw(st.integers(0, len(whole) - 1))]
    elif kind == "drop":
        damaged = "\n".join(lines[:at] + lines[at + 1 :])
    elif kind == "double":
        damaged = "\n".join(lines[: at + 1] + lines[at:])
    elif kind == "swap":
        damaged = "\n".join([*lines[:at], *lines[at + 1 : at + 2], lines[at], *lines[at + 2 :]])
    elif kind == "overwrite":
        damaged = "\n".join([*lines[:at], data.draw(st.text(max_size=30)), *lines[at + 1 :]])
    else:
        place = data.draw(st.integers(0, len(whole) - 1))
        damaged = whole[:place] + data.draw(st.characters(codec="utf-8")) + whole[place + 1 :]
    assume(damaged != whole)
    try:
        read = loads(damaged, GAMES)
    except RecordError as error:
        assert 1 <= error.line <= damaged.count("\n") + 1
        assert str(error).startswith(f"record, line {error.line}: ")
        return
    if read != record:
        difference = verify(game, read)
        # Answers that were owed at once may stand in any order: then nothing else has changed.
        assert difference is not None or read.events == record.events
        assert difference is None or 1 <= difference.line <= damaged.count("\n") + 1


@given(st.integers(0, 2**58 - 1), st.integers(1, 2**31))
def test_numbers_below_are_below(word, limit):
    rng = restored(word)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


@given(st.integers(-(2**70), 2**70), text, text)
def test_streams_of_a_seed_are_the_same_again_and_apart(seed, one, other):
    def numbers(stream):
        rng = seeded(seed, stream)
        return [int(rng.below(1 << 30)) for _ in range(4)]

    assert numbers(one) == numbers(one)
    assert (numbers(one) == numbers(other)) == (one == other)


@given(st.integers(0, 2**40), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_all_cards(seed, cards):
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_game_can_be_lost_by_all():
    standing = Standing([12], [0], [])
    assert standing.winners == [] and standing.ranks() == [1]
    assert Standing([12], [0]).winners == [0]


@given(st.lists(st.tuples(st.integers(-5, 90), st.integers(0, 20)), min_size=2, max_size=5))
def test_standings(seats):
    standing = Standing([score for score, _ in seats], [tie for _, tie in seats])
    assert standing.winners == [seat for seat, own in enumerate(seats) if own == max(seats)]
    ranks = standing.ranks()
    assert [seat for seat, rank in enumerate(ranks) if rank == 1] == standing.winners
    assert all(
        (ranks[a] < ranks[b]) == (seats[a] > seats[b]) for a in range(len(seats)) for b in range(len(seats))
    )
