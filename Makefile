# Ready Room. `make play` and `make test` need Python 3.11 and make, and fetch the rest themselves.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
NPM := cd web && ../scripts/with-node npm --loglevel=error
# Bytecode is always cached: every test process would otherwise compile the source again.
export PYTHONDONTWRITEBYTECODE :=

PAGE := src/readyroom/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/tools web/public web/index.html web/vite.config.ts web/vite.worker.config.ts web/svelte.config.js web/package.json -type f 2>/dev/null)

SITE_SOURCES := $(shell find *.md *.toml docs examples scripts/site src/readyroom tests/games web/src/art -type f -not -name '*.pyc' -not -path '*/static/*' 2>/dev/null)

# Three workers on two cores: browser tests often wait, which lets another worker run. `make unit` mostly waits for
# servers and databases, so it uses five.
WORKERS ?= $(if $(filter unit,$(MAKECMDGOALS)),5,3)
# Found or downloaded before any test runs.
BROWSER = light=$$($(PY) -m tests.e2e.browser --light) && whole=$$($(PY) -m tests.e2e.browser) && \
  READYROOM_LIGHT_CHROMIUM=$$light READYROOM_CHROMIUM=$$whole
# Also run on compiled rules: the kernel, the rules, conformance and all records. Bots run only once.
COMPILED_TESTS := tests/core tests/games tests/conformance tests/fixtures tests/playthroughs --ignore-glob=*bots*
PYTEST := $(PY) -m pytest -q -n $(WORKERS) --dist worksteal --durations=10 --durations-min=1

##@ The two commands

play: .venv/run.installed $(PAGE) ## install, build the page, start the server and open it
	@$(PY) -m readyroom serve --open $(ARGS)

test: .venv/dev.installed .venv/docs.installed web/node_modules/.installed ## install and run all tests
	@MAKE="$(MAKE)" READYROOM_PLAYED_COMPILED=$(CURDIR)/build/compiled/.compiled $(PY) -m scripts.parts web-check+types+web-test+docs+web+lint compiled-test pytest

##@ Parts of the tests

lint: .venv/dev.installed ## ruff, and the check of import rules
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check --quiet || { echo "Some files are not formatted: run 'make format'."; exit 1; }
	@.venv/bin/lint-imports --no-logo

types: .venv/dev.installed ## mypy --strict
	@$(PY) -m mypy

web-check: web/node_modules/.installed .venv/dev.installed ## types and lint of the page
	@$(NPM) run --silent check
	@$(NPM) run --silent types -- --check

web-test: web/node_modules/.installed .venv/dev.installed ## unit tests of the page
	@$(NPM) run --silent test

pytest: .venv/dev.installed $(PAGE) ## every Python test; ARGS="tests/cli -k name" picks some
	@$(BROWSER) $(PYTEST) $(ARGS)

unit: .venv/dev.installed ## quick Python tests: no browser, packaging or slow ones; ARGS="-k name" picks some
	@$(PYTEST) --ignore=tests/e2e --ignore=tests/packaging -m "not slow" $(ARGS)

compiled-test: .venv/dev.installed ## the rules' tests again, on compiled rules
	@$(PY) build_rules.py --quick
	@if [ -e build/compiled/.compiled ]; then \
	  PYTHONPATH=$(CURDIR)/build/compiled READYROOM_EXPECT_COMPILED=1 $(PYTEST) $(COMPILED_TESTS) $(ARGS); fi

e2e: .venv/dev.installed $(PAGE) ## browser tests; READYROOM_SCREENSHOTS=1 updates docs/images
	@$(BROWSER) $(PYTEST) tests/e2e $(ARGS)

ray: .venv/dev.installed .venv/ray.installed ## simulate on a Ray cluster of two nodes in a private network (root)
	@$(PYTEST) tests/cli/test_ray.py $(ARGS)

packaging: .venv/dev.installed ## pip install . in fresh environments, with and without Node.js
	@$(PYTEST) tests/packaging $(ARGS)

##@ Longer runs

conformance: .venv/dev.installed ## all checks on all options and seat counts; READYROOM_SEEDS=20: twenty matches each
	@READYROOM_CONFORMANCE=all $(PYTEST) tests/conformance $(ARGS)

bench: .venv/bench.installed benchmarks/node_modules/.installed $(PAGE) $(if $(PURE),,compiled) ## our numbers and the peers', side by side; PURE=1: on the source
	@$(if $(PURE),,PYTHONPATH=$(CURDIR)/build/compiled) scripts/with-node $(PY) -m benchmarks.run $(ARGS)

bots: .venv/dev.installed ## how often each level of bot beats the one below
	@$(PY) -m scripts.bots $(ARGS)

crews: .venv/dev.installed ## how many Space Alert missions a crew of bots survives at each level
	@$(PY) -m scripts.crews $(ARGS)

