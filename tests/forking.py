"""New processes without their beginning: one process loads the package and compiles nothing, and forks for every program.

Each program has a process, an environment, a folder and outputs of its own, and ends as Python ends; only what is loaded was loaded
before. Laws of loading itself, of outputs' encodings and of processes that start others use `subprocess` as everybody does.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

# What stands after the loop is run by the fork alone, at the top of its main module, so that Python's own last steps are taken.
SERVER = """
import json, os, signal, sys
import numpy, prunus.cli.main, prunus.searches.driving.entry, prunus.lab.comparison, prunus.solvers.certificates.certification
import prunus.searches.perft, tests.every_kernel
from prunus.core import digest
for _line in sys.stdin:
    _request = json.loads(_line)
    _child = os.fork()
    if _child == 0:
        break
    print(os.waitstatus_to_exitcode(os.waitpid(_child, 0)[1]), flush=True)
else:
    os._exit(0)
for _number, (_name, _mode) in enumerate(zip(_request["files"], (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY))):
    os.dup2(os.open(_name, _mode), _number)
os.chdir(_request["folder"])
os.environ.clear()
os.environ.update(_request["environment"])
sys.argv, sys.path[0] = ["-c", *_request["arguments"]], ""
digest.BEGAN = digest._beginning()
signal.signal(signal.SIGINT, signal.default_int_handler)  # who starts tests in the background has it ignored
signal.alarm(300)
exec(compile(_request["program"], "program.py", "exec"))
"""


@cache
def _server() -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", "-c", SERVER]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[1])
    atexit.register(server.communicate)  # without a word more it ends
    return server


def ran(program: str, *arguments: str, folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What became of a program, a text, in a process of its own; warnings are errors, and it may take five minutes."""
    server = _server()
    assert server.stdin is not None
    assert server.stdout is not None
    with tempfile.TemporaryDirectory() as place:
        files = [os.devnull, f"{place}/output", f"{place}/errors"]
        for name in files[1:]:
            Path(name).touch()
        request = {"files": files, "folder": str(folder), "environment": os.environ | environment}
        server.stdin.write(json.dumps(request | {"program": program, "arguments": arguments}) + "\n")
        server.stdin.flush()
        code = int(server.stdout.readline())
        return subprocess.CompletedProcess([program, *arguments], code, *(Path(name).read_text() for name in files[1:]))
