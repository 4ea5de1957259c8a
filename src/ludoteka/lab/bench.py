"""How fast the rules are: random play, copies, imagined worlds and memory of each game, on each build.

`python -m ludoteka.lab.bench GAME SECONDS` measures the build it finds on its path and prints one JSON document. Every
measurement is a process of its own, and counts processor time: what else runs on the machine takes no part in it, but
it takes caches and clock rate, so figures of two runs are not compared.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games import load
from ludoteka.lab.sim import playout_of
from ludoteka.rules import cards
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.game import Game

SEATS: Final = 4
GAMES: Final = 4  # whose positions are copied and imagined
STRIDE: Final = 13  # inputs between two positions
MOST: Final = 12  # positions of one game
COPIES: Final = 10  # of each position, for its memory
PACKAGE: Final = Path(__file__).resolve().parent.parent
FIRST_GAME: Final = """
import sys, time
began = time.process_time()
from ludoteka.games import load
from ludoteka.rules.dice import FastDice
game = load(sys.argv[1])
game.start(game.options(), game.seats[0], FastDice(1))
print((time.process_time() - began) * 1000, "numpy" in sys.modules)
"""


class Unmeasured(Exception):
    """A measuring process that ended without figures; the message is its last word."""


# --- one game, on the build that is imported --------------------------------------------------------------------------


def is_compiled() -> bool:
    return not str(cards.__file__).endswith(".py")


def seats_of(game: Game) -> int:
    """Four, or the nearest number that can play it."""
    return min(max(SEATS, game.seats[0]), game.seats[-1])


def moves_a_second(game: Game, seconds: float) -> float:
    """By the house's random play inside the rules, deals included. A move is any input."""
    playout, options, seats = playout_of(game), game.options(), seats_of(game)
    moves = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not moves:
        moves += playout.run(game.start(options, seats, FastDice(games)), FastDice(games + 1))
        games += 1
    return moves / spent


def positions(game: Game) -> list[State]:
    """States from the middle of games between random minds, with all that the seats remember."""
    found: list[State] = []
    seats = seats_of(game)
    for seed in range(GAMES):
        state = game.start(game.options(), seats, FastDice(seed))
        minds = [game.minds["random"]() for _ in range(seats)]
        table = VirtualTable(game, state, minds, [FastDice(100 + seat) for seat in range(seats)], FastDice(seed))
        for _ in range(MOST):
            table.run(STRIDE)
            if state.over:
                break
            found.append(state.copy(FastDice(seed)))
    return found


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """What a call takes, on average over all of these."""
    rounds = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not rounds:
        for call in calls:
            call()
        rounds += 1
    return spent / rounds / len(calls) * 1e6


def bytes_of_a_state(states: list[State]) -> float:
    """Of memory that Python gives out, for a copy of one of these."""
    dice = FastDice(1)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy(dice) for state in states for _ in range(COPIES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def figures(id: str, seconds: float) -> dict[str, Any]:
    """All of one game: `seconds` of random play, half as long for copies and for imagined worlds."""
    game = load(id)
    states = positions(game)
    dice = FastDice(1)
    copies = [partial(state.copy, dice) for state in states]
    worlds = [partial(game.imagine, state, seat, dice) for state in states for seat in range(state.seats)]
    return {
        "game": id,
        "seats": seats_of(game),
        "build": "compiled" if is_compiled() else "pure",
        "moves_a_second": round(moves_a_second(game, seconds)),
        "copy_us": round(microseconds(copies, seconds / 2), 2),
        "imagine_us": round(microseconds(worlds, seconds / 2), 2),
        "state_bytes": round(bytes_of_a_state(states)),
    }


# --- both builds, each in processes of its own ------------------------------------------------------------------------


@contextmanager
def builds() -> Iterator[dict[str, Path]]:
    """Folders to put on PYTHONPATH: `pure` always, `compiled` where this package is compiled."""
    if not is_compiled():
        yield {"pure": PACKAGE.parent}
        return
    with TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        yield {"pure": without_compiled(PACKAGE, Path(folder)), "compiled": PACKAGE.parent}


def without_compiled(package: Path, into: Path) -> Path:
    """The package without what is compiled of it. Returns the folder that holds it."""
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page", ".mypy_cache")
    shutil.copytree(package, into / package.name, ignore=leave)
    return into


def measure(source: Path, id: str, seconds: float) -> dict[str, Any]:
    """The figures of one game on the build in this folder, with what the first game of a fresh process takes. Raises
    Unmeasured."""
    found: dict[str, Any] = json.loads(_run(source, ["-m", "ludoteka.lab.bench", id, str(seconds)]))
    first, numpy = _run(source, ["-c", FIRST_GAME, id]).split()
    return {**found, "first_game_ms": round(float(first), 1), "imports_numpy": numpy == "True"}


def _run(source: Path, words: list[str]) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unmeasured((done.stderr.strip() or f"exit code {done.returncode}").splitlines()[-1])
    return done.stdout


if __name__ == "__main__":
    print(json.dumps(figures(sys.argv[1], float(sys.argv[2]))))
