#!/bin/sh
# Prints a Python that is new enough for Cosmodrome, or says how to get one and fails.

for python in "$COSMO_PYTHON" python3.13 python3.12 python3.11 python3.14 python3 python; do
    if [ -n "$python" ] && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        command -v "$python"
        exit 0
    fi
done

if command -v python3 >/dev/null 2>&1; then
    found="the newest found is $(python3 --version 2>&1)"
else
    found="none was found"
fi
cat >&2 <<MISSING
Cosmodrome needs Python 3.11 or newer; $found.
  Debian, Ubuntu:  sudo apt install python3 python3-venv   (or python3.12 python3.12-venv)
  Fedora:          sudo dnf install python3
  macOS:           brew install python@3.13
  anywhere:        uv python install 3.13, or pyenv install 3.13
Then run make again; COSMO_PYTHON=/path/to/python chooses one by hand.
MISSING
exit 1
