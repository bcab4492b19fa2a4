"""Learning environments: the games as PettingZoo and Gymnasium know them."""

from typing import TYPE_CHECKING, Any

from cosmodrome.bots.extras import missing

try:
    from gymnasium.envs.registration import register
    from pettingzoo import AECEnv as _AECEnv  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"cosmodrome.rl: {missing(error)}", name=error.name) from None

from cosmodrome.games.catalogue import MANIFESTS

if TYPE_CHECKING:
    from cosmodrome.rl.aec_env import AEC
    from cosmodrome.rl.parallel_env import Parallel
    from cosmodrome.rl.seat_env import Seat
    from cosmodrome.rl.vector_env import Vector


def aec(game: str, **given: Any) -> "AEC":
    """A PettingZoo AEC environment of a game by its id; what else may be given, `settings.read` says.

    Raises ValueError with one line that names what is wrong and what is allowed.
    """
    from cosmodrome.rl.aec_env import AEC

    return AEC(game, **given)


def parallel(game: str, **given: Any) -> "Parallel":
    """A PettingZoo Parallel environment; as `aec`."""
    from cosmodrome.rl.parallel_env import Parallel

    return Parallel(game, **given)


def seat(game: str, **given: Any) -> "Seat":
    """A Gymnasium environment of one seat, whose `opponents` are bots; otherwise as `aec`."""
    from cosmodrome.rl.seat_env import Seat

    return Seat(game, **given)


def vector(game: str, **given: Any) -> "Vector":
    """A Gymnasium vector environment of `lanes` games in lock-step, in which all seats learn; otherwise as `aec`."""
    from cosmodrome.rl.vector_env import Vector

    return Vector(game, **given)


for _name in [name for name, each in MANIFESTS.items() if each.encoder]:
    register(
        id=f"cosmodrome/{_name}-v0",
        entry_point="cosmodrome.rl.seat_env:Seat",
        kwargs={"game": _name},
        disable_env_checker=True,  # it would answer without looking at the mask
    )
