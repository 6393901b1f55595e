"""Laws of scripts: played to the end they say what the recording says, on the way nothing untrue, and backwards the same."""

from __future__ import annotations

import copy
import functools
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import conspire, game, prove, record, step_through
from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.errors import PrunusError
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.prob_cut import prob_cut_with
from prunus.searches.prob_cut_fit import Fit, Predictor
from prunus.searches.proof.question import NEVER
from prunus.searches.shared.recording import Recording
from prunus.searches.steps.script import Script, Step, check_script
from prunus.searches.steps.window import shown
from tests.plain import without_argument
from tests.reference import minimax, somewhere, value_of, written_trees

TREE = game("tree")
WINDOWS = list(without_argument("algorithm"))
PROVERS = ["proof-number", "pn2", "df-pn", "monte-carlo-pn"]
BOARDS = [("tic-tac-toe", 4), ("othello-4x4", 3), ("nim", 4), ("connect-four-4x4", 3), ("hex-3x3", 3), ("checkers", 2)]
HAS_SHALLOWER = [("tic-tac-toe", 5), ("nim", 6)]  # deep enough for internal deepening


class Player:
    """What is to be seen of a script: fields of nodes, and the line. It knows nothing of searches."""

    def __init__(self) -> None:
        self.nodes: dict[int, dict[str, Any]] = {}
        self.line: list[int] = []
        self.past: list[tuple[dict[int, dict[str, Any] | None], list[int]]] = []

    def forward(self, step: Step) -> None:
        self.past.append(({node: self.nodes.get(node) for node in step.shows}, self.line))
        for node, fields in step.shows.items():
            self.nodes[node] = self.nodes.get(node, {}) | fields
        self.line = step.line or self.line

    def back(self) -> None:
        before, self.line = self.past.pop()
        for node, fields in before.items():
            if fields is None:
                del self.nodes[node]
            else:
                self.nodes[node] = fields


def check_told(script: Script, tmp_path: Path | None = None) -> Player:
    """What is true of every script; and what is to be seen in its end."""
    check_script(script)
    player, seen = Player(), []
    for step in script.steps:
        seen.append((dict(player.nodes), player.line))  # fields are never changed, only others put in their place
        player.forward(step)
        assert all((parent := script.nodes[node].parent) is None or parent in player.nodes for node in step.shows)
        assert step.sentence.endswith(".")
        assert "None" not in step.sentence
        assert "  " not in step.sentence
        assert not step.sentence[0].islower() or step.sentence.split()[0].isascii()
        assert bool(step.line) == ("line" in step.mark)
        assert ("cutoff" in step.mark) == (step.kind == "cut")
    end = copy.deepcopy((player.nodes, player.line))
    for nodes, line in reversed(seen):
        player.back()
        assert (player.nodes, player.line) == (nodes, line)
    for step in script.steps:
        player.forward(step)
    assert (player.nodes, player.line) == end
    assert set(player.nodes) == set(range(len(script.nodes)))
    counts = [step.counts for step in script.steps]
    assert all(before[what] <= after[what] for before, after in itertools.pairwise(counts) for what in before)
    if tmp_path is not None:
        script.save(tmp_path / "steps.json")
        assert Script.load(tmp_path / "steps.json") == script
    return player


def check_windows(recording: Recording, true_values: dict[int, int] | None = None, is_counted: bool = True) -> None:
    """A script against its recording, and every bound that it shows against the true value."""
    script = recording.script()
    player = check_told(script)
    for node in recording.nodes:
        ends = (
            ("+∞ − 1", None) if node.null_at == "+" else (None, "−∞ + 1") if node.null_at else (shown(node.alpha), shown(node.beta))
        )
        seen = player.nodes[node.number]
        assert (seen["alpha"], seen["beta"]) == ends
        assert (seen["value"], seen["bound"]) == (shown(node.value), node.bound)
        cut = [(each.move, each.label, shown(each.value)) for each in node.pruned] if node.cutoff else []
        assert [tuple(each.values()) for each in seen.get("cut", [])] == cut
        assert seen.get("cut_by") == (node.cut_by if node.cutoff else None)
        assert seen["state"] == ("cut" if node.cutoff else "settled" if node.is_settled else "done")
    assert set(player.line) == recording.best_line()
    assert player.line == sorted(player.line)
    result = recording.result
    total = {
        "nodes": result["nodes"],
        "leaves": result["leaves"],
        "cutoffs": result["cutoffs"]["alpha"] + result["cutoffs"]["beta"],
    }
    assert script.steps[-1].counts == total
    if is_counted:
        assert script.steps[-2].counts == total
    check_way(recording, script, true_values or {})


