"""`prunus match GAME A B …`"""

from __future__ import annotations

import json
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import FOLDER, MOST_VALUE, SEED, Names, Real, Whole, game_argument
from prunus.cli.shared import compilation_announced, json_option, position_option, print_json, progress_shown, workers_option
from prunus.core import files
from prunus.errors import BadFile, OutOfRange

WIDTH = 80
PLAYERS = "Players, advisers joined by +"
GAMES, RESULTS = "games.jsonl", "results.json"


class _Command(click.Command):
    """Its help says whom a player may ask."""

    def format_epilog(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        from prunus.players.player import all_players

        with formatter.section(PLAYERS):
            formatter.write_dl([(entry.usage, entry.summary) for entry in all_players().values()])
        super().format_epilog(context, formatter)


class _Two(click.ParamType):  # type: ignore[type-arg]
    """Two numbers, separated by a comma."""

    name = "two numbers"

    def __init__(self, least: float, most: float) -> None:
        self.real = Real(least, most)

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> tuple[float, float]:
        if isinstance(value, tuple):
            return value
        parts = value.split(",")
        if len(parts) != 2:
            raise OutOfRange(f"{parameter.opts[0] if parameter else 'this'}: {value[:40]!r} is not two numbers such as 0,10")
        return self.real.convert(parts[0], parameter, context), self.real.convert(parts[1], parameter, context)


@examples("match othello club casual --games 10", "match connect-four search:depth=4 search:depth=3 --games 20 --out games")
@click.command(cls=_Command)
@game_argument
@click.argument("players", type=Names("player"), nargs=-1, required=True)
@click.option(
    "--games", type=Whole(1), default=100, show_default=True, metavar="N", help="Of every two players; at most, with --sprt."
)
@click.option("--time", metavar="T", help="For each player: 5m, 5m+3s or 1s/move.  [default: as long as they like]")
@position_option
@click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help="Of the openings, and of players who draw.")
@click.option(
    "--opening-plies", type=Whole(0, 40), metavar="N", help="Random moves before play.  [default: Othello 8, others 2 or more]"
)
@click.option("--level", type=Whole(0, MOST_VALUE), metavar="V", help="Only openings that a search of 4 plies values within ± V.")
@click.option("--sprt", type=_Two(-500, 500), metavar="E0,E1", help="Play until one of two differences in Elo is accepted.")
@click.option("--errors", type=_Two(0, 0.5), metavar="A,B", help="How often the test may be wrong.  [default: 0.05,0.05]")
@click.option("--normalised", is_flag=True, help="The differences of --sprt are normalised Elo, as fishtest has them.")
@click.option(
    "--adjudicate",
    type=Whole(0, 1000),
    default=0,
    metavar="N",
    help="Let the solver end games at N empty squares.  [default: never]",
)
@click.option("--most-plies", type=Whole(1), metavar="N", help="A game that goes on for so many moves is a draw.")
@workers_option("1")
@click.option("--out", type=FOLDER, metavar="DIR", help="Keep all games there; a match that was stopped goes on from there.")
@json_option
def match(
    position: str | None,
    sprt: tuple[float, float] | None,
    errors: tuple[float, float] | None,
    normalised: bool,
    workers: str,
    out: Path | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Let players play: Elo with its interval, who is better, and a test that ends the match when it is decided.

    From each opening two games are played, with colours exchanged. More than two players meet everybody else. Who crashes, is late
    or breaks the rules loses that game.
    """
    from prunus.errors import Stopped
    from prunus.jobs.runner import Runner
    from prunus.lab.origin import origin
    from prunus.players.match import Match, play_match
    from prunus.players.strength import ERRORS, Sprt

    if sprt is None and (errors is not None or normalised):
        raise click.UsageError("--errors and --normalised are for --sprt")
    test = None if sprt is None else Sprt(*sprt, *(errors or ERRORS), is_normalised=normalised)
    asked = Match(start=position or "", sprt=test, **request)
    asked.check()
    if out is not None:
        begin(out, asked)
    journal = None if out is None else out / "journal.sqlite"
    started = time.perf_counter()

    def end(come: Any) -> None:
        command = ["prunus", *sys.argv[1:]]
        about = origin(command, asked.files(), time.perf_counter() - started, workers) if as_json else None
        _end(asked, come, out, about)

    try:
        with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
            played = play_match(asked, runner)
    except Stopped as stopped:
        end(stopped.result)
        raise
    end(played)


def begin(out: Path, asked: Any) -> None:
    """A folder for this match; one that holds another is left alone."""
    files.make_folder(out)
    settings = out / "match.json"
    said = json.loads(json.dumps(asked.as_json()))
    if settings.exists():
        if files.read_json(settings, "match") != said:
            raise BadFile(f"folder {str(out)!r} holds another match, which is left as it is: give another name")
    else:
        files.write_json(settings, said, indent=2)


def write(out: Path, asked: Any, played: Any) -> None:
    """The games and what they say, in the folder of a match; the results last."""
    files.write_text(out / GAMES, "".join(f"{json.dumps(record.as_json())}\n" for record in played.records))
    files.write_json(out / RESULTS, _data(asked, played), indent=2)


def _data(asked: Any, played: Any) -> dict[str, Any]:
    return asked.as_json() | {"results": played.as_json()}


def _end(asked: Any, played: Any, out: Path | None, about: dict[str, Any] | None) -> None:
    """Write and show what came of it, complete or not; as JSON with where it comes from, or for people."""
    if out is not None:
        write(out, asked, played)
    if about is not None:
        print_json(_data(asked, played) | {"provenance": about})
        return
    clock = f", {asked.time}" if asked.time else ""
    many = f"{'at most ' * (asked.sprt is not None)}{asked.games:,} games{' of every two players' * (len(asked.players) > 2)}"
    print(_folded(f"{asked.game}, {many}{clock}, openings of seed {asked.seed}"))
    if len(played.players) > 2:
        _show_standings(played)
    for pairing in played.pairings:
        _show_pairing(played, pairing)
    for sentence in played.remarks():
        print(_folded(sentence))


def _show_pairing(played: Any, pairing: Any) -> None:
    from prunus.draw.words import with_minus
    from prunus.players.strength import superiority

    print(_folded(f"{played.players[pairing.first]} – {played.players[pairing.second]}"))
    if not pairing.games:
        print("  no game was played")
        return
    score = "" if pairing.score is None else f"; score {pairing.score:.1%}"
    print(f"  games  {pairing.games:,}: {pairing.wins:,} won, {pairing.draws:,} drawn, {pairing.losses:,} lost{score}")
    print(f"  pairs  {', '.join(f'{count:,}' for count in pairing.pentanomial)} with 0, ½, 1, 1½, 2 points")
    print(f"  Elo    {pairing.elo.told(1)}; better: {superiority(pairing.pentanomial):.1%} likely")
    if played.sprt is not None:
        bounds = f"{played.sprt.lower:.2f} to {played.sprt.upper:.2f}"
        accepted = "undecided" if played.verdict is None else f"{getattr(played.sprt, played.verdict):g} Elo is accepted"
        print(_folded(f"  test   {played.sprt.told()}"))
        print(with_minus(f"  ratio  {played.ratio:.2f}, bounds {bounds}: {accepted}"))


def _show_standings(played: Any) -> None:
    from prunus.players.strength import elo_difference, law_of

    rows = []
    for number, name in enumerate(played.players):
        law = law_of(played.of(number))
        if law is not None:
            rows.append((law.mean, name, int(2 * law.number), elo_difference(played.of(number))))
    for score, name, games, elo in sorted(rows, key=lambda row: -row[0]):
        print(f"{score:7.1%} of {games:,}  {textwrap.shorten(name, 24, placeholder='…'):<24}  Elo {elo.told(1)}")


def _folded(text: str) -> str:
    """In lines of a terminal; names may be long."""
    return "\n".join(
        textwrap.wrap(text, WIDTH, subsequent_indent="         " if text.startswith(" ") else "", drop_whitespace=True)
    )
