"""The contract of a game: one value a game, rules as functions over a state that is data."""

from collections.abc import Iterable, Set
from sys import modules
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cosmodrome.core.asking import Todo
from cosmodrome.core.beliefs import NO_BELIEFS, Beliefs
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, check_choice, check_key
from cosmodrome.core.decision import Decision, Form, NotAllowed, Verdict, check_length
from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import CardsError, Meta, Setup, View
from cosmodrome.core.pickling import Shared, fields_of
from cosmodrome.core.rng import Rng
from cosmodrome.core.saving import restored, saved
from cosmodrome.core.seats import CLOCK, Standing


# Whoever writes a game of their own need not compile it; measured, the two attributes cost nothing.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(Todo):
    """What every game's state has. `log` hears events as they happen; None costs one test.

    A game that is not played in the flow (`core/flow.py`) leaves `todo` alone. A deep copy, or what comes out of a
    pickle, has no log, like every copy.
    """

    unsaved: ClassVar[tuple[str, ...]] = ("log",)

    log: Log | None

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (), fields_of(self) | {"log": None}

    def __eq__(self, other: object) -> bool:
        """Whether the games stand alike, whoever listens to them."""
        return type(other) is type(self) and bool(saved(self) == saved(other))

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it is no key; cosmodrome.core.digest.digest gives one")

    def tell(self, event: Event) -> None:
        """Let the log hear what has just been done: first change the state, then tell.

        Callers test `log` for None before they make an event, so that nothing is made in vain.
        """
        log = self.log
        if log is not None:
            log.hear(self, event)


S = TypeVar("S", bound=State)
Question = tuple[Decision, list[Verdict]]
NO_NEWS: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee(Generic[S]):
    """What rules say beside questions: what answers would come to, why one is refused, who may talk.

    This one has nothing to say. All methods leave the state as it is.
    """

    def verdicts(self, state: S, seat: int) -> list[Verdict]:
        """For a seat that may act: what each card it might touch would cost or do now, or why it may not.

        Raises NotAllowed("not-awaited") where it has something to say, but not to this seat.
        """
        return []

    def again(self, state: S, seat: int, before: Question, news: Set[str]) -> Question | None:
        """The question to a seat, made of `before`, its last one; None where it has to be made anew.

        `news` are the fields of its view that differ since then.
        """
        return None

    def weigh(self, state: S, seat: int, choice: Choice) -> list[Verdict]:
        """What a choice in the making would come to, before a seat makes it.

        It need not be one that the seat is asked for now. Raises NotAllowed where it could not be made.
        """
        return []

    def why_not(self, state: S, seat: int, choice: Choice) -> NotAllowed | None:
        """The reason, in the game's words, why a listed choice is refused; None: it is just not an option."""
        return None

    def has_words(self, choice: Choice) -> bool:
        """Whether it holds words of the player's own, which the others will read."""
        return False

    def without_words(self, choice: Choice) -> Choice:
        """The same choice without those."""
        return choice

    def quiet(self, state: S) -> bool:
        """Whether the rules let nobody who sits at this table talk now."""
        return False


