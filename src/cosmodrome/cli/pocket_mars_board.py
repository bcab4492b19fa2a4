"""The table of Pocket Mars in words: buildings and who is there, players, and how far each bonus is."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.cli.board import Board, full_card
from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.games.pocket_mars.views import BuildingView, CardBack, PileCard, PlayerView, PocketMarsView
from cosmodrome.words.pocket_mars import action

ON_BACKS = ("other", "discard-other", "take")
"""Answers that are a prep card of another player, told by its back."""
AUTOMA = 1
"""The player whose prep cards are taken in the solo game."""


class PocketMarsBoard(Board):
    first_of_round = "act"
    card_verbs = ("hand", "prep", "keep", "prepare", "discard", "bury", "return", "cover-with")

    def name(self, view: Any, seat: int) -> str:
        called = self.words.everyone()[seat]
        return self.words.say("terminal-own", player=called) if seat == view.seat else called

    # --- answers

    def choice_line(self, label: str, card: Mapping[str, Any], verdict: Verdict | None) -> str:
        """With a verdict, what playing the card does now; without one, both of its actions."""
        if verdict is None:
            return f"{label} ({self.words.card_in_short(card)}). {self._actions(card)}"
        half = "prep" if "building" in verdict.facts else "hand"
        terms = [self.words.render(term) for term in card[half]["terms"]]
        sentence = f"{', '.join([label, *terms])}: {self.words.render(card[half]['said'])}."
        return sentence if verdict.reason == "hand-action" else f"{sentence} [{self.words.verdict(verdict)}]"

    def tick_line(self, card: Mapping[str, Any]) -> str:
        return f"{super().tick_line(card)}. {self._actions(card)}"

    def _actions(self, card: Mapping[str, Any]) -> str:
        return " ".join(self.words.render(action(half, card[half])) for half in ("hand", "prep"))

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: PocketMarsView
    ) -> str:
        words = self.words
        if choice.verb in ON_BACKS:
            owner, _, slot = f"{AUTOMA}-{choice.subject}".rpartition("-")
            back = view.players[int(owner.rpartition("-")[2])].prep[int(slot)]
            line = words.button(
                choice, decision, {"reason": "", "facts": {"colour": back.colour, "card": back.card}}
            )
            return f"{line} [{words.verdict(verdicts[choice.subject])}]" if choice.verb == "other" else line
        line = super().plain_line(choice, decision, verdicts, view)
        if choice.verb == "do":
            half = "hand" if view.held else "prep"
            line += f": {words.render(words.cards[decision.about][half]['said'])}"
        return line

    # --- the table

    def table(self, view: PocketMarsView) -> None:
        say, fact = self.words.say, self.words.fact
        if view.round <= 1:
            tell(say("fact-deck-own" if view.own_deck else "fact-deck-ours", name=view.deck_name))
        parts = [fact("deck", view.deck)]
        if view.deck_top:
            parts.append(say("fact-deck-top", **self.words.spelled({"colour": view.deck_top})))
        tell("; ".join([*parts, fact("discards", len(view.discards))]))
        for building in view.buildings:
            self._building(view, building)
        for player in view.players:
            self._player(view, player)

    def _building(self, view: PocketMarsView, building: BuildingView) -> None:
        say, fact = self.words.say, self.words.fact
        parts = []
        if building.number >= 0:
            parts += [fact("number", building.number), fact("room", building.room)]
        pile = ", ".join(map(self._in_pile, building.pile)) or say("terminal-empty")
        tell(f"{say(f'building-{building.id}')}. {'; '.join([*parts, say('fact-pile', cards=pile)])}")
        if view.round <= 1:
            tell(f"    {' '.join(self.words.card_lines(self.words.cards[building.id]))}")
        there = [
            say(f"fact-{space}", players=self._there(view, colonists))
            for space, colonists in (("one-star", building.one_star), ("two-star", building.two_star))
            if any(colonists)
        ]
        if there:
            tell(f"    {'; '.join(there)}")

    def _there(self, view: PocketMarsView, colonists: list[int]) -> str:
        """`Ana (you) 1, Ben 2`."""
        parts = [f"{self.name(view, seat)} {count}" for seat, count in enumerate(colonists) if count]
        return ", ".join(parts)

    def _in_pile(self, card: PileCard) -> str:
        name = self.card_name(card.card) if card.card else self.words.say(f"colour-{card.colour}")
        return f"{name} ({self.words.say('fact-face-down')})" if card.face_down else f"{name} {card.value}"

    def _player(self, view: PocketMarsView, player: PlayerView) -> None:
        say, fact = self.words.say, self.words.fact
        parts = [
            fact("score", player.score),
            fact("earth", player.earth),
            fact("ship", player.ship),
            fact("mars", player.mars),
            say("fact-energy-of", count=player.energy, most=view.energy_max),
            fact("buildings", player.buildings),
            fact("together", player.together),
        ]
        tell(f"{self.name(view, player.seat)}. {'; '.join(parts)}")
        held = [
            f"{say(f'phase-{place}')}: {', '.join(map(self._back, backs)) or say('terminal-empty')}"
            for place, backs in (("hand", player.hand), ("prep", player.prep))
            if not (player.automa and place == "hand")
        ]
        tell(f"    {'; '.join(held)}")

    def _back(self, back: CardBack) -> str:
        colour = self.words.say(f"colour-{back.colour}")
        return f"{self.card_name(back.card)} ({colour})" if back.card else colour

    def hand(self, view: PocketMarsView, verdicts: Mapping[str, Verdict]) -> None:
        """The own hand and prep module, with both actions of each card and what playing it does now."""
        for place, cards in (("hand", view.hand), ("prep", view.prep)):
            tell(self.words.fact(place, len(cards)))
            for card in cards:
                for line in full_card(self.words, self.words.cards[card], verdicts.get(card)):
                    tell(line)

    # --- scores

    def breakdown(self, seat: PlayerView) -> None:
        """Where the points come from, then how far the bonuses are."""
        super().breakdown(seat)
        fact = self.words.fact
        facts = [
            fact("buildings", seat.buildings),
            fact("together", seat.together),
            fact("energy", seat.energy),
        ]
        tell(f"    {'; '.join(facts)}")

    def final(self, view: PocketMarsView) -> None:
        super().final(view)
        if view.outcome:
            own, automa = (player.score for player in view.players)
            tell(self.words.say(f"result-{view.outcome}", score=own, automa=automa), HEADING)
