"""What a seat may not know is permuted, and it is sent the same messages, byte for byte and in the same order.

A game is played and all that each viewer is sent is written down. Then it is played again with other cards in all the
places that one viewer never sees: in the deck, in others' hands, face down among the discards. The others answer the
same, with the cards that they have now. In the second test somebody answers otherwise where that is sealed.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any

import msgspec
import pytest

from cosmodrome.bots import catalogue
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race.game import Race
from cosmodrome.games.race.verdicts import RaceReferee
from cosmodrome.play.frames import Viewer
from cosmodrome.server.db.tables import HUMAN, PLAYING, Head, Place
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.appraising import Appraising
from cosmodrome.server.table.framing import Framing
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Accepted, Choose, TakeBack, Weigh
from cosmodrome.server.table.watcher import Watcher
from tests.server.no_store import table_without_store

Act = tuple[int, str, tuple[tuple[str, ...], ...]]
"""Who does what: answer one question after another with these keys, or take all that back, or weigh the first key.

A seat answers all that it is asked where it is sealed, since how many questions that are may depend on its cards, and
nobody sees it.
"""
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "race": (3, {}),
    "jump_drive": (3, {}),
    "pocket_mars": (3, {"drafting": True}),
    "sidereal": (4, {}),
}
"""By game, how many seats and which options."""
NUMBERS: dict[str, dict[str, int]] = {
    name: import_module(f"cosmodrome.games.{name}.tables").NUMBER_OF for name in GAMES
}
Answering = Callable[[Any], tuple[str, ...]]
"""What is answered to a question."""
_WORD = re.compile(r"[a-z0-9_]+")


@dataclass
class Play:
    """A game in its course: what was done, and what each viewer was sent after how many acts."""

    acts: list[Act] = field(default_factory=list)
    sent: dict[Viewer, list[tuple[int, bytes]]] = field(default_factory=dict)
    sealed: list[tuple[int, list[str]]] = field(default_factory=list)
    """Acts that nobody else sees yet, with what else could have been answered first."""
    named: set[str] = field(default_factory=set)
    """Cards that were chosen one at a time: what they are matters to the rules."""
    mixed: list[list[int]] = field(default_factory=list)
    """Cards that were shuffled together, as they were before."""


async def played(
    game: Game[Any],
    seed: int,
    next_act: Callable[[LiveTable, Play], Act | None],
    more: Answering | None = None,
) -> Play:
    """A game at a table of the server, with everybody and a stranger connected.

    `more` says what a seat answers to further questions; without it, what does no harm.
    """
    seats, given = TABLES[game.meta.id]
    options = game.meta.read_options(given, seats)
    places = [Place(seat, HUMAN, f"player{seat}") for seat in range(seats)]
    head = Head(
        "t", "", game.meta.id, game.meta.version, seats, seed, options, PLAYING, "player0", ask_anyway=True
    )
    table = table_without_store(game, catalogue, head, places)
    table.now = int  # at no time: what is told of it is the same at each play
    del table.attendants[Framing]
    play = Play()
    with mixing(lambda cards: play.mixed.append(cards[:]) or {}):
        table.match.begin(head)
        table.showing.forget()
    viewers: list[Viewer] = [*range(seats), None]
    watchers: dict[Viewer, Watcher] = {}
    sending = []
    for viewer in viewers:
        play.sent[viewer] = []
        watcher = watchers[viewer] = Watcher(table, "" if viewer is None else f"player{viewer}", 0)
        table.gallery.onlookers.add(watcher)

        async def send(message: bytes, viewer: Viewer = viewer) -> None:
            play.sent[viewer].append((len(play.acts), message))

        sending.append(asyncio.create_task(watcher.send_all(send)))
    await settled()
    try:
        while (act := next_act(table, play)) is not None:
            play.acts.append(act)
            done = await carried_out(table, watchers, act, len(play.acts), more)
            play.acts[-1] = (*act[:2], tuple(done))
            if more is not None:
                note(table, play, done)
            await settled()
    finally:
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
    return play


async def settled() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def carried_out(
    table: LiveTable, watchers: Mapping[Viewer, Watcher], act: Act, number: int, more: Answering | None
) -> list[tuple[str, ...]]:
    """Gives what was answered."""
    seat, what, batches = act
    if seat == CLOCK:
        trial = table.match.trial(table.showing.views())
        trial.choose(CLOCK, table.game.parse(batches[0][0]))
        await table.commit(trial)
        return list(batches)
    player, reply = f"player{seat}", watchers[seat].reply
    if what == "weigh":
        reply(table.attendant(Appraising).weigh(player, Weigh(number, batches[0][0])))
        return list(batches)
    if what == "take-back":
        while table.match.takeable(seat):
            await table.choose(player, TakeBack(number, table.match.trail.question(seat)))
            reply(Accepted(number))
        return []
    done: list[tuple[str, ...]] = []
    while not done or (seat in table.match.awaited() and table.match.takeable(seat)):
        decision = table.game.decision(table.match.state, seat)
        if len(done) < len(batches):
            keys = batches[len(done)]
        elif more is not None:
            keys = more(decision)
        else:
            keys = (table.game.options(table.match.state, seat)[0].key,)
        request = f"{number}.{len(done)}"
        await table.choose(player, Choose(request, table.match.trail.question(seat), list(keys)))
        reply(Accepted(request))
        done.append(keys)
    return done


def note(table: LiveTable, play: Play, done: list[tuple[str, ...]]) -> None:
    """What matters for playing again: which cards were chosen, and what might have been."""
    seat, what, _ = play.acts[-1]
    if what != "answer" or seat == CLOCK:
        return
    for keys in done:
        if len(keys) == 1:
            play.named.update(_WORD.findall(keys[0]))
    if table.match.course is None or not table.match.takeable(seat):
        return
    state = table.match.course.when_asked(seat, len(table.match.course.untold(seat)))
    decision = table.game.decision(state, seat)
    others = {decision.sample(seeded(number, "instead")).key for number in range(8)}
    verb = done[0][0].partition(":")[0]
    alike = sorted(key for key in others if key.partition(":")[0] == verb and key not in done[0])
    if alike and len(done[0]) == 1:
        play.sealed.append((len(play.acts) - 1, alike))


# --- the first time


def by_chance(chance: random.Random, rng: Rng, acts: int) -> Callable[[LiveTable, Play], Act | None]:
    """Some answer of somebody, sometimes taken back, sometimes weighed before."""

    def next_act(table: LiveTable, play: Play) -> Act | None:
        game = table.game
        if len(play.acts) >= acts or not table.match.awaited():
            return None
        seat = chance.randrange(table.head.seats)
        if chance.random() < 0.1 and table.match.takeable(seat):
            return seat, "take-back", ()
        time = game.time(table.match.state)
        seat = chance.choice(game.may_act(table.match.state))
        decision = game.decision(table.match.state, seat)
        if time is not None and (chance.random() < 0.1 or not (decision.options or decision.forms)):
            return CLOCK, "answer", ((time.key,),)
        if chance.random() < 0.1:
            return seat, "weigh", ((decision.sample(rng).key,),)
        return seat, "answer", (answered(decision, chance, rng),)

    return next_act


def answered(decision: Any, chance: random.Random, rng: Rng) -> tuple[str, ...]:
    """One choice, or all picks of a question that asks for several."""
    if not decision.pool:
        return (decision.sample(rng).key,)
    options = [option.key for option in decision.options]
    verb = decision.options[-1].verb
    least = 0 if "done" in options else 1
    count = chance.randint(least, decision.more) if decision.up_to else decision.more
    ticked = [f"{verb}:{card}" for card in chance.sample(decision.pool, count)]
    return tuple(ticked + (["done"] if count < decision.more else []))


# --- and again


def again(acts: list[Act]) -> Callable[[LiveTable, Play], Act | None]:
    return lambda _, play: acts[len(play.acts)] if len(play.acts) < len(acts) else None


@contextmanager
def mixing(other: Callable[[list[int]], Mapping[int, int]]) -> Iterator[None]:
    """Shuffles as if the cards were called otherwise; `other` is told what is shuffled."""
    shuffle, mix = Rng.shuffle, Rng.mix

    def otherwise(original: Callable[[Rng, Any], None]) -> Callable[[Rng, Any], None]:
        def mixed(self: Rng, cards: Any) -> None:
            called = other(list(cards))
            back = {new: old for old, new in called.items()}
            # What was in order stays in order under the names it had the first time.
            rises = list(cards) == sorted(cards)
            before = [back.get(card, card) for card in cards]
            cards[:] = sorted(before) if rises else before
            original(self, cards)
            cards[:] = [called.get(card, card) for card in cards]

        return mixed

    Rng.shuffle, Rng.mix = otherwise(shuffle), otherwise(mix)  # type: ignore[method-assign]
    try:
        yield
    finally:
        Rng.shuffle, Rng.mix = shuffle, mix  # type: ignore[method-assign]


def permuted(game_id: str, play: Play, viewer: Viewer, chance: random.Random) -> dict[int, int]:
    """Other cards for those that a viewer was never told of: each for one that nobody could tell from it."""
    numbers = NUMBERS[game_id]
    told = {word for _, message in play.sent[viewer] for word in _WORD.findall(message.decode())}
    seen = {number for name, number in numbers.items() if name in told or name in play.named}
    game = GAMES[game_id]
    seats, given = TABLES[game_id]
    options = game.meta.read_options(given, seats)
    facts = {card["id"]: card for card in game.card_facts(options)}
    colour = {
        number: facts[name].get("colour") if game_id == "pocket_mars" and name in facts else None
        for name, number in numbers.items()
    }
    found: dict[int, int] = {}
    for cards in play.mixed:
        copies = Counter(cards)
        alike: dict[Any, list[int]] = {}
        for card in sorted(copies.keys() - seen - found.keys()):
            alike.setdefault((copies[card], colour.get(card)), []).append(card)
        for some in alike.values():
            others = some[:]
            chance.shuffle(others)
            found |= zip(some, others, strict=True)
    return {card: other for card, other in found.items() if card != other}


def renamed(acts: list[Act], names: Mapping[str, str]) -> list[Act]:
    def rename(key: str) -> str:
        return _WORD.sub(lambda word: names.get(word[0], word[0]), key)

    return [(seat, what, tuple(tuple(map(rename, keys)) for keys in batches)) for seat, what, batches in acts]


@dataclass
class Found:
    """What a comparison came to: the first difference of each viewer, and how much was put to the test."""

    differences: list[str] = field(default_factory=list)
    permuted: int = 0
    renamed: int = 0
    sealed: int = 0


def first_difference(
    viewer: Viewer, one: list[tuple[int, bytes]], other: list[tuple[int, bytes]]
) -> list[str]:
    for each, twin in zip(one, other, strict=False):
        if each != twin:
            return [f"{viewer} after act {each[0]}: {each[1][:300]!r} or, after {twin[0]}, {twin[1][:300]!r}"]
    if len(one) != len(other):
        return [f"{viewer} was sent {len(one)} messages or {len(other)}"]
    return []


async def compared(game: Game[Any], seed: int, acts: int, viewers: list[Viewer]) -> Found:
    """All that can be seen of a difference that nobody should see."""
    chance = random.Random(f"permuted {seed}")
    rng = seeded(seed, "acts")
    more = partial(answered, chance=chance, rng=rng)
    first = await played(game, seed, by_chance(chance, rng, acts), more)
    names = {number: name for name, number in NUMBERS[game.meta.id].items()}
    found = Found()
    for viewer in viewers:
        other = permuted(game.meta.id, first, viewer, chance)
        acted = renamed(first.acts, {names[card]: names[each] for card, each in other.items()})
        found.permuted += len(other)
        found.renamed += sum(one != two for one, two in zip(first.acts, acted, strict=True))
        with mixing(lambda cards, other=other: other if set(cards) & other.keys() else {}):  # type: ignore[misc]
            found.differences += await differences(game, seed, acted, viewer, first)
    for at, answers in chance.sample(first.sealed, min(3, len(first.sealed))):
        acted = [*first.acts[:at], (first.acts[at][0], "answer", ((chance.choice(answers),),))]
        found.sealed += 1
        for viewer in [each for each in viewers if each != acted[-1][0]]:
            found.differences += await differences(game, seed, acted, viewer, first)
    return found


async def differences(game: Game[Any], seed: int, acts: list[Act], viewer: Viewer, first: Play) -> list[str]:
    try:
        twin = await played(game, seed, again(acts))
    except (Refused, NotAllowed) as refused:
        return [f"somebody is asked otherwise: {refused}"]
    until = len(acts)
    heard = [each for each in first.sent[viewer] if each[0] <= until]
    return first_difference(viewer, heard, twin.sent[viewer])


def compare(game: Game[Any], seed: int, acts: int) -> Found:
    """Who looks is a seat, another one by each seed, and somebody who watches."""
    return asyncio.run(compared(game, seed, acts, [seed % TABLES[game.meta.id][0], None]))


ACTS = {"race": 60, "jump_drive": 60, "pocket_mars": 18, "sidereal": 90}
"""Enough for cards to be drawn, kept and discarded, and few enough that most are never seen."""


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_changes_no_byte(game_id: str) -> None:
    found = compare(GAMES[game_id], 3, ACTS[game_id])
    assert found.differences == []
    assert found.permuted > 20 and found.sealed
    assert found.renamed or game_id not in ("race", "jump_drive")  # the others name no card that stays hidden


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_changes_no_byte_in_many_games(game_id: str) -> None:
    for seed in range(100, 200):
        found = compare(GAMES[game_id], seed, ACTS[game_id] + seed % 20)
        assert found.differences == [], seed


class Blabbing(Race):
    """A leak in the view: how many worlds others hold."""

    def views(self, state: Any, viewers: Iterable[int | None]) -> Any:
        views: Any = super().views(state, viewers)
        for seat, view in views.items():
            view.pool += sum(card % 2 for card in state.seats[0 if seat else 1].hand)
        return views


class Backwards(RaceReferee):
    def verdicts(self, state: Any, seat: int) -> Any:
        found = super().verdicts(state, seat)
        return found[::-1] if sum(state.seats[seat - 1].hand) % 2 else found


class Sorting(Race):
    """A leak in an order alone: verdicts come the other way round by a neighbour's hand."""

    def __init__(self) -> None:
        super().__init__()
        self.referee = Backwards()


