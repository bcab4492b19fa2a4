"""What the laws know about Race for the Galaxy: how to compare states, count cards and add up scores anew.

Nothing here reads the folded tables: sums and scores are made from the cards' own powers and score lines.
"""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Event, Log
from cosmodrome.core.flow import SEALED, question
from cosmodrome.core.meta import Setup
from cosmodrome.games.race import events, powers
from cosmodrome.games.race.box import SETS, card_list, copies_of
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.own_deck import OwnDeck
from cosmodrome.games.race.state import NOTHING, Seat, State
from cosmodrome.games.race.sums import SUMS
from cosmodrome.games.race.views import DraftView, RaceView

from . import fields
from .fields import declared, plain, scramble_lists, values

STATE_FIELDS = declared(State, but=["log"])
SEAT_FIELDS = declared(Seat, but=["own"])
DECK_FIELDS = declared(OwnDeck)
ROUNDS = 200
"""No game of random play has come near it; the longest of 20,000 games took fewer than 80."""
ASKED = {"phases", "power", "powers_left", "produced", "produced_on"}
"""Fields of views and seats that say what a question is about, beside those of the flow."""
TELLING = (
    events.Dealt,
    events.StartWorldsOffered,
    events.StartWorldsDrawn,
    events.Declined,
    events.ConsumptionDeclined,
    events.BonusUnused,
    events.PowersUnused,
    events.DeclinedSecond,
    events.GoalsLaidOut,
    events.GoalTied,
)
"""Events that change nothing on the table; cards are dealt to all before it is told of the first."""
EVENTFUL = [
    Setup(4, 10, {"edition": "second", "new_start_worlds": True}, ask_anyway=True),
    Setup(2, 71, {"gathering_storm": True}, ask_anyway=True),
    Setup(4, 11, {"gathering_storm": True, "goals": True}, ask_anyway=True),
    Setup(2, 5, {"gathering_storm": True, "drafting": True}, ask_anyway=True),
]
"""Games in which every kind of event happens."""


def snapshot(state: Any) -> dict[str, Any]:
    """All of a state as plain values, to compare; the log is left out."""
    taken = {name: getattr(state, name) for name in STATE_FIELDS}
    taken["tables"] = state.tables.edition
    taken["now"] = state.now.number
    taken["rng"] = int(state.rng.word)
    queues = state.queues
    taken["queues"] = None if queues is None else (dict(queues.draws), [row[:] for row in queues.reshuffles])
    taken["seats"] = [
        values(seat, SEAT_FIELDS) | (values(seat.own, DECK_FIELDS) if seat.own else {})
        for seat in state.seats
    ]
    return {name: plain(value) for name, value in taken.items()}


def scramble(state: Any) -> None:
    """Change every list of a state in place, so that a twin which shares one shows it."""
    scramble_lists(state, STATE_FIELDS, ("causes", "seats", "goals", "claims", "packs"))
    for seat in state.seats:
        scramble_lists(seat, SEAT_FIELDS, ("options", "offers", "acts", "pool", "sums", "settled"))
        if seat.own is not None:
            scramble_lists(seat.own, DECK_FIELDS, ("starts",))
    state.rng.below(7)


def check_position(state: Any) -> None:
    """Cards are conserved, cached sums and open options are what they are when made anew, scores add up."""
    check_cards(state)
    check_sums(state)
    check_options(state)
    check_scores(state)
    check_verdicts(state)


def check_cards(state: Any) -> None:
    """R11.14 Every card of the edition is somewhere, and none is there twice."""
    cards = [*state.deck, *state.shown, *state.unseen, *state.out]
    for seat in state.seats:
        mine = [*seat.hand, *seat.looked, *seat.tableau, *seat.discards, *seat.offers]
        mine += [good for good in seat.goods if good != NOTHING]
        if seat.revealed != NOTHING:
            mine.append(seat.revealed)  # revealed: out of the hand, not yet on the table
        cards += mine + check_own_cards(state, seat, mine)
        assert len(seat.goods) == len(seat.tableau)
        assert list(seat.hand) == sorted(seat.hand)
        for card, good in zip(seat.tableau, seat.goods, strict=True):
            assert good == NOTHING or state.tables.cards[card].good, "a good lies on a card without a kind"
        assert len(set(seat.tableau)) == len(seat.tableau), "the same card twice in a tableau"
    full: Counter[int] = Counter()
    for number, card in enumerate(played_with(state)):
        if card is not None:
            full[number] = copies_of(card, state.pack)
    assert Counter(cards) == full
    assert state.pool + sum(seat.chips for seat in state.seats) == 12 * len(state.seats)


