"""A deal nobody could have fixed: what a table promises before it begins, and how seed and seats follow from it.

The exact encoding, with an example, is in docs/provable-deal.md.
"""

import hashlib
import re

import msgspec

from cosmodrome.core.seats import drawn

LONGEST_SALT = 64
"""Characters."""
SECRET_BITS = 256
NONCE_BITS = 128
_COMMITMENT, _SEED = "cosmodrome commitment 1", "cosmodrome seed 1"
"""What is hashed begins with what it is for, so that nothing made for one purpose can serve another."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is told of a deal once the game is over.

    `salts` and `sitters` are by the places in which people waited: what each added to the deal ("" for nothing), and
    who they were. `drawn` says for each seat of the game which of those places it went to, as `core.seats.drawn` does;
    empty where everybody kept their place.
    """

    commitment: str
    secret: str
    nonce: str
    salts: list[str]
    sitters: list[str]
    drawn: list[int]

    def by_seat(self) -> list[str]:
        """Who sat down in each seat of the game."""
        return [self.sitters[place] for place in self.drawn or range(len(self.sitters))]


def is_salt(text: str) -> bool:
    """Whether it may be a salt: not too long, and of characters that can be seen, so that a line holds it."""
    return len(text) <= LONGEST_SALT and text.isprintable()


def commitment_of(secret: str, nonce: str) -> str:
    """What a table shows before it begins. `secret` and `nonce` are written in hexadecimal digits."""
    return _digest(_COMMITMENT, secret, nonce)


def seed_of(secret: str, salts: list[str]) -> int:
    """The seed of the game, a number below 2**62, from which the draw of the seats follows as well."""
    return int(_digest(_SEED, secret, *salts)[:16], 16) >> 2


def problem(deal: Deal, seats: int, seed: int, players: list[str]) -> str:
    """What does not hold of the deal of a game with this seed and these players, in one line; "" where all holds."""
    for name, digits in (("secret", SECRET_BITS // 4), ("nonce", NONCE_BITS // 4)):
        if not re.fullmatch(f"[0-9a-f]{{{digits}}}", getattr(deal, name)):
            return f"the {name} is not {digits} hexadecimal digits"
    if (commitment := commitment_of(deal.secret, deal.nonce)) != deal.commitment:
        return f"the commitment is {deal.commitment}, but secret and nonce give {commitment}"
    if not len(deal.salts) == len(deal.sitters) == seats == len(players):
        counts = f"{len(deal.salts)} salts, {len(deal.sitters)} sitters and {len(players)} players"
        return f"there are {counts} for {seats} seats"
    for place, salt in enumerate(deal.salts):
        if not is_salt(salt):
            return f"the salt of place {place} is not a text of at most {LONGEST_SALT} characters that can be seen"
    if (due := seed_of(deal.secret, deal.salts)) != seed:
        return f"the seed is {seed}, but secret and salts give {due}"
    if deal.drawn and deal.drawn != (lots := drawn(seed, seats)):
        return f"the seats were given to the places {deal.drawn}, but the seed gives {lots}"
    for seat, place in enumerate(deal.drawn or range(seats)):
        # A seat that several had names all of them, the first one first.
        sitter = deal.sitters[place]
        if players[seat] != sitter and not players[seat].startswith(f"{sitter} / "):
            return f"seat {seat + 1} was played by {players[seat]!r}, but the draw gives it to {sitter!r}"
    return ""


def _digest(*lines: str) -> str:
    """SHA-256 over the lines in UTF-8, each ended by a line feed; in hexadecimal digits."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
