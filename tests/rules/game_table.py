"""A scenario's game in progress, of any game: what is asked and told, playing by keys, and what is expected."""

from collections import Counter
from typing import Any, ClassVar, Self

import msgspec

from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game


class GameTable:
    """Every method that plays or expects returns the table, so that they chain."""

    game: Game[Any]
    number_of: ClassVar[dict[str, int]]
    """The cards by id, in the order in which picks are made."""

    def __init__(self, state: Any, log: list[Event]) -> None:
        self.state = state
        self.log = log

    # What is there.

    @property
    def awaited(self) -> list[int]:
        return self.game.awaited(self.state)

    @property
    def events(self) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(event) for event in self.log]

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        ids = list(self.number_of)
        return [ids[card] for card in reversed([*self.state.deck])]

    def code(self, card: str) -> int:
        return self.number_of[card]

    def view(self, at: int | None) -> Any:
        return self.game.view(self.state, at)

    def decision(self, at: int) -> Decision:
        return self.game.decision(self.state, at)

    def purpose(self, at: int) -> str:
        return self.decision(at).purpose if at in self.awaited else ""

    def options(self, at: int) -> list[str]:
        return [option.key for option in self.game.options(self.state, at)]

    def verdict(self, at: int, card: str) -> Verdict:
        return next(verdict for verdict in self.game.referee.verdicts(self.state, at) if verdict.card == card)

    def hand(self, at: int) -> list[str]:
        hand: list[str] = self.view(at).hand
        return hand

    def happened(self, tag: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["event"] == tag]

    def order(self, *tags: str) -> list[str]:
        """The tags of what happened, in order, as far as they are among `tags`."""
        return [event["event"] for event in self.events if event["event"] in tags]

    def seen(self, at: int | None, tag: str) -> list[dict[str, Any]]:
        """Events of this tag as a seat sees them."""
        twins = [msgspec.to_builtins(event.seen_by(at)) for event in self.log]
        return [event for event in twins if event["event"] == tag]

    # Play.

    def anyway(self) -> Self:
        """From now on seats are asked even where hidden cards leave them one answer."""
        self.state.ask_anyway = True
        return self

    def choose(self, at: int, *keys: str) -> Self:
        for key in keys:
            choice = self.game.parse(key)
            self.game.check(self.state, at, choice)
            self.game.choose(self.state, at, choice)
        return self

    def picks(self, at: int, verb: str, cards: list[str]) -> Self:
        """Answer one question by several picks, in rising order, leaving out what was picked unasked."""
        asked = (self.purpose(at), self.decision(at).about)
        while at in self.awaited and (self.purpose(at), self.decision(at).about) == asked:
            left = Counter(cards) - Counter(self.view(at).picked)
            if not left:
                break
            self.choose(at, f"{verb}:{min(left, key=self.code)}")
        return self

    def discard(self, at: int, *cards: str) -> Self:
        return self.picks(at, "discard", list(cards))

    # Expect.

    def expect_options(self, at: int, keys: str) -> Self:
        assert sorted(self.options(at)) == sorted(keys.split())
        return self

    def expect_asked(self, at: int, purpose: str, about: str | None = None, more: int | None = None) -> Self:
        decision = self.decision(at)
        assert decision.purpose == purpose
        assert about is None or decision.about == about
        assert more is None or decision.more == more
        return self

    def expect_refused(self, at: int, key: str, reason: str, **facts: int | str) -> Self:
        """The choice is refused for this reason, with at least these facts, and nothing changes."""
        before = self.view(at), len(self.log)
        try:
            self.game.check(self.state, at, self.game.parse(key))
        except NotAllowed as refused:
            assert (refused.reason, {name: refused.facts.get(name) for name in facts}) == (reason, facts)
        else:
            raise AssertionError(f"{key} was not refused")
        assert (self.view(at), len(self.log)) == before
        return self

    def expect_events(self, tag: str, **fields: object) -> Self:
        """Some event of this tag has these fields."""
        found = self.happened(tag)
        matching = [event for event in found if all(event[name] == value for name, value in fields.items())]
        assert matching, f"no {tag} with {fields} among {found}"
        return self

    def expect_hand(self, at: int, cards: str) -> Self:
        assert sorted(self.hand(at)) == sorted(cards.split())
        return self
