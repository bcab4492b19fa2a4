"""Everything the games can say is said, in every language, with what it is given and nothing else."""

import re
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES, MESSAGES, OF_SEVERAL, SHARED, Speaker, one_full_stop

from .wording import (
    COMMON,
    COUNTED,
    FILES,
    OF_GAMES,
    ROOT,
    Messages,
    about,
    event_ids,
    file_of,
    given_to,
    languages_of,
    messages,
    references,
    says_well,
    tag,
    variables,
    wording,
)

WORDS: dict[str, ModuleType] = {
    module.name: import_module(f"tests.house.words_of.{module.name}")
    for module in iter_modules([str(Path(__file__).parent / "words_of")])
}
"""What a game has words for, by its id: the modules in `words_of`, each named like its game."""
SPOKEN = {(game, language): speaker(language, game, strict=True) for game in WORDS for language in LANGUAGES}
PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]
ALIKE = {
    "games": {"good-genes", "keyword-imperium", "phase-draft", "term-total"},
    "names": {"name-alpha_centauri", "name-epsilon_eridani"},
    "table": {"option-no"},
}
"""Words of no game that two languages have alike, by file."""
NOT_SO = {
    "en": r"\b[Yy]ou (is|has|wins|gives|takes|goes)\b|\b(of|from|to|by) You\b",
    "es": r"\b(a|de|con|por|para) [Tt]ú\b|\b[Tt]ú (es|ha|gana|está|tiene)\b",
    "pl": r"\b(gracza|graczowi|dla|od|u) Ty\b|\bTy (jest|ma|wygrywa|zwycięża)\b",
}
"""The reader's word with the verb of others, or in the wrong case."""


def of_game(game: str, language: str = "en") -> Messages:
    """Those that several games say alike, and its own, which count before them."""
    return messages(language, OF_SEVERAL) | messages(language, game)


def everywhere(game: str, language: str = "en") -> Messages:
    """The messages that a game's speaker knows: its own and those of all games."""
    return {name: message for file in SHARED for name, message in messages(language, file).items()} | of_game(
        game, language
    )


def test_a_game_with_a_speaker_says_what_it_has_words_for() -> None:
    assert WORDS.keys() >= {game for game, manifest in MANIFESTS.items() if manifest.words}
    assert all(words.GAME.meta.id == game for game, words in WORDS.items())


# --- one language against another ------------------------------------------------------------------------------


def test_there_are_files_for_every_language() -> None:
    assert set(OF_GAMES) >= set(WORDS)
    for language in LANGUAGES:
        assert sorted(path.stem for path in (MESSAGES / language).glob("*.ftl")) == sorted(COMMON)
    for name in FILES:
        found = {path.name for path in file_of(name, "en").parent.iterdir() if name not in COMMON}
        assert found <= {f"{language}.ftl" for language in LANGUAGES}
        spoken = languages_of(name)
        assert spoken == list(LANGUAGES) if name in (*WORDS, *COMMON) else spoken[0] == "en"


def in_other_languages() -> list[tuple[str, str]]:
    """Each file of messages with each language beside English that it is there in."""
    return [(name, language) for name in FILES for language in languages_of(name)[1:]]


def test_there_is_no_language_that_nobody_offers() -> None:
    assert {path.name for path in MESSAGES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize(("file", "language"), in_other_languages())
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english), "in the same order too, so that they are read side by side"


@pytest.mark.parametrize(("file", "language"), in_other_languages())
def test_every_language_tells_the_same_facts(language: str, file: str) -> None:
    english, other = (messages(code, OF_SEVERAL) | messages(code, file) for code in ("en", language))
    for name in messages("en", file):
        used = {about(variable) for variable in variables(other, name)}
        assert used == {about(variable) for variable in variables(english, name)}, name


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_game_stands_in_two_files(language: str, game: str) -> None:
    seen = [name for file in SHARED for name in messages(language, file)] + [*of_game(game, language)]
    assert [name for name in seen if seen.count(name) > 1] == []


