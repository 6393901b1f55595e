# make run    everything from nothing: environment, installation, the main job
# make test   the same for the tests
# make check  what a change must pass: format, lint, types, import contracts, tests
# make bench  the measured tables of the README and docs/, with the peers that pip can install

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test install check bench clean

run: install
	$(BIN)/prunus reproduce --out out

test: install
	$(BIN)/pytest -q -n 2

install: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	@echo "Making the environment in $(VENV) and installing Prunus into it …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

check: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -q -n 2

bench: install
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) out
