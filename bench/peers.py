"""Random play of our rules and of other libraries, measured side by side in one run.

Every contestant is a process of its own; they take turns, several times, so that a busy machine slows all alike. A
figure is the median of a contestant's repeats, a ratio is between medians. What counts as a move: a decision of a seat;
with ours also a deadline that passed. Seats: four.
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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.builds import NoBuild, native_copy, pure_copy

WORKER: Final = Path(__file__).with_name("worker.py")
PEERS: Final = {"pyspiel": "open-spiel", "rlcard": "rlcard"}
CONTESTANTS: Final = (  # label, the worker's name, the build it runs on
    ("uno compiled", "uno", "native"),
    ("uno compiled, stepped from Python", "uno-stepped", "native"),
    ("uno interpreted", "uno", "pure"),
    ("duel compiled", "duel", "native"),
    ("five compiled", "five", "native"),
    ("OpenSpiel crazy_eights", "crazy_eights", "pure"),
    ("RLCard uno", "rlcard-uno", "pure"),
)
BARS: Final = (  # ours, theirs, at least so many times as fast
    ("uno compiled", "OpenSpiel crazy_eights", 12.0),
    ("uno compiled", "RLCard uno", 120.0),
    ("uno compiled, stepped from Python", "OpenSpiel crazy_eights", 3.5),
    ("uno interpreted", "OpenSpiel crazy_eights", 0.5),
    ("uno interpreted", "RLCard uno", 5.0),
    ("duel compiled", "uno compiled", 1 / 3),
    ("five compiled", "uno compiled", 1 / 3),
)


def refuse(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def measure(name: str, source: Path, seconds: float) -> float:
    """Moves a second, of one repeat."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, str(WORKER), name, str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        refuse(f"{name} does not run: {done.stderr.strip().splitlines()[-1]}")
    figures = json.loads(done.stdout.splitlines()[-1])
    return float(figures["moves"] / figures["seconds"])


def race(repeats: int, seconds: float) -> dict[str, list[float]]:
    """Every contestant's repeats, interleaved."""
    rates: dict[str, list[float]] = {label: [] for label, _, _ in CONTESTANTS}
    with tempfile.TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        try:
            builds = {"pure": pure_copy(Path(folder, "pure")), "native": native_copy(Path(folder, "native"))}
        except NoBuild as why:
            refuse(f"The rules cannot be compiled: {why}")
        for _i in range(repeats):
            for label, name, build in CONTESTANTS:
                rates[label].append(measure(name, builds[build], seconds))
    return rates


def report(rates: dict[str, list[float]]) -> dict[str, Any]:
    """Medians, spreads, and how the bars were met."""
    medians = {label: statistics.median(runs) for label, runs in rates.items()}
    bars: list[dict[str, Any]] = []
    for ours, theirs, bar in BARS:
        ratio = round(medians[ours] / medians[theirs], 2)
        bars.append({"ours": ours, "theirs": theirs, "ratio": ratio, "bar": round(bar, 2), "met": ratio >= bar})
    return {
        "moves_a_second": {label: round(rate) for label, rate in medians.items()},
        "repeats": {label: [round(rate) for rate in runs] for label, runs in rates.items()},
        "bars": bars,
    }


def show(found: dict[str, Any]) -> None:
    for label, rate in found["moves_a_second"].items():
        runs = found["repeats"][label]
        print(f"{label:36} {rate:>11,} moves/s   ({min(runs):,} … {max(runs):,})")
    print()
    for bar in found["bars"]:
        verdict = "met" if bar["met"] else "NOT MET"
        print(f"{bar['ours']:36} {bar['ratio']:>7.2f} × {bar['theirs']:24} bar {bar['bar']:>6.2f}  {verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each repeat")
    words = parser.parse_args()
    missing = [package for module, package in PEERS.items() if importlib.util.find_spec(module) is None]
    if missing:
        refuse(f"{' and '.join(missing)} missing: pip install 'ludoteka[peers]'.")
    found = report(race(words.repeats, words.seconds))
    if words.json:
        print(json.dumps(found))
    else:
        show(found)
    missed = [bar for bar in found["bars"] if not bar["met"]]
    if not words.json:
        print(f"\npeers: {len(found['bars']) - len(missed)} of {len(found['bars'])} bars met")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
