"""A hint in the terminal: what a strong bot would consider at a question, each answer with its number and reasons."""

from collections.abc import Sequence
from typing import Any, Protocol

from cosmodrome.bots import catalogue, hints
from cosmodrome.bots.bot import Bot
from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.play.answer import ahead
from cosmodrome.words.render import Speaker


class Numbered(Protocol):
    """An answer in the list of a question."""

    key: str
    label: str


class Asked(Protocol):
    """A question with its numbered answers, as `ask` has it."""

    game: Game[Any]
    words: Speaker
    state: Any
    seat: int
    decision: Decision
    view: Any

    @property
    def items(self) -> Sequence[Numbered]: ...


def tell_hint(question: Asked) -> None:
    """Print it; it follows from what the person sees."""
    game, words = question.game, question.words
    decision = question_for_bot(question.decision, game, question.view)

    def best() -> Bot:
        return catalogue.make(game, catalogue.names(game.meta.id)[0], hints.SEED)

    hint = hints.hint(game, question.view, decision, best)
    tell(words.say("ui-hint-title"), HEADING)
    for answer in hint.answers:
        for line in _told(question, answer.choices):
            tell(f"  {line}")
        for reason in answer.reasons:
            tell(f"      {words.say(reason.name, **words.spelled(reason.facts))}")
    tell(words.say(f"hint-weighs-{hint.weighs}"))


def _told(question: Asked, choices: Sequence[Choice]) -> list[str]:
    """The answer as the list has it, by its numbers; one of one's own in words, and below them as it is typed."""
    words = question.words
    if not choices:
        return [words.say("terminal-nothing-now")]
    if any(isinstance(choice, FreeChoice) for choice in choices):
        return [f"+ {words.button(choices[0], question.decision)}", f"  {choices[0].key}"]
    left = list(enumerate(question.items, 1))
    if question.decision.ahead and len(choices) > 1:
        number = next(number for number, item in left if item.key == choices[0].key)
        return [f"{number}  {_both(question, *choices)}"]
    found = []
    for choice in choices:
        at = next((each for each in left if each[1].key == choice.key), None)
        if at is None:
            return [words.button(choice, question.decision) for choice in choices]
        left.remove(at)
        found.append(at)
    return [f"{number}  {item.label}" for number, item in found]


def _both(question: Asked, first: Choice, second: Choice) -> str:
    """Two answers given together: a card beside another, or that there is no second one."""
    game, words = question.game, question.words
    twin = ahead(game, question.state, question.seat, first)
    for verdict in game.referee.verdicts(twin, question.seat):
        if verdict.card == second.subject:
            facts = {"card": first.subject, "beside": second.subject, "price": verdict.facts["sum"]}
            return words.say("ui-place-named", **words.spelled(facts))
    return words.button(second, game.decision(twin, question.seat))
