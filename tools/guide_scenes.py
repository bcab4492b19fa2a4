"""Write `scenes.json` of each guide before the page is built: moments that bots play, told as on the wire to a seat."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.bots.appraising import appraiser
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.payloads import Deliver, Move, Offer
from cosmodrome.server.table.messages import decision_sent, verdicts_sent

ROOT = Path(__file__).resolve().parents[1]
Moment = Callable[[Any, Any], bool]
"""Whether a moment is the one, from the view of the seat and its question, which is None at the end."""

BOTS = {"race": "greedy", "jump_drive": "greedy", "pocket_mars": "greedy", "sidereal": "trader"}
TABLES = {"race": (2, 7), "jump_drive": (2, 5), "pocket_mars": (2, 4), "sidereal": (4, 8)}
OPTIONS: dict[str, dict[str, object]] = {"sidereal": {"pool": "beginners"}}
"""Seats and seed of the game that a guide tells of."""


def asked(purpose: str, *but: str) -> Moment:
    """The question of this purpose with a verdict that allows, and one for each of these reasons."""

    def moment(view: Any, decision: Any) -> bool:
        reasons = {each.reason for each in decision.verdicts} if decision else set()
        return decision is not None and decision.purpose == purpose and set(but) <= reasons

    return moment


def over(view: Any, decision: Any) -> bool:
    return decision is None


def lively(view: Any, decision: Any) -> bool:
    """Pocket Mars with cards at most buildings and colonists on both kinds of spaces."""
    piles = sum(1 for building in view.buildings if building.pile)
    raised = any(sum(building.two_star) for building in view.buildings)
    return decision is not None and decision.purpose == "act" and piles > 3 and raised


SCENES: dict[str, dict[str, Moment]] = {
    "race": {
        "action": asked("action"),
        "settle": asked("settle", "pay", "needs-military"),
        "goods": lambda view, decision: (
            decision is not None
            and decision.purpose == "action"
            and sum(each.good for each in view.players[0].tableau) > 1
        ),
        "end": over,
    },
    "jump_drive": {
        "place": lambda view, decision: (
            asked("place", "pay")(view, decision) and len(view.players[0].empire) > 2
        ),
        "end": over,
    },
    "pocket_mars": {"act": lively, "end": over},
    "sidereal": {
        "trade": lambda view, decision: decision is not None and decision.purpose == "trade",
        "split": lambda view, decision: decision is not None and decision.purpose == "split",
    },
}


def raced(view: Any, decision: Any) -> bool:
    """Race with goals, of which somebody has several and others are still to be had."""
    held = [goal.held for player in view.players for goal in player.goals]
    return decision is not None and decision.purpose == "action" and sum(held) > 2


BESIDE: dict[str, tuple[dict[str, object], dict[str, Moment]]] = {
    "race": ({"gathering_storm": True, "goals": True}, {"goals": raced}),
}
"""Moments of games that are played with other options."""


def scenes(name: str) -> dict[str, Any]:
    """The moments of a game, and those of other options."""
    found = played(name, OPTIONS.get(name, {}), SCENES[name])
    return found | played(name, *BESIDE[name]) if name in BESIDE else found


def played(name: str, options: dict[str, object], wanted: dict[str, Moment]) -> dict[str, Any]:
    """Moments, each once, as they come in one game after another until all have come."""
    game = GAMES[name]
    seats, seed = TABLES[name]
    found: dict[str, Any] = {}
    while len(found) < len(wanted):
        state = game.new(Setup(seats, seed, game.meta.read_options(options, seats)))
        bots = seat_bots(game, [BOTS[name]] * seats, seed)
        ticks = Ticks()
        if name == "sidereal":
            _open_trade(game, state, bots)
        while (seat := ticks.next_seat(game, state)) != NOTHING:
            if seat == 0:
                _look(game, state, wanted, found)
            choice = game.time(state) if seat == CLOCK else bot_choice(game, state, seat, bots[seat])
            if choice is None:
                ticks.nothing()
                continue
            game.choose(state, seat, choice)
            ticks.done()
            if len(found) == len(wanted):
                break
        _look(game, state, wanted, found)
        seed += 1
    return {each: found[each] for each in wanted}


def _open_trade(game: Any, state: Any, bots: list[Any]) -> None:
    """Everybody has a species, and others have made the reader offers: goods for goods, and goods for a promise."""
    while game.view(state, 0).phase != "trade":
        seat = game.awaited(state)[0]
        game.choose(state, seat, bot_choice(game, state, seat, bots[seat]))
    view = game.view(state, None)
    has = [dict(player.goods) for player in view.players]
    large = [next(good for good in ("yellow", "blue", "black") if has[seat].get(good)) for seat in (1, 2)]
    small = next(good for good in ("white", "brown", "green") if has[0].get(good, 0) > 1)
    swap = [Move(goods={large[0]: 1}, giver=1, receiver=0), Move(goods={small: 1}, giver=0, receiver=1)]
    game.choose(state, 1, FORMS["offer"].choice(Offer(moves=swap)))
    now = [Move(goods={large[1]: 1}, giver=2, receiver=0)]
    later = [Deliver(by=0, to=2, turn=2, goods={small: 3})]
    game.choose(state, 2, FORMS["offer"].choice(Offer(moves=now, promises=later)))


def _look(game: Any, state: Any, wanted: dict[str, Moment], found: dict[str, Any]) -> None:
    view = game.view(state, 0)
    open_question = game.awaited(state) and (0 in game.awaited(state) or 0 in game.may_act(state))
    decision = (
        decision_sent(game.decision(state, 0), 0, game.referee.verdicts(state, 0)) if open_question else None
    )
    if decision is None and game.awaited(state):
        return
    for each, moment in wanted.items():
        if each not in found and moment(view, decision):
            found[each] = {"view": msgspec.to_builtins(view), "decision": msgspec.to_builtins(decision)}
            judge = appraiser(game) if decision is not None else None
            if judge is not None:
                told = verdicts_sent(judge.verdicts(view))
                found[each]["appraised"] = msgspec.to_builtins(told)
                taken = [key for option in decision.options if (key := option.key).startswith("take:")]
                weighed = {key: verdicts_sent(game.referee.weigh(state, 0, game.parse(key))) for key in taken}
                found[each]["weighed"] = msgspec.to_builtins(weighed)


def main() -> None:
    for name in SCENES:
        (ROOT / f"web/src/games/{name}/guide/scenes.json").write_bytes(msgspec.json.encode(scenes(name)))


if __name__ == "__main__":
    main()