def check_way(recording: Recording, script: Script, true_values: dict[int, int]) -> None:
    """Windows are the recorded ones from the first moment on, and nothing is shown that is not so."""
    player = Player()
    for step in script.steps:
        player.forward(step)
        for number, fields in step.shows.items():
            node, seen = recording.nodes[number], player.nodes[number]
            if "alpha" in fields and not node.null_at:
                assert (fields["alpha"], fields["beta"]) == (shown(node.alpha), shown(node.beta))
            assert "alpha" in seen
            assert "state" in seen
            if number in true_values and "value" in seen:
                value, true = seen["value"], true_values[number]
                assert {"=": value == true, "<=": value >= true, ">=": value <= true}[seen["bound"]], step


def true_of_tree(recording: Recording, tree: Any) -> dict[int, int]:
    below: dict[int, Any] = {}
    for node in recording.nodes:
        below[node.number] = tree if node.parent is None else below[node.parent][int(node.move) - 1]
    return {node.number: value_of(below[node.number], node.is_max) for node in recording.nodes}


def true_of_board(recording: Recording, position: Any, evaluation: Any) -> dict[int, int]:
    """MAX's minimax value of every node, as deep as it was searched."""
    this, positions = game(recording.game), {0: position}
    known = functools.cache(lambda there, depth: minimax(there, depth, evaluation))
    true = {}
    for node in recording.nodes:
        if node.parent is not None:
            above = positions[node.parent]
            positions[node.number] = above.play(this.parse_move(above, node.move))
        else:
            positions[node.number] = position
        true[node.number] = (1 if node.is_max else -1) * known(positions[node.number], node.depth)
    return true


@given(
    written=written_trees(), algorithm=st.sampled_from([a for a in WINDOWS if a not in ("futility", "iid")]), table=st.booleans()
)
def test_a_script_of_a_tree_ends_in_what_was_recorded_and_shows_nothing_untrue(written: Any, algorithm: str, table: bool) -> None:
    text, tree, _ = written
    position = TREE.parse(text)
    takes_table = algorithm not in ("minimax", "fail-hard")
    recording = record(position, position.height, algorithm=algorithm, table=1 if table and takes_table else None)
    check_windows(recording, true_of_tree(recording, tree))


CASES = [(name, depth, algorithm) for name, depth in BOARDS for algorithm in WINDOWS if algorithm not in ("futility", "iid")]
CASES += [(name, depth, "iid") for name, depth in HAS_SHALLOWER]


@pytest.mark.parametrize(("name", "depth", "algorithm"), CASES)
@pytest.mark.parametrize("ordering", ["natural", "random"])
def test_a_script_of_a_game_ends_in_what_was_recorded_and_shows_nothing_untrue(
    name: str, depth: int, algorithm: str, ordering: str
) -> None:
    position = somewhere(game(name).start(), 5, 3)
    takes_table = algorithm not in ("minimax", "fail-hard")
    with interpreting():
        for table in [None, 1] if takes_table else [None]:
            request: dict[str, Any] = {"evaluation": "win-loss-draw", "ordering": ordering, "table": table, "game": game(name)}
            recording = record(position, depth, algorithm=algorithm, **request)
            true_values = true_of_board(recording, position, find_evaluation("win-loss-draw", position))
            check_windows(recording, true_values)
    if algorithm == "iid":
        assert any("shallower" in step.sentence for step in recording.script().steps)


