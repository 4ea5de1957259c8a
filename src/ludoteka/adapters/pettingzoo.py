"""The games as PettingZoo environments: `env` and `raw_env` ask one seat after the other, `parallel_env` all at once.

    env = ludoteka.adapters.pettingzoo.env("uno", seats=4, stacking="same")

Observations are {"observation": float32 in 0 … 1, "action_mask": int8}. Rewards come at the end, by places: between -1
and 1, together 0. How races become decisions is said in bots/ticks.py, all else in docs/adapters.md.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.spaces import Dict as DictSpace
from gymnasium.utils import seeding
from pettingzoo.utils import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ludoteka.adapters.picture import Picture
from ludoteka.adapters.setting import BadSetting, Setting, rewards
from ludoteka.bots.ticks import Ticks
from ludoteka.rules.dice import FastDice

SEATS: Final = 4
SEEDS: Final = 2**62
ILLEGAL: Final = -1.0  # what a seat gets for an action that is not open
Observation = dict[str, Any]
Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


def env(game: str, seats: int = SEATS, **settings: Any) -> AECEnv[str, Observation, int]:
    """`raw_env` under the three usual wrappers: an action that is not open ends the game, and its seat gets -1."""
    wrapped: Any = TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL)
    checked: AECEnv[str, Observation, int] = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))
    return checked


def raw_env(game: str, seats: int = SEATS, **settings: Any) -> OneByOne:
    """One seat is asked after the other. `settings`: `tick` and `attention` in ms, `render_mode` ("ansi" or None), and
    the game's own options, by key. Raises BadOption, BadSetting, UnknownGame."""
    return OneByOne(Table(game, seats, **settings))


def parallel_env(game: str, seats: int = SEATS, **settings: Any) -> AllAtOnce:
    """All seats are asked at every tick; who has nothing to decide can only wait. Settings as for `raw_env`."""
    return AllAtOnce(Table(game, seats, **settings))


class Table:
    """What both kinds of environment share: one game after the other, and what each seat sees of it."""

    def __init__(
        self,
        game: str,
        seats: int,
        render_mode: str | None = None,
        tick: int | None = None,
        attention: int | None = None,
        **options: str,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode is {render_mode!r}, but only 'ansi' and None are known")
        self.setting = Setting(game, seats, options, tick, attention)
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.metadata: dict[str, Any] = {
            "name": f"ludoteka_{game}_v{self.setting.game.version}",
            "render_modes": ["ansi"],
        }
        self.metadata["is_parallelizable"] = True
        self.actions: dict[str, Space[Any]] = {agent: Discrete(self.setting.actions) for agent in self.agents}
        self.observations: dict[str, Space[Any]] = {agent: self.space() for agent in self.agents}
        self.random: np.random.Generator | None = None
        self.ticks: Ticks | None = None
        self.open: dict[int, list[int]] = {}  # by seat: its actions, since the latest decision
        self.seen: dict[str, Observation] = {}  # by agent, since the latest decision
        self.picture: Picture | None = None

    def space(self) -> Space[Any]:
        features = Box(0.0, 1.0, (self.setting.size,), np.float32)
        return DictSpace({"observation": features, "action_mask": Box(0, 1, (self.setting.actions,), np.int8)})

    def deal(self, seed: int | None) -> Ticks:
        """A new game. Without a seed its chance goes on where the last one's ended."""
        if seed is not None or self.random is None:
            self.random, _seed = seeding.np_random(seed)
        deal, lots = (int(self.random.integers(SEEDS)) for _i in range(2))
        self.ticks = self.setting.begin(FastDice(deal), FastDice(lots))
        self.look()
        return self.ticks

    def look(self) -> None:
        """Something has been decided: all see anew."""
        self.seen.clear()
        self.open.clear()

    def playing(self) -> Ticks:
        if self.ticks is None:
            raise RuntimeError("call reset() first")
        return self.ticks

    def actions_of(self, seat: int) -> list[int]:
        if seat not in self.open:
            self.open[seat] = self.setting.actions_of(self.playing(), seat)
        return self.open[seat]

    def choose(self, action: int) -> None:
        """The seat that is asked decides. Raises ValueError if the action is not open."""
        ticks = self.playing()
        if action not in self.actions_of(ticks.seat):
            raise ValueError(f"action {action} is not open now; open are {self.actions_of(ticks.seat)}")
        self.setting.choose(ticks, action)
        self.look()

    def observe(self, agent: str) -> Observation:
        """What this seat knows. The mask of a seat that has nothing to decide at this tick has only `wait`."""
        if agent not in self.seen:
            seat = self.seat[agent]
            mask = self.setting.mask(self.actions_of(seat))
            self.seen[agent] = {"observation": self.setting.observe(self.playing(), seat), "action_mask": mask}
        return self.seen[agent]

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, rewards(self.playing().state.places())))

    def render(self) -> str | None:
        """What the seat that is asked sees, in English words; a watcher's view after the end."""
        if self.render_mode is None:
            return None
        ticks, game = self.playing(), self.setting.game
        seat = ticks.seat if ticks.seat >= 0 else None
        moves = [] if seat is None else ticks.state.legal(seat)
        self.picture = self.picture or Picture(game, self.agents)
        return self.picture.of(game.scene(game.view(ticks.state, seat), moves))


class Seated:
    """What both kinds of environment say of a table."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.agents[:]
        self.observation_spaces = table.observations
        self.action_spaces = table.actions
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]


class OneByOne(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One decision a step (see raw_env). Within a tick nobody sees what the others have decided."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals; the same seed deals the same. `options` are not used."""
        ticks = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[ticks.seat]

    def step(self, action: Any) -> None:
        """The seat that is asked decides. Raises ValueError if the action is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.choose(int(action))
        ticks = self.table.playing()
        if ticks.seat >= 0:
            self.agent_selection = self.possible_agents[ticks.seat]
            return
        self.rewards = self.table.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


class AllAtOnce(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One tick a step (see parallel_env). An action that is not open ends the game: its seat gets -1."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deals; the same seed deals the same. `options` are not used."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self.look(), self.infos()

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody's decision at this tick. Beside `wait`, only seats that are asked can do anything."""
        table = self.table
        wrong = [agent for agent in self.agents if int(actions[agent]) not in table.actions_of(table.seat[agent])]
        if wrong:
            return self.end({agent: ILLEGAL if agent in wrong else 0.0 for agent in self.agents})
        asked = table.playing().asked
        for seat, agent in enumerate(self.possible_agents):
            if asked >> seat & 1:
                table.choose(int(actions[agent]))
        if table.playing().seat < 0:
            return self.end(table.rewards())
        none = dict.fromkeys(self.agents, False)
        return self.look(), dict.fromkeys(self.agents, 0.0), none, none.copy(), self.infos()

    def look(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def infos(self) -> Infos:
        return {agent: {} for agent in self.agents}

    def end(self, given: dict[str, float]) -> Step:
        ended = dict.fromkeys(self.agents, True)
        found = self.look(), given, ended, dict.fromkeys(self.agents, False), self.infos()
        self.agents = []
        return found

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
