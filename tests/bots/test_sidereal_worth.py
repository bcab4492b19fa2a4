"""The number beside an offer of Sidereal Confluence: what the best plan gains by it, as the rules carry it out."""

from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.hints import SEED, hint
from cosmodrome.bots.seated import bot_choice
from cosmodrome.bots.sidereal.appraiser import OfferAppraiser
from cosmodrome.bots.sidereal.deals import outlook
from cosmodrome.bots.sidereal.own_plans import own_plan
from cosmodrome.bots.sidereal.plan import PROMISED
from cosmodrome.bots.sidereal.reading import deliveries, owed_next, read
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES
from tests.rules.sidereal.scenario import deliver, move, play, seat

GAME = GAMES["sidereal"]
LESSON_SEED = 5
"""As web/src/games/sidereal/lesson.ts has it."""


def facts(state: Any, number: int) -> dict[str, dict[str, Any]]:
    """By its key: what is said of each offer that lies before a seat."""
    found = OfferAppraiser(GAME).verdicts(GAME.view(state, number))
    return {verdict.card: verdict.facts for verdict in found}


def best(state: Any, number: int) -> float:
    """What a seat comes to by itself."""
    view = GAME.view(state, number)
    position = read(view)
    return outlook(position, number, own_plan(position, number, owed_next(view)))


def due(state: Any, number: int) -> float:
    """What goods that are due in the next turn count for a seat."""
    view = GAME.view(state, number)
    worths = goods_worth(view.round)
    total = 0.0
    for debtor, receiver, goods in deliveries(view, view.round + 1):
        worth = sum(count * worth for count, worth in zip(goods, worths, strict=True))
        total += PROMISED * worth * (receiver == number) - worth * (debtor == number)
    return total


def takes(bots: list[str], seed: int) -> Iterator[tuple[Any, int, Choice]]:
    """A whole game: each moment at which a seat could take an offer, so that the deal is carried out."""
    seats = len(bots)
    state = GAME.new(Setup(seats, seed, GAME.meta.read_options({"species": "random"}, seats)))
    made = [make(GAME, name, seed * 10 + at) for at, name in enumerate(bots)]
    chance, ticks, seen = seeded(seed, "offers"), Ticks(), set()
    while (at := ticks.next_seat(GAME, state)) != NOTHING:
        if at != CLOCK and state.now.phase == "trade":
            if chance.below(3) == 0:
                form = GAME.decision(state, at).form("offer")
                assert form is not None
                GAME.choose(state, at, form.sample(chance))
            for option in GAME.decision(state, at).options:
                mark = (state.round, at, option.key, len(state.book))
                if option.verb == "take" and mark not in seen:
                    seen.add(mark)
                    after = GAME.copy(state)
                    GAME.choose(after, at, option)
                    if sum(deal.open for deal in after.book) < sum(deal.open for deal in state.book):
                        yield state, at, option
        choice = GAME.time(state) if at == CLOCK else bot_choice(GAME, state, at, made[at])
        if choice is None:
            ticks.nothing()
            continue
        GAME.choose(state, at, choice)
        ticks.done()


@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.again)])
@pytest.mark.sample(1)
def test_the_number_is_the_difference_of_the_plans_before_and_after(seed: int) -> None:
    """Over whole games: the plan of what the rules make of the offer, less the plan without it."""
    count = 0
    for state, number, option in takes(["trader", "greedy", "trader", "greedy", "trader"], seed):
        told = facts(state, number)[option.key]
        after = GAME.copy(state)
        GAME.choose(after, number, option)
        plan = best(after, number) - best(state, number)
        assert told["plan"] == pytest.approx(10 * plan, abs=0.51), (state.round, option.key)
        promised = due(after, number) - due(state, number)
        assert told["promised"] == pytest.approx(10 * promised, abs=0.51), (state.round, option.key)
        parts = sum(told[each] for each in ("plan", "promised", "shared", "kept"))
        assert told["brings"] == pytest.approx(parts, abs=2.01)
        count += 1
    assert count > 60


def test_a_hint_says_the_same_number() -> None:
    """Over a whole game, wherever a hint would take an offer; and what it takes is what gains most."""
    count = 0
    for state, number, _ in takes(["trader", "greedy", "trader", "greedy"], 4):
        view, told = GAME.view(state, number), facts(state, number)
        decision = question_for_bot(GAME.decision(state, number), GAME, view)
        advised = hint(GAME, view, decision, lambda: make(GAME, "trader", SEED))
        for answer in advised.answers:
            if answer.choices and answer.choices[0].verb == "take":
                reason = answer.reasons[0]
                assert reason.name == "hint-gains"
                assert told[answer.choices[0].key]["brings"] == round(10 * float(reason.facts["amount"]))
                count += 1
        if count > 8:
            return
    raise AssertionError("no hint took an offer")


def test_the_good_offer_of_the_lesson_is_a_gain() -> None:
    state = GAME.new(Setup(4, LESSON_SEED, GAME.meta.read_options({"first_game": True}, 4)))
    made = [make(GAME, "patient", at) for at in range(4)]
    for at in (1, 2, 3):
        choice = bot_choice(GAME, state, at, made[at])
        if choice is not None:
            GAME.choose(state, at, choice)
    told = facts(state, 0)
    assert told and all(each["brings"] > 0 for each in told.values())


def test_cards_tokens_inventions_and_promises_are_counted_or_named() -> None:
    t = play(seat("faderan", "6 white"), seat("unity", "4 blue", "acrux"))
    t.free(1, "offer", moves=[move(1, 0, "blue acrux"), move(0, 1, "2 acknowledgement")])
    t.free(1, "offer", moves=[move(0, 1, "white")], promises=[deliver(1, 0, "2 blue", turn=3)])
    cards, later = (facts(t.state, 0)[f"take:{number}"] for number in (0, 1))
    assert cards["kept"] > 20 and cards["apart"] == ""
    assert later["brings"] < 0 and later["apart"] == "deliver"
