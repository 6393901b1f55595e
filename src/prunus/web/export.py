"""One file of HTML that plays a search: opened from disk, put beside slides, handed in. Nothing in it comes from elsewhere.

head    a content security policy that allows exactly this script and this style, by their hashes
body    <prunus-stepper>, and in it a table of the nodes for paper and for browsers that run no scripts
        the script that is played, as JSON
        the modules of `static/` as one classic script (`bundle.py`), since modules do not load from file://
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from prunus.draw.page import facts, note, table
from prunus.draw.words import SIGN, number
from prunus.web.bundle import classic_script

Script = Mapping[str, Any]  # what is played, as JSON ("prunus-steps 1")

STYLE = """
:root { color-scheme: light dark; background: #ffffff } body { margin: 0 auto; max-width: 1500px }
@media (prefers-color-scheme: dark) { :root { background: #14181d } }
prunus-stepper:not(:defined), prunus-difference:not(:defined) { display: block; padding: 16px }
body { font: 16px/1.5 system-ui, sans-serif }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
table { border-collapse: collapse; font-variant-numeric: tabular-nums } td, th { padding: 2px 10px; text-align: left }
"""
MOST_ROWS = 1_000  # of a table that is there for paper


def page(script: Script, *others: Script, at: int = 0) -> str:
    """The file that plays a script, from a step on, or two side by side."""
    scripts = (script, *others)
    name = " and ".join(f"{each['algorithm']} on {each['game']}" for each in scripts)
    code = classic_script()
    played_here, data = element("script", *scripts, at=at)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_policy(code)}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(name)}</title>\n'
        f"<style>{STYLE}</style></head>\n<body>\n<main><h1>{escape(name)}</h1>\n"
        f"{played_here}</main>\n{data}<script>{code}</script>\n</body></html>\n"
    )


def element(key: str, *scripts: Script, at: int = 0) -> tuple[str, str]:
    """What stands in a page where a script is played, from a step on, or two side by side, and their data, named after `key`."""
    tag = "prunus-difference" if len(scripts) > 1 else "prunus-stepper"
    begins = f' at="{at}"' if at and len(scripts) == 1 else ""
    ids = [f"{key}-{i}" for i in range(1, len(scripts) + 1)]
    data = (
        f'<script type="application/json" id="{each}">{_data(script)}</script>\n' for each, script in zip(ids, scripts, strict=True)
    )
    return f'<{tag} from="{" ".join(ids)}"{begins}>\n{"".join(map(_on_paper, scripts))}</{tag}>', "".join(data)


def _policy(code: str) -> str:
    """Nothing but this script and this style; the style of the elements is made by the script."""
    return f"default-src 'none'; script-src '{_hash(code)}'; style-src '{_hash(STYLE)}'; base-uri 'none'; form-action 'none'"


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _data(script: Script) -> str:
    """JSON that no text in it can end: an HTML parser sees neither a tag nor a comment."""
    return json.dumps(script, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _on_paper(script: Script) -> str:
    """What a search was about and all of its nodes, as far as that is readable."""
    nodes = script["nodes"]
    about = [
        (word, str(script[word])) for word in ("position", "depth", "evaluation", "ordering") if script[word] not in (None, "")
    ]
    left = max(0, len(nodes) - MOST_ROWS)
    headings, rows = _table(script, nodes[:MOST_ROWS])
    more = f"{left:,} more nodes are in this file." if left else ""
    return f"{facts(about)}{table(headings, rows)}{note(more)}\n"


def _table(script: Script, nodes: Sequence[Mapping[str, Any]]) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
    final = played(script)
    of_kind = {"proof": ("proof", "disproof"), "conspiracy": ("value", "up", "down"), "sampling": ("visits", "mean", "value")}
    numbers = of_kind.get(script["kind"], ("window", "value", "cut off"))
    headings = ("node", "look", "move", "player", "parent", *numbers)

    def row(node: Mapping[str, Any]) -> Sequence[str]:
        who = " ".join(dict.fromkeys(filter(None, ["MAX" if node["is_max"] else "MIN", node["player"]])))
        parent = "" if node["parent"] is None else str(node["parent"])
        called = ": ".join(dict.fromkeys(filter(None, [node["move"], node["label"]])))
        fields = final[node["number"]]
        return [str(node["number"]), str(node["look"]), called, who, parent, *(_told(name, fields, node) for name in numbers)]

    return headings, map(row, nodes)


def played(script: Script) -> list[dict[str, Any]]:
    """What is shown of every node in the end."""
    final: list[dict[str, Any]] = [{} for _ in script["nodes"]]
    for step in script["steps"]:
        for name, fields in step["shows"].items():
            final[int(name)].update(fields)
    return final


def _told(name: str, fields: Mapping[str, Any], node: Mapping[str, Any]) -> str:
    if name == "window":
        ends = [(fields.get(end), infinity) for end, infinity in (("alpha", "−∞"), ("beta", "+∞"))]
        return "" if node["is_leaf"] else f"({', '.join(far if end is None else number(end) for end, far in ends)})"
    if name == "cut off":
        return ", ".join(": ".join(filter(None, [each["move"], each["label"]])) for each in fields.get("cut") or ())
    if name == "value":
        value = fields.get("value")
        return "" if value is None else f"{SIGN[fields.get('bound', '=')]}{number(value)}"
    value = fields.get(name, "")
    if name == "mean":
        return value or ""
    return "∞" if value is None else number(value)
