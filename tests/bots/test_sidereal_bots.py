"""The bots of Sidereal Confluence: whole games by the rules, what they remember, who does better than whom."""

import json
from copy import deepcopy
from typing import Any

import pytest

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.catalogue import make, names
from cosmodrome.bots.seated import bot_choice
from cosmodrome.bots.sidereal import bargaining, planner
from cosmodrome.bots.sidereal.act_answers import VERBS, next_act
from cosmodrome.bots.sidereal.bidding import expected
from cosmodrome.bots.sidereal.own_plans import planned
from cosmodrome.bots.sidereal.reading import owed_next, read
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.goods import POINT
from cosmodrome.games.sidereal.tables import IDS, SPECIES_IDS
from tests.bots.playing import play_on

GAME = GAMES["sidereal"]


def table(seed: int, species: list[str], bots: list[str], **options: Any) -> tuple[Any, list[Bot]]:
    seats = len(species)
    told = {"exact_scoring": True} | options
    setup = Setup(seats, seed, GAME.meta.read_options(told, seats), script=Script(start_worlds=species))
    return GAME.new(setup), [make(GAME, name, seed * 10 + seat) for seat, name in enumerate(bots)]


def finish(state: Any, bots: list[Bot], seen: Any = None, rounds: int = 6) -> list[float]:
    """Play on to the end, or to that of a round; `seen` is called with each answer before it is carried out."""

    def answer(seat: int) -> Choice | None:
        choice = bot_choice(GAME, state, seat, bots[seat])
        if seen is not None and choice is not None:
            seen(state, seat, choice)
        return choice

    play_on(GAME, state, answer, rounds)
    return [score / POINT for score in GAME.standing(state).scores]


def means(bots: list[str], games: int, seed: int) -> dict[str, float]:
    """The mean score of each bot over games with species and seats changing."""
    scores: dict[str, list[float]] = {}
    for number in range(games):
        seated = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        species = [SPECIES_IDS[(number * 4 + 2 * seat) % 9] for seat in range(len(bots))]
        state, made = table(seed + number, species, seated)
        for name, score in zip(seated, finish(state, made), strict=True):
            scores.setdefault(name, []).append(score)
    return {name: sum(found) / len(found) for name, found in scores.items()}


def test_the_best_comes_first() -> None:
    ranked = ["trader", "magnate", "greedy", "patient", "planner", "pupil", "passive", "novice", "random"]
    assert names("sidereal") == ranked


@pytest.mark.parametrize("seats", [pytest.param(5, marks=pytest.mark.again), 9])
@pytest.mark.again
def test_traders_play_at_larger_tables(seats: int) -> None:
    species = SPECIES_IDS[9 - seats :]
    state, bots = table(seats, species, ["trader"] * seats)
    scores = finish(state, bots)
    assert sum(scores) / seats > 20


