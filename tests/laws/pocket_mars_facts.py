"""What the laws know about Pocket Mars: how to compare states, count cards and colonists, add up scores anew.

Nothing here reads the folded tables: actions are looked up on the cards themselves.
"""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Setup
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.state import Seat, State
from cosmodrome.games.pocket_mars.views import PlayerView, PocketMarsView

from .fields import declared, plain, scramble_lists, values

STATE_FIELDS = declared(State, but=["log"])
SEAT_FIELDS = declared(Seat)
ASKED = {"playing", "attached"}
"""Fields of views and seats that say what a question is about, beside those of the flow."""
TELLING = (
    events.Dealt,  # when all have been dealt their cards
    events.ActionFailed,
    events.NothingDone,
    events.AbilityUsed,
    events.Declined,
    events.AutomaActivated,
    events.AutomaIdle,
)
"""Events that change nothing on the table."""
EVENTFUL = [
    Setup(seats, seed, POCKET_MARS.meta.read_options(options, seats))
    for seats, seed, options in (
        (3, 39, {"energy_max": "7", "tied_energy": "nobody", "drafting": True}),
        (
            2,
            3,
            {
                "energy_max": "7",
                "four_in_a_building": "4",
                "tie_break": "energy",
                "drafting": True,
                "hand_action": "may",
            },
        ),
        (1, 0, {"energy_max": "4", "hand_action": "may", "solo_end": "at-once"}),
        (1, 39, {}),
    )
]
"""Games in which every kind of event happens; in the last one the automa demotes a colonist, which is rare."""
ROUNDS = 200
"""No game of random play has come near it; the longest of 20,000 games took 54."""
CARDS = 35
HIDDEN = 35
"""Added to a card that lies face down on a pile."""


def snapshot(state: Any) -> dict[str, Any]:
    """All of a state as plain values, to compare; the log is left out."""
    taken = {name: getattr(state, name) for name in STATE_FIELDS}
    taken["tables"] = state.tables.name
    taken["rules"] = POCKET_MARS.view(state, None).options
    taken["rng"] = int(state.rng.word)
    taken["now"] = state.now.number
    queues = state.queues
    taken["queues"] = None if queues is None else (dict(queues.draws), [row[:] for row in queues.reshuffles])
    taken["piles"] = [list(pile) for pile in state.piles]
    taken["players"] = [values(player, SEAT_FIELDS) for player in state.players]
    taken["seats"] = [player.number for player in state.seats]
    assert all(seat is player for seat, player in zip(state.seats, state.players, strict=False))
    return {name: plain(value) for name, value in taken.items()}


def scramble(state: Any) -> None:
    """Change every list of a state in place, so that a twin which shares one shows it."""
    scramble_lists(state, STATE_FIELDS, ("causes", "players", "seats", "piles"))
    for player in state.players:
        scramble_lists(player, SEAT_FIELDS, ("options", "one", "two", "pack", "pool"))
    state.rng.below(7)


def check_position(state: Any) -> None:
    """Cards and colonists are conserved, open options are what they are when made anew, scores add up."""
    check_cards(state)
    check_sums(state)
    check_options(state)
    check_scores(state)
    check_verdicts(state)


def check_cards(state: Any) -> None:
    """R12.8 Each of the 35 cards is in one place, and each of a player's seven colonists."""
    cards = [*state.deck, *state.shown]
    for pile in state.piles:
        cards += [entry % HIDDEN for entry in pile]
    for player in state.players:
        cards += [*player.hand, *player.prep, *player.pack]
        assert list(player.hand) == sorted(player.hand) and list(player.pack) == sorted(player.pack)
        assert len(player.prep) <= 2
    if state.held:
        cards.append(state.card)
    assert sorted(cards) == list(range(CARDS))
    assert not len(state.unseen) and not any(len(player.discards) for player in state.players)
    assert 0 <= state.buried <= len(state.deck)


