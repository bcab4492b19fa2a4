"""One game in a lane: played on to the next question that has more than one answer, which is an action by number."""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Form
from cosmodrome.core.flow import Playing, take
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.game import Game, timed
from cosmodrome.core.meta import OptionValue, Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks

PLAYING: Final = 0
OVER: Final = 1
"""By the rules."""
STOPPED: Final = 2
"""A round of a higher number than the last one would begin."""
NO_FORMS: Final[list[Form]] = []
WAIT: Final = "wait"
"""The action that answers nothing for now, where anybody may act at any moment."""


def action_names(game: Game[Any], layout: str = "") -> list[str]:
    """All actions of a game, by number: its listed choices by their keys, its forms by their verbs, and WAIT.

    Choices that only options of another layout bring are none.
    """
    names = [choice.key for choice in game.choices[: None if layout else game.learned or None]]
    names += list(game.forms)
    if timed(game):
        names.append(WAIT)
    return names


def carry_out(game: Game[Any], state: Any, seat: int, choice: Choice) -> None:
    """`Game.choose` for who knows that the answer is allowed, as one of the options or made up by a form just now."""
    if isinstance(game, FlowGame) and not cast(Playing[Any], state).may_fail():
        take(state, state.seats[seat], choice)
    else:
        game.choose(state, seat, choice)


class Lane:
    """Whose listed choices are all there is. `allowed` are the actions of the seat to move, rising."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, OptionValue], last_round: int) -> None:
        self.game = game
        self.seats = seats
        self.setup_options = options
        self.last_round: i64 = last_round
        """0: there is none."""
        self.state: Any = None
        self.seat: i64 = NOTHING
        self.stage: i64 = PLAYING
        self.options: list[Choice] = []

    def begin(self, deal: int) -> None:
        """Deal, and go on to the first question."""
        self.state = self.game.new(Setup(self.seats, deal, self.setup_options))
        self.stage = PLAYING
        self.go_on()

    def go_on(self) -> None:
        """Answer what has one answer; then a seat is to move, or the stage says why none is."""
        game = self.game
        state = self.state
        while True:
            seat: i64 = game.first_awaited(state)
            if self.ended(seat):
                return
            options = game.options(state, int(seat))
            if len(options) > 1:
                self.seat = seat
                self.options = options
                return
            carry_out(game, state, int(seat), options[0])

    def ended(self, seat: i64) -> bool:
        """Whether nobody is asked any more, or the last round is over."""
        if seat == NOTHING:
            self.stage = OVER
        elif self.last_round > 0 and i64(self.game.rounds(self.state)) > self.last_round:
            self.stage = STOPPED
        return self.stage != PLAYING

    def turn_to(self, seat: int) -> None:
        """Ask another seat that owes an answer at this moment."""
        self.seat = seat
        self.options = self.game.options(self.state, seat)

    def actions(self) -> list[int]:
        """The numbers of the actions allowed to the seat to move, rising; more than one."""
        return [option.code for option in self.options]

    def count(self) -> i64:
        """How many there are."""
        return len(self.options)

    def action(self, at: i64) -> i64:
        """One of them."""
        return self.options[at].code

    def take(self, action: i64) -> None:
        """Carry out an allowed action."""
        carry_out(self.game, self.state, int(self.seat), self.game.choices[action])

    def answer(self, action: i64) -> None:
        """Carry out an allowed action, and go on."""
        self.take(action)
        self.go_on()

    def give(self, choice: Choice | None) -> None:
        """Carry out what the seat to move answers itself, None for nothing now, and go on. Raises NotAllowed."""
        if choice is not None:
            self.game.choose(self.state, int(self.seat), choice)
        self.go_on()


class FreeLane(Lane):
    """A lane of a game with free choices, in which anybody may act at some moments.

    An action stands for a form: the game makes up the choice, by chance of the deal. One more action says nothing for
    now, and time goes by in ticks; so this is less than the whole game.
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, OptionValue], last_round: int) -> None:
        super().__init__(game, seats, options, last_round)
        self.ticks = Ticks()
        self.rng = Rng()
        self.forms: list[Form] = NO_FORMS
        self.live = False
        """Whether anybody may act."""
        self.form_codes = {verb: len(game.choices) + at for at, verb in enumerate(game.forms)}
        self.wait: int = len(game.choices) + len(game.forms)
        self.allowed: list[int] = []

    def begin(self, deal: int) -> None:
        self.ticks = Ticks()
        self.rng = seeded(deal, "forms")
        super().begin(deal)

    def go_on(self) -> None:
        game, state, ticks = self.game, self.state, self.ticks
        while True:
            seat = ticks.next_seat(game, state)
            if self.ended(seat):
                return
            time = game.time(state)
            if seat == CLOCK and time is not None:
                game.choose(state, CLOCK, time)
                ticks.done()
                continue
            self.seat = seat
            self._ask(seat, time is not None)
            if len(self.allowed) > 1:
                return
            self.take(self.allowed[0])

    def _ask(self, seat: int, live: bool) -> None:
        """Look up what a seat may do now."""
        decision = self.game.decision(self.state, seat)
        allowed = [option.code for option in decision.options]
        allowed += sorted([self.form_codes[form.verb] for form in decision.forms])
        if live:
            allowed.append(self.wait)
        self.forms = decision.forms
        self.live = live
        self.allowed = allowed

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        self._ask(seat, self.game.time(self.state) is not None)

    def take(self, action: i64) -> None:
        code, game = int(action), self.game
        if code == self.wait:
            self.ticks.nothing()
            return
        choice = game.choices[code] if code < len(game.choices) else self._made_up(code)
        carry_out(game, self.state, int(self.seat), choice)
        self.ticks.done()

    def give(self, choice: Choice | None) -> None:
        if choice is None:
            self.ticks.nothing()
        else:
            self.game.choose(self.state, int(self.seat), choice)
            self.ticks.done()
        self.go_on()

    def _made_up(self, action: int) -> Choice:
        for form in self.forms:
            if self.form_codes[form.verb] == action:
                return form.sample_to_take(self.rng) if self.live else form.sample(self.rng)
        raise ValueError(f"action {action} stands for no form that is asked for now")

    def actions(self) -> list[int]:
        return self.allowed

    def count(self) -> i64:
        return len(self.allowed)

    def action(self, at: i64) -> i64:
        return self.allowed[at]


def lane_of(game: Game[Any], seats: int, options: dict[str, OptionValue], last_round: int) -> Lane:
    """A lane for a game of this kind; `begin` deals. Raises SetupError for options that lanes do not play."""
    game.meta.layout(options)
    kind = FreeLane if game.forms or timed(game) else Lane
    return kind(game, seats, options, last_round)
