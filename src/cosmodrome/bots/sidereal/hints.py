"""Hints for Sidereal Confluence: offers, acts, swaps and bids by what they gain; cubes, gifts and promises too."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, points
from cosmodrome.bots.sidereal import bidding
from cosmodrome.bots.sidereal.act_answers import next_act
from cosmodrome.bots.sidereal.acts import INVENT, UPGRADE
from cosmodrome.bots.sidereal.deals import Deal, gain, read_offer
from cosmodrome.bots.sidereal.own_plans import economy_plan, own_plan
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.planner import kept_worth
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import named, read, row
from cosmodrome.bots.sidereal.stealing import best_theft
from cosmodrome.bots.sidereal.trader import TraderBot
from cosmodrome.bots.trials import Table
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.events import Ran
from cosmodrome.games.sidereal.goods import NUMBER_OF as GOOD_OF
from cosmodrome.games.sidereal.goods import SHIP, WORDS
from cosmodrome.games.sidereal.promises import loss
from cosmodrome.games.sidereal.tables import DIFFICULTY, IDS, NEWCOMERS, NUMBER_OF, SPECIES_OF_ID
from cosmodrome.games.sidereal.views import SiderealView

MARGIN: Final = 2.0
"""Points by which an answer may look worse than the best one, and still be told."""
LEADS: Final = {INVENT: "invent", UPGRADE: "upgrade"}
"""Acts of a plan that are worth telling beforehand."""
MOST_OFFERS: Final = 6
"""Offers weighed, the latest ones: each takes a plan."""
ROUNDS: Final = 6
"""Answers over which a deal with many is planned: two are enough for most, and each takes up to half a second."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, SiderealView)
    if decision.purpose in ("colony", "research"):
        return Hint("sidereal-bid", _buying(view, decision))
    if decision.purpose == "species":
        return Hint("sidereal-species", _choosing(decision))
    if decision.purpose in ("handicap", "stolen"):
        return Hint("sidereal-cube", _one_cube(view, decision))
    bot = TraderBot(hints.SEED, game)
    if decision.purpose == "donate":
        return Hint("sidereal-gift", _giving(bot, view, decision))
    if decision.purpose == "talk":
        return Hint("sidereal-talk", _talking(bot, view, decision))
    if decision.purpose == "settle":
        return Hint("sidereal-settle", _settling(bot, view, decision))
    if decision.purpose in ("trade", "closing"):
        return Hint("sidereal-plan", _trading(bot, view, decision))
    if decision.purpose == "economy":
        return Hint("sidereal-economy", _running(bot, view, decision))
    if decision.purpose == "split":
        return Hint("sidereal-split", _splitting(bot, view, decision))
    if decision.purpose == "steal":
        choice, worth = best_theft(view, read(view), decision)
        reason = Reason("hint-theft", {"amount": points(worth)}) if worth else Reason("hint-no-theft")
        return Hint("sidereal-theft", [Considered([choice], [reason])])
    if decision.purpose == "support":
        return Hint("sidereal-support", _supporting(bot, view, decision))
    return Hint("usual", [Considered(hints.picked(game, view, decision, bot))])


