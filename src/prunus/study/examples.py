"""Examples of better_choice from searched games.

Two players who look `depth` plies ahead play training games (`study.training`). At a node, every move has its minimax value for the
player to move; each ordered pair of moves is an example, positive if the first is worth more. Pairs of equal worth follow an
explicit policy: they are left out, or positive both ways as the paper's "at least" reads, or negative both ways. What a search
gains from an order it gains from the first move, so by default only the pairs with a best move in them are examples; the paper
takes all.
"""

from __future__ import annotations

import base64
import functools
import io
import itertools
import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from prunus.core import files
from prunus.core.grammar import files_named
from prunus.core.registry import game as find_game
from prunus.core.rows import Listed, is_row, restored
from prunus.errors import BadFile, BadTask, DoesNotFit, MissingFile, OutOfRange
from prunus.jobs.job import file_digests
from prunus.searches.driving.parts import all_sound

FORMAT = "prunus-examples 3"
PARTS = {"positions": (np.uint64, 2), "owners": (np.int32, 1), "moves": (np.int32, 1), "values": (np.int32, 1)}
PARTS |= {"losses": (np.int64, 1), "nodes": (np.int64, 1)}
TIES = ("drop", "both", "neither")
STARTS = ("random", "opening", "given", "late")


@dataclass(frozen=True)
class Source:
    """Everything that is needed to make the same examples again."""

    game: str  # in Python objects may stand here and below, with which examples cannot be saved
    evaluation: str
    depth: int = 5
    games: int = 20
    nodes: str = "path"  # "path", "tree", or a number of nodes to sample a game
    starts: str = "random"  # "random" boards, "given", "opening" (some random plies on), "late" (so many plies before an end)
    ties: str = "drop"
    pairs: str = "best"  # "best": those with a best move in them, or "all"
    seed: int = 1
    max_positions: int = 50_000
    plies: int | None = None  # of a game that are played; None: to its end

    def __post_init__(self) -> None:
        if self.depth < 1 or self.games < 1 or self.max_positions < 1:
            raise OutOfRange(f"depth, games and positions must be at least 1, not {self.depth}, {self.games}, {self.max_positions}")
        if self.plies is not None and self.plies < 1:
            raise OutOfRange(f"of a game at least 1 ply is played, not {self.plies}")
        if self.starts not in STARTS:
            raise OutOfRange(f"games start at one of {', '.join(STARTS)}, not {self.starts!r}")
        if self.ties not in TIES:
            raise OutOfRange(f"ties are one of {', '.join(TIES)}, not {self.ties!r}")
        if self.pairs not in ("best", "all"):
            raise OutOfRange(f"pairs are best or all, not {self.pairs!r}")
        if self.nodes not in ("path", "tree") and not re.fullmatch("0*[1-9][0-9]{0,8}", self.nodes):
            raise OutOfRange(f"nodes are path, tree or how many to sample a game, not {self.nodes!r}")

    @property
    def nameless(self) -> Any:
        """The game or the evaluation if it is an object that others could not find; None where both have names."""
        return next((each for each in (self.game, self.evaluation) if not isinstance(each, str)), None)

    @property
    def played(self) -> str:
        """What is played, in words."""
        return str(getattr(self.game, "name", self.game))

    def files(self) -> dict[str, str]:
        """The digests of files of the user's that take part."""
        return file_digests(files_named(self.game, self.evaluation))


