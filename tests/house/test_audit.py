"""The audit of dependencies says what the lists know, and of what no list told."""

import json
import re

import pytest
from tools import audit

FINE = {"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": []}]}
WEAK = {"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": [{"id": "GHSA-1"}, {"id": "CVE-2"}]}]}
UNKNOWN = {"dependencies": [{"name": "h11", "skip_reason": "Dependency not found on PyPI"}]}
FINE_PAGE = {"vulnerabilities": {}}
WEAK_PAGE = {"vulnerabilities": {"vite": {"severity": "high"}}}
SILENT = {"message": "405 Method Not Allowed"}


@pytest.mark.parametrize(
    ("python", "page", "code", "if_reachable", "line"),
    [
        (FINE, FINE_PAGE, 0, 0, "^0 dependencies with known weaknesses$"),
        (WEAK, FINE_PAGE, 1, 1, "^Python: h11 0.16.0: GHSA-1, CVE-2$"),
        (FINE, WEAK_PAGE, 1, 1, "^the page: vite: high$"),
        (WEAK, SILENT, 1, 1, "^!!! the page: NOT AUDITED: all of it$"),
        (UNKNOWN, FINE_PAGE, 2, 0, "^!!! Python: NOT AUDITED: h11$"),
        (None, WEAK_PAGE, 1, 1, "^!!! Python: NOT AUDITED: all of it$"),
        (None, None, 2, 0, "^!!! the page: NOT AUDITED: all of it$"),
    ],
)
def test_it_says_what_is_known_and_what_is_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: object,
    page: object,
    code: int,
    if_reachable: int,
    line: str,
) -> None:
    """None is a command that says nothing; where no list answers, `.ci/run` goes on."""
    monkeypatch.setattr(
        audit,
        "said_by",
        lambda words: "" if (said := page if "npm" in words else python) is None else json.dumps(said),
    )
    assert (audit.audit(if_reachable=False), audit.audit(if_reachable=True)) == (code, if_reachable)
    assert re.search(line, capsys.readouterr().out, re.MULTILINE)


def test_where_there_is_no_such_command_nothing_is_said() -> None:
    assert audit.said_by(["there-is-no-such-command"]) == ""