def _trading(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """The offer that gains most, the first act of the best plan, a deal or swap to offer; or to be ready."""
    found = _taking(bot, view, decision)
    deal = _offering(bot, view, decision)
    if deal is not None:
        if found and float(found[0].reasons[0].facts["amount"]) < float(deal.reasons[0].facts["amount"]):
            found[0].reasons.append(Reason("hint-sure"))
        found.append(deal)
    position = read(view)
    plan = bot.plan(view, position)
    act = next_act(position, decision.seat, plan, decision)
    if act is not None:
        found.append(Considered([act[0]], _begun(bot, view, plan, act[0])))
    swap = None if found else bot.swap(view, read(view), decision, [])
    if swap is not None:
        found.append(Considered([swap], [Reason("hint-swap", {"amount": points(bot.gained)})]))
    ready = bot.ready(decision)
    if not found and ready is not None:
        found.append(Considered([ready], [Reason("hint-no-more")]))
    return found[: hints.MOST]


def _begun(bot: TraderBot, view: SiderealView, plan: Plan, act: Choice) -> list[Reason]:
    """What the first act of a plan brings and leads to, and what the bot counts the whole plan at."""
    table = Table(bot.game, view)
    bot.game.choose(table.state, table.seat, act)
    after = bot.game.view(table.state, table.seat)
    assert isinstance(after, SiderealView)
    rest = own_plan(read(after), table.seat, bot.owed(after))
    left = sorted(
        (each for each in rest.of(table.seat) if each.kind in LEADS), key=lambda each: each.kind != INVENT
    )
    found = []
    gained = (table.score - table.scores[0]) / bot.game.meta.parts_of_point
    if gained:
        found.append(Reason("hint-score-now", {"vp": points(gained)}))
    if left:
        found.append(Reason("hint-leads-to", {"card": IDS[left[0].card], "does": LEADS[left[0].kind]}))
    facts: dict[str, int | float | str] = {
        "amount": points(plan.worth),
        "count": len(plan.acts),
    }
    return [*found, Reason("hint-plan", facts)]


def _offering(bot: TraderBot, view: SiderealView, decision: Decision) -> Considered | None:
    """A deal with as many as would gain by it, unless an offer of the seat's own still lies there."""
    if any(offer.open and offer.maker == decision.seat for offer in view.offers):
        return None
    bot.joint.hasty = True
    for _ in range(ROUNDS):
        choice = bot.joint.propose(view, read(view), decision, bot.owed(view))
        if choice is not None and choice.verb == "offer":
            least = min(gain for seat, gain in bot.joint.gains.items() if seat != decision.seat)
            facts: dict[str, int | float | str] = {
                "amount": points(bot.joint.gains[decision.seat]),
                "least": points(least),
                "count": len(bot.joint.gains) - 1,
            }
            return Considered([choice], [Reason("hint-deal", facts)])
        if bot.joint.work is None:
            break
    return None


def _running(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """Converters to run, and what they add to the goods as they are."""
    choice = bot.choose(view, decision)
    if choice is None:
        return []
    plan = economy_plan(read(view), decision.seat, bot.owed(view))
    table = Table(bot.game, view)
    done = [event for event in table.play([choice], lambda *_: None, last="Ran") if table.mine(event)]
    ran = next((event for event in done if isinstance(event, Ran)), None)
    if ran is None or not ran.runs:
        return [Considered([choice], [Reason("hint-no-run")])]
    reasons = [Reason("hint-runs", {"count": len(ran.runs), "amount": points(plan.worth)})]
    if ran.points:
        reasons.insert(0, Reason("hint-score-now", {"vp": ran.points}))
    return [Considered([choice], reasons)]


def _splitting(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """Ships on each track, by what they are likely to buy and what those kept are worth."""
    form = decision.form("split")
    owed = bot.owed(view)[decision.seat][SHIP]
    position = read(view, view.round + 1)
    found: list[tuple[Considered, float]] = []
    for worth, colony, research in bidding.splits(view, position, decision.seat, owed):
        choice = decision.options[0]
        if colony + research and form is not None:
            choice = form.choice(payloads.Split(colony, research))
        found.append((Considered([choice], [Reason("hint-bids", {"amount": points(worth)})]), worth))
    if not found:
        return [Considered([decision.options[0]], [Reason("hint-no-ships")])]
    return compared(found, MARGIN)


def _choosing(decision: Decision) -> list[Considered]:
    """Species that are easy to play."""
    ranked = sorted(
        (
            SPECIES_OF_ID[option.subject] not in NEWCOMERS,
            DIFFICULTY[SPECIES_OF_ID[option.subject]],
            option.key,
        )
        for option in decision.options
    )
    by_key = {option.key: option for option in decision.options}
    found = []
    for hard, level, key in ranked[: hints.MOST]:
        reasons = [Reason("hint-difficulty", {"level": level, "most": max(DIFFICULTY)})]
        found.append(Considered([by_key[key]], reasons if hard else [Reason("hint-newcomers"), *reasons]))
    return found


def _one_cube(view: SiderealView, decision: Decision) -> list[Considered]:
    """The cube by which the plan of the turn gains most, or loses least."""
    more = decision.purpose == "handicap" and decision.seat == 0
    position = read(view)
    before = own_plan(position, decision.seat).worth
    found: list[tuple[Considered, float]] = []
    for option in decision.options:
        after = position.copy()
        after.seats[decision.seat].goods[GOOD_OF[option.subject]] += 1 if more else -1
        gained = own_plan(after, decision.seat).worth - before
        reason = Reason("hint-cube-more" if more else "hint-cube-less", {"amount": points(abs(gained))})
        found.append((Considered([option], [reason]), gained))
    return best_of(found, MARGIN)


def _giving(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """All to the seat that gains least by it."""
    form = decision.form("give")
    mine = view.players[decision.seat]
    position, owed = read(view), bot.owed(view)
    gains = []
    for other in position.seats:
        if other.number != decision.seat:
            deal = Deal()
            parcel = deal.move(decision.seat, other.number)
            parcel.goods, parcel.points, parcel.parcel = (
                row(mine.donated),
                mine.donated_points,
                bool(mine.parcel),
            )
            gains.append((gain(position, other.number, deal, owed, bot.own), other.number))
    least, seat = min(gains)
    if form is None:
        return [Considered([decision.options[0]], [Reason("hint-gift-round")])]
    gift = payloads.Give(seat, named(row(mine.donated)), mine.donated_points, bool(mine.parcel))
    return [Considered([form.choice(gift)], [Reason("hint-gift", {"seat": seat, "amount": points(least)})])]


def _talking(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """To be ready, by what the ships are likely to bring without a deal about them."""
    owed = bot.owed(view)[decision.seat][SHIP]
    splits = bidding.splits(view, read(view, view.round + 1), decision.seat, owed)
    ready = next(option for option in decision.options if option.verb == "ready")
    worth = max((each[0] for each in splits), default=0.0)
    reason = Reason("hint-talk", {"amount": points(worth)}) if splits else Reason("hint-no-ships")
    return [Considered([ready], [reason])]


def _settling(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """What is offered in place of a promise, by what it gains; else to give nothing more, by what that costs."""
    position, owed = read(view), bot.owed(view)
    by_key = {option.key: option for option in decision.options}
    found: list[Considered] = []
    for offer in view.offers:
        if not offer.open or offer.key not in by_key or offer.maker == decision.seat:
            continue
        gained = gain(position, decision.seat, read_offer(offer, decision.seat, view.round), owed, bot.own)
        if gained > 0:
            facts: dict[str, int | float | str] = {"amount": points(gained), "seat": offer.maker}
            found.append(Considered([by_key[offer.key]], [Reason("hint-gains", facts)]))
        elif (refuse := by_key.get(offer.key.replace("take", "refuse"))) is not None:
            found.append(Considered([refuse], [Reason("hint-refuse", {"amount": points(gained)})]))
    ready = by_key.get("ready")
    if ready is not None:
        found.append(
            Considered([ready], [Reason("hint-breaks", {"amount": float(_lost(view, decision.seat))})])
        )
    return found[: hints.MOST] or [Considered([decision.options[0]], [Reason("hint-no-more")])]


def _lost(view: SiderealView, seat: int) -> int:
    """R5.17, R5.18 Points that the seat loses by the promises that it has failed to keep."""
    left = row(view.players[seat].goods)
    total = 0
    for owed in view.ledger:
        promise = owed.promise
        if owed.fate != "failed" or promise.by != seat or owed.lost < 0:
            continue
        if promise.given is None:
            total += int(view.options["promise_penalty"])
            continue
        given = promise.given
        rest = {"vp": given.points, "card": len(given.cards), "licence": len(given.licences)}
        for good, count in enumerate(row(given.goods)):
            made = min(count, left[good])
            left[good] -= made
            rest[WORDS[good]] = count - made
        total += loss(rest)
    return total


def _supporting(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
    """Colonies that go, by what they would still bring."""
    position = read(view)
    choices = hints.picked(bot.game, view, decision, bot)
    worth = sum(kept_worth(position, choice.subject) for choice in choices)
    return [Considered(choices, [Reason("hint-gone", {"count": len(choices), "amount": points(worth)})])]


def _taking(bot: TraderBot, view: SiderealView, decision: Decision) -> list[Considered]:
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
    worths = []
    for option in decision.options:
        if option.verb != "buy":
            continue
        space = track[int(option.subject)]
        worth = worth_of(position, decision.seat, NUMBER_OF[space.card])
        worths.append(worth)
        # The cheap spaces are left to those who bid less.
        liking = worth + bidding.LEAVES * space.minimum
        found.append((Considered([option], [Reason("hint-card-worth", {"amount": points(worth)})]), liking))
    if best.verb == "halve":
        pair = bidding.halved_worth(position, decision.seat, track, decision.more)
        return [
            Considered([best], [Reason("hint-halves", {"amount": points(pair), "one": points(max(worths))})])
        ]
    if best.verb != "buy":
        return [Considered([best], [Reason("hint-no-card")])]
    told = best_of(found, MARGIN)
    amounts = [float(answer.reasons[0].facts["amount"]) for answer in told]
    if amounts[0] < max(amounts):
        told[0].reasons.append(Reason("hint-leaves-cheap"))
    return told
