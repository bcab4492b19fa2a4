"""What a seat is told of offers: whether it can take or make them, what that opens to it, and what it endangers."""

from typing import Any

from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Verdict
from cosmodrome.core.game import Question
from cosmodrome.games.sidereal import acts, atoms, market, questions
from cosmodrome.games.sidereal.advice import plans, warnings
from cosmodrome.games.sidereal.deals import TAKER, Deal
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.live import Bargaining, shown
from cosmodrome.games.sidereal.tables import IDS


def offer_verdicts(state: State, seat: Seat, step: Bargaining) -> list[Verdict]:
    """Of each open offer that a seat was shown: that it can take it, or why it cannot; by the answer.

    Where taking it would endanger a promise, the seat is warned (R5.12).
    """
    found: list[Verdict] = []
    for number, at in enumerate(seat.shown):
        deal = state.book[at]
        if not deal.open:
            continue
        name = f"take:{number}"
        refused = market.why_not_take(state, seat, deal, step.talk)
        endangered = NOTHING
        if refused is None and state.ledger:
            endangered = warnings.endangered_by_deal(state, seat, deal, seat.number)
        if endangered >= 0:
            found.append(Verdict(name, True, "endangers", warnings.facts_of(state, endangered), []))
        elif refused is None or seat.number in deal.agreed:
            found.append(Verdict(name, True, "can", {}, []))
        else:
            found.append(Verdict(name, False, refused.reason, {**refused.facts}, [], refused.rule))
    return found


def asked_again(state: State, seat: int, before: Question) -> Question:
    """The question to a seat of whose view nothing but offers has changed since `before`."""
    asked, (decision, told) = state.seats[seat], before
    step = state.now
    assert isinstance(step, Bargaining)
    forms = step.deal_forms(state, asked) + [form for form in decision.forms if form.verb in acts.VERBS]
    others = [verdict for verdict in told if not verdict.card.startswith("take:")]
    return questions.live(state, step, asked, forms), offer_verdicts(state, asked, step) + others


def taking_verdicts(state: State, seat: Seat, choice: Choice) -> list[Verdict]:
    """What an offer that a seat was shown opens to it. Raises NotAllowed where there is none."""
    assert isinstance(choice, Pick)
    deal = shown(state, seat, choice.value)
    return [Verdict(choice.key, True, "can", opened(state, seat, deal, seat.number), [])]


def deal_verdicts(state: State, seat: Seat, payload: Any, talk: bool) -> list[Verdict]:
    """That an offer in the making can be posted, and what it would endanger. Raises NotAllowed where it may not be."""
    deal = market.deal_from(state, seat.number, payload)
    market.check_post(state, seat, deal, payload, talk)
    return [
        Verdict("deal", True, "can", opened(state, seat, deal, TAKER), []),
        *warnings.of_deal(state, seat, deal),
    ]


def opened(state: State, seat: Seat, deal: Deal, taker: int) -> dict[str, int | str]:
    """Facts: by `opens-run:card/at` how many runs more its plan has after the deal, or fewer; by `opens-invent:card`
    and the like whether it can do that only then (1), or no more (-1). Promises do not count: they move nothing yet."""
    if state.now.phase != "trade":
        return {}
    before = _possible(state, seat)
    twin = state.copy()
    own = twin.seats[seat.number]
    moves = market.moves_taken(deal, taker)
    for move in moves:
        if move.giver == seat.number:
            atoms.take_out(twin, own, move.pack)
            other = move.receiver if move.receiver >= 0 else (seat.number + 1) % len(twin.seats)
            for card in move.pack.cards:
                atoms.hand_card(twin, card, twin.seats[other])
    for move in moves:
        if move.receiver == seat.number:
            atoms.put_in(twin, own, move.pack)
            for card in move.pack.cards:
                if move.giver >= 0:
                    atoms.hand_card(twin, card, own)
    after = _possible(twin, own)
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in {**after, **before}}
    return {f"opens-{name}": change for name, change in changes.items() if change}


def _possible(state: State, seat: Seat) -> dict[str, int]:
    found: dict[str, int] = {}
    for card, at, _ in plans.of_turn(state, seat)[0].runs:
        name = f"run:{IDS[card]}/{at}"
        found[name] = found.get(name, 0) + 1
    for verb in acts.VERBS:
        for payload in acts.doable(state, seat, verb):
            found[f"{verb}:{payload.team if verb == 'invent' else payload.card or ''}"] = 1
    return found
