"""`cosmodrome serve` on a later day: its clock is ahead by as many seconds as a file says, which AHEAD names."""

import os
import time
from pathlib import Path
from unittest.mock import patch

from cosmodrome.cli.app import main
from tests.clock import Clock

if __name__ == "__main__":
    clock = Clock(still=False)
    clock.move(float(Path(os.environ["AHEAD"]).read_text()))
    # By which the server knows which day it is; what it waits for goes by another one.
    with patch.object(time, "time", clock.wall):
        main()
