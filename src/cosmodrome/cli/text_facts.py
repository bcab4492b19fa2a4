"""What a program that plays is told as data beside the words."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from cosmodrome import games
from cosmodrome.cli.ask import Question
from cosmodrome.cli.harmless import harmless

Message = dict[str, Any]


@cache
def rules(game_id: str) -> str:
    """The rules of a game, in English, as its package has them; "" where it has none."""
    file = files(games).joinpath(game_id, "RULES.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def on_wire(view: Any) -> Message:
    shown: Message = msgspec.to_builtins(view)
    return {field: value for field, value in shown.items() if field not in view.off_wire}


def asked(question: Question) -> Message:
    """A question as `docs/bot-api.md` has its fields; the numbers of its answers are those of the list."""
    decision = question.decision
    fields = ("purpose", "about", "beside", "more", "up_to", "owed")
    return {field: getattr(decision, field) for field in fields} | {
        "several": question.several,
        "answers": [
            {"number": number, "key": item.key, "text": harmless(item.label)}
            for number, item in enumerate(question.items, 1)
        ],
        "forms": [{"verb": form.verb, "schema": schema_of(form.payload)} for form in decision.forms],
        "open": question.open_play,
    }


@cache
def schema_of(payload: Any) -> Message:
    return msgspec.json.schema(payload)


def names_in(shown: object) -> list[str]:
    """All texts in plain data, without what tells copies apart."""
    if isinstance(shown, str):
        return [shown.partition("#")[0]]
    if isinstance(shown, dict):
        return [name for pair in shown.items() for each in pair for name in names_in(each)]
    if isinstance(shown, list | tuple):
        return [name for each in shown for name in names_in(each)]
    return []
