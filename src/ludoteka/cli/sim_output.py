"""What `ludoteka sim` tells: tables on the terminal, JSON, rows, a report, a saved game."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from ludoteka.cli.console import console
from ludoteka.cli.given import language_of
from ludoteka.cli.trouble import Wrong
from ludoteka.lab.extra import NoExtra
from ludoteka.lab.figures import Run, close_report, compared, rounded
from ludoteka.lab.intervals import mean
from ludoteka.lab.sim import Plan
from ludoteka.lab.sim import report as reported
from ludoteka.lab.spread import NoCluster
from ludoteka.lab.studies import Study
from ludoteka.lab.studies import document as documented
from ludoteka.lab.words import counted, number, percent, signed
from ludoteka.match.notation import letter

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteka.text import Speaker


PLAIN: Final[dict[str, Any]] = {"title_justify": "left", "box": None, "pad_edge": False, "padding": (0, 2, 0, 0)}


def write(path: str, text: str) -> None:
    """A file, or one sentence why not; where it was saved is said on stderr."""
    try:
        Path(path).write_text(text, "utf-8")
    except OSError:
        raise Wrong("cli-no-write", file=path) from None
    click.echo(speaker().say("cli-saved", file=path), err=True)


def can_write(path: str) -> None:
    """Refuses a file in a folder that is not there, before hours of work."""
    if not Path(path).absolute().parent.is_dir():
        raise Wrong("cli-no-write", file=path)


def speaker() -> Speaker:
    """The terminal's language."""
    from ludoteka.text import Speaker

    return Speaker(language_of(None))


def lacking(lack: NoCluster | NoExtra) -> Wrong:
    """What the laboratory needs and has not got, in one sentence."""
    if isinstance(lack, NoCluster):
        return Wrong("cli-lab-idle" if lack.idle else "cli-lab-cluster", address=lack.address)
    return Wrong("cli-lab-extra")


def rows(runs: Sequence[Run], path: str) -> None:
    """A row a game; where rules were compared, `set` says by which."""
    import io

    text = io.StringIO()
    some = [({"set": run.label} if len(runs) > 1 else {}) | row for run in runs for row in run.tally.rows()]
    writer = csv.DictWriter(text, list(some[0]) if some else ["index"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(some)
    if path == "-":
        click.echo(text.getvalue(), nl=False)
    else:
        write(path, text.getvalue())


def document(runs: Sequence[Run], studies: Sequence[Study], seconds: float) -> None:
    """One JSON document: of the games, or of both sets of rules and what changes between them."""
    found = []
    for run in runs:
        one = reported(run.plan, run.tally, seconds)
        if run.stories:
            one["close"] = close_report(run)
        found.append({"set": run.label, **one} if len(runs) > 1 else one)
    if studies:
        found[0]["studies"] = documented(list(studies))
    if len(runs) == 1:
        click.echo(json.dumps(found[0]))
        return
    changes = {
        other.label: {
            one.name: {"before": rounded(one.ours), "after": rounded(one.theirs), "change": rounded(one.change)}
            for one in compared(runs[0], other)
        }
        for other in runs[1:]
    }
    click.echo(json.dumps({"sets": found, "changes": changes}))


def report(runs: Sequence[Run], studies: Sequence[Study], command: str, stopped: str, path: str) -> None:
    from ludoteka.lab.sim_page import SimPage

    write(path, SimPage(runs, studies, command, stopped).html())


def save(plan: Plan, index: int, path: str) -> None:
    from ludoteka.lab.saved import saved

    write(path, saved(plan, index))


# --- the terminal -----------------------------------------------------------------------------------------------------


def tables(runs: Sequence[Run], studies: Sequence[Study], seconds: float) -> None:
    screen = console()
    for run in runs:
        wins(screen, run, named=len(runs) > 1)
    for other in runs[1:]:
        changes(screen, runs[0], other)
    if studies:
        effects(screen, studies)
    moves = sum(sum(run.tally.moves) for run in runs)
    rate = f", {moves / seconds:,.0f} moves a second" if seconds else ""
    screen.print(f"{counted(moves, 'move')} in {seconds:.1f} s{rate}")


def wins(screen: Console, run: Run, named: bool) -> None:
    from rich.table import Table

    plan, tally = run.plan, run.tally
    figures = tally.figures()
    length, games = figures["length"], len(tally)
    title = f"{plan.game}{f', {run.label}' if named else ''}: {counted(games, 'game')}, seed {plan.seed}"
    table = Table("seat", "bot", "wins", "share", "95 %", title=title, title_justify="left")
    for seat, (share, low, high) in enumerate(figures["win_share"]):
        won = str(tally.wins[seat])
        table.add_row(letter(seat), plan.bots[seat], won, f"{share:.1%}" if games else "–", f"{low:.1%} – {high:.1%}")
    screen.print(table)
    screen.print(f"moves a game: median {length['median']}, 95 % within {length['p95']}, at most {length['max']}")
    screen.print("ended: " + ", ".join(f"{why} {n}" for why, n in figures["ended"].items()))
    if any(tally.ms):
        screen.print(f"minutes a game: median {figures['seconds_of_play']['median'] / 60:.1f}")
    if run.stories:
        back, clear = (percent(mean(some).value) for some in (run.comebacks(), run.one_sided()))
        lead = number(mean(run.lead_changes()).value)
        screen.print(f"the lead changes {lead} times a game; comebacks {back}, one-sided games {clear}")


def changes(screen: Console, ours: Run, theirs: Run) -> None:
    from rich.table import Table

    title = "What changes: ● where the interval leaves out 0"
    table = Table("", ours.label, theirs.label, "change (95 %)", title=title, **PLAIN)
    for one in compared(ours, theirs):
        before, after = (percent(n) if one.share else number(n) for n in (one.ours.value, one.theirs.value))
        table.add_row(("● " if one.differs else "  ") + one.label, before, after, signed(one.change, one.share))
    screen.print(table)


def effects(screen: Console, studies: Sequence[Study]) -> None:
    from rich.table import Table

    title = "What one player's change does to its first places: ● where the interval leaves out 0"
    table = Table("the player …", "takes", "change (95 %)", title=title, **PLAIN)
    for one in studies:
        mark = "  " if one.effect.holds(0) else "● "
        table.add_row(mark + one.label, percent(one.wins.value), signed(one.effect, True))
    screen.print(table)
