"""One contestant of peers.py, in a process of its own: plays at random for some seconds of processor time, and prints
how many moves a second that were."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

SEATS = 4


def copied() -> Callable[[], int]:
    """Copies of UNO from the middle of games; a move is a copy here."""
    from ludoteka.games import load
    from ludoteka.lab.bench import positions
    from ludoteka.rules.dice import FastDice

    dice = FastDice(1)
    states = positions(load("uno"))

    def copy() -> int:
        for state in states:
            state.copy(dice)
        return len(states)

    return copy


def stepped() -> Callable[[], int]:
    """UNO, a move at a time from Python: the list of legal moves, one of them, and so on. Voluntary draws are left
    alone, as by `random`."""
    from ludoteka.games import load
    from ludoteka.rules.dice import FastDice

    game = load("uno")
    options = game.options()
    deals = iter(range(10**9))
    draw = random.Random(1)
    (idle,) = game.idle  # a voluntary draw, the last of the moves

    def play() -> int:
        state = game.start(options, SEATS, FastDice(next(deals)))
        state.remembers = False  # nobody asks for views; crazy_eights keeps nothing of the kind either
        count = 0
        moves = state.run_on()
        while moves:
            if moves[-1] == idle and len(moves) > 1:
                moves.pop()
            moves = state.step(moves[int(draw.random() * len(moves))])
            count += 1
        return count

    return play


def crazy_eights() -> Callable[[], int]:
    """OpenSpiel; its chance nodes are played and not counted, as our dice are not."""
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    draw = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw.random() * len(actions))])
                moves += 1
        return moves

    return play


def rlcard_uno() -> Callable[[], int]:
    import rlcard

    env = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    draw = random.Random(1)

    def play() -> int:
        state, _player = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[int(draw.random() * len(actions))])
            moves += 1
        return moves

    return play


def texas_holdem() -> Callable[[], int]:
    from pettingzoo.classic import texas_holdem_v4

    return one_by_one(texas_holdem_v4.env(num_players=SEATS))


def uno_aec() -> Callable[[], int]:
    from ludoteka.adapters.pettingzoo import env

    return one_by_one(env("uno", SEATS))


def one_by_one(env: Any) -> Callable[[], int]:
    """PettingZoo's way to play: `last`, a move that the mask allows, `step`. Ours and its own games alike."""
    draw = random.Random(1)

    def play() -> int:
        env.reset(seed=draw.randrange(2**31))
        moves = 0
        for _agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(draw.random() * len(allowed))]))
            moves += 1
        return moves

    return play


def cloned() -> Callable[[], int]:
    """Clones of crazy_eights from the middle of games; a move is a clone here."""
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    draw = random.Random(1)
    states = []
    for _ in range(40):
        state = game.new_initial_state()
        for _ in range(60):  # the deal, and some turns
            if not state.is_terminal():
                state.apply_action(draw.choice(state.legal_actions()))
        states.append(state)

    def clone() -> int:
        for state in states:
            state.clone()
        return len(states)

    return clone


CONTESTANTS: dict[str, Callable[[], Callable[[], int]]] = {
    "uno-stepped": stepped,
    "uno-copied": copied,
    "crazy_eights": crazy_eights,
    "crazy_eights-cloned": cloned,
    "rlcard-uno": rlcard_uno,
    "texas_holdem": texas_holdem,
    "uno-aec": uno_aec,
}


def rate(name: str, seconds: float) -> float:
    """Moves a second of one contestant; one that is a game's id is our random play inside the rules."""
    if name not in CONTESTANTS:
        from ludoteka.games import load
        from ludoteka.lab.bench import moves_a_second

        return moves_a_second(load(name), seconds)
    play = CONTESTANTS[name]()
    play()
    moves = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play()
    return moves / spent


if __name__ == "__main__":
    print(rate(sys.argv[1], float(sys.argv[2])))