@pytest.mark.parametrize("game", WORDS)
def test_a_game_has_a_message_that_several_have_only_to_say_it_otherwise(game: str) -> None:
    again = messages("en", OF_SEVERAL).keys() & messages("en", game).keys()
    for name in again:
        assert any(
            wording(messages(language, game)[name]) != wording(messages(language, OF_SEVERAL)[name])
            for language in LANGUAGES
        ), name


def test_what_several_games_say_alike_is_wanted_by_two() -> None:
    wanted_by = Counter[str]()
    for game, words in WORDS.items():
        needed = set().union(*words.WANTED.values(), *map(references, of_game(game).values()))
        wanted_by.update(needed - messages("en", game).keys())
    free = ("ui-", *(family for words in WORDS.values() for family in words.FREE))
    few = [name for name in messages("en", OF_SEVERAL) if wanted_by[name] < 2 and not name.startswith(free)]
    assert few == []


@pytest.mark.parametrize(
    ("file", "language"), [(name, each) for name in FILES for each in languages_of(name)]
)
def test_every_reference_leads_somewhere(language: str, file: str) -> None:
    known = messages(language, file)
    there = known.keys() | messages(language, "names").keys() | messages(language, OF_SEVERAL).keys()
    assert [name for name, message in known.items() if references(message) - there] == []


@pytest.mark.parametrize("file", [*WORDS, *COMMON])
def test_nothing_is_left_in_english(file: str) -> None:
    alike = set()
    for name in messages("en", file):
        words = [wording(messages(language, file)[name]) for language in LANGUAGES]
        said = re.search("[a-z]{2}", re.sub(r"\{[^{}]*\}", "", words[0]))
        if said and len(set(words)) < len(LANGUAGES):
            alike.add(name)
    assert alike == (WORDS[file].ALIKE if file in WORDS else ALIKE.get(file, set()))


# --- the words against the games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "family"), [(game, family) for game in WORDS for family in WORDS[game].WANTED]
)
def test_every_one_is_worded(game: str, family: str) -> None:
    wanted = WORDS[game].WANTED[family]
    assert wanted and wanted <= everywhere(game).keys()


def test_everything_the_server_refuses_is_worded() -> None:
    refused = given_to(0, "Refused", room="server")
    assert refused and {f"reason-{name}" for name in refused} <= messages("en", "table").keys()


@pytest.mark.parametrize("game", WORDS)
def test_every_message_is_wanted(game: str) -> None:
    words = WORDS[game]
    wanted = set().union(*words.WANTED.values())
    shared = set().union(*(references(message) for message in of_game(game).values()))
    # What the page alone says: see test_page.py; and hints: see tests/bots/test_hints.py.
    free = (*words.FREE, "ui-", "hint-")
    own = messages("en", game)
    assert [name for name in own if name not in wanted | shared and not name.startswith(free)] == []


@pytest.mark.parametrize("game", WORDS)
def test_what_the_code_says_is_found(game: str) -> None:
    found = set().union(*WORDS[game].WANTED.values())
    assert {"reason-not-awaited", "reason-not-an-option", "reason-unknown-choice"} <= found
    assert WORDS[game].SURELY and found >= WORDS[game].SURELY


# --- the words said --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 5, 12, 22])
@pytest.mark.parametrize(("game", "language"), SPOKEN)
@pytest.mark.sample(28)
def test_every_message_can_be_said(game: str, language: str, number: int) -> None:
    counted = COUNTED | WORDS[game].COUNTED | SPOKEN[game, language].numbers.keys()
    for name in of_game(game, language):
        used = variables(of_game(game, language), name)
        args = {
            variable: number if variable in counted or variable.endswith("_count") else "Gem World"
            for variable in used
        }
        says_well(SPOKEN[game, language].say(name, **args))


# --- whole games, said aloud -----------------------------------------------------------------------------------


