"""A bot for Pocket Mars in a page: it tries each answer on a deal that it imagines, and takes what leaves it ahead."""

from cosmodrome.bots.bot import Bot
from cosmodrome.core.rng import seeded

LIKED = ("place", "promote", "use", "do", "hand", "prep", "launch", "prepare", "energy")
"""Verbs, the best first, for what an answer leads to; what is not among them stands behind."""


class Lander(Bot):
    games = ("pocket_mars",)

    def __init__(self, seed, game):
        super().__init__(seed, game)
        self.rng = seeded(seed, "lander")

    def choose(self, view, decision):
        deal = self.game.imagine(view, self.rng)
        return max(decision.options, key=lambda option: self.ahead(deal, view.seat, option))

    def ahead(self, deal, seat, option):
        """By how much this seat leads once the turn that the answer belongs to is over."""
        twin = self.game.copy(deal)
        self.game.choose(twin, seat, option)
        while self.game.awaited(twin) == [seat]:
            question = self.game.decision(twin, seat)
            if question.purpose == "act":
                break
            self.game.choose(twin, seat, min(question.options, key=rank))
        players = self.game.view(twin, seat).players
        worth = [each.score + 0.7 * each.ship + 0.3 * each.energy for each in players]
        return worth[seat] - max(worth[:seat] + worth[seat + 1 :], default=0)


def rank(option):
    return LIKED.index(option.verb) if option.verb in LIKED else len(LIKED) + (option.verb == "decline")
