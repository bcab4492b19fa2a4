"""`cosmodrome games`: the games, their seats, options and bots."""

from typing import Any

from cosmodrome.bots import catalogue
from cosmodrome.cli.arguments import AsJson, option_line, print_json, seats_line
from cosmodrome.cli.screen import tell
from cosmodrome.core.game import Game
from cosmodrome.core.meta import spelled
from cosmodrome.games.catalogue import GAMES


def games(json: AsJson = False) -> None:
    """List the games with their seats, options and bots."""
    if json:
        print_json([game_facts(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        meta = game.meta
        tell(f"{meta.id}: {meta.title}, {seats_line(meta.seats)}")
        tell(f"  bots: {', '.join(catalogue.names(meta.id))}")
        for name, budget in catalogue.budgets(meta.id).items():
            tell(f"  {name} thinks {budget.in_words()} an answer; {name}@400 or {name}@200ms sets it")
        for option in meta.options:
            rider = f" ({seats_line(option.seats)} only)" if option.seats else ""
            for other, wanted in option.needs:
                rider += f" (needs {other}={spelled((wanted,))})"
            if option.by_seats:
                rider += f" ({seats_line(option.by_seats)}: {spelled(option.values[1:2])})"
            if option.suggested:
                rider += f" (where it can be, {spelled(option.values[1:2])})"
            tell(f"  --option {option_line(option)}{rider}")


def game_facts(game: Game[Any]) -> dict[str, Any]:
    """A game as plain data; the first value of an option is its default. `budgets` are those of bots that take one."""
    meta = game.meta
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": list(meta.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "seats": list(option.seats),
                "needs": [list(need) for need in option.needs],
                "ruling": option.ruling,
                "by_seats": list(option.by_seats),
                "suggested": option.suggested,
            }
            for option in meta.options
        ],
        "bots": catalogue.names(meta.id),
        "budgets": {name: str(budget) for name, budget in catalogue.budgets(meta.id).items()},
    }