class Listener:
    """Says everything that happens at a table, in every language; each distinct thing once."""

    def __init__(self, game: str) -> None:
        self.speakers = [SPOKEN[game, language] for language in LANGUAGES]
        self.batches = WORDS[game].BATCHES
        self.said: set[bytes] = set()
        self.seen: set[str] = set()

    def new(self, *thing: object) -> bool:
        key = msgspec.json.encode(thing)
        fresh = key not in self.said
        self.said.add(key)
        return fresh

    def event(self, event: Any, seats: int) -> None:
        self.seen.add(tag(type(event)))
        for viewer in (None, *range(seats)):
            twin = event.seen_by(viewer)
            if twin is None:
                continue
            fields = msgspec.to_builtins(twin)
            if self.new(fields, fields.get("seat") == viewer):
                for spoken in self.speakers:
                    says_well(spoken.event(fields, viewer, PLAYERS))
                    nothing_is_left_bare(spoken, fields)

    def question(self, decision: Any, verdicts: list[Any]) -> None:
        by_card = {verdict.card: verdict for verdict in verdicts}
        for spoken in self.speakers:
            if self.new(spoken.language, decision.purpose, decision.about, decision.beside, decision.more):
                says_well(spoken.ask(decision))
                nothing_is_left_bare(spoken, {"about": decision.about, "beside": decision.beside})
                if decision.pool:
                    assert decision.purpose in self.batches, (
                        f"{decision.purpose} is not answered by ticking cards"
                    )
                    says_well(spoken.batch(decision, decision.more))
            for choice in decision.options:
                judged = by_card.get(choice.subject)
                facts = judged and (judged.reason, judged.facts)
                if self.new(spoken.language, choice.key, decision.purpose, decision.about, facts):
                    says_well(spoken.button(choice, decision, judged))
            for verdict in verdicts:
                if self.new(spoken.language, verdict.reason, verdict.facts, verdict.parts):
                    says_well(spoken.verdict(verdict))
                    says_well(spoken.sum(verdict.parts) or "nothing to add up")
                    for source, _ in verdict.parts:
                        nothing_is_left_bare(spoken, {"source": source})


def nothing_is_left_bare(speaker: Speaker, facts: Mapping[str, Any]) -> None:
    """Every name in the facts has a word."""
    for field, fact in facts.items():
        for name in fact if isinstance(fact, list) else [fact]:
            if field in speaker.grammar.names and isinstance(name, str) and name:
                words = [
                    speaker.word(family, name.partition("#")[0]) for family in speaker.grammar.names[field]
                ]
                assert any(words), f"{speaker.language}: no word for {field} {name}"


at_every_table = pytest.mark.parametrize(
    ("game", "seats", "options"), [(game, *table) for game in WORDS for table in WORDS[game].TABLES]
)


@at_every_table
@pytest.mark.sample(5)
def test_a_whole_game_is_said(game: str, seats: int, options: dict[str, Any]) -> None:
    whole_games_are_said(game, seats, options, range(2))


@pytest.mark.long
@at_every_table
def test_more_whole_games_are_said(game: str, seats: int, options: dict[str, Any]) -> None:
    whole_games_are_said(game, seats, options, range(2, 12))


def whole_games_are_said(game: str, seats: int, options: dict[str, Any], seeds: range) -> None:
    listener, played = Listener(game), WORDS[game].GAME
    for seed in seeds:
        log = Log()
        heard = 0
        chance = seeded(seed, "words")
        state = played.new(Setup(seats, seed, played.meta.read_options(options, seats)), log)
        while waiting := played.awaited(state):
            seat = waiting[0]
            decision = played.decision(state, seat)
            listener.question(decision, played.referee.verdicts(state, seat))
            played.choose(state, seat, decision.sample(chance))
            for event in log[heard:]:
                listener.event(event, seats)
            heard = len(log)
    assert listener.seen >= WORDS[game].HEARD


