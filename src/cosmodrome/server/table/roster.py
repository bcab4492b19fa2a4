"""Who has the seats of a table, who had them before, and what they are called."""

from collections.abc import Mapping

from cosmodrome.play.deal import Deal
from cosmodrome.server.db import programs
from cosmodrome.server.db.results import was_sat_at
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import BOT, EMPTY, Former, Head, Place, seat_names
from cosmodrome.server.table.rated_tables import SeatRating, seat_ratings


class Roster:
    """That of one table."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.formers: list[Former] = []
        self.names: dict[str, str] = {}
        self.owners: dict[str, str] = {}
        """Of players who are programs, and of a host who is one, whose they are."""
        self.ratings: dict[int, SeatRating] = {}
        """Of a rated table, by seat."""

    async def load(self, store: Store, head: Head) -> None:
        """Read all but the places."""
        self.formers = await store.formers(head.id)
        people = {place.player for place in self.places} | {former.player for former in self.formers}
        self.owners |= await programs.owners(store, sorted(people | {head.host} - {""}))
        people |= set(self.owners.values())
        self.names |= await store.names(sorted(people - {""}))
        await self.look_at_ratings(store, head)

    async def look_at_ratings(self, store: Store, head: Head) -> None:
        """Those who sit here, or what the game has made of them, may be others now."""
        if head.rated:
            self.ratings = (await seat_ratings(store, [(head, self.places)]))[head.id]

    def rename(self, names: Mapping[str, str]) -> bool:
        """Players have other names from now on; whether any of them has to do with the table."""
        known = {player: names[player] for player in self.names.keys() & names.keys()}
        news = not known.items() <= self.names.items()
        self.names |= known
        return news

    def has(self, player: str) -> bool:
        """Whether one of the seats is this player's, also one that they have left or that is kept for them."""
        # A bot's seat is of nobody, and so is a stranger.
        return bool(player) and any(place.player == player for place in self.places)

    def concerns(self, player: str) -> bool:
        """Whether the table is told to this player otherwise than to a stranger."""
        formerly = any(former.player == player for former in self.formers)
        return self.has(player) or (bool(player) and formerly)

    def sits(self, player: str) -> bool:
        """Whether this player has a seat here, also one that a bot keeps; not one that waits for them to come."""
        return any(place.player == player and place.kind != EMPTY for place in self.places)

    def seats_of(self, player: str, head: Head) -> set[int]:
        """The seats that this player has, or has had, in a game that has begun; none that was only kept for them."""
        had = {former.seat for former in self.formers if former.player == player}
        known = head.rated or bool(head.tournament)
        has = {
            place.seat
            for place in self.places
            if place.player == player and was_sat_at(place.kind, player, place.seat in had, known)
        }
        return has | had if player else set()

    def finished_by_bots(self, head: Head) -> list[int]:
        """The seats of people that a bot plays by now, as the results have them."""
        left = {former.seat for former in self.formers if former.player}
        known = head.rated or bool(head.tournament)
        return [
            place.seat
            for place in self.places
            if place.kind == BOT and was_sat_at(place.kind, place.player, place.seat in left, known)
        ]

    def seat_names(self, deal: Deal | None) -> list[str]:
        """As the function of this name, of this table."""
        first = deal.by_seat() if deal is not None else []  # also who left before the first answer
        return seat_names(self.places, self.formers, self.names, first)
