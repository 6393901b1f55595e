"""Certificate: a claim about the value of a position together with its proof, as a file.

    prunus certificate 1                                          what it is, and the version of the format
    {"game":"othello","position":"…","claim":"=18","parts":       one line of JSON, written in one way only
     [{"bound":">=18","choices":3120,"positions":905,"nodes":9876},…],"width":1,"bytes":1519,"checksum":"…"}
    …                                                             zlib: the claimant's moves

A part proves one bound; an exact value has two. A proof is a tree that is walked over depth first, moves in the natural order of
the game. Written are only the choices: where the claimant has two moves or more, the place of the chosen one in the natural list.
What follows from the rules (forced moves, the opponent's moves, finished games) and what was proved before is left out.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.errors import NotationError, PrunusError

MAGIC = b"prunus certificate "
VERSION = 1
MOST_NODES = 1 << 40
MOST_POSITIONS = 1 << 26
WORDS = {"win": ">=1", "loss": "<=-1", "draw": "=0"}


class BadCertificate(PrunusError):
    """A file that is not a certificate, or no longer is what was written."""


@dataclass(frozen=True)
class Claim:
    """lower <= value <= upper for the player to move, in the units of the game's outcomes; None is no bound."""

    lower: int | None
    upper: int | None

    @classmethod
    def parse(cls, text: str) -> Claim:
        """`>=N`, `<=N`, `=N`, `win`, `loss` or `draw`."""
        found = re.fullmatch(r"(>=|<=|=)\s*(-?[0-9]{1,15})", WORDS.get(text.strip().lower(), text.strip()))
        if found is None:
            raise NotationError("claim", text, 0, ">=N, <=N, =N, win, loss or draw")
        value = int(found[2])
        return cls(None if found[1] == "<=" else value, None if found[1] == ">=" else value)

    def bounds(self) -> list[Claim]:
        """One claim a bound, the lower one first."""
        sides = [Claim(self.lower, None), Claim(None, self.upper)]
        return [side for side in sides if side != Claim(None, None)]

    def __str__(self) -> str:
        if self.lower == self.upper:
            return f"={self.lower}"
        return f">={self.lower}" if self.upper is None else f"<={self.upper}"


@dataclass(frozen=True)
class Part:
    """The proof of one bound: the choices, and what the walk over the tree comes to."""

    bound: Claim
    choices: np.ndarray[Any, np.dtype[np.uint16]]
    positions: int  # that are recorded to be recalled
    nodes: int


