"""Bots of Sidereal Confluence beside a person: offers stand, are short, and are answered by what is fair."""

from typing import Any

import pytest
from tools.sidereal_people import PEOPLE, Haggler, Squeezer, Table, means

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.seated import bot_choice
from cosmodrome.bots.sidereal import joint
from cosmodrome.bots.sidereal.deals import Deal, gain, payload, read_offer
from cosmodrome.bots.sidereal.offer_answers import counter, doubt, judge
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.bots.sidereal.swaps import spare_goods
from cosmodrome.bots.sidereal.trader import TraderBot
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.meta import Script, Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.goods import GOODS, POINT, SHIP
from cosmodrome.games.sidereal.tables import FADERAN, SPECIES_IDS
from tests.bots.playing import play_on
from tests.rules.sidereal.scenario import deliver, move, play, seat

GAME = GAMES["sidereal"]
LONGEST_ANSWER = 0.05
"""Seconds that a bot may think about an answer: tests/bots/test_sidereal_effort.py counts what that is."""


def at_trade(number: int = 1, person: str = "taker") -> Table:
    """A table whose bots have said all that they have to say in the first Trade phase, before the person acts."""
    table = Table(person, 1, number)
    while table.state.now.phase != "trade":
        table.step()
    table.settle()
    return table


def offers(table: Table) -> list[Any]:
    """Those of bots that lie before the person."""
    view = GAME.view(table.state, table.seat)
    return [offer for offer in view.offers if offer.open and offer.maker != table.seat]


def say(table: Table, key: str) -> None:
    """An answer of the person; then the bots go on."""
    choice = GAME.parse(key)
    GAME.check(table.state, table.seat, choice)
    table.answer(choice)
    table.settle()


# --- offers stand


def test_an_offer_stands_whatever_else_the_person_does() -> None:
    table = at_trade()
    before = [offer.key for offer in offers(table)]
    assert before
    say(table, FORMS["seek"].choice(payloads.Seek(seek={"blue": 1})).key)
    say(table, FORMS["seek"].choice(payloads.Seek(seek={"green": 1})).key)
    other = next(at for at in range(4) if at != table.seat)
    gift = payloads.Offer([payloads.Move(goods={"ship": 90}, giver=other, receiver=table.seat)])
    say(table, FORMS["offer"].choice(gift).key)
    for _ in range(20):
        table.settle()
    assert [offer.key for offer in offers(table)][: len(before)] == before


@pytest.mark.parametrize("said", ["ready", "no"])
def test_a_no_or_being_done_makes_them_deal_anew_with_those_left(said: str) -> None:
    table = at_trade()
    (deal,) = (offer for offer in offers(table) if len(offer.to) == 3)
    number = int(deal.key.partition(":")[2])
    say(table, "ready" if said == "ready" else FORMS["decline"].choice(payloads.Decline(number)).key)
    others = [at for at in range(4) if at != table.seat]
    assert others in table.traded


def test_nothing_is_withdrawn_to_be_offered_again() -> None:
    for number in range(2):
        table = Table("fidget", 1, number)
        table.play(3)
        said = [(turn, seat, key) for turn, seat, key in table.heard if key.startswith("offer")]
        assert len(set(said)) == len(said) > 3


# --- answers


def small(table: Table, other: int) -> str | None:
    """An offer of a person: one that it can spare for three that the other one could spare."""
    position, own = read(GAME.view(table.state, table.seat)), OwnPlans()
    owed = [[0] * GOODS for _ in range(4)]
    mine, theirs = (
        spare_goods(position, at, own.of(position, at, owed))[:SHIP] for at in (table.seat, other)
    )
    if not any(mine) or max(theirs) < 2:
        return None
    deal = Deal()
    deal.move(table.seat, other).goods[mine.index(max(mine))] = 1
    deal.move(other, table.seat).goods[theirs.index(max(theirs))] = max(theirs)
    offered = payload(deal, 1)
    return None if offered is None else FORMS["offer"].choice(offered).key


class HandClock:
    """Goes on by the longest thought each time a bot is asked."""

    def __init__(self, table: Table) -> None:
        self.now = 0.0
        for bot in table.bots.values():
            bot.choose = self.timed(bot.choose)  # type: ignore[method-assign]

    def timed(self, think: Any) -> Any:
        def choose(*told: Any) -> Any:
            self.now += LONGEST_ANSWER
            return think(*told)

        return choose


