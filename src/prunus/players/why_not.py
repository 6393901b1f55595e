"""Why not this move: first the line that refutes it, then what a learned program says, and whether the two agree.

Never a reason without evidence: a clause is quoted with its record on the pairs that it was learned from, and where the examples
are at hand, with the most similar position of theirs in which it was wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.draw.words import counted, number
from prunus.logic.syntax import read_program
from prunus.logic.terms import Program
from prunus.players.analysis import Judged
from prunus.searches.driving.parts import sound
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.examples import Examples
from prunus.study.literally import by_clause, votes
from prunus.study.sentences import sentence
from prunus.study.shipped import shipped

MOST_LOOKED_AT = 200  # positions of the examples, the most similar ones


@dataclass(frozen=True)
class Counterexample:
    """A position in which a clause preferred the worse move: its text, the moves and their values."""

    position: str
    preferred: str
    better: str
    lost: int
    differs: int  # squares that are not as in the position that was asked about


@dataclass(frozen=True)
class Reason:
    """A clause that prefers one of the two moves to the other: its number, what it says, how often it was right."""

    clause: int
    says: str
    record: str
    speaks_for_best: bool
    wrong_in: Counterexample | None = None


@dataclass(frozen=True)
class WhyNot:
    """`agrees`: whether the program, too, puts the best move before the one that was made; None where it is level."""

    judged: Judged
    reasons: tuple[Reason, ...]
    agrees: bool | None

    def __str__(self) -> str:
        return "\n".join(told(self))

    def as_json(self) -> dict[str, Any]:
        reasons = [asdict(each) for each in self.reasons]
        return {"ply": self.judged.ply, "move": self.judged.move, "agrees": self.agrees, "reasons": reasons}


def rules_named(name: str, game: Game, examples: Path | None = None) -> tuple[Program, Examples | None]:
    """The program of a file, or the one that comes with a game, and the examples of a file."""
    program = shipped(name, game.default_evaluation) or read_program(Path(name))
    return program, None if examples is None else Examples.load(examples)


def why_not(judged: Judged, game: Game, program: Program, examples: Examples | None = None) -> WhyNot:
    """What a program says of the best move and of the one that was made."""
    position = game.parse(judged.position)
    background = Background.of(game, None, program.stated("evaluation"))
    program, background = background.understood(program)
    names = [game.format_move(position, move) for move in position.moves()]
    best, made = names.index(judged.best), names.index(judged.move)
    seen = sound(position)
    found = []
    for place, clause in enumerate(checked(program, background)):
        holds = by_clause(clause, background, seen)
        if holds[best, made] != holds[made, best]:
            record = program.clauses[place].comments[-1:] or ("its record was not kept",)
            wrong = None if examples is None else _wrong(clause, background, game, position, examples)
            found.append(Reason(place + 1, sentence(clause, background), record[0], bool(holds[best, made]), wrong))
    scores = votes(program, background, seen)
    lead = int(scores[best]) - int(scores[made])
    return WhyNot(judged, tuple(found), None if lead == 0 else lead > 0)


def _wrong(clause: Any, background: Background, game: Game, position: Any, examples: Examples) -> Counterexample | None:
    """The most similar position of the examples in which a clause prefers a move that is worth less than another."""
    rows = game.rows(position)
    apart = [_differences(rows, game.rows(examples.position(place))) for place in range(len(examples.positions))]
    for place in np.argsort(np.array(apart), kind="stable")[:MOST_LOOKED_AT]:
        other = examples.position(int(place))
        holds = by_clause(clause, background, other)
        values = examples.values[examples.owners == place]
        loses = np.where(holds, values[None, :] - values[:, None], 0)
        if loses.max(initial=0) > 0:
            i, j = np.unravel_index(int(np.argmax(loses)), loses.shape)
            moves = [game.format_move(other, move) for move in other.moves()]
            return Counterexample(game.format(other), moves[i], moves[j], int(loses[i, j]), int(apart[place]))
    return None


def _differences(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(a != b for row, beside in zip(one, other, strict=True) for a, b in zip(row, beside, strict=True))


def told(found: WhyNot) -> list[str]:
    """The sentences for people, the refutation first."""
    judged = found.judged
    how = "exactly" if judged.is_exact else "by a search"
    refuted = (
        f"Why not {judged.ply + 1}. {judged.move}? After {' '.join(judged.refutation)} it is worth {number(judged.value)} {how}"
    )
    lines = [f"{refuted}; {judged.best} is worth {number(judged.best_value)}: {' '.join(judged.line)}."]
    for each in found.reasons:
        side = judged.best if each.speaks_for_best else judged.move
        lines.append(f"Rule {each.clause} is for {side}: {each.says} {each.record}")
        if each.wrong_in is not None:
            wrong = each.wrong_in
            lines.append(
                f"  It was wrong in {wrong.position} ({counted(wrong.differs, 'square')} otherwise): it preferred "
                f"{wrong.preferred} to {wrong.better}, which was worth {wrong.lost} more."
            )
    if not found.reasons:
        lines.append("No rule tells the two moves apart.")
    elif found.agrees is None:
        lines.append("All rules together find the two moves level.")
    elif found.agrees:
        lines.append(f"All rules together prefer {judged.best}, as the search does.")
    else:
        lines.append(f"All rules together prefer {judged.move}: here the rules are wrong, and the search is right.")
    return lines
