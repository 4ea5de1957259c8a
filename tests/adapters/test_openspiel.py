"""OpenSpiel's own tests and algorithms on the games."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludoteka.adapters import openspiel
from ludoteka.adapters.openspiel import words_of
from ludoteka.adapters.setting import BadSetting
from ludoteka.games import ORDER, load

SMALL = "python_ludoteka_duel(seats=2,chance=explicit,horizon={},options=hand_size:2)"


@pytest.fixture(autouse=True)
def registered() -> None:
    openspiel.register()


def walk(state: Any, seed: int, decisions: int) -> Any:
    """Random play, this far or to the end."""
    random = np.random.default_rng(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("id", ORDER)
def test_random_simulation(id: str) -> None:
    for seats in (2, load(id).seats[-1]):
        game = pyspiel.load_game(f"python_ludoteka_{id}(seats={seats},horizon=40)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", ["duel", "five", "tricoda"])
def test_random_simulation_with_explicit_chance(id: str) -> None:
    game = pyspiel.load_game(f"python_ludoteka_{id}(seats=2,horizon=12,chance=explicit)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_that_was_imagined_can_be_kept_and_taken_up_again() -> None:
    state = pyspiel.load_game("python_ludoteka_duel(seats=2,horizon=40)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    again = copy.deepcopy(world)
    kept = pickle.loads(pickle.dumps(world.node))
    assert kept.way == again.node.way
    for player in range(2):
        assert kept.known(player) == world.node.known(player) == again.node.known(player)


def test_all_games_are_there_by_name() -> None:
    assert {f"python_ludoteka_{id}" for id in ORDER} <= set(pyspiel.registered_names())


def test_the_deal_of_explicit_chance_is_as_the_deck_makes_it() -> None:
    state = pyspiel.load_game(SMALL.format(3)).new_initial_state()
    assert [chance for _card, chance in state.chance_outcomes()] == [1 / 3] * 3
    state.apply_action(0)  # a red one of 18 is gone
    assert [chance for _card, chance in state.chance_outcomes()] == [17 / 53, 18 / 53, 18 / 53]


def test_explicit_chance_deals_what_it_says() -> None:
    state = pyspiel.load_game(SMALL.format(3)).new_initial_state()
    for card in (0, 0, 1, 2):  # the first hand, then the second
        state.apply_action(card)
    state.apply_action(1)  # who begins
    views = [state.node.tree.setting.view(state.node.ticks, seat) for seat in range(2)]
    assert [view.hand for view in views] == [(2, 0, 0), (0, 1, 1)]
    assert state.current_player() == 1


def test_counterfactual_regret_minimization_solves_duel_with_hands_of_two() -> None:
    game = pyspiel.load_game(SMALL.format(12))
    solver = pyspiel.CFRSolver(game)
    before = pyspiel.nash_conv(game, solver.average_policy())
    for _i in range(8):
        solver.evaluate_and_update_policy()
    after = pyspiel.nash_conv(game, solver.average_policy())
    assert before == pytest.approx(0.2199, abs=0.001)  # of the uniform policy
    assert after < 0.6 * before


def test_mcts_plays_a_game_to_its_end() -> None:
    game = pyspiel.load_game("python_ludoteka_duel(seats=3)")
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice([outcome for outcome, _chance in state.chance_outcomes()])))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.node.ticks.state.over


def test_information_set_mcts_searches_worlds_that_a_seat_cannot_tell_apart() -> None:
    game = pyspiel.load_game("python_ludoteka_duel(seats=3)")
    state = walk(game.new_initial_state(), 3, 4)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.5,
        max_simulations=3,
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("id", ORDER)
def test_an_imagined_state_is_the_same_to_its_seat_and_to_no_other(id: str) -> None:
    game = pyspiel.load_game(f"python_ludoteka_{id}(seats=3)")
    random = np.random.default_rng(1)
    same, other = set(), set()
    for seed in range(3):
        state = walk(game.new_initial_state(), seed, 12)
        if state.is_terminal():
            continue
        seat = state.current_player()
        for _i in range(4):
            twin = state.resample_from_infostate(seat, random.random)
            same.add(twin.information_state_string(seat) == state.information_state_string(seat))
            other.add(twin.information_state_string((seat + 1) % 3) == state.information_state_string((seat + 1) % 3))
    assert same == {True}
    assert False in other or id in ("harvest", "chant", "five")  # there all seats know the same


def test_an_information_state_remembers_what_was_decided() -> None:
    game = pyspiel.load_game("python_ludoteka_five(seats=2)")
    one, other = (walk(game.new_initial_state(), 1, 0) for _i in range(2))
    wait = game.setting.wait
    for state, actions in ((one, (wait, wait)), (other, (wait, 1))):
        for action in actions:
            state.apply_action(action)
    assert one.information_state_string(1) != other.information_state_string(1)
    tensors = [state.information_state_tensor(1) for state in (one, other)]
    features = game.setting.size
    assert [tensor[features : features + 3] for tensor in tensors] == [[0, 0, 1], [0, 1, 0]]


def test_what_another_has_just_decided_is_not_seen() -> None:
    game = pyspiel.load_game("python_ludoteka_five(seats=2)")
    one, other = (walk(game.new_initial_state(), 1, 0) for _i in range(2))
    one.apply_action(game.setting.wait)
    other.apply_action(1)
    assert (one.current_player(), other.current_player()) == (1, 1)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_same_way_leads_to_the_same_place() -> None:
    game = pyspiel.load_game("python_ludoteka_uno(seats=3)")
    state = walk(game.new_initial_state(), 5, 25)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert [again.information_state_string(seat) for seat in range(3)] == [
        state.information_state_string(seat) for seat in range(3)
    ]


def test_a_copy_goes_its_own_way() -> None:
    state = walk(pyspiel.load_game("python_ludoteka_uno(seats=2)").new_initial_state(), 5, 3)
    before = state.observation_string(0)
    walk(state.clone(), 1, 5)
    assert state.observation_string(0) == before


def test_beyond_the_horizon_nobody_wins() -> None:
    state = walk(pyspiel.load_game("python_ludoteka_uno(seats=2,horizon=7)").new_initial_state(), 1, 100)
    assert (state.is_terminal(), state.returns()) == (True, [0.0, 0.0])
    assert sum(action >= 0 for action in state.history()) >= 7


def test_parameters_are_words_of_the_game() -> None:
    assert words_of("hand_size:2;after_win:anyone") == {"hand_size": "2", "after_win": "anyone"}
    assert words_of("") == {}
    with pytest.raises(BadSetting, match="key:value"):
        words_of("hand_size")
