"""The rules of Pocket Mars, one test or more for each number of RULES.md."""

import pytest

pytest.register_assert_rewrite("tests.rules.pocket_mars.scenario")
