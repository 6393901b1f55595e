"""Sentences: all English words of scripts, in this file and no other, so that they can be translated.

For readers who know the lectures: MAX and MIN, windows, bounds and cutoffs, and the moves of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from prunus.core.units import Told, number
from prunus.core.values import INFINITY
from prunus.searches.shared.recording import Node, Pruned

Pair = tuple[int | None, int | None]  # proof and disproof number; None is infinity
LONG = 8  # moves of a way to a node that are told; of a longer one the last
MANY = 6  # moves that are listed
WORTH = {"=": "exactly", "<=": "at most", ">=": "at least"}
SETTLED = {
    "table": "the table knows from before that this is worth {}",
    "bound": "no move can gain enough there, so this is worth {}",
    "probe": "a shallow search, or the table, foretells that this is worth {}",
}


class Named(Protocol):
    """What a sentence needs to know of a node."""

    @property
    def number(self) -> int: ...
    @property
    def parent(self) -> int | None: ...
    @property
    def move(self) -> str: ...
    @property
    def label(self) -> str: ...
    @property
    def is_max(self) -> bool: ...
    @property
    def player(self) -> str: ...


class Names:
    """What nodes are called: by the names in their tree, else by the moves that lead to them."""

    def __init__(self, nodes: Sequence[Named]) -> None:
        self.nodes = nodes

    def of(self, number: int) -> str:
        node = self.nodes[number]
        if node.parent is None:
            return "the root"
        if node.label:
            return node.label
        way: list[str] = []
        while node.parent is not None:
            way.append(node.move)
            node = self.nodes[node.parent]
        return f"the node after {'… ' if len(way) > LONG else ''}{' '.join(reversed(way[:LONG]))}"

    def tried(self, node: Named) -> str:
        """Who has made the move that leads to a node."""
        assert node.parent is not None
        return f"{who(self.nodes[node.parent].is_max)} tries {move_called(node)}"


def who(is_max: bool) -> str:
    return "MAX" if is_max else "MIN"


def player(node: Named) -> str:
    """Who is to move at a node, in the words of the game too."""
    return f"{node.player} ({who(node.is_max)})" if node.player not in ("", "MAX", "MIN") else who(node.is_max)


def move_called(item: Named | Pruned) -> str:
    """A move; one that is a mere number is told from a value."""
    return f"move {item.move}" if item.move.isdecimal() else item.move


def listed(moves: Sequence[str]) -> str:
    shown = list(moves[:MANY])
    if len(moves) > MANY:
        return f"{', '.join(shown)} and {len(moves) - MANY} more"
    return " and ".join(filter(None, [", ".join(shown[:-1]), shown[-1]]))


def capital(sentence: str) -> str:
    """A sentence begins with a capital letter, unless it begins with a name."""
    return sentence[:1].upper() + sentence[1:] if sentence.startswith(("the ", "a ", "no ")) else sentence


def counted(how_many: int, what: str) -> str:
    return f"{how_many:,} {what}{'' if how_many == 1 else 's'}"


class WindowWords:
    """The sentences of searches with windows. `limits(node)` are who set the ends of its window: numbers of nodes, or None."""

    def __init__(
        self, nodes: Sequence[Node], limits: Callable[[int], tuple[int | None, int | None]], is_null: Callable[[Node], bool]
    ):
        self.nodes, self.limits, self.is_null = nodes, limits, is_null
        self.names, self.is_driven = Names(nodes), nodes[-1].look > 1
        self.roots = {node.look: node for node in nodes if node.parent is None}
        self.has_windows = any(node.alpha is not None or node.beta is not None or node.null_at for node in nodes)

    def look(self, root: Node) -> str:
        """The question that a look at the root asks."""
        alpha, beta = root.window
        if root.null_at:
            far, end = ("above", "most") if root.null_at == "+" else ("below", "least")
            question = f"what the value is at {end}, with a window {far} every value"
        elif self.is_null(root):
            question = f"whether the value is at least {beta}, with the null window ({alpha}, {beta})"
        elif root.alpha is None and root.beta is None:
            question = "for the value, with an open window"
        else:
            question = f"whether the value is {_between(root)}, with the window ({alpha}, {beta})"
        return f"Look {root.look} asks {question}."

    def root(self, root: Node) -> str:
        begins = f"{player(root)} is to move at the root."
        if root.alpha is None and root.beta is None:
            return f"{begins} Nothing is known yet." + (" The window is open." if self.has_windows else "")
        return f"{begins} The window is ({', '.join(root.window)})."

    def enter(self, node: Node, is_again: bool) -> str:
        parent = self.nodes[node.parent or 0]
        window = f"({', '.join(node.window)})"
        if is_again:
            better = f"{'more' if parent.is_max else 'less'} than {number(_known(parent, node))}"
            found = f"{move_called(node).capitalize() if node.move.isdecimal() else node.move} gives {who(parent.is_max)} {better}"
            return f"{found}: it is searched again, with the window {window}, to see how much."
        if not self.has_windows:
            return f"{self.names.tried(node)}; {player(node)} is to move."
        return f"{self.names.tried(node)}; {player(node)} is to move, with the window {window}: {self._why(node)}."

    def leaf(self, node: Node, consequence: str) -> str:
        if node.parent is None:
            return f"The root is a leaf, worth {number(node.value)}."
        return f"{self.names.tried(node)}: a leaf, worth {number(node.value)}.{consequence}"

    def settled(self, node: Node, consequence: str) -> str:
        return f"{self.names.tried(node)}: {SETTLED[node.settled_by].format(worth(node))}.{consequence}"

    def improve(self, node: Node, value: Told, child: Node, is_within: bool, line: Sequence[int]) -> str:
        name, least = capital(self.names.of(node.number)), "least" if node.is_max else "most"
        sentence = f"{name} is worth at {least} {number(value)} now: {who(node.is_max)} can play {move_called(child)}."
        best = f" The best line so far: {' '.join(self.nodes[each].move for each in line[1:])}." if line else ""
        return sentence + best if is_within else f"{sentence} {self._short(node)}"

    def keeps(self, parent: Node, best: Told | None) -> str:
        """What a child says about its parent that does not get better by it."""
        name = capital(self.names.of(parent.number))
        if best is not None:
            return f" {name} stays at {'least' if parent.is_max else 'most'} {number(best)}."
        return f" {self._short(parent)}"

    def leave(self, node: Node, consequence: str) -> str:
        """A node has its value."""
        if node.parent is None and self.is_driven:
            return f"Look {node.look} answers: the value is {worth(node)}."
        return f"{capital(self.names.of(node.number))} is done: it is worth {worth(node)}.{consequence}"

    def cut(self, node: Node) -> str:
        name, moves = capital(self.names.of(node.number)), listed([move_called(each) for each in node.pruned])
        this = f"this {who(node.is_max)} node is {worth(node)}"
        need = "is not looked at" if len(node.pruned) == 1 else "are not looked at"
        return f"{name} cuts, because {this} and {self._bar(node)}: {moves} {need} ({node.cutoff} cutoff)."

    def shallower(self, node: Node, depth: int) -> str:
        plies = f"{counted(node.depth, 'ply').replace('plys', 'plies')}"
        name = self.names.of(node.number)
        if depth < node.depth:
            return f"Before {name} is searched {plies} deep, a search of {depth} looks for the move to begin with."
        return f"The shallower search of {name} has ended; now it is searched {plies} deep."

    def done(self, result: dict[str, Any], dropped: int) -> str:
        cost = f"{counted(result['nodes'], 'node')}, {_leaves(result['leaves'])}"
        line = f", the line {' '.join(result['line'])}" if result["line"] else ""
        more = f" Of them {dropped:,} are not shown." if dropped else ""
        return f"The search is done: the value is {number(result['value'])}{line}; {cost}.{more}"

    def _why(self, node: Node) -> str:
        """Where the window of a node comes from."""
        alpha_from, beta_from = self.limits(node.number)
        alpha, beta = node.window
        if alpha_from is None and beta_from is None and (node.alpha, node.beta, node.null_at) != (None, None, ""):
            is_question = self.is_null(node) and not node.null_at
            return f"the look asks only whether the value is at least {beta}" if is_question else "it is that of the look"
        if beta_from is not None and self.nodes[beta_from].is_max:
            return f"at {self.names.of(beta_from)} MAX asks only whether this is more than {alpha}"
        if alpha_from is not None and not self.nodes[alpha_from].is_max:
            return f"at {self.names.of(alpha_from)} MIN asks only whether this is less than {beta}"
        reasons = []
        if node.alpha is not None:
            has = "the look begins at" if alpha_from is None else "MAX has"
            reasons.append(f"{has} {alpha}{_at(self.names, alpha_from)}")
        if node.beta is not None:
            has = "the look ends at" if beta_from is None else "MIN has"
            reasons.append(f"{has} {beta}{_at(self.names, beta_from)}")
        return " and ".join(reasons) or "nothing is known yet"

    def _bar(self, node: Node) -> str:
        """The bound at which a node cuts, and whose it is."""
        owner, (alpha, beta) = node.cut_by, node.window
        if owner is not None and self.nodes[owner].is_max != node.is_max:
            return f"{self.names.of(owner)} has {beta if node.is_max else alpha}"
        if owner is not None:
            asked = f"more than {alpha}" if node.is_max else f"less than {beta}"
            return f"{self.names.of(owner)} asks only whether this is {asked}"
        if node.null_at:
            return f"the window of the look is {'above' if node.null_at == '+' else 'below'} every value"
        if self.is_null(self.roots[node.look]):
            return f"the look asks only whether the value is at least {beta}"
        return f"the window of the look {f'ends at {beta}' if node.is_max else f'begins at {alpha}'}"

    def _short(self, node: Node) -> str:
        """A value that does not come up to the window of a node: what more would be wanted, or who is glad."""
        alpha_from, beta_from = self.limits(node.number)
        owner = alpha_from if node.is_max else beta_from
        bound, far = node.window if node.is_max else node.window[::-1]
        more, less = ("more", "less") if node.is_max else ("less", "more")
        if owner is None:
            end = "begins" if node.is_max else "ends"
            beyond = f"Every value is {less} than this window."
            return beyond if node.null_at else f"That is not {more} than {bound}, where the window of the look {end}."
        if self.nodes[owner].is_max == node.is_max:
            return f"{who(node.is_max)} has {bound} at {self.names.of(owner)} already."
        return f"That is still {less} than {far}, as {who(not node.is_max)} hopes at {self.names.of(owner)}."


def _at(names: Names, owner: int | None) -> str:
    return "" if owner is None else f" at {names.of(owner)}"


def _between(root: Node) -> str:
    if root.beta is None:
        return f"above {root.window[0]}"
    return f"below {root.window[1]}" if root.alpha is None else f"between {root.window[0]} and {root.window[1]}"


def _known(parent: Node, node: Node) -> Told:
    bound = node.alpha if parent.is_max else node.beta
    assert bound is not None  # what a null window has asked about
    return bound


def _leaves(how_many: int) -> str:
    return "1 leaf" if how_many == 1 else f"{how_many:,} leaves"


def worth(node: Node) -> str:
    """The value of a node with its bound."""
    return f"{WORTH[node.bound]} {number(node.value)}"


class ProofWords:
    """The sentences of provers. Who moves at the root proves, and the opponent disproves."""

    answers: ClassVar[dict[bool | None, str]] = {True: "proved", False: "disproved", None: "unknown"}

    def __init__(self, nodes: Sequence[Named], threshold: Told) -> None:
        self.nodes, self.names, self.threshold = nodes, Names(nodes), threshold

    def begin(self, numbers: Pair) -> str:
        question = f"The question: can {player(self.nodes[0])} get {number(self.threshold)} or more?"
        return f"{question} {self._cost(numbers)}."

    def select(self, node: Named, is_first: bool) -> str:
        if is_first:
            return f"{capital(self.names.of(node.number))} is the most proving node: there is no other."
        mine, theirs = who(self.nodes[0].is_max), who(not self.nodes[0].is_max)
        how = f"the way goes to the least proof number where {mine} moves, to the least disproof number where {theirs} does"
        return f"{capital(self.names.of(node.number))} is the most proving node: {how}."

    def expand(self, node: Named, children: Sequence[Pair]) -> str:
        proved = sum(proof == 0 for proof, _ in children)
        disproved = sum(disproof == 0 for _, disproof in children)
        known = [f"{proved} proved"] * (proved > 0) + [f"{disproved} disproved"] * (disproved > 0)
        still = len(children) - proved - disproved
        known += [f"{still} open"] * (still > 0)
        moves = f"{counted(len(children), 'move')} of {self.names.of(node.number)}"
        return f"{moves} {'is' if len(children) == 1 else 'are'} looked at: {', '.join(known)}."

    def update(self, node: Named, before: Pair, now: Pair) -> str:
        name = capital(self.names.of(node.number))
        if now[0] == 0 or now[1] == 0:
            return f"{name} is {self.answers[now[0] == 0]}: {self._reason(node, now[0] == 0)}."
        least, total = ("proof", "disproof") if self._is_or(node) else ("disproof", "proof")
        how = f"the least {least} number of its children and the sum of their {total} numbers"
        return f"{name} {'still' if before == now else 'now'} has {_numbers(now)}: {how}."

    def descend(self, node: Named, limits: Pair, is_left_at_once: bool) -> str:
        name, named = self.names.of(node.number), zip(("proof", "disproof"), limits, strict=True)
        until = [f"its {what} number is {limit:,}" for what, limit in named if limit is not None]
        goal = f"until {' or '.join(until)} at least" if until else "until it is answered"
        known = " The table knows enough of it." if is_left_at_once else ""
        return f"{capital(name)} is searched {goal}; then another child is more promising.{known}"

    def ascend(self, node: Named, numbers: Pair) -> str:
        name = capital(self.names.of(node.number))
        if numbers[0] == 0 or numbers[1] == 0:
            return f"{name} is left: it is {self.answers[numbers[0] == 0]}."
        return f"{name} is left with {_numbers(numbers)}."

    def done(self, answer: bool | None, reason: str, nodes: int, leaves: int) -> str:
        cost = f"{counted(nodes, 'node')}, {_leaves(leaves)}"
        if answer is None:
            return f"The answer stays unknown: {reason}; {cost}."
        can = "can" if answer else "cannot"
        return f"{self.answers[answer].capitalize()}: {player(self.nodes[0])} {can} get {number(self.threshold)} or more; {cost}."

    def _is_or(self, node: Named) -> bool:
        return node.is_max == self.nodes[0].is_max

    def _reason(self, node: Named, is_proved: bool) -> str:
        if self._is_or(node) == is_proved:
            return f"one move of {who(node.is_max)} is enough"
        return f"no move of {who(node.is_max)} helps"

    def _cost(self, numbers: Pair) -> str:
        proof, disproof = numbers
        if proof == 0 or disproof == 0:
            return "The root answers it by itself"
        fewest = f"{_leaves(proof or 0)} to be proved, or {_leaves(disproof or 0)} to be disproved"
        return f"As far as one can tell the answer takes {fewest}"


def _numbers(numbers: Pair) -> str:
    proof, disproof = ("∞" if each is None else f"{each:,}" for each in numbers)
    return f"proof number {proof} and disproof number {disproof}"


class ConspiracyWords:
    """The sentences of conspiracy-number search."""

    def __init__(self, nodes: Sequence[Named], conspirators: int | None) -> None:
        self.nodes, self.names, self.conspirators = nodes, Names(nodes), conspirators

    def begin(self, node: Named, state: dict[str, Any]) -> str:
        return f"{player(node)} is to move at the root, which is worth {number(state['value'])} as it stands."

    def select(self, node: Named, goal: Told | None, is_up: bool, leaves: int) -> str:
        assert goal is not None
        change = f"at {'least' if is_up else 'most'} {number(goal)}"
        who_must = "1 leaf would have to change" if leaves == 1 else f"{leaves:,} leaves would have to change together"
        return (
            f"{who_must} for the root to be worth {change}, which is furthest in doubt: {self.names.of(node.number)} is among them."
        )

    def expand(self, node: Named, children: int) -> str:
        return f"{capital(self.names.of(node.number))} is expanded: {counted(children, 'move')}, each with its value as it stands."

    def update(self, node: Named, state: dict[str, Any]) -> str:
        name, value = capital(self.names.of(node.number)), number(state["value"])
        if state["state"] == "done":
            return f"{name} is worth {value}, and no leaves can change that."
        best = "the most" if node.is_max else "the least"
        needs = [
            f"{_conspirators(state[word])} to {word_for} it"
            for word, word_for in (("up", "raise"), ("down", "lower"))
            if state[word]
        ]
        return f"{name} is worth {value}, {best} of its children: {' and '.join(needs)}."

    def done(self, value: Told | None, found: Any) -> str:
        assert value is not None
        cost = counted(found.nodes, "node")
        if not found.is_complete:
            return f"The search ends without an answer: {found.reason}; the value is {number(value)} so far, {cost}."
        most = "no leaves" if self.conspirators is None else f"no {_leaves(self.conspirators).replace('1 leaf', 'single leaf')}"
        return f"The search is done: the value is {number(value)}, and {most} could make it any other that is asked about; {cost}."


def _conspirators(text: str) -> str:
    if text == "∞":
        return "no leaves are able"
    return "1 leaf must change" if text == "1" else f"{text} leaves must change"


class SampleWords:
    """The sentences of searches by random games."""

    def __init__(self, nodes: Sequence[Named]) -> None:
        self.nodes, self.names = nodes, Names(nodes)

    def begin(self) -> str:
        return f"{player(self.nodes[0])} is to move at the root. No game has been played yet."

    def select(self, node: Named, visits: int) -> str:
        name = self.names.of(node.number)
        if node.parent is None:
            return "Selection: the root is the whole tree."
        why = "a good mean, or few visits so far"
        return f"Selection: down the tree to what is most urgent, by {why}, to {name}, which had {counted(visits, 'visit')}."

    def expand(self, node: Named, children: Sequence[dict[str, Any]]) -> str:
        proved = sum(child["state"] == "proved" for child in children)
        ends = f"; of them {proved} {'ends' if proved == 1 else 'end'} the game" if proved else ""
        return f"Expansion: {self.names.of(node.number)} gets its {counted(len(children), 'move')}{ends}."

    def bounds(self, node: Named, least: Told | None, most: Told | None) -> str:
        name = capital(self.names.of(node.number))
        assert least is not None
        assert most is not None
        if least == most:
            return f"{name} is proved to be worth {number(least)} and is not visited any more."
        return f"{name} is proved to be worth {_bounds(least, most)}."

    def play_out(self, node: Named, reward: str) -> str:
        return f"Playout: a random game from {self.names.of(node.number)} is worth {reward} to MAX."

    def known(self, node: Named, reward: str) -> str:
        return f"No game needs to be played from {self.names.of(node.number)}: it counts as {reward} to MAX."

    def back_up(self, node: Named, how_many: int) -> str:
        if node.parent is None:
            return "Backing up: the root counts the game."
        return f"Backing up: {self.names.of(node.number)} and what is above it, {counted(how_many, 'node')}, count the game."

    def done(self, value: Told | None, result: Any) -> str:
        games = counted(result.nodes, "game")
        if value is not None:
            return f"The search is done: the value is proved to be {number(value)}; {games}."
        return f"The search ends after {games}, and the value is not proved: the move that was visited most is taken."


def _bounds(least: Told, most: Told) -> str:
    """Two bounds, of which one may be no more than what every value is."""
    if isinstance(most, str) or abs(most) < INFINITY:
        is_open = isinstance(least, int) and abs(least) >= INFINITY
        return f"at most {number(most)}" if is_open else f"from {number(least)} to {number(most)}"
    return f"at least {number(least)}"