@dataclass
class Examples:
    """Positions as rows of numbers, the values of all their moves, and from these the pairs.

    Positions that are no NamedTuples of whole numbers are told in the notation of their game, and their rows are their numbers.
    """

    source: Source
    positions: NDArray[np.uint64]  # [position, field]
    owners: NDArray[np.int32]  # [move] the position that a move belongs to
    moves: NDArray[np.int32]  # [move] its number
    values: NDArray[np.int32]  # [move] for the player to move
    losses: NDArray[np.int64]  # [move] the nodes that a search loses which tries the move first
    nodes: NDArray[np.int64]  # [position] of a search that tries the best move first
    told: tuple[str, ...] = ()  # [position] of games whose positions have no rows

    @functools.cached_property
    def start(self) -> Any:
        """Where the game begins."""
        return find_game(self.source.game).start()

    @functools.cached_property
    def prototype(self) -> Any:
        """What says what the rows mean, in kernels too: a position of the game, or all those that were told."""
        fields = len(self.start) if is_row(self.start) else 1
        if fields != self.positions.shape[1]:
            raise BadTask(
                f"positions of {self.source.played} have {fields} fields, those of the examples {self.positions.shape[1]}"
            )
        if is_row(self.start):
            return self.start
        game = find_game(self.source.game)
        positions = all_sound(game.parse(text) for text in self.told)
        # A move has its number from the first time that it is listed, so all of them are, before anybody plays one by its number.
        for text, position, moves in zip(self.told, positions, np.split(self.moves, self.begins[1:]), strict=True):
            if sorted(moves.tolist()) != sorted(position.moves()):
                raise BadTask(f"the moves of {self.source.played} in {text!r} are not those that the examples were made of")
        return Listed(positions)

    @property
    def begins(self) -> NDArray[np.int64]:
        """[position] where its moves begin."""
        return np.searchsorted(self.owners, np.arange(len(self.positions)))

    def position(self, number: int) -> Any:
        """The position of this number."""
        return restored(self.prototype, self.positions.reshape(-1), number * len(self.prototype))

    def pairs(
        self, only: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32], NDArray[np.bool_]]:
        """(position, first move, second move, label) of every example, of the chosen positions if `only` is given."""
        starts = np.searchsorted(self.owners, np.arange(len(self.positions) + 1))
        sizes = np.diff(starts)
        if only is not None:
            sizes = np.where(only, sizes, 0)
        counts = sizes.astype(np.int64) ** 2
        owner = np.repeat(np.arange(len(sizes), dtype=np.int32), counts)
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        first = starts[owner] + within // np.maximum(sizes[owner], 1)
        second = starts[owner] + within % np.maximum(sizes[owner], 1)
        difference = self.values[first] - self.values[second]
        keep = first != second
        if self.source.pairs == "best":
            best = np.maximum.reduceat(self.values, starts[:-1])
            keep &= np.maximum(self.values[first], self.values[second]) == best[owner]
        if self.source.ties == "drop":
            keep &= difference != 0
        label = difference >= 0 if self.source.ties == "both" else difference > 0
        return owner[keep], self.moves[first[keep]], self.moves[second[keep]], label[keep]

    def duels(
        self, only: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32], NDArray[np.float64]]:
        """(position, best move, another move, cost) of every pair that is worse the wrong way round.

        The cost is the loss as a share of the nodes, divided by the number of best moves: each of them may come first.
        """
        starts = self.begins
        best = np.maximum.reduceat(self.values, starts)
        is_best = self.values == best[self.owners]
        number = np.bincount(self.owners, is_best, len(self.positions))
        chosen = np.ones(len(self.positions), np.bool_) if only is None else only
        others = np.nonzero(~is_best & (self.losses > 0) & chosen[self.owners])[0]
        firsts = np.split(np.nonzero(is_best)[0], np.cumsum(number.astype(np.int64))[:-1])
        pairs = [(first, other) for other in others.tolist() for first in firsts[self.owners[other]].tolist()]
        first, other = np.array(pairs, np.int64).reshape(-1, 2).T
        owner = self.owners[other]
        return owner, self.moves[first], self.moves[other], self.losses[other] / self.nodes[owner] / number[owner]

    def ties(self) -> int:
        """How many unordered pairs of moves are worth the same."""
        starts = np.searchsorted(self.owners, np.arange(len(self.positions) + 1))
        total = 0
        for begin, end in itertools.pairwise(starts):
            _, sizes = np.unique(self.values[begin:end], return_counts=True)
            total += int((sizes * (sizes - 1) // 2).sum())
        return total

    def save(self, path: Path) -> None:
        """Write the examples with what is needed to make them again."""
        with files.writing(path) as file:
            file.write(self._archived())

    def as_text(self) -> str:
        """The same as a text, the same for equal examples."""
        return base64.b85encode(self._archived()).decode()

    def _archived(self) -> bytes:
        if (nameless := self.source.nameless) is not None:
            raise DoesNotFit(
                f"examples keep the names of their game and evaluation, and {nameless!r} is no name: write FILE.py:NAME"
            )
        header = json.dumps({"format": FORMAT} | asdict(self.source))
        archive = io.BytesIO()
        parts = {name: getattr(self, name) for name in PARTS} | ({"told": np.array(self.told, np.str_)} if self.told else {})
        np.savez_compressed(archive, header=np.array(header), **parts)
        return archive.getvalue()

    @classmethod
    def from_text(cls, text: str) -> Examples:
        """What `as_text` has written."""
        return cls._read(io.BytesIO(base64.b85decode(text)), "a text of examples")

    @classmethod
    def load(cls, path: Path) -> Examples:
        """Read what `save` wrote."""
        with files.reading(path, "example file") as file:
            return cls._read(file, f"example file {str(path)!r}")

    @classmethod
    def _read(cls, file: IO[bytes], name: str) -> Examples:
        try:
            with np.load(file, allow_pickle=False) as data:
                header = files.parse_json(str(data["header"]), "its head")
                if header.pop("format", "") != FORMAT:
                    raise BadTask(f"{name} is not of the format {FORMAT!r}")
                told = tuple(data["told"].tolist()) if "told" in data else ()
                found = cls(Source(**header), **{part: data[part] for part in PARTS}, told=told)
        except (MissingFile, BadTask, BadFile):
            raise
        except Exception as error:  # what a damaged archive makes of its readers has no common type
            raise BadTask(f"{name} cannot be read: {files.reason(error)}") from error
        if not found.is_whole():
            raise BadTask(f"{name} cannot be read: its parts do not fit together")
        return found

    def is_whole(self) -> bool:
        """Every move has an owner and a value, and every position has moves, in order."""
        number = len(self.owners)
        if any((getattr(self, name).dtype, getattr(self, name).ndim) != shape for name, shape in PARTS.items()):
            return False
        if not len(self.moves) == len(self.values) == len(self.losses) == number > 0 or len(self.nodes) != len(self.positions):
            return False
        if (self.losses < 0).any() or (self.nodes < 1).any():
            return False
        if self.told and not np.array_equal(np.sort(self.positions[:, 0]), np.arange(len(self.told))):
            return False
        return bool(np.array_equal(np.unique(self.owners), np.arange(len(self.positions))) and (np.diff(self.owners) >= 0).all())
