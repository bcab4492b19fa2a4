"""What the laws know about Jump Drive: how to compare states, count cards and add up VP and income anew.

Nothing here reads the folded tables: sums, prices and points are made from the cards' own values and powers.
"""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Setup
from cosmodrome.games.jump_drive import events, powers
from cosmodrome.games.jump_drive.box import SETS
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM
from cosmodrome.games.jump_drive.views import JumpDriveView, SeatView

from .fields import declared, plain, played_with, scramble_lists, values

STATE_FIELDS = declared(State, but=["log"])
SEAT_FIELDS = declared(Seat)
ASKED: set[str] = set()
"""Fields of views and seats that say what a question is about, beside those of the flow."""
TELLING = (events.Dealt, events.Revealed)
"""Events before which all hands are dealt, or all cards revealed."""
EVENTFUL = [Setup(2, seed, JUMP_DRIVE.meta.read_options({}, 2), ask_anyway=True) for seed in (29, 1, 2, 3)]
"""Games in which every kind of event happens."""
ROUNDS = 60
"""No game of random play has come near it; the longest of 20,000 games took fewer than 20."""


def snapshot(state: Any) -> dict[str, Any]:
    """All of a state as plain values, to compare; the log is left out."""
    taken = {name: getattr(state, name) for name in STATE_FIELDS}
    taken["tables"] = [card.facts() for card in state.tables.cards] if state.tables.own_cards else None
    taken["now"] = state.now.number
    taken["rng"] = int(state.rng.word)
    queues = state.queues
    taken["queues"] = None if queues is None else (dict(queues.draws), [row[:] for row in queues.reshuffles])
    taken["seats"] = [values(seat, SEAT_FIELDS) for seat in state.seats]
    return {name: plain(value) for name, value in taken.items()}


def scramble(state: Any) -> None:
    """Change every list of a state in place, so that a twin which shares one shows it."""
    scramble_lists(state, STATE_FIELDS, ("seats",))
    for seat in state.seats:
        scramble_lists(seat, SEAT_FIELDS, ("options", "vps", "incomes", "sums", "coming", "pool"))
    state.rng.below(7)


def check_position(state: Any) -> None:
    """Cards are conserved, cached sums and open options are what they are when made anew, points add up."""
    check_cards(state)
    assert len(state.unseen) == 0, "a discard that nobody made"
    check_sums(state)
    check_options(state)
    check_points(state)
    check_verdicts(state)


def check_cards(state: Any) -> None:
    """R12.5 Every card of the deck is somewhere, none is there twice, and every seat has its Survey Team."""
    there = [*state.deck, *state.shown, *state.unseen]
    for seat in state.seats:
        coming = [card for card in seat.coming if card != SURVEY_TEAM]  # which lies in the centre until then
        there += [*seat.hand, *seat.empire, *seat.discards, *coming]
        assert list(seat.hand) == sorted(seat.hand)
    found = Counter(state.tables.ids[card] for card in there)
    teams = found.pop("survey_team", 0)
    assert found == +full_deck(state)
    assert teams + sum(seat.survey_teams for seat in state.seats) == len(state.seats)
    for seat in state.seats:
        owned = Counter(state.tables.ids[card] for card in seat.empire)
        assert owned["survey_team"] <= 1 and owned["trade_pact"] <= 1, "R4.7"
        assert seat.survey_teams in (0, 1)


def full_deck(state: Any) -> Counter[str]:
    """R1.2 Every card of the sets that are played with, but the Survey Teams."""
    cards = played_with(SETS, state.tables.cards, state.options)
    return Counter({card.id: card.copies for card in cards if card is not None and card.id != "survey_team"})


def cards_of(state: Any, seat: Any) -> list[Card]:
    return [state.tables.cards[number] for number in seat.empire]


def amount_of(cards: list[Card], thing: str, name: str = "") -> int:
    """How many of a thing an empire has (powers.py)."""
    if thing == "card":
        return sum(card.id == name for card in cards)
    if thing.endswith("_icon"):
        return sum(card.icons[thing.removesuffix("_icon")] for card in cards)
    if thing == "development":
        return sum(not card.is_world for card in cards)
    if thing == "military_world":
        return sum(card.is_world and card.military for card in cards)
    return sum(card.is_world and card.good == thing.removesuffix("_world") for card in cards)


