"""PettingZoo's own tests on all games, and what they do not look at."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludoteka.adapters.pettingzoo import env, parallel_env, raw_env
from ludoteka.adapters.setting import BadSetting
from ludoteka.games import ORDER, load

CYCLES = 40
DICTS = ("Observation space for each agent probably", "Observation is not a NumPy array")  # as PettingZoo's own


@pytest.fixture
def dicts_are_fine() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in DICTS:
            warnings.filterwarnings("ignore", message=message)
        yield


def tables() -> list[tuple[str, int]]:
    return [(id, seats) for id in ORDER for seats in sorted({load(id).seats[0], 4, load(id).seats[-1]})]


@pytest.mark.usefixtures("dicts_are_fine")
@pytest.mark.parametrize(("id", "seats"), tables())
def test_api(id: str, seats: int) -> None:
    api_test(env(id, seats), num_cycles=CYCLES)
    parallel_api_test(parallel_env(id, seats), num_cycles=CYCLES)


@pytest.mark.parametrize("id", ORDER)
def test_seeds(id: str) -> None:
    seed_test(lambda: env(id, 3), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(id, 3), num_cycles=CYCLES)


def play(made: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """One game of random choices: who chose what, and what each got in all."""
    made.reset(seed)
    random = np.random.default_rng(seed)
    chosen: list[tuple[str, int]] = []
    got = dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, ended, cut, _info = made.last()
        got[agent] += reward
        action = None if ended or cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            chosen.append((agent, action))
        made.step(action)
    return chosen, got


@pytest.mark.parametrize("id", ORDER)
def test_a_game_ends_and_its_rewards_are_by_places_and_sum_to_nought(id: str) -> None:
    made = env(id, 3, tick=500)
    chosen, got = play(made, 5)
    assert len(chosen) > 3
    assert sum(got.values()) == 0
    places = made.unwrapped.table.playing().state.places()
    best = min(places)
    assert max(got, key=lambda agent: got[agent]) in {f"seat_{i}" for i, place in enumerate(places) if place == best}


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    assert play(env("duel", 4), 5) == play(env("duel", 4), 5)
    assert play(env("duel", 4), 5)[0] != play(env("duel", 4), 6)[0]


def test_without_a_seed_the_next_game_is_another() -> None:
    made = raw_env("uno", 2)
    made.reset(1)
    first = made.observe("seat_0")["observation"].tolist()
    made.reset()
    second = made.observe("seat_0")["observation"].tolist()
    made.reset(1)
    assert first == made.observe("seat_0")["observation"].tolist()
    assert first != second


def test_who_has_nothing_to_decide_can_only_wait() -> None:
    made = raw_env("uno", 3)
    made.reset(1)
    wait = made.table.setting.wait
    for agent in set(made.agents) - {made.agent_selection}:
        assert [wait] == np.flatnonzero(made.observe(agent)["action_mask"]).tolist()


def test_an_action_that_is_not_open_is_refused() -> None:
    made = raw_env("duel", 2)
    made.reset(1)
    with pytest.raises(ValueError, match="action 11 is not open now"):
        made.step(11)


def test_all_at_once_an_action_that_is_not_open_ends_the_game() -> None:
    made = parallel_env("duel", 3)
    made.reset(1)
    wait = made.table.setting.wait
    asked = next(agent for agent in made.agents if not made.table.observe(agent)["action_mask"][wait])
    _seen, got, ended, _cut, _infos = made.step(dict.fromkeys(made.agents, wait))
    assert {agent: -1.0 if agent == asked else 0.0 for agent in made.possible_agents} == got
    assert all(ended.values())
    assert made.agents == []


def test_all_at_once_is_the_same_game_as_one_by_one() -> None:
    together, singly = parallel_env("five", 3), raw_env("five", 3)
    seen, _infos = together.reset(4)
    singly.reset(4)
    random = np.random.default_rng(1)
    while together.agents:
        actions = {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in together.agents}
        for agent in [agent for agent in together.agents if seen[agent]["action_mask"].sum() > 1]:
            assert agent == singly.agent_selection
            singly.step(actions[agent])
        seen, got, _ended, _cut, _infos = together.step(actions)
        assert together.table.playing().clock == singly.table.playing().clock
    assert got == singly.rewards


def test_options_and_the_tick_reach_the_game() -> None:
    made = raw_env("duel", 2, tick=123, hand_size="5")
    made.reset(1)
    assert (made.table.setting.pace.tick, sum(made.table.setting.view(made.table.playing(), 0).hand)) == (123, 5)


def test_a_table_is_said_in_words() -> None:
    made = raw_env("duel", 3, render_mode="ansi")
    made.reset(2)
    words = made.render()
    asked = made.agent_selection
    others = [agent for agent in made.agents if agent != asked]
    assert words is not None
    assert [f"> Challenge {other}" for other in others] == [line for line in words.splitlines() if line[0] == ">"]
    assert raw_env("duel", 3).render() is None
    with pytest.raises(BadSetting, match="only 'ansi' and None"):
        raw_env("duel", render_mode="human")
