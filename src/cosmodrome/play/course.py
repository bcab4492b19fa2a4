"""Taking back: a game in play that knows which answers can still be taken back, and how it stands without one.

An answer can be taken back while nothing has been told since from which anybody could learn. This counts as telling:

- an event, whoever hears it: the other seats see at least its redacted twin, and what it shows the seat itself, such
  as a card it drew, is news as well;
- a seat that is asked now and was not before: it sees that it is its turn, even if a step closed without an event;
- time passing: an answer of the clock, which has no seat at the table.

This does not: that a seat has answered while others still owe theirs, and what an open step shows of a question half
answered, such as the power a seat means to use. Nothing has happened by that.

A seat takes back its latest answer that stands, and with it what the flow did by itself because of that answer. The
table is then as it was when something was last told, with the other answers given since: as nothing was told, nobody
could heed the one taken back. Generator and scripted queues come from the same copy, so chance is as it was.
In the log a taken-back answer stays, followed by an entry of its seat with the key `take-back`.

What was told can be taken back only if all agree (`going_back`): then the table is made again as it was before the
answer. That counts as telling, too: of what was answered before, nothing can be taken back without asking.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back, motion
from cosmodrome.play.leaving import KEYS, Leaving

TAKE_BACK: Final = going_back.TAKE_BACK
"""The key of an entry that takes back; no choice of a game has it."""


class Course:
    """A game in play, and the answers given since something was last told."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        entries: int = 0,
        standing: Mapping[int, int] | None = None,
        fresh: Callable[[], Any] | None = None,
    ) -> None:
        """A game at its beginning; or as it stood when something was told by the last of so many entries of its log.

        Then `standing` says how many answers of each seat stood. `fresh` makes the game at its beginning once more,
        without a log; where it is None the table cannot go back.
        """
        self.game = game
        self.state = state
        self.entries = entries
        """How many entries of the log have been carried out."""
        self.entries_told = entries
        """How many there were when something was last told."""
        self._before: Any = game.copy(state)
        """The table when something was last told. Nobody changes it, so copies of the course share it."""
        self._untold: list[tuple[int, Choice]] = []
        """The answers since, in the order in which they came."""
        self._standing = dict(standing or {})
        """How many answers of each seat stand, from the beginning of the game."""
        self.leaving = Leaving()
        """Who has resigned, and how the game ended before its rules end it; nobody changes it, so copies share it.

        Nothing is told by that, as far as taking back goes.
        """
        self.fresh = fresh
        self.motions: motion.Motions = {}
        """What is proposed."""

    def copy(self) -> "Course":
        """An independent twin, whose state has no log."""
        twin = Course.__new__(Course)
        twin.game = self.game
        twin.state = self.game.copy(self.state)
        twin._before = self._before
        twin._untold = self._untold[:]
        twin._standing = self._standing.copy()
        twin.entries, twin.entries_told = self.entries, self.entries_told
        twin.leaving, twin.fresh, twin.motions = self.leaving, self.fresh, self.motions
        return twin

    def when_told(self) -> tuple[Any, dict[int, int]]:
        """The table when something was last told, which nobody may change, and how many answers of each seat stood."""
        standing = self._standing.copy()
        for seat, _ in self._untold:
            standing[seat] -= 1
        return self._before, {seat: count for seat, count in standing.items() if count}

    def choose(self, seat: int, choice: Choice) -> None:
        """Carry out an answer. Raises NotAllowed, and then nothing has changed."""
        game, state = self.game, self.state
        asked, behind = set(game.awaited(state)), state.log
        log = Log() if behind is None else behind
        state.log, heard = log, len(log)
        try:
            game.choose(state, seat, choice)
        finally:
            state.log = behind
        self._standing[seat] = self._standing.get(seat, 0) + 1
        self._entered()
        if len(log) > heard or seat == CLOCK or not asked.issuperset(game.awaited(state)):
            self._before = game.copy(state)
            self._untold = []
            self.entries_told = self.entries
        else:
            self._untold.append((seat, choice))

    def _entered(self) -> None:
        """One more entry of the log, that is of no motion."""
        self.entries += 1
        if "back" in self.motions:
            self.motions = motion.without(self.motions, "back")

    def enter(self, seat: int, key: str, past: Sequence[going_back.Entry] = ()) -> None:
        """Carry out an entry of a log. Raises NotAllowed, and then nothing has changed.

        `past` are all entries before it, of which only one that goes back has need.
        """
        if key in KEYS:
            leaving = self.leaving.copy()
            leaving.enter(seat, key)
            self.leaving = leaving
            self.motions = {} if leaving.end else motion.resigned(self.motions, seat)
            self._entered()
            return
        if self.leaving.end:
            raise NotAllowed("game-over")
        if going_back.goes_back(key):
            if seat != CLOCK:
                raise NotAllowed("not-an-option", choice=key)
            self._go_back(motion.numbered(key), past)
            return
        if motion.is_key(key):
            self.motions = motion.heard(self.motions, seat, key, self.entries)
            self.entries += 1
            return
        if key == TAKE_BACK:
            self.take_back(seat)
            return
        self.choose(seat, self.game.parse(key))

    def untold(self, seat: int) -> list[Choice]:
        """The answers that a seat can take back, the latest last."""
        return [choice for other, choice in self._untold if other == seat]

    def when_asked(self, seat: int, count: int = 1) -> Any:
        """A table at which a seat is asked what the first of the last `count` answers of `untold` answered."""
        places = [at for at, (other, _) in enumerate(self._untold) if other == seat]
        return self._replayed(self._untold[: places[-count]])

    def why_not(self, seat: int) -> NotAllowed | None:
        """Why a seat cannot take anything back; None where it can."""
        if self.untold(seat):
            return None
        return NotAllowed("told-since" if self._standing.get(seat) else "nothing-to-take-back", seat=seat)

    def take_back(self, seat: int) -> None:
        """Undo the latest answer of a seat. Raises NotAllowed, and then nothing has changed."""
        refusal = self.why_not(seat)
        if refusal is not None:
            raise refusal
        last = max(at for at, (other, _) in enumerate(self._untold) if other == seat)
        answers = self._untold[:last] + self._untold[last + 1 :]
        twin = self._replayed(answers)
        twin.log = self.state.log
        self.state = twin
        self._untold = answers
        self._standing[seat] -= 1
        self._entered()

    def _go_back(self, to: int, past: Sequence[going_back.Entry]) -> None:
        """Undo what was answered from entry `to` on. Raises NotAllowed, and then nothing has changed."""
        if self.fresh is None or len(past) != self.entries:
            raise NotAllowed("too-far-back")
        numbers = going_back.standing(past)
        if not numbers or numbers[-1] < to:
            raise NotAllowed("nothing-to-take-back", seat=CLOCK)
        if len(going_back.undone(past)) >= going_back.MOST:
            raise NotAllowed("too-often-back", most=going_back.MOST)
        state = self.fresh()
        stood: Counter[int] = Counter()
        for number in numbers:
            if number >= to:
                break
            seat = past[number].seat
            self.game.choose(state, seat, self.game.parse(past[number].choice))
            stood[seat] += 1
        self._before = self.game.copy(state)
        state.log = self.state.log
        self.state, self._untold, self._standing = state, [], dict(stood)
        self._entered()
        self.entries_told = self.entries

    def _replayed(self, answers: list[tuple[int, Choice]]) -> Any:
        """The table when something was last told, and then only these answers.

        Raises NotAllowed if they need the one left out. Sealed answers never do.
        """
        state = self.game.copy(self._before)
        state.log = heard = Log()
        for seat, choice in answers:
            self.game.choose(state, seat, choice)
            if heard:
                raise NotAllowed("told-since", seat=seat)
        return state