def military_of(cards: list[Card]) -> int:
    """R6.2"""
    genes = amount_of(cards, "gene_icon")
    per_gene = sum(
        power.amount for card in cards for power in card.powers if isinstance(power, powers.MilitaryPerIcon)
    )
    return amount_of(cards, "military_icon") + per_gene * genes


def check_sums(state: Any) -> None:
    """The view tells military and discounts as the cards of each empire make them."""
    view = JUMP_DRIVE.view(state, None)
    assert isinstance(view, JumpDriveView)
    for seat in state.seats:
        cards = cards_of(state, seat)
        shown = view.players[seat.number]
        assert shown.icons == {icon: amount_of(cards, f"{icon}_icon") for icon in powers.ICONS}
        assert shown.military == military_of(cards)
        against, discounts = Counter[str](), dict[str, int]()
        for card in cards:
            for power in card.powers:
                if isinstance(power, powers.MilitaryAgainst):
                    against[power.good or power.keyword] += power.amount
                for kind, what in (
                    (powers.DevelopmentDiscount, "development"),
                    (powers.PayForMilitaryWorld, "contact"),
                ):
                    if isinstance(power, kind):
                        discounts[what] = discounts.get(what, 0) + power.amount
                if isinstance(power, powers.WorldDiscount):
                    what = "world" if power.good == "any" else power.good
                    discounts[what] = discounts.get(what, 0) + power.amount
                elif isinstance(power, powers.CardDiscount):
                    discounts[power.card] = discounts.get(power.card, 0) + power.amount
        assert shown.military_against == dict(against) and shown.discounts == discounts
        rows = [state.tables.sums[card] for card in seat.empire]
        assert list(seat.sums) == [sum(row[at] for row in rows) for at in range(len(seat.sums))]


def check_options(state: Any) -> None:
    for seat in state.seats:
        if seat.options:
            assert len(seat.todo) > 0, "options without a question"
            fresh = state.now.options(state, seat)
            assert [option.key for option in fresh] == [option.key for option in seat.options]
            anyway = state.ask_anyway and state.now.betrays(state, seat)  # R12.6
            assert len(fresh) > 1 or anyway, "R12.1: a question with one answer was asked"
        else:
            assert len(seat.todo) == 0, "a question was neither asked nor dropped"


def gives(state: Any, seat: Any, card: Card) -> tuple[int, int, int | None]:
    """R9.3 to R9.6, R10.1: the VP and income of one card, and the other seat it counts."""
    own = cards_of(state, seat)
    seats = state.seats
    clockwise = [seats[(seat.number + step) % len(seats)] for step in range(1, len(seats))]
    vp, income, counted = card.vp, card.income, None
    for power in card.powers:
        name = getattr(power, "card", "")
        if isinstance(power, powers.VpPer):
            vp += amount_of(own, power.thing, name) // power.each * power.amount
        elif isinstance(power, powers.IncomePer):
            income += amount_of(own, power.thing, name) // power.each * power.amount
        elif isinstance(power, powers.VpWith):
            vp += power.amount * (amount_of(own, power.thing, name) > 0)
        elif isinstance(power, powers.IncomeWith):
            income += power.amount * (amount_of(own, power.thing, name) > 0)
        elif isinstance(power, powers.VpPerOther | powers.IncomeWithOther):
            amounts = [amount_of(cards_of(state, other), power.thing, name) for other in clockwise]
            most = max(amounts)
            counted = clockwise[amounts.index(most)].number if most else None
            if isinstance(power, powers.VpPerOther):
                vp += most * power.amount
            else:
                income += power.amount * (most > 0)
    return vp, income, counted


def check_points(state: Any) -> None:
    """Rates are the sum of what each card gives, told one by one in the view; VP are the sum of the rounds."""
    standing = JUMP_DRIVE.standing(state)
    view = JUMP_DRIVE.view(state, None)
    assert isinstance(view, JumpDriveView)
    for seat in state.seats:
        shown = view.players[seat.number]
        cards = cards_of(state, seat)
        parts = [(card.id, *gives(state, seat, card)) for card in cards]
        assert [(part.source, part.vp, part.income, part.other) for part in shown.breakdown] == parts
        assert shown.vp_rate == sum(part[1] for part in parts)
        assert shown.income_rate == sum(part[2] for part in parts)
        assert standing.scores[seat.number] == shown.vp == sum(shown.vps)
        assert standing.ties[seat.number] == shown.hand + shown.income_rate
        finished = state.round if view.phase in ("over", "tidy") else max(0, state.round - 1)
        assert len(shown.vps) == len(shown.incomes) == finished
        if view.phase in ("over", "tidy"):
            assert (shown.vps[-1], shown.incomes[-1]) == (shown.vp_rate, shown.income_rate)


