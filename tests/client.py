"""A program of a user's: it uses every public name, and mypy and pyright accept it as strictly as they can.

python -m tests.client FOLDER        runs it, and leaves its files in a folder
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import prunus


def searching() -> prunus.Result:
    """Searches, with limits, by a searcher that is kept, recorded, and cancelled."""
    ttt = prunus.game("tic-tac-toe")
    position = ttt.parse("XOX.O..X.")
    found: prunus.Result = prunus.search(position, depth=3, **prunus.PLAIN)
    table = prunus.Table.of(megabytes=1)
    searcher = prunus.Searcher("pvs", ttt.default_evaluation, "hash+killer", table=table)
    limits = prunus.Limits(depth=3, nodes=10_000)
    kept = searcher.think(position, limits)
    assert kept.value == found.value
    cancel = prunus.Cancellation()
    cancel.cancel()
    awaited = asyncio.run(searcher.thinking(position, prunus.Limits(), cancel=cancel))
    assert awaited.stopped_by == "request"
    sampled = prunus.Sampler("uct", table=1, seed=1).think(position, limits)
    estimate: prunus.Estimate | None = sampled.estimate
    assert estimate is not None
    assert estimate.visits == sampled.nodes
    recording: prunus.Recording = prunus.record(position, 3, ordering="natural")
    script: prunus.Script = prunus.step_through(position, 2)
    assert script.steps[-1].kind == "done"
    assert recording.result["value"] == found.value
    assert recording.svg()
    assert recording.html().startswith("<!doctype html>")
    assert found.line_text[0] == found.move_text
    assert prunus.Drawing({"X": prunus.Stone("cross"), "O": prunus.Stone("ring")}, ground="strokes").is_board(ttt.rows(position))
    assert prunus.minimal_leaves(position, 3) <= found.leaves
    assert prunus.perft(position, 2).positions > 0
    eight = prunus.puzzle("eight-puzzle")
    way: prunus.Path = prunus.find_path(eight.parse("1 4 2 / 3 . 5 / 6 7 8"))
    assert way.length == 2
    return found


def solving(folder: Path) -> prunus.Solution:
    """What is true to the end of the game: solved, proved, certified, looked up."""
    ttt = prunus.game("tic-tac-toe")
    position = ttt.parse("XOX.O..X.")
    solution: prunus.Solution = prunus.solve(position, all_moves=True)
    assert prunus.prove(position, solution.value).answer
    prunus.verify(prunus.certify(position))
    assert prunus.conspire(position, values=[-1, 0, 1], evaluation="win-loss-draw", conspirators=None).value == solution.value
    table = prunus.solve_strongly(position, folder / "mine.endgame").file
    assert prunus.solve(position, endgame=table).value == solution.value
    with prunus.Book.open_or_create(folder / "mine.book", ttt, ttt.default_evaluation) as book:
        assert book.find(position) is None
    return solution


def learning(folder: Path) -> prunus.Study:
    """An order learned, explained, saved, read, used and compared."""
    ttt = prunus.game("tic-tac-toe")
    study: prunus.Study = prunus.learn(ttt, games=3, depth=2, learner="foil", min_accuracy=0.6, starts="opening")
    program: prunus.Program = study.program
    voters: prunus.Study = prunus.learn(ttt, games=3, depth=2, starts="opening")
    assert voters.program.is_weighted
    assert prunus.search(ttt.start(), 2, ordering=voters.program).is_exact
    program.save(folder / "learned.pl")
    explanation: prunus.Explanation = prunus.explain(prunus.Program.read(folder / "learned.pl"), ttt.start())
    assert len(explanation.sentences) == len(explanation.clauses)
    assert prunus.search(ttt.start(), 2, ordering=program).is_exact
    comparison: prunus.Comparison = prunus.compare(ttt.start(), 2, ["alpha-beta"], ["natural", "static"], positions=3)
    assert len(comparison.rows) == 2
    return study


def examples_of(study: prunus.Study, saved: Path) -> bool:
    """Whether so many pairs were learned from as a file of examples has."""
    return len(prunus.Examples.load(saved).pairs()[0]) == study.examples


class Countdown(prunus.Position):
    """Who takes the last of some stones wins; one or two at a time."""

    def __init__(self, stones: int) -> None:
        self.stones = stones

    def moves(self) -> list[int]:
        return [taken for taken in (1, 2) if taken <= self.stones]

    def play(self, move: int) -> Countdown:
        return Countdown(self.stones - move)

    def is_over(self) -> bool:
        return self.stones == 0

    def outcome(self) -> int:
        return -1


class CountdownGame(prunus.Game):
    name = "countdown"

    def start(self) -> Countdown:
        return Countdown(7)


def a_game_of_ones_own() -> int | None:
    with prunus.unchecked():
        return prunus.search(CountdownGame().start(), 8).value


def a_game_in_a_class() -> prunus.Checked:
    return prunus.check(CountdownGame(), games=10, seconds=1)


def one_player() -> prunus.Path:
    return prunus.find_path(prunus.puzzle("eight-puzzle-2x2").start())


def playing(folder: Path) -> list[str]:
    this = prunus.game("tic-tac-toe")
    both: list[prunus.Player] = [prunus.find_player(name, this) for name in ("rules:notes", "random")]
    choice: prunus.Choice = both[0].choose(prunus.Situation.at(this))
    played: prunus.GameRecord = prunus.play_game(this, both, prunus.TimeControl.parse("5m+3s"))
    prunus.write_records(folder / "games.json", [played])
    (again,) = prunus.read_records(folder / "games.json")
    judged: prunus.Analysis = prunus.analyse(again, this, depth=1)
    program = (prunus.learn("tic-tac-toe", games=2, depth=2)).program
    reasons = [str(prunus.why_not(each, this, program)) for each in judged.blunders]
    match = prunus.play_match(prunus.Match("tic-tac-toe", ("random", "rules:notes"), games=2))
    return [choice.by, *reasons, str(match), *prunus.all_players()]


def training(folder: Path) -> prunus.Trained:
    learned = prunus.train("tic-tac-toe", kind="features", games=60, rounds=1)
    learned.save(folder / "features.json")
    assert prunus.parts_of(learned.evaluation, prunus.game("tic-tac-toe").start())
    return learned


def exercising() -> prunus.Verdict:
    exercise: prunus.Exercise = prunus.make_exercise("pruned", tree="[[3, 12], [2, 4]]")
    assert exercise.kind in prunus.all_exercises()
    return exercise.check(["d"])


def main(folder: Path) -> None:
    print("Prunus", prunus.__version__)
    for known in (prunus.all_games(), prunus.all_algorithms(), prunus.all_evaluations(), prunus.all_orderings()):
        print(", ".join(known))
    print(searching().value, solving(folder).value, a_game_of_ones_own())
    print(playing(folder))
    print(exercising().sentence)
    print(training(folder).held)
    print(learning(folder).program, a_game_in_a_class().errors, one_player().length)
    try:
        prunus.game("no such game")
    except prunus.Stopped as stopped:
        print("stopped", stopped)
    except prunus.PrunusError as error:
        print(error)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
