"""Everything the game can say is said, in every language, with what it is given and nothing else."""

import ast as python
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.race import powers
from cosmodrome.games.race.cards import NEW_START_WORLDS, card_list
from cosmodrome.games.race.choices import ACTIONS, ALL, WAYS
from cosmodrome.games.race.events import RaceEvent
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.purposes import NAMES
from cosmodrome.text.speak import ABSENT, FAMILIES, LANGUAGES, MESSAGES, Speaker, scoring_id

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted({path.name for path in MESSAGES.glob("*/*.ftl")})
EVENTS = get_args(RaceEvent)
CARDS = [card.facts() for edition in ("first", "second") for card in card_list(edition)]
SPEAKERS = {language: Speaker(language, strict=True) for language in LANGUAGES}
PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]

Messages = dict[str, ast.Message]


@cache
def messages(language: str, file: str) -> Messages:
    """The messages of one file; fails on what Fluent cannot read."""
    resource = parse((MESSAGES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), "a message stands twice"
    return {entry.id.name: entry for entry in found}


def race(language: str = "en") -> Messages:
    return messages(language, "race.ftl")


def everywhere(language: str = "en") -> Messages:
    """The messages of all files."""
    return {name: message for file in FILES for name, message in messages(language, file).items()}


def nodes(node: Any, kind: type) -> Iterator[Any]:
    """Every node of a kind below a node of a Fluent tree."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for each in child if isinstance(child, list) else [child]:
                yield from nodes(each, kind)


def references(message: ast.Message) -> set[str]:
    return {reference.id.name for reference in nodes(message, ast.MessageReference)}


def variables(known: Messages, name: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = {reference.id.name for reference in nodes(known[name], ast.VariableReference)}
    for other in references(known[name]):
        found |= variables(known, other)
    return found


def about(variable: str) -> str:
    """What a variable tells of: `good_id` is told with `good`, `worlds_count` with `worlds`."""
    return re.sub("_(id|count)$", "", variable)


# --- one language against another ------------------------------------------------------------------------------


def test_there_are_files_for_every_language() -> None:
    assert "race.ftl" in FILES
    for language in LANGUAGES:
        assert sorted(path.name for path in (MESSAGES / language).glob("*.ftl")) == FILES


def test_there_is_no_language_that_nobody_offers() -> None:
    assert {path.name for path in MESSAGES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english), "in the same order too, so that they are read side by side"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_the_same_facts(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    for name in english:
        told = {about(variable) for variable in variables(other, name)}
        assert told == {about(variable) for variable in variables(english, name)}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    seen = [name for file in FILES for name in messages(language, file)]
    assert [name for name in seen if seen.count(name) > 1] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str, file: str) -> None:
    known = messages(language, file)
    assert [name for name, message in known.items() if references(message) - known.keys()] == []


ALIKE = {
    "race.ftl": {
        "good-genes",
        "keyword-imperium",
        "option-experienced-no",
        "option-first_game-no",
        "option-new_start_worlds-no",
    },
}
"""Messages that two languages rightly word alike."""


def wording(message: ast.Message) -> str:
    """What a message says, without its name and comments."""
    return FluentSerializer().serialize_entry(message).split("=", 1)[1].strip()


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(file: str) -> None:
    alike = set()
    for name in messages("en", file):
        words = [wording(messages(language, file)[name]) for language in LANGUAGES]
        said = re.search("[a-z]{2}", re.sub(r"\{[^{}]*\}", "", words[0]))
        if said and len(set(words)) < len(LANGUAGES):
            alike.add(name)
    assert alike == ALIKE.get(file, set())


# --- the words against the game --------------------------------------------------------------------------------


def tag(event: type) -> str:
    return str(event.__struct_config__.tag)  # type: ignore[attr-defined]


def event_ids() -> set[str]:
    ids = set()
    for event in EVENTS:
        ids.add(tag(event))
        if event.secret:
            ids.add(tag(event) + "-hidden")
        if "seat" in event.__struct_fields__:
            ids.add(tag(event) + "-you")
    return ids


def strings(tree: python.AST) -> set[str]:
    """The names written out in a piece of code."""
    written = [node.value for node in python.walk(tree) if isinstance(node, python.Constant)]
    return {text for text in written if isinstance(text, str) and re.fullmatch("[a-z][a-z-]+", text)}


def source(*rooms: str) -> Iterator[python.AST]:
    for room in rooms:
        for path in sorted((ROOT / "src/cosmodrome" / room).rglob("*.py")):
            yield from python.walk(python.parse(path.read_text(encoding="utf-8")))


def given_to(position: int, *callers: str, room: str = "games/race") -> set[str]:
    """The names that the code of a room, or the core, gives to these callers at a position of the call."""
    found = set()
    for node in source("core", room):
        if isinstance(node, python.Call) and python.unparse(node.func).split(".")[-1] in callers:
            found |= {text for argument in node.args[position : position + 1] for text in strings(argument)}
    return found


def reasons() -> set[str]:
    """Why something is refused."""
    return given_to(0, "NotAllowed")


def verdict_reasons() -> set[str]:
    """What is told of a card that might be placed."""
    kept = {
        text
        for node in source("games/race")
        if isinstance(node, python.Assign) and python.unparse(node.targets[0]) == "reason"
        for text in strings(node.value)
    }
    return given_to(2, "Verdict") | given_to(1, "_priced") | kept


def parts() -> set[str]:
    """What the arithmetic of a price or strength is made of, cards apart."""
    found = {"chips"}
    for node in source("games/race"):
        tree = None
        if isinstance(node, python.AnnAssign) and python.unparse(node.target) == "parts":
            tree = node.value
        if isinstance(node, python.Call) and python.unparse(node.func) == "parts.append":
            tree = node.args[0]
        found |= {text for one in [tree] if one is not None for text in strings(one)}
    return found


def causes() -> set[str]:
    """Why a card was drawn or a good placed, and what a question is about, cards apart."""
    told = given_to(3, "draw") | given_to(3, "place_good", "produce_on")
    for node in source("games/race"):
        if isinstance(node, python.Assign) and python.unparse(node.targets[0]) == "why":
            told |= strings(node.value)
        if isinstance(node, python.FunctionDef) and node.name == "about_name":
            told |= {text for inner in node.body if isinstance(inner, python.If) for text in strings(inner)}
    return told


def option_ids() -> set[str]:
    ids = set()
    for option in META.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        spelled = [("yes" if value else "no") if isinstance(value, bool) else value for value in option.values]
        ids |= {f"option-{option.name}-{value}" for value in spelled}
    return ids


def kinds_of_power(base: type = powers.Power) -> list[type[powers.Power]]:
    return [one for child in base.__subclasses__() for one in (child, *kinds_of_power(child))]


PHASES = {step.phase for step in STEPS} | {"over"}
BATCHES = ("start-discard", "explore-keep", "pay", "spend", "discard-for-vp", "hand-limit")
"""Purposes that are answered by ticking cards."""

WANTED: dict[str, set[str]] = {
    "events": event_ids(),
    "questions": {f"ask-{name}" for name in NAMES},
    "waiting": {f"wait-{phase}" for phase in PHASES},
    "buttons": {f"do-{choice.verb}" for choice in ALL if choice.verb != "by"}
    | {f"do-by-{way}" for way in WAYS}
    | {f"do-batch-{name}" for name in BATCHES},
    "reasons": {f"reason-{name}" for name in reasons() | verdict_reasons()}
    | {f"reason-{name}-why" for name in verdict_reasons()},
    "parts": {f"part-{name}" for name in parts()},
    "causes": {f"cause-{name}" for name in causes()},
    "ends": {"end-tableau", "end-pool"},
    "actions": {f"action-{action}{more}" for action in ACTIONS for more in ("", "-help")},
    "phases": {f"phase-{phase}{more}" for phase in PHASES | {"trade"} for more in ("", "-help")},
    "goods": {f"good-{good}" for good in (*powers.GOODS, "any")},
    "keywords": {f"keyword-{word}" for card in CARDS for word in card["keywords"]},
    "options": option_ids(),
    "powers": {f"power-{power.phase}-{power.effect}" for power in kinds_of_power()},
    "scoring": {scoring_id(line) for card in CARDS for line in card.get("end_game_vp", ())},
}
FREE = ("term-", "icon-", "fact-", "part-")
"""Families that the page draws from as it likes."""


@pytest.mark.parametrize("family", WANTED)
def test_every_one_is_worded(family: str) -> None:
    assert WANTED[family] and WANTED[family] <= everywhere().keys()


def test_everything_the_server_refuses_is_worded() -> None:
    if "table.ftl" not in FILES:
        pytest.skip("there is no table.ftl yet")
    refused = given_to(0, "Refused", room="server")
    assert refused and {f"reason-{name}" for name in refused} <= everywhere().keys()


def test_every_message_is_wanted() -> None:
    wanted = set().union(*WANTED.values())
    shared = set().union(*(references(message) for message in race().values()))
    assert [name for name in race() if name not in wanted | shared and not name.startswith(FREE)] == []


def test_what_the_code_says_is_found() -> None:
    assert reasons() >= {"not-awaited", "not-an-option", "unknown-choice"}
    assert verdict_reasons() >= {"pay", "costs", "contact", "conquer", "needs-military", "ship", "a-world"}
    assert parts() >= {"cost", "defense", "bonus", "chips"}
    assert causes() >= {"settle-bonus", "windfall", "trade", "produce", "produce-bonus"}


# --- the words said --------------------------------------------------------------------------------------------

COUNTED = {
    "amount", "away", "cards", "chips", "cost", "count", "defense", "discard", "discount", "given", "goods_per_use",
    "guess", "guess_max", "guess_min", "have", "kinds", "limit", "max_cards", "military", "more", "need", "number",
    "price", "round", "times", "value", "vp", "vp_offset", "vp_per_good",
}  # fmt: skip
"""Variables that are numbers; so is every one that ends in _count. `cards` is a list in events."""


def says_well(text: str) -> None:
    """No hole, no doubled space, no lone sign; "none" stands for a missing fact and is in some English sentences."""
    assert text and not re.search(r"[{}]|[:(] ?none\b|\bnone[:)]|  | [.,:;]|\(\)|^\W*$", text), text


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 5, 12, 22])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, number: int) -> None:
    for name in race(language):
        used = variables(race(language), name)
        args = {
            variable: number if variable in COUNTED or variable.endswith("_count") else "Gem World"
            for variable in used
        }
        says_well(SPEAKERS[language].say(name, **args))


def test_polish_counts_as_poles_do() -> None:
    polish = SPEAKERS["pl"]
    said = [polish.say("count-cards", count=count) for count in (1, 2, 4, 5, 12, 21, 22, 25)]
    assert said == ["1 kartę", "2 karty", "4 karty", "5 kart", "12 kart", "21 kart", "22 karty", "25 kart"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_scoring_line_is_said(language: str) -> None:
    speaker = SPEAKERS[language]
    said = set()
    for card in CARDS:
        for power in card["powers"]:
            says_well(speaker.power(power))
            said.add((power["phase"], power["effect"]))
        for line in speaker.scoring(card.get("end_game_vp", ())):
            says_well(line)
    assert said == {(power.phase, power.effect) for power in kinds_of_power()}


def test_a_power_says_its_numbers() -> None:
    english = SPEAKERS["en"]
    said = {card["name"]: [english.power(power) for power in card["powers"]] for card in CARDS}
    assert said["Mining Robots"][0] == "Rare elements worlds cost you 1 less."
    assert said["Refugee World"] == ["Military −1."]
    assert said["Galactic Imperium"] == ["Military +4 against Rebel worlds."]
    assert said["Free Trade Association"][0] == "Spend up to 3 Novelty goods for 1 VP and 1 card each."
    assert said["Gateway Station"] == ["Spend 2 goods for 1 VP and 3 cards."]
    assert said["Trade League"][1] != said["Black Market Trading World"][0]
    assert said["Pirate World"] == ["Draw 3 extra cards when you sell the good of this world."]


def test_scoring_says_other_where_a_line_above_counts_first() -> None:
    lines = {card["name"]: SPEAKERS["en"].scoring(card.get("end_game_vp", ())) for card in CARDS}
    assert lines["Galactic Federation"] == [
        "2 VP for each development that costs 6.",
        "1 VP for each other development.",
    ]
    assert lines["Pan-Galactic League"][2:] == ["1 VP for each other military world.", "3 VP for Contact Specialist."]
    assert lines["Galactic Survey: SETI"][1:] == [
        "2 VP for each world with a power in Explore.",
        "1 VP for each other world.",
    ]
    assert lines["Alien Tech Institute"][2] == "2 VP for each other Alien card."


# --- whole games, said aloud -----------------------------------------------------------------------------------

TABLES = [
    (2, {}),
    (2, {"experienced": True}),
    (3, {"first_game": True}),
    (4, {"edition": "second", "new_start_worlds": True}),
]


class Listener:
    """Says everything that happens at a table, in every language; each distinct thing once."""

    def __init__(self) -> None:
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
            told = msgspec.to_builtins(event.seen_by(viewer))
            if self.new(told, told.get("seat") == viewer):
                for speaker in SPEAKERS.values():
                    says_well(speaker.event(told, viewer, PLAYERS))
                    nothing_is_left_bare(speaker, told)

    def question(self, decision: Any, verdicts: list[Any]) -> None:
        by_card = {verdict.card: verdict for verdict in verdicts}
        for speaker in SPEAKERS.values():
            if self.new(speaker.language, decision.purpose, decision.about, decision.more):
                says_well(speaker.ask(decision))
                nothing_is_left_bare(speaker, {"about": decision.about})
                if decision.pool:
                    assert decision.purpose in BATCHES, f"{decision.purpose} is not answered by ticking cards"
                    says_well(speaker.batch(decision, decision.more))
            for choice in decision.options:
                judged = by_card.get(choice.subject)
                facts = judged and (judged.reason, judged.facts)
                if self.new(speaker.language, choice.key, decision.purpose, decision.about, facts):
                    says_well(speaker.button(choice, decision, judged))
            for verdict in verdicts:
                if self.new(speaker.language, verdict.reason, verdict.facts, verdict.parts):
                    says_well(speaker.verdict(verdict))
                    says_well(speaker.sum(verdict.parts) or "nothing to add up")
                    for source, _ in verdict.parts:
                        nothing_is_left_bare(speaker, {"source": source})


def nothing_is_left_bare(speaker: Speaker, facts: Mapping[str, Any]) -> None:
    """Every name in the facts has a word."""
    for field, fact in facts.items():
        for name in fact if isinstance(fact, list) else [fact]:
            if field in FAMILIES and isinstance(name, str) and name:
                words = [speaker.word(family, name.partition("#")[0]) for family in FAMILIES[field]]
                assert any(words), f"{speaker.language}: no word for {field} {name}"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_is_said(seats: int, options: dict[str, Any]) -> None:
    listener = Listener()
    for seed in range(4):
        log: list[Any] = []
        heard = 0
        chance = seeded(seed, "words")
        state = RACE.new(Setup(seats, seed, META.read_options(options, seats)), log)
        while waiting := RACE.awaited(state):
            seat = waiting[0]
            decision = RACE.decision(state, seat)
            listener.question(decision, RACE.verdicts(state, seat))
            RACE.choose(state, seat, decision.sample(chance))
            for event in log[heard:]:
                listener.event(event, seats)
            heard = len(log)
    assert listener.seen >= {"dealt", "started", "kept", "developed", "settled", "drew", "good-placed", "game-ended"}


def example(event: type, number: int) -> dict[str, Any]:
    """An event made up from its field types: every list has `number` entries."""
    made: dict[str, Any] = {"event": tag(event)}
    names = {"good": "rare", "phase": "settle", "why": "trade"}
    lists = {"causes": ["tableau", "pool"], "bonus": [0, 1], "winners": [0, 1], "scores": [30, 28], "ties": [3, 4]}
    for field in msgspec.structs.fields(event):
        kind = str(field.type)
        if field.name in lists:
            made[field.name] = lists[field.name][:number]
        elif field.name == "actions":
            made[field.name] = [["explore-5"], ["develop", "consume-x2"]]
        elif "list" in kind:
            made[field.name] = ["gem_world", "public_works", "old_earth"][:number]
        elif field.type is bool:
            made[field.name] = number > 0
        elif field.type is int:
            made[field.name] = 0 if field.name == "seat" else number
        else:
            made[field.name] = names.get(field.name, "gem_world")
    return made


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_said_to_everyone(event: type) -> None:
    for number in (0, 1, 2, 3):
        told = example(event, number)
        hidden = told | dict.fromkeys(event.secret)  # type: ignore[attr-defined]
        for speaker in SPEAKERS.values():
            whole, own, other = (
                speaker.event(told, None, PLAYERS),
                speaker.event(told, 0, PLAYERS),
                speaker.event(hidden, 1, PLAYERS),
            )
            if number:
                for text in (whole, own, other):
                    says_well(text)
            if "seat" in told:
                assert "Ana" in whole and "Ana" in other and "Ana" not in own
            if event.secret and number:  # type: ignore[attr-defined]
                assert "Gem World" in whole + own
                if not any(told.get(name) == "gem_world" for name in told):
                    assert "Gem World" not in other


def test_an_event_is_said_from_the_reader_s_seat() -> None:
    english = SPEAKERS["en"]
    told = {"event": "drew", "seat": 1, "count": 2, "why": "public_works", "cards": ["gem_world", "old_earth"]}
    assert english.event(told, 1, PLAYERS) == "You draw 2 cards (Public Works): Gem World, Old Earth."
    assert english.event(told | {"cards": None}, 0, PLAYERS) == "Ben draws 2 cards (Public Works)."
    assert english.event(told, None, PLAYERS) == "Ben draws 2 cards (Public Works): Gem World, Old Earth."
    missed = {"event": "gambled", "seat": 0, "guess": 3, "card": None, "won": False}
    assert "no card is left" in english.event(missed, 1, PLAYERS)


def test_refusals_are_said_in_the_game_s_words() -> None:
    english = SPEAKERS["en"]
    assert english.refusal(NotAllowed("needs-military", need=4, have=3)) == "needs Military 4, you have 3"
    assert english.refusal(NotAllowed("costs", price=5, have=4)) == "costs 5, you can pay 4"
    assert english.refusal(NotAllowed("not-in-hand", card="gem_world")) == "Gem World is not in your hand."
    assert english.sum([("cost", 3), ("mining_robots", -1)]) == "cost 3, Mining Robots −1"


def test_what_is_not_worded_is_said_in_english_and_at_last_by_its_id() -> None:
    lenient = Speaker("pl")
    assert lenient.say("no-such-message") == "no-such-message"
    lenient.bundles = [lenient.bundles[1].__class__(["pl"]), lenient.bundles[1]]
    assert lenient.say("do-pass") == "Place nothing"
    with pytest.raises(KeyError):
        SPEAKERS["pl"].say("no-such-message")
    with pytest.raises(ValueError, match="count"):
        SPEAKERS["pl"].say("count-cards")
    with pytest.raises(ValueError, match="'xx' is not one of en, es, pl"):
        Speaker("xx")


def test_every_card_has_a_name_to_be_called_by() -> None:
    known = SPEAKERS["en"].cards
    assert {card["id"] for card in CARDS} | {card.id for card in NEW_START_WORLDS} == known.keys()
    assert ABSENT.keys() >= {"good", "keyword"}


def test_the_page_about_words_lists_every_family() -> None:
    text = (ROOT / "docs/words.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([a-z]+)-", text, re.MULTILINE))
    families = {name.split("-")[0] for name in race() if name not in event_ids()}
    shared = set().union(*(references(message) for message in race().values()))
    assert listed == {family for family in families if not all(n in shared for n in race() if n.startswith(family))}
