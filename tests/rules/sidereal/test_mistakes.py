"""The mistakes that RULES.md lists at its end: each has rules, and tests that there are."""

import re
from pathlib import Path

from cosmodrome.games import sidereal

RULES = (Path(sidereal.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))


def test_each_of_the_thirteen_mistakes_has_tests_of_its_rules() -> None:
    rows = re.findall(r"^\| (\d+) \| .* \| (.*) \| (.*) \|$", RULES, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 14))
    for _, rules, tests in rows:
        named = re.findall(r"`(test_\w+)`", tests)
        assert {name.split("_")[1] + "." + name.split("_")[2] for name in named} == set(rules.split(", "))
        for name in named:
            assert f"def {name}(" in TESTS, f"there is no {name}"
