"""Games with an owner's own cards: offered while the server runs with them, and kept by every table made so."""

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Deck, SettingsError

BUILT_IN = ""
"""The name of the deck that is in no file."""


def own_games(games: Mapping[str, Game[Any]], decks: Sequence[Deck]) -> dict[str, dict[str, Game[Any]]]:
    """The games built from decks, by game and by the deck's name, in the order given. Raises SettingsError."""
    own: dict[str, dict[str, Game[Any]]] = {}
    for deck in decks:
        game_id = deck.cards.get("game")
        if not isinstance(game_id, str) or game_id not in games:
            raise SettingsError(f"a card file names the game {game_id!r}; the games are {', '.join(games)}")
        named = own.setdefault(game_id, {})
        if deck.name in named:
            raise SettingsError(f"two card files for {game_id} are named {deck.name!r}; name one otherwise")
        try:
            named[deck.name] = games[game_id].with_cards(deck.cards)
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
