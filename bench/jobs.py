"""What `ludoteka sim` loses by sharing: one call with two jobs against two calls with one job each, in one run.

The pairs take turns, so that a busy machine slows both alike. Start-up counts on both sides. Prints the games a second
of each, their ratio, and the memory of the largest process; ends with 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.builds import NoBuild, native_copy

RATIO: Final = 0.85
MEGABYTES: Final = 200


def calls(source: Path, jobs: int, seeds: list[int], games: int) -> float:
    """Seconds until all these calls, started together, are done."""
    command = [sys.executable, "-m", "ludoteka", "sim", "uno", "--seats", "4", "--bots", "random", "--json"]
    env = {**os.environ, "PYTHONPATH": str(source)}
    started = time.perf_counter()
    running = [
        subprocess.Popen(
            [*command, "--games", str(games), "--jobs", str(jobs), "--seed", str(seed)],
            env=env,
            stdout=subprocess.PIPE,
        )
        for seed in seeds
    ]
    for process in running:
        said, _ = process.communicate()
        if process.returncode or json.loads(said)["games"] != games:
            sys.exit(f"a simulation failed with exit code {process.returncode}")
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=100_000, help="of one call with two jobs; the two others share them"
    )
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--source", type=Path, help="a folder with the compiled package; by default it is compiled")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        try:
            source = words.source or native_copy(Path(folder, "native"))
        except NoBuild as why:
            sys.exit(f"The rules cannot be compiled: {why}")
        shared, apart = [], []
        for repeat in range(words.repeats):
            shared.append(calls(source, 2, [repeat], words.games))
            apart.append(calls(source, 1, [repeat, repeat + 1000], words.games // 2))
            print(f"two jobs {shared[-1]:.2f} s, two calls {apart[-1]:.2f} s", flush=True)
    ratio = statistics.median(theirs / ours for ours, theirs in zip(shared, apart))
    megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    rates = [words.games / statistics.median(some) for some in (shared, apart)]
    print(f"\ntwo jobs {rates[0]:,.0f} games a second, two calls {rates[1]:,.0f}; ratio {ratio:.2f}, bar {RATIO}")
    print(f"the largest process took {megabytes:.0f} MB, bar {MEGABYTES}")
    sys.exit(ratio < RATIO or megabytes > MEGABYTES)


if __name__ == "__main__":
    main()
