"""A bot for Sidereal Confluence: it asks each seat for all it has, runs all it can, bids, invents and upgrades."""

from cosmodrome.bots.bot import Bot
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal.payloads import Invent, Move, Offer, Upgrade

LIKED = dict.fromkeys(("run_all", "buy", "keep", "species", "cube", "round", "discard", "stop", "lose"), 0)


class Maker(Bot):
    games = ("sidereal",)

    def choose(self, view, decision):
        deal = self.game.imagine(view, seeded(view.round, "maker"))  # on which to try what it makes up
        for choice in self.made_up(view, decision):
            try:
                self.game.check(deal, view.seat, choice)
            except NotAllowed:
                continue
            return choice
        if decision.purpose == "trade" or not decision.options:
            return None  # nothing now: somebody may still take an offer
        return min(decision.options, key=lambda option: LIKED.get(option.verb, 1 + (option.verb != "ready")))

    def made_up(self, view, decision):
        """What it would like to do of what has no list, whether it can or not."""
        me = view.players[view.seat]
        if invent := decision.form("invent"):
            yield from (invent.choice(Invent(team.card, way)) for team in me.teams for way in range(3))
        if upgrade := decision.form("upgrade"):
            yield from (upgrade.choice(Upgrade(card.card)) for card in me.cards)
        asked = {move.giver for offer in view.offers if offer.maker == view.seat for move in offer.moves}
        if decision.purpose == "trade" and me.goods:
            mine = max(me.goods, key=me.goods.get)
            for seat in {each.seat for each in view.players if each.goods} - asked - {me.seat}:
                goods = {good: count for good, count in view.players[seat].goods.items() if good != mine}
                for_one = Move({mine: 1}, giver=me.seat, receiver=seat)
                offer = Offer([for_one, Move(goods, giver=seat, receiver=me.seat)])
                yield decision.form("offer").choice(offer)
