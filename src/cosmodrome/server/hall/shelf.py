"""What tables can be made of here, the games, an owner's decks and the bots; and a new table as somebody wants it."""

import time
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from cosmodrome.bots.catalogue import at_table
from cosmodrome.core.game import Game, timed
from cosmodrome.core.meta import OptionValue
from cosmodrome.server.bots.bot_seats import BotMaker, check_patience
from cosmodrome.server.db.tables import BOT, EMPTY, HUMAN, OPEN, Head, Place
from cosmodrome.server.hall.own_cards import BUILT_IN, with_kept_cards
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.limits import Limits
from cosmodrome.server.names import LONGEST_TABLE_NAME, clean_name
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.time_controls import NO_CLOCK, TimeControl
from cosmodrome.server.wire import Id, Name, Options

Seed = Annotated[int, Meta(ge=0, lt=2**62)]


class NewTable(Struct, forbid_unknown_fields=True):
    """`bots` says which seats are bots, by number: {"1": "greedy"}.

    `deck` is the name of one of the game's decks, "" for the built-in cards; left out, the usual one.
    `private`: the lobby does not list it, so people come by its link. `rated`: the game counts for ratings, which not
    every table can be (`rated_tables`). `unwatched`: while it runs nobody sees it but who plays; private ones alone.
    `asides`: two who sit there may write to each other alone, where people bargain and the game is not rated.
    `friend`: the first seat that is left is kept for them; they have to be here, as in `Presence`.
    """

    game: Id
    seats: int
    options: Options = {}
    bots: dict[Id, Id] = {}
    name: Name = ""
    seed: Seed | None = None
    time: TimeControl = NO_CLOCK
    deck: Name | None = None
    private: bool = False
    rated: bool = False
    unwatched: bool = False
    asides: bool = False
    friend: Id | None = None


class QuickPlay(Struct, forbid_unknown_fields=True):
    """One click: a table against so many bots, which starts at once; none is a solo game. Without `bot`: the best."""

    game: Id
    bots: Annotated[int, Meta(ge=0, le=8)] = 1
    bot: Id | None = None
    options: Options = {}
    seed: Seed | None = None


class Shelf:
    """That of one server."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        own_games: Mapping[str, Mapping[str, Game[Any]]],
        maker: BotMaker,
        limits: Limits,
    ) -> None:
        """`own_games` are the `games` with an owner's cards, by the deck's name; the first deck is what is usual."""
        self.games = games
        self.own_games = own_games
        self.maker = maker
        self._limits = limits

    def decks(self, game_id: str) -> list[str]:
        """The names of an owner's decks of a game, the usual one first."""
        return list(self.own_games.get(game_id, {}))

    def deck(self, game_id: str, name: str | None) -> str:
        """The name of a deck of this game, by default of the usual one. Raises Refused for one there is not."""
        names = [*self.decks(game_id), BUILT_IN]
        if name is None:
            return names[0]
        if name not in names:
            raise Refused("unknown-deck", 400, deck=name, allowed=", ".join(names[:-1]))
        return name

    def game(self, game_id: str, deck: str | None = None) -> Game[Any]:
        """The game as a new table plays it with a deck. Raises Refused for a game or deck there is not."""
        if game_id not in self.games:
            raise Refused("unknown-game", 404, game=game_id, allowed=", ".join(self.games))
        name = self.deck(game_id, deck)
        return self.games[game_id] if name == BUILT_IN else self.own_games[game_id][name]

    def game_of(self, head: Head) -> Game[Any]:
        """The game as a table plays it, whatever decks new tables have. Raises Refused."""
        built_in = self.game(head.game, BUILT_IN)
        for offered in (built_in, *self.own_games.get(head.game, {}).values()):
            if head.cards == offered.own_cards:
                return offered
        return with_kept_cards(built_in, head.cards)

    def bot_at(self, game_id: str, options: Mapping[str, OptionValue], name: str | None = None) -> str:
        """The same at a table: another, where its net has not learned what is played there."""
        return at_table(self.games[game_id], self.bot(game_id, name), options)

    def bot(self, game_id: str, name: str | None) -> str:
        """The name of a bot of this game, by default of the best. Raises Refused for one there is not."""
        if name is None:
            return self.maker.names(game_id)[0]
        try:
            self.maker.check(game_id, name)
            check_patience(name, self._limits)
        except ValueError as error:
            allowed = ", ".join(self.maker.names(game_id))
            raise Refused("unknown-bot", 400, bot=name, allowed=allowed, detail=str(error)) from error
        return name

    def new_head(
        self, player: Player, wanted: NewTable, game: Game[Any], options: dict[str, OptionValue]
    ) -> Head:
        """A table that waits for people, with options that have been read. Raises Refused."""
        if wanted.unwatched and not wanted.private:
            raise Refused("unwatched-listed", 400)
        if wanted.asides and (wanted.rated or not timed(game)):
            raise Refused("asides-not-here", 400)
        return Head(
            id=fresh_id(),
            name=clean_name(wanted.name, LONGEST_TABLE_NAME) if wanted.name.strip() else "",
            game=wanted.game,
            version=game.meta.version,
            seats=wanted.seats,
            seed=wanted.seed or 0,
            options=options,
            status=OPEN,
            host=player.id,
            cards=game.own_cards,
            deck=self.deck(wanted.game, wanted.deck),
            time_control=wanted.time,
            ask_anyway=wanted.seats > 1,
            by_lot=wanted.seed is None,
            private=wanted.private,
            invite=fresh_id(12) if wanted.private else "",
            opened=int(time.time()),
            rated=wanted.rated,
            unwatched=wanted.unwatched,
            asides=wanted.asides,
        )

    def places(self, wanted: NewTable, player: Player, options: Mapping[str, OptionValue]) -> list[Place]:
        """The seats of such a table: its bots, its maker in the first other one, in the next who is expected.

        Raises Refused.
        """
        places = [Place(seat) for seat in range(wanted.seats)]
        for number, bot in wanted.bots.items():
            if number not in map(str, range(wanted.seats)):
                raise Refused("no-such-seat", 400, seat=number)
            places[int(number)] = Place(int(number), BOT, bot=self.bot_at(wanted.game, options, bot))
        free = iter([place.seat for place in places if place.kind == EMPTY])
        if (seat := next(free, None)) is not None:
            places[seat] = Place(seat, HUMAN, player.id)
        if wanted.friend is not None:
            if (seat := next(free, None)) is None:
                raise Refused("table-full")
            places[seat] = Place(seat, EMPTY, wanted.friend)
        return places
