"""Hints are true: what a hint says an answer costs, brings and leads to is what the game says and what then happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.bots import catalogue
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget
from cosmodrome.bots.hints import SEED, Considered, Hint, hint
from cosmodrome.bots.jump_drive.search import JumpDriveSearch
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES

from . import jump_drive_hints, pocket_mars_hints, race_hints, sidereal_hints
from .jump_drive_hints import exchanged

TRUTHS = {
    "race": race_hints.truths,
    "jump_drive": jump_drive_hints.truths,
    "pocket_mars": pocket_mars_hints.truths,
    "sidereal": sidereal_hints.truths,
}
GOALS = {"gathering_storm": True, "goals": True}
TABLES: dict[str, list[tuple[int, int, dict[str, Any]]]] = {
    "race": [(2, 1, {}), (3, 2, {"edition": "second"}), (2, 3, {"experienced": True}), (3, 4, GOALS)],
    "jump_drive": [(2, 1, {}), (3, 2, {})],
    "pocket_mars": [(2, 1, {}), (3, 2, {"drafting": True}), (1, 3, {})],
    "sidereal": [(4, 1, {})],
}
"""By game: seats, seeds and options."""
EVERY = {"sidereal": 9}
"""By game, where plans take long: of so many questions one is asked about."""
TOLD = {
    "race": {
        "hint-price", "hint-points", "hint-hopes", "hint-then", "hint-could", "hint-keeps-of", "hint-sells",
        "hint-draws", "hint-consumes", "hint-produces", "hint-helps", "hint-denies", "hint-conquers",
        "hint-goal",
    },
    "jump_drive": {
        "hint-price", "hint-rounds", "hint-next", "hint-next-both", "hint-conquers", "hint-draws", "hint-explores",
        "hint-keeps-best",
    },
    "pocket_mars": {
        "hint-score-now", "hint-lands", "hint-raises", "hint-lowers", "hint-launches", "hint-energy",
        "hint-cards-drawn", "hint-beats", "hint-nothing-now",
    },
    "sidereal": {"hint-score-now"},
}  # fmt: skip
"""By game: what these games are sure to tell."""
JUDGED = {
    "hint-lead", "hint-chance", "hint-more", "hint-less", "hint-close", "hint-even", "hint-left", "hint-kept",
    "hint-played", "hint-missed", "hint-worth", "hint-others-most", "hint-others-least", "hint-later",
    "hint-none-gains", "hint-keeps",
    "hint-plan", "hint-deal", "hint-gains", "hint-swap", "hint-no-more", "hint-bids", "hint-card-worth", "hint-no-card",
    "hint-talk", "hint-gift", "hint-gift-round", "hint-no-run", "hint-no-ships", "hint-halves", "hint-gone",
    "hint-sure",
    "hint-leaves-cheap", "hint-difficulty", "hint-newcomers", "hint-theft", "hint-no-theft", "hint-cube-more",
    "hint-cube-less", "hint-instead", "hint-hidden", "hint-refuse", "hint-breaks",
}  # fmt: skip
"""What the bot thinks of an answer, which no game can confirm; `hint-instead` is judged by the answers themselves."""
SIGNS = {"behind": -1, "ahead": 1}
FIGURES = {"hint-lead": "amount", "hint-chance": "share", "hint-card-worth": "amount", "hint-gains": "amount"}
"""By which answers are put in order, and the fact that says so."""
EXCUSES = {"hint-leaves-cheap"}
"""Why an answer stands first though another has the larger figure."""


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for search in (JumpDriveSearch, PocketMarsSearch):
            patch.setattr(search, "budget", Budget(simulations=20))
        yield


def hinted(
    game: Game[Any], seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Any, int, Hint]]:
    """A whole game: at each question of each seat, before anybody has answered, the state and its hint."""
    state = game.new(Setup(seats, seed, game.meta.read_options(options, seats)))
    bots = [catalogue.make(game, "greedy", seat) for seat in range(seats)]
    every, at = EVERY.get(game.meta.id, 1), 0
    while asked := game.awaited(state):
        for seat in asked:
            # Others have answered nothing that is sealed yet: what they do is no part of what a hint tells.
            table = game.copy(state)
            while seat in game.awaited(table):
                decision = asked_as_seen(game, table, seat)
                at += 1
                if len(decision.options) + len(decision.forms) > 1 and at % every == 0:
                    yield table, seat, told(game, table, seat)
                game.choose(table, seat, answer_of(game, table, seat, bots[seat]))
                if len(asked) == 1:
                    break
        for seat in asked:
            if seat not in game.awaited(state):  # who was ready by itself
                continue
            game.choose(state, seat, answer_of(game, state, seat, bots[seat]))
            if seat in game.awaited(state) and game.decision(state, seat).purpose == "place-world":
                game.choose(state, seat, answer_of(game, state, seat, bots[seat]))


def asked_as_seen(game: Game[Any], state: Any, seat: int) -> Decision:
    return question_for_bot(game.decision(state, seat), game, game.view(state, seat))


def told(game: Game[Any], state: Any, seat: int) -> Hint:
    best = catalogue.names(game.meta.id)[0]
    decision = asked_as_seen(game, state, seat)
    return hint(game, game.view(state, seat), decision, lambda: catalogue.make(game, best, SEED))


def answer_of(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice:
    decision = asked_as_seen(game, state, seat)
    ready = next((option for option in decision.options if option.verb == "ready"), None)
    choice = bot.choose(game.view(state, seat), decision) or ready
    assert choice is not None
    return choice


@pytest.mark.parametrize("name", TRUTHS)
@pytest.mark.sample(2)
def test_what_a_hint_tells_is_what_then_happens(name: str) -> None:
    game = GAMES[name]
    counts: Counter[str] = Counter()
    false: list[Any] = []
    for table in TABLES[name]:
        for state, seat, found in hinted(game, *table):
            is_in_order(found)
            for answer in found.answers:
                truths = TRUTHS[name](game, state, seat, answer)
                for reason in answer.reasons:
                    counts[reason.name] += 1
                    assert reason.name in JUDGED or reason.name in truths, reason
                    if reason.name not in JUDGED and reason.facts not in truths[reason.name]:
                        false.append((reason, truths[reason.name], [each.key for each in answer.choices]))
                    if reason.name == "hint-instead":
                        assert exchanged(found.answers[0], answer, reason)
    assert not false, (len(false), counts, "\n".join(map(str, false[:6])))
    assert counts.keys() >= TOLD[name]


def is_in_order(found: Hint) -> None:
    """An answer has more than a bare figure to say for itself, and the first one the largest, or says why not."""
    for answer in found.answers:
        assert {reason.name for reason in answer.reasons} - {
            "hint-lead",
            "hint-chance",
            "hint-more",
            "hint-less",
        }
    for name in FIGURES:
        figures = [figure(answer, name) for answer in found.answers]
        told = [each for each in figures if each is not None]
        if figures[0] is not None and figures[0] < max(told):
            assert EXCUSES & {reason.name for reason in found.answers[0].reasons}, found


def figure(answer: Considered, name: str) -> float | None:
    for reason in answer.reasons:
        if reason.name == name:
            return float(reason.facts[FIGURES[name]]) * SIGNS.get(str(reason.facts.get("way")), 1)
    return None


@pytest.mark.parametrize("name", ["race", "jump_drive"])
@pytest.mark.sample(1)
def test_what_others_have_sealed_is_no_part_of_a_hint(name: str) -> None:
    """As soon as bots have answered, a person is told the same of what an answer costs, brings and leads to."""
    game = GAMES[name]
    seen = 0
    for state, seat, found in hinted(game, 2, 5, {}):
        if game.awaited(state) != [0, 1] or game.decision(state, seat).purpose not in ("action", "place"):
            continue
        other = 1 - seat
        game.choose(state, other, game.options(state, other)[-1])
        if other not in game.awaited(state):
            before, after = claims(found), claims(told(game, state, seat))
            for answer in before.keys() & after.keys():
                seen += 1
                assert after[answer] == before[answer]
    assert seen > 4


def claims(found: Hint) -> dict[str, str]:
    """By answer: what can be confirmed of it."""
    return {
        " ".join(choice.key for choice in answer.choices): str(
            [reason for reason in answer.reasons if reason.name not in JUDGED | {"hint-denies"}]
        )
        for answer in found.answers
    }
