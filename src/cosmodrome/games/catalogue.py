"""The games, found: each package here that has a `manifest.py`, by the id of its game."""

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cosmodrome import games
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import Manifest, part

if TYPE_CHECKING:
    from cosmodrome.core.encoding import Encoder


def found() -> dict[str, Manifest]:
    """Every game's manifest by id, in the order that the manifests give. Raises ValueError for a wrong one."""
    manifests: dict[str, Manifest] = {}
    for package in pkgutil.iter_modules(games.__path__):
        if package.ispkg:
            name = f"{games.__name__}.{package.name}"
            manifest = getattr(import_module(f"{name}.manifest"), "MANIFEST", None)
            if not isinstance(manifest, Manifest):
                raise ValueError(f"{name}.manifest has no MANIFEST of the kind in cosmodrome.core.manifest")
            if manifest.game.meta.id != package.name:
                raise ValueError(f"{name}: its game's id is {manifest.game.meta.id!r}, not {package.name!r}")
            manifests[package.name] = manifest
    # Sorting is stable: games of one rank stand by their names.
    ranked = sorted(manifests.values(), key=_order)
    return {manifest.game.meta.id: manifest for manifest in ranked}


def _order(manifest: Manifest) -> int:
    return manifest.order


MANIFESTS: dict[str, Manifest] = found()
GAMES: dict[str, Game[Any]] = {name: manifest.game for name, manifest in MANIFESTS.items()}
"""What doors, laws and tools go through."""


def encoder_of(game_id: str, seats: int, layout: str = "") -> "Encoder":
    """What writes rows of features for tables of a game with so many seats, by `Meta.layout`. Raises ValueError."""
    if game_id not in MANIFESTS:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(MANIFESTS)}")
    manifest = MANIFESTS[game_id]
    if not manifest.encoder:
        there = [name for name, each in MANIFESTS.items() if each.encoder]
        raise ValueError(f"{game_id} has no encoding; games that have one are {', '.join(there)}")
    meta = manifest.game.meta
    if layout not in meta.layouts():
        raise ValueError(f"{game_id} has no layout {layout!r}; it has {', '.join(map(repr, meta.layouts()))}")
    allowed = meta.learned_seats(layout)
    if seats not in allowed:
        raise ValueError(f"{game_id}: {seats} seats; allowed are {', '.join(map(str, allowed))}")
    kind = part(manifest.encoder)
    encoder: Encoder = kind(seats, layout) if layout else kind(seats)
    return encoder
