"""A question as a bot gets it: nothing in it knows more than what the bot's seat sees."""

from typing import Any

from cosmodrome.core.choice import FreeChoice
from cosmodrome.core.decision import Decision, Form
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import Rng


class BotForm(Form):
    """A form that makes up a choice on a table imagined from a view, where the game's own looks at the table."""

    game: Game[Any]
    view: View

    def __init__(self, form: Form, game: Game[Any], view: View) -> None:
        super().__init__(form.verb, form.payload)
        self.game = game
        self.view = view

    def __reduce__(self) -> Any:
        return BotForm, (Form(self.verb, self.payload), self.game, self.view)

    def sample(self, rng: Rng) -> FreeChoice:
        """A choice that is allowed on a table that looks the same to the seat; so perhaps not on the real one."""
        seat = self.view.seat
        assert seat is not None
        form = self.game.decision(self.game.imagine(self.view, rng), seat).form(self.verb)
        assert form is not None, f"{self.verb!r} can be chosen by what others cannot see"
        return form.sample(rng)


def question_for_bot(decision: Decision, game: Game[Any], view: View) -> Decision:
    """The decision of the seat whose view this is, for its bot."""
    if decision.forms:
        decision.forms = [BotForm(form, game, view) for form in decision.forms]
    return decision
