"""Records: whole games that are played again and compared line by line."""

import pytest

pytest.register_assert_rewrite("tests.records.race_uses", "tests.records.jump_drive_uses")
