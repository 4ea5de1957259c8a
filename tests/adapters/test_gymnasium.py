"""The vector environment: the same games as elsewhere, and Gymnasium's ways of beginning anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from ludoteka.adapters.gymnasium import Games, Observations, vector_env
from ludoteka.adapters.setting import BadSetting
from ludoteka.games import ORDER

ENVS = 4


def choose(seen: Observations, random: np.random.Generator) -> Any:
    """In each game any action that is open, each as likely."""
    masks = seen["action_mask"]
    return (random.random(masks.shape) * masks).argmax(1)


def play(envs: Games, seed: int, steps: int) -> list[tuple[list[int], list[float], list[bool]]]:
    seen, _infos = envs.reset(seed=seed)
    random = np.random.default_rng(seed)
    told = []
    for i in range(steps):
        actions = choose(seen, random)
        seen, got, ended, _cut, _infos = envs.step(actions)
        assert i > 3 or envs.observation_space.contains(seen)
        told.append((actions.tolist(), got.tolist(), ended.tolist()))
    return told


@pytest.mark.parametrize("id", ORDER)
def test_games_end_with_rewards_and_begin_anew(id: str) -> None:
    short = {"points_to_win": "1"} if id in ("five", "four") else {}
    envs = vector_env(id, ENVS, 3, tick=5_000 if id == "four" else 1_000, features=False, **short)
    told = play(envs, 1, 300)
    rewards = {reward for _actions, got, ended in told for reward, over in zip(got, ended) if over}
    assert rewards <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert sum(sum(ended) for _actions, _got, ended in told) >= 2
    assert {0.0} == {reward for _actions, got, ended in told for reward, over in zip(got, ended) if not over}


def test_the_same_seed_plays_the_same_games_and_another_others() -> None:
    assert play(vector_env("uno", ENVS, 3), 1, 20) == play(vector_env("uno", ENVS, 3), 1, 20)
    assert play(vector_env("uno", ENVS, 3), 1, 20) != play(vector_env("uno", ENVS, 3), 2, 20)


def test_a_game_does_not_rest_on_its_neighbours() -> None:
    alone, beside = vector_env("duel", 1, 3), vector_env("duel", 3, 3)
    one, _infos = alone.reset(seed=[7])
    three, _infos = beside.reset(seed=[5, 7, 9])
    for _i in range(12):
        assert three["action_mask"][1].tolist() == one["action_mask"][0].tolist()
        assert three["observation"][1].tolist() == one["observation"][0].tolist()
        actions = three["action_mask"].argmax(1)
        three = beside.step(actions)[0]
        one = alone.step(actions[1:2])[0]


@pytest.mark.parametrize("id", ORDER)
def test_masks_are_what_the_rules_say(id: str) -> None:
    envs = vector_env(id, ENVS, 4, opponents=None)
    seen, _infos = envs.reset(seed=3)
    random = np.random.default_rng(1)
    for _i in range(60):
        for at, ticks in enumerate(envs.batch.games):
            expected = envs.setting.mask(envs.setting.actions_of(ticks, ticks.seat))
            assert seen["action_mask"][at].tolist() == expected.tolist()
        seen = envs.step(choose(seen, random))[0]


def test_in_self_play_the_learner_decides_for_whoever_is_asked() -> None:
    envs = vector_env("duel", 1, 2, opponents=None)
    seen, infos = envs.reset(seed=3)
    seats: list[int] = []
    random = np.random.default_rng(1)
    got, ended = np.zeros(1), np.zeros(1, np.bool_)
    while not ended[0]:
        seats.append(int(infos["seat"][0]))
        seen, got, ended, _cut, infos = envs.step(choose(seen, random))
    assert {0, 1} == set(seats)
    assert infos["rewards"][0][seats[-1]] == got[0]
    assert infos["rewards"][0].sum() == 0


def test_a_policy_plays_the_other_seats() -> None:
    asked: list[int] = []

    def first_open(seen: Observations, seats: Any) -> Any:
        asked.extend(seats.tolist())
        assert len(seats) == len(seen["action_mask"]) == len(seen["observation"])
        return seen["action_mask"].argmax(1)

    envs = vector_env("duel", ENVS, 3, opponents=first_open, seat=1)
    told = play(envs, 2, 60)
    assert {0, 2} == set(asked)
    assert any(any(ended) for _actions, _got, ended in told)


def test_random_opponents_play_as_the_house_does() -> None:
    """Voluntary draws are idle: only the learner makes them."""
    envs = vector_env("uno", 1, 2, features=False)
    envs.reset(seed=1)
    state = envs.batch.games[0].state
    state.told = []
    random = np.random.default_rng(1)
    seen: Observations = {"action_mask": envs.masks([0])}
    drawn_with_choice = 0
    for _i in range(60):
        before = envs.batch.games[0].copy(state.dice)
        seen, _got, ended, _cut, _infos = envs.step(choose(seen, random))
        if ended[0]:
            break
        drawn_with_choice += before.seat == 1
    assert drawn_with_choice == 0
    assert {event.seat for event in state.told if event.what == "plays"} == {0, 1}


def test_the_next_step_after_the_end_begins_anew() -> None:
    envs = vector_env("duel", 1, 2, opponents=None)
    seen, _infos = envs.reset(seed=3)
    random = np.random.default_rng(1)
    ended = np.array([False])
    while not ended[0]:
        seen, _got, ended, _cut, infos = envs.step(choose(seen, random))
    assert infos["seat"].tolist() == [-1]
    assert np.flatnonzero(seen["action_mask"]).tolist() == [envs.setting.wait]
    seen, got, ended, _cut, infos = envs.step(np.array([0]))  # whatever is chosen
    assert (got.tolist(), ended.tolist()) == ([0.0], [False])
    assert infos["seat"][0] >= 0


def test_in_the_same_step_the_last_sight_comes_with_the_new_game() -> None:
    envs = vector_env("duel", 2, 2, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, infos = envs.reset(seed=3)
    random = np.random.default_rng(1)
    ended = np.array([False, False])
    while not ended.any():
        seen, _got, ended, _cut, infos = envs.step(choose(seen, random))
    at = int(ended.argmax())
    assert infos["seat"].min() >= 0
    assert infos["_final_obs"].tolist() == ended.tolist()
    assert np.flatnonzero(infos["final_obs"][at]["action_mask"]).tolist() == [envs.setting.wait]
    assert infos["final_obs"][at]["observation"].tolist() != seen["observation"][at].tolist()


def test_without_autoreset_a_game_stays_over_until_it_is_reset() -> None:
    envs = vector_env("duel", 2, 2, opponents=None, autoreset_mode=AutoresetMode.DISABLED)
    seen, _infos = envs.reset(seed=3)
    random = np.random.default_rng(1)
    over = np.array([False, False])
    while not over.all():
        seen, _got, ended, _cut, infos = envs.step(choose(seen, random))
        assert not (over & ended).any()
        over |= ended
    _seen, infos = envs.reset(options={"reset_mask": np.array([False, True])})
    assert (int(infos["seat"][0]), bool(infos["seat"][1] >= 0)) == (-1, True)


def test_an_action_that_is_not_open_ends_the_game_with_minus_one() -> None:
    envs = vector_env("duel", 2, 2)
    seen, _infos = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    actions[1] = seen["action_mask"][1].argmin()
    _seen, got, ended, _cut, infos = envs.step(actions)
    assert (got.tolist(), ended.tolist()) == ([0.0, -1.0], [False, True])
    assert infos["rewards"][1].tolist() == [-1.0, 0.0]


def test_settings_that_cannot_be_are_refused() -> None:
    wrong: list[dict[str, Any]] = [{"num_envs": 0}, {"seat": 4}, {"opponents": "hard"}]
    for settings in wrong:
        with pytest.raises(BadSetting):
            vector_env("uno", **settings)
