# Everything a checkout needs is made by its targets: `make play` and `make test` are enough to start.
# `tools/setup` does the setting up; it costs nothing where it stands already.

PORT ?= 8000
python := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help
help: ## lists the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-24s %s\n", $$1 $$3, $$2 }' Makefile

.PHONY: install
install: ## sets up .venv with everything that development needs
	@tools/setup dev && echo "install: .venv is ready"

.PHONY: play
play: ## [PORT=8000] serves the game table, prints its address and a QR code
	@tools/setup run page
	@exec $(python) -m ludoteka serve --port "$(PORT)"

.PHONY: test
test: ## runs every test once: Python, browser, page
	@tools/setup dev page browser && tools/test

.PHONY: check
check: ## format, lint, types, layers, the page's types, and `make test`: what CI runs
	@tools/setup dev page browser && tools/check

.PHONY: check-all
check-all: ## `make check` on the interpreted rules, then laws, games, minds and laboratory on the compiled ones
	@tools/setup dev page browser && tools/check-all

.PHONY: fmt
fmt: ## formats the Python code and mends what ruff can mend
	@tools/setup dev && .venv/bin/ruff check --fix --quiet . && .venv/bin/ruff format .

.PHONY: native
native: ## compiles the rules in place; about half a minute
	@tools/setup dev && $(python) tools/native.py native

.PHONY: pure
pure: ## removes the compiled rules
	@tools/setup dev && $(python) tools/native.py pure

.PHONY: game
game: ## G=uno: laws, rulings, counts and transcripts of one game
	@test -n "$(G)" || { echo "make game G=uno: which game?" >&2; exit 2; }
	@tools/setup dev && .venv/bin/pytest -q -n 2 tests/games -k "$(G)"

.PHONY: text
text: ## checks that every text stands in every language, with its variables and plural forms
	@tools/setup dev && $(python) -m ludoteka texts

.PHONY: rulings
rulings: ## lists every ruling with the tests that cite it in docs/rulings.md; fails where one is missing
	@tools/setup dev && $(python) tools/rulings.py

.PHONY: test-lessons
test-lessons: ## plays the lessons of all games to their ends in a browser; about two minutes
	@tools/setup dev page browser && LUDOTEKA_LESSONS=all .venv/bin/pytest -q tests/browser/test_lessons.py

.PHONY: transcripts
transcripts: ## replays the transcripts of all games
	@tools/setup dev && .venv/bin/pytest -q tests -k transcript

.PHONY: new-game
new-game: ## NAME=x: a folder for a new game, which passes the laws as it stands
	@test -n "$(NAME)" || { echo "make new-game NAME=x: what shall it be called?" >&2; exit 2; }
	@tools/setup dev && $(python) -m ludoteka new-game "$(NAME)"

.PHONY: web
web: ## builds the page
	@tools/setup page && echo "web: the page stands in src/ludoteka/server/page"

.PHONY: gallery
gallery: ## [ONLY="--rooms uno --sizes small"] every screen of every game as a picture, side by side in .build/gallery
	@tools/setup dev page browser && $(python) -m tools.gallery $(ONLY)

.PHONY: test-access
test-access: ## all games by keys, three by ear, for fingers and large letters, one in Firefox; `make test`: one of each kind
	@tools/setup dev page browser && LUDOTEKA_ACCESS=all .venv/bin/pytest -q -s tests/browser/test_keyboard.py \
		tests/browser/test_screen_reader.py tests/browser/test_access.py tests/browser/test_firefox.py \
		tests/browser/test_flights.py tests/browser/test_first_move.py tests/browser/test_shifts.py tests/browser/test_tables.py tests/browser/test_lying.py

.PHONY: bench-fair
bench-fair: ## how often the truly fastest hand wins, by arrival, midpoint and our rule; and over real sockets
	@tools/setup dev && $(python) -m ludoteka.table.fairness && $(python) bench/fair_sockets.py

.PHONY: bench-load
bench-load: ## [HOW="--compiled"] 200 people and 40 tables of bots over real sockets: how soon all are told, and memory
	@tools/setup dev && $(python) bench/load.py $(HOW)

.PHONY: bench-witness
bench-witness: ## two network namespaces and a client that answers late: what the kernel knows; needs root
	@tools/setup dev && $(python) bench/witness.py

.PHONY: test-lines
test-lines: ## a phone locked for 45 s, Wi-Fi gone for 40 s, in a real browser; `make test` waits 3 s each
	@tools/setup dev page browser && LUDOTEKA_LONG=1 .venv/bin/pytest -q tests/browser/test_lines.py

.PHONY: soak-kill
soak-kill: ## kills a server under load a hundred times: nothing decided is lost, no table is stuck
	@tools/setup dev && $(python) bench/kills.py

.PHONY: bench
bench: ## our rules on both builds and other libraries, side by side, with the bars; writes docs/bench.md
	@tools/setup peers && .tools/peers/bin/python -m bench.peers --page docs/bench.md

.PHONY: bench-adapters
bench-adapters: ## the environments for learners against their bars, on compiled rules; fails where one is missed
	@tools/setup dev && $(python) bench/adapters.py

.PHONY: locks
locks: ## renews requirements/*.txt from pyproject.toml
	@tools/setup dev && tools/locks

.PHONY: clean
clean: ## removes all that make has made here
	@rm -rf .venv .tools .build build dist web/node_modules web/dist src/ludoteka/server/page .*_cache .hypothesis
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@find src tests tools \( -name __pycache__ -o -name '*.egg-info' \) -prune -exec rm -rf {} + && echo "clean: as after the clone"
