"""The net in JAX, as it answers while it learns, and how it is changed by what it answered."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from cosmodrome.bots.net.net import NEVER, shapes

Params = dict[str, Any]
"""By name the arrays of a net, numpy's or JAX's."""
CLIP = 0.2
VALUE = 0.5
NORM = 0.5
"""Gradients are made no longer than this."""


class Batch(NamedTuple):
    """Answers, one a row, and how they came out."""

    x: Any
    """Inputs f16 [row, width]."""
    mask: Any
    """Bits u8 [row, actions / 8]."""
    action: Any
    before: Any
    """Log-probability of the action when it was taken."""
    advantage: Any
    result: Any


def fresh(seed: int, inputs: int, hidden: int, actions: int) -> dict[str, np.ndarray]:
    """A net that knows nothing: small weights by chance, none in the heads."""
    chance = np.random.default_rng(seed)
    scales = {"w1": 2.0, "w2": 1.4, "wp": 0.02, "w3": 1.0, "wv": 0.1}
    return {
        name: (chance.standard_normal(shape) * scales[name] / np.sqrt(shape[0])).astype(np.float32)
        if name in scales
        else np.zeros(shape, np.float32)
        for name, shape in shapes(inputs, hidden, actions).items()
    }


def forward(net: Params, x: Array, mask: Array) -> tuple[Array, Array]:
    """Log-probabilities [row, action] and results [row], as `Net.forward` makes them."""
    first = jax.nn.relu(x.astype(jnp.float32) @ net["w1"] + net["b1"])
    second = jax.nn.relu(first @ net["w2"] + net["b2"]) + first
    logits = jnp.where(mask, second @ net["wp"] + net["bp"], NEVER)
    third = jax.nn.relu(second @ net["w3"] + net["b3"])
    return jax.nn.log_softmax(logits), jnp.tanh((third @ net["wv"] + net["bv"])[:, 0])


@jax.jit
def answer(net: Params, x: Array, mask: Array, drawn: Array) -> tuple[Array, Array, Array]:
    """An action a row, drawn by a number from 0 to 1, its log-probability, and the result that is expected."""
    logs, value = forward(net, x, mask)
    summed = jnp.cumsum(jnp.exp(logs), 1)
    # The first action at which the sum of probabilities is above the number drawn; never one that is not allowed.
    action = jnp.argmax((summed > drawn[:, None] * summed[:, -1:]) & mask, 1)
    return action, jnp.take_along_axis(logs, action[:, None], 1)[:, 0], value


@jax.jit
def likeliest(net: Params, x: Array, mask: Array) -> Array:
    """The likeliest action of each row."""
    return jnp.argmax(forward(net, x, mask)[0], 1)


def unpacked(mask: Array, actions: int) -> Array:
    bits = (mask[:, :, None] >> jnp.arange(7, -1, -1, dtype=jnp.uint8)) & 1
    return bits.reshape(mask.shape[0], -1)[:, :actions].astype(bool)


def _practised(net: Params, batch: Batch, curious: Array) -> Any:
    """The clipped loss of PPO, with the entropy times `curious` and the square of the value's error."""
    logs, value = forward(net, batch.x, unpacked(batch.mask, net["bp"].shape[0]))
    ratio = jnp.exp(jnp.take_along_axis(logs, batch.action[:, None], 1)[:, 0] - batch.before)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * batch.advantage, clipped * batch.advantage).mean()
    entropy = -(jnp.exp(logs) * jnp.maximum(logs, -50.0)).sum(1).mean()
    return VALUE * ((value - batch.result) ** 2).mean() - gain - curious * entropy


def _imitated(net: Params, batch: Batch, curious: Array) -> Any:
    """The loss of imitation: the cross-entropy of the answers, and the square of the value's error."""
    logs, value = forward(net, batch.x, unpacked(batch.mask, net["bp"].shape[0]))
    told = jnp.take_along_axis(logs, batch.action[:, None], 1)[:, 0]
    return VALUE * ((value - batch.result) ** 2).mean() - told.mean()


_OPTIMIZER = optax.chain(optax.clip_by_global_norm(NORM), optax.scale_by_adam(eps=1e-8))


def optimizer_state(net: Params) -> Any:
    return _OPTIMIZER.init(net)


def _stepper(loss: Callable[[Params, Batch, Array], Any]) -> Any:
    @jax.jit
    def step(net: Params, state: Any, batch: Batch, rate: Array, curious: Array) -> tuple[Params, Any]:
        found = jax.grad(loss)(net, batch, curious)
        moved, state = _OPTIMIZER.update(found, state, net)
        return jax.tree.map(lambda each, by: each - rate * by, net, moved), state

    return step


practise = _stepper(_practised)
"""One step of PPO: the net and the optimizer's state after it."""
imitate = _stepper(_imitated)
"""One step of imitation."""
