"""`ludoteka sim`: many games in virtual time, counted."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from ludoteka.cli.given import game_of, levels_of, options_of

if TYPE_CHECKING:
    from ludoteka.lab.sim import Plan


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many to play.")
@click.option("--seats", type=int, metavar="N", help="How many play; by default what the bots make, or 3.")
@click.option("--bots", default="random", show_default=True, metavar="LEVEL,…", help="Levels, one for all or one each.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="See `ludoteka options GAME`.")
@click.option("--seed", default=1, show_default=True, type=int, help="The same seed gives the same figures.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; by default one for each core.")
@click.option("--audit", is_flag=True, help="Audit every state of random play too, not every hundredth.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    options: tuple[str, ...],
    seed: int,
    jobs: int | None,
    audit: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and count how they went.

    A move is any input: a seat's move or a deadline that passed. A shared win counts for each seat that shares it.
    Ctrl-C prints what is done so far. Cards and tokens are audited after every move of minds; if one is lost or
    doubled, the exit code is 1.
    """
    import os
    import time
    from dataclasses import replace

    from ludoteka.lab.sim import report as reported
    from ludoteka.lab.sim import simulate
    from ludoteka.lab.virtual import Unsound

    plan = replace(planned(game, seats, bots, options, seed), audit=audit)
    started = time.perf_counter()
    try:
        with Bar(games) as bar:
            tally = simulate(plan, games, jobs or os.cpu_count() or 1, bar.show)
    except Unsound as flaw:
        click.echo(f"ludoteka: {flaw}.", err=True)
        raise SystemExit(1) from None
    report = reported(plan, tally, time.perf_counter() - started)
    if as_json:
        import json

        click.echo(json.dumps(report))
    else:
        print_table(report, plan)


def planned(id: str, seats: int | None, bots: str, options: tuple[str, ...], seed: int) -> Plan:
    """The plan behind these words. Raises what the command line says in one sentence."""
    from ludoteka.lab.sim import Plan
    from ludoteka.rules.options import make

    game = game_of(id)
    words = options_of(options)
    make(game.options, words)
    _, levels = levels_of(game, bots, seats)
    return Plan(id, tuple(words.items()), tuple(levels.values()), seed)


class Bar:
    """A progress bar on stderr, once it has taken two seconds, for somebody who looks."""

    def __init__(self, games: int) -> None:
        import time

        self.games = games
        self.clock = time.perf_counter
        self.started = self.clock()
        self.progress: Any = None
        self.task: Any = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *exc: object) -> None:
        if self.progress is not None:
            self.progress.stop()

    def show(self, done: int) -> None:
        if self.progress is None:
            if self.clock() - self.started < 2 or done >= self.games or not sys.stderr.isatty():
                return
            from rich.progress import Progress

            from ludoteka.cli.console import console

            self.progress = Progress(console=console(stderr=True), transient=True)
            self.task = self.progress.add_task("games", total=self.games)
            self.progress.start()
        self.progress.update(self.task, completed=done)


def print_table(report: dict[str, Any], plan: Plan) -> None:
    from rich.table import Table

    from ludoteka.cli.console import console

    games, seconds = report["games"], report["seconds"]
    length = report["length"]
    rate = f", {report['moves'] / seconds:,.0f} moves a second" if seconds else ""
    table = Table("seat", "bot", "wins", "share", title=f"{plan.game}: {games} games, seed {plan.seed}")
    for seat, wins in enumerate(report["wins"]):
        table.add_row(chr(65 + seat), plan.bots[seat], str(wins), f"{wins / games:.1%}" if games else "–")
    screen = console()
    screen.print(table)
    screen.print(f"moves a game: median {length['median']}, 95 % within {length['p95']}, at most {length['max']}")
    screen.print("ended: " + ", ".join(f"{why} {n}" for why, n in report["ended"].items()))
    screen.print(f"{report['moves']} moves in {seconds} s{rate}")
