"""The view of proofs: what it answers is the certificate's own strategy, what it marks is true, and what is wrong is said."""

from __future__ import annotations

import base64
import contextlib
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prunus import solve
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError, Stopped
from prunus.solvers.certificates.certificate import Certificate, Claim
from prunus.solvers.certificates.certification import certify
from prunus.solvers.certificates.strategy import Strategies
from prunus.solvers.certificates.verification import SHARING, side_of
from prunus.web.question import BadQuestion, House, Question
from prunus.web.serving import house_of
from prunus.web.views import proofs
from tests.countdown import OF_WORDS

HOUSE = house_of((), None, 60)
ABOUT = [
    ("tic-tac-toe", "", ""),
    ("tic-tac-toe", "X...O...X", "<=0"),
    ("othello-4x4", "", ""),
    ("connect-four-5x4", "33331", ""),
    ("nim", "2-3-3", "win"),
]


@cache
def made(name: str, position: str, claim: str) -> Certificate:
    game = HOUSE.game(name)
    return certify(game.parse(position) if position else game.start(), claim or None, game=game, megabytes=16)


@cache
def value(position: Any) -> int:
    """By nothing but the rules."""
    return int(position.outcome()) if position.is_over() else max(-value(position.play(move)) for move in position.moves())


def base64_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


def asked(house: House = HOUSE, **fields: Any) -> Any:
    return json.loads(json.dumps(proofs.walk(Question(fields, house))))


def walked(certificate: Certificate, **fields: Any) -> Any:
    return asked(data=base64_of(certificate.to_bytes()), **fields)


def refused(field: str | None, sentence: str, house: House = HOUSE, **fields: Any) -> None:
    with pytest.raises(PrunusError) as told:
        asked(house, **fields)
    assert sentence in str(told.value)
    assert getattr(told.value, "name", None) == field


def written(certificate: Certificate, part: int) -> Iterator[tuple[tuple[str, ...], Any, int, int | None]]:
    """Every node of a proof as the file has it: the moves that lead there, the position, the side, the choice if there is one.

    Whatever was proved before ends a line.
    """
    game = HOUSE.game(certificate.game)
    choices = iter(certificate.parts[part].choices.tolist())
    seen: set[Any] = set()

    def visit(position: Any, side: int, way: tuple[str, ...]) -> Iterator[Any]:
        moves = list(position.moves())
        if (position, side) in seen:
            return
        choice = next(choices) if side == 1 and len(moves) > 1 else 0 if side == 1 and moves else None
        yield way, position, side, choice
        for index, move in enumerate(moves):
            if side == -1 or index == choice:
                yield from visit(position.play(move), -side, (*way, game.format_move(position, move)))
        if len(moves) >= SHARING:
            seen.add((position, side))

    yield from visit(game.parse(certificate.position), int(side_of(certificate.parts[part].bound)[1]), ())


@pytest.mark.parametrize("about", ABOUT, ids=" ".join)
def test_answers_are_the_choices_of_the_certificate(about: tuple[str, str, str]) -> None:
    certificate = made(*about)
    game = HOUSE.game(certificate.game)
    for part in range(len(certificate.parts)):
        nodes = list(written(certificate, part))
        allowed = defaultdict(set)  # a position with two moves may be dealt with twice, in two ways
        for _, position, side, choice in nodes:
            if choice is not None:
                allowed[position, side].add(game.format_move(position, list(position.moves())[choice]))
        for way, position, side, choice in random.Random(1).sample(nodes, min(60, len(nodes))):
            shown = walked(certificate, part=part, moves=list(way))
            assert shown["is_yours"] == (side == -1)
            assert [step["move"] for step in shown["way"]] == list(way)
            chosen = [move["move"] for move in shown["moves"] if move["is_chosen"]]
            if choice is None:
                assert chosen == []
                for move in shown["moves"]:
                    assert part in move["parts"]
                    answer = move["answers"][move["parts"].index(part)]
                    after = position.play(game.parse_move(position, move["move"]))
                    assert answer in (allowed[after, 1] or {None})
            else:
                assert len(chosen) == 1
                assert chosen[0] in allowed[position, side]


