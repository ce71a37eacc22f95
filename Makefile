# Two commands for a fresh machine: `make play` and `make test`. Each makes .venv by itself and installs what it needs.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
PLAYABLE := .venv/playable
# pip compiles to bytecode one file after the other, a third of its time; afterwards all cores do it together.
PIP_OPTIONS := --quiet --disable-pip-version-check --no-compile
# Tests that packages bring along are left out: nobody imports them.
COMPILE := $(BIN)/python -m compileall -qq -j 0 -x '/(tests|testing)/' .venv/lib || true # a template that is no Python yet harms nobody

# The tests start some three hundred processes: bytecode is kept, so that none of them compiles its modules again.
unexport PYTHONDONTWRITEBYTECODE

# Tests wait a third of their time (for servers, browsers, disks): one process more than there are cores. A file stays
# in one process, in the order of `tests/conftest.py`: what takes longest first.
SIDE_BY_SIDE := -n $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)') --dist loadfile --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help early-site play test warm check check-python check-web test-web fix wheel docs check-docs notebooks lock golden perft mutants oracle kill test-browser attack fuzz strength puzzles check-puzzles calibration habits review learn bench bench-server bench-envs bench-web pictures clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(INSTALLED): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing into .venv (once) …"
	@$(BIN)/python -m pip install $(PIP_OPTIONS) --editable '.[dev]'
	@$(COMPILE)
	@touch $@

# Players need less than developers do: what is installed for developers is enough for players.
$(PLAYABLE): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test $(INSTALLED) -nt pyproject.toml || (echo "Installing into .venv (once) …" && \
	  ((command -v uv >/dev/null && uv pip install --quiet --python $(BIN)/python --editable '.[play]' 2>/dev/null) || \
	  $(BIN)/python -m pip install $(PIP_OPTIONS) --editable '.[play]') && ($(COMPILE)))
	@touch $@

# Beside the installation, if the system has a Node.js that will do; else it is built afterwards, with the one of PyPI.
early-site:
	@$(PYTHON) web/build.py early

# On a fresh machine the packages and the web app come side by side, here and for `make test`: each keeps one core busy.
play: ## play in the browser: builds the app if need be, starts the server, opens the page
	@$(MAKE) --no-print-directory --jobs 2 $(PLAYABLE) early-site
	@$(BIN)/python web/build.py
	@$(BIN)/serai

test: ## run everything that decides whether a change is good
	@$(MAKE) --no-print-directory --jobs 2 $(INSTALLED) early-site
	@$(MAKE) --no-print-directory --jobs 3 check-python test-web warm
	$(BIN)/python -m pytest $(SIDE_BY_SIDE)

# Once, before some three hundred processes ask for it at the same time.
warm: $(INSTALLED)
	@$(BIN)/serai warm

check: check-python check-web ## lint, formatting, types, generated files

check-python: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m serai.i18n.generate --check
	$(BIN)/python -m serai.games.generate --check
	$(BIN)/python -m serai.protocol.typescript --check

check-web: $(INSTALLED)
	$(BIN)/python web/build.py run check

test-web: check-web
	$(BIN)/python web/build.py
	$(BIN)/python web/build.py run test

fix: $(INSTALLED) ## regenerate, format and mend what can be mended
	$(BIN)/python -m serai.i18n.generate
	$(BIN)/python -m serai.games.generate
	$(BIN)/python -m serai.protocol.typescript
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/build.py run fix

wheel: $(INSTALLED) docs ## build the web app and the documentation, then the wheel and the source archive that contain it, into dist/
	$(BIN)/python web/build.py
	$(BIN)/python -m build --outdir dist

docs: $(INSTALLED) ## build the documentation site into src/serai/docs_site, warnings are errors; `serai docs` opens it
	@$(BIN)/python -c "import sphinx, furo, myst_parser" 2>/dev/null || $(BIN)/python -m pip install $(PIP_OPTIONS) --editable '.[docs]'
	rm -rf src/serai/docs_site
	$(BIN)/python -m sphinx -E -W --keep-going -q -b html -d .venv/doctrees docs src/serai/docs_site
	rm -f src/serai/docs_site/objects.inv src/serai/docs_site/.buildinfo

