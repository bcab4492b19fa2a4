"""How a seat plays on in a sampled world: a play of this round to its end, and later rounds as the greedy bot would."""

from typing import Any, Final

from cosmodrome.bots.jump_drive.answers import first_answer, option, round_plays, second_answer
from cosmodrome.bots.jump_drive.plays import Play
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView

WIDTH: Final = 3
"""Developments and worlds it considers in a later round: the rest look worse by themselves."""


class Follower:
    """Answers for one seat of one sampled world. It thinks once a round, and takes the rest from that thought."""

    def __init__(self, game: Game[Any], thought: Thought, play: Play) -> None:
        assert thought.view.seat is not None
        self.game = game
        self.seat = thought.view.seat
        self.origin = thought
        self.thought = thought
        self.play = play
        self.away: list[int] = []
        """What it will discard for the question that is open."""
        self.asked = ""
        """The purpose of that question."""

    def think(self, state: Any) -> None:
        """Look at a round that begins; the rivals are expected to do what they were at first."""
        view = self.game.view(state, self.seat)
        assert isinstance(view, JumpDriveView)
        origin = self.origin
        self.thought = Thought(view, origin.worths, origin.outlook.later(view.round - origin.view.round))
        self.away = []

    def plan(self, state: Any, decision: Decision) -> None:
        """Think about the question `place`, and choose the play of the round."""
        self.think(state)
        self.play = round_plays(self.thought, decision, WIDTH)[0]

    def answer(self, state: Any) -> Choice:
        """What it answers to the open question of its seat."""
        decision = self.game.decision(state, self.seat)
        purpose = decision.purpose
        if purpose == "place":
            self.plan(state, decision)
            return first_answer(self.play, decision)
        if purpose == "place-world":
            return second_answer(self.play, decision)
        if purpose == "place-by":
            return option(decision, f"by:{self.play.way}")
        if purpose == "second-world":
            planned = IDS[self.play.second] if self.play.second >= 0 else ""
            return next(
                (choice for choice in decision.options if choice.subject == planned), decision.options[0]
            )
        if purpose != self.asked or len(self.away) != decision.more:
            pool = [NUMBER_OF[card] for card in decision.pool]
            self.asked = purpose
            self.away = self.thought.discards(self.play.position, pool, decision.more, self.play.second)
        return DISCARD[self.away.pop(0)]

    def lead(self, state: Any) -> float:
        """How many VP ahead of the best rival the seat is, or may expect to end."""
        game = self.game
        awaited = game.awaited(state)
        if not awaited:
            rounds = game.rounds(state) - self.origin.view.round + 1
            own = game.standing(state).scores[self.seat]
            return self.origin.ending(own - self.origin.outlook.best_rival(rounds))
        if self.seat in awaited and (decision := game.decision(state, self.seat)).purpose == "place":
            self.plan(state, decision)
            return self.play.worth
        self.think(state)
        return self.thought.worth(self.thought.position, self.thought.hand, 0, 0)