def example(words: ModuleType, event: type, number: int) -> dict[str, Any]:
    """An event made up from its field types: every list has `number` entries."""
    made: dict[str, Any] = {"event": tag(event)}
    for field in msgspec.structs.fields(event):
        if field.name in words.NAMES_OF:
            made[field.name] = words.NAMES_OF[field.name]
        elif field.name in words.LISTS:
            made[field.name] = words.LISTS[field.name][:number]
        elif "list" in str(field.type):
            made[field.name] = [words.CARD] * number
        elif field.type in (bool, bool | None):
            made[field.name] = number > 0
        elif field.type is int:
            made[field.name] = 0 if field.name == "seat" else number
        else:
            made[field.name] = words.CARD
    return made


@pytest.mark.parametrize(("game", "event"), [(game, event) for game in WORDS for event in WORDS[game].EVENTS])
def test_every_event_is_said_to_everyone(game: str, event: type) -> None:
    words = WORDS[game]
    for number in (0, 1, 2, 3):
        fields = example(words, event, number)
        hidden = fields | dict.fromkeys(event.secret)  # type: ignore[attr-defined]
        for language in LANGUAGES:
            spoken = SPOKEN[game, language]
            card = spoken.cards[words.CARD]["name"]
            whole, own, other = (
                spoken.event(fields, None, PLAYERS),
                spoken.event(fields, 0, PLAYERS),
                spoken.event(hidden, 1, PLAYERS),
            )
            if number:
                for text in (whole, own, other):
                    says_well(text)
            if "seat" in fields:
                assert "Ana" in whole and "Ana" in other and "Ana" not in own
            if number and any(fields[name] in (words.CARD, [words.CARD] * number) for name in event.secret):  # type: ignore[attr-defined]
                assert card in whole + own
                if not any(hidden.get(name) == words.CARD for name in hidden):
                    assert card not in other


@pytest.mark.parametrize(("game", "event"), [(game, event) for game in WORDS for event in WORDS[game].EVENTS])
def test_no_reader_is_called_by_name(game: str, event: type) -> None:
    """Whoever reads is "you", whichever field the own seat stands in, and never beside a verb for others."""
    for number in (1, 2, 3):
        fields = example(WORDS[game], event, number)
        for viewer, language in product(range(len(PLAYERS)), LANGUAGES):
            text = SPOKEN[game, language].event(fields, viewer, PLAYERS)
            assert PLAYERS[viewer] not in text
            assert not re.search(NOT_SO[language], text), text


@pytest.mark.parametrize("game", WORDS)
def test_every_card_is_told(game: str) -> None:
    for language in LANGUAGES:
        spoken = SPOKEN[game, language]
        for card in spoken.cards.values():
            says_well(spoken.card_in_short(card))
            assert spoken.card_lines(card)
            for line in spoken.card_lines(card):
                says_well(line)


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx' is not one of en, es, pl"):
        speaker("xx", "race")


def test_a_name_with_a_full_stop_ends_its_sentence() -> None:
    assert (
        one_full_stop("Ann places Lifeforms, Inc..", ["Ann", "Lifeforms, Inc."])
        == "Ann places Lifeforms, Inc."
    )


def test_other_full_stops_are_left_as_they_are() -> None:
    assert one_full_stop("a..b waits ...", ["a..b", 2]) == "a..b waits ..."


@pytest.mark.parametrize("game", WORDS)
def test_the_page_about_words_lists_every_family(game: str) -> None:
    text = (ROOT / "docs/words.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `.*$", text, re.MULTILINE)
    listed = {family for row in rows for family in re.findall(r"`([a-z]+)-", row)}
    single = set().union(*(event_ids(words.EVENTS) for words in WORDS.values()))
    single |= set().union(*(references(message) for each in WORDS for message in of_game(each).values()))
    families = {name.split("-")[0] for name in of_game(game) if name not in single}
    assert families <= listed