def check_own_cards(state: Any, seat: Any, others: list[int]) -> list[int]:
    """R15.7 What lies in a seat's own piles; once all is drafted they hold, with `others`, just what it has drafted."""
    own = seat.own
    if own is None:
        return []
    if state.whose == NOTHING:
        return list(own.drafted)
    piles = [*own.deck, *own.shown, *own.unseen]
    in_use = [*state.deck, *state.shown, *state.unseen] if state.whose == seat.number else []
    assert Counter([*others, *piles, *in_use]) == Counter([*own.drafted, *own.starts])
    return piles


def played_with(state: Any) -> list[Card | None]:
    return fields.played_with(SETS, card_list(state.tables.edition), state.options)


def cards_of(state: Any, seat: Any) -> list[Card]:
    cards = card_list(state.tables.edition)
    return [cards[number] for number in seat.tableau]


def check_sums(state: Any) -> None:
    """Cached sums equal those of the cards on the table, and the view tells them."""
    view = RACE.view(state, None)
    assert isinstance(view, RaceView)
    for seat in state.seats:
        rows = [state.tables.sums[card] for card in seat.tableau]
        assert list(seat.sums) == [sum(row[at] for row in rows) for at in range(SUMS)]
        shown = view.players[seat.number]
        general, against, discounts = 0, Counter[str](), Counter[str]()
        for card in cards_of(state, seat):
            for power in card.powers:
                if isinstance(power, powers.Military):
                    special = power.only_good or power.only_keyword
                    if special:
                        against[special] += power.amount
                    else:
                        general += power.amount
                elif isinstance(power, powers.SettleDiscount):
                    discounts["settle" if power.good == "any" else power.good] += power.amount
                elif isinstance(power, powers.DevelopDiscount):
                    discounts["develop"] += power.amount
        assert shown.military == general
        assert shown.military_against == dict(against) and shown.discounts == dict(discounts)


def check_options(state: Any) -> None:
    """The open options are those that the step gives now; a seat without a question has none."""
    for seat in state.seats:
        if seat.options:
            assert question(state, seat) >= 0, "options without a question"
            fresh = state.now.options(state, seat)
            assert [option.key for option in fresh] == [option.key for option in seat.options]
            anyway = (
                state.ask_anyway and state.now.kind == SEALED and state.now.betrays(state, seat)
            )  # R11.15
            assert len(fresh) > 1 or anyway, "R11.10: a question with one answer was asked"
        else:
            assert len(seat.todo) == 0, "a question of a sealed step was neither asked nor dropped"


def first_line(scorer: Card, card: Card) -> int:
    """R8.8 The number of the first line of a six-cost development that a card fits, or -1."""
    for number, line in enumerate(scorer.scores):
        if line.per == "named_card":
            fits = card.name == line.name
        else:
            fits = line.per == "card" or line.per == ("world" if card.is_world else "development")
            fits = fits and line.good in ("", card.good) and line.production in ("", card.production)
            fits = fits and (card.military or not line.military) and line.keyword in ("", *card.keywords)
            fits = fits and (not line.has_power or line.has_power in [power.phase for power in card.powers])
            fits = fits and (not line.cost or not card.is_world and card.number == line.cost)
        if fits:
            return number
    return -1


def worth(scorer: Card, card: Card) -> int:
    """What a card brings to a six-cost development."""
    line = first_line(scorer, card)
    return scorer.scores[line].vp if line >= 0 else 0


