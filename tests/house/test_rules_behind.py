"""Behind each refusal of a game stands a rule: a number that its RULES.md has, with words in every language."""

import ast as python
import re

import pytest

from cosmodrome.games.catalogue import MANIFESTS

from .test_words import WORDS, of_game
from .wording import ROOT, rule_id, rules_named, string_of

RULED = sorted(game for game in MANIFESTS if (ROOT / f"src/cosmodrome/games/{game}/RULES.md").is_file())
NO_RULE = {"not-awaited", "not-an-option", "another-question"}
"""Answers to no question, or to another: nothing in a game's rules speaks of them."""
RULE_AT = {"NotAllowed": 1, "Verdict": 5}
"""Where in the call the rule stands."""


def refusals(tree: python.AST) -> list[python.Call]:
    """The calls that refuse something, for whatever reason is not told to be allowed, and not without a rule."""
    found = []
    for call in python.walk(tree):
        if not isinstance(call, python.Call) or python.unparse(call.func) not in RULE_AT:
            continue
        if python.unparse(call.func) == "Verdict":
            if python.unparse(call.args[1]) != "True":
                found.append(call)
        elif string_of(call.args[0]) not in NO_RULE:
            found.append(call)
    return found


def without_rule(tree: python.AST) -> list[str]:
    """Refusals that name no rule: neither a number nor something that is given one elsewhere."""
    missing = []
    for call in refusals(tree):
        given = call.args[RULE_AT[python.unparse(call.func)] :][:1]
        if not given or (isinstance(given[0], python.Constant) and not string_of(given[0])):
            missing.append(python.unparse(call))
    return missing


@pytest.mark.parametrize("game", RULED)
def test_every_refusal_names_its_rule(game: str) -> None:
    trees = [
        python.parse(path.read_text(encoding="utf-8"))
        for path in (ROOT / f"src/cosmodrome/games/{game}").rglob("*.py")
    ]
    assert sum(len(refusals(tree)) for tree in trees) > 5
    assert [one for tree in trees for one in without_rule(tree)] == []


@pytest.mark.parametrize(
    "planted",
    [
        'NotAllowed("lacks", have=1)',
        'NotAllowed("lacks", "", have=1)',
        'Verdict(name, False, "costs", {}, [])',
        "Verdict(name, price <= have, reason, {}, parts)",
    ],
)
def test_a_refusal_without_a_rule_is_found(planted: str) -> None:
    assert without_rule(python.parse(planted)) == [planted.replace('"', "'")]


@pytest.mark.parametrize("game", RULED)
def test_the_rules_named_are_in_the_book(game: str) -> None:
    book = (ROOT / f"src/cosmodrome/games/{game}/RULES.md").read_text(encoding="utf-8")
    assert rules_named(f"games/{game}") <= set(re.findall(r"^- \*\*(R\d+\.\d+)\*\*", book, re.MULTILINE))


@pytest.mark.parametrize("game", WORDS)
def test_no_rule_has_words_that_nothing_refers_to(game: str) -> None:
    """That each has them in every language, test_words tells."""
    worded = {name for name in of_game(game) if name.startswith("rule-")}
    assert worded == {rule_id(number) for number in rules_named(f"games/{game}")}
