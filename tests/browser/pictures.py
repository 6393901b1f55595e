"""Pictures of what is shown in browsers, to be looked at: searches from disk and the views of the page.

python -m tests.browser.pictures FOLDER     all of them, in three widths, light and dark
python -m tests.browser.pictures docs       those of README and docs/, into docs/pictures (`make screenshots`)
"""

from __future__ import annotations

import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.asking import HAS_CHESS
from tests.browser.conftest import CHROMIUM, FLAGS, served
from tests.browser.searches import played
from tests.laboratory import GAME

SCENES = {  # names of searches, and how much of each is played
    "deep-cutoff": ("lecture-28", "deep alpha"),
    "boards": ("tic-tac-toe", "beta cutoff"),
    "othello": ("othello", "alpha cutoff"),
    "proof": ("df-pn", ""),
    "difference": ("minimax+nine", ""),
}
VIEWS = {  # addresses of the page
    "home": "/",
    "trees": "/trees?game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]&at=12",
    "exercises-pruned": "/exercises?kind=pruned&difficulty=3&seed=3&answer=h, l&checked=yes",
    "exercises-window": "/exercises?kind=window&difficulty=3&seed=1&answer=9, 12&checked=yes",
    "exercises-order": "/exercises?kind=order&difficulty=1&seed=3&answer=A: C, B, D",
    "exercises-leaves": "/exercises?kind=leaves&difficulty=2&seed=3&answer=3, ?, 5",
    "exercises-most-proving": "/exercises?kind=most-proving&difficulty=3&seed=3&answer=c&checked=yes&solved=yes",
    "exercises-own": "/exercises?kind=pruned&tree=[[3,12,8],[2,4,6],[14,5,2]]",
    "play-start": "/play",
    "play-othello": "/play?game=othello&moves=f5+d6+c3+d3+c4&player=friend&show=order&why=f4",
    "play-connect-four": "/play?game=connect-four&moves=4+4+3+5+2&player=friend&show=values",
    "play-tic-tac-toe": "/play?game=tic-tac-toe&moves=5+2+1+9+7+4+3&player=friend&analysis=1&at=1&why=2",
    "play-hex": "/play?game=hex&moves=d4+c4+e3&player=friend&show=best",
    "play-checkers": "/play?game=checkers&moves=9-14+23-19&player=friend&show=values",
    "play-chess": "/play?game=chess&moves=e4+e5+Nf3&player=friend&show=values",
    "play-editor": "/play?game=othello&moves=f5+d6+c3+d3+c4&player=friend&edit=/",
    "trees-beside": "/trees?game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=minimax&with=alpha-beta",
    "lab": "/lab",
    "lab-run": "/lab?run=few",
    "lab-two": "/lab?run=few&with=many",
    "proofs": "/proofs",
    "proofs-walk": "/proofs?game=tic-tac-toe&move=1&move=5&move=2&move=3&move=7&move=4&at=4",
    "proofs-doubt": "/proofs?game=connect-four-5x4&position=3333&part=1",
    "rules": "/rules",
    "rules-off": "/rules?game=othello&evaluation=corners-mobility&off=2.5",
    "rules-wrong": "/rules?game=othello&program=:-%20game(othello).%0Abetter_choice(B,%20M1,%20M2)%20:-%20cornr(M1).",
}
WIDTHS, THEMES = (360, 800, 1440), ("light", "dark")
PAGES = {  # views that README and docs/ show
    "page-trees": "/trees?game=tree&position=[[5,[[6,[1,7]],8]],[[4,[[3,9],2]],6]]&at=18",
    "page-play": VIEWS["play-connect-four"],
    "page-exercises": VIEWS["exercises-pruned"],
    "page-rules": VIEWS["rules-off"],
    "page-proofs": VIEWS["proofs-walk"],
}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PLAY = """(said) => {
    const whole = document.querySelector("prunus-difference") ?? document.querySelector("prunus-stepper");
    for (const each of whole.steppers ?? [whole]) {
        const steps = each.player.steps;
        const found = said ? steps.findLastIndex((step) => step.sentence.includes(said)) : steps.length - 2;
        each.at = found + 1;
    }
}"""


def bundled(place: Path, *arguments: str) -> None:
    """A small experiment, for the lab to show."""
    settings = ("--game", GAME, "--games", "40", "--depth", "3", "--recipes", "foil", "--workers", "1", "--out", str(place))
    subprocess.run([sys.executable, "-m", "prunus", "reproduce", *settings, *arguments], check=True, stdout=subprocess.DEVNULL)


def of_docs(folder: Path) -> None:
    """What README and docs/ show, as wide as a page of theirs."""
    with sync_playwright() as playwright, served(folder) as address:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, path in PAGES.items():
            page = browser.new_page(viewport={"width": 1200, "height": 960}, color_scheme="light", reduced_motion="reduce")
            page.goto(address + path)
            page.wait_for_selector("main h1")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=PICTURES / f"{name}.png")
            page.close()
        browser.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for (scene, (names, said)), width, theme in itertools.product(SCENES.items(), WIDTHS, THEMES):
            first, *others = map(played, names.split("+"))
            path = folder / f"{scene}.html"
            path.write_text(first.html(*others), "utf-8")
            settings = {"color_scheme": theme, "reduced_motion": "reduce"}
            page = browser.new_page(viewport={"width": width, "height": 860}, **settings)
            page.goto(path.as_uri())
            page.evaluate(PLAY, said)
            page.screenshot(path=folder / f"{scene}-{width}-{theme}.png", full_page=True)
            page.close()
        for name, games in (("few", "4"), ("many", "8")):
            bundled(folder / "house" / name, "--training-games", games)
        with served(folder / "house", *["chess"] * HAS_CHESS) as address:
            for (scene, path), width, theme in itertools.product(VIEWS.items(), WIDTHS, THEMES):
                page = browser.new_page(viewport={"width": width, "height": 860}, color_scheme=theme, reduced_motion="reduce")
                page.goto(address + path)
                page.wait_for_selector("main h1")
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"page-{scene}-{width}-{theme}.png", full_page=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    if sys.argv[1] == "docs":
        with tempfile.TemporaryDirectory() as house:
            of_docs(Path(house))
    else:
        main(Path(sys.argv[1]))
