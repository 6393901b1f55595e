"""Certificates: what is true can be certified, what is false cannot, and no change makes a certificate prove anything else."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import prunus.solvers.certificates.verification as verification_module
from prunus import game
from prunus.cli.certify import certify as certify_command
from prunus.cli.verify import verify as verify_command
from prunus.core.jit import interpreting
from prunus.core.memory import Cells
from prunus.errors import DoesNotFit, NotationError, OutOfRange, PrunusError, Stopped, UnknownName
from prunus.searches.driving.parts import sound
from prunus.searches.proof.question import ByOutcome
from prunus.solvers.certificates.certificate import BadCertificate, Certificate, Claim
from prunus.solvers.certificates.certification import FalseClaim, certify
from prunus.solvers.certificates.proved import proved_none
from prunus.solvers.certificates.verification import (
    CHOICES,
    CLAIMANT,
    COUNTS,
    NODE_LIMIT,
    NODES,
    OPPONENT,
    NotProved,
    Walk,
    deepest_ply,
    holds,
    side_of,
    verify,
)
from tests.reference import minimax, somewhere

# Games with plies after which minimax by definition is quick; compiled ones and, last, those that are interpreted.
PLACES = {"othello-4x4": 6, "tic-tac-toe": 4, "nim": 4, "tree": 0}
COMPILED = ["othello-4x4", "tic-tac-toe"]


def place(name: str, seed: int) -> tuple[Any, Any]:
    """A game and a position in it near enough to the end."""
    found = game(name)
    if name == "tree":
        chance = random.Random(seed)
        return found, found.parse(str([[[chance.randrange(20) for _ in range(3)] for _ in range(2)] for _ in range(3)]))
    return found, somewhere(found.start(), seed, PLACES[name])


def value_of(position: Any) -> int:
    return minimax(position, 99, ByOutcome())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", PLACES)
def test_what_is_true_is_certified_and_verified(name: str, seed: int) -> None:
    found, position = place(name, seed)
    value = value_of(position)
    for claim in (None, f">={value}", f"<={value}", f">={value - 1}", f"<={value + 2}", f"={value}"):
        made = certify(position, claim, megabytes=1)
        assert str(made.claim) == (claim or f"={value}")
        again = Certificate.from_bytes(made.to_bytes())
        assert str(again) == str(made)
        shown = verify(again)
        assert (shown.game, shown.position, shown.claim) == (found.name, found.format(position), made.claim)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", PLACES)
def test_what_is_false_cannot_be_certified(name: str, seed: int) -> None:
    _, position = place(name, seed)
    value = value_of(position)
    for claim in (f">={value + 1}", f"<={value - 1}", f"={value + 1}", f"={value - 1}"):
        with pytest.raises(FalseClaim, match=f"is not {claim}: it is at (most|least)"):
            certify(position, claim, megabytes=1)


@pytest.mark.parametrize("claim", ["win", "loss", "draw"])
def test_win_loss_and_draw_are_bounds(claim: str) -> None:
    found = game("tic-tac-toe")
    positions = {"win": "XX.OO....", "loss": "XXO..O...", "draw": "..X.O.XO."}
    assert [value_of(found.parse(text)) for text in positions.values()] == [1, -1, 0]
    for word, text in positions.items():
        if word == claim:
            assert verify(certify(found.parse(text), claim, megabytes=1)).claim == Claim.parse(claim)
        else:
            with pytest.raises(FalseClaim):
                certify(found.parse(text), claim, megabytes=1)


@pytest.mark.parametrize("name", COMPILED)
def test_the_twins_write_and_verify_the_same_certificate(name: str) -> None:
    _, position = place(name, 1)
    made = certify(position, megabytes=1)
    with interpreting():
        assert certify(position, megabytes=1).to_bytes() == made.to_bytes()
        assert verify(made).claim == made.claim


def test_more_room_is_taken_where_the_first_does_not_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    _, position = place("othello-4x4", 2)
    made = certify(position, megabytes=1)
    monkeypatch.setattr("prunus.solvers.certificates.certification._Maker.part.__defaults__", (2,))
    assert certify(position, megabytes=1).to_bytes() == made.to_bytes()


def test_comparing_more_moves_does_not_make_a_proof_larger() -> None:
    """Sizes are those of trees; the positions that come up again make a difference of a few nodes either way."""
    sizes = []
    for tries in (1, 2, 20):
        made = [certify(place("othello-4x4", seed)[1], megabytes=1, tries=tries) for seed in range(8)]
        sizes.append(sum(part.nodes for certificate in made for part in certificate.parts))
    assert sizes[0] > sizes[1] >= sizes[2]


# Tampering


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    return certify(somewhere(game("othello-4x4").start(), 5, 4), megabytes=1)


def test_no_byte_can_be_changed_removed_or_added(certificate: Certificate) -> None:
    data, chance = certificate.to_bytes(), random.Random(0)
    for at in range(len(data)):
        for other in {data[at] ^ 1, data[at] ^ 128, chance.randrange(256)} - {data[at]}:
            with pytest.raises(BadCertificate):
                Certificate.from_bytes(data[:at] + bytes([other]) + data[at + 1 :])
        for changed in (data[:at], data[:at] + data[at + 1 :], data[:at] + bytes([chance.randrange(256)]) + data[at:]):
            if changed != data:
                with pytest.raises(BadCertificate):
                    Certificate.from_bytes(changed)
    with pytest.raises(BadCertificate):
        Certificate.from_bytes(data + b"\n")


def resealed(certificate: Certificate) -> Certificate:
    """Written with a fitting checksum, and read again."""
    return Certificate.from_bytes(certificate.to_bytes())


def is_accepted(certificate: Certificate) -> bool:
    try:
        verify(resealed(certificate))
    except (NotProved, BadCertificate, NotationError, UnknownName):
        return False
    return True


def with_choices(certificate: Certificate, part: int, choices: Any, **counts: int) -> Certificate:
    parts = list(certificate.parts)
    parts[part] = replace(parts[part], choices=np.asarray(choices, np.uint16), **counts)
    return replace(certificate, parts=tuple(parts))


@pytest.mark.parametrize("name", ["othello-4x4", "tic-tac-toe", "nim"])
def test_with_a_fitting_checksum_too_no_false_claim_is_accepted(name: str) -> None:
    """The logic itself: whatever is changed, what is accepted is true."""
    chance, accepted, tried = random.Random(7), 0, 0
    for seed in range(3):
        found, position = place(name, seed)
        made, value = certify(position, megabytes=1), value_of(position)
        for shift in (-3, -2, -1, 1, 2, 3):
            claim = Claim(value + shift, value + shift)
            parts = (replace(part, bound=bound) for part, bound in zip(made.parts, claim.bounds(), strict=True))
            assert not is_accepted(replace(made, claim=claim, parts=tuple(parts)))
            for bound, part in zip(claim.bounds(), made.parts, strict=True):
                is_true = (bound.lower is None or bound.lower <= value) and (bound.upper is None or bound.upper >= value)
                taken = is_accepted(replace(made, claim=bound, parts=(replace(part, bound=bound),)))
                assert is_true or not taken
        for _ in range(60):
            changed = mutated(made, chance)
            tried += 1
            if is_accepted(changed):
                accepted += 1
                at = found.parse(changed.position)
                assert changed.claim.lower is None or changed.claim.lower <= value_of(at), changed
                assert changed.claim.upper is None or changed.claim.upper >= value_of(at), changed
    assert accepted < tried / 2, "most changes are noticed even with a fitting checksum"


def mutated(made: Certificate, chance: random.Random) -> Certificate:
    """One random change of a field."""
    part = chance.randrange(len(made.parts))
    choices = made.parts[part].choices.tolist()
    kind = chance.choice(["choice", "choice", "remove", "insert", "positions", "nodes", "swap", "move on", "claim", "game"])
    if kind in ("positions", "nodes"):
        parts = list(made.parts)
        parts[part] = replace(parts[part], **{kind: max(0, getattr(parts[part], kind) + chance.choice([-1, 1]))})
        return replace(made, parts=tuple(parts))
    if kind == "swap":
        return replace(made, parts=tuple(replace(b, bound=a.bound) for a, b in zip(made.parts, made.parts[::-1], strict=True)))
    if kind == "move on":
        found = game(made.game)
        start = found.parse(made.position)
        return replace(made, position=found.format(somewhere(start, chance.randrange(99), 1)))
    if kind == "claim":
        return replace(made, claim=Claim(made.claim.lower, None), parts=made.parts[part : part + 1])
    if kind == "game":
        return replace(made, game=chance.choice(["othello", "tic-tac-toe", "nim", "ludo", "connect-four-6x5"]))
    at = chance.randrange(len(choices) + 1)
    if kind == "insert" or at == len(choices):
        return with_choices(made, part, [*choices[:at], chance.randrange(4), *choices[at:]])
    if kind == "remove":
        return with_choices(made, part, choices[:at] + choices[at + 1 :])
    return with_choices(made, part, [*choices[:at], (choices[at] + chance.choice([1, 2, 300, 65535])) % 65536, *choices[at + 1 :]])


@pytest.mark.parametrize("name", ["othello-4x4", "tic-tac-toe", "nim"])
def test_no_choices_whatever_prove_what_is_false(name: str) -> None:
    """Not even with counts made to fit: choices at random, those of a true proof, and places beyond the list of moves."""
    chance = random.Random(3)
    for seed in range(4):
        _, position = place(name, seed)
        made, value = certify(position, megabytes=1), value_of(position)
        position = sound(position)
        for bound in (Claim(value + 1, None), Claim(None, value - 1)):
            true = [part.choices.tolist() for part in made.parts]
            beyond = [[at] * 3000 for at in (0, 1, 20, 65535)]
            for choices in (*true, *beyond, *([chance.randrange(4) for _ in range(3000)] for _ in range(20))):
                assert not walk(position, bound, choices)[0]
        for part in made.parts:
            assert walk(position, part.bound, part.choices.tolist()) == (True, part.nodes, part.positions)


def walk(position: Any, bound: Claim, choices: list[int]) -> tuple[bool, int, int]:
    """Whether the choices prove the bound, with as much room as they like, and what they come to."""
    proof = Walk(Cells(choices, np.uint16), Cells.zeros(COUNTS), proved_none(position, 5000))
    proof.counts[NODE_LIMIT], proof.counts[CHOICES] = 10**6, len(choices)
    is_shown = holds(position, *side_of(bound), deepest_ply(position), proof)
    return bool(is_shown), int(proof.counts[NODES]), int(proof.proved.recorded())


@pytest.mark.parametrize("name", ["othello-4x4", "nim"])
def test_only_what_was_recorded_is_recalled_and_only_for_its_side(name: str) -> None:
    found = game(name)
    positions = list({sound(somewhere(found.start(), seed, 2 + seed % 4)) for seed in range(60)})
    known, others = positions[::2], positions[1::2]
    proved = proved_none(positions[0], len(known))
    for position in known:
        proved.record(position, CLAIMANT)
    assert all(proved.recalls(position, CLAIMANT) for position in known)
    assert not any(proved.recalls(position, OPPONENT) for position in known)
    assert not any(proved.recalls(position, CLAIMANT) for position in others)
    assert (proved.recorded(), proved.is_full()) == (len(known), True)
    proved.record(others[0], CLAIMANT)
    assert not proved.recalls(others[0], CLAIMANT)


def test_a_proof_is_refused_when_a_reply_of_the_opponent_is_not_answered(certificate: Certificate) -> None:
    for part in range(2):
        choices = certificate.parts[part].choices.tolist()
        assert not is_accepted(with_choices(certificate, part, choices[:-1], nodes=certificate.parts[part].nodes))
        assert not is_accepted(with_choices(certificate, part, [*choices, 0]))


def test_a_certificate_never_runs_a_file(tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evil_game.py").write_text("raise SystemExit('it ran')")
    with pytest.raises(BadCertificate, match=r"names a file, 'evil_game\.py'"):
        verify(replace(certificate, game="evil_game.py"))


# The verifier stands alone


def test_the_verifier_imports_nothing_that_searches() -> None:
    allowed = ("prunus.core", "prunus.games", "prunus.errors", "prunus.solvers")
    code = (
        "import sys; from prunus.core import registry; import prunus.solvers.certificates.verification; registry.all_games();"
        "print(*sorted(name for name in sys.modules if name.startswith('prunus.')))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if not name.startswith(allowed)] == []
    solving = {name for name in loaded if name.startswith("prunus.solvers.")}
    assert solving == {
        "prunus.solvers.certificates",
        "prunus.solvers.certificates.verification",
        "prunus.solvers.certificates.certificate",
        "prunus.solvers.certificates.proved",
    }


def test_the_verifier_calls_the_rules_and_nothing_else() -> None:
    """Read from its source: of the package it names core, errors and the two modules of the format."""
    tree = ast.parse(Path(str(verification_module.__file__)).read_text())
    names = {
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("prunus")
    }
    assert all(
        name.startswith(
            ("prunus.core", "prunus.errors", "prunus.solvers.certificates.certificate", "prunus.solvers.certificates.proved")
        )
        for name in names
    )


# Bad input, and the command line

BAD_FILES = {
    "empty": (b"", "is not a certificate of Prunus"),
    "foreign": (b"\x89PNG\r\n\x1a\n and so on", "is not a certificate of Prunus"),
    "cut in the first line": (b"prunus certi", "ends too early"),
    "cut in the header": (b'prunus certificate 1\n{"game":"othel', "ends too early: its header is not complete"),
    "from the future": (b"prunus certificate 2\n{}\n", "is a certificate of version '2'; known: 1"),
    "no header": (b"prunus certificate 1\nhello\n", "has a header that makes no sense"),
    "another header": (b"prunus certificate 1\n[1, 2]\n", "has a header that makes no sense"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_bad_file_is_refused_in_a_sentence(kind: str, tmp_path: Path) -> None:
    data, sentence = BAD_FILES[kind]
    path = tmp_path / "some.cert"
    path.write_bytes(data)
    done = CliRunner().invoke(verify_command, [str(path)])
    assert isinstance(done.exception, PrunusError), done.output
    assert done.exception.exit_code == 2
    assert sentence in str(done.exception)
    assert str(path) in str(done.exception)
    assert "\n" not in str(done.exception)


def test_the_command_line_certifies_and_verifies(tmp_path: Path) -> None:
    path = tmp_path / "draw.cert"
    done = CliRunner().invoke(certify_command, ["tic-tac-toe", "--claim", "draw", "-o", str(path)])
    assert done.exit_code == 0, done.output
    assert "certified: the value of '.........' is =0 for the player to move" in done.stdout
    assert f"{path.stat().st_size:,} bytes" in done.stdout
    assert list(tmp_path.iterdir()) == [path]
    done = CliRunner().invoke(verify_command, [str(path)])
    assert done.stdout.startswith("proved: tic-tac-toe, the value of '.........' is =0 for the player to move\n")
    cut = tmp_path / "cut.cert"
    cut.write_bytes(path.read_bytes()[:-1])
    done = CliRunner().invoke(verify_command, [str(cut)])
    assert isinstance(done.exception, BadCertificate)
    assert "ends too early" in str(done.exception)


def test_bad_requests_are_refused_in_a_sentence(tmp_path: Path) -> None:
    _, position = place("nim", 0)
    with pytest.raises(NotationError, match="expected >=N, <=N, =N, win, loss or draw"):
        certify(position, "about 3")
    with pytest.raises(OutOfRange, match="0 moves cannot be compared"):
        certify(position, tries=0)
    with pytest.raises(Stopped, match="its time is up"):
        certify(game("othello").start(), seconds=0.2, megabytes=8)
    made = certify(position, megabytes=1)
    with pytest.raises(BadCertificate, match="is about 'nim', not about 'othello'"):
        verify(made, game("othello"))


def test_a_game_without_end_is_refused() -> None:
    class Endless:
        """Back and forth."""

        def __init__(self, ply: int = 0) -> None:
            self.ply = ply

        def moves(self) -> list[int]:
            return [1]

        def play(self, move: int) -> Endless:
            return Endless(self.ply + 1)

        def is_over(self) -> bool:
            return False

        def outcome(self) -> int:
            return 0

        def max_moves(self) -> int:
            return 1

        def move_count(self) -> int:
            return 1

        def key(self) -> Any:
            return np.uint64(self.ply)

    class Words(type(game("nim"))):  # type: ignore[misc]
        def format(self, position: Any) -> str:
            return "somewhere"

    with pytest.raises(DoesNotFit, match="does not end within 200 plies"):
        certify(Endless(), "=0", game=Words(), megabytes=1)
