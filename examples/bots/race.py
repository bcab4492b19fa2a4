"""A bot for Race for the Galaxy: it builds what it can pay for, sells and consumes what it has made."""

from cosmodrome.bots.bot import Bot


class Builder(Bot):
    games = ("race",)

    def choose(self, view, decision):
        self.cards = {card["id"]: card for card in self.game.card_facts(view.options)}
        self.me = view.players[view.seat]
        if decision.purpose == "action":
            wanted = self.wanted(view)
            return next((each for each in decision.options if each.subject == wanted), decision.options[0])
        best = min if decision.options[0].verb == "discard" else max  # paying is discarding too
        return best(decision.options, key=lambda option: self.worth(option.subject))

    def wanted(self, view):
        """The phase in which most can be done with the hand of now."""
        goods = sum(world.good for world in self.me.tableau)
        if goods > 1 and len(view.hand) > 3:
            return "consume-x2"
        if goods and len(view.hand) < 4:
            return "consume-trade"
        able = [card for card in view.hand if self.need(card) < len(view.hand)]
        if able:
            return "settle" if self.cards[max(able, key=self.worth)]["type"] == "world" else "develop"
        makers = [each for each in self.me.tableau if self.cards[each.card].get("production") == "production"]
        return "produce" if len(makers) > goods else "explore-5"

    def need(self, card):
        """Cards to pay for it: none for a military world where the strength is there, else it cannot be had."""
        facts = self.cards[card]
        if "defense" in facts:
            return 0 if facts["defense"] <= self.me.military else 99
        return facts["cost"]

    def worth(self, card):
        facts = self.cards.get(card)
        return -1 if facts is None else 2 * facts["vp"] + facts.get("cost", facts.get("defense"))