@pytest.mark.parametrize("about", ABOUT, ids=" ".join)
def test_what_is_marked_is_true(about: tuple[str, str, str]) -> None:
    certificate = made(*about)
    game = HOUSE.game(certificate.game)
    seen = defaultdict(int)
    for part in range(len(certificate.parts)):
        nodes = list(written(certificate, part))
        for way, position, _, _ in random.Random(2).sample(nodes, min(50, len(nodes))):
            shown = walked(certificate, part=part, moves=list(way))
            told = [(shown, position, 1)]
            told += [(each, position.play(game.parse_move(position, each["move"])), -1) for each in shown["moves"]]
            for each, there, sign in told:
                lower, upper, standing = each["lower"], each["upper"], each["standing"]
                seen[standing] += 1
                true = sign * value(there)
                assert lower is None or lower <= true, (way, each)
                assert upper is None or true <= upper, (way, each)
                known = (lower is not None) + (upper is not None)
                expected = "proved" if known == 2 and lower == upper else "bound" if known else "not needed"
                assert standing == expected, (way, each)
    assert seen["bound"]
    assert seen["proved"]
    if len(certificate.parts) == 1:
        assert seen["not needed"]


def test_what_is_proved_is_what_solve_finds() -> None:
    certificate = made("connect-four-5x4", "33331", "")
    strategies = Strategies.of(HOUSE.game(certificate.game).parse(certificate.position), certificate, Cancellation())
    nodes = [(way, position) for way, position, _, _ in written(certificate, 0) if not position.is_over()]
    proved = [(way, position) for way, position in nodes if strategies.standing(position, len(way)) == "proved"]
    assert len(proved) > 10
    for way, position in random.Random(3).sample(proved, 10):
        shown = walked(certificate, moves=list(way))
        assert shown["standing"] == "proved"
        assert shown["lower"] == shown["upper"] == solve(position).value


@pytest.mark.parametrize("part", [0, 1])
def test_whoever_plays_against_a_proof_loses_to_it(part: int) -> None:
    certificate = made("tic-tac-toe", "", "")
    for seed in range(12):
        luck, line = random.Random(seed), list[str]()
        while (shown := walked(certificate, part=part, moves=line))["outcome"] is None:
            if shown["is_yours"]:
                move = luck.choice(shown["moves"])
                line += [move["move"], *(answer for answer in [move["answers"][move["parts"].index(part)]] if answer)]
            else:
                line.append(next(move["move"] for move in shown["moves"] if move["is_chosen"]))
        outcome = shown["outcome"] * (1 if len(line) % 2 == 0 else -1)  # for the player who began
        assert outcome >= 0 if part == 0 else outcome <= 0


def test_a_line_is_shown_at_any_of_its_moves() -> None:
    line = ["1", "5", "2", "3", "7"]
    whole = asked(game="tic-tac-toe", moves=line)
    for at in range(len(line) + 1):
        shown, short = asked(game="tic-tac-toe", moves=line, at=at), asked(game="tic-tac-toe", moves=line[:at])
        assert shown["way"] == whole["way"]
        for name in ("text", "rows", "placed", "moves", "standing", "lower", "upper", "is_yours"):
            assert shown[name] == short[name], name
    assert [step["by_proof"] for step in whole["way"]] == [True, False, True, False, True]
    assert all(step["move"] in [each["move"] for each in step["brothers"]] for step in whole["way"])
    refused("at", "at is 6, which is not between 0 and 5", game="tic-tac-toe", moves=line, at=6)


