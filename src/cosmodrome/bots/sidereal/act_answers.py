"""Acts as answers: the choice that carries out an act of a plan, and the plan of an Economy phase."""

from typing import Any

from cosmodrome.bots.sidereal.acts import DRAW, FLIP, INVENT, PLAY, RUN, UPGRADE, Act
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import IN_PLAY, LIBRARY, Position
from cosmodrome.bots.sidereal.reading import named
from cosmodrome.bots.sidereal.worths import side_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import DESERT, GOODS, WORDS, WORLD
from cosmodrome.games.sidereal.tables import BIOME, IDS, NO_TECHNOLOGY, TECH, technology_card

VERBS = {UPGRADE: "upgrade", FLIP: "flip", PLAY: "play", DRAW: "draw", INVENT: "invent"}
_ORDER = {INVENT: 0, UPGRADE: 1, FLIP: 1, PLAY: 2, DRAW: 3}
"""What comes first: a card that is to be spent or turned has to be there."""


def worlds_for(position: Position, seat: int, act: Act, gone: set[int]) -> list[int] | None:
    """The colonies that an act consumes, the least worth first; those in `gone` are kept out, and added to it."""
    found: list[int] = []
    turns = 6 - position.turn
    for thing, count in sorted(act.worlds, key=lambda each: each[0] == WORLD):
        among = [
            card
            for card in position.seats[seat].colonies
            if card not in gone and thing in (WORLD, DESERT + BIOME[2 * card + position.back[card]])
        ]
        among.sort(
            key=lambda card: (1 + position.doubled[card]) * side_worth(card, position.back[card], turns)
        )
        if len(among) < count:
            return None
        found += among[:count]
        gone.update(among[:count])
    return found


def next_act(
    position: Position, seat: int, plan: Plan, decision: Decision
) -> tuple[Choice, Act, list[int]] | None:
    """The first thing of a plan that is done in the Trade phase and can be paid now, and what is paid for it."""
    acts = plan.of(seat)
    rows = payments(acts, position.seats[seat].goods)
    todo = sorted((act for act in acts if act.kind in _ORDER), key=lambda act: _ORDER[act.kind])
    running = {act.card for act in acts if act.kind == RUN}
    for act in todo:
        form = decision.form(VERBS[act.kind])
        if form is None:
            continue
        if act.kind == UPGRADE and act.card not in position.seats[seat].cards:
            continue
        if act.spend >= 0 and position.place[act.spend] != IN_PLAY:
            continue
        put = None if rows is None else rows[acts.index(act)]
        if put is None:
            alone = payments([act], position.seats[seat].goods)
            if alone is None:
                continue
            put = alone[0]
        worlds = worlds_for(position, seat, act, running & set(position.seats[seat].colonies))
        if worlds is None:
            worlds = worlds_for(position, seat, act, set())
        if worlds is None:
            continue
        return form.choice(_payload(act, put, worlds)), act, put
    return None


def done_to(position: Position, act: Act, put: list[int]) -> None:
    """What an invention or a turned card leaves, for a plan to be followed on; other acts are not carried out."""
    seat = position.seats[act.seat]
    seat.goods = [had - paid + made for had, paid, made in zip(seat.goods, put, act.now, strict=True)]
    if act.kind == INVENT:
        seat.teams.remove(act.card)
        if TECH[act.card] != NO_TECHNOLOGY:
            card = technology_card(seat.species, TECH[act.card])
            if position.place[card] == LIBRARY:
                position.put(seat.number, card)
                seat.cards.append(card)
    elif act.kind in (UPGRADE, FLIP):
        position.back[act.card] = 1
        if act.spend >= 0:
            seat.cards.remove(act.spend)


def _payload(act: Act, put: list[int], worlds: list[int]) -> Any:
    paid = named(put)
    names = [IDS[card] for card in worlds]
    if act.kind == UPGRADE:
        if act.spend >= 0:
            return payloads.Upgrade(IDS[act.card], IDS[act.spend])
        return payloads.Upgrade(IDS[act.card], put=paid, worlds=names)
    if act.kind == FLIP:
        return payloads.Flip(IDS[act.card], paid)
    if act.kind == PLAY:
        return payloads.Play(IDS[act.card], paid, names)
    if act.kind == DRAW:
        return payloads.Draw(None if act.card < 0 else IDS[act.card], paid, names)
    assert act.kind == INVENT
    return payloads.Invent(IDS[act.card], act.at, paid)


def economy(position: Position, seat: int, plan: Plan) -> payloads.Economy:
    """The runs of a plan, paid so that all of them can be."""
    acts = [act for act in plan.of(seat) if act.kind == RUN]
    rows = payments(acts, position.seats[seat].goods)
    if rows is None:
        rows = [[0] * GOODS for _ in acts]
        acts = []
    runs = []
    used = {act.card for act in acts if act.card in position.seats[seat].colonies}
    gone = set(used)
    for act, put in zip(acts, rows, strict=False):
        worlds = worlds_for(position, seat, act, gone)
        if worlds is None:
            continue
        colour = WORDS[act.colour] if act.colour >= 0 else None
        runs.append(
            payloads.Run(IDS[act.card], act.at, named(put), colour, [IDS[card] for card in worlds])  # type: ignore[arg-type]
        )
    return payloads.Economy(runs)
