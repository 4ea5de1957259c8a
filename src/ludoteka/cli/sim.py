"""`ludoteka sim`: many games in virtual time, counted, compared, reported."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import click

from ludoteka.cli.given import game_of, levels_of, options_of
from ludoteka.cli.trouble import Wrong

if TYPE_CHECKING:
    from ludoteka.lab.figures import Run
    from ludoteka.lab.sim import Plan
    from ludoteka.lab.studies import Study

GAMES = 100
FEW = 1_000  # games: up to so many, every state is audited
GAMES_OF_A_REPORT = 300
LOOKS_OF_A_REPORT = 200
GAMES_OF_A_STUDY = 100
STOPPED = 130  # as for any command that Ctrl-C ended


@click.command()
@click.argument("game", metavar="GAME")
@click.argument("sets", nargs=-1, metavar="[SET]…")
@click.option("--games", type=click.IntRange(1), metavar="K", help=f"How many to play: {GAMES}, or 300 for a report.")
@click.option("--seats", type=int, metavar="N", help="How many play; by default what the bots make, or 3.")
@click.option("--bots", metavar="LEVEL,…", help="Levels, one for all or one each: random, or normal for a report.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="See `ludoteka options GAME`.")
@click.option("--seed", default=1, show_default=True, type=int, help="The same seed gives the same figures.")
@click.option("--compare", metavar="SET", help="Play by other options too: KEY=VALUE, or several with commas.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes; by default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="A Dask cluster, as tcp://host:8786, instead of processes here.")
@click.option("--looks", type=click.IntRange(0), metavar="K", help="Games to look at move by move: 200 for a report.")
@click.option("--studies", type=click.IntRange(0), metavar="K", help="Games for each change of one player.")
@click.option("--audit", is_flag=True, help=f"Audit every state of random play in more than {FEW} games too.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--csv", metavar="FILE", help="Write a row a game; - prints them.")
@click.option("--html", metavar="FILE", help="Write a report with plots.")
@click.option("--save", metavar="FILE", help="Save the first game for `replay` and `verify`.")
@click.option("--save-game", "saves", nargs=2, type=(click.IntRange(0), str), multiple=True, metavar="K FILE",
              help="Save game K, counted from 0.")  # fmt: skip
def command(**words: Any) -> None:
    """Play many games of GAME between bots and count how they went.

    A move is any input: a seat's move or a deadline that passed. A shared win counts for each seat that shares it.
    Cards and tokens are audited after every move; if one is lost or doubled, the exit code is 1. In more than 1,000
    games of random play every hundredth state is audited.

    `--compare SET` plays the same deals by the options of --option and by those of SET; further SETs may follow, which
    are then compared with the first: `ludoteka sim chant --compare false_slap=one_card --html report.html`.

    Ctrl-C prints what is done so far and exits with 130.
    """
    from ludoteka.bots.virtual import Unsound
    from ludoteka.cli.sim_output import lacking
    from ludoteka.lab.extra import NoExtra
    from ludoteka.lab.spread import NoCluster

    wish = Wish(**words)
    try:
        wish.check()
        simulation = Simulation(wish)
        simulation.play()
    except Unsound as flaw:
        click.echo(f"ludoteka: {flaw}.", err=True)
        raise SystemExit(1) from None
    except (NoCluster, NoExtra) as lack:
        raise lacking(lack) from None
    simulation.tell()
    if simulation.stopped:
        raise SystemExit(STOPPED)


@dataclass
class Wish:
    """What the command was given."""

    game: str
    sets: tuple[str, ...]
    games: int | None
    seats: int | None
    bots: str | None
    options: tuple[str, ...]
    seed: int
    compare: str | None
    jobs: int | None
    cluster: str | None
    looks: int | None
    studies: int | None
    audit: bool
    as_json: bool
    csv: str | None
    html: str | None
    save: str | None
    saves: tuple[tuple[int, str], ...]
    report: bool = field(init=False)

    def __post_init__(self) -> None:
        self.report = bool(self.html or self.compare)
        self.games = self.games or (GAMES_OF_A_REPORT if self.report else GAMES)
        self.bots = self.bots or ("normal" if self.report else "random")
        if self.looks is None:
            self.looks = LOOKS_OF_A_REPORT if self.html else 0
        if self.studies is None:
            self.studies = GAMES_OF_A_STUDY if self.html and not self.compare else 0

    @property
    def audited(self) -> bool:
        """Is every state of random play audited? In many games that would cost more than the play itself."""
        return self.audit or int(self.games or 0) <= FEW

    def check(self) -> None:
        """What cannot be done is refused before hours of work."""
        from ludoteka.cli.sim_output import can_write

        if self.sets and not self.compare:
            raise Wrong("cli-lab-sets", word=self.sets[0])
        if self.csv == "-" and self.as_json:
            raise Wrong("cli-lab-output")
        if self.studies and not self.looks:
            raise Wrong("cli-lab-looks")
        for path in filter(None, (self.csv, self.html, self.save, *(path for _, path in self.saves))):
            if path != "-":
                can_write(path)
        if self.html:
            from ludoteka.lab.plots import check

            check()

    def plans(self) -> list[tuple[str, Plan]]:
        """Labels and plans: the base, then the sets; or the sets alone where there are several."""
        base = replace(planned(self.game, self.seats, str(self.bots), self.options, self.seed), audit=self.audited)
        if self.compare is None:
            return [("", base)]
        sets = [_set(word) for word in (self.compare, *self.sets)]
        if len(sets) == 1:
            sets = [self.default(sets[0], base), *sets]
        plans = []
        for one in sets:
            options = {**dict(base.options), **one}
            words = tuple(f"{key}={value}" for key, value in options.items())
            plan = replace(planned(self.game, self.seats, str(self.bots), words, self.seed), audit=self.audited)
            plans.append((", ".join(one.values()), plan))
        return plans

    def default(self, one: dict[str, str], base: Plan) -> dict[str, str]:
        """The same keys, as the base has them."""
        from ludoteka.rules.options import make, words_of

        game = game_of(self.game)
        make(game.options, one)
        now = words_of(make(game.options, dict(base.options)))
        return {key: now[key] for key in one}

    def again(self) -> str:
        """The command that gives this report again."""
        import shlex

        words = ["ludoteka", "sim", self.game, "--bots", self.bots, "--games", self.games, "--seed", self.seed]
        words += ["--seats", self.seats] if self.seats else []
        words += [word for option in self.options for word in ("--option", option)]
        words += ["--compare", self.compare, *self.sets] if self.compare else []
        words += ["--looks", self.looks, "--studies", self.studies]
        return shlex.join(map(str, words))


def _set(word: str) -> dict[str, str]:
    return options_of([one for one in word.split(",") if one])


def planned(id: str, seats: int | None, bots: str, options: Sequence[str], seed: int) -> Plan:
    """The plan behind these words. Raises what the command line says in one sentence."""
    from ludoteka.lab.sim import Plan
    from ludoteka.rules.options import make

    game = game_of(id)
    words = options_of(options)
    make(game.options, words)
    _, levels = levels_of(game, bots, seats)
    return Plan(id, tuple(words.items()), tuple(levels.values()), seed)


class Simulation:
    """Plays what was wished, and tells it. Ctrl-C stops the playing, never the telling."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.plans = wish.plans()
        self.games = int(wish.games or 0)
        self.jobs = wish.jobs or os.cpu_count() or 1
        self.runs: list[Run] = []
        self.studies: list[Study] = []
        self.seconds = 0.0
        self.stopped = False

    def play(self) -> None:
        from ludoteka.cli.progress import Bar

        started = time.perf_counter()
        with Bar() as bar:
            self._play(bar)
        self.seconds = time.perf_counter() - started

    def _play(self, bar: Any) -> None:
        from ludoteka.lab.figures import Run
        from ludoteka.lab.sim import simulate
        from ludoteka.lab.studies import changes_for, studies

        wish = self.wish
        for label, plan in self.plans:
            bar.phase(label or "games", self.games)
            tally = simulate(plan, self.games, self.jobs, bar.show, int(wish.looks or 0), wish.cluster)
            if len(tally) or not self.runs:
                self.runs.append(Run(label, plan, tally))
            if len(tally) < self.games:
                self.stopped = True
                return
        if wish.studies:
            each = min(wish.studies, self.games)
            wanted = len(changes_for(self.runs[0]))
            bar.phase("studies", each * wanted)
            self.studies = list(studies(self.runs[0], each, self.jobs, bar.show, wish.cluster))
            self.stopped = len(self.studies) < wanted

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        from ludoteka.cli import sim_output as output

        wish, none = self.wish, not len(self.runs[0].tally)
        if none:
            click.echo(output.speaker().say("cli-lab-nothing"), err=True)
        if wish.csv:
            output.rows(self.runs, wish.csv)
        if wish.as_json:
            output.document(self.runs, self.studies, self.seconds)
        elif wish.csv != "-":
            output.tables(self.runs, self.studies, self.seconds)
        if wish.html and not none:
            stopped = "Stopped early: these are the games that were finished." if self.stopped else ""
            output.report(self.runs, self.studies, wish.again(), stopped, wish.html)
        saves = [*([(0, wish.save)] if wish.save else []), *wish.saves]
        for index, path in saves:
            output.save(self.plans[0][1], index, path)
