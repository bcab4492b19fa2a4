"""The rules of Sidereal Confluence, one test or more for each number of RULES.md."""

import pytest

pytest.register_assert_rewrite("tests.rules.sidereal.scenario")