@pytest.mark.parametrize("table", [None, 1])
def test_a_futile_node_is_counted_as_the_leaf_that_it_is(table: int | None) -> None:
    """With a margin that is believed and not proved, so that there are some on a small board; bounds may be wrong then."""
    this = game("othello-6x6")
    with interpreting():
        request: dict[str, Any] = {"evaluation": "disc-difference", "table": table, "game": this}
        recording = record(somewhere(this.start(), 0, 4), 4, algorithm="futility:0", **request)
    assert any(node.settled_by == "bound" for node in recording.nodes)
    check_windows(recording)


def test_what_a_shallow_search_foretells_is_said_to_be_foretold() -> None:
    this, evaluation = game("othello-4x4"), "corners-mobility"
    predictors = [Predictor(depth, 1, 1.0, 0.0, 0.1, 100, 0.9) for depth in (3, 4)]
    fit = Fit.of(this, evaluation, find_evaluation(evaluation, this.start()), 1, 100, predictors)
    with interpreting():
        recording = record(somewhere(this.start(), 1, 3), 5, algorithm=prob_cut_with(fit, 0.5), evaluation=evaluation, game=this)
    assert {node.settled_by for node in recording.nodes} == {"", "probe"}
    assert any("foretells" in step.sentence for step in recording.script().steps)
    check_windows(recording, is_counted=False)  # probes are counted and not recorded


@given(written=written_trees(), limit=st.integers(1, 12))
def test_of_a_recording_that_was_full_what_is_there_is_told(written: Any, limit: int) -> None:
    position = TREE.parse(written[0])
    script = record(position, position.height, limit=limit).script()
    player = check_told(script)
    assert len(player.nodes) == len(script.nodes) <= limit
    assert ("not shown" in script.steps[-1].sentence) == (script.dropped > 0)


def test_every_change_of_the_line_and_every_cutoff_is_marked() -> None:
    """The tree of lecture 28: what the lecturer says in words, and in his order."""
    text = "[[[[50, 40], [30, a]], [[70, 60], [b, c]]], [[[30, d], [70, 80]], [[80, 90], [e, f]]]]"
    steps = step_through(TREE.parse(text)).steps
    lines = [step.line for step in steps if "line" in step.mark]
    assert lines == [[0, 1, 2, 3, 5], [0, 12, 13, 16, 17]]
    assert [step.sentence for step in steps if "cutoff" in step.mark] == [
        (
            "The node after 1 1 2 cuts, because this MIN node is at most 30 and the node after 1 1 has 40: "
            "a is not looked at (alpha cutoff)."
        ),
        (
            "The node after 1 2 cuts, because this MAX node is at least 60 and the node after 1 has 40: "
            "move 2 is not looked at (beta cutoff)."
        ),
        (
            "The node after 2 1 1 cuts, because this MIN node is at most 30 and the root has 40: "
            "d is not looked at (deep alpha cutoff)."
        ),
        (
            "The node after 2 2 cuts, because this MAX node is at least 80 and the node after 2 has 70: "
            "move 2 is not looked at (beta cutoff)."
        ),
    ]


def test_a_null_window_that_fails_is_said_to_be_searched_again() -> None:
    steps = step_through(TREE.parse("[a: [3, 5], b: [9, 7]]"), algorithm="pvs").steps
    assert "MAX tries b; MIN is to move, with the window (3, 4): at the root MAX asks only whether this is more than 3." in [
        step.sentence for step in steps
    ]
    assert "b gives MAX more than 3: it is searched again, with the window (3, +∞), to see how much." in [
        step.sentence for step in steps
    ]


def test_the_root_takes_no_value_that_it_asks_for_again() -> None:
    """A null window that fails is a reason to search again, and not yet a better move."""
    steps = step_through(TREE.parse("[a: [3, 5], b: [9, 7]]"), algorithm="pvs").steps
    again = next(at for at, step in enumerate(steps) if "searched again" in step.sentence)
    assert steps[again - 1].kind == "return"
    taken = [(step.shows[0]["value"], at > again) for at, step in enumerate(steps) if step.kind == "improve" and step.node == 0]
    assert taken == [(3, False), (7, True)]


