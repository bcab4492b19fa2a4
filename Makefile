# Everything starts here: `make play` to play, `make test` to check; both set up what is missing and are quick after that.

BIN := .venv/bin
JOBS ?= 2
# Tests of servers and browsers wait for a third of their time: two cores have room for one more.
WORKERS ?= 3
TESTS ?= not long and not again
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
# Each of the many processes that the tests start would compile all it imports anew. `make clean` deletes what is kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test test-long compile pure lint page-check bench wheel sdist audit pin clean

help:           ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 - \2/p' Makefile

setup:          ## make .venv, install what constraints.txt pins, build the page; only what is missing or stale
	@python=$$(sh tools/find_python.sh) && "$$python" tools/prepare.py

play:           ## serve the lobby, with what playing needs; more options: make play ARGS="--port 9000"
	@python=$$(sh tools/find_python.sh) && "$$python" tools/prepare.py to-play
	@$(BIN)/cosmodrome serve $(ARGS)

test: setup     ## all checks, and the tests but long campaigns and what .ci/run looks at again
	@$(MAKE) --no-print-directory -j $(JOBS) lint page-check
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "$(TESTS)"

test-long: setup    ## the long campaigns
	$(BIN)/python -m pytest --timeout 0 -n $(WORKERS) --dist worksteal -m "long or again"
	COSMO_OTHER_INPUTS=1 $(BIN)/python -m pytest --timeout 0 tests/laws/test_generated.py

lint: setup     ## style, types, arrows between rooms
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

page-check: setup
	@if [ -f web/package.json ]; then cd web && npm run --silent check; fi

compile: setup pure     ## compile core and games in place; what is edited later makes setup delete that
	@$(BIN)/python tools/compiled.py

pure:           ## delete what `make compile` made
	@find src -name '*.so' -type f -exec rm -f {} +
	@rm -rf build

bench: setup    ## games per second, interpreted and compiled
	$(BIN)/python tools/bench.py $(ARGS)

wheel: setup    ## a wheel with the page in dist/; compiled with COSMO_COMPILE=1
	@rm -rf build   # or what an older page left there would be packed too
	$(BIN)/python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .

sdist: setup    ## a source distribution with the page in dist/
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))"

audit: setup    ## ask public lists what is known against the pinned dependencies
	@$(BIN)/python tools/audit.py $(ARGS)

pin: setup      ## write constraints.txt from what .venv holds
	$(BIN)/python -m pip freeze --all --exclude-editable | grep -v '^pip==' > constraints.txt

clean: pure     ## delete everything that make made
	rm -rf .venv dist web/node_modules src/cosmodrome/server/page src/*.egg-info
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
