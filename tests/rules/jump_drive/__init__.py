"""The numbered rules of Jump Drive, and what each card does."""

import pytest

pytest.register_assert_rewrite("tests.rules.jump_drive.scenario")