def score_of(state: Any, seat: Any) -> int:
    """R8.6 A score from the cards themselves."""
    cards = cards_of(state, seat)
    total: int = seat.chips + sum(card.vp for card in cards)
    military = sum(
        power.amount
        for card in cards
        for power in card.powers
        if isinstance(power, powers.Military) and not power.only_good and not power.only_keyword
    )
    for scorer in cards:
        total += sum(worth(scorer, card) for card in cards)
        for line in scorer.scores:
            if line.per == "military_strength":
                total += line.vp * military
            elif line.per == "vp_chips":
                total += line.vp * (seat.chips // line.chips)
            elif line.per == "good":
                total += line.vp * sum(good != NOTHING for good in seat.goods)
    return total


def check_scores(state: Any) -> None:
    """The score is the sum of its causes, told one by one in the view; `race_goals.py` counts goals anew."""
    standing = RACE.standing(state)
    view = RACE.view(state, None)
    assert isinstance(view, RaceView)
    for seat in state.seats:
        shown = view.players[seat.number]
        goals = {goal.goal: goal.vp for goal in shown.goals if goal.vp}
        assert standing.scores[seat.number] == score_of(state, seat) + sum(goals.values()) == shown.score
        assert shown.score == sum(part.vp for part in shown.breakdown)
        for part in shown.breakdown:
            assert part.bonus == sum(line.vp for line in part.counted)
        sources = ["chips", *(card.card for card in shown.tableau), *goals]
        assert [part.source for part in shown.breakdown] == sources
        goods = sum(card.good for card in shown.tableau)
        assert standing.ties[seat.number] == len(seat.hand) + goods


def check_verdicts(state: Any) -> None:
    """A card may be placed just when its verdict says so, and the parts of a price or strength add up to it."""
    for number in RACE.awaited(state):
        seat = state.seats[number]
        verdicts = RACE.referee.verdicts(state, number)
        purpose = RACE.decision(state, number).purpose
        have = len(seat.hand)
        if purpose == "settle-by":
            found = [(verdict.card, verdict.allowed) for verdict in verdicts]
            assert found == [(option.subject, True) for option in RACE.options(state, number)]
            for verdict in verdicts:
                check_way(state, number, verdict)
        elif purpose in ("develop", "settle", "settle-second"):
            have -= 1
            in_hand = [state.tables.ids[card] for card in sorted(set(seat.hand))]
            assert [verdict.card for verdict in verdicts] == in_hand
            placeable = [option.subject for option in RACE.options(state, number) if option.verb == "place"]
            assert [verdict.card for verdict in verdicts if verdict.allowed] == placeable
        elif purpose == "sell":
            assert [(verdict.card, verdict.reason) for verdict in verdicts] == [
                (option.subject, "sells") for option in RACE.options(state, number)
            ]
        else:
            assert verdicts == []
        for verdict in verdicts:
            total = sum(amount for _, amount in verdict.parts)
            facts = verdict.facts
            if verdict.reason == "sells":
                check_sale(state, number, verdict)
            elif verdict.reason in (
                "pay",
                "costs",
                "contact",
                "contact-costs",
                "ship",
                "doomed",
                "already-in-tableau",
            ):
                assert facts["price"] == max(0, total) and facts["have"] == have
                assert verdict.reason not in ("pay", "contact") or facts["price"] <= facts["have"]
                assert verdict.reason not in ("costs", "contact-costs") or facts["price"] > facts["have"]
            elif verdict.reason in ("conquer", "tactics", "hire", "tactics-hire"):
                assert facts["military"] == total >= facts["defense"]
                hired = sum(amount for part, amount in verdict.parts if part == "hired")
                assert facts.get("hired", 0) == hired == ("hire" in verdict.reason and hired) <= min(2, have)
                assert not hired or total == facts["defense"], "more cards than the conquest needs"
            elif verdict.reason == "needs-military":
                assert facts["have"] == total < facts["need"]
            else:
                assert verdict.reason in ("a-world", "a-development") and not verdict.parts


def check_way(state: Any, number: int, verdict: Any) -> None:
    """R5 A way costs, uses up and brings what its verdict says; what is needless another way does without."""
    tables, seat, facts = state.tables, state.seats[number], verdict.facts
    after = RACE.copy(state)
    RACE.choose(after, number, RACE.parse(f"by:{verdict.card}"))
    assert after.seats[number].price == (facts["price"] if verdict.card.startswith("pay") else 0)
    spent = [name for name in facts.get("spent", "").split("+") if name]
    assert ("new_military_tactics" in spent) == verdict.card.endswith("-tactics")
    assert ("colony_ship" in spent) == verdict.card.startswith("ship")
    assert ("doomed_world" in spent) == verdict.card.startswith("doomed")
    lost = sum(card.vp for card in cards_of(state, seat) if card.id in spent)
    counting = any(tables.bonus[card] for card in seat.tableau)
    assert counting or facts["vp"] == tables.vp[seat.placing] - lost
    keys = {option.key for option in RACE.options(state, number)}
    without = f"by:{verdict.card.removesuffix('-tactics')}"
    if facts.get("needless") == "tactics":
        assert without in keys and without != f"by:{verdict.card}"
    elif verdict.card == "conquer-tactics":
        assert without not in keys or facts_of(state, number, "conquer")["hired"], "it saves cards"
    elif facts.get("needless") == "ship":
        assert "by:conquer" in keys or ("by:pay" in keys and facts["price"] == 0)
    else:
        assert not spent or without == f"by:{verdict.card}" or without not in keys


def facts_of(state: Any, number: int, way: str) -> dict[str, Any]:
    return next(each.facts for each in RACE.referee.verdicts(state, number) if each.card == way)


def check_sale(state: Any, number: int, verdict: Any) -> None:
    """R6.2, R6.3 A sale brings what its verdict says, and the parts add up to that."""
    after, log = RACE.copy(state), Log()
    after.log = log
    RACE.choose(after, number, RACE.parse(f"sell:{verdict.card}"))
    sold = next(event for event in log if isinstance(event, events.Sold))
    assert (sold.world, sold.value) == (verdict.card, verdict.facts["value"])
    assert sum(amount for _, amount in verdict.parts) == sold.value and verdict.parts[0][0] == sold.good


class Known:
    """What somebody who only reads the events knows of a seat."""

    def __init__(self) -> None:
        self.tableau: dict[str, bool] = {}
        """Cards in order, each with whether a good lies on it."""
        self.hand = self.looking = self.chips = 0
        self.offers = 1
        """Start worlds before it; who is offered none but one is not told so."""


class KnownTable:
    """The public table as the events tell it: tableaux, goods, chips, hands, pool, deck, discards and rounds."""

    def __init__(self, state: Any) -> None:
        self.seats = [Known() for _ in state.seats]
        self.deck = sum(copies_of(card, state.pack) for card in played_with(state) if card is not None)
        self.deck -= len(self.seats)
        self.discards = self.rounds = 0
        self.held: dict[str, set[int]] = {}
        """Who has which goal."""

    def hear(self, event: Any) -> None:
        seat = self.seats[getattr(event, "seat", 0)]
        match event:
            case events.RoundBegan():
                self.rounds = event.round
            case events.Dealt() | events.Drew():
                self.deck -= event.count
                seat.hand += event.count
            case events.StartWorldsOffered():
                self.deck -= len(event.worlds) - seat.offers
                seat.offers = len(event.worlds)
            case events.StartWorldsDrawn():
                self.deck -= event.count - seat.offers
                seat.offers = event.count
            case events.PacksDealt() | events.PacksPassed():
                for each in self.seats:
                    each.looking = event.count
                if isinstance(event, events.PacksDealt):
                    self.deck -= event.count * len(self.seats)
            case events.Drafted():
                seat.looking = 0
            case events.DraftEnded():
                assert self.deck == event.out
                self.deck = event.count * len(self.seats)
            case events.Started():
                self.discards += seat.offers - 1
                seat.tableau[event.world] = False
            case events.Explored():
                self.deck -= event.count
                seat.looking = event.count
            case events.Kept():
                seat.looking = 0
                seat.hand += event.count
                self.discards += event.away
            case events.Revealed():
                seat.hand -= 1
            case events.Developed() | events.Settled():
                seat.tableau[event.card] = False
                self.discard(seat, event.price)
            case events.Conquered():
                seat.tableau[event.card] = False
            case events.TableauCardDiscarded():
                del seat.tableau[event.card]
                self.discards += 1
            case events.GoodPlaced():
                assert not seat.tableau[event.world], "a second good on a world"
                self.deck -= 1
                seat.tableau[event.world] = True
            case events.Sold():
                self.spend(seat, event.world)
            case events.Consumed():
                for world in event.worlds:
                    self.spend(seat, world)
                seat.chips += event.vp
            case events.HandCardsConsumed():
                seat.chips += event.vp
                self.discard(seat, event.count)
            case (
                events.StartCardsDiscarded()
                | events.DiscardedToProduce()
                | events.DiscardedToLimit()
                | events.Hired()
            ):
                self.discard(seat, event.count)
            case events.Gambled() if event.card is not None:
                self.deck -= 1
                seat.hand += event.won
                self.discards += not event.won
            case events.GoalsLaidOut():
                self.held = {goal: set() for goal in event.goals}
            case events.GoalClaimed():
                self.held[event.goal].add(event.seat)
            case events.GoalTaken():
                assert self.held[event.goal] == (set() if event.loser is None else {event.loser})
                self.held[event.goal] = {event.seat}
            case events.GoalReturned():
                self.held[event.goal].remove(event.seat)
            case events.Reshuffled() | events.OwnReshuffled():
                self.deck += event.count  # less what the draw it is in the middle of has yet to take
                self.discards -= event.count  # below 0 while payments in it are still to be told (R5.22)

    def discard(self, seat: Known, count: int) -> None:
        seat.hand -= count
        self.discards += count

    def spend(self, seat: Known, world: str) -> None:
        assert seat.tableau[world]
        seat.tableau[world] = False
        self.discards += 1

    def check(self, state: Any, event: Any) -> None:
        """The table is just so, right after an event or, without one, between them."""
        view = RACE.view(state, None)
        assert isinstance(view, RaceView)
        if isinstance(event, events.GoalsLaidOut):  # told first, when all is dealt
            assert [goal.goal for goal in view.players[0].goals] == event.goals
            return
        if isinstance(event, events.Dealt):  # told when all have theirs
            assert self.seats[event.seat].hand == view.players[event.seat].hand
            return
        if isinstance(event, events.StartWorldsOffered):
            assert event.worlds == view.players[event.seat].offers
            return
        if isinstance(event, events.StartWorldsDrawn):
            assert event.cards == view_of(state, event.seat).start_worlds
            return
        if isinstance(event, events.Drafted):  # told when all have passed on
            assert not Counter(event.cards) - Counter(view_of(state, event.seat).drafted)
            return
        in_a_draw = isinstance(event, events.Reshuffled | events.OwnReshuffled)
        # R5.22 All payments are made before the first event tells of one.
        placing = isinstance(event, events.TableauCardDiscarded | events.Developed | events.Settled)
        placing |= isinstance(event, events.Hired)
        placing |= isinstance(event, events.Conquered | events.GoodPlaced) and view.phase == "settle"
        for known, seat in zip(self.seats, view.players, strict=True):
            assert list(known.tableau) == [card.card for card in seat.tableau]
            assert known.chips == seat.chips
            if not in_a_draw:
                assert known.tableau == {card.card: card.good for card in seat.tableau}
            if not (in_a_draw or placing):
                assert (known.hand, known.looking) == (seat.hand, seat.looking_at), (
                    f"seat {seat.seat} at {event}"
                )
        if isinstance(event, events.OwnReshuffled):
            own = view.players[event.seat].own
            assert own and (own.deck, own.discards) == (event.count, 0)
        elif in_a_draw:
            assert (view.deck, view.discards) == (event.count, 0)
        else:
            assert self.deck == view.deck, f"deck at {event}"
            assert placing or self.discards == view.discards, f"discards at {event}"
        assert view.round == self.rounds
        assert view.pool == 12 * len(self.seats) - sum(known.chips for known in self.seats)
        for number, (goal, held) in enumerate(self.held.items()):
            shown = [seat.goals[number] for seat in view.players]
            assert {at for at, each in enumerate(shown) if each.held} == held, f"{goal} at {event}"
        self.check_words(view, event)

    def check_words(self, view: RaceView, event: Any) -> None:
        """What else an event says of the table."""
        match event:
            case events.RoundBegan():
                assert not any(seat.actions for seat in view.players)
            case events.ActionsRevealed():
                assert [seat.actions for seat in view.players] == event.actions
            case events.PhaseBegan():
                assert view.phase == event.phase
            case events.Revealed():
                assert view.players[event.seat].revealed == event.card
            case events.Hired():
                assert self.seats[event.seat].hand == view.players[event.seat].hand
            case events.GoodPlaced() if view.phase == "produce":
                assert event.world in view.players[event.seat].produced_on
            case events.GoalTied():
                assert event.vp in [each.vp for each in view.players[event.seat].goals if not each.held]
            case events.GameEnded():
                assert (view.phase, view.winners, view.causes) == ("over", event.winners, event.causes)


def view_of(state: Any, seat: int) -> DraftView:
    """R15 The draft as a seat knows it."""
    view = RACE.view(state, seat)
    assert isinstance(view, RaceView) and isinstance(view.draft, DraftView)
    return view.draft


def turned_up(event: Event) -> set[str]:
    """R6.16 The card of a gamble, which all see."""
    return {event.card} if isinstance(event, events.Gambled) and event.card else set()


def check_end(state: Any, log: list[Event]) -> None:
    """R8 The game ended for a reason of the rules, and the last event tells how."""
    view = RACE.view(state, None)
    assert isinstance(view, RaceView)
    causes = []
    if any(len(player.tableau) >= 12 for player in view.players):
        causes.append("tableau")
    if view.pool <= 0:
        causes.append("pool")
    assert causes and view.causes == causes and view.phase == "over"
    end = log[-1]
    standing = RACE.standing(state)
    assert end == events.GameEnded(causes, standing.scores, standing.ties, standing.winners)
    assert view.winners == standing.winners
    best = max(zip(standing.scores, standing.ties, strict=True))
    assert [(standing.scores[seat], standing.ties[seat]) for seat in standing.winners] == [best] * len(
        standing.winners
    )
    assert all(player.hand <= 10 for player in view.players)
