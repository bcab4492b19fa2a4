"""Work beside the event loop: one thing after the other, so that who plays shares the processor with one at most."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

_ONE = ThreadPoolExecutor(1, "beside")


async def in_background(work: Callable[..., T], *args: object) -> T:
    """What this comes to, in milliseconds: what takes seconds would keep others waiting. Raises what it raises."""
    return await asyncio.get_running_loop().run_in_executor(_ONE, work, *args)
