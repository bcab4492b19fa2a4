"""No message says the reader's own name as if it were another's: "You gives", "Tú da", "Ty daje" cannot be said."""

import re

import pytest
from fluent.syntax import ast, parse

from cosmodrome.words.bundle import Bundle
from cosmodrome.words.render import LANGUAGES

from .test_words import SPOKEN, WORDS, everywhere
from .wording import Messages, variables

NAMED = {"player", "players", "giver", "receiver", "by", "maker", "inventor", "owner"}
"""Arguments that are names of who sits at a table, beside the fields that a game's speaker names."""
OF_OTHERS = {"do", "mail", "reason", "hint"}
"""Families that tell the reader of others: one's own answers, letters, refusals and advice."""
NEVER_ME = {
    # Accounts and friends, by the name that an account has.
    "ui-recovered", "ui-forgotten-sent", "ui-signed-up", "ui-signed-in", "ui-seats-left", "ui-befriend", "ui-unfriend",
    "ui-block", "ui-unblock", "ui-namesake", "ui-bot-of", "ui-table-name-hint", "ui-chat-more", "ui-kept-for",
    "ui-invited", "ui-reports-about-line", "ui-reports-about-player", "ui-reports-about-study", "ui-reports-about-club",
    "ui-reports-by",
    "ui-restrain", "ui-restraint-by", "ui-restraint-lifted", "ui-study-by",
    # By the name that somebody has in a tournament, whoever reads it.
    "ui-tournament-organiser", "ui-tournament-waits-hand", "ui-tournament-next-hand", "ui-tournament-winner",
    "ui-tournament-winners", "ui-tournament-cross-cell", "ui-tournament-remove", "ui-tournament-sit-out",
    "ui-tournament-plays-next",
    # Of rivals alone.
    "review-rival",
    # Beside them stands another message for the reader.
    "ui-end-wanted", "ui-placing", "ui-has-left", "ui-given-by", "ui-back-wanted", "ui-back-wanted-last", "ui-won",
    "ui-hourglass-other", "ui-to",
    "ui-row-you-give", "ui-row-you-get", "promise-spare",
    "traded", "terminal-own", "terminal-resigned", "terminal-opening", "terminal-opening-solo",
    # Ways to deal with somebody else.
    "ui-time-waits", "ui-ask-to-spare", "ui-ask-for", "ui-from", "ui-give-to", "ui-steal", "fact-owner",
    # No names of seats.
    "line-first-trade", "confluence-name", "ui-swap-colour", "ui-swap-paid", "ui-swap-taken", "terminal-of-these",
    "phase-began",
}  # fmt: skip
"""Messages in which a name that is not by itself is that of somebody else than the reader."""


def by_itself(text: str, found: re.Match[str]) -> bool:
    """Whether no word of the sentence depends on the name: `Winner: @`, `(@)`, `@ → Ben`, `@: no, thanks`."""
    before, after = text[: found.start()], text[found.end() :]
    return bool(re.search(r"(^|[:(→·–;,/])\s*$", before) and re.match(r"\s*([):,.;!?→·–/]|$)", after))


def naming(game: str, language: str) -> list[str]:
    """Messages and arguments of a game that have no form for the reader."""
    speaker, known = SPOKEN[game, language], everywhere(game, language)
    found = []
    for name in known:
        family = name.partition("-")[0]
        twin = name.endswith(("-you", "-hidden")) or f"{name}-you" in known
        if twin or name in NEVER_ME or family in OF_OTHERS:
            continue
        used = variables(known, name) - speaker.numbers.keys()
        for seat in (used & {*speaker.grammar.seats, *NAMED}) - {
            each.removesuffix("_you") for each in used if each.endswith("_you")
        }:
            text = speaker.say(name, **{each: "@" if each == seat else "Gem World" for each in used})
            if any(not by_itself(text, each) for each in re.finditer("@", text)):
                found.append(f"{name} {seat}: {text}")
    return found


def parsed(text: str) -> Messages:
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_whatever_names_the_reader_says_you(game: str, language: str) -> None:
    assert naming(game, language) == []


def test_what_is_left_out_is_there() -> None:
    assert set().union(*(everywhere(game) for game in WORDS)) >= NEVER_ME


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        (
            "en",
            "{ $player } gives two cards.",
            "{ $player_you -> \n    [yes] You give\n   *[no] { $player } gives\n} two cards.",
        ),
        ("es", "{ $giver } da dos cartas.", "Da dos cartas: { $giver }."),
        ("pl", "Dla gracza { $player }.", "{ $player } → dwie karty"),
    ],
)
def test_a_planted_you_gives_is_found(
    language: str, wrong: str, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text, found in ((wrong, True), (right, False)):
        bundle = Bundle(language, [f"ui-planted = {text}"])
        monkeypatch.setattr(SPOKEN["race", language], "bundles", [bundle, *SPOKEN["race", language].bundles])
        monkeypatch.setattr(
            "tests.house.test_you.everywhere", lambda *_, text=text: parsed(f"ui-planted = {text}")
        )
        assert bool(naming("race", language)) is found