solver: .venv/dev.installed ## how fast the solver finds a plan that survives, for missions of each class
	@$(PY) -m scripts.solve_table $(ARGS)

soak: .venv/dev.installed ## 10,000 random matches, or by bots (ARGS="--bots all"): all end, conserve and replay
	@$(PY) -m scripts.soak $(ARGS)

soak-space-alert: .venv/dev.installed ## 10,000 random Space Alert missions over all boxes, crews and classes
	@$(PY) -m scripts.soak_space_alert $(ARGS)

same-rules: compiled ## 10,000 random matches on the source and on compiled rules: every state must be the same
	@$(PY) -m scripts.same_rules $(ARGS)

mutate: .venv/dev.installed ## 300 small mutations of the kernel and the rules (ARGS=--help): do the tests notice?
	@$(PY) -m scripts.mutate $(ARGS)

crash: .venv/dev.installed ## 200 kill -9 during play (ARGS=--help), every acknowledged action checked
	@$(PY) -m scripts.attack.crash $(ARGS)

chaos: .venv/dev.installed ## 20 minutes of kills and network failures on three servers, everything checked
	@$(PY) -m scripts.attack.chaos $(ARGS)

soak-server: .venv/dev.installed ## an hour of short matches on one server (ARGS="--minutes 5"): does it leak?
	@$(PY) -m scripts.attack.soak_server $(ARGS)

fuzz: .venv/dev.installed ## fuzz every route of the server; READYROOM_FUZZ sets the number of tries each
	@READYROOM_FUZZ=$${READYROOM_FUZZ:-100} $(PY) -m pytest -q tests/server/test_http.py -k fuzzer $(ARGS)

fuzz-bytes: .venv/dev.installed .venv/fuzz.installed ## coverage-guided fuzzing; ARGS="--target messages --seconds 60"
	@$(PY) -m scripts.fuzz.run $(ARGS)

playthroughs: .venv/dev.installed ## rewrite the golden playthroughs, to review as a diff; NEWEST=1: on the newest rules
	@READYROOM_WRITE_PLAYTHROUGHS=$(if $(NEWEST),newest,1) $(PY) -m pytest -q tests/playthroughs $(ARGS)

cards: .venv/dev.installed ## record the cards, numbered actions and observations of a game's new version
	@$(PY) -m scripts.cards
	@$(PY) -m scripts.spaces
	@$(PY) -m scripts.layouts

##@ Maintenance

compiled: .venv/dev.installed ## a compiled copy of the package in build/compiled; GAMES="space_alert" compiles only these
	@$(PY) build_rules.py $(GAMES)

web: $(PAGE) ## build the page into the package

docs: build/docs/.built ## the documentation site into build/docs; Sphinx warnings are errors
	@echo "The site: build/docs/index.html"

format: .venv/dev.installed web/node_modules/.installed ## format Python and the page's code
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format
	@$(NPM) run --silent fix

lock: ## renew requirements/*.txt; ARGS=--upgrade takes the newest releases
	@scripts/lock $(ARGS)

clean: ## remove everything installed or built here
	rm -rf .venv .make web/node_modules benchmarks/node_modules src/readyroom/server/static dist build
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

help: ## this list
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@ / { printf "%s%s\n", (n++ ? "\n" : ""), substr($$0, 5) } \
	  /^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play test lint types web-check web-test pytest unit conformance compiled-test compiled e2e packaging ray bench bots crews solver soak soak-space-alert same-rules mutate crash chaos soak-server fuzz fuzz-bytes playthroughs cards web docs format lock clean help

# Each install marker is inside its folder, so that removing the folder also removes the marker.

.venv/pyvenv.cfg:
	@python=$$(scripts/find-python) && $$python -m venv .venv
	@touch $@

# The files that others include with -r.
.venv/dev.installed .venv/docs.installed: requirements/run.txt
.venv/bench.installed .venv/fuzz.installed: requirements/dev.txt requirements/run.txt

.venv/%.installed: requirements/%.txt pyproject.toml .venv/pyvenv.cfg
	@echo "Installing what $< lists ..."
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Installs exactly the lock file. `npm ci` would do the same, but it refuses a lock without the binaries of other
# systems, which a mirror may lack.
web/node_modules/.installed: web/package-lock.json web/package.json .venv/pyvenv.cfg
	@echo "Installing what web/package-lock.json lists ..."
	@$(NPM) install --no-save --silent
	@touch $@

benchmarks/node_modules/.installed: benchmarks/package-lock.json .venv/pyvenv.cfg
	@cd benchmarks && ../scripts/with-node npm --loglevel=error install --no-save --silent
	@touch $@

# Always a full build: Sphinx does not check the links of unchanged pages again.
build/docs/.built: .venv/docs.installed $(SITE_SOURCES)
	@echo "Building the site ..."
	@$(PY) -m sphinx --builder html --fail-on-warning --keep-going --quiet --fresh-env --doctree-dir build/doctrees docs build/docs
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@touch $@