def test_every_look_of_a_driver_asks_a_question() -> None:
    position = TREE.parse("[[3, 5], [9, 7]]")
    looks = {a: [s.sentence for s in step_through(position, algorithm=a).steps if s.kind == "look"] for a in ("sss-star", "mtdf")}
    assert looks["sss-star"] == [
        "Look 1 asks what the value is at most, with a window above every value.",
        "Look 2 asks whether the value is at least 9, with the null window (8, 9).",
        "Look 3 asks whether the value is at least 7, with the null window (6, 7).",
    ]
    assert looks["mtdf"][0] == "Look 1 asks whether the value is at least 0, with the null window (−1, 0)."


def summed(numbers: list[int | None]) -> int | None:
    return None if None in numbers else sum(number or 0 for number in numbers)


def least(numbers: list[int | None]) -> int | None:
    return min((number for number in numbers if number is not None), default=None)


def numbers_of_children(script: Script, player: Player, node: int, children: dict[int, list[int]]) -> tuple[int | None, int | None]:
    """Proof and disproof number by their definition: at OR nodes the least and the sum, at AND nodes the sum and the least."""
    proofs = [player.nodes[child]["proof"] for child in children[node]]
    disproofs = [player.nodes[child]["disproof"] for child in children[node]]
    is_or = script.nodes[node].ply % 2 == 0
    return (least(proofs), summed(disproofs)) if is_or else (summed(proofs), least(disproofs))


def check_proof(script: Script, has_tree: bool) -> Player:
    """At every update the numbers of a node follow from its children's; of a stored tree all do whenever a node is chosen."""
    end, player = check_told(script), Player()
    children: dict[int, list[int]] = {}
    for step in script.steps:
        player.forward(step)
        if step.kind == "expand":
            known = children.setdefault(step.node, [])
            known += [child for child in step.shows if child not in known]
            assert all(script.nodes[child].parent == step.node for child in step.shows)
        if step.kind == "update":
            seen = player.nodes[step.node]
            assert (seen["proof"], seen["disproof"]) == numbers_of_children(script, player, step.node, children)
        if has_tree and step.kind in ("select", "done"):
            for node in children:
                seen = player.nodes[node]
                assert (seen["proof"], seen["disproof"]) == numbers_of_children(script, player, node, children)
        if step.kind == "select":
            check_most_proving(script, player, step.node, children)
        for node in step.shows:
            seen = player.nodes[node]
            if seen["state"] != "unknown":
                assert seen["state"] == ("proved" if seen["proof"] == 0 else "disproved" if seen["disproof"] == 0 else "open")
    return end


def check_most_proving(script: Script, player: Player, chosen: int, children: dict[int, list[int]]) -> None:
    """The way from the root goes where the fewest leaves decide, to a node that has no children yet."""
    assert player.line[-1] == chosen
    assert chosen not in children
    for above, below in zip(player.line, player.line[1:], strict=False):
        what = "proof" if script.nodes[above].ply % 2 == 0 else "disproof"
        assert player.nodes[below][what] == least([player.nodes[child][what] for child in children[above]])


@given(written=written_trees(), algorithm=st.sampled_from(PROVERS), threshold=st.integers(-4, 5))
def test_proof_numbers_follow_from_the_leaves_at_every_step(written: Any, algorithm: str, threshold: int) -> None:
    text, tree, is_max = written
    position = TREE.parse(text)
    script = step_through(position, algorithm=algorithm, threshold=threshold)
    player = check_proof(script, has_tree=algorithm != "df-pn")
    proof = prove(position, threshold, algorithm=algorithm)
    assert (player.nodes[0]["proof"], player.nodes[0]["disproof"]) == (proof.proof, proof.disproof)
    is_reached = value_of(tree, is_max) * (1 if is_max else -1) >= threshold
    assert player.nodes[0]["state"] == script.result["value"] == ("proved" if is_reached else "disproved")
    assert script.steps[-1].counts == {"nodes": proof.nodes, "leaves": proof.leaves, "cutoffs": 0}


@pytest.mark.parametrize("algorithm", PROVERS)
@pytest.mark.parametrize(("name", "plies"), [("tic-tac-toe", 3), ("nim", 2), ("hex-3x3", 3), ("othello-4x4", 6)])
def test_a_prover_of_a_game_is_told_as_it_ran(name: str, plies: int, algorithm: str, tmp_path: Path) -> None:
    position = somewhere(game(name).start(), 4, plies)
    with interpreting():
        script = step_through(position, game=game(name), algorithm=algorithm, limit=400)
        proof = prove(position, algorithm=algorithm, nodes=400)
    seen = check_proof(script, has_tree=algorithm != "df-pn").nodes
    check_told(script, tmp_path)
    assert script.result["nodes"] == proof.nodes
    assert script.result["line"] == game(name).format_line(position, proof.line)
    state = {True: "proved", False: "disproved", None: "unknown"}[proof.answer]
    assert script.result["value"] == state
    if algorithm != "df-pn":
        for number, row in enumerate(proof.tree.rows):
            own = [None if each == NEVER else int(each) for each in row[-2:]]
            told = [seen[number]["proof"], seen[number]["disproof"]]
            assert own == (told if script.nodes[number].ply % 2 == 0 else told[::-1])


def test_df_pn_says_its_limits_on_entering_and_its_numbers_on_leaving() -> None:
    """A node is left when it is answered, or when one of its numbers has reached its limit."""
    with interpreting():
        script = step_through(somewhere(game("tic-tac-toe").start(), 4, 2), algorithm="df-pn")
    check_told(script)
    player, unanswered = Player(), 0
    for step in script.steps:
        player.forward(step)
        seen = player.nodes[step.node]
        if step.kind == "enter" and step.node:
            assert {"proof_limit", "disproof_limit"} <= step.shows[step.node].keys()
        if step.kind == "return" and 0 not in (seen["proof"], seen["disproof"]):
            unanswered += 1
            assert any(limit is not None and seen[of] >= limit for of, limit in limits(seen))
    assert unanswered > 3


def limits(seen: dict[str, Any]) -> list[tuple[str, int | None]]:
    return [("proof", seen["proof_limit"]), ("disproof", seen["disproof_limit"])]


def conspiracy_number(
    script: Script, player: Player, node: int, children: dict[int, list[int]], threshold: int
) -> tuple[Any, int | None]:
    """(value of a node, leaves that must change to bring it across a threshold) by the definition, from the leaves up."""
    seen = player.nodes[node]
    if node not in children:
        return seen["value"], None if seen["state"] == "done" else 1
    below = [conspiracy_number(script, player, child, children, threshold) for child in children[node]]
    is_max = script.nodes[node].is_max
    value = (max if is_max else min)(each for each, _ in below)
    side = value >= threshold
    if side == is_max:
        return value, summed([number for each, number in below if (each >= threshold) == side])
    return value, least([number for _, number in below])


@given(written=written_trees(), conspirators=st.integers(1, 3))
def test_conspiracies_follow_from_the_leaves_at_every_step(written: Any, conspirators: int) -> None:
    text, _, is_max = written
    position = TREE.parse(text)
    values = range(-5, 6)
    with interpreting():
        request: dict[str, Any] = {"evaluation": written_value, "values": values, "conspirators": conspirators}
        script = step_through(position, algorithm="conspiracy", **request)
        found = conspire(position, **request)
    end, player = check_told(script), Player()
    children: dict[int, list[int]] = {}
    for step in script.steps:
        player.forward(step)
        if step.kind == "expand":
            children[step.node] = list(step.shows)
        if step.kind == "update":
            seen = player.nodes[step.node]
            up = conspiracy_number(script, player, step.node, children, seen["value"] + 1)
            down = conspiracy_number(script, player, step.node, children, seen["value"])
            assert seen["value"] == up[0] == down[0]
            for number, said in ((up[1], seen["up"]), (down[1], seen["down"])):
                assert said == ("∞" if number is None else str(number))
    assert end.nodes[0]["value"] == found.value * (1 if is_max else -1) == script.result["value"]
    assert script.steps[-1].counts["nodes"] == found.nodes


