# Everything runs in .venv, which is made when it is missing, broken or older than pyproject.toml.
# PYTHON=… names the interpreter to make it with; ARGS=… is handed on to what is run.

VENV    := .venv
PY      := $(VENV)/bin/python
PIP     := $(PY) -m pip --disable-pip-version-check install --quiet
WORKERS ?= 2
MINUTES ?= 10

ifneq ($(strip $(PYTHON)),)
CANDIDATES := $(PYTHON)
else
CANDIDATES := python3.13 python3.12 python3.11 python3
endif

# Both are asked each time: a .venv may have lost its interpreter, and PYTHON= may ask for another version than it has.
VERSION := import sys; print("%d.%d" % sys.version_info[:2])
HAS     := $(shell $(PY) -c '$(VERSION)' 2>/dev/null)
WANTED  := $(if $(strip $(PYTHON)),$(shell $(PYTHON) -c '$(VERSION)' 2>/dev/null || echo none),$(HAS))
REMAKE  := $(if $(HAS),$(if $(filter $(HAS),$(WANTED)),,remake),remake)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint types bench soak shots coverage clean remake

help:
	@echo 'make play       start the program            (ARGS=…: its arguments)'
	@echo 'make test       every check, then every test (ARGS=…: for pytest)'
	@echo 'make lint       ruff and the layers; make types: basedpyright'
	@echo 'make coverage   which clauses and cases have a test'
	@echo 'make bench      the budgets, measured'
	@echo 'make soak       random games and broken saves (MINUTES=10)'
	@echo "make shots      the README's pictures"
	@echo 'make clean      remove .venv and all caches; saves are left alone'

play: $(VENV)/.play
	@$(PY) -m tabletop_tui $(ARGS)

test: lint types
	$(PY) -m pytest -n $(WORKERS) $(ARGS)

lint: $(VENV)/.test
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -c 'from importlinter.cli import lint_imports_command as run; run()' --no-cache --no-logo

types: $(VENV)/.test
	$(PY) -m basedpyright --pythonpath $(PY)

coverage: $(VENV)/.test
	@$(PY) -m pytest --collect-only -qq --coverage=report $(ARGS)

bench: $(VENV)/.test
	@$(PY) -m tests.bench $(ARGS)

soak: $(VENV)/.test
	@$(PY) -m tests.soak --minutes $(MINUTES) $(ARGS)

shots: $(VENV)/.test
	@$(PY) -m tests.shots $(ARGS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis .import_linter_cache *.egg-info
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# One stamp for each set of what is installed. The larger set sets both, so nothing is installed twice.
$(VENV)/.play: pyproject.toml $(VENV)/.made
	@echo 'Installing Tabletop into $(VENV) (once; it takes a minute) …'
	@$(PIP) --editable .
	@touch $@

$(VENV)/.test: pyproject.toml $(VENV)/.made
	@echo 'Installing Tabletop and what its tests need into $(VENV) (once; it takes a minute or two) …'
	@$(PIP) --editable '.[test]'
	@touch $(VENV)/.play $@

# A candidate that is found may still fail when run, be too old, or lack a part: each is tried, and the reason is told.
# One that works already is kept as it is.
$(VENV)/.made: $(REMAKE)
	@if [ -z '$(REMAKE)' ] && $(PY) -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))'; then exit 0; fi; \
	python=; lacks=; because='No Python was found that runs.'; \
	for candidate in $(CANDIDATES); do \
	  version=$$("$$candidate" -c '$(VERSION)' 2>/dev/null) || continue; \
	  if ! "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
	    [ -n "$$lacks" ] || because="$$candidate is Python $$version, and Tabletop needs 3.11 or newer."; continue; \
	  fi; \
	  if ! "$$candidate" -c 'import venv, ensurepip' 2>/dev/null; then \
	    lacks="$$candidate (Python $$version) has no venv module. On Debian and Ubuntu: apt install python$$version-venv."; \
	    because=$$lacks; continue; \
	  fi; \
	  python=$$candidate; break; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "$$because" >&2; \
	  echo 'Install Python 3.11 or newer with venv and pip, or name one: make play PYTHON=/path/to/python3' >&2; \
	  exit 1; \
	fi; \
	echo "Making $(VENV) with $$python (Python $$version) …"; \
	"$$python" -m venv --clear $(VENV)
	@touch $@

remake:
