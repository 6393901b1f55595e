"""Laws of the cache of compiled kernels: what is loaded is what would have been compiled, and whatever is wrong with it heals."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus import perft
from prunus.core.game import counted_moves, hashed_fields
from prunus.core.jit import interpreting, kernel
from prunus.games import tic_tac_toe
from tests import countdown
from tests.forking import ran

ROOT = Path(__file__).parents[2]


def in_a_fresh_process(script: str | Path, cache: Path, folder: Path = ROOT, **environment: str) -> str:
    """What a script prints, be it a text or a file."""
    environment = {"PRUNUS_CACHE": str(cache)} | environment
    if isinstance(script, str):
        done = ran(textwrap.dedent(script), folder=folder, environment=environment)
    else:
        command = [sys.executable, "-W", "error", script]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, timeout=300, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def told(script: str | Path, cache: Path, folder: Path = ROOT, **environment: str) -> Any:
    """What the script printed, as a value."""
    return ast.literal_eval(in_a_fresh_process(script, cache, folder, **environment))


@pytest.fixture
def misere(tmp_path: Path) -> Path:
    """A user's game of the shape of tic-tac-toe: who makes a line loses, and a corner is missing."""
    source = inspect.getsource(tic_tac_toe)
    for old, new in (
        ("0b0111_0111_0111", "0b0011_0111_0111"),
        ("return -1 if self.lines_within", "return 1 if self.lines_within"),
        ('name = "tic-tac-toe"', 'name = "misere"'),
    ):
        assert source.count(old) == 1
        source = source.replace(old, new)
    path = tmp_path / "misere.py"
    path.write_text(source)
    return path


ALONE = """
    from prunus import game
    from tests.every_kernel import scenes
    print({{name: scene() for name, scene in scenes(game({path!r})).items()}})
"""

MIXED = """
    from prunus import game
    from prunus.core.cache import compile_listeners
    from prunus.core.jit import interpreting
    from tests.every_kernel import WITHOUT_A_GAME, kernels_of_any_game, scenes

    compiled = []
    compile_listeners.append(compiled.append)
    ours, theirs = (scenes(game(name)) for name in ("tic-tac-toe", {path!r}))
    our_results = {{name: scene() for name, scene in ours.items()}}
    del compiled[:]
    their_results = {{name: scene() for name, scene in theirs.items()}}
    with interpreting():
        our_twins = {{name: scene() for name, scene in ours.items()}}
        their_twins = {{name: scene() for name, scene in theirs.items()}}
    print({{
        "ours": our_results, "our twins": our_twins, "theirs": their_results, "their twins": their_twins, "compiled": compiled,
        "without a game": WITHOUT_A_GAME, "not run": [name for name, each in kernels_of_any_game().items() if not each.overloads],
    }})
"""


def test_two_games_of_one_shape_never_run_each_others_rules(tmp_path: Path, misere: Path) -> None:
    """For every kernel: one process leaves the user's game in the cache, the next compiles ours and then loads the user's.

    Both processes run the same kernels in the same order, so whatever Numba counts comes to the same numbers in both.
    """
    cache = tmp_path / "cache"
    alone = told(ALONE.format(path=str(misere)), cache)
    mixed = told(MIXED.format(path=str(misere)), cache)
    assert mixed["not run"] == []
    assert mixed["compiled"] == []  # the user's game came from the cache
    for name in alone:
        assert mixed["ours"][name] == mixed["our twins"][name], name
        assert alone[name] == mixed["theirs"][name] == mixed["their twins"][name], name
        assert (mixed["our twins"][name] == mixed["their twins"][name]) == (name in mixed["without a game"]), name
    assert [path.name for path in cache.iterdir()] == ["compiled"]


def countdown_by(largest: int) -> Any:
    """A class of its own for each number: one name, one source, other rules."""

    class Countdown(NamedTuple):
        left: np.int64

        def moves(self) -> Any:
            for step in range(1, min(largest, self.left) + 1):
                yield step

        def play(self, move: int) -> Any:
            return Countdown(self.left - move)

        def is_over(self) -> bool:
            return self.left == 0

        def outcome(self) -> int:
            return -1

        def max_moves(self) -> int:
            return largest

        def move_count(self) -> int:
            return counted_moves(self)

        def key(self) -> np.uint64:
            return hashed_fields(self)

    return Countdown


def test_classes_that_a_function_makes_are_told_apart_and_never_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    for largest in (2, 3):
        start = countdown_by(largest)(np.int64(7))
        with interpreting():
            expected = perft(start, 7).divide
        assert perft(start, 7).divide == expected
    assert list(tmp_path.iterdir()) == []


def test_no_two_processes_give_functions_the_same_numbers(tmp_path: Path) -> None:
    """Functions that a factory makes share name and types; what tells them apart in a cache is the number that Numba counts."""
    script = """
        import os
        import prunus.core.jit
        from numba.core.bytecode import FunctionIdentity
        if os.fork() == 0:
            print(next(FunctionIdentity._unique_ids), end=",", flush=True)
            os._exit(0)
        os.wait()
        print(next(FunctionIdentity._unique_ids))
    """
    assert len({*told(script, tmp_path), *told(script, tmp_path)}) == 4


COUNTDOWN = f'''
from typing import NamedTuple
import os
import numpy as np
from prunus import Game
from prunus.core.game import counted_moves, hashed_fields
from steps import LARGEST

class Countdown(NamedTuple):
    """Take 1 to LARGEST."""
    left: np.int64

    def moves(self):
        for step in range(1, min(LARGEST, self.left) + 1):
            yield step
{countdown.COMPILED}
{countdown.game_from("Countdown(np.int64(7))")}
'''

COUNT = """
    import sys
    sys.path.insert(0, ".")
    from prunus import game, perft
    from prunus.core.cache import compile_listeners, logger
    from prunus.core.jit import interpreting
    compiled, troubles = [], []
    compile_listeners.append(compiled.append)
    logger.warning = lambda said, *parts: troubles.append(said % parts)
    start = game("countdown.py").start()
    # meanwhile
    positions = perft(start, 4).positions
    with interpreting():
        twin = perft(start, 4).positions
    print((positions, twin, len(compiled), troubles))
"""


@pytest.fixture
def countdown(tmp_path: Path) -> Path:
    """A folder with a user's game, which imports a file beside it."""
    folder = tmp_path / "countdown"
    folder.mkdir()
    (folder / "countdown.py").write_text(COUNTDOWN)
    (folder / "steps.py").write_text("LARGEST = 3\n")
    return folder


def counted(folder: Path, script: str | Path = COUNT, **environment: str) -> tuple[int, int]:
    """(positions, kernels that had to be compiled) of the user's game in a new process; compiled or not, it equals its twin."""
    positions, twin, compiled, troubles = told(script, folder / "cache", folder, **environment)
    assert positions == twin
    assert troubles == []
    return positions, compiled


def test_the_cache_notices_an_edited_game_and_an_edited_file_that_the_game_imports(countdown: Path) -> None:
    three, compiled = counted(countdown)
    assert compiled == 1
    assert counted(countdown) == (three, 0)
    (countdown / "steps.py").write_text("LARGEST = 2\n")
    two, compiled = counted(countdown)
    assert (two < three, compiled) == (True, 1)
    (countdown / "countdown.py").write_text(COUNTDOWN.replace("int64(7)", "int64(6)").replace("self.left == 0", "self.left <= 1"))
    fewer, compiled = counted(countdown)
    assert (fewer < two, compiled) == (True, 1)


HIDDEN = {
    "a global": "LARGEST = number",
    "in a tuple": "PAIR = (0, (np.int64(number),))",
    "in an array": "ARRAY = np.arange(number)",
    "a default": "def take(n=number): return n",
    "two closures deep": "def make(f):\n def made(): return f()\n return made\nmade = make((lambda n: lambda: n)(number))",
    "of a method": "class Kind:\n def take(self, *, n=number): return n\nKind.self = Kind",
}


