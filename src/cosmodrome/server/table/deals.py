"""Provable deals: the secret behind a commitment, what follows from it at the start, what is told at the end."""

import secrets
from collections.abc import Mapping

import msgspec

from cosmodrome.core.seats import drawn
from cosmodrome.play import deal
from cosmodrome.server.db.tables import Head, Place, Sealed


def fresh() -> Sealed:
    """A secret by chance."""
    return Sealed(secrets.token_hex(deal.SECRET_BITS // 8), secrets.token_hex(deal.NONCE_BITS // 8))


def commitment(sealed: Sealed) -> str:
    return deal.commitment_of(sealed.secret, sealed.nonce)


def promised(head: Head, sealed: Sealed | None = None) -> Sealed:
    """The secret of a new table, which shows the commitment from now on, and has no seed before it begins.

    By default a fresh one.
    """
    sealed = sealed or fresh()
    head.commitment, head.seed = commitment(sealed), 0
    return sealed


def begun(head: Head, sealed: Sealed | None, waiting: list[Place]) -> tuple[Sealed | None, list[Place]]:
    """What there is to keep of the deal when a game begins, and who sits where; the head gets the seed.

    `waiting` are the places as people waited in them. Without a secret the seed is the one there is.
    """
    salts = [place.salt for place in waiting]
    if sealed is not None:
        head.seed = deal.seed_of(sealed.secret, salts)
    lots = drawn(head.seed, len(waiting)) if head.by_lot else []
    seated = [msgspec.structs.replace(waiting[place], seat=seat) for seat, place in enumerate(lots)]
    if sealed is not None:
        sitters = [(place.player, place.bot) for place in waiting]
        sealed = msgspec.structs.replace(sealed, salts=salts, sitters=sitters, drawn=lots)
    return sealed, seated or waiting


def revealed(sealed: Sealed, names: Mapping[str, str]) -> deal.Deal:
    """All that is told of a deal once the game is over. `names` are those of players, by their ids."""
    sitters = [bot or names.get(player, "") for player, bot in sealed.sitters]
    return deal.Deal(
        commitment(sealed), sealed.secret, sealed.nonce, list(sealed.salts), sitters, list(sealed.drawn)
    )