def check_sums(state: Any) -> None:
    """Nobody has more or fewer than seven colonists, no space or marker is over its limit, knowledge is kept."""
    seats = state.rules.seats
    assert len(state.players) == (2 if seats == 1 else seats)
    for player in state.players:
        assert player.earth + player.ship + sum(player.one) + sum(player.two) == 7
        assert min([player.earth, player.ship, *player.one, *player.two]) >= 0
        assert 0 <= player.energy <= state.rules.energy_max
    for building in range(4):
        assert sum(player.two[building] for player in state.players) <= (2 if seats > 2 else 1)
    hidden = set()
    for player in state.players[:seats]:
        for card in [*player.hand, *player.prep, *player.pack]:
            assert state.known[card] & 1 << player.number, "a seat does not know its own card"
    hidden |= set(state.deck)
    for player in state.players:
        hidden |= {*player.hand, *player.prep, *player.pack}
    hidden |= {entry - HIDDEN for pile in state.piles for entry in pile if entry >= HIDDEN}
    for card in range(CARDS):
        assert card in hidden or not state.known[card], "somebody knows a card that lies open"
    for card in state.deck[state.buried :]:
        assert not state.known[card], "somebody knows a card of the shuffled deck"


def check_options(state: Any) -> None:
    """The options kept for the open question are what they are when found anew."""
    for player in state.players:
        if player.options:
            assert player.number < state.rules.seats
            found = state.now.options(state, player)
            assert [option.key for option in found] == [option.key for option in player.options]
    assert not state.over or not any(player.options for player in state.players)


def points(state: Any, player: Any) -> dict[str, int]:
    """R8.1 to R8.3, R10.11: a player's points by source, from the table itself."""
    rules, solo = state.rules, state.rules.seats == 1
    automa = solo and player is state.players[1]
    rivals = [other.energy for other in state.players if other is not player]
    leads = player.energy > max(rivals)
    if solo or rules.tied_energy:
        leads = player.energy >= max(rivals)
    counts = [one + two for one, two in zip(player.one, player.two, strict=True)]
    together = 5 if automa else 4 if solo else rules.four_vp
    return {
        "ship": player.ship,
        "one-star": 2 * sum(player.one),
        "two-star": 4 * sum(player.two),
        "energy": leads * (2 if automa else 1),
        "all-four": (0 not in counts) * (4 if automa else 2),
        "four-together": (max(counts) >= 4) * together,
    }


def check_scores(state: Any) -> None:
    """The score is the sum of its causes, seen one by one in the view."""
    standing = POCKET_MARS.standing(state)
    view = POCKET_MARS.view(state, None)
    assert isinstance(view, PocketMarsView)
    assert len(standing.scores) == state.rules.seats
    for player, seen in zip(state.players, view.players, strict=True):
        own = points(state, player)
        assert {part.source: part.vp for part in seen.breakdown} == own
        assert seen.score == sum(own.values())
        if not seen.automa:
            assert standing.scores[player.number] == seen.score


def check_verdicts(state: Any) -> None:
    """Every card that can be played has its verdict; what one says of the number is so."""
    for number in POCKET_MARS.awaited(state):
        seat = state.players[number]
        verdicts = POCKET_MARS.referee.verdicts(state, number)
        purpose = POCKET_MARS.decision(state, number).purpose
        if purpose == "act":
            played = {
                option.subject
                for option in POCKET_MARS.options(state, number)
                if option.verb in ("hand", "prep", "other")
            }
            assert {verdict.card for verdict in verdicts} == played
        elif purpose in ("do-action", "place-here"):
            (verdict,) = verdicts
            assert verdict.card == POCKET_MARS.tables.cards[state.card].id
            if purpose == "do-action":
                assert verdict.facts["action"] == "can"
            else:
                assert verdict.reason == "beats"
        else:
            assert verdicts == []
        for verdict in verdicts:
            facts, margin = verdict.facts, sum(amount for _, amount in verdict.parts)
            if verdict.reason in ("beats", "beats-none-aboard", "too-low"):
                assert margin == facts["value"] - facts["number"]
                assert (margin > 0) == (verdict.reason != "too-low")
                assert (seat.ship > 0) or verdict.reason != "beats"
            elif verdict.reason == "needs-energy":
                assert facts["cost"] > facts["have"] == seat.energy
            else:
                assert verdict.reason in (
                    "hand-action", "needs-condition", "does-nothing", "no-number", "hidden", "owners-action",
                )  # fmt: skip
                assert (verdict.reason == "hand-action") <= (facts.get("action") == "can")


