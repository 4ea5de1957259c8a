"""Worker processes end with the process that started them, even when it is killed."""

import os
import signal
import subprocess
import sys
import time

import pytest


def children(pid: int) -> set[int]:
    """All processes below this one, by what the kernel says of each one's parent."""
    parents: dict[int, int] = {}
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/stat") as stat:
                parents[int(name)] = int(stat.read().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
    below, more = set[int](), {pid}
    while more:
        below |= more
        more = {child for child, parent in parents.items() if parent in below} - below
    return below - {pid}


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_simulation_that_is_killed_leaves_nothing_behind(how: signal.Signals) -> None:
    command = [sys.executable, "-m", "ludoteka", "sim", "uno", "--games", "1000000", "--jobs", "2", "--json"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as sim:
        below: set[int] = set()
        for _ in range(300):
            time.sleep(0.1)
            below = children(sim.pid)
            if len(below) >= 4:  # two workers, and what starts them
                break
        assert len(below) >= 4
        time.sleep(1)
        sim.send_signal(how)
    for _ in range(150):
        if not any(alive(pid) for pid in below):
            return
        time.sleep(0.1)
    left = [pid for pid in below if alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []
