"""Play without a terminal: commands from standard input, one a line. Time passes only between them, so the same seed
and the same lines are the same game."""

from __future__ import annotations

import sys
from textwrap import fill

import click

from ludoteka.cli.console import console
from ludoteka.cli.player import WORDS, Player
from ludoteka.cli.screen import Screen

HAND = 400  # ms: how long after the latest thing a line counts as typed


def play(player: Player) -> None:
    """Until the end of the match, or of the input."""
    while not player.is_over:
        if not player.waits:
            _echo(player.step())
            continue
        _show(player)
        line = sys.stdin.readline()
        if not line:
            return
        if _answer(player, line) == "quit":
            return


def _answer(player: Player, line: str) -> str:
    at = _passed(player, line)
    before = len(player.log)
    outcome = player.act(line, at)
    if outcome == "rules":
        _rules(player)
    elif outcome == "wait" and not player.is_over:
        _echo(player.step())
    elif outcome == "moved":
        _echo(player.log[before:])
    for line in player.notice.splitlines():
        click.echo(fill(line, 80))
    return outcome


def _passed(player: Player, line: str) -> int:
    """The time at which the line's hand comes down; what the others do before that happens first. Nobody types across
    a flip, and words that are no move take no time."""
    match = player.eyes.match
    if not player.is_race or line.strip().lower() in WORDS:
        return match.clock
    at = match.clock + HAND
    while not match.state.over and player.company.next() < min(at, match.state.deadline):
        _echo(player.step())
    return min(at, match.state.deadline)


def _show(player: Player) -> None:
    screen = Screen(player.eyes, height=40, title=player.title, coach=player.coach, notice=player.hint)
    out = console()
    click.echo()
    for line in screen.lines(player.eyes.scene(), player.eyes.match.clock, whole=False):
        out.print(line)


def _rules(player: Player) -> None:
    from ludoteka.cli.rules import book_of

    console().print(book_of(player.eyes.match, player.language, 80))


def _echo(lines: list[str]) -> None:
    for line in lines:
        click.echo(line)
