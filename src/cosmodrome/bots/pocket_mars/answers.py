"""The greedy bot's answer to each question: the options weighed one by one."""

from collections.abc import Callable
from itertools import combinations

from cosmodrome.bots.pocket_mars.deck import Card, Deck, Effect
from cosmodrome.bots.pocket_mars.plays import ANY, Plays
from cosmodrome.bots.pocket_mars.position import position_of
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.pocket_mars.weights import Weights
from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.pocket_mars.purposes import DO_ACTION
from cosmodrome.games.pocket_mars.reckoning import beats
from cosmodrome.games.pocket_mars.tables import SUIT_OF
from cosmodrome.games.pocket_mars.views import PocketMarsView


class Thought:
    """One question, seen from the seat that is asked."""

    def __init__(self, view: PocketMarsView, decision: Decision, deck: Deck, weights: Weights) -> None:
        self.view = view
        self.decision = decision
        self.deck = deck
        self.table = Table(view, deck)
        self.position = position_of(view, deck)
        self.plays = Plays(self.table, self.position, weights)

    def card(self, option: Choice) -> Card:
        return self.deck.cards[option.subject]

    def playing(self) -> Card:
        """The card whose action or number is being asked about."""
        return self.deck.cards[self.view.playing]

    def effect(self, kind: str) -> Effect | None:
        """The effect of this kind that is being carried out: the building's, or the played card's."""
        about = self.decision.about
        if about in SUIT_OF:
            return self.deck.abilities[SUIT_OF[about]]
        if about in self.deck.cards:
            card = self.deck.cards[about]
            action = card.hand if self.view.attached < 0 else card.prep
            return next((effect for effect in action.effects if effect.kind == kind), None)
        return None

    # --- weighing

    def worths(self) -> list[float]:
        """How good each option is."""
        weigh = WEIGHING[self.decision.purpose]
        return [weigh(self, option) for option in self.decision.options]


def act(thought: Thought, option: Choice) -> float:
    plays = thought.plays
    if option.verb == "launch":
        return plays.worth(plays.launch(), ANY)
    if option.verb == "energy":
        return plays.worth(plays.energy())
    if option.verb == "hand":
        return plays.worth(plays.hand(thought.card(option)))
    if option.verb == "prep":
        return plays.worth(plays.prep(thought.card(option)))
    owner, _, slot = option.subject.partition("-")
    return plays.other(int(owner), int(slot))


def place_here(thought: Thought, option: Choice) -> float:
    plays = thought.plays
    after = plays.position.copy()
    if option.verb == "place":
        after.place(plays.me, SUIT_OF[option.subject])
    if all(purpose_of(entry) != DO_ACTION for entry in thought.view.todo):  # R10.6 the automa's card
        return plays.worth(plays.ability(after, thought.view.attached))
    return plays.worth(plays.rest(after, thought.playing()))


def do_action(thought: Thought, option: Choice) -> float:
    """Mine, or as the owner of a card that somebody else has played."""
    plays = thought.plays
    card = thought.playing()
    here = thought.view.attached
    after = plays.position
    if option.verb == "do":
        action = card.hand if here < 0 else card.prep
        after = plays.outcomes.action(after, plays.me, action, here, card)
    if here >= 0 and thought.view.turn == plays.me:
        after = plays.ability(after, here)
    return plays.worth(after)


def use_ability(thought: Thought, option: Choice) -> float:
    plays = thought.plays
    if option.verb == "decline":
        return plays.worth(plays.position)
    effect = thought.deck.abilities[SUIT_OF[thought.decision.about]]
    return plays.worth(plays.outcomes.effect(plays.position, plays.me, effect, thought.view.attached, None))


def place(thought: Thought, option: Choice) -> float:
    after = thought.position.copy()
    if option.verb == "place":
        effect = thought.effect("place")
        from_earth = effect is not None and effect.source == "earth"
        after.place(thought.plays.me, SUIT_OF[option.subject], from_earth)
    return thought.plays.worth(after)


def shift_star(thought: Thought, option: Choice) -> float:
    after = thought.position.copy()
    owner, _, building = option.subject.partition("-")
    if option.verb == "promote":
        after.promote(int(owner), SUIT_OF[building])
    elif option.verb == "demote":
        after.demote(int(owner), SUIT_OF[building])
    return thought.plays.worth(after)


def swap_stars(thought: Thought, option: Choice) -> float:
    up, down, building = option.subject.split("-")
    after = thought.position.copy()
    after.demote(int(down), SUIT_OF[building])
    after.promote(int(up), SUIT_OF[building])
    return thought.plays.worth(after)


