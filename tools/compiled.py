"""Compile core and games in place, note from what, and say how they run; a missing compiler is no failure.

python tools/compiled.py            compiles
python tools/compiled.py WHEEL      takes what a wheel of these files has compiled already
"""

import os
import subprocess
import sys
from zipfile import ZipFile

from prepare import ROOT, RULES_STAMP, compiled_rules, rules_mark


def main() -> None:
    """Compile, and print one line."""
    (ROOT / RULES_STAMP).write_text(rules_mark())  # first: what is edited meanwhile makes the result stale
    if sys.argv[1:]:
        with ZipFile(sys.argv[1]) as wheel:
            wheel.extractall(ROOT / "src", [name for name in wheel.namelist() if name.endswith(".so")])
    else:
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
        done = subprocess.run(build, cwd=ROOT, env=os.environ | {"COSMO_COMPILE": "1"})
        if done.returncode:
            sys.exit(done.returncode)
    if compiled_rules():
        print("core and games are compiled; edits to them stay hidden until `make setup` or `make pure`.")
    else:
        print("core and games run interpreted.")


if __name__ == "__main__":
    main()
