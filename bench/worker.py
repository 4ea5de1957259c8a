"""One contestant of peers.py, in a process of its own: plays at random for some seconds of
processor time (what else runs on the machine takes no part in it), prints moves and seconds."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

SEATS = 4


def ours(id: str) -> Callable[[], int]:
    """A game of ours, by the house's random play inside the rules, whichever build is on the path."""
    from ludoteka.games import load
    from ludoteka.lab.sim import playout_of
    from ludoteka.rules.dice import FastDice

    game = load(id)
    options = game.options()
    playout = playout_of(game)
    deals = iter(range(10**9))

    def play() -> int:
        seed = next(deals)
        return int(playout.run(game.start(options, SEATS, FastDice(seed)), FastDice(seed + 1)))

    return play


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


CONTESTANTS: dict[str, Callable[[], Callable[[], int]]] = {
    "uno": lambda: ours("uno"),
    "duel": lambda: ours("duel"),
    "five": lambda: ours("five"),
    "uno-stepped": stepped,
    "crazy_eights": crazy_eights,
    "rlcard-uno": rlcard_uno,
}


def main(name: str, seconds: float) -> None:
    play = CONTESTANTS[name]()
    play()
    moves = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play()
    print(json.dumps({"moves": moves, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