def swap_cards(thought: Thought, option: Choice) -> float:
    after = thought.position.copy()
    after.turn(SUIT_OF[option.subject])
    return thought.plays.worth(after)


def swap_places(thought: Thought, option: Choice) -> float:
    return swap_stars(thought, option) if option.verb == "swap" else swap_cards(thought, option)


def cover(thought: Thought, option: Choice) -> float:
    after = thought.position.copy()
    after.cover(SUIT_OF[option.subject], 0)
    return thought.plays.worth(after)


def peek(thought: Thought, option: Choice) -> float:
    """The one whose cards are least known, and of these the one ahead."""
    owner = int(option.subject)
    hidden = sum(known is None for _, known in thought.table.preps[owner])
    return hidden + thought.view.players[owner].score / 100


def without(thought: Thought, option: Choice) -> float:
    """A card that goes; declining keeps it."""
    if option.verb == "decline":
        return thought.plays.worth(thought.position)
    after = thought.position.copy()
    after.drop(thought.card(option))
    return thought.plays.worth(after)


def into_hand(thought: Thought, option: Choice) -> float:
    """From the prep into the hand: the one that gains most by it."""
    card = thought.card(option)
    return thought.plays.by_hand(card) - thought.plays.by_prep(card)


def discard_other(thought: Thought, option: Choice) -> float:
    owner, _, slot = option.subject.partition("-")
    if int(owner) == thought.table.automa:
        return thought.plays.worth(thought.position, int(slot))
    after = thought.position.copy()
    after.robbed[int(owner)] += 1
    suit, known = thought.table.preps[int(owner)][int(slot)]
    number = max(0, after.numbers[suit])
    likely = thought.table.beating[suit][number] if known is None else float(beats(known.value, number))
    return thought.plays.worth(after) + 0.1 * likely


def take(thought: Thought, option: Choice) -> float:
    """The card whose suit would help the automa more than that of the card it keeps."""
    rest = [
        suit
        for slot, (suit, _) in enumerate(thought.table.preps[thought.table.automa])
        if slot != int(option.subject)
    ]
    after = thought.plays.automatics.worst_for_it(thought.position, rest, 0)
    return thought.plays.judge.lead(after, thought.table.me)


WEIGHING: dict[str, Callable[[Thought, Choice], float]] = {
    "act": act,
    "place-here": place_here,
    "do-action": do_action,
    "use-ability": use_ability,
    "discard-for-energy": without,
    "place": place,
    "shift-star": shift_star,
    "swap-stars": swap_stars,
    "swap-cards": swap_cards,
    "swap-places": swap_places,
    "peek-prep": peek,
    "bury-card": without,
    "return-prep": into_hand,
    "cover": cover,
    "cover-with": without,
    "discard-card": without,
    "discard-other": discard_other,
    "take": take,
}


Set = tuple[Card, ...]


def sets(thought: Thought) -> list[Set]:
    """All the cards that could be picked together, as many as are owed."""
    return list(
        combinations([thought.deck.cards[card] for card in thought.decision.pool], thought.decision.more)
    )


def prepared_worth(thought: Thought, chosen: Set) -> float:
    """The lead with these cards in the prep rather than in the hand."""
    after = thought.position.copy()
    after.hand = [card for card in after.hand if card not in chosen]
    after.prep = [*after.prep, *chosen]
    return thought.plays.worth(after)


def missed(thought: Thought, cards: Set) -> float:
    """What playing these cards would gain, the better way."""
    return sum(max(thought.plays.by_hand(card), thought.plays.by_prep(card)) for card in cards)


def prepared(thought: Thought) -> Choice:
    """The cards that gain most by lying in the prep, as many as are owed."""
    return first_of(thought, max(sets(thought), key=lambda chosen: prepared_worth(thought, chosen)))


def discarded(thought: Thought) -> Choice:
    """The cards least missed."""
    return first_of(thought, min(sets(thought), key=lambda chosen: missed(thought, chosen)))


def kept(thought: Thought) -> Choice:
    """Of the draft, the card that is best in hand or prep."""
    return max(thought.decision.options, key=lambda option: missed(thought, (thought.card(option),)))


def first_of(thought: Thought, cards: tuple[Card, ...]) -> Choice:
    """The first option among these cards: several picks go in the order of the options."""
    names = {card.id for card in cards}
    return next(option for option in thought.decision.options if option.subject in names)


PICKING: dict[str, Callable[[Thought], Choice]] = {
    "draft": kept,
    "start-prep": prepared,
    "four-prep": prepared,
    "four-discard": discarded,
}