check-docs: $(INSTALLED) ## run every block and notebook, follow every link of the site, check the examples with pyright (a minute or two)
	$(BIN)/python -m pip install $(PIP_OPTIONS) --editable '.[docs]'
	$(BIN)/python -m pytest --deep tests/docs tests/library/test_typing.py

notebooks: $(INSTALLED) ## run the notebooks of the documentation and keep what they print
	$(BIN)/python docs/_extensions/run_notebooks.py

lock: ## write deploy/requirements.lock anew, with the newest versions and their hashes (needs uv)
	uv pip compile pyproject.toml --extra cluster --universal --python-version 3.11 --generate-hashes --upgrade \
	  --no-header --no-annotate --no-emit-index-url --quiet --output-file deploy/requirements.lock

golden: $(INSTALLED) ## write the golden playthroughs anew; read the difference before committing it
	$(BIN)/python tests/golden/write.py

perft: $(INSTALLED) ## check the perft counts one move deeper than the tests do
	$(BIN)/python -m pytest tests/games/test_perft.py --deep

mutants: $(INSTALLED) ## break every rule in every way we know, in a copy, and see that the tests of its clause notice (some minutes)
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) --deep tests/games/*/test_mutants.py

oracle: $(INSTALLED) ## replay thousands of random games in the independent implementations (some minutes)
	$(BIN)/python tests/oracle/run.py

kill: $(INSTALLED) ## kill a server in a stream of moves on both databases; then workers, Redis and PostgreSQL, a hundred times; restart it under 500 sockets
	$(BIN)/python -m pytest --deep tests/server/test_kill.py tests/server/test_faults.py tests/server/test_restart.py

test-browser: $(INSTALLED) ## all tests in a real Chromium: whole matches, every screen, size and theme (some minutes)
	$(BIN)/python web/build.py
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) --deep tests/browser

attack: $(INSTALLED) ## attack a server with one hostile client of each kind while two people play; writes bench/attack.md (five minutes)
	cd tests && ../$(BIN)/python -m attacks.run --write ../bench/attack.md

fuzz: $(INSTALLED) ## send a server nonsense for a long time (some minutes), new nonsense every time
	FUZZ_EXAMPLES=2000 $(BIN)/python -m pytest tests/server/test_fuzz.py

calibration: $(INSTALLED) ## play against four kinds of opponents, see whether chances come true, write bench/calibration.md
	$(BIN)/python bench/calibration.py

habits: $(INSTALLED) ## let level 5 play itself and write how it plays into the folder of each game (some minutes)
	$(BIN)/python bench/habits.py

review: $(INSTALLED) ## review games of all levels, see whether luck is fair and the ledger adds up, write bench/review.md (about an hour)
	$(BIN)/python bench/review.py

strength: $(INSTALLED) ## play the bots against each other and write bench/strength.md (about an hour)
	$(BIN)/python bench/strength.py

puzzles: $(INSTALLED) ## find the puzzles of all games anew (about eight minutes on two cores); what was stopped goes on
	$(BIN)/python bench/puzzles.py --find

check-puzzles: $(INSTALLED) ## look at a hundred puzzles of each game ten times as long: do they keep their solution? Writes bench/puzzles.md
	$(BIN)/python bench/puzzles.py

learn: $(INSTALLED) ## learn the networks of all games anew by self-play (about two hours)
	$(BIN)/python -m serai.lab.learning

bench: $(INSTALLED) ## measure the kernel beside the same loop in C
	$(BIN)/serai bench kernel

bench-server: $(INSTALLED) ## measure the table service beside a boardgame.io server (some minutes; QUICK=1: one minute)
	$(BIN)/python bench/server/run.py $(if $(QUICK),--quick)

bench-envs: $(INSTALLED) ## measure the learning environments beside their peers, those of them that are installed
	$(BIN)/python bench/envs.py

bench-web: $(INSTALLED) ## measure the web app in Chromium: sizes, first loads, from a click to the screen (QUICK=1: one minute)
	$(BIN)/python web/build.py
	$(BIN)/python bench/web.py $(if $(QUICK),--quick)

pictures: $(INSTALLED) ## take the pictures of docs/pictures anew, with a real Chromium, and a sheet for every lesson
	$(BIN)/python web/build.py
	$(BIN)/python web/pictures.py

clean: ## remove the virtual environment and caches of the tools
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/serai/server/site src/serai/docs_site dist
