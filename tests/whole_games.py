"""Plays whole games and prints what they came to, for a test that runs this on both builds: `python … GAME …`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256

from ludoteka.games import load
from ludoteka.lab.sim import playout_of
from ludoteka.rules import cards
from ludoteka.rules.dice import FastDice, SealedDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.game import Game
from ludoteka.rules.laws import QUICK, Case, cases, walk

EVERY = 20  # inputs between two looks at what the seats see


def walked(case: Case) -> str:
    """A walk through a case: all that is told and seen, and where it ends."""
    state = case.start()
    state.told = []
    seen = sha256()
    for n, one in enumerate(walk(case, state, 2 * case.game.cap)):
        if n % EVERY == 0:
            views = [case.game.view(state, seat) for seat in (*range(state.seats), None)]
            world = case.game.imagine(state, n % state.seats, FastDice(n))
            legal = [list(state.legal(seat)) for seat in range(state.seats)]
            seen.update(f"{views} {fingerprint(world)} {legal}".encode())
        seen.update(repr(tuple(one)).encode())
    told = [(e.what, e.seat, e.card, e.other, e.n, e.eyes) for e in state.told or []]
    seen.update(repr(told).encode())
    return f"{fingerprint(state)} {seen.hexdigest()}"


def played(game: Game) -> Iterator[str]:
    for case in cases(game, QUICK):
        yield walked(case)
        state = case.start()
        moves = playout_of(game).run(state, FastDice(case.seed))
        yield f"{moves} {fingerprint(state)}"
    state = game.start(game.options(), game.seats[0], SealedDice(bytes(32), "deal"))
    moves = playout_of(game).run(state, SealedDice(bytes(32), "race"))
    yield f"{moves} {fingerprint(state)}"


if __name__ == "__main__":
    print("interpreted" if str(cards.__file__).endswith(".py") else "compiled")
    for id in sys.argv[1:]:
        for line in played(load(id)):
            print(id, line)
