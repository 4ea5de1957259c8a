"""`ludoteka options GAME`: what a table may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import game_of, language_of, language_option

if TYPE_CHECKING:
    from ludoteka.text import Speaker


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@language_option
def command(game: str, as_json: bool, lang: str | None) -> None:
    """List what a table may choose.

    Keys and values as `--option KEY=VALUE` takes them, with the words for them. The default is marked *.
    """
    from ludoteka.rules.options import values_of
    from ludoteka.text import Speaker

    found = game_of(game)
    speaker = Speaker(language_of(lang), found.id)
    options = values_of(found.options)
    if as_json:
        import json

        document = {
            key: {
                "default": values[0],
                "text": speaker.option(key),
                "values": {value: speaker.option(key, value) for value in values},
            }
            for key, values in options.items()
        }
        click.echo(json.dumps({"game": found.id, "options": document}, ensure_ascii=False, indent=2))
        return
    _table(options, speaker)


def _table(options: dict[str, tuple[str, ...]], speaker: Speaker) -> None:
    from rich.table import Table
    from rich.text import Text

    from ludoteka.cli.console import console

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(overflow="fold")
    table.add_column()
    for key, values in options.items():
        table.add_row(Text(key, "bold"), Text(speaker.option(key), "bold"))
        for place, value in enumerate(values):
            mark, style = (" ", "") if place else ("*", "cyan")
            table.add_row(Text(f"{mark} {value}", style), Text(speaker.option(key, value)))
    console().print(table)
