"""Many games at once as one Gymnasium vector environment, stepped in compiled code (where it is compiled).

    envs = ludoteka.adapters.gymnasium.vector_env("uno", num_envs=1024)

Each environment is one game with one learner. Observations are {"observation": float32 in 0 … 1, "action_mask": int8};
without features only the mask, which is many times faster. Rewards come at the end, by places, between -1 and 1; an
action that is not open ends the game with -1. See docs/adapters.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.spaces import Dict as DictSpace
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludoteka.adapters.setting import BadSetting, Setting, rewards
from ludoteka.bots.batch import BROKEN, EVERYBODY, WORD, Batch
from ludoteka.bots.playouts import Playout

SEATS: Final = 4
SEEDS: Final = 2**62
ILLEGAL: Final = -1.0
Observations = dict[str, NDArray[Any]]
Policy = Callable[[Observations, NDArray[np.int64]], NDArray[np.int64]]


def vector_env(game: str, num_envs: int = 1, seats: int = SEATS, **settings: Any) -> Games:
    """`settings`:

    * `opponents`: "random" (default); a policy, asked with the observations (n, …) and seats (n,) of all who are to
      decide, for n actions; or None: self-play, the learner decides for every seat, `info["seat"]` tells for which.
    * `seat`: the learner's, 0 by default.
    * `features`: False leaves only the mask.
    * `autoreset_mode`: Gymnasium's; NEXT_STEP by default.
    * `tick` and `attention` in ms, and the game's own options, by key.

    Raises BadOption, BadSetting, UnknownGame."""
    return Games(game, num_envs, seats, **settings)


class Games(VectorEnv[Observations, NDArray[np.int64], Any]):
    """See vector_env. Arrays that are returned are new ones each time."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int,
        opponents: str | Policy | None = "random",
        seat: int = 0,
        features: bool = True,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        tick: int | None = None,
        attention: int | None = None,
        **options: str,
    ) -> None:
        if num_envs < 1 or not 0 <= seat < seats:
            raise BadSetting(f"num_envs is {num_envs} and seat {seat}, but 1 and 0 are the least, {seats - 1} the last")
        if isinstance(opponents, str) and opponents != "random":
            raise BadSetting(f"opponents is {opponents!r}, but only 'random', a policy and None are known")
        self.setting = Setting(game, seats, options, tick, attention)
        self.policy = opponents if callable(opponents) else None
        self.alone = opponents is None
        self.seat = seat
        self.features = features
        self.batch = self.batch_of(num_envs, seat if opponents == "random" else EVERYBODY)
        self.num_envs = num_envs
        self.mode = autoreset_mode
        self.metadata = {"name": f"ludoteka_{game}", "render_modes": [], "autoreset_mode": autoreset_mode}
        spaces: dict[str, Any] = {"action_mask": Box(0, 1, (self.setting.actions,), np.int8)}
        if features:
            spaces["observation"] = Box(0.0, 1.0, (self.setting.size,), np.float32)
        self.single_observation_space = DictSpace(spaces)
        self.single_action_space = Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.all = list(range(num_envs))
        self.random = [np.random.default_rng() for _i in self.all]
        self.done: list[int] = []  # places whose games are over and have not begun anew

    def batch_of(self, size: int, learner: int) -> Batch:
        game, setting = self.setting.game, self.setting
        playout = Playout(
            game.catalogue, game.first_reaction, game.idle, game.wins_ties, setting.pace.races, game.cap + 1
        )
        return Batch(
            size,
            lambda dice: game.start(setting.options, setting.seats, dice),
            setting.pace,
            playout,
            setting.wait,
            learner,
            self.features,
        )

    # --- Gymnasium's ways in ------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere, or where `options["reset_mask"]` says. One seed: game i gets seed + i."""
        where = self.all
        if options and options.get("reset_mask") is not None:
            where = np.flatnonzero(options["reset_mask"]).tolist()
        seeds = [seed + i for i in self.all] if isinstance(seed, int) else seed
        for i in where:
            if seeds is not None and seeds[i] is not None:
                self.random[i] = np.random.default_rng(seeds[i])
        self.deal(where)
        self.done = [at for at in self.done if at not in set(where)]
        return self.observe(self.all), self.infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learner's action in each game. What becomes of games that have ended is as the autoreset mode says."""
        chosen = actions.tolist()
        which = self.all
        acting = self.batch.seats() if self.alone else []
        if self.done:
            over = set(self.done)
            which = [at for at in self.all if at not in over]
            chosen = [chosen[at] for at in which]
            if self.mode == AutoresetMode.NEXT_STEP:
                self.deal(self.done)
                self.done = []
        ended = self.batch.step(which, chosen)
        ended += self.ask_policy([at for at in which if at not in set(ended)] if self.policy else [])
        given = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        terminated[ended] = True
        infos: dict[str, Any] = {}
        if ended:
            all_rewards = self.rewards(ended, acting)
            given[ended] = [all_rewards[i][acting[at] if self.alone else self.seat] for i, at in enumerate(ended)]
            infos = self.end(ended, all_rewards)
        seen = self.observe(self.all)
        return seen, given, terminated, np.zeros(self.num_envs, np.bool_), {**infos, **self.infos()}

    # --- inside -------------------------------------------------------------------------------------------------------

    def deal(self, where: list[int]) -> None:
        seeds = [self.random[at].integers(SEEDS, size=2).tolist() for at in where]
        self.batch.begin(where, [deal for deal, _lots in seeds], [lots for _deal, lots in seeds])
        if self.policy and self.ask_policy(where):
            raise BadSetting("a game ended before the learner was asked")

    def ask_policy(self, where: list[int]) -> list[int]:
        """Until the learner is asked in all these games; the places of those that have ended meanwhile."""
        ended: list[int] = []
        while self.policy:
            seats = self.batch.seats()
            where = [at for at in where if seats[at] not in (self.seat, -1)]
            if not where:
                break
            asked = np.array([seats[at] for at in where], np.int64)
            ended += self.batch.step(where, self.policy(self.observe(where), asked).tolist())
            over = set(ended)
            where = [at for at in where if at not in over]
        return ended

    def rewards(self, ended: list[int], acting: list[int]) -> list[list[float]]:
        """By game that has ended and seat."""
        found = []
        for at in ended:
            ticks = self.batch.games[at]
            if self.batch.doing[at] == BROKEN:
                loser = acting[at] if self.alone else self.seat if ticks.seat < 0 else int(ticks.seat)
                found.append([ILLEGAL if seat == loser else 0.0 for seat in range(self.setting.seats)])
            else:
                found.append(rewards(ticks.state.places()))
        return found

    def end(self, ended: list[int], all_rewards: list[list[float]]) -> dict[str, Any]:
        """`rewards` of all seats where games ended; in SAME_STEP what was seen last, and new games."""
        by_seat = np.zeros((self.num_envs, self.setting.seats))
        by_seat[ended] = all_rewards
        there = np.zeros(self.num_envs, np.bool_)
        there[ended] = True
        infos: dict[str, Any] = {"rewards": by_seat, "_rewards": there}
        if self.mode != AutoresetMode.SAME_STEP:
            self.done += ended
            return infos
        last = self.observe(ended)
        final = np.full(self.num_envs, None, dtype=object)
        for i, at in enumerate(ended):
            final[at] = {name: values[i] for name, values in last.items()}
        self.deal(ended)
        return {**infos, "final_obs": final, "_final_obs": there, "final_info": {}, "_final_info": there}

    def infos(self) -> dict[str, Any]:
        return {"seat": np.frombuffer(array("q", self.batch.seats()), np.int64)} if self.alone else {}

    def observe(self, where: list[int]) -> Observations:
        """Of these games, as arrays (n, …), what the seat that is asked sees; the learner's where the game is over."""
        seen: Observations = {"action_mask": self.masks(where)}
        if self.features:
            games = [self.batch.games[at] for at in where]
            seats = [self.seat if ticks.seat < 0 else int(ticks.seat) for ticks in games]
            seen["observation"] = self.setting.observe_all(games, seats)
        return seen

    def masks(self, where: list[int]) -> NDArray[np.int8]:
        """Shape (n, actions)."""
        words = np.frombuffer(array("q", self.batch.masks), np.int64).reshape(self.num_envs, -1)
        if len(where) < self.num_envs:
            words = words[where]
        octets = words.astype("<i8").view(np.uint8).reshape(len(where), -1, 8)[:, :, : WORD // 8]
        bits = np.unpackbits(octets.reshape(len(where), -1), axis=1, count=self.setting.actions, bitorder="little")
        return bits.view(np.int8)
