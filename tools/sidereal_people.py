"""What people of one kind or another make at a table of bots in Sidereal Confluence, and the bots beside them.

    python tools/sidereal_people.py taker fidget --games 20

A person is scripted and slow, as people are: the bots go on, as they do in the server, until they have nothing more to
say; then the person does one thing. Games are those of `sidereal_campaign.py`, the person's seat goes round.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from tools.sidereal_campaign import game_seed, species_of

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.catalogue import make
from cosmodrome.bots.sidereal.bargaining import BargainingBot
from cosmodrome.bots.sidereal.deals import Deal, gain, payload, read_offer
from cosmodrome.bots.sidereal.passive import PassiveBot
from cosmodrome.bots.sidereal.reading import read, row
from cosmodrome.bots.sidereal.replies import number_of
from cosmodrome.bots.sidereal.swaps import best_swap, spare_goods, swap_model
from cosmodrome.bots.sidereal.trader import TraderBot
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import GOODS, POINT, SHIP
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.views import SiderealView
from cosmodrome.server.bots.bot_seats import Bargaining, answer_of, bargain

GAME = GAMES["sidereal"]


class Taker(BargainingBot):
    """Takes each offer whose number is good, the best first; makes none, and bids as a bot does."""

    def __init__(self, seed: int, game: Any) -> None:
        super().__init__(seed, game)
        self.found: dict[int, int] = {}
        """By turn: how many good offers it has found."""

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        return self.good(view, decision) or self.act(view, decision) or self.ready(decision)

    def good(self, view: SiderealView, decision: Decision) -> Choice | None:
        """The offer with the best number, if that is good."""
        takes = {option.key: option for option in decision.options if option.verb == "take"}
        position, owed = read(view), self.owed(view)
        best, pick = 0.05, None  # as it is told, in tenths
        for offer in view.offers:
            if offer.open and offer.key in takes:
                deal = read_offer(offer, decision.seat, view.round)
                gained = gain(position, decision.seat, deal, owed, self.own)
                if gained > best:
                    best, pick = gained, takes[offer.key]
        if pick is not None:
            self.found[view.round] = self.found.get(view.round, 0) + 1
        return pick


class Fidget(Taker):
    """Wishes for something first, does what it can by itself, offers a small thing, and only then looks at offers."""

    def __init__(self, seed: int, game: Any) -> None:
        super().__init__(seed, game)
        self.done: list[tuple[int, str]] = []

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        for does in (self.wish, self.flip, self.small_offer):
            if (view.round, does.__name__) not in self.done:
                self.done.append((view.round, does.__name__))
                found = does(view, decision)
                if found is not None:
                    return found
        return super().on_trade(view, decision)

    def wish(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("seek")
        return None if form is None else form.choice(payloads.Seek(seek={"blue": 1}))

    def flip(self, view: SiderealView, decision: Decision) -> Choice | None:
        found = self.act(view, decision)
        return found if found is not None and found.verb in ("flip", "play", "upgrade") else None

    def small_offer(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("offer")
        mine = row(view.players[decision.seat].goods)
        other = (decision.seat + view.round) % len(view.players)
        theirs = row(view.players[other].goods)
        gives = next((good for good in range(SHIP) if mine[good]), None)
        gets = next((good for good in range(SHIP) if theirs[good] and good != gives), None)
        if form is None or gives is None or gets is None or other == decision.seat:
            return None
        deal = Deal()
        deal.move(decision.seat, other).goods[gives] = 1
        deal.move(other, decision.seat).goods[gets] = 1
        return form.choice(payload(deal, view.round))


class Hasty(PassiveBot):
    """Is ready as soon as it is asked."""

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        return self.ready(decision)


class Squeezer(TraderBot):
    """Plans as traders do, but leaves the others of each deal next to nothing."""

    share = 1000.0


class Debtor(Taker):
    """Takes goods now for promises of more of them, and never has what it promised."""

    def __init__(self, seed: int, game: Any) -> None:
        super().__init__(seed, game)
        self.asked: set[tuple[int, int, int]] = set()

    def owed(self, view: SiderealView) -> list[list[int]]:
        """It thinks of no promise of its own."""
        rows = super().owed(view)
        rows[view.seat or 0] = [0] * GOODS
        return rows

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        return self.borrow(view, decision) or super().on_trade(view, decision)

    def borrow(self, view: SiderealView, decision: Decision) -> Choice | None:
        """All of somebody's goods, for a third more of them next turn; then half of them."""
        form = decision.form("offer")
        if form is None or view.round >= TURNS:
            return None
        for part in (1, 2):
            for other in range(len(view.players)):
                asked = (view.round, other, part)
                goods = [count // part for count in row(view.players[other].goods)]
                if other == decision.seat or asked in self.asked or not any(goods):
                    continue
                self.asked.add(asked)
                deal = Deal()
                deal.move(other, decision.seat).goods = goods
                deal.next[decision.seat, other] = [count + (count + 2) // 3 for count in goods]
                offered = payload(deal, view.round)
                if offered is not None:
                    return form.choice(offered)
        return None


class Haggler(Taker):
    """Wants no deals of several, and asks each other seat for the best swap there is and some points more."""

    def __init__(self, seed: int, game: Any) -> None:
        super().__init__(seed, game)
        self.asked: set[tuple[int, int]] = set()
        """Turns and seats."""

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        found = self.no(view, decision) or self.good(view, decision) or self.haggle(view, decision)
        return found or super().on_trade(view, decision)

    def no(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("decline")
        for offer in view.offers if form is not None else []:
            heard = decision.seat in offer.agreed or any(no.seat == decision.seat for no in offer.declined)
            if form is not None and offer.open and offer.all_of and len(offer.to) > 1 and not heard:
                if decision.seat in offer.to:
                    return form.choice(payloads.Decline(number_of(offer)))
        return None

    def haggle(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("offer")
        for other in range(len(view.players)) if form is not None else []:
            if other == decision.seat or (view.round, other) in self.asked or view.players[other].ready:
                continue
            self.asked.add((view.round, other))
            greedy = self.greedy(view, decision.seat, other, 1 + len(self.asked) % 3)
            offered = None if greedy is None else payload(greedy, view.round)
            if form is not None and offered is not None:
                return form.choice(offered)
        return None

    def greedy(self, view: SiderealView, seat: int, other: int, more: float) -> Deal | None:
        """The best swap with a seat for so many points less: dear goods first, all but one piece."""
        position, owed = read(view), self.owed(view)
        spare = spare_goods(position, other, self.own.of(position, other, owed))
        model = swap_model(position, seat, owed, spare, self.own.of(position, seat, owed).worth)
        found = None if model is None else best_swap(model)
        if found is None:
            return None
        worths = goods_worth(view.round)
        for good in sorted(range(GOODS), key=lambda good: -worths[good]):
            while more > 0 and found.sold[good] and sum(found.sold) > 1:
                found.sold[good] -= 1
                more -= worths[good]
            while more > 0 and found.bought[good] and position.seats[other].goods[good] > found.bought[good]:
                found.bought[good] += 1
                more -= worths[good]
        deal = Deal()
        deal.move(seat, other).goods = found.sold
        deal.move(other, seat).goods = found.bought
        return deal


PEOPLE: dict[str, type[Bot]] = {
    "taker": Taker,
    "fidget": Fidget,
    "hasty": Hasty,
    "never": PassiveBot,
    "squeezer": Squeezer,
    "debtor": Debtor,
    "haggler": Haggler,
    "trader": TraderBot,
}


class Table:
    """A game of bots and one person."""

    def __init__(self, person: str, seed: int, number: int, seats: int = 4, bot: str = "trader") -> None:
        options = GAME.meta.read_options({"exact_scoring": True}, seats)
        chance = game_seed(seed, number)
        species = species_of(seed, seats, number)
        self.state: Any = GAME.new(Setup(seats, chance, options, script=Script(start_worlds=species)))
        self.seat = number % seats
        self.person: Any = PEOPLE[person](chance, GAME)
        self.bots = {seat: make(GAME, bot, chance + seat) for seat in range(seats) if seat != self.seat}
        self._bargaining = Bargaining()
        self.heard: list[tuple[int, int, str]] = []
        """Answers in Trade phases in their order: turn, seat, key."""
        self.deals: list[tuple[int, Any]] = []
        """Offers in Trade phases with their turns."""
        self.traded: list[list[int]] = []
        """The parties of deals that were made."""

    def play(self, rounds: int = TURNS) -> list[float]:
        """Play to the end of a round; the points of each seat."""
        while not self.state.over and self.state.round <= rounds:
            self.step()
        return [score / POINT for score in GAME.standing(self.state).scores]

    def step(self) -> None:
        """The bots go on, else the person, else the clock."""
        if GAME.time(self.state) is None:
            seat = GAME.first_awaited(self.state)
            assert seat != NOTHING
            who = self.person if seat == self.seat else self.bots[seat]
            self._choose(seat, answer_of(GAME, self.state, seat, who), seat != self.seat)
        elif not self.settle() and not self.act():
            time = GAME.time(self.state)
            assert time is not None
            self._choose(CLOCK, time, False)

    def answer(self, choice: Choice) -> None:
        """An answer of the person."""
        self._choose(self.seat, choice, False)

    def settle(self) -> bool:
        """Ask the bots until they have nothing more to say; whether any said something."""
        said_something = False
        step = self._step()
        while self._step() == step:
            order = self._bargaining.awake([seat for seat in GAME.may_act(self.state) if seat in self.bots])
            if not order:
                break
            said, _ = bargain(GAME, GAME.copy(self.state), self.bots, order)
            for seat, choice in said:
                if choice is not None:
                    said_something = True
                    self._enter(seat, choice)
            if any(choice is not None for _, choice in said):
                self._bargaining.heed(self._step(), True)
            while said and said[-1][1] is None:
                self._bargaining.sleep([said.pop()[0]])
        return said_something

    def act(self) -> bool:
        """Ask the person; whether it had an answer."""
        if self.seat not in GAME.may_act(self.state):
            return False
        view = GAME.view(self.state, self.seat)
        decision = question_for_bot(GAME.decision(self.state, self.seat), GAME, view)
        if not (decision.options or decision.forms):
            return False
        choice = self.person.choose(view, decision)
        if choice is not None:
            self.answer(choice)
        return choice is not None

    def _step(self) -> Any:
        time = GAME.time(self.state)
        return None if time is None else (time, GAME.rounds(self.state))

    def _enter(self, seat: int, choice: Choice) -> None:
        state, turn, trading = self.state, self.state.round, self.state.now.phase == "trade"
        open_ones = [deal for deal in state.book if deal.open]
        GAME.choose(state, seat, choice)
        if trading:
            self.heard.append((turn, seat, choice.key))
            self.deals += [(turn, deal) for deal in state.book if deal.open and deal not in open_ones]
            self.traded += [sorted([deal.maker, *deal.to]) for deal in open_ones if deal.made]

    def _choose(self, seat: int, choice: Choice, by_bot: bool) -> None:
        self._enter(seat, choice)
        self._bargaining.heed(self._step(), by_bot)


def means(person: str, games: int, seed: int = 1, seats: int = 4, bot: str = "trader") -> tuple[float, float]:
    """What the person makes on average, and what the bots beside it do."""
    own, others = [], []
    for number in range(games):
        table = Table(person, seed, number, seats, bot)
        scores = table.play()
        own.append(scores.pop(table.seat))
        others += scores
    return sum(own) / len(own), sum(others) / len(others)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("people", nargs="+", choices=PEOPLE)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="trader")
    told = parser.parse_args(arguments)
    for person in told.people:
        own, others = means(person, told.games, told.seed, told.seats, told.bot)
        print(f"{person}: {own:.1f}; the bots beside it: {others:.1f} ({told.games} games)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
