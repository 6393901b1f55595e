"""Proofs: a certificate is verified, and then walked through: whoever plays the other side is answered from it.

A certificate comes from the folder of the house, out of the page in base64, or is made here.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from prunus.core.game import Game
from prunus.core.jit import is_compilable
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError, Stopped
from prunus.solvers.certificates.certificate import Certificate, Claim
from prunus.solvers.certificates.certification import FalseClaim, certify
from prunus.solvers.certificates.strategy import Strategies
from prunus.solvers.certificates.verification import verify
from prunus.web.kept import Kept
from prunus.web.question import BadQuestion, House, Question

LARGEST = 2_900_000  # bytes of a certificate: in base64 it fits into a question
MOST_VERIFIED = 5_000_000  # nodes
MOST_WALKED = 120_000  # nodes of a proof that can be walked through, and of one of Python objects: all of them are held
MOST_KEPT = 300_000  # nodes of all proofs that need not be verified again
MEGABYTES = 16.0  # of the search for a proof
LONGEST_POSITION = 2_000
SUFFIXES = (".cert", ".certificate", ".proof")
MOST_FILES = 500
FIRST = (  # proofs to begin with, made here
    {"game": "tic-tac-toe"},
    {"game": "tic-tac-toe", "position": "X...O...X", "claim": "draw"},
    {"game": "connect-four-5x4", "position": "3333"},
    {"game": "connect-four-5x4"},
    {"game": "othello-4x4"},
    {"game": "hex-4x4", "claim": "win"},
    {"game": "nim", "position": "3-4-5", "claim": "win"},
)


@dataclass(frozen=True)
class Verified:
    """A verified certificate, and what can be asked of it; nothing if it is too large to be walked through."""

    game: Game
    root: Any
    certificate: Certificate
    nodes: int
    size: int  # of the file
    strategies: Strategies | None


# Nobody comes back to one that cannot be walked through.
KEPT: Kept[Verified] = Kept(MOST_KEPT, lambda proof: proof.nodes if proof.strategies is not None else MOST_KEPT + 1)


def choices(question: Question) -> Mapping[str, Any]:
    """The files there are, the games of which a certificate can be made, and proofs to begin with."""
    house = question.house
    first = [each | _board(house, each) for each in FIRST if each["game"] in house.games]
    return {"files": _files(house), "games": list(house.games), "first": first}


def _board(house: House, about: Mapping[str, str]) -> dict[str, Any]:
    game = house.game(about["game"])
    position = game.parse(about["position"]) if "position" in about else game.start()
    return {"rows": game.rows(position), "drawing": asdict(game.drawing)}


def walk(question: Question) -> Mapping[str, Any]:
    """A proof, and where the visitor stands in it: `at` plies along `moves`; what is proved there, and all along the way."""
    proof = _proof(question)
    certificate, game, strategies = proof.certificate, proof.game, proof.strategies
    told = {
        "game": game.name, "position": certificate.position, "claim": str(certificate.claim), "nodes": proof.nodes,
        "choices": sum(len(part.choices) for part in certificate.parts), "bytes": proof.size, "most": MOST_WALKED,
        "parts": [str(part.bound) for part in certificate.parts], "players": _players(game, proof.root),
        "drawing": asdict(game.drawing),
    }  # fmt: skip
    if strategies is None:
        return told
    index = question.whole("part", 0, len(strategies.parts) - 1, 0)
    strategy, line, way = strategies.parts[index], [proof.root], list[dict[str, Any]]()
    for ply, text in enumerate(question.texts("moves")):
        move = _move(game, line[-1], text)
        line.append(line[-1].play(move))
        written = game.format_move(line[ply], move)
        if not strategy.follows(line):
            raise BadQuestion("moves", f"the proof does not need {written}, and so has no answer to it")
        way.append({"move": written, "by_proof": strategy.is_claimants(ply), "brothers": _brothers(game, strategies, line, ply)})
    at = question.whole("at", 0, len(way), len(way))
    position = line[at]
    came = game.place(line[at - 1], _move(game, line[at - 1], way[at - 1]["move"])) if at and game.rows(position) else None
    lower, upper = strategies.bounds(position, at)
    return told | {
        "part": index, "way": way, "at": at, "text": game.format(position), "rows": game.rows(position), "placed": list(came or ()),
        "root": strategies.standing(proof.root, 0), "is_yours": not strategy.is_claimants(at),
        "outcome": int(position.outcome()) if position.is_over() else None,
        "standing": strategies.standing(position, at), "lower": lower, "upper": upper,
        "moves": _moves(game, strategies, index, line[: at + 1]),
    }  # fmt: skip


def file(question: Question) -> Mapping[str, Any]:
    """The certificate itself, to be kept."""
    certificate = _proof(question).certificate
    return {"name": f"{certificate.game}.cert", "data": base64.b64encode(certificate.to_bytes()).decode()}


def _players(game: Game, root: Any) -> list[str]:
    """Who is to move at the root, and who is not."""
    other = "" if root.is_over() else game.player(root.play(next(iter(root.moves()))))
    return [game.player(root), other]


def _move(game: Game, position: Any, text: str) -> Any:
    try:
        return game.parse_move(position, text)
    except PrunusError as error:
        raise BadQuestion("moves", str(error)) from error


def _brothers(game: Game, strategies: Strategies, line: list[Any], ply: int) -> list[dict[str, str]]:
    """All moves where the line goes on, with what is shown of each."""
    position = line[ply]
    standings = ((move, strategies.standing(position.play(move), ply + 1)) for move in position.moves())
    return [{"move": game.format_move(position, move), "standing": standing} for move, standing in standings]


def _moves(game: Game, strategies: Strategies, index: int, line: list[Any]) -> list[dict[str, Any]]:
    """The legal moves: what is shown of each for the player who makes it, in which proofs it is, and what answers it."""
    position, ply, found = line[-1], len(line), []
    chosen = strategies.parts[index].answer(position, ply - 1)
    for move in position.moves():
        after = position.play(move)
        lower, upper = (None if bound is None else -bound for bound in reversed(strategies.bounds(after, ply)))
        parts = [number for number, each in enumerate(strategies.parts) if each.follows([*line, after])]
        answers = {part: strategies.parts[part].answer(after, ply) for part in parts}
        found.append({
            "move": game.format_move(position, move), "place": list((game.rows(position) and game.place(position, move)) or ()),
            "standing": strategies.standing(after, ply), "lower": lower, "upper": upper,
            "is_chosen": chosen is not None and bool(move == chosen),
            "parts": parts, "answers": [None if each is None else game.format_move(after, each) for each in answers.values()],
        })  # fmt: skip
    return found


def _files(house: House) -> list[str]:
    """The files of the folder that are called as certificates are."""
    if house.folder is None or not house.folder.is_dir():
        return []
    return sorted(each.name for each in house.folder.iterdir() if each.suffix in SUFFIXES and each.is_file())[:MOST_FILES]


def _proof(question: Question) -> Verified:
    """The certificate that a question is about, verified; once, while it is kept."""
    if question.has("data"):
        name = question.text("name", "the file", longest=255)
        return _read(question, "data", name, _decoded(question.text("data", longest=4 * LARGEST // 3 + 4)))
    if question.has("file"):
        name = question.text("file", longest=255)
        return _read(question, "file", name, _of_the_folder(question.house, name))
    game = question.game()
    position, claim = question.text("position", "", LONGEST_POSITION).strip(), question.text("claim", "", longest=40).strip()
    return KEPT.answer(("made", game.name, position, claim), lambda: _made(question, game, position, claim))


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text.translate({ord("-"): "+", ord("_"): "/"}), validate=True)
    except (binascii.Error, ValueError) as error:
        raise BadQuestion("data", "a certificate comes out of a page in base64, and this is none") from error


def _of_the_folder(house: House, name: str) -> bytes:
    if house.folder is None:
        raise BadQuestion("file", "there is no folder here to read certificates from: `prunus serve --folder FOLDER`")
    if name not in _files(house):  # which are names of files directly inside of it, and nothing else
        raise BadQuestion("file", f"there is no certificate {name[:80]!r} in the folder")
    try:
        with (house.folder / name).open("rb") as opened:
            return opened.read(LARGEST + 1)
    except OSError as error:
        raise BadQuestion("file", f"{name} cannot be read: {error.strerror}") from error


def _read(question: Question, field: str, name: str, data: bytes) -> Verified:
    """What is in a file, verified; what is wrong with it is said of its field."""
    if len(data) > LARGEST:
        raise BadQuestion(field, f"{name!r} has more than {LARGEST:,} bytes, which is as much as this page reads")

    def work() -> Verified:
        certificate = Certificate.from_bytes(data, name, MOST_VERIFIED)
        if certificate.game not in question.house.games:
            raise BadQuestion(field, f"{name!r} is a proof about {certificate.game[:80]!r}, which is no game of this page")
        if len(certificate.position) > LONGEST_POSITION:
            raise BadQuestion(field, f"{name!r} is about a position of more than {LONGEST_POSITION:,} characters")
        return _verified(question.house.game(certificate.game), certificate, question.cancel)

    try:
        return KEPT.answer(("read", hashlib.sha256(data).hexdigest()), work)
    except BadQuestion:
        raise
    except PrunusError as error:
        raise BadQuestion(field, str(error)) from error


def _made(question: Question, game: Game, position: str, claim: str) -> Verified:
    try:
        root = game.parse(position) if position else game.start()
    except PrunusError as error:
        raise BadQuestion("position", str(error)) from error
    try:
        claimed = Claim.parse(claim) if claim else None
    except PrunusError as error:
        raise BadQuestion("claim", str(error)) from error
    try:
        made = certify(root, claimed, game=game, megabytes=MEGABYTES, seconds=question.house.seconds, cancel=question.cancel)
        return _verified(game, made, question.cancel)
    except Stopped as error:
        sentence = f"{error}, as long as this page takes: ask once more if the search was new here, or for a later position"
        raise BadQuestion("position", sentence) from error
    except FalseClaim as error:
        raise BadQuestion("claim", str(error)) from error


def _verified(game: Game, certificate: Certificate, cancel: Cancellation) -> Verified:
    """Check a certificate by the rules, and list what is in it."""
    root, nodes = game.parse(certificate.position), sum(part.nodes for part in certificate.parts)
    if nodes > MOST_WALKED and not is_compilable((root,)):
        raise PrunusError(f"this proof has {nodes:,} nodes, and of a game in Python at most {MOST_WALKED:,} are verified here")
    verify(certificate, game)
    strategies = Strategies.of(root, certificate, cancel) if nodes <= MOST_WALKED else None
    return Verified(game, root, certificate, nodes, len(certificate.to_bytes()), strategies)


QUESTIONS: dict[str, Callable[[Question], Mapping[str, Any]]] = {"choices": choices, "walk": walk, "file": file}