def test_nothing_is_planned_where_no_act_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be planned there could not be done."""
    act = planner.PlannerBot.act
    made: list[int] = []
    spared: list[int] = []

    def plans(position: Any, seat: int, owed: list[int]) -> Any:
        made.append(seat)
        return planned(position, seat, owed)

    def acts(bot: Any, view: Any, decision: Any) -> Any:
        before = len(made)
        found = act(bot, view, decision)
        if not {form.verb for form in decision.forms} & set(VERBS.values()):
            position, seat = read(view), decision.seat
            plan = planned(position, seat, owed_next(view)[seat])
            assert (found, len(made)) == (next_act(position, seat, plan, decision), before) == (None, before)
            spared.append(seat)
        return found

    monkeypatch.setattr(planner, "planned", plans)
    monkeypatch.setattr(planner.PlannerBot, "act", acts)
    state, bots = table(3, SPECIES_IDS[:4], ["passive"] * 4)
    finish(state, bots, rounds=3)
    assert made and spared


@pytest.mark.again
def test_traders_make_much_more_of_it_than_who_stays_alone() -> None:
    four = means(["trader"] * 4, 2, 5)["trader"]
    alone = means(["passive"] * 4, 2, 5)["passive"]
    assert four > 2 * alone > 10


def test_greedy_swaps_pay() -> None:
    assert means(["greedy"] * 4, 2, 6)["greedy"] > means(["passive"] * 4, 2, 6)["passive"] + 4


def test_the_passive_one_neither_trades_nor_bids() -> None:
    state, bots = table(3, SPECIES_IDS[:4], ["passive"] * 4)
    verbs: set[str] = set()
    finish(state, bots, lambda state, seat, choice: verbs.add(choice.verb))
    assert not verbs & {"offer", "take", "counter", "split", "buy", "steal"}
    assert "run" in verbs


def test_traders_keep_every_promise() -> None:
    fates: set[str] = set()
    for seed in range(2):
        state, bots = table(seed, ["caylion", "eni_et", "faderan", "unity"], ["trader"] * 4)
        finish(state, bots)
        fates |= {owed.fate for owed in GAME.view(state, None).ledger}
    assert "kept" in fates and fates <= {"kept"}


def test_a_deal_is_planned_over_several_answers_while_the_others_wait() -> None:
    """Who plans says first what it seeks; nobody spends anything until the offer is there."""
    said: list[tuple[int, str]] = []
    state, bots = table(4, ["kt", "faderan", "caylion", "zeth"], ["trader"] * 4)

    def note(state: Any, seat: int, choice: Any) -> None:
        if state.round == 1 and GAME.decision(state, seat).purpose == "trade":
            said.append((seat, choice.verb))

    finish(state, bots, note)
    verbs = [verb for _, verb in said]
    first = verbs.index("offer")
    assert first > 0 and set(verbs[:first]) == {"seek"}
    assert len({seat for seat, _ in said[: first + 1]}) == 1
    assert verbs[first + 1 : first + 4] == ["take"] * 3


def test_who_is_not_asked_waits_until_the_deal_of_others_is_done() -> None:
    """Of six, five make the first deal; the sixth plans on what that leaves, with all of them waiting."""
    said: list[tuple[int, str]] = []
    state, bots = table(4, SPECIES_IDS[:6], ["trader"] * 6)

    def note(state: Any, seat: int, choice: Any) -> None:
        if GAME.decision(state, seat).purpose == "trade":
            said.append((seat, choice.verb))

    finish(state, bots, note, rounds=1)
    assert said.index((5, "seek")) > max(said.index((seat, "take")) for seat in range(1, 5))


def test_who_finds_no_deal_takes_back_what_it_sought() -> None:
    """So that nobody waits for its offer."""
    state, bots = table(3, SPECIES_IDS[:4], ["trader", "passive", "passive", "passive"])
    sought: list[bool] = []
    offered = False

    def note(state: Any, seat: int, choice: Any) -> None:
        nonlocal offered
        if choice.verb == "seek":
            sought.append(bool(choice.payload.seek or choice.payload.give))
        offered = offered or choice.verb == "offer"

    finish(state, bots, note)
    assert True in sought and (offered or False in sought)


def taken_over(bots: list[str], at: int) -> dict[str, Any]:
    """What a first turn comes to in which all bots, and whoever asks them, begin anew after so many questions."""
    state, made = table(7, SPECIES_IDS[1:9:2], bots)
    ticks, asked, offers, seeks, in_vain, noes = Ticks(), 0, list[tuple[int, str]](), 0, 0, 0
    while state.round <= 1 and (seat := ticks.next_seat(GAME, state)) != NOTHING:
        if asked == at:
            made = [make(GAME, name, 70 + number) for number, name in enumerate(bots)]
            ticks = Ticks()
            seat = ticks.next_seat(GAME, state)
        asked += 1
        choice = GAME.time(state) if seat == CLOCK else bot_choice(GAME, state, seat, made[seat])
        if choice is None:
            ticks.nothing()
            continue
        offers += [(seat, choice.key)] if choice.verb == "offer" else []
        seeks += choice.verb == "seek"
        in_vain += choice.verb == "withdraw"
        noes += choice.verb == "decline"
        GAME.choose(state, seat, choice)  # which refuses what is not allowed
        ticks.done()
    worth = sum(GAME.standing(state).scores)
    return {
        "asked": asked,
        "offers": offers,
        "seeks": seeks,
        "worth": worth,
        "in vain": in_vain,
        "noes": noes,
    }


@pytest.mark.parametrize("bots", [["trader"] * 4, ["trader", "greedy", "greedy", "trader"], ["greedy"] * 4])
def test_bots_that_begin_anew_go_on_where_they_were(bots: list[str]) -> None:
    """As when another process takes a table over: nothing is offered twice, and nobody talks without end."""
    usual = taken_over(bots, -1)
    for at in range(1, usual["asked"], 4):
        found = taken_over(bots, at)
        assert len(set(found["offers"])) == len(found["offers"]), at
        assert found["in vain"] <= usual["in vain"] + 2, at
        assert (
            found["seeks"] <= usual["seeks"] + 3 and found["asked"] <= 1.6 * usual["asked"] + found["noes"]
        ), at
        assert found["worth"] >= 0.7 * usual["worth"], at


@pytest.mark.parametrize("name", ["greedy", "trader"])
def test_a_bot_made_anew_finds_in_the_book_what_it_did(name: str) -> None:
    state, bots = table(2, SPECIES_IDS[:4], [name] * 4)
    compared = []

    def compare(state: Any, seat: int, _choice: Any) -> None:
        bot: Any = bots[seat]
        if state.now.phase != "trade" or bot.turn != state.round or not state.seats[seat].made:
            return
        fresh: Any = make(GAME, name, seat)
        fresh.begin()
        fresh.recall(GAME.view(state, seat), seat)
        made = [offer for offer in (state.book[at] for at in state.seats[seat].made) if offer.answers < 0]
        tries = fresh.joint.tries if name == "trader" else 0
        assert fresh.swaps + tries == len(made)
        closed = [offer for offer in made if not offer.open]
        assert fresh.deaf.issuperset(other for offer in closed for other in offer.to)
        compared.append(fresh.deaf)

    finish(state, bots, compare, rounds=4)
    assert len(compared) > 5 and any(compared)


def test_interest_converters_are_lent_and_run() -> None:
    ran: set[str] = set()

    def note(state: Any, seat: int, choice: Any) -> None:
        if choice.verb == "run" and seat != 0:
            ran.update(run.card for run in choice.payload.runs if run.card.startswith("eni_et_"))

    for seed in range(2):
        state, bots = table(seed, ["eni_et", "caylion", "kjas", "kt"], ["trader"] * 4)
        finish(state, bots, note)
    assert ran


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (finish(*table(4, ["zeth", "yengii", "imdril", "unity"], ["trader"] * 4)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", ["trader", "greedy", "patient", "passive"])
def test_a_bot_answers_by_its_view_alone(name: str) -> None:
    """In a twin of the table, with what the seat cannot see made up anew, it answers the same."""
    state, bots = table(7, ["faderan", "zeth", "kjas", "yengii"], [name] * 4)
    rng = seeded(7, "twins")
    looked = 0

    def compared(seat: int) -> Choice | None:
        nonlocal looked
        view = GAME.view(state, seat)
        twin = GAME.imagine(view, rng)
        again = deepcopy(bots[seat].__dict__ | {"game": None})
        choice = bot_choice(GAME, state, seat, bots[seat])
        double = make(GAME, name, 0)
        double.__dict__.update(again | {"game": GAME})
        answer = double.choose(GAME.view(twin, seat), GAME.decision(twin, seat))
        assert (answer and answer.key) == (choice and choice.key)
        looked += 1
        return choice

    play_on(GAME, state, compared, rounds=2)
    assert looked > 30


def test_an_own_plan_is_followed_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an invention or a turned card the rest of the plan stands."""
    made: list[int] = []
    monkeypatch.setattr(planner, "planned", lambda *told: made.append(told[1]) or planned(*told))
    acts: list[str] = []
    state, bots = table(4, ["kt", "faderan", "caylion", "yengii"], ["passive"] * 4)
    finish(state, bots, lambda state, seat, choice: acts.append(choice.verb))
    others = sum(acts.count(verb) for verb in ("play", "draw"))
    assert sum(acts.count(verb) for verb in ("invent", "upgrade", "flip")) > 8
    assert len(made) <= 4 * 6 + others + 2  # a turn begins, or what was drawn is seen


