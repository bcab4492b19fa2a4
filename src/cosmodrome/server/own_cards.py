"""Games with an owner's own cards: offered while the server runs with them, and kept by every table made so."""

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import SettingsError


def own_games(games: Mapping[str, Game[Any]], contents: Sequence[Mapping[str, Any]]) -> dict[str, Game[Any]]:
    """The games built from the contents of card files, by id. Raises SettingsError."""
    own: dict[str, Game[Any]] = {}
    for content in contents:
        game_id = content.get("game")
        if not isinstance(game_id, str) or game_id not in games:
            raise SettingsError(f"a card file names the game {game_id!r}; the games are {', '.join(games)}")
        if game_id in own:
            raise SettingsError(f"two card files are for {game_id}; one a game")
        try:
            own[game_id] = games[game_id].with_cards(content)
        except CardsError as error:
            raise SettingsError(str(error)) from error
    return own


def with_kept_cards(game: Game[Any], cards: Any) -> Game[Any]:
    """A game with the cards that a table has kept; None are the built-in ones. Raises Refused."""
    if cards is None:
        return game
    try:
        return game.with_cards(cards)
    except CardsError as error:
        detail = f"the cards it was begun with are refused: {error}"
        raise Refused("cannot-continue", 500, detail=detail) from error
