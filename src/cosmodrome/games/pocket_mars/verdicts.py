"""The question a seat is asked, in full; what each card it may play would do; and why a choice is refused."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.flow import question
from cosmodrome.core.game import Referee
from cosmodrome.core.pile import place_of
from cosmodrome.core.seats import check_seat
from cosmodrome.games.pocket_mars import choices, purposes
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.choices import SLOTS
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import NAMES, effect_of
from cosmodrome.games.pocket_mars.reckoning import strength
from cosmodrome.games.pocket_mars.state import (
    Seat,
    State,
    is_automa,
    names,
    number_at,
    number_under,
    two_star_room,
)
from cosmodrome.games.pocket_mars.steps.effects import failing, why_of
from cosmodrome.games.pocket_mars.steps.left_out import Facts, action_facts
from cosmodrome.games.pocket_mars.tables import HAND, IDS, PREP, SUIT

ABOUT_NOTHING = (purposes.ACT, purposes.DISCARD_FOR_ENERGY, *purposes.PICKS)
"""Questions that concern no card and no building."""


STRENGTH_RULES: Final = {"too-low": "R4.4", "beats-none-aboard": "R4.4", "no-number": "R3.3"}
"""The rules by which a prep card places no colonist for its number."""


def decision(state: State, number: int) -> Decision:
    """The open question of a seat. Raises NotAllowed("not-awaited")."""
    check_seat(number, state.rules.seats)
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    entry = question(state, seat)
    purpose = purpose_of(entry)
    picking = purpose in purposes.PICKS
    return Decision(
        number,
        NAMES[purpose],
        about_of(state, entry),
        seat.options,
        more=seat.owed if picking else 1,
        pool=names(seat.pool) if picking else [],
        picked=names(seat.picked) if picking else [],
    )


def about_of(state: State, entry: i64) -> str:
    """What a question is about: a card id, a building's id, or "launch", "four-cards", "" """
    purpose = purpose_of(entry)
    if purpose in ABOUT_NOTHING:
        return ""
    if purpose in (purposes.PLACE_HERE, purposes.USE_ABILITY):
        return COLOURS[state.here]
    if purpose == purposes.DO_ACTION:
        return IDS[state.card]
    effect = effect_of(entry)
    if effect == NOTHING and purpose == purposes.DISCARD_OTHER:
        return "launch"
    return why_of(state, effect)


def facts_of(state: State, seat: Seat, card: int, half: int, here: int) -> Facts:
    """What is told of a card's action, if the card is at this building."""
    return action_facts(state, seat, card, half, failing(state, seat, card, half, here))


def hand_verdict(state: State, seat: Seat, card: int) -> Verdict:
    """What playing a card from the hand does now: its top action, or nothing and why."""
    facts = facts_of(state, seat, card, HAND, NOTHING)
    reason = str(facts["action"])
    if reason == "can":
        return Verdict(IDS[card], True, "hand-action", facts, [])
    return Verdict(IDS[card], True, reason, facts, [], "R6.13" if reason == "needs-energy" else "R4.2")


def prep_verdict(state: State, seat: Seat, card: int, number: int) -> Verdict:
    """What playing an own prep card does: whether it beats the number, and whether its bottom action can be done."""
    suit = SUIT[card]
    facts = facts_of(state, seat, card, PREP, suit)
    facts["building"] = COLOURS[suit]
    facts["value"] = state.tables.value[card]
    if suit < SPACES:
        facts["number"] = number
    _, parts, reason = strength(state.tables.value[card], number, seat.ship)
    return Verdict(IDS[card], True, reason, facts, parts, STRENGTH_RULES.get(reason, ""))


