"""`ludoteka watch GAME`: bots play, the table is drawn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import game_of, language_of, language_option, levels_of, match_options, options_of, seed_of
from ludoteka.cli.trouble import Wrong

if TYPE_CHECKING:
    from ludoteka.cli.company import Company
    from ludoteka.cli.eyes import Eyes
    from ludoteka.cli.screen import Screen

LEAST = 900  # ms a move on turn takes at least: eyes must be able to follow
TICK = 0.2  # s between two looks at the clock


@click.command()
@click.argument("game")
@match_options
@language_option
@click.option(
    "--speed", type=click.FloatRange(0.1, 100), default=1.0, show_default=True, help="Game time to real time."
)
@click.option("--fast", is_flag=True, help="Do not wait: print the log and how it ended.")
@click.option(
    "--seat", type=click.IntRange(1), metavar="N", help="Look through this seat's eyes; by default a guest's."
)
@click.option("--save", "path", metavar="FILE", help="Save the match for `replay` and `verify`.")
def command(
    game: str,
    seats: int | None,
    bots: str | None,
    chosen: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    speed: float,
    fast: bool,
    seat: int | None,
    path: str | None,
) -> None:
    """Watch bots play, in the terminal.

    Any key but `q` goes on to the next move at once; `q` leaves.
    """
    from ludoteka.cli.company import Company
    from ludoteka.cli.ending import print_ending, save
    from ludoteka.cli.eyes import Eyes
    from ludoteka.cli.screen import Screen
    from ludoteka.cli.terminal import is_live
    from ludoteka.match import Match
    from ludoteka.match.names import BOTS
    from ludoteka.text import Speaker

    found = game_of(game)
    count, levels = levels_of(found, bots, seats)
    if seat is not None and seat > count:
        raise Wrong("cli-wrong-seat", seat=seat, last=count)
    language = language_of(lang)
    names = list(map(Speaker(language).called, BOTS))
    speaker = Speaker(language, found.id, names.__getitem__, ("shared", "cli", "page"))
    match = Match.new(found, options_of(chosen), count, seed_of(seed), BOTS[:count])
    company = Company(match, levels, 0 if fast else LEAST)
    eyes = Eyes(match, None if seat is None else seat - 1, speaker)
    if is_live() and not fast:
        _draw(company, Screen(eyes), speed)
    else:
        _print(company, eyes, fast, speed)
    print_ending(match, speaker)
    if path:
        save(match, path, speaker, watched=True)


def _draw(company: Company, screen: Screen, speed: float) -> None:
    from ludoteka.cli.console import size
    from ludoteka.cli.terminal import END, whole_screen

    match = company.match
    began = time.monotonic()
    with whole_screen() as terminal:
        while True:
            now = int((time.monotonic() - began) * 1000 * speed)
            if not match.state.over and company.next() <= now:
                screen.log += screen.eyes.news(company.step())
            screen.width, screen.height = size()
            screen.hands = company.hands
            how = "cli-go-on" if match.state.over else "cli-watch-keys"
            terminal.draw(screen.lines(screen.eyes.scene(), now), f"{screen.eyes.speaker.say(how)} ")
            wait = TICK if match.state.over else min(TICK, (company.next() - now) / 1000 / speed)
            pressed = terminal.keys(wait)
            if pressed and (match.state.over or "q" in pressed or END in pressed):
                return
            if pressed:
                began -= max(0.0, (company.next() - now) / 1000 / speed)


def _print(company: Company, eyes: Eyes, fast: bool, speed: float) -> None:
    began = time.monotonic()
    while not company.match.state.over:
        if not fast:
            time.sleep(max(0.0, company.next() / 1000 / speed - (time.monotonic() - began)))
        for line in eyes.news(company.step()):
            click.echo(line)
