"""How the greedy bot answers each question of Jump Drive."""

from collections.abc import Callable, Iterable
from itertools import combinations

from cosmodrome.bots.jump_drive.plays import Play, all_plays, plays_with, ranked, without
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF, SURVEY_TEAM


def card_of(name: str) -> int:
    return NUMBER_OF[name] if name else NOTHING


def cards_placed(decision: Decision) -> list[int]:
    """The cards that the options place, rising."""
    return [NUMBER_OF[option.subject] for option in decision.options if option.verb == "place"]


def option(decision: Decision, key: str) -> Choice:
    """The option with this key."""
    return next(choice for choice in decision.options if choice.key == key)


def first_answer(play: Play, decision: Decision) -> Choice:
    """The answer to `place` that begins a play."""
    card = play.world if play.development == NOTHING else play.development
    return option(decision, "explore" if card == NOTHING else f"place:{IDS[card]}")


def second_answer(play: Play, decision: Decision) -> Choice:
    """The answer to `place-world` that goes on with a play."""
    return option(decision, "pass" if play.world == NOTHING else f"place:{IDS[play.world]}")


def first_pick(decision: Decision, away: Iterable[int]) -> Choice:
    """R12.2 Picks go in the order of the card list: of the cards to be discarded, the one that comes first."""
    return option(decision, f"discard:{IDS[min(away)]}")


def round_plays(thought: Thought, decision: Decision) -> list[Play]:
    """The plays that the question `place` allows, the best first."""
    cards = cards_placed(decision)
    is_world = thought.position.tables.is_world
    developments = [card for card in cards if not is_world[card]]
    return all_plays(thought, developments, [card for card in cards if is_world[card]])


def plays_on(thought: Thought, decision: Decision) -> list[Play]:
    """The plays that the question `place-world` allows, the best first."""
    development = NUMBER_OF[decision.about]
    position = thought.position
    price = position.development_price(development, True)
    alone = Play(position.with_card(development), development, NOTHING, "", price)
    worlds = cards_placed(decision)
    return ranked(thought, [alone, *plays_with(position, thought.hand, development, worlds, thought.waits)])


def revealed_play(thought: Thought) -> Play:
    """The best that can still come of the cards this seat has revealed: the ways and a second world are open."""
    return revealed_plays(thought)[0]


def revealed_plays(thought: Thought) -> list[Play]:
    """All that can, the best first."""
    view, position = thought.view, thought.position
    development, world = card_of(view.development), card_of(view.world)
    if world == NOTHING:
        price = position.development_price(development, True)
        return [Play(position.with_card(development), development, NOTHING, "", price)]
    thought.hand = sorted([*thought.hand, *(card for card in (development, world) if card > SURVEY_TEAM)])
    plays = ranked(thought, list(plays_with(position, thought.hand, development, [world], thought.waits)))
    return [play for play in plays if view.way in ("", play.way)]


def place(thought: Thought, decision: Decision) -> Choice:
    return first_answer(round_plays(thought, decision)[0], decision)


def place_world(thought: Thought, decision: Decision) -> Choice:
    return second_answer(plays_on(thought, decision)[0], decision)


def place_by(thought: Thought, decision: Decision) -> Choice:
    return option(decision, f"by:{revealed_play(thought).way}")


def pay(thought: Thought, decision: Decision) -> Choice:
    """For what was revealed, or for a second world: the cards that promise least afterwards."""
    pool = [NUMBER_OF[card] for card in decision.pool]
    view = thought.view
    if view.phase == "second":
        position = thought.position.with_card(card_of(view.second))
        return first_pick(decision, thought.discards(position, pool, decision.more))
    play = revealed_play(thought)
    return first_pick(decision, thought.discards(play.position, pool, decision.more, play.second))


def second_world(thought: Thought, decision: Decision) -> Choice:
    worths = second_worths(thought, decision)
    return decision.options[worths.index(max(worths))]


def second_worths(thought: Thought, decision: Decision) -> list[float]:
    """What each option is worth. The empire holds the first world by now; the first option is to have no second."""
    position, hand = thought.position, thought.hand
    worths = [thought.worth(position, hand, 0, 0)]
    for choice in decision.options[1:]:
        world = NUMBER_OF[choice.subject]
        after, price = position, 0
        if thought.view.way == "pay":
            convoy = position.colony_convoy()
            price = position.world_price(world, convoy)
            after = position.without_card(convoy)
        worths.append(thought.worth(after.with_card(world), without(hand, world), price, 0))
    return worths


def discard(thought: Thought, decision: Decision) -> Choice:
    pool = [NUMBER_OF[card] for card in decision.pool]
    return first_pick(decision, thought.discards(thought.position, pool, decision.more))


def start_discard(thought: Thought, decision: Decision) -> Choice:
    """The cards whose loss hurts the best first play least."""
    pool = [NUMBER_OF[card] for card in decision.pool]
    ways = sorted(set(combinations(pool, decision.more)))
    return first_pick(decision, max(ways, key=lambda away: opening(thought, without(pool, *away))))


def opening(thought: Thought, hand: list[int]) -> float:
    """The worth of the best first play with this hand."""
    thought.hand = hand
    position = thought.position
    cards = [SURVEY_TEAM, *sorted(set(hand))]
    is_world = position.tables.is_world
    worlds = [card for card in cards if is_world[card] and 0 <= position.world_price(card) < len(hand)]
    developments = [
        card for card in cards if not is_world[card] and position.development_price(card, True) < len(hand)
    ]
    return all_plays(thought, developments, worlds)[0].worth


ANSWERS: dict[str, Callable[[Thought, Decision], Choice]] = {
    "start-discard": start_discard,
    "place": place,
    "place-world": place_world,
    "place-by": place_by,
    "pay": pay,
    "pay-both": pay,
    "explore-discard": discard,
    "second-world": second_world,
    "hand-limit": discard,
}
