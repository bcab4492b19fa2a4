"""`cosmodrome games`: the games, their seats, options and bots."""

from typing import Any

from cosmodrome.bots import catalogue
from cosmodrome.cli.arguments import AsJson, option_line, print_json
from cosmodrome.cli.screen import tell
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES


def games(json: AsJson = False) -> None:
    """List the games with their seats, options and bots."""
    if json:
        print_json([game_facts(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        meta = game.meta
        tell(f"{meta.id}: {meta.title}, {', '.join(map(str, meta.seats))} seats")
        tell(f"  bots: {', '.join(catalogue.names(meta.id))}")
        for option in meta.options:
            rider = f" ({', '.join(map(str, option.seats))} seats only)" if option.seats else ""
            if option.needs:
                rider += f" (needs {option.needs[0]}={option.needs[1]})"
            tell(f"  --option {option_line(option)}{rider}")


def game_facts(game: Game[Any]) -> dict[str, Any]:
    """A game as plain data; the first value of an option is its default."""
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
                "needs": list(option.needs) if option.needs else None,
            }
            for option in meta.options
        ],
        "bots": catalogue.names(meta.id),
    }
