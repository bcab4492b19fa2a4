"""The numbered rules of Race for the Galaxy, and what each card does."""

import pytest

pytest.register_assert_rewrite("tests.rules.race.scenario")