NO_COMMENT: Final[Referee[Any]] = Referee()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Shared, Generic[S]):
    """A native base class, not a Protocol: a Protocol's call costs 13 times as much compiled.

    Seats are numbered from 0, clockwise from the first. All methods but `choose` leave the state as it is.
    """

    meta: Meta
    choices: list[Choice]
    """Every listed choice; a choice's code is its index."""
    by_key: dict[str, Choice]
    """The same by their keys."""
    learned: int = 0
    """So many of them, the first ones, are actions of lanes and nets; 0: all."""
    forms: dict[str, Form] = {}
    """The kinds of choices that cannot be listed, by their verbs."""
    referee: Referee[S] = NO_COMMENT
    """What its rules say beside its questions."""
    event_types: Any
    """The union of the game's event types, from which their JSON form is read."""
    own_cards: Any = None
    """The contents of the card or deck file this game was built from, as plain data; None for the built-in cards."""

    def __reduce__(self) -> Any:
        """By the name that its module has for it. A game that is made from a card file says how it is made."""
        for name, value in vars(modules[type(self).__module__]).items():
            if value is self:
                return name
        return super().__reduce__()

    def with_cards(self, content: object) -> "Game[S]":
        """This game built from the contents of a card or deck file. Raises CardsError."""
        raise CardsError(f"{self.meta.id} is played with its built-in cards only")

    def new(self, setup: Setup, log: Log | None = None) -> S:
        """A table about to ask its first questions; events go to `log`. Raises SetupError."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """An independent twin without a log."""
        raise NotImplementedError

    def restored(self, setup: Setup, data: Any, log: Log | None = None) -> S:
        """A state from what `saved` made of it, perhaps by earlier rules; events go to `log`. Raises NotRestored."""
        state: S = restored(data, self.new(setup), self.parse)
        state.log = log
        return state

    def awaited(self, state: S) -> list[int]:
        """The seats that owe an answer, rising; empty means the game is over."""
        raise NotImplementedError

    def may_act(self, state: S) -> list[int]:
        """The seats that may answer now, rising: those awaited and, where anybody may act at any moment, all others."""
        return self.awaited(state)

    def time(self, state: S) -> Choice | None:
        """What the clock's own seat may answer: the end of a step in which anybody may act. None in any other step."""
        return None

    def first_awaited(self, state: S) -> int:
        """The lowest awaited seat, or NOTHING when the game is over; for loops that need no more."""
        awaited = self.awaited(state)
        return awaited[0] if awaited else NOTHING

    def options(self, state: S, seat: int) -> list[Choice]:
        """The allowed answers of a seat that may act, by rising code: the bare list, for search and random play."""
        raise NotImplementedError

    def decision(self, state: S, seat: int) -> Decision:
        """The question to a seat that may act. Raises NotAllowed("not-awaited")."""
        raise NotImplementedError

    def choose(self, state: S, seat: int, choice: Choice) -> None:
        """Take an answer, in place. Raises NotAllowed as `check` does, and then nothing has changed."""
        raise NotImplementedError

    def check_free(self, state: S, seat: int, choice: FreeChoice) -> Any:
        """Raises NotAllowed, with the reason, unless a seat that may act may make this free choice now.

        Gives what was read of it, for who carries it out. The payload is within the limits of its type already.
        """
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        raise NotImplementedError

    def views(self, state: S, viewers: Iterable[int | None]) -> dict[int | None, View]:
        """What each of them sees at this moment. The views may share what is the same for all."""
        return {viewer: self.view(state, viewer) for viewer in viewers}

    def imagine(self, view: View, rng: Rng, beliefs: Beliefs = NO_BELIEFS) -> S:
        """A full state that the seat of `view` could be in, its hidden part dealt by `rng`, as `beliefs` weigh it."""
        raise NotImplementedError

    def standing(self, state: S) -> Standing:
        """Scores as they are now; at the end, the result."""
        raise NotImplementedError

    def play_out(self, state: S, rng: Rng, max_rounds: int = 0) -> int:
        """Answer every question by chance until the game is over; the number of decisions made.

        With `max_rounds` above 0 play stops before a round of a higher number begins; a game that stopped there
        still awaits answers.
        """
        made = 0
        while True:
            seat = self.first_awaited(state)
            if seat < 0 or (max_rounds > 0 and self.rounds(state) > max_rounds):
                return made
            options = self.options(state, seat)
            self.choose(state, seat, options[int(rng.below(len(options)))])
            made += 1

    def rounds(self, state: S) -> int:
        """The number of the round being played, from 1."""
        raise NotImplementedError

    def parse(self, key: str) -> Choice:
        """The choice with this key. Raises NotAllowed("unknown-choice"), or as `Form.read` does."""
        choice = self.by_key.get(key)
        if choice is not None:
            return choice
        check_key(key)
        check_length(key)
        verb, _, subject = key.partition(":")
        form = self.forms.get(verb)
        if form is None:
            raise NotAllowed("unknown-choice", choice=key)
        return form.read(subject)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """All cards of an edition as plain facts, one dict a card, each with its `id`; none where there are none."""
        return []

    def check(self, state: S, seat: int, choice: Choice) -> Any:
        """Raises NotAllowed, with the reason in the game's words, unless `seat` may answer `choice` now.

        Gives what `check_free` has read, None of a listed choice.
        """
        check_choice(choice)
        if seat == CLOCK:
            time = self.time(state)
            if time is None or time is not choice:
                raise NotAllowed("not-time", choice=choice.key)
            return None
        if seat not in self.may_act(state):
            raise NotAllowed("not-awaited", seat=seat)
        form = self.forms.get(choice.verb)
        if form is not None and isinstance(choice, FreeChoice) and form.same(choice):
            return self.check_free(state, seat, choice)
        for option in self.options(state, seat):
            if option is choice:
                return None
        refused: NotAllowed | None = None
        # Of one made by hand, whatever it says, the rules have nothing to say.
        if 0 <= choice.code < len(self.choices) and self.choices[choice.code] is choice:
            refused = self.referee.why_not(state, seat, choice)
        if refused is None:
            purpose = self.decision(state, seat).purpose
            refused = NotAllowed("not-an-option", choice=choice.key, purpose=purpose)
        raise refused


def question_to(
    game: Any, state: Any, seat: int, before: Question | None = None, news: Set[str] = NO_NEWS
) -> Question:
    """The question to a seat that may act, with its verdicts. Raises NotAllowed("not-awaited").

    `before` is what this gave when the seat was last asked, and `news` are the fields of its view that differ since
    then: what does not depend on them may be taken from there.

    The game may be wrapped: compiled, a `Game` in the signature would let no wrapper in.
    """
    again = None if before is None else game.referee.again(state, seat, before, news)
    return (game.decision(state, seat), game.referee.verdicts(state, seat)) if again is None else again


def timed(game: Game[Any]) -> bool:
    """Whether it has a step that the clock may end: the clock's answers are listed, with the verb `time`."""
    return any(choice.verb == "time" for choice in game.choices)
