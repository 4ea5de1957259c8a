"""`ludoteka play GAME`: one person at the terminal, against bots."""

from __future__ import annotations

import click

from ludoteka.cli.given import game_of, language_of, language_option, levels_of, match_options, options_of, seed_of

LEAST = 700  # ms a bot's move on turn takes at least: eyes must be able to follow


@click.command()
@click.argument("game")
@match_options
@language_option
@click.option("--save", "path", metavar="FILE", help="Save the match for `replay` and `verify`.")
def command(
    game: str,
    seats: int | None,
    bots: str | None,
    chosen: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    path: str | None,
) -> None:
    """Play in the terminal, against bots.

    You sit at the first seat. `?` says what may be typed. Without a terminal, commands are read from standard input,
    one a line, and time passes only between them.
    """
    from ludoteka.cli.company import Company
    from ludoteka.cli.ending import print_ending, save
    from ludoteka.cli.eyes import Eyes
    from ludoteka.cli.player import Player
    from ludoteka.cli.terminal import is_live
    from ludoteka.match import Match
    from ludoteka.match.names import BOTS
    from ludoteka.text import Speaker

    found = game_of(game)
    count, levels = levels_of(found, bots, seats, people=1)
    language = language_of(lang)
    plain = Speaker(language)
    names = [plain.say("cli-person"), *BOTS[: count - 1]]
    speaker = Speaker(language, found.id, list(map(plain.called, names)).__getitem__, ("shared", "cli", "page"))
    match = Match.new(found, options_of(chosen), count, seed_of(seed), names)
    live = is_live()
    player = Player(Eyes(match, 0, speaker), Company(match, levels, LEAST if live else 0), language)
    if live:
        from ludoteka.cli.live import play

        play(player)
    else:
        from ludoteka.cli.piped import play

        play(player)
    print_ending(match, speaker)
    if path:
        save(match, path, speaker)