def test_a_move_that_is_not_needed_is_not_walked() -> None:
    refused("moves", "the proof does not need 2", game="tic-tac-toe", claim=">=0", moves=["2"])
    refused("moves", "move '11' is illegal", game="tic-tac-toe", moves=["11"])
    shown = asked(game="tic-tac-toe", claim=">=0")
    assert {move["move"]: move["parts"] for move in shown["moves"]} == {"1": [0], **{str(n): [] for n in range(2, 10)}}
    assert {move["standing"] for move in shown["moves"]} == {"bound", "not needed"}


def test_files_of_the_folder_are_offered_and_read_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    house = replace(HOUSE, folder=folder)
    made("nim", "2-3-3", "win").write(folder / "nim.cert")
    made("nim", "2-3-3", "win").write(tmp_path / "outside.cert")
    (folder / "notes.txt").write_text("no")
    (folder / "sub.cert").mkdir()
    assert proofs.choices(Question({}, house))["files"] == ["nim.cert"]
    assert asked(house, file="nim.cert")["claim"] == ">=1"
    for name in ("../outside.cert", str(tmp_path / "outside.cert"), "notes.txt", "sub.cert", "nowhere.cert", "/etc/passwd"):
        refused("file", f"there is no certificate {name[:80]!r} in the folder", house, file=name)
    refused("file", "there is no folder here", file="nim.cert")
    (folder / "large.cert").write_bytes(b"x" * (proofs.LARGEST + 1))
    refused("file", "'large.cert' has more than 2,900,000 bytes", house, file="large.cert")


def test_a_certificate_that_was_made_can_be_kept_and_opened_again() -> None:
    kept = proofs.file(Question({"game": "nim", "position": "2-3-3"}, HOUSE))
    assert kept["name"] == "nim.cert"
    assert asked(data=kept["data"]) == asked(game="nim", position="2-3-3")
    safe = kept["data"].replace("+", "-").replace("/", "_")  # as addresses have it
    assert asked(data=safe) == asked(data=kept["data"])


def with_header(certificate: Certificate, **changes: Any) -> bytes:
    """A certificate that says something else, with a checksum that fits."""
    return replace(certificate, **changes).to_bytes()


def test_what_is_wrong_with_a_file_is_said_in_a_sentence() -> None:
    certificate = made("nim", "2-3-3", "win")
    whole = certificate.to_bytes()
    (part,) = certificate.parts
    wrong = {
        b"hello": "'my.cert' is not a certificate of Prunus",
        whole[:30]: "'my.cert' ends too early",
        whole[:-4]: "'my.cert' ends too early: it has",
        whole[:-1] + bytes([whole[-1] ^ 1]): "'my.cert' was changed after it was written",
        with_header(certificate, game="tic-tac-toe"): "tic-tac-toe position",
        with_header(certificate, game="chess"): "'my.cert' is a proof about 'chess', which is no game of this page",
        with_header(certificate, game="os.py"): "'my.cert' is a proof about 'os.py'",
        with_header(certificate, position="1-1"): "does not prove that the value of '1-1' is >=1",
        with_header(certificate, position="1-" * 1_500): "about a position of more than 2,000 characters",
        with_header(certificate, claim=Claim(2, None), parts=(replace(part, bound=Claim(2, None)),)): "does not prove",
        with_header(certificate, parts=(replace(part, nodes=10**9),)): "is a proof of 1,000,000,000 nodes, and at most 5,000,000",
        with_header(certificate, parts=(replace(part, positions=part.positions + 1),)): "does not prove",
    }
    for data, sentence in wrong.items():
        refused("data", sentence, data=base64_of(data), name="my.cert")
    for text in ("%%%", "AAA", "é", "=", "A" * 5):
        refused("data", "in base64, and this is none", data=text)
    refused("data", "at most 3,866,670 are read", data="A" * 4_000_000)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_damaged_certificate_is_refused_or_true(data: st.DataObject) -> None:
    certificate = made("nim", "2-3-3", "win")
    (part,) = certificate.parts
    choices = part.choices.copy()
    for _ in range(data.draw(st.integers(1, 3))):
        choices[data.draw(st.integers(0, len(choices) - 1))] = data.draw(st.integers(0, 9))
    fields = {"choices": choices, "nodes": part.nodes + data.draw(st.integers(-1, 1))}
    try:
        shown = walked(replace(certificate, parts=(replace(part, **fields),)))
    except PrunusError:
        return
    game = HOUSE.game("nim")
    assert value(game.parse(shown["position"])) >= 1


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=300), st.booleans(), st.integers(0, 300))
def test_bytes_never_fail(noise: bytes, is_certificate: bool, place: int) -> None:
    whole = made("nim", "2-3-3", "win").to_bytes()
    data = whole[:place] + noise + whole[place:] if is_certificate else noise
    if noise:
        with pytest.raises(PrunusError):
            asked(data=base64_of(data))


