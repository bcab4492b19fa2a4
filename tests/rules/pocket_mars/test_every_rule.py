"""Each numbered rule has a test of its number, and each test's number is a rule."""

import re
from pathlib import Path

from cosmodrome.games import pocket_mars

RULES = Path(pocket_mars.__file__).with_name("RULES.md").read_text()
HERE = Path(__file__).parent


def numbered():
    return re.findall(r"^- \*\*R(\d+\.\d+)\*\*", RULES, re.MULTILINE)


def named():
    return {
        found.replace("_", ".")
        for path in HERE.glob("test_*.py")
        for found in re.findall(r"^def test_R(\d+_\d+)_", path.read_text(), re.MULTILINE)
    }


def test_rules_are_numbered_in_order():
    numbers = [tuple(map(int, number.split("."))) for number in numbered()]
    assert numbers == sorted(numbers) and len(numbers) > 100
    for section in range(1, 14):
        own = [rule for chapter, rule in numbers if chapter == section]
        assert own == list(range(1, len(own) + 1))


def test_every_rule_has_a_test_and_every_test_a_rule():
    assert set(numbered()) - named() == set(), "rules without a test"
    assert named() - set(numbered()) == set(), "tests of rules that are not there"


def test_every_rule_says_where_it_comes_from():
    for rule in re.split(r"^- (?=\*\*R)", RULES, flags=re.MULTILINE)[1:]:
        text = rule.split("\n\n")[0]
        assert re.search(r"\[(seed 004|rb|solo|maz|sch|reviews|ours)\]\s*$", text), text


def test_rule_numbers_in_the_code_exist():
    known = set(numbered())
    for path in Path(pocket_mars.__file__).parent.rglob("*.py"):
        for number in re.findall(r"\bR(\d+\.\d+)\b", path.read_text()):
            assert number in known, f"{path.name} names R{number}, which RULES.md does not have"
