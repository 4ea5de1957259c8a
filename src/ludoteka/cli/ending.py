"""The last page of a match in the terminal: why it ended, places and scores, and where it was saved."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from ludoteka.cli.console import console
from ludoteka.cli.screen import signed
from ludoteka.cli.trouble import Wrong
from ludoteka.match import Match
from ludoteka.match.replay import of, write
from ludoteka.text import Speaker


def print_ending(match: Match, speaker: Speaker) -> None:
    state = match.state
    out = console()
    if not state.over:
        out.print(speaker.say("cli-left"))
        return
    out.print(Text(speaker.say("title"), "bold"))
    out.print(f"{speaker.say('cli-ended')}. {speaker.of('ending', state.why())}")
    places, scores = state.places(), state.scores()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(speaker.say("cli-place"), justify="right")
    table.add_column(speaker.say("cli-player"))
    table.add_column(speaker.say("score"), justify="right")
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        style = "bold" if places[seat] == 1 else ""
        table.add_row(str(places[seat]), speaker.name(seat), signed(str(scores[seat])), style=style)
    out.print(table)


def save(match: Match, path: str, speaker: Speaker, watched: bool = False) -> None:
    """Write the match where `replay` and `verify` can read it, and `play` if somebody played and left."""
    try:
        Path(path).write_text(write(of(match)), "utf-8")
    except OSError:
        raise Wrong("cli-no-write", file=path) from None
    click.echo(speaker.say("cli-saved", file=path), err=True)
    if not match.state.over and not watched:
        click.echo(speaker.say("cli-saved-open", file=path), err=True)