@pytest.mark.parametrize("leaky", [Blabbing, Sorting])
def test_a_game_that_leaks_is_found(leaky: type[Race]) -> None:
    assert any("after act" in each for each in compare(leaky(), 3, 40).differences)


def test_what_is_told_to_all_is_no_secret_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that a viewer is told of are not permuted, so telling all of them leaves nothing to test, which is noticed.

    That none is told of whom it does not concern is held by `test_secrets.py`.
    """
    monkeypatch.setattr(Event, "seen_by", lambda self, viewer: self)
    assert not compare(GAMES["race"], 3, 30).renamed


def test_a_message_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing stands in it, but it comes only if somebody has answered one thing and not another."""
    commit = LiveTable.commit

    async def telling(self: LiveTable, trial: Any) -> None:
        await commit(self, trial)
        if sum(trial.answers[-1].choice.encode()) % 2:
            for onlooker in self.gallery.onlookers:
                onlooker._at -= 1  # type: ignore[attr-defined]

    monkeypatch.setattr(LiveTable, "commit", telling)
    assert compare(GAMES["race"], 3, 40).differences


def test_who_is_asked_is_found() -> None:
    """A table that does not ask anyway tells by whom it waits for who has no choice."""
    assert any(compare(Hasty(), seed, 60).differences for seed in range(3, 9))


class Hasty(Race):
    """Asks nobody whose cards leave one answer."""

    def new(self, setup: Any, log: Any = None) -> Any:
        return super().new(msgspec.structs.replace(setup, ask_anyway=False), log)