def test_partners_of_a_deal_are_offered_no_swaps(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*told: Any) -> None:
        raise AssertionError("a swap was looked for")

    monkeypatch.setattr(bargaining, "best_swap", refuse)
    state, bots = table(5, ["zeth", "kjas", "imdril", "unity"], ["trader"] * 4)
    finish(state, bots)


def test_a_position_is_what_the_view_shows() -> None:
    state, _ = table(2, SPECIES_IDS[:4], ["passive"] * 4)
    view = GAME.view(state, 0)
    position = read(view)
    for seat, seen in zip(position.seats, view.players, strict=True):
        assert [IDS[card] for card in seat.cards] == [card.card for card in seen.cards]
        assert sum(seat.goods) == sum(seen.goods.values())
        assert seat.support() == seen.support and seat.fleets() == seen.fleets


def test_a_higher_bid_buys_more() -> None:
    cards = [(6.0, 3), (4.0, 2), (3.0, 1), (1.0, 1)]
    worth = [expected(bid, [2.0, 2.0, 1.0], cards) for bid in range(6)]
    assert worth[0] == 0 and worth == sorted(worth) and worth[5] == 6.0


@pytest.mark.long
def test_among_equals_traders_make_most_and_the_passive_least() -> None:
    four = {name: means([name] * 4, 20, 100)[name] for name in ("trader", "greedy", "passive")}
    assert four["trader"] > four["greedy"] + 10 and four["greedy"] > four["passive"] + 5


