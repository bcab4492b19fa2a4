"""Hints for Sidereal Confluence: offers by what they gain, the acts of a plan, a swap to offer, bids by their worth."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, points
from cosmodrome.bots.sidereal import bidding
from cosmodrome.bots.sidereal.deals import gain, read_offer
from cosmodrome.bots.sidereal.doing import next_act
from cosmodrome.bots.sidereal.greedy import GreedyBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.sidereal.tables import NUMBER_OF
from cosmodrome.games.sidereal.views import SiderealView

MARGIN: Final = 2.0
"""Points by which an answer may look worse than the best one, and still be told."""
MOST_OFFERS: Final = 6
"""Offers weighed, the latest ones: each takes a plan."""
UNWEIGHED: Final = ("species", "handicap", "donate", "stolen", "talk", "settle")
"""Questions at which the bot takes what comes."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, SiderealView)
    if decision.purpose in UNWEIGHED:
        return Hint("nothing", [])
    if decision.purpose in ("colony", "research"):
        return Hint("sidereal-bid", _buying(view, decision))
    bot = GreedyBot(hints.SEED, game)
    if decision.purpose in ("trade", "closing"):
        return Hint("sidereal-plan", _trading(bot, view, decision))
    choice = bot.choose(view, decision)
    weighs = {"economy": "sidereal-economy", "split": "sidereal-split"}.get(decision.purpose, "usual")
    return Hint(weighs, [] if choice is None else [Considered([choice])])


def _trading(bot: GreedyBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """The offer that gains most, the first act of the best plan, a swap that could be offered; or to be ready."""
    position, found = read(view), _taking(bot, view, decision)
    plan = bot.plan(view, position)
    act = next_act(position, decision.seat, plan, decision)
    if act is not None:
        worth = Reason("hint-plan", {"amount": points(plan.worth), "count": len(plan.acts)})
        found.append(Considered([act[0]], [worth]))
    swap = None if found else bot.swap(view, read(view), decision)
    if swap is not None:
        found.append(Considered([swap], [Reason("hint-swap")]))
    ready = bot.ready(decision)
    if not found and ready is not None:
        found.append(Considered([ready], [Reason("hint-no-more")]))
    return found[: hints.MOST]


def _taking(bot: GreedyBot, view: SiderealView, decision: Decision) -> list[Considered]:
    takes: dict[str, Choice] = {option.key: option for option in decision.options if option.verb == "take"}
    offers = [offer for offer in view.offers if offer.open and offer.key in takes][-MOST_OFFERS:]
    position, owed = read(view), bot.owed(view)
    gains: list[tuple[float, int, Choice]] = []
    for offer in offers:
        deal = read_offer(offer, decision.seat, view.round)
        if not deal.other:
            gained = gain(position, decision.seat, deal, owed, bot.own)
            gains.append((gained, offer.maker, takes[offer.key]))
    gains.sort(key=lambda each: -each[0])
    return [
        Considered([choice], [Reason("hint-gains", {"amount": points(gained), "seat": maker})])
        for gained, maker, choice in gains[:2]
        if gained > bot.accepts
    ]


def _buying(view: SiderealView, decision: Decision) -> list[Considered]:
    """Cards by their worth for the turns to come, and to pass."""
    colonies = decision.purpose == "colony"
    position: Position = read(view, view.round + 1)
    track = view.colony_track if colonies else view.research_track
    worth_of = bidding.colony_worth if colonies else bidding.team_worth
    best = bidding.buy(view, position, decision, colonies)
    found: list[tuple[Considered, float]] = []
    for option in decision.options:
        if option.verb != "buy":
            continue
        space = track[int(option.subject)]
        worth = worth_of(position, decision.seat, NUMBER_OF[space.card])
        # The cheap spaces are left to those who bid less.
        liking = worth + bidding.LEAVES * space.minimum
        found.append((Considered([option], [Reason("hint-card-worth", {"amount": points(worth)})]), liking))
    if best.verb != "buy":
        return [Considered([best], [Reason("hint-no-card")] if best.verb == "pass" else [])]
    return best_of(found, MARGIN)
