# make run    everything from nothing: environment, installation, the main job
# make test   the same for the tests
# make check  what a change must pass: format, lint, types, import contracts, tests
# make attack the long form of the laws, an hour or more; its figures go into docs/reliability.md
# make mutate whether the tests notice when the sources are changed; its figures go there too
# make names  what editors, type checkers and docs/names.md are told of the names that are found by themselves
# make licences docs/reference/licences.md: the licences of what is needed, from the installed packages
# make orders the learned orders that come with the package, anew: they come out byte for byte
# make figures the tables of README and docs/ that come from runs, and the pictures beside them, from docs/bundles and benchmarks/results
# make bundles those bundles, anew: some minutes
# make screenshots the pictures of the page in README and docs/
# make docs   the site, out/site: pages, reference, searches to step through; with every link followed
# make wheel  the package as others get it, in dist/: built, installed outside of the repository and used there
# make release-check wheel and source distribution, used on every supported Python that is here; each extra alone
# make bench  the measured tables of the README and docs/, with the peers that pip can install

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test install check docs attack mutate names licences orders figures screenshots bundles wheel release-check bench clean

run: install
	$(BIN)/prunus reproduce --training-games 50 --out out

test: install
	OPENBLAS_NUM_THREADS=1 $(BIN)/pytest -q -n 2 --dist loadfile

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
	$(BIN)/basedpyright
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(MAKE) docs
	OPENBLAS_NUM_THREADS=1 $(BIN)/pytest -q -n 2 --dist loadfile

docs: install
	$(BIN)/sphinx-build -q -W --keep-going -j 2 -c docs -d out/doctrees . out/site
	$(BIN)/python -m tests.site_check out/site

attack: install
	$(BIN)/python -m tests.attack --page docs/reliability.md

mutate: install
	$(BIN)/python -m tests.mutate --page docs/reliability.md

names: install
	$(BIN)/python -m tests.names

licences: install
	$(BIN)/python -m tests.licences

orders: install
	$(BIN)/python -m prunus.study.shipping

figures: install
	$(BIN)/python -m tests.figures

screenshots: install
	$(BIN)/python -m tests.browser.pictures docs

bundles: run
	$(BIN)/prunus reproduce -e square-weights -e corners-mobility -e disc-difference --seeds 201-204 --out docs/bundles/paper
	$(BIN)/prunus reproduce --as-published --games 10 --training-games 40 --out docs/bundles/as-published
	$(BIN)/prunus compare othello --depth 6 --json > docs/bundles/compare.json
	$(BIN)/prunus lab growth --json > docs/bundles/growth.json
	$(BIN)/prunus lab depth-strength --json > docs/bundles/depth-strength.json
	$(BIN)/prunus lab depth-strength --game chess --depths 1-2 --games 60 --most-plies 200 --json > docs/bundles/depth-strength-chess.json
	$(BIN)/prunus lab scale --journal out/journal.sqlite --json > docs/bundles/scale.json
	$(BIN)/prunus lab levels --seed 11 -e corners-mobility --depths 5-12 --workers all --json > docs/bundles/levels.json
	$(BIN)/prunus lab stages --seed 11 -e corners-mobility --workers all --json > docs/bundles/stages.json
	$(BIN)/prunus lab sorting --seed 11 -e corners-mobility --full-depth 8 --workers all --json > docs/bundles/sorting.json
	$(BIN)/prunus lab games --seed 11 --workers all --json > docs/bundles/games.json
	$(BIN)/prunus lab background --seed 11 -e corners-mobility --workers all --json > docs/bundles/background.json
	$(BIN)/prunus lab mates --seed 11 --workers all --json > docs/bundles/mates.json
	$(BIN)/prunus match othello search:depth=6,evaluation=patterns search:depth=6,evaluation=corners-mobility --games 400 --seed 2026 --out out/patterns-depth-6 --json > docs/bundles/match-patterns-depth-6.json
	$(BIN)/prunus match othello search:nodes=20000,evaluation=patterns,algorithm=prob-cut:othello search:nodes=20000,evaluation=patterns --games 120 --seed 2028 --out out/prob-cut-nodes --json > docs/bundles/match-prob-cut-nodes.json
	for kind in features categories clauses; do $(BIN)/prunus train othello --kind $$kind --games 100 -o docs/bundles/learned/othello.$$kind; done

wheel: install
	$(BIN)/python -m tests.wheel

release-check: install
	$(BIN)/python -m tests.release --extras

bench: install
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) out build dist
