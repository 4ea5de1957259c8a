"""`ludoteka learn [GAME]`: a game's lesson at the terminal."""

from __future__ import annotations

import click

from ludoteka.cli.given import game_of, language_of, language_option


@click.command()
@click.argument("game", required=False)
@language_option
def command(game: str | None, lang: str | None) -> None:
    """Learn a game in a few minutes: a coach says what happens and what to do.

    Without GAME it lists the games. Time stands still while you think; Enter goes on, `?` quotes the rule, `quit`
    leaves. Without a terminal, what you do is read from standard input, one line a step.
    """
    language = language_of(lang)
    if game is None:
        _list(language)
        return
    from ludoteka.cli.coach import Pupil
    from ludoteka.cli.terminal import is_live

    pupil = Pupil(game_of(game).id, language)
    if is_live():
        from ludoteka.cli.live import play
    else:
        from ludoteka.cli.piped import play
    play(pupil)
    _end(pupil.eyes.match.game.id, pupil.coach if pupil.is_over else "", language)


def _list(language: str) -> None:
    from ludoteka.games import ORDER
    from ludoteka.text import Speaker

    width = max(map(len, ORDER))
    click.echo(Speaker(language).say("cli-learn-which"))
    for id in ORDER:
        speaker = Speaker(language, id)
        click.echo(f"  {id:<{width}}  {speaker.say('title')}: {speaker.say('tagline')}")


def _end(game: str, last: str, language: str) -> None:
    """The last sentence, and how to go on; how to come back where it was left."""
    from textwrap import fill

    from ludoteka.text import Speaker

    speaker = Speaker(language)
    if last:
        click.echo(fill(last, 80))
    click.echo(speaker.say("cli-learned" if last else "cli-learn-left", game=game))