class Known:
    """What somebody who only reads the events knows of a player."""

    def __init__(self, automa: bool) -> None:
        self.earth, self.ship, self.energy = 6, 1, 1
        self.one: Counter[str] = Counter()
        self.two: Counter[str] = Counter()
        self.hand = 0
        self.pack = 0
        self.prep = 2 if automa else 0


class KnownTable:
    """The public table as the events tell it."""

    def __init__(self, state: Any) -> None:
        rules = state.rules
        self.players = [Known(automa=False) for _ in range(rules.seats)]
        if rules.solo:
            automa = Known(automa=True)
            automa.ship, automa.earth = rules.automa_ship, 7 - rules.automa_ship
            self.players.append(automa)
        self.drafting = rules.drafting
        self.deck = CARDS - sum(player.prep for player in self.players)
        self.discards: list[str] = []
        self.piles = dict.fromkeys(COLOURS, 0)
        self.round = 0
        self.turn = -1
        self.playing = ""
        self.packs: list[list[int]] = []
        """What lay in the packs at the event before."""

    def check(self, state: Any, event: Any) -> None:
        """The table is just so, right after an event or, without one, between them."""
        packs, self.packs = self.packs, [list(player.pack) for player in state.players]
        if (
            type(event).__name__ == "Dealt"
        ):  # which is told of one seat after another when all have their cards
            return
        view = _seen(state)
        for known, player in zip(self.players, view.players, strict=True):
            _same(known, player, view)
        assert self.piles == {building.id: len(building.pile) for building in view.buildings}
        assert self.round == view.round and self.turn == view.turn
        assert self.deck == view.deck
        assert self.discards == view.discards
        assert self.playing == (view.playing if view.held else "")
        match type(event).__name__:
            case "Drafted" | "Prepared":
                assert not state.players[event.seat].picked
            case "PacksPassed":
                assert self.packs == packs[-1:] + packs[:-1]
            case "Peeked":
                assert all(state.known[card] & 1 << event.seat for card in state.players[event.owner].prep)
            case "CardsSwapped":
                assert view.buildings[COLOURS.index(event.building)].number == event.number
            case "Attached":
                assert state.here == COLOURS.index(event.building) and not state.held
            case "GameEnded":
                assert (view.phase, view.causes) == ("over", event.causes)

    def hear(self, event: Any) -> None:
        kind = type(event).__name__
        automa = self.players[-1]
        seat = self.players[event.seat] if hasattr(event, "seat") else automa
        if kind == "RoundBegan":
            self.round, self.turn = event.round, 0
        elif kind == "TurnBegan":
            self.turn = event.seat
        elif kind == "Dealt":
            self.deck -= event.count
            if self.drafting:
                seat.pack = event.count
            else:
                seat.hand = event.count
        elif kind == "Drafted":
            seat.hand, seat.pack = seat.hand + 1, seat.pack - 1
        elif kind == "DraftEnded":
            for player in self.players:
                player.pack = 0
            self.discards += event.cards
        elif kind == "Prepared":
            seat.hand -= event.count
            seat.prep += event.count
        elif kind == "HandCardPlayed":
            seat.hand -= 1
            self.playing = event.card
        elif kind == "PlayedCardDiscarded":
            assert self.playing == event.card
            self.playing = ""
            self.discards.append(event.card)
        elif kind == "PrepCardPlayed":
            seat.prep -= 1
            self.playing = event.card
        elif kind == "OtherCardPlayed":
            self.players[event.owner].prep -= 1
            self.playing = event.card
        elif kind == "Attached":
            self.playing = ""
            self.piles[event.building] += 1
        elif kind == "ActionDone":
            seat.energy -= event.cost
            assert seat.energy == event.energy
        elif kind in ("EnergyGained", "AutomaGainedEnergy"):
            seat.energy += event.count
            assert seat.energy == event.energy
        elif kind == "Launched":
            seat.earth, seat.ship = seat.earth - event.count, seat.ship + event.count
        elif kind == "AutomaLaunched":
            automa.earth, automa.ship = automa.earth - 1, automa.ship + 1
        elif kind in ("Placed", "AutomaPlaced"):
            if getattr(event, "source", "ship") == "earth":
                seat.earth -= 1
            else:
                seat.ship -= 1
            seat.one[event.building] += 1
        elif kind in ("Promoted", "AutomaPromoted"):
            self._move(self.players[event.owner] if kind == "Promoted" else automa, event.building, 1)
        elif kind in ("Demoted", "AutomaDemoted"):
            self._move(self.players[event.owner], event.building, -1)
        elif kind == "Swapped":
            self._move(self.players[event.up], event.building, 1)
            self._move(self.players[event.down], event.building, -1)
        elif kind == "Covered":
            if event.source == "this" and self.playing:
                self.piles[event.building] += 1
                self.playing = ""
            elif event.source != "this":
                self.piles[event.building] += 1
                self.deck -= event.source == "deck"
                seat.hand -= event.source == "hand"
        elif kind == "Drew":
            seat.hand += event.count
            self.deck -= event.count
        elif kind == "TookFromAutoma":
            seat.hand += 1
            automa.prep -= 1
        elif kind == "Buried":
            self._lose(seat, event.source, 1)
            self.deck += 1
        elif kind == "PrepReturned":
            seat.prep, seat.hand = seat.prep - 1, seat.hand + 1
        elif kind == "Discarded":
            self._lose(seat, event.source, len(event.cards))
            self.discards += event.cards
        elif kind == "OtherDiscarded":
            self.players[event.owner].prep -= 1
            self.discards.append(event.card)
        elif kind == "Reshuffled":
            gone = sum(max(0, count - 1) for count in self.piles.values())
            assert gone == event.buried
            self.piles = {building: min(1, count) for building, count in self.piles.items()}
            assert self.deck == 0
            self.deck, self.discards = event.count, []
        elif kind in ("SystemFailed", "AutomaDiscarded"):
            self.deck -= len(event.cards)
            self.discards += event.cards
        elif kind == "AutomaRefilled":
            automa.prep += len(event.colours)
            self.deck -= len(event.colours)

    @staticmethod
    def _lose(seat: Known, source: str, count: int) -> None:
        if source == "hand":
            seat.hand -= count
        else:
            seat.prep -= count

    @staticmethod
    def _move(owner: Known, building: str, up: int) -> None:
        owner.one[building] -= up
        owner.two[building] += up


