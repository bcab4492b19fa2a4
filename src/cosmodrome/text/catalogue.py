"""The speakers of every game, by its id: what doors and tests make them from."""

from collections.abc import Iterable, Mapping
from typing import Any

from cosmodrome.text.jump_drive import JumpDriveSpeaker
from cosmodrome.text.pocket_mars import PocketMarsSpeaker
from cosmodrome.text.race import RaceSpeaker
from cosmodrome.text.speak import Speaker

SPEAKERS: dict[str, type[Speaker]] = {
    kind.game: kind for kind in (RaceSpeaker, JumpDriveSpeaker, PocketMarsSpeaker)
}


def speaker(
    language: str, game: str, cards: Iterable[Mapping[str, Any]] = (), strict: bool = False
) -> Speaker:
    """A speaker of a game. Raises ValueError for a language that is not one of ours."""
    return SPEAKERS[game](language, cards, strict)