@pytest.mark.parametrize("bot", ["trader", "greedy"])
def test_a_person_is_answered_within_two_seconds(bot: str) -> None:
    answered = 0
    for number in range(6):
        table = Table("taker", 1, number, bot=bot)
        while table.state.now.phase != "trade":
            table.step()
        for other in (at for at in range(4) if at != table.seat):
            key, book = small(table, other), len(table.state.book)
            if key is None:
                continue
            clock = HandClock(table)
            say(table, key)
            assert clock.now <= 2.0
            mine = table.state.book[book]
            assert mine.made or [no for no, _ in mine.declined] == [other]
            assert {why for _, why in mine.declined} <= {"too-little", "needed", "kept", "plain"}
            answered += 1
    assert answered > 5


def test_a_counter_is_one_that_both_gain_by() -> None:
    """Over what each seat could ask another one for, one piece for several."""
    found = 0
    for number in range(3):
        table = Table("taker", 1, number)
        while table.state.now.phase != "trade":
            table.step()
        position, own, owed = read(GAME.view(table.state, 0)), OwnPlans(), [[0] * GOODS for _ in range(4)]
        for maker, asked in ((maker, asked) for maker in range(4) for asked in range(4) if asked != maker):
            for good in range(SHIP):
                mine, theirs = position.seats[maker].goods, position.seats[asked].goods
                if not mine[good] or max(theirs[:SHIP]) < 2:
                    continue
                deal = Deal()
                deal.move(maker, asked).goods[good] = 1
                deal.move(asked, maker).goods[theirs.index(max(theirs[:SHIP]))] = max(theirs[:SHIP])
                other = counter(position, asked, maker, deal, owed, own, 0.1)
                if other is not None:
                    found += 1
                    assert gain(position, maker, other, owed, own) > 0
                    assert gain(position, asked, other, owed, own) > 0.1
                    assert payload(other, 1) != payload(deal, 1)
    assert found > 3


def test_whoever_asks_for_too_much_is_countered_wherever_both_can_gain() -> None:
    """At tables where nobody has said anything yet, over all pairs of seats, by a bot that is asked alone."""
    found, owed = 0, [[0] * GOODS for _ in range(4)]
    for number, asked in ((number, asked) for number in range(12) for asked in range(1, 4)):
        table = Table("taker", number, 0)
        while table.state.now.phase != "trade":
            table.step()
        view, person, own = GAME.view(table.state, 0), Haggler(1, GAME), OwnPlans()
        fair, greedy = (person.greedy(view, 0, asked, more) for more in (0.0, 2.0))
        if fair is None or greedy is None:
            continue
        position = read(view)
        good = not judge(position, asked, 0, fair, owed, own, set(), 0.1).why
        if not good or gain(position, 0, fair, owed, own) <= 0:
            continue
        if not judge(position, asked, 0, greedy, owed, own, set(), 0.1).why:
            continue
        GAME.choose(table.state, 0, FORMS["offer"].choice(payload(greedy, 1)))
        for verb in ("decline", "counter"):
            seen = GAME.view(table.state, asked)
            choice = table.bots[asked].choose(
                seen, question_for_bot(GAME.decision(table.state, asked), GAME, seen)
            )
            assert choice is not None and choice.verb == verb, (number, asked)
            GAME.choose(table.state, asked, choice)
        (countered,) = (each for each in GAME.view(table.state, 0).offers if each.counters)
        swap = read_offer(countered, 0, 1)
        assert gain(position, 0, swap, owed, own) > 0 and gain(position, asked, swap, owed, own) > 0.1
        found += 1
    assert found > 5, found


def test_a_promise_beyond_what_can_be_made_is_not_believed() -> None:
    t = play(seat("caylion", "2 white"), seat("unity", "3 blue 9 green"), seat("imdril"), seat("kt"))
    t.offer(0, "", "9 green", to={1}, promises=[deliver(0, 1, "40 ultratech", turn=2)])
    view = GAME.view(t.state, 1)
    deal, owed = read_offer(view.offers[0], 1, 1), [[0] * GOODS for _ in range(4)]
    whole = gain(read(view), 1, deal, owed, OwnPlans())
    assert doubt(read(view), 1, deal, owed, set()) > 0.6 * whole > 20
    assert doubt(read(view), 1, deal, owed, {0}) > whole


def answer_of(t: Any, at: int, bot: str = "trader") -> Any:
    """What a bot declines, by the fields of its answer."""
    view = GAME.view(t.state, at)
    choice = make(GAME, bot, 1).choose(view, question_for_bot(GAME.decision(t.state, at), GAME, view))
    assert choice is not None and choice.verb == "decline", choice
    payload: Any = choice.payload  # type: ignore[attr-defined]
    return {"number": payload.number, "why": payload.why}