def turned_up(event: Event) -> set[str]:
    """Nothing is turned up and laid away."""
    return set()


def _seen(state: Any) -> PocketMarsView:
    view = POCKET_MARS.view(state, None)
    assert isinstance(view, PocketMarsView)
    return view


def _same(known: Known, player: PlayerView, view: PocketMarsView) -> None:
    assert (known.earth, known.ship, known.energy) == (player.earth, player.ship, player.energy)
    homes = [building.id for building in view.buildings][:4]
    assert [known.one[home] for home in homes] == player.one_star
    assert [known.two[home] for home in homes] == player.two_star
    assert (known.hand, known.pack, known.prep) == (len(player.hand), len(player.pack), len(player.prep))
    for at, building in enumerate(view.buildings[:4]):
        assert building.one_star[player.seat] == player.one_star[at]
        assert building.two_star[player.seat] == player.two_star[at]


def check_end(state: Any, log: list[Event]) -> None:
    """R2.5, R10.9: the game ended for a reason of the rules, and the last event tells how."""
    view = POCKET_MARS.view(state, None)
    assert isinstance(view, PocketMarsView)
    standing = POCKET_MARS.standing(state)
    seats = state.rules.seats
    own = [player.mars for player in view.players]
    automa = None
    outcome = ""
    causes = ["colonists"] if 7 in own[:seats] else []
    if seats == 1:
        causes += ["automa"] if own[1] == 7 else []
        causes += ["deck"] if state.short else []
        automa = view.players[1].score
        mine = standing.scores[0]
        even = {"draw": "drawn", "player": "won", "automa": "lost"}[state.rules.solo_tie]
        outcome = "won" if mine > automa else "lost" if mine < automa else even
        assert standing.winners == ([0] if outcome == "won" else [])
    else:
        best = max(zip(standing.scores, standing.ties, strict=True))
        assert [(standing.scores[seat], standing.ties[seat]) for seat in standing.winners] == [best] * len(
            standing.winners
        )
        assert view.turn == seats - 1, "the last round was not completed"
    assert causes and view.causes == causes and view.phase == "over"
    assert view.winners == standing.winners and view.outcome == outcome
    end = log[-1]
    kind = type(end)
    assert end == kind(causes, standing.scores, standing.ties, standing.winners, automa, outcome)
    assert kind.__name__ == "GameEnded"
