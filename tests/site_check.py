"""`python -m tests.site_check FOLDER`: what is wrong with the site that `make docs` has made.

No link may be dead, inside of a page or between pages; nothing may be asked of another host when a page is looked at; nobody is
sent to hosts beyond a few; every picture has an alternative text; and the whole stays below 20 MB.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

MOST_BYTES = 20_000_000
PAPERS = {"arxiv.org", "doi.org", "dl.acm.org", "www.sciencedirect.com", "semver.org"}  # papers, and what versions mean
ASKED = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src", "use": "href", "video": "src"}
SHEET = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """The anchors of a page, where its links lead, what it asks for, and pictures that say nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.asked: list[str] = []
        self.dumb: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if (source := given.get(ASKED.get(tag, ""))) and given.get("rel") not in ("index", "search", "next", "prev", "canonical"):
            self.asked.append(source)
        if tag == "img" and not given.get("alt", "").strip():
            self.dumb.append(given.get("src", ""))


def wrong_with(site: Path) -> Iterator[str]:
    """A sentence for everything that is wrong."""
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        yield from (f"{name}: {wrong}" for link in page.links if (wrong := _dead(link, path, pages)))
        yield from (f"{name} asks another host for {each}" for each in page.asked if urlsplit(each).netloc)
        yield from (f"{name} asks for {each}, which is not there" for each in page.asked if not _is_there(each, path))
        yield from (f"{name} shows {each} without an alternative text" for each in page.dumb)
    for sheet in sorted(site.rglob("*.css")):
        for found in SHEET.finditer(sheet.read_text("utf-8")):
            if urlsplit(found[1] or found[2]).netloc:
                yield f"{sheet.relative_to(site)} asks another host for {found[1] or found[2]}"
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    if size > MOST_BYTES:
        yield f"the site has {size:,} bytes"


def _is_there(target: str, path: Path) -> bool:
    parts = urlsplit(target)
    return bool(parts.scheme or parts.netloc or not parts.path) or (path.parent / unquote(parts.path)).exists()


def _dead(link: str, path: Path, pages: dict[Path, Page]) -> str:
    """What is wrong with a link; nothing where it leads somewhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "" if parts.netloc in PAPERS else f"sends readers to {link}"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.exists():
        return f"{link} leads nowhere"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return f"{link} names no place of that page"
    return ""


def main(folder: str) -> int:
    found = list(dict.fromkeys(wrong_with(Path(folder))))
    print("\n".join(found) or f"every link of {folder} leads somewhere", file=sys.stderr if found else sys.stdout)
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
