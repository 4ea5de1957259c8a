"""What `ludoteka sim` loses by sharing: one call with two jobs against two calls with one job each, in one run.

The pairs take turns, so that a busy machine slows both alike. Start-up counts on both sides. Prints the games a second
of each, their ratio, and the memory of the largest process; ends with 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
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


def calls(source: Path, jobs: int, seeds: list[int], games: int) -> tuple[float, float]:
    """Seconds until all these calls, started together, are done, and the MB of the largest process in them."""
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
    largest = 0.0
    for process in running:
        assert process.stdout is not None
        with process.stdout as stdout:
            said = stdout.read()
        _pid, status, used = os.wait4(process.pid, 0)  # what it and its own children used, and no compiler's
        process.returncode = os.waitstatus_to_exitcode(status)
        largest = max(largest, used.ru_maxrss / 1024)
        if process.returncode or json.loads(said)["games"] != games:
            sys.exit(f"a simulation failed with exit code {process.returncode}")
    return time.perf_counter() - started, largest


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
        shared, apart, megabytes = [], [], 0.0
        for repeat in range(words.repeats):
            for seconds, jobs, seeds in ((shared, 2, [repeat]), (apart, 1, [repeat, repeat + 1000])):
                took, largest = calls(source, jobs, seeds, words.games // len(seeds))
                seconds.append(took)
                megabytes = max(megabytes, largest)
            print(f"two jobs {shared[-1]:.2f} s, two calls {apart[-1]:.2f} s", flush=True)
    ratio = statistics.median(theirs / ours for ours, theirs in zip(shared, apart))
    rates = [words.games / statistics.median(some) for some in (shared, apart)]
    print(f"\ntwo jobs {rates[0]:,.0f} games a second, two calls {rates[1]:,.0f}; ratio {ratio:.2f}, bar {RATIO}")
    print(f"the largest process took {megabytes:.0f} MB, bar {MEGABYTES}")
    sys.exit(ratio < RATIO or megabytes > MEGABYTES)


if __name__ == "__main__":
    main()