def test_acknowledgements_count_no_more_than_inventions_to_come() -> None:
    t = play(seat("faderan", "3 blue"), seat("unity"), seat("imdril"), seat("kt"))
    view = GAME.view(t.state, 0)
    deal = Deal()
    deal.move(0, 1).acknowledgements = 90
    assert read(view).seats[0].species == FADERAN
    assert 0 < gain(read(view), 0, deal, [[0] * 10] * 4, OwnPlans()) <= 3.0
    t.offer(1, "", "3 blue 90 acknowledgement", to={0})
    assert answer_of(t, 0)["number"] == 0


@pytest.mark.parametrize(
    ("given", "taken"), [("3 yellow", True), ("2 green 3 white", True), ("yellow", False), ("ship", False)]
)
@pytest.mark.parametrize("bot", ["trader", "greedy"])
def test_a_compensation_worth_its_price_is_taken(given: str, taken: bool, bot: str) -> None:
    t = play(seat("caylion", "3 yellow 2 green 3 white ship"), seat("unity"), seat("imdril"), seat("kt"))
    t.offer(0, promises=[deliver(0, 1, "2 black", turn=2)]).take(1).until("settle")
    t.free(0, "compensate", number=0, moves=[move(0, 1, given)])
    view = GAME.view(t.state, 1)
    choice = make(GAME, bot, 1).choose(view, question_for_bot(GAME.decision(t.state, 1), GAME, view))
    assert choice is not None and choice.verb == ("take" if taken else "refuse")


# --- short offers


def short_ones(table: Table) -> int:
    """Deals of three, the person among them, that are read at once."""
    deals = [deal for _, deal in table.deals if table.seat in (deal.maker, *deal.to)]
    return sum(len(deal.to) == joint.SHORT - 1 and len(deal.moves) <= joint.SHORT_MOVES for deal in deals)


def test_a_person_is_offered_short_deals_unless_longer_ones_are_worth_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    for more in (-1000.0, 1000.0):
        monkeypatch.setattr(joint, "MORE", more)
        table = Table("taker", 1, 1)
        table.play(4)
        found.append(short_ones(table))
    assert found[0] == 0 and found[1] > 1


# --- what it comes to


def test_a_person_who_takes_what_is_good_makes_as_much_as_bots() -> None:
    own, others = means("taker", 3)
    assert own >= 45 and others >= 40


def test_who_wishes_flips_and_offers_small_things_still_finds_offers() -> None:
    table = Table("fidget", 1, 1)
    table.play(4)
    assert len(table.person.found) >= 3


@pytest.mark.again
def test_traders_beside_who_is_done_at_once_lose_little_by_it() -> None:
    assert means("hasty", 2)[1] >= 0.9 * means("never", 2)[1]


@pytest.mark.again
def test_broken_promises_ruin_nobody_else() -> None:
    assert means("debtor", 3)[1] >= 40


def among_bots(kind: type[TraderBot], number: int) -> float:
    """What it makes among three traders."""
    species = [SPECIES_IDS[(number * 4 + 2 * at) % 9] for at in range(4)]
    options = GAME.meta.read_options({"exact_scoring": True}, 4)
    state = GAME.new(Setup(4, number, options, script=Script(start_worlds=species)))
    bots = [(kind if at == number % 4 else TraderBot)(number + at, GAME) for at in range(4)]
    play_on(GAME, state, lambda at: bot_choice(GAME, state, at, bots[at]))
    return GAME.standing(state).scores[number % 4] / POINT


def squeezed(share: float, games: int) -> float:
    """Points by which a squeezer makes more than a trader in its place."""
    kind = type("Squeezer", (Squeezer,), {"share": share})
    return sum(among_bots(kind, number) - among_bots(TraderBot, number) for number in range(games)) / games


@pytest.mark.again
def test_squeezing_does_not_pay() -> None:
    assert squeezed(1000.0, 2) <= 3


@pytest.mark.long
@pytest.mark.parametrize("share", [6.0, 10.0, 1000.0])
def test_squeezing_pays_three_points_at_most(share: float) -> None:
    assert squeezed(share, 20) <= 3


@pytest.mark.long
def test_people_of_each_kind_in_twenty_games() -> None:
    found = {person: means(person, 20) for person in PEOPLE if person not in ("squeezer", "trader")}
    assert found["taker"][0] >= 45 and found["fidget"][0] >= 40
    assert found["hasty"][1] >= 0.9 * found["never"][1]
    assert found["debtor"][1] >= 45
