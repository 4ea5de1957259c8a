"""The adapters against their bars: the AEC environment beside one that does nothing, under the same wrappers, and the
vector environment a core. Compiled rules, every contestant by turns in one process, so that a busy machine slows all
alike; processor time only. A rate is the median of its repeats. Exits with 1 where a bar is missed.

The peer that does nothing has the observations of UNO, the largest: a row and a mask. It gives the same ones at every
step, which no real environment can do, since a learner may keep them. A second one makes them anew; beside it we are
only compared.
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
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.worker import one_by_one

ENVS: Final = 1_024
HALF: Final = 0.5  # of the do-nothing environment's rate
MILLION: Final = 1_000_000.0
NOTHING: Final = "do-nothing AEC"
ANEW: Final = "do-nothing AEC, observed anew"
Steps = Callable[[], int]


def nothing(anew: bool = False) -> Any:
    """An environment that does nothing: observations, masks and names like ours, four seats in turn, 500 steps.
    `anew`: a new observation at every step."""
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    class Nothing(AECEnv):
        metadata: Final = {"name": "nothing", "render_modes": []}
        render_mode = None
        possible_agents: Final = [f"seat_{i}" for i in range(4)]

        def __init__(self) -> None:
            super().__init__()
            self.seen = self.something()
            box, mask = Box(0.0, 1.0, (512,), np.float32), Box(0, 1, (138,), np.int8)
            self.observation_spaces = {a: Dict({"observation": box, "action_mask": mask}) for a in self.possible_agents}
            self.action_spaces = {agent: Discrete(138) for agent in self.possible_agents}

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
            self.steps = 0

        def something(self) -> dict[str, Any]:
            return {"observation": np.zeros(512, np.float32), "action_mask": np.ones(138, np.int8)}

        def observe(self, agent: str) -> Any:
            return self.something() if anew else self.seen

        def step(self, action: Any) -> None:
            agent = self.agent_selection
            if self.terminations[agent]:
                self._was_dead_step(action)
                return
            self._cumulative_rewards[agent] = 0.0
            self.steps += 1
            self.agent_selection = self.possible_agents[self.steps % 4]
            if self.steps == 500:
                self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(Nothing(), illegal_reward=-1)))


def batches(**settings: Any) -> Callable[[float], float]:
    """Steps a second of the vector environment; the time it takes to choose at random is not counted."""
    import numpy as np

    from ludoteka.adapters.gymnasium import vector_env

    envs = vector_env(num_envs=ENVS, **settings)
    random = np.random.default_rng(1)
    seen, _infos = envs.reset(seed=1)

    def rate(seconds: float) -> float:
        nonlocal seen
        spent, steps = 0.0, 0
        while spent < seconds:
            masks = seen["action_mask"]
            actions = (random.random(masks.shape, np.float32) * masks).argmax(1)
            started = time.process_time()
            seen = envs.step(actions)[0]
            spent += time.process_time() - started
            steps += ENVS
        return steps / spent

    return rate


def rate_of(play: Steps) -> Callable[[float], float]:
    def rate(seconds: float) -> float:
        started, n = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            n += play()
        return n / spent

    return rate


def contestants() -> dict[str, Callable[[float], float]]:
    from ludoteka.adapters.pettingzoo import env
    from ludoteka.games import ORDER

    found = {NOTHING: rate_of(one_by_one(nothing())), ANEW: rate_of(one_by_one(nothing(anew=True)))}
    for id in ORDER:
        found[f"{id} AEC"] = rate_of(one_by_one(env(id, 4)))
    for id in ORDER:
        found[f"{id} batch, self-play"] = batches(game=id, opponents=None, features=False)
    found["uno batch, random opponents"] = batches(game="uno", features=False)
    for id in ORDER:
        found[f"{id} batch, self-play, features"] = batches(game=id, opponents=None)
    return found


def measure(repeats: int, seconds: float) -> dict[str, list[float]]:
    racing = contestants()
    rates: dict[str, list[float]] = {name: [] for name in racing}
    for _i in range(repeats):
        for name, rate in racing.items():
            rates[name].append(rate(seconds))
    return rates


def report(rates: dict[str, list[float]]) -> tuple[list[str], bool]:
    """A line a contestant, and whether all bars are met."""
    medians = {name: statistics.median(runs) for name, runs in rates.items()}
    lines, all_met = [], True
    for name, rate in medians.items():
        line = f"{name:34} {rate:>10,.0f} steps/s   ({min(rates[name]):,.0f} … {max(rates[name]):,.0f})"
        met = True
        if name.endswith(" AEC") and name != NOTHING:
            share, beside = rate / medians[NOTHING], rate / medians[ANEW]
            met = share >= HALF
            line += f"   {share:.2f} × do-nothing ({beside:.2f} × anew), bar {HALF}: {'met' if met else 'NOT MET'}"
        elif name == "uno batch, self-play":
            met = rate >= MILLION
            line += f"   bar {MILLION:,.0f}: {'met' if met else 'NOT MET'}"
        lines.append(line)
        all_met = all_met and met
    return lines, all_met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each repeat")
    parser.add_argument("--here", action="store_true", help="on the rules as they are imported, and print JSON")
    words = parser.parse_args()
    if words.here:
        print(json.dumps(measure(words.repeats, words.seconds)))
        return
    from bench.builds import NoBuild, native_copy

    with tempfile.TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        try:
            source = native_copy(Path(folder))
        except NoBuild as why:
            sys.exit(f"The rules cannot be compiled: {why}")
        command = [sys.executable, __file__, "--here", f"--repeats={words.repeats}", f"--seconds={words.seconds}"]
        env = {**os.environ, "PYTHONPATH": str(source)}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(done.stderr)
    lines, all_met = report(json.loads(done.stdout.splitlines()[-1]))
    print("\n".join(lines))
    sys.exit(0 if all_met else 1)


if __name__ == "__main__":
    main()
