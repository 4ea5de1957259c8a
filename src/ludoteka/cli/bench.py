"""`ludoteka bench`: how fast the rules are here."""

from __future__ import annotations

from typing import Any

import click

from ludoteka.cli.given import game_of

NO_COMPILED = (
    "The rules are interpreted here; there is no compiled build to measure beside it. In a checkout `make native` makes"
    " one; elsewhere install Ludoteka where a C compiler is at hand (LUDOTEKA_NATIVE=require says what is missing)."
)


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option("--seconds", default=1.0, show_default=True, type=click.FloatRange(0.01), help="For each measurement.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure how fast the rules are: random play, copies, imagined worlds, memory.

    Both builds take turns, interpreted and, if there is one, compiled; of all games, or of those that are named. A
    move is any input: a seat's move or a deadline that passed; deals are included. Times are of the processor. What is
    done is said on stderr.
    """
    from ludoteka.games import ORDER

    for id in games:
        game_of(id)
    rows = measured(games or ORDER, seconds)
    if as_json:
        import json

        click.echo(json.dumps({"seconds": seconds, "figures": rows}))
    else:
        print_table(rows)


def measured(ids: tuple[str, ...], seconds: float) -> list[dict[str, Any]]:
    from ludoteka.lab.bench import Unmeasured, builds, measure

    rows = []
    with builds() as sources:
        for id in ids:
            for build, source in sources.items():
                click.echo(f"{id}, {build} …", err=True)
                try:
                    rows.append(measure(source, id, seconds))
                except Unmeasured as why:
                    raise click.ClickException(f"{id}, {build}: {why}") from None
    return rows


def print_table(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    from ludoteka.cli.console import console

    table = Table("game", "build", title="Random play of four, or of as many as can")
    for head in ("moves/s", "copy µs", "imagine µs", "bytes", "first ms"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(
            row["game"],
            row["build"],
            f"{row['moves_a_second']:,}",
            f"{row['copy_us']:.2f}",
            f"{row['imagine_us']:.1f}",
            f"{row['state_bytes']:,}",
            f"{row['first_game_ms']:.0f}",
        )
    screen = console()
    screen.print(table)
    screen.print("bytes: memory of a state. first: processor time from nothing imported to the first game dealt.")
    if "compiled" not in {row["build"] for row in rows}:
        screen.print(NO_COMPILED)
