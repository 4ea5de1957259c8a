"""`ludoteka tournament`: minds against minds on duplicate deals."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import game_of, levels_of, options_of
from ludoteka.cli.trouble import Wrong

if TYPE_CHECKING:
    from ludoteka.lab.tournament import Contest, Table

STOPPED = 130  # as for any command that Ctrl-C ended


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--bots", required=True, metavar="LEVEL,…", help="The minds that meet, two or more; one may come twice.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), metavar="K", help="At least so many.")
@click.option("--seats", type=int, metavar="N", help="At a table; by default all minds, or as many as may sit there.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="See `ludoteka options GAME`.")
@click.option("--seed", default=1, show_default=True, type=int, help="The same seed gives the same figures.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes; by default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="A Dask cluster, as tcp://host:8786, instead of processes here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--html", metavar="FILE", help="Write a report with plots.")
def command(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    html: str | None,
) -> None:
    """Let minds play each other on the same deals, and rate them.

    Every deal is played again with the minds moved one seat on, until each has held every seat: luck cancels. If there
    are more minds than seats, every group that fills a table plays the same deals. Needs the extra `lab`.

    Ctrl-C prints the deals that are finished and exits with 130.
    """
    from ludoteka.bots.virtual import Unsound
    from ludoteka.cli.progress import Bar
    from ludoteka.cli.sim_output import can_write, lacking
    from ludoteka.lab.extra import NoExtra
    from ludoteka.lab.plots import check
    from ludoteka.lab.spread import NoCluster
    from ludoteka.lab.tournament import Table, tournament

    found = contest(game, bots, seats, options, seed)
    if html:
        can_write(html)
    wanted = found.deals(games) * found.games_of_a_deal
    started = time.perf_counter()
    try:
        if html:
            check()
        with Bar() as bar:
            bar.phase("games", wanted)
            results = tournament(found, games, jobs or os.cpu_count() or 1, bar.show, cluster)
        table = Table(found, results)
    except Unsound as flaw:
        click.echo(f"ludoteka: {flaw}.", err=True)
        raise SystemExit(1) from None
    except (NoCluster, NoExtra) as lack:
        raise lacking(lack) from None
    stopped = len(results) < wanted
    tell(table, time.perf_counter() - started, as_json, html, stopped, again(found, games))
    if stopped:
        raise SystemExit(STOPPED)


def contest(game: str, bots: str, seats: int | None, options: tuple[str, ...], seed: int) -> Contest:
    """What was asked for. Raises what the command line says in one sentence."""
    from ludoteka.lab.tournament import MOST_GROUPS, Contest, seats_of
    from ludoteka.match import BadSeats
    from ludoteka.rules.options import make

    found = game_of(game)
    words = options_of(options)
    make(found.options, words)
    minds = tuple(level.strip() for level in bots.split(","))
    for level in minds:
        levels_of(found, level, found.seats[0])
    seats = seats_of(game, len(minds)) if seats is None else seats
    if seats not in found.seats:
        raise BadSeats(found, seats)
    if len(minds) < max(2, seats):
        raise Wrong("cli-lab-minds", minds=len(minds), seats=seats)
    asked = Contest(game, tuple(words.items()), minds, seats, seed)
    if len(asked.groups) > MOST_GROUPS:
        raise Wrong("cli-lab-tables", minds=len(minds))
    return asked


def again(found: Contest, games: int) -> str:
    """The command that gives this report again."""
    import shlex

    words = ["ludoteka", "tournament", found.game, "--bots", ",".join(found.minds), "--seats", found.seats]
    words += ["--games", games, "--seed", found.seed]
    words += [word for key, value in found.options for word in ("--option", f"{key}={value}")]
    return shlex.join(map(str, words))


def tell(table: Table, seconds: float, as_json: bool, html: str | None, stopped: bool, command: str) -> None:
    if as_json:
        import json

        click.echo(json.dumps(table.report(seconds)))
    else:
        print_table(table, seconds)
    if html:
        from ludoteka.cli.sim_output import write
        from ludoteka.lab.tournament_page import tournament_page

        words = "Stopped early: these are the deals that were finished." if stopped else ""
        write(html, tournament_page(table, command, words))


def print_table(table: Table, seconds: float) -> None:
    from rich.table import Table as Grid

    from ludoteka.cli.console import console
    from ludoteka.lab.tournament_page import said
    from ludoteka.lab.words import bounds, counted, percent

    found, screen = table.contest, console()
    names = found.names
    deals = len(table.results) // found.games_of_a_deal
    title = f"{found.game}: {counted(len(table.results), 'game')}, {counted(deals, 'deal')}, seed {found.seed}"
    grid = Grid("mind", "games", "first places (95 %)", "rating (95 %)", title=title, title_justify="left")
    for mind in table.ranked():
        one = table.standings[mind]
        grid.add_row(one.name, str(one.games), bounds(one.wins, True), bounds(one.rating.interval()))
    screen.print(grid)
    cross = Grid(
        "ahead of", *[names[mind] for mind in table.ranked()], title="Who comes out ahead", title_justify="left"
    )
    for a in table.ranked():
        cells = [table.cross[a][b] for b in table.ranked()]
        cross.add_row(names[a], *["–" if cell is None else percent(cell.value) for cell in cells])
    screen.print(cross)
    if len(table.results):
        screen.print(said(table))
    screen.print(f"{counted(len(table.results), 'game')} in {seconds:.1f} s")
