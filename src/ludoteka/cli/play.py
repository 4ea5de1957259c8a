"""`ludoteka play GAME`: one person at the terminal, against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import (
    file_text,
    game_of,
    language_of,
    language_option,
    levels_of,
    match_options,
    options_of,
    seed_of,
)
from ludoteka.cli.trouble import Wrong

if TYPE_CHECKING:
    from ludoteka.cli.player import Player
    from ludoteka.cli.resume import Left

LEAST = 700  # ms a bot's move on turn takes at least: eyes must be able to follow


@click.command()
@click.argument("game", required=False)
@match_options
@language_option
@click.option("--save", "path", metavar="FILE", help="Save the match for `replay`, `verify` and --resume.")
@click.option("--resume", "left", metavar="FILE", help="Go on with a match that was left; it is saved there again.")
@click.option("--tui", "is_table", is_flag=True, help="A table for mouse and keys; needs the extra `tui`.")
def command(
    game: str | None,
    seats: int | None,
    bots: str | None,
    chosen: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    path: str | None,
    left: str | None,
    is_table: bool,
) -> None:
    """Play in the terminal, against bots.

    You sit at the first seat. `?` says what may be typed. Without a terminal, commands are read from standard input,
    one a line, and time passes only between them.
    """
    from ludoteka.cli.company import Company
    from ludoteka.cli.ending import print_ending, save
    from ludoteka.cli.eyes import Eyes
    from ludoteka.cli.film import names_of
    from ludoteka.cli.player import Player
    from ludoteka.cli.resume import note_levels
    from ludoteka.cli.terminal import is_live
    from ludoteka.text import Speaker

    if left is None:
        found = _new(game, seats, bots, chosen, seed, Speaker(language_of(lang)).say("cli-person"))
    elif game or seats or bots or chosen or seed:
        raise Wrong("cli-wrong-resume")
    else:
        found = _left(left)
    match, language, live = found.match, language_of(lang), is_live()
    if is_table:
        _check_table(live)
    speaker = Speaker(language, match.game.id, names_of(match.header, language).__getitem__, ("shared", "cli", "page"))
    player = Player(Eyes(match, 0, speaker), Company(match, found.levels, LEAST if live else 0), language)
    player.remember(found.told)
    try:
        _play(player, live, is_table)
    finally:
        note_levels(match, found.levels)
        if path or left:
            save(match, path or left or "", speaker)
    print_ending(match, speaker)


def _new(
    game: str | None, seats: int | None, bots: str | None, chosen: tuple[str, ...], seed: str | None, person: str
) -> Left:
    from ludoteka.cli.resume import Left
    from ludoteka.match import Match
    from ludoteka.match.names import BOTS

    if game is None:
        raise click.MissingParameter(param_hint="'GAME'", param_type="argument")
    found = game_of(game)
    count, levels = levels_of(found, bots, seats, people=1)
    return Left(Match.new(found, options_of(chosen), count, seed_of(seed), [person, *BOTS[: count - 1]]), levels, ())


def _left(path: str) -> Left:
    from ludoteka.cli.resume import taken_up

    return taken_up(path, file_text(path))


def _check_table(live: bool) -> None:
    from importlib.util import find_spec

    if not live:
        raise Wrong("cli-tui-pipe")
    if find_spec("textual") is None:
        raise Wrong("cli-tui-extra")


def _play(player: Player, live: bool, is_table: bool) -> None:
    if is_table:
        from ludoteka.cli.tui import play
    elif live:
        from ludoteka.cli.live import play
    else:
        from ludoteka.cli.piped import play
    play(player)