def other_verdict(state: State, seat: Seat, owner: Seat, slot: int) -> Verdict:
    """What is known of playing another player's prep card; the verdict's card is the slot, as in its choice."""
    card = owner.prep[slot]
    suit = SUIT[card]
    subject = choices.PLAY_OTHER[owner.number * SLOTS + slot].subject
    number = number_at(state, suit)
    facts: Facts = {"owner": owner.number, "building": COLOURS[suit], "number": number}
    if not state.known[card] & sight_of(seat.number):
        return Verdict(subject, True, "hidden", facts, [], "R4.10")
    if is_automa(state, owner):
        known = prep_verdict(state, seat, card, number)
        known.facts["owner"] = owner.number
        known.facts["card"] = known.card
        known.facts["action"] = "left-out"
        return Verdict(subject, True, known.reason, known.facts, known.parts, known.rule)
    facts.update(facts_of(state, owner, card, PREP, suit))
    facts["card"] = IDS[card]
    facts["value"] = state.tables.value[card]
    return Verdict(subject, True, "owners-action", facts, [], "R4.9")


def _not_an_act(state: State, seat: Seat, choice: Choice) -> NotAllowed:
    if choice is choices.LAUNCH_ONE:
        return NotAllowed("none-on-earth", "R4.11")
    if choice.verb == "hand":
        return NotAllowed("not-in-hand", "R4.1", card=choice.subject)
    if choice.verb == "prep":
        return NotAllowed("not-in-prep", "R4.3", card=choice.subject)
    if choice.verb == "other":
        assert isinstance(choice, Pick)
        if choice.value // SLOTS == seat.number:
            return NotAllowed("own-prep", "R2.3")
        return NotAllowed("no-such-prep-card", "R4.10")
    return NotAllowed("another-question", choice=choice.key, purpose=NAMES[purposes.ACT])


class PocketMarsReferee(Referee[State]):
    """Its verdicts on what may be played."""

    def verdicts(self, state: State, number: int) -> list[Verdict]:
        """While a seat chooses its action: for each card of its hand and of all prep, what playing it does.

        While it is asked about the attached card: the verdict on that.
        """
        check_seat(number, state.rules.seats)
        seat = state.seats[number]
        if not seat.options:
            raise NotAllowed("not-awaited", seat=number)
        purpose = purpose_of(question(state, seat))
        found: list[Verdict] = []
        if purpose == purposes.ACT:
            for card in seat.hand:
                found.append(hand_verdict(state, seat, card))
            for card in seat.prep:
                found.append(prep_verdict(state, seat, card, number_at(state, SUIT[card])))
            for owner in state.players:
                if owner is not seat:
                    for slot in range(min(SLOTS, len(owner.prep))):
                        found.append(other_verdict(state, seat, owner, slot))
        elif purpose == purposes.DO_ACTION and state.held:
            found.append(hand_verdict(state, seat, state.card))
        elif purpose in (purposes.DO_ACTION, purposes.PLACE_HERE):
            found.append(prep_verdict(state, seat, state.card, number_under(state)))
        return found

    def why_not(self, state: State, number: int, choice: Choice) -> NotAllowed | None:
        """The reason a choice outside the options is refused."""
        check_seat(number, state.rules.seats)
        seat = state.seats[number]
        purpose = purpose_of(question(state, seat))
        kinds = {option.verb for option in seat.options}
        if choice is choices.DECLINE:
            return NotAllowed("must-do", "R6.2", purpose=NAMES[purpose])
        if purpose == purposes.ACT:
            return _not_an_act(state, seat, choice)
        if choice.verb not in kinds and not (
            choice.verb in ("promote", "demote") and kinds & {"promote", "demote"}
        ):
            return NotAllowed("another-question", choice=choice.key, purpose=NAMES[purpose])
        assert isinstance(choice, Pick)
        if choice.verb in ("discard", "bury", "return", "prepare", "keep", "cover-with"):
            if all(place_of(cards, choice.value) < 0 for cards in (seat.hand, seat.prep, seat.pack)):
                return NotAllowed("not-yours", "R6.11", card=choice.subject)
        if choice.verb == "promote" and two_star_room(state, choice.value % SPACES) == 0:
            return NotAllowed("two-star-full", "R3.4", building=COLOURS[choice.value % SPACES])
        if choice.verb in ("promote", "demote", "swap"):
            rule = "R6.7" if choice.verb == "swap" else "R6.5"
            return NotAllowed("no-colonist-there", rule, building=COLOURS[choice.value % SPACES])
        return None