PRICED = ("pay", "costs", "contact", "contact-costs")
UNPRICED = ("already-in-empire", "needs-no-military", "a-development", "must-be-paid", "must-be-conquered")


def check_verdicts(state: Any) -> None:
    """A card may be placed just when its verdict says so, and its parts add up; each way to take a world is told."""
    for number in JUMP_DRIVE.awaited(state):
        verdicts = JUMP_DRIVE.referee.verdicts(state, number)
        asked = JUMP_DRIVE.decision(state, number)
        if asked.purpose == "place-by":
            told = [(verdict.card, verdict.allowed, verdict.reason) for verdict in verdicts]
            assert told == [("conquer", True, "conquer"), ("pay", True, "contact")]
            for verdict, option in zip(verdicts, asked.options, strict=True):
                twin = JUMP_DRIVE.copy(state)
                JUMP_DRIVE.choose(twin, number, option)
                assert verdict.facts.get("price", 0) == twin.seats[number].world_price
        elif asked.purpose not in ("place", "place-world", "second-world"):
            assert verdicts == []
        else:
            placeable = [one.subject for one in asked.options if one.verb == "place"]
            assert [verdict.card for verdict in verdicts if verdict.allowed] == placeable
        assert len({verdict.card for verdict in verdicts}) == len(verdicts)
        for verdict in verdicts:
            total = sum(amount for _, amount in verdict.parts)
            facts = verdict.facts
            assert {"vp", "income"} <= set(facts)
            if verdict.reason in PRICED:
                assert facts["price"] == max(0, total) and facts["have"] >= 0
                assert (facts["price"] <= facts["have"]) == verdict.allowed
            elif verdict.reason == "conquer":
                assert facts["military"] == total >= facts["defense"]
            elif verdict.reason == "needs-military":
                assert facts["have"] == total < facts["need"]
            elif verdict.reason == "with-development":
                helpers = str(facts["helpers"]).split("+")
                for option in asked.options:
                    twin = JUMP_DRIVE.copy(state)
                    JUMP_DRIVE.choose(twin, number, option)
                    then = JUMP_DRIVE.decision(twin, number) if number in JUMP_DRIVE.awaited(twin) else None
                    # A choice that ends the round is followed by the next round's question, of another position.
                    keys = [one.key for one in then.options] if then and then.purpose == "place-world" else []
                    assert (f"place:{verdict.card}" in keys) == (option.subject in helpers)
            else:
                assert verdict.reason in UNPRICED


class Known:
    """What somebody who only reads the events knows of a seat."""

    def __init__(self) -> None:
        self.empire: list[str] = []
        self.hand = 0
        self.vps: list[int] = []
        self.incomes: list[int] = []
        self.placed = ("", "", "", False)
        """Development, world and second world of the round, and whether it explores."""

    def check(self, player: SeatView) -> None:
        """The seat is just so on the table."""
        assert (self.empire, self.hand) == (player.empire, player.hand)
        assert (self.vps, self.incomes, sum(self.vps)) == (player.vps, player.incomes, player.vp)
        development, world, second, exploring = self.placed
        assert (development, world, exploring) == (player.development, player.world, player.exploring)
        assert second in ("", player.second)  # shown with all others before it is placed (R7.12)
        assert player.survey_teams == 1 - self.empire.count("survey_team")


