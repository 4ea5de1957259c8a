"""`python -m bench.peers`: our rules and other libraries at random play, and what each game costs, in one run.

Every contestant is a process of its own; they take turns, many times and shortly, so that a busy machine slows all
alike. A figure is the median of a contestant's repeats, a ratio the median of those of each round. What counts as a
move: a decision of a seat; with ours also a deadline that passed. Seats: four. Exit code 1 where a bar is missed, 2
where something is missing.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from bench.bars import OTHERS, figures_met, ratios_met
from bench.builds import NoBuild, native_copy, pure_copy
from bench.page import page
from ludoteka.lab.bench import Unmeasured, measure

WORKER: Final = Path(__file__).with_name("worker.py")
PEERS: Final = {"pettingzoo": "pettingzoo", "pyspiel": "open-spiel", "rlcard": "rlcard"}
CONTESTANTS: Final = (  # label, the worker's name, the build it runs on
    ("uno compiled", "uno", "compiled"),
    ("uno compiled, stepped from Python", "uno-stepped", "compiled"),
    ("uno interpreted", "uno", "pure"),
    ("OpenSpiel crazy_eights", "crazy_eights", "pure"),
    ("RLCard uno", "rlcard-uno", "pure"),
    *((f"{id} compiled", id, "compiled") for id in OTHERS),
    ("uno compiled, in PettingZoo's AEC", "uno-aec", "compiled"),
    ("PettingZoo texas_holdem", "texas_holdem", "pure"),
    ("copies of uno, compiled", "uno-copied", "compiled"),
    ("clones of OpenSpiel crazy_eights", "crazy_eights-cloned", "pure"),
)


def refuse(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def rate(name: str, source: Path, seconds: float) -> float:
    """Moves a second, of one repeat."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, str(WORKER), name, str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        refuse(f"{name} does not run: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout.splitlines()[-1])


def race(builds: dict[str, Path], repeats: int, seconds: float) -> dict[str, list[float]]:
    """Every contestant's repeats, interleaved."""
    rates: dict[str, list[float]] = {label: [] for label, _, _ in CONTESTANTS}
    for n in range(repeats):
        say(f"bench: round {n + 1} of {repeats}")
        for label, name, build in CONTESTANTS:
            rates[label].append(rate(name, builds[build], seconds))
    return rates


def costs(builds: dict[str, Path], seconds: float) -> list[dict[str, Any]]:
    """What `ludoteka bench` finds, of every game on both builds."""
    rows = []
    for id in ("uno", *OTHERS):
        say(f"bench: {id}")
        for source in builds.values():
            try:
                rows.append(measure(source, id, seconds))
            except Unmeasured as why:
                refuse(f"{id} cannot be measured: {why}")
    return rows


def run(repeats: int, seconds: float) -> dict[str, Any]:
    """Rates with their repeats, figures of both builds, and how the bars were met."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        say("bench: compiling the rules")
        try:
            builds = {"pure": pure_copy(Path(folder, "pure")), "compiled": native_copy(Path(folder, "native"))}
        except NoBuild as why:
            refuse(f"The rules cannot be compiled: {why}")
        rates = race(builds, repeats, seconds)
        rows = costs(builds, seconds)
    medians = {label: statistics.median(runs) for label, runs in rates.items()}
    met = ratios_met(rates) + figures_met([row for row in rows if row["build"] == "compiled"])
    return {
        "rates": {label: {"median": medians[label], "repeats": runs} for label, runs in rates.items()},
        "figures": rows,
        "bars": [one._asdict() for one in met],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--page", type=Path, help="also write the tables into this file")
    parser.add_argument("--repeats", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each repeat")
    words = parser.parse_args()
    missing = [package for module, package in PEERS.items() if importlib.util.find_spec(module) is None]
    if missing:
        refuse(f"{' and '.join(missing)} missing: pip install 'ludoteka[peers]'.")
    found = run(words.repeats, words.seconds)
    tables = page(found, sorted(PEERS.values()))
    if words.page:
        words.page.write_text(tables, "utf-8")
    missed = [bar for bar in found["bars"] if not bar["met"]]
    print(json.dumps(found) if words.json else tables)
    if not words.json:
        print(f"bench: {len(found['bars']) - len(missed)} of {len(found['bars'])} bars met")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