@pytest.mark.parametrize("hidden", HIDDEN)
def test_a_digest_covers_what_numba_freezes(hidden: str, tmp_path: Path) -> None:
    path = tmp_path / "hiding_place.py"
    path.write_text(f"import numpy as np\nimport os\nnumber = int(os.environ['NUMBER'])\n{HIDDEN[hidden]}\ndel number\n")
    script = "import hiding_place\nfrom prunus.core.digest import digest\nprint(repr(digest('hiding_place')))"
    two, three, again = (told(script, tmp_path, tmp_path, NUMBER=number) for number in "232")
    assert None not in (two, three)
    assert two == again != three


def test_the_cache_notices_constants_that_are_not_in_the_source(countdown: Path) -> None:
    (countdown / "steps.py").write_text("import os\nLARGEST = int(os.environ['LARGEST'])\n")
    three, two = (counted(countdown, LARGEST=largest) for largest in ("3", "2"))
    assert (three[1], two[1]) == (1, 1)
    assert three[0] > two[0]
    assert counted(countdown, LARGEST="3") == (three[0], 0)


def test_code_of_a_source_that_changed_while_the_process_ran_is_not_kept(countdown: Path) -> None:
    """The old rules are loaded, the new ones stand in the file: what is compiled belongs to neither for the next process."""
    rewrite = """open("steps.py", "w").write("LARGEST = 2\\n")"""
    three, compiled = counted(countdown, COUNT.replace("# meanwhile", rewrite))
    assert compiled == 1
    two, compiled = counted(countdown)
    assert (two < three, compiled) == (True, 1)


def test_classes_of_a_script_are_cached_under_its_source(countdown: Path) -> None:
    script = countdown / "script.py"
    text = COUNTDOWN + textwrap.dedent(COUNT).replace('game("countdown.py")', "GAME")
    script.write_text(text)
    three, compiled = counted(countdown, script)
    assert compiled == 1
    assert counted(countdown, script) == (three, 0)
    script.write_text(text.replace("int64(7)", "int64(6)"))
    assert counted(countdown, script)[1] == 1


def test_a_kernel_that_would_crash_when_loaded_is_refused() -> None:
    one = np.int64(1)

    @kernel
    def count_down(n, step):  # type: ignore[no-untyped-def]
        if n <= 0:
            return one
        return count_down(n - one, 1) + one

    with pytest.raises(TypeError, match="a literal 0 is a type of its own"):
        count_down(np.int64(3), np.uint64(1))


def entries(folder: Path) -> list[Path]:
    return list((folder / "cache" / "compiled").glob("*.kernel"))


def test_damaged_entries_are_compiled_anew_and_replaced(countdown: Path) -> None:
    three, _ = counted(countdown)
    (entry,) = entries(countdown)
    sound = entry.read_bytes()
    for damaged in (b"", sound[:-1000], sound[:-2000] + bytes([sound[-2000] ^ 1]) + sound[-1999:]):
        entry.write_bytes(damaged)
        assert counted(countdown) == (three, 1)
        assert entries(countdown) == [entry]
    assert counted(countdown) == (three, 0)


@pytest.mark.parametrize("limit", [0, 4096])
def test_a_full_disk_only_costs_time(countdown: Path, limit: int) -> None:
    """A file may have so many bytes: not one, so that the draft stays empty, or the first page."""
    meanwhile = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))"
    script = countdown / "script.py"
    script.write_text(textwrap.dedent(COUNT).replace("# meanwhile", meanwhile))
    positions, twin, compiled, troubles = told(script, countdown / "cache", countdown)
    assert (positions, compiled) == (twin, 1)
    assert len(troubles) == 1
    assert "cannot be used: File too large" in troubles[0]
    assert list((countdown / "cache" / "compiled").iterdir()) == []


def test_an_unwritable_cache_only_costs_time(countdown: Path) -> None:
    (countdown / "cache").write_text("not a folder")
    positions, twin, compiled, troubles = told(COUNT, countdown / "cache", countdown)
    assert (positions, compiled) == (twin, 1)
    assert len(troubles) == 1