def written_value(position: Any) -> int:
    """Of inner nodes of trees, which have none: the mean of those below."""
    if not position.children:
        return int(position.leaf_value())
    return -(sum(map(written_value, position.children)) // len(position.children))


@pytest.mark.parametrize("algorithm", ["alpha-beta", "sss-star", "proof-number", "df-pn", "conspiracy"])
def test_a_script_reads_back_and_a_damaged_one_is_refused_in_a_sentence(algorithm: str, tmp_path: Path) -> None:
    position = somewhere(game("tic-tac-toe").start(), 4, 4)
    with interpreting():
        script = step_through(position, 2, algorithm=algorithm, evaluation="open-lines" if algorithm == "conspiracy" else None)
    check_told(script, tmp_path)
    path = tmp_path / "steps.json"
    whole = path.read_text()
    for wrong in ('"format": "prunus-steps 1"', '"state": "open"', '"number": 1,', '"mark": "line"', '"counts": {"nodes"'):
        assert wrong in whole
        path.write_text(whole.replace(wrong, wrong[:-2] + 'x"', 1) if wrong[-1] == '"' else whole.replace(wrong, '"number": 2,', 1))
        with pytest.raises(PrunusError) as refused:
            Script.load(path)
        assert "\n" not in str(refused.value)
    data = json.loads(whole)
    path.write_text(json.dumps(data | {"steps": data["steps"][1:]}))  # the root is never shown
    with pytest.raises(PrunusError, match=r"before its parent|not there yet"):
        Script.load(path)


def test_what_an_algorithm_has_no_use_for_is_refused() -> None:
    position = TREE.parse("[[3, 5], [9, 7]]")
    for request in ({"threshold": 3}, {"algorithm": "df-pn", "values": [1, 2]}, {"algorithm": "conspiracy", "threshold": 3}):
        with pytest.raises(PrunusError, match="has no use for"):
            step_through(position, **request)
    with pytest.raises(PrunusError, match="not between 1 and"):
        step_through(position, algorithm="df-pn", threshold=3, limit=0)


@pytest.mark.parametrize(("algorithm", "kind"), [("pvs", "window"), ("df-pn", "proof"), ("proof-number", "proof")])
def test_the_command_saves_the_same_steps_as_python_tells(algorithm: str, kind: str, tmp_path: Path) -> None:
    text, path = "[a: [0.5, 2], b: [3, 1]]", tmp_path / "steps.json"
    asked = [] if kind == "window" else ["--threshold", "1"]
    outcome = CliRunner().invoke(prunus, ["trace", "tree", "-p", text, "-a", algorithm, "--steps", str(path), *asked])
    assert outcome.exit_code == 0, outcome.output
    script = Script.load(path)
    request: dict[str, Any] = {} if kind == "window" else {"threshold": 2}  # counted in halves
    assert script == step_through(TREE.parse(text), algorithm=algorithm, **request)
    assert script.kind == kind
    assert outcome.output == ""


@pytest.mark.parametrize("more", [["-t", "1"], ["-a", "df-pn", "-t", "1", "--json"], ["-a", "df-pn", "-t", "1", "--show", "9"]])
def test_an_option_that_the_steps_would_drop_is_refused(more: list[str], tmp_path: Path) -> None:
    outcome = CliRunner().invoke(prunus, ["trace", "tree", "-p", "[[1, 2]]", "--steps", str(tmp_path / "steps.json"), *more])
    assert outcome.exit_code == 2
    assert "would say nothing" in outcome.output