class KnownTable:
    """The public table as the events tell it: empires, hands, VP, incomes, deck, discards and rounds."""

    def __init__(self, state: Any) -> None:
        self.seats = [Known() for _ in state.seats]
        self.cards = {card.id: card for card in state.tables.cards}
        self.deck = full_deck(state).total()
        self.discards = self.rounds = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, events.RoundBegan):
            self.rounds = event.round
            for seat in self.seats:
                seat.placed = ("", "", "", False)
        elif isinstance(event, events.Reshuffled):  # told before the draw in which the deck ran out
            self.deck += event.count
            self.discards -= event.count
        elif isinstance(event, events.PropagandaMoved):
            assert self.strongest() == event.seat != event.giver, "R9.2"
            self.seats[event.giver].empire.remove(event.card)
            self.seats[event.seat].empire.append(event.card)
            assert event.military == self.military(self.seats[event.seat])
        elif not isinstance(event, events.GameEnded):
            if isinstance(event, events.Scored):
                self.check_propaganda()
            drawn, away = _hear(self.seats[event.seat], event)  # type: ignore[attr-defined]
            self.deck -= drawn
            self.discards += away

    def military(self, seat: Known) -> int:
        return military_of([self.cards[name] for name in seat.empire])

    def strongest(self) -> int | None:
        """The seat with more military than every other one."""
        found = [self.military(seat) for seat in self.seats]
        return found.index(max(found)) if found.count(max(found)) == 1 else None

    def check_propaganda(self) -> None:
        """R9.2 When VP are given, what moves to the most military lies there, if one seat has it."""
        strongest = self.strongest()
        for at, seat in enumerate(self.seats):
            for name in seat.empire:
                moves = any(
                    isinstance(power, powers.MovesToMostMilitary) for power in self.cards[name].powers
                )
                assert not moves or strongest in (None, at), "R9.2"

    def check(self, state: Any, event: Any) -> None:
        """The table is just so, right after an event or, without one, between them."""
        view = JUMP_DRIVE.view(state, None)
        assert isinstance(view, JumpDriveView)
        if isinstance(event, events.Dealt | events.Revealed):  # to all seats before it is told of the first
            self.seats[event.seat].check(view.players[event.seat])
            return
        if isinstance(event, events.Reshuffled):  # in the middle of a draw
            assert (view.deck, view.discards) == (event.count, 0)
            return
        for seat, player in zip(self.seats, view.players, strict=True):
            seat.check(player)
        assert (view.deck, view.discards, view.round) == (self.deck, self.discards, self.rounds)
        match event:
            case None:
                assert [seat.placed[2] for seat in self.seats] == [player.second for player in view.players]
            case events.Settled(second=False):
                assert view.players[event.seat].way == "pay"
            case events.Conquered(second=False):
                assert view.players[event.seat].way == "conquer"
            case events.GameEnded():
                assert (view.phase, view.winners) == ("over", event.winners)


def turned_up(event: Event) -> set[str]:
    """Nothing is turned up and laid away."""
    return set()


def _hear(seat: Known, event: Any) -> tuple[int, int]:
    """Note an event of a seat; the cards that left the deck, and those that came to the discards."""
    kind = type(event).__name__
    if kind in ("Dealt", "Drew", "Explored", "IncomeDrawn"):
        seat.hand += event.count
        return event.count, 0
    if kind in ("StartCardsDiscarded", "Paid", "ExploreDiscarded", "DiscardedToLimit"):
        seat.hand -= event.count
        return 0, event.count
    if kind == "Revealed":
        seat.hand -= sum(card not in ("", "survey_team") for card in (event.development, event.world))
        seat.placed = (event.development, event.world, "", event.exploring)
    elif kind in ("Developed", "Settled", "Conquered"):
        seat.empire.append(event.card)
        if getattr(event, "second", False):
            seat.hand -= 1
            seat.placed = (*seat.placed[:2], event.card, False)
    elif kind == "ConvoyDiscarded":
        seat.empire.remove(event.card)
        return 0, 1
    elif kind == "Scored":
        seat.vps.append(event.vp)
        seat.incomes.append(event.income)
        assert sum(seat.vps) == event.total
    return 0, 0


def check_end(state: Any, log: list[Event]) -> None:
    """R11 The game ended because somebody has 50 VP, at the end of the first round in which anybody had."""
    view = JUMP_DRIVE.view(state, None)
    assert isinstance(view, JumpDriveView)
    assert view.phase == "over" and max(player.vp for player in view.players) >= 50
    assert all(player.vp - player.vps[-1] < 50 for player in view.players)
    end = log[-1]
    standing = JUMP_DRIVE.standing(state)
    assert end == events.GameEnded(["points"], standing.scores, standing.ties, standing.winners)
    assert view.winners == standing.winners
    best = max(zip(standing.scores, standing.ties, strict=True))
    ranks = list(zip(standing.scores, standing.ties, strict=True))
    assert standing.winners == [seat for seat, rank in enumerate(ranks) if rank == best]
