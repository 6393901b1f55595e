"""`prunus lab`: experiments, each in a file of its own or, the open questions of the paper, in `questions`"""

from __future__ import annotations

import click

from prunus.cli.group import Group
from prunus.cli.lab.depth_strength import depth_strength
from prunus.cli.lab.growth import growth
from prunus.cli.lab.mates import mates
from prunus.cli.lab.puzzle import puzzle
from prunus.cli.lab.questions import background, games, levels, sorting, stages
from prunus.cli.lab.scale import scale


@click.group(cls=Group)
def lab() -> None:
    """Experiments that check what the lectures and the literature say, and answer what the paper leaves open."""


for command in (growth, depth_strength, puzzle, mates, scale, levels, stages, sorting, games, background):
    lab.add_command(command)