@pytest.mark.long
def test_who_trades_is_above_who_does_not_at_one_table() -> None:
    found = means(["trader", "greedy", "passive", "greedy"], 20, 100)
    assert min(found["trader"], found["greedy"]) > found["passive"] + 10


def settled(state: Any, bots: dict[int, Bot]) -> None:
    """All these bots do, as at a table where a person takes their time; they do not end the phase."""
    busy = True
    while busy:
        busy = False
        for seat, bot in bots.items():
            view = GAME.view(state, seat)
            choice = bot.choose(view, question_for_bot(GAME.decision(state, seat), GAME, view))
            trial = GAME.copy(state)
            if choice is not None:
                GAME.choose(trial, seat, choice)
            if choice is not None and GAME.time(trial) is GAME.time(state):
                GAME.choose(state, seat, choice)
                busy = True


def first_game() -> tuple[Any, dict[int, Bot]]:
    """A person in the first seat of the prepared table, who has not answered yet."""
    state = GAME.new(Setup(4, 5, GAME.meta.read_options({"first_game": True}, 4)))
    bots: dict[int, Bot] = {seat: make(GAME, "patient", seat) for seat in (1, 2, 3)}
    settled(state, bots)
    return state, bots


def test_a_patient_bot_has_an_offer_that_waits_for_who_learns_the_game() -> None:
    state, bots = first_game()
    (offer,) = (offer for offer in GAME.view(state, 0).offers if offer.open)
    assert [(move.giver, move.goods) for move in offer.moves] == [(0, {"white": 3}), (1, {"blue": 2})]
    for _ in range(30):
        settled(state, bots)
    assert offer.key in [option.key for option in GAME.options(state, 0)]
    # Once the person is done it waits no longer, and the phase can end.
    GAME.choose(state, 0, GAME.parse("ready"))
    settled(state, bots)
    assert not any(offer.open for offer in GAME.view(state, 0).offers)


def bids_and_loans(**options: Any) -> tuple[int, int]:
    """Among patient bots: ships bid for colonies in turn 1, and offers of turn 2 that are paid for later."""
    state = GAME.new(Setup(4, 5, GAME.meta.read_options(options, 4)))
    bid, loans = 0, 0

    def seen(state: Any, seat: int, choice: Any) -> None:
        nonlocal bid, loans
        verb, _, payload = choice.key.partition(":")
        if verb == "split" and state.round == 1:
            bid += json.loads(payload).get("colony", 0)
        if verb == "offer" and state.round == 2:
            loans += "promises" in json.loads(payload)

    finish(state, [make(GAME, "patient", seat) for seat in range(4)], seen, rounds=2)
    return bid, loans


def test_only_in_the_prepared_first_game_patient_bots_leave_the_colonies_and_lend() -> None:
    bid, loans = bids_and_loans(first_game=True)
    assert bid == 0 and loans > 0
    bid, loans = bids_and_loans()
    assert bid > 0 and loans == 0


@pytest.mark.parametrize(("white", "taken"), [(2, True), (1, False)])
def test_a_patient_bot_takes_what_is_fair(white: int, taken: bool) -> None:
    state, bots = first_game()
    moves = [{"giver": 0, "goods": {"white": white}}, {"receiver": 0, "goods": {"green": 2}}]
    GAME.choose(state, 0, GAME.parse("offer:" + json.dumps({"moves": moves, "to": [2]})))
    settled(state, bots)
    assert GAME.view(state, 0).players[0].goods.get("green", 0) == (2 if taken else 0)