def test_large_proofs_are_verified_and_not_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "MOST_WALKED", 100)
    proofs.KEPT.found.clear()
    shown = asked(game="tic-tac-toe")
    assert shown["nodes"] == 1_062
    assert "moves" not in shown
    assert not proofs.KEPT.found


def test_so_many_proofs_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs.KEPT, "most", 2_000)
    proofs.KEPT.found.clear()
    for position in ("", "X........", ".X.......", "..X......", "...X....."):
        asked(game="tic-tac-toe", position=position)
    assert 0 < proofs.KEPT.weighs <= 2_000


def test_a_claim_or_a_position_that_is_wrong_is_said_at_its_field() -> None:
    refused("claim", "is not >=1: it is at most 0", game="tic-tac-toe", claim="win")
    refused("position", "tic-tac-toe position", game="tic-tac-toe", position="zzz")
    refused("claim", "claim", game="tic-tac-toe", claim="maybe")
    refused(None, "no game is called 'go'", game="go")
    refused("part", "part is 2", game="tic-tac-toe", part=2)


def test_what_takes_too_long_is_ended() -> None:
    hurried = replace(HOUSE, seconds=0.0001)
    refused("position", "as long as this page takes", hurried, game="connect-four-5x4", position="3")
    ended = Cancellation()
    ended.cancel()
    certificate = made("tic-tac-toe", "", "")
    with pytest.raises(Stopped):
        Strategies.of(HOUSE.game("tic-tac-toe").start(), certificate, ended)


def test_a_game_of_python_objects_is_proved_and_walked(tmp_path: Path) -> None:
    (tmp_path / "five.py").write_text(OF_WORDS.replace("Countdown", "Five"))
    house = house_of((f"{tmp_path / 'five.py'}:Five",), None, 30)
    (name,) = [name for name in house.games if name not in HOUSE.games]
    shown = asked(house, game=name)
    assert shown["standing"] == "proved"
    assert shown["moves"]
    line = list[str]()
    while shown["outcome"] is None:
        move = shown["moves"][0] if shown["is_yours"] else next(move for move in shown["moves"] if move["is_chosen"])
        line.append(move["move"])
        shown = asked(house, game=name, moves=line)


ANYTHING = st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.text(max_size=12) | st.lists(st.text(max_size=3))
NAMES = ("game", "position", "claim", "part", "at", "moves", "data", "file", "name")


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(NAMES), ANYTHING, max_size=5), st.sampled_from(["choices", "walk", "file"]))
def test_nonsense_gets_an_answer_or_a_sentence(fields: dict[str, Any], name: str) -> None:
    with contextlib.suppress(PrunusError):  # and nothing else
        json.dumps(proofs.QUESTIONS[name](Question({"game": "tic-tac-toe", **fields}, HOUSE)))


def test_fields_name_what_is_wrong() -> None:
    with pytest.raises(BadQuestion) as told:
        asked(game="tic-tac-toe", moves="5")
    assert told.value.name == "moves"
