"""The server of the page: what it refuses, what it never says, and that nobody starves another."""

from __future__ import annotations

import asyncio
import functools
import inspect
import itertools
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from prunus.core.cache import compile_listeners
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError
from prunus.web import guard, limits
from prunus.web.guard import HEADERS, LARGEST
from prunus.web.limits import Desk, TooBusy, Visitor
from prunus.web.question import AskAgain, BadQuestion, House, Question
from prunus.web.server import _answered, application, questions
from prunus.web.serving import NoPlace, Serving, house_of
from tests.commands import ended, refused

SMALL = ("tic-tac-toe", "tree", "nim")
NAMES = questions()


@pytest.fixture(scope="module")
def house() -> House:
    whole = house_of((), None, 20)
    return House({name: whole.games[name] for name in SMALL}, None, 20)


@pytest.fixture(scope="module")
def client(house: House) -> Iterator[TestClient]:
    with TestClient(application(house), base_url="http://localhost", raise_server_exceptions=False) as found:
        yield found


def asked(client: TestClient, view: str, question: str, fields: Any) -> Any:
    answer = client.post(f"/ask/{view}/{question}", json=fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("path", ["/", "/trees", "/static/page.js", "/static/views/trees.js", "/static/page.css", "/nowhere"])
def test_every_answer_has_the_headers_that_keep_others_out(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == (404 if path == "/nowhere" else 200)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "<script>" not in answer.text


def test_another_host_is_refused_with_the_same_headers(client: TestClient) -> None:
    answer = client.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 400
    assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize(
    "name",
    ["../server.py", "..%2fserver.py", "%2e%2e/server.py", "views/../../server.py", "/etc/passwd", "page", "page.py", "PAGE.JS"],
)
def test_no_file_but_the_modules_is_read(client: TestClient, name: str) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_a_question_that_is_none_gets_a_sentence(client: TestClient) -> None:
    json_only = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"[]", b"3", b"\xff", b"[" * 100_000, b'{"game": ' + b"9" * 5_000 + b"}"):
        answer = client.post("/ask/trees/script", content=body, headers=json_only)
        assert answer.status_code == 200
        assert answer.json()["error"]
    assert client.post("/ask/trees/script", content=b"{}").status_code == 415
    assert client.post("/ask/trees/nothing", json={}).status_code == 404
    assert client.get("/ask/trees/script").status_code == 405
    longer = client.post("/ask/trees/script", content=b" " * (LARGEST + 1), headers=json_only)
    assert "longer than 4,000,000 bytes" in longer.json()["error"]


def test_what_is_wrong_says_in_which_field(client: TestClient) -> None:
    answer = asked(client, "trees", "script", {"game": "tic-tac-toe", "depth": 99})
    assert answer == {"error": "depth is 99, which is not between 1 and 12", "field": "depth"}
    assert "no game is called 'go'" in asked(client, "trees", "script", {"game": "go"})["error"]
    many = asked(client, "trees", "script", {"game": "tic-tac-toe", "depth": 1, "nodes": 50_001})
    assert many == {"error": "nodes is 50,001, which is not between 1 and 50,000", "field": "nodes"}


def test_the_editor_is_given_what_was_written(client: TestClient) -> None:
    found = asked(client, "trees", "tree", {"text": "MIN [a: [1/2, x], -3, ?]"})["tree"]
    assert not found["is_max"]
    inner, *leaves = found["children"]
    assert (inner["name"], [each["value"] for each in inner["children"]]) == ("a", ["1/2", "x"])
    assert [each["value"] for each in leaves] == ["-3", "?"]


def test_a_search_is_saved_as_a_file_that_begins_at_a_step(client: TestClient) -> None:
    tree = {"game": "tree", "position": "[[3,12,8],[2,4,6],[14,5,2]]"}
    page = asked(client, "trees", "page", tree | {"at": 12})["page"]
    assert page.startswith("<!doctype html>")
    assert '<prunus-stepper from="script-1" at="12">' in page
    both = asked(client, "trees", "page", tree | {"algorithm": "minimax", "with": "alpha-beta", "at": 12})["page"]
    assert '<prunus-difference from="script-1 script-2">' in both
    assert "error" in asked(client, "trees", "page", tree | {"at": -1})


@pytest.mark.parametrize("order", ["rules:/etc/passwd", "rules:x.pl", "natural+flow:../a.pl", "rules:othello:2/../..", "nonsense"])
def test_orders_are_not_read_from_files(client: TestClient, order: str) -> None:
    answer = asked(client, "trees", "script", {"game": "tic-tac-toe", "depth": 1, "ordering": order})
    assert answer["field"] == "ordering"


@pytest.mark.parametrize("game", ["/etc/passwd", "os:path", "chess", "x.py:G", "tests.plain:game"])
def test_games_are_those_that_the_server_was_started_with(client: TestClient, game: str) -> None:
    for view, known in NAMES.items():
        for name, question in known.items():
            if "question.game()" in inspect.getsource(question):
                assert "error" in asked(client, view, name, {"game": game})


FIELDS = sorted(
    {
        name
        for path in Path(inspect.getfile(inspect.getmodule(questions)) or "").parent.glob("views/*.py")  # type: ignore[arg-type]
        for name in re.findall(r'question\.(?:text|whole|texts|truth|one_of|has)\(\s*"(\w+)"', path.read_text())
    }
)
SENSIBLE = st.sampled_from(["tic-tac-toe", "tree", "[[3, 12, 8], [2, 4, 6]]", "b2", "pruned", "natural", "beginner", "random"])
TEXTS = st.text(max_size=30) | SENSIBLE
ANYTHING = st.none() | st.booleans() | st.integers(-5, 5) | st.integers() | st.floats() | TEXTS | st.lists(TEXTS, max_size=4)


@pytest.mark.parametrize(("view", "question"), [(view, question) for view, known in NAMES.items() for question in known])
def test_nonsense_never_fails(client: TestClient, view: str, question: str) -> None:
    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING | st.dictionaries(TEXTS, ANYTHING, max_size=2), max_size=6))
    def law(fields: dict[str, Any]) -> None:
        body = json.dumps({"game": "tic-tac-toe", **fields}, allow_nan=True).encode("utf-8", "surrogatepass")
        answer = client.post(f"/ask/{view}/{question}", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 200, (fields, answer.text)
        assert isinstance(answer.json(), dict)

    law()


def test_fields_are_read_within_their_bounds(house: House) -> None:
    question = Question({"a": "x" * 9, "b": True, "c": 3.0, "d": [1], "e": "t"}, house)
    for ask, sentence in (
        (lambda: question.text("a", longest=8), "a has 9 characters; at most 8 are read"),
        (lambda: question.whole("b", 0, 9), "b is a whole number, and True is none"),
        (lambda: question.whole("c", 0, 9), "c is a whole number, and 3.0 is none"),
        (lambda: question.texts("d"), "d is a list of texts, and [1] is none"),
        (lambda: question.truth("e"), "e is true or false, and 't' is neither"),
        (lambda: question.text("f"), "f is missing"),
    ):
        with pytest.raises(BadQuestion, match=re.escape(sentence)):
            ask()


HERE, THERE = Visitor("1.1.1.1", "a"), Visitor("2.2.2.2", "b")


def test_one_visitor_has_one_place_and_another_gets_the_next() -> None:
    async def scene() -> None:
        desk, gate, begun = Desk(60, at_once=2), threading.Event(), threading.Event()

        def slow() -> str:
            begun.set()
            assert gate.wait(60)
            return "slow"

        mine = [asyncio.create_task(desk.answer(HERE, Cancellation(), slow)) for _ in range(limits.MOST_OF_A_VISITOR)]
        await asyncio.to_thread(begun.wait, 60)
        with pytest.raises(TooBusy):
            await desk.answer(HERE, Cancellation(), slow)
        assert await desk.answer(THERE, Cancellation(), lambda: "quick") == "quick"
        assert not any(task.done() for task in mine)
        gate.set()
        assert await asyncio.gather(*mine) == ["slow"] * limits.MOST_OF_A_VISITOR
        assert desk.is_empty

    asyncio.run(scene())


def test_many_names_of_one_address_are_bounded() -> None:
    async def scene() -> None:
        desk, gate = Desk(60, at_once=1), threading.Event()
        wait = [
            asyncio.create_task(desk.answer(Visitor("1.1.1.1", str(i)), Cancellation(), lambda: gate.wait(60)))
            for i in range(limits.MOST_OF_AN_ADDRESS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await desk.answer(Visitor("1.1.1.1", "one more"), Cancellation(), lambda: True)
        gate.set()
        await asyncio.gather(*wait)
        assert desk.is_empty

    asyncio.run(scene())


def test_an_answer_that_takes_too_long_or_that_nobody_wants_is_ended() -> None:
    async def scene() -> None:
        for is_left, seconds in ((False, 0.01), (True, 60.0)):
            desk, ended_by, begun = Desk(seconds), threading.Event(), threading.Event()
            cancel = Cancellation()

            def work(cancel: Cancellation = cancel, ended_by: threading.Event = ended_by, begun: threading.Event = begun) -> str:
                with cancel.heard_by(ended_by.set):
                    begun.set()
                    assert ended_by.wait(60)
                    return "ended"

            task = asyncio.create_task(desk.answer(HERE, cancel, work))
            await asyncio.to_thread(begun.wait, 60)
            if is_left:
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            else:
                assert await task == "ended"
            assert desk.is_empty

    asyncio.run(scene())


def test_who_asks_is_told_how_many_take_turns() -> None:
    async def scene() -> None:
        desk, gate = Desk(60, at_once=2), threading.Event()
        visitors = [Visitor("127.0.0.1", str(i)) for i in range(5)]
        turns = [desk.turns]
        tasks = []
        for visitor in visitors:
            tasks.append(asyncio.create_task(desk.answer(visitor, Cancellation(), gate.wait)))
            await asyncio.sleep(0)
            turns.append(desk.turns)
        gate.set()
        await asyncio.gather(*tasks)
        assert turns == [1, 1, 1, 2, 2, 3]
        assert desk.turns == 1

    asyncio.run(scene())


def test_what_was_compiled_while_the_time_ran_out_is_to_be_asked_again(house: House) -> None:
    """What came to nothing for another reason is told as it is."""
    for is_late, is_compiled in itertools.product((False, True), repeat=2):
        cancel = Cancellation()

        def answer(question: Question, is_late: bool = is_late, is_compiled: bool = is_compiled) -> Any:
            if is_compiled:
                for listener in list(compile_listeners):
                    listener("kernel")
            if is_late:
                question.cancel.cancel()
            raise BadQuestion("depth", "too deep")

        asked = functools.partial(Question, house=house, cancel=cancel)
        with pytest.raises(BadQuestion) as caught:
            _answered(answer, b"{}", asked, Desk(60))
        assert isinstance(caught.value, AskAgain) == (is_late and is_compiled)
        assert caught.value.name == ("again" if is_late and is_compiled else "depth")
    assert not compile_listeners


def test_what_fails_frees_its_place() -> None:
    async def scene() -> None:
        desk = Desk(60, at_once=1)

        def fails() -> None:
            raise PrunusError("no")

        for _ in range(3):
            with pytest.raises(PrunusError, match="no"):
                await desk.answer(HERE, Cancellation(), fails)
        assert await desk.answer(THERE, Cancellation(), lambda: 1) == 1
        assert desk.is_empty

    asyncio.run(scene())


def test_who_asks_much_does_not_keep_another_address_waiting() -> None:
    async def scene() -> None:
        desk, gate, begun, order = Desk(60, at_once=1), threading.Event(), threading.Event(), []

        def worked(name: str) -> None:
            begun.set()
            assert gate.wait(60)
            order.append(name)

        def asking(address: str, name: str) -> Any:
            return asyncio.create_task(desk.answer(Visitor(address, name), Cancellation(), lambda: worked(name)))

        loud = [asking("1.1.1.1", f"loud {number}") for number in range(8)]
        await asyncio.to_thread(begun.wait, 60)
        quiet = asking("2.2.2.2", "quiet")
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(quiet, *loud)
        assert order.index("quiet") <= 2
        assert desk.is_empty

    asyncio.run(scene())


def test_what_is_deaf_loses_its_place_to_others_and_its_address_waits() -> None:
    async def scene() -> None:
        desk, gate, begun = Desk(0.01, at_once=1, patience=0.01), threading.Event(), threading.Event()

        def deaf() -> str:
            begun.set()
            assert gate.wait(60)
            return "deaf"

        slow = asyncio.create_task(desk.answer(HERE, Cancellation(), deaf))
        await asyncio.to_thread(begun.wait, 60)
        again = asyncio.create_task(desk.answer(Visitor(HERE.address, "another name"), Cancellation(), lambda: "again"))
        for _ in range(3):
            assert await desk.answer(THERE, Cancellation(), lambda: "quick") == "quick"
        assert not slow.done()
        assert not again.done()
        gate.set()
        assert await asyncio.gather(slow, again) == ["deaf", "again"]
        assert desk.is_empty

    asyncio.run(scene())


def test_who_gives_up_waiting_leaves_no_trace() -> None:
    async def scene() -> None:
        desk, gate, begun = Desk(60, at_once=1), threading.Event(), threading.Event()

        def slow() -> None:
            begun.set()
            assert gate.wait(60)

        first = asyncio.create_task(desk.answer(HERE, Cancellation(), slow))
        await asyncio.to_thread(begun.wait, 60)
        others = [asyncio.create_task(desk.answer(THERE, Cancellation(), lambda: None)) for _ in range(2)]
        await asyncio.sleep(0)
        for task in others:
            task.cancel()
        await asyncio.wait(others)
        gate.set()
        await first
        assert desk.is_empty

    asyncio.run(scene())


def test_an_audience_is_bounded_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_STREAMS_OF_AN_ADDRESS", 1)

    async def scene() -> None:
        audience = limits.Audience()
        with audience.seat("here"), audience.seat("there"):
            with pytest.raises(TooBusy, match="too many pages listen"), audience.seat("here"):
                pass
            assert len(audience) == 2
        assert len(audience) == 0

    asyncio.run(scene())


def test_addresses_of_one_network_are_one_where_there_are_many() -> None:
    assert limits.network_of("2001:db8:1:2:3::4") == limits.network_of("2001:db8:1:2:5::6")
    assert limits.network_of("2001:db8:1:2::4") != limits.network_of("2001:db8:1:3::4")
    for own in ("10.0.0.1", "::1", "fe80::1%eth0", "fe80::1", "testclient", ""):
        assert limits.network_of(own) == own


@pytest.mark.parametrize("kind", ["text/plain;application/json", "application/jsonx", "text/plain", "multipart/form-data", ""])
def test_other_sites_cannot_ask_by_a_form(client: TestClient, kind: str) -> None:
    assert client.post("/ask/lab/runs", content=b"{}", headers={"Content-Type": kind}).status_code == 415
    kind = "Application/JSON; charset=utf-8"
    assert client.post("/ask/lab/runs", content=b"{}", headers={"Content-Type": kind}).status_code == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site", "same-origin", "none"])
def test_browsers_that_ask_for_other_sites_are_refused(client: TestClient, site: str) -> None:
    status = 200 if site in ("same-origin", "none") else 403
    assert client.post("/ask/lab/runs", json={}, headers={"Sec-Fetch-Site": site}).status_code == status
    assert client.get("/events", params={"run": "x"}, headers={"Sec-Fetch-Site": site}).status_code == status


def test_what_is_nested_deeply_gets_a_sentence(client: TestClient) -> None:
    for depth in range(900, 1010, 5):
        body = b'{"game": "tic-tac-toe", "depth": ' + b"[" * depth + b"]" * depth + b"}"
        answer = client.post("/ask/trees/script", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 200
        assert answer.json()["error"]


def test_numbers_are_told_as_numbers(house: House) -> None:
    for asked_for, told in ((10**4_000, "10,000,000,000"), (-1_234, "−1,234")):
        with pytest.raises(BadQuestion, match=f"^n is {told}") as caught:
            Question({"n": asked_for}, house).whole("n", 0, 1_000_000)
        assert len(str(caught.value)) < 100
        assert str(caught.value).endswith("not between 0 and 1,000,000")


def test_bytes_that_wait_are_bounded_and_then_forgotten(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_OF_AN_ADDRESS", 1_000)
    headers = {"Content-Type": "application/json"}
    for _ in range(3):
        assert "too much is asked at once" in client.post("/ask/lab/runs", content=b" " * 1_001, headers=headers).json()["error"]
        assert client.post("/ask/lab/runs", content=b" " * 900 + b"{}", headers=headers).json() == {"runs": [], "has_folder": False}


def test_an_address_that_is_taken_is_said(house: House) -> None:
    with Serving(house, "127.0.0.1", 0) as serving:
        with pytest.raises(NoPlace, match="--port 0 takes any that is free"):
            Serving(house, "127.0.0.1", serving.port)
        refused(ended("serve", "--port", str(serving.port)), "nobody can listen at 127.0.0.1", code=1)
    refused(ended("serve", "--host", "nowhere.invalid"), "there is no address 'nowhere.invalid'", code=1)
    refused(ended("serve", "--game", "nowhere.py:G"), "nowhere.py")


def test_a_position_of_a_visitors_opens_no_file(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("[[3, 12], [2, 4]]")
    for view, question, field in (("trees", "script", "position"), ("trees", "tree", "text")):
        told = asked(client, view, question, {"game": "tree", field: str(tmp_path / "secret"), "depth": 2})
        assert "error" in told
        assert "12" not in told["error"]


def test_texts_of_positions_open_no_file_and_the_command_line_does(tmp_path: Path) -> None:
    from prunus import game

    (tmp_path / "tree.txt").write_text("[[3, 12], [2, 4]]")
    for each in game("tree"), game("tic-tac-toe"), game("nim"):
        with pytest.raises(PrunusError) as refusal:
            each.parse(str(tmp_path / "tree.txt"))
        assert "12" not in str(refusal.value).replace(str(tmp_path), "")
    assert str(game("tree").read(str(tmp_path / "tree.txt"))) == "[[3, 12], [2, 4]]"
