"""What if one player were different? The same games again, with one player changed who goes round the seats, against
the games as they were: a paired difference of the first places it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from ludoteka.games import load
from ludoteka.lab.figures import Figure, Run, rounded
from ludoteka.lab.intervals import Interval, difference
from ludoteka.lab.kinds import like
from ludoteka.lab.sim import Plan, simulate
from ludoteka.lab.tally import Tally

LATER: Final = (50, 100)  # ms: a step of a second is twenty times more than what separates good players
MOST_KINDS: Final = 8
RARE: Final = 0.005  # of all moves: kinds that are rarer are left out
SLOW: Final = ("random", "best")  # the one is asked for apart, the other plays a hundred games for every move


class Study(NamedTuple):
    """One change, and what it does to the first places of the player it befalls."""

    change: str
    label: str
    games: int
    wins: Interval  # the player's share of first places
    effect: Interval  # that, less what the same seats had in the same games before


def changes_for(run: Run) -> dict[str, str]:
    """The changes worth a study in this game, with their labels."""
    game, levels = load(run.plan.game), set(run.plan.bots)
    kinds = [kind for kind, part in run.kinds().items() if part >= RARE]
    found: dict[str, str] = {}
    if game.first_reaction < len(game.catalogue):
        found |= {f"slower={ms}": f"reacts {ms} ms later" for ms in LATER}
        found["slower=-50"] = "reacts 50 ms sooner"
    if levels != {"random"}:
        found["level=random"] = "plays at random"
    if _has_choices(run):
        found["one-ahead"] = "looks one move ahead, no further"
    found |= {f"level={level}": f"plays as {level}" for level in game.minds if level not in SLOW and {level} != levels}
    if len(kinds) > 1:
        found |= {f"never={kind}": f"never makes a move {like(kind, game.catalogue)}" for kind in kinds[:MOST_KINDS]}
    return found


def studies(
    run: Run,
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] = lambda n: None,
    cluster: str | None = None,
) -> Iterator[Study]:
    """Each change with the first `games` games of the run; `done` hears how many are finished in all. Stops early
    where one is interrupted. Raises NoCluster."""
    finished = 0
    games = min(games, len(run.tally))
    for change, label in changes_for(run).items():
        plan = replace(run.plan, change=change)
        before = finished
        tally = simulate(plan, games, jobs, partial(_told, done, before), cluster=cluster)
        finished += games
        if len(tally) < games:
            return
        yield study(run, plan, label, tally)


def study(run: Run, plan: Plan, label: str, tally: Tally) -> Study:
    """What the change did, over the games that both have played."""
    common = run.tally.only(set(tally.indices))
    changed, before = _of_subject(plan, tally), _of_subject(plan, common)
    wins = Figure("wins", label, changed, True).estimate()
    return Study(plan.change, label, len(tally), wins, difference(changed, before))


def document(some: list[Study]) -> list[dict[str, Any]]:
    """For `--json`."""
    return [
        {"change": one.change, "games": one.games, "wins": rounded(one.wins), "effect": rounded(one.effect)}
        for one in some
    ]


def _told(done: Callable[[int], None], before: int, now: int) -> None:
    done(before + now)


def _of_subject(plan: Plan, tally: Tally) -> list[float]:
    shares = [tally.won(seat) for seat in range(tally.seats)]
    return [shares[plan.subject(index)][at] for at, index in enumerate(tally.indices)]


def _has_choices(run: Run) -> bool:
    """Whether anybody on turn ever had more than one move."""
    return any(story.decisions for story in run.stories)