@dataclass(frozen=True)
class Certificate:
    game: str
    position: str  # in the notation of the game
    claim: Claim
    parts: tuple[Part, ...]

    def to_bytes(self) -> bytes:
        choices = np.concatenate([part.choices for part in self.parts]).astype("<u2")
        width = 2 if choices.size and choices.max() > 255 else 1
        body = zlib.compress((choices if width == 2 else choices.astype(np.uint8)).tobytes(), 9)
        counts = [(str(part.bound), len(part.choices), part.positions, part.nodes) for part in self.parts]
        header = {
            "game": self.game,
            "position": self.position,
            "claim": str(self.claim),
            "parts": [dict(zip(("bound", "choices", "positions", "nodes"), count, strict=True)) for count in counts],
            "width": width,
            "bytes": len(body),
        }
        return _sealed(header, body)

    def write(self, path: Path) -> int:
        """Into a file, which is there as a whole or not at all; how many bytes."""
        data = self.to_bytes()
        files.write_bytes(path, data)
        return len(data)

    @classmethod
    def read(cls, path: Path) -> Certificate:
        return cls.from_bytes(files.read_bytes(path, "certificate"), str(path))

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "certificate", most_nodes: int = MOST_NODES) -> Certificate:
        """What `to_bytes` wrote; BadCertificate in one sentence for anything else, and for a proof of more than `most_nodes`, which
        is not even unpacked."""
        header, body = _opened(data, name)
        try:
            parts = [(Claim.parse(part["bound"]), part["choices"], part["positions"], part["nodes"]) for part in header["parts"]]
            claim, width = Claim.parse(header["claim"]), header["width"]
            texts, numbers = (header["game"], header["position"]), [width, *(n for part in parts for n in part[1:])]
        except (KeyError, TypeError, NotationError, AttributeError) as error:
            raise BadCertificate(f"{name!r} has a header that makes no sense: {error}") from error
        sound = all(type(text) is str for text in texts) and all(type(n) is int and 0 <= n <= MOST_NODES for n in numbers)
        if not sound or width not in (1, 2) or [part[0] for part in parts] != claim.bounds():
            raise BadCertificate(f"{name!r} has a header that makes no sense: its parts do not prove {claim}")
        if any(choices > nodes or positions > min(nodes, MOST_POSITIONS) for _, choices, positions, nodes in parts):
            raise BadCertificate(f"{name!r} has a header that makes no sense: a part has more choices or positions than nodes")
        if (nodes := sum(part[3] for part in parts)) > most_nodes:
            raise BadCertificate(f"{name!r} is a proof of {nodes:,} nodes, and at most {most_nodes:,} are wanted")
        values = np.frombuffer(_unpacked(body, width * sum(part[1] for part in parts), name), f"<u{width}").astype(np.uint16)
        ends = np.cumsum([part[1] for part in parts])
        pieces = np.split(values, ends[:-1])
        every = tuple(
            Part(bound, piece, positions, nodes) for (bound, _, positions, nodes), piece in zip(parts, pieces, strict=True)
        )
        return cls(*texts, claim, every)


def _sealed(header: dict[str, Any], body: bytes) -> bytes:
    """The file: what it is, the header with the checksum of everything, the body."""
    checksum = hashlib.blake2b(_line(header) + body, digest_size=16).hexdigest()
    return MAGIC + b"%d\n" % VERSION + _line(header | {"checksum": checksum}) + body


def _line(header: dict[str, Any]) -> bytes:
    return json.dumps(header, separators=(",", ":")).encode() + b"\n"


def _opened(data: bytes, name: str) -> tuple[dict[str, Any], bytes]:
    """Header and body of a file that is whole and unchanged."""
    if not data.startswith(MAGIC):
        if data and MAGIC.startswith(data):
            raise BadCertificate(f"{name!r} ends too early: it has only {len(data)} bytes")
        raise BadCertificate(f"{name!r} is not a certificate of Prunus")
    first, _, rest = data.partition(b"\n")
    version = first.removeprefix(MAGIC)
    if version != b"%d" % VERSION and rest:
        raise BadCertificate(f"{name!r} is a certificate of version {version[:20].decode(errors='replace')!r}; known: {VERSION}")
    line, end, body = rest.partition(b"\n")
    if not end:
        raise BadCertificate(f"{name!r} ends too early: its header is not complete")
    try:
        header = json.loads(line)
        checksum = header.pop("checksum")
        size = header["bytes"]
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError) as error:
        raise BadCertificate(f"{name!r} has a header that makes no sense") from error
    if type(size) is int and len(body) < size:
        raise BadCertificate(f"{name!r} ends too early: it has {len(body)} bytes of proof, not {size}")
    if _sealed(header, body) != data or type(checksum) is not str or len(body) != size:
        raise BadCertificate(f"{name!r} was changed after it was written: its checksum does not fit")
    return header, body


def _unpacked(body: bytes, size: int, name: str) -> bytes:
    """The choices as bytes, which must be as many as the header says."""
    unpacking = zlib.decompressobj()
    try:
        choices = unpacking.decompress(body, size + 1)
    except zlib.error as error:
        raise BadCertificate(f"{name!r} has a proof that cannot be unpacked") from error
    if len(choices) != size or not unpacking.eof or unpacking.unused_data:
        raise BadCertificate(f"{name!r} has a proof of another size than its header says")
    return choices
