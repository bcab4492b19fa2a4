"""Finished games looked at again: how the chances went, and what each seat could have done better."""

from typing import Final

JUDGES: Final = {
    "race": "cosmodrome.review.lead_judge:race_judge",
    "jump_drive": "cosmodrome.review.jump_drive:JumpDriveJudge",
    "pocket_mars": "cosmodrome.review.pocket_mars:PocketMarsJudge",
    "sidereal": "cosmodrome.review.sidereal.judge:SiderealJudge",
}
"""By game, who judges at tables where that can be done."""


def has_judge(game_id: str) -> bool:
    return game_id in JUDGES
