"""A bot for Jump Drive: it places what brings most in the rounds to come, and pays with what would bring least."""

from cosmodrome.bots.bot import Bot


class Settler(Bot):
    games = ("jump_drive",)

    def choose(self, view, decision):
        cards = {card["id"]: card for card in self.game.card_facts(view.options)}
        early = 1 - max(player.vp for player in view.players) / 50

        def worth(option):
            """VP count throughout, what comes in each round or helps later the less, the nearer the end."""
            facts = cards.get(option.subject)
            if facts is None:  # to explore, to pass
                return 2.0
            helps = 2 * len(facts["powers"]) + facts["icons"]["military"] + 1.5 * facts["icons"]["explore"]
            cost = 0.3 * facts.get("cost", facts.get("defense")) if option.verb == "place" else 0
            return 2 * facts["vp"] + early * (2 * facts["income"] + helps) + cost

        best = min if decision.options[0].verb == "discard" else max  # paying is discarding too
        return best(decision.options, key=worth)
