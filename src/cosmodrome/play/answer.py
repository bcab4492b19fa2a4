"""Answers from outside the engine: checked, and several picks, or two questions in a row, taken together."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game


def answer(game: Game[Any], state: Any, seat: int, keys: list[str]) -> list[Choice]:
    """Carry out what `allowed` finds, and return it. Raises NotAllowed, and then nothing has changed."""
    made = allowed(game, state, seat, keys)
    for choice in made:
        game.choose(state, seat, choice)
    return made


def allowed(game: Game[Any], state: Any, seat: int, keys: list[str]) -> list[Choice]:
    """The choices to carry out one by one when `seat` answers its open question with these keys; changes nothing.

    One choice, or several as `batch` has them. Raises NotAllowed.
    """
    choices = [game.parse(key) for key in keys]
    if len(choices) != 1:
        return batch(game, state, seat, choices)
    game.check(state, seat, choices[0])
    return choices


def batch(game: Game[Any], state: Any, seat: int, choices: list[Choice]) -> list[Choice]:
    """`allowed` of several choices.

    They are all picks that it owes, in any order. Forced picks may be among them or not: the engine makes them
    itself, and they are left out.
    Where `Decision.ahead` says that another question may follow at once, a second choice answers that one.
    """
    if seat not in game.may_act(state):
        raise NotAllowed("not-awaited", seat=seat)
    question = game.decision(state, seat)
    if question.ahead and len(choices) == 2:
        return _both(game, state, seat, *choices)
    choices = sorted(choices, key=_code)
    _leave_out_picked(question, choices)
    if len(choices) != 1:
        _check_batch(question, choices)
    trial = state
    made: list[Choice] = []
    for number, choice in enumerate(choices):
        if number > 0:
            trial = game.copy(state) if number == 1 else trial
            game.choose(trial, seat, choices[number - 1])
            if not _goes_on(game, trial, seat, question, number):
                break
        game.check(trial, seat, choice)
        made.append(choice)
    return made


def ahead(game: Game[Any], state: Any, seat: int, choice: Choice) -> Any:
    """A twin in which `choice`, an option of `seat`, is taken, where another question to it follows at once.

    None where none follows, or where something happens first, which nobody may look at beforehand.
    """
    twin = game.copy(state)
    happened = Log()
    twin.log = happened
    game.choose(twin, seat, choice)
    return twin if not happened and seat in game.awaited(twin) else None


def _both(game: Game[Any], state: Any, seat: int, first: Choice, second: Choice) -> list[Choice]:
    game.check(state, seat, first)
    twin = ahead(game, state, seat, first)
    if twin is None:
        raise NotAllowed("wrong-count", given=2, more=1)
    game.check(twin, seat, second)
    return [first, second]


def _code(choice: Choice) -> tuple[int, str]:
    # "done" has a low code, but it ends a batch.
    return (choice.code if choice.verb != "done" else 1 << 30, choice.key)


def _leave_out_picked(question: Decision, choices: list[Choice]) -> None:
    """Take out of a batch of all picks of a question those that have been made already."""
    if not question.pool or len(choices) != question.more + len(question.picked):
        return
    verb = question.options[-1].verb
    left = [choice.subject for choice in choices if choice.verb == verb]
    for subject in question.picked:
        if subject not in left:
            return
        left.remove(subject)
    for subject in question.picked:
        choices.remove(next(choice for choice in choices if choice.subject == subject))


def _check_batch(question: Decision, choices: list[Choice]) -> None:
    """A batch holds exactly the picks owed, out of the pool; fewer only where `more` is a limit."""
    picks = [choice for choice in choices if choice.verb != "done"]
    wrong = NotAllowed("wrong-count", given=len(picks), more=question.more)
    if not question.pool or not picks:
        raise wrong
    if len(picks) > question.more or (len(picks) < question.more and not question.up_to):
        raise wrong
    verb = question.options[-1].verb
    left = question.pool[:]
    for choice in picks:
        if choice.verb != verb or choice.subject not in left:
            raise NotAllowed("not-an-option", choice=choice.key, purpose=question.purpose)
        left.remove(choice.subject)


def _goes_on(game: Game[Any], state: Any, seat: int, question: Decision, number: int) -> bool:
    """Whether the same question is still open for its next pick; else the engine has made the rest."""
    if seat not in game.may_act(state):
        return False
    now = game.decision(state, seat)
    return (now.purpose, now.about, now.more) == (question.purpose, question.about, question.more - number)
