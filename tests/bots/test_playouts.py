"""Random play inside the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.bots.playouts import Playout, cards_of
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import Dice, FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.broken import IsStuck, NeverEnds
from tests.toy import CATALOGUE, DRAW, IDLE, PEEK, SLAP, TOY, Options, Toy, start

NONE: frozenset[int] = frozenset()


def play(races: bool = False, limit: int = 1000, idle: frozenset[int] = IDLE) -> Playout:
    return Playout(CATALOGUE, SLAP, idle, NONE, races, limit)


class Watched(Toy):
    """Notes every input."""

    seen: list[tuple[int, int, int, int]]

    def do(self, seat: int, move: int, beat: int) -> None:
        self.seen.append((self.now, seat, move, beat))
        super().do(seat, move, beat)


def watched(seed: int, seats: int = 3) -> Watched:
    state = start(Options(), seats, FastDice(seed), Watched)
    assert isinstance(state, Watched)
    state.seen = []
    return state


def test_cards_are_numbered_by_what_stands_before_the_colon() -> None:
    assert cards_of(("r5", "joker:r", "joker:g", "draw")) == [0, 1, 1, 2]


def test_choices_that_stand_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="the choices of 'joker' do not stand together"):
        cards_of(("joker:r", "r5", "joker:g"))


def chosen(catalogue: tuple[str, ...], moves: list[int], idle: frozenset[int] = NONE) -> Counter[int]:
    dice = FastDice(4)
    playout = Playout(catalogue, len(catalogue), idle, NONE, False, 9)
    return Counter(playout.choose(moves, dice) for _ in range(4000))


def test_cards_are_equally_likely_and_so_are_the_choices_of_each() -> None:
    seen = chosen(("a", "b:1", "b:2", "c", "d"), [0, 1, 2, 4])
    assert seen[0] == pytest.approx(1333, abs=130)
    assert seen[1] == pytest.approx(667, abs=100)
    assert seen[2] == pytest.approx(667, abs=100)
    assert seen[4] == pytest.approx(1333, abs=130)


def test_idle_moves_are_left_alone_while_there_are_others() -> None:
    catalogue = ("a", "b:1", "b:2", "c", "d")
    assert set(chosen(catalogue, [0, 1, 2, 3], frozenset({3}))) == {0, 1, 2}
    assert set(chosen(catalogue, [3], frozenset({3}))) == {3}


def test_reactions_are_no_turn_moves() -> None:
    playout = Playout(("a", "slap"), 1, NONE, NONE, False, 9)
    assert {playout.choose([0, 1], FastDice(s)) for s in range(30)} == {0}
    assert playout.choose([1], FastDice(1)) == -1


def test_it_plays_to_the_end_and_counts_the_inputs() -> None:
    state = watched(1)
    assert play().run(state, FastDice(2)) == len(state.seen)
    assert state.over


def test_turn_games_stand_still_in_time() -> None:
    state = watched(1)
    play().run(state, FastDice(2))
    assert {at for at, _, _, _ in state.seen} == {0}


def test_a_beat_is_answered_by_a_quarter_of_the_seats() -> None:
    beats = presses = 0
    for seed in range(400):
        state = watched(seed)
        play().run(state, FastDice(seed))
        beats += state.beat - (state.pile[-1:] == state.pile[-2:-1] and not min(map(len, state.hands)))
        presses += sum(move == SLAP for _, _, move, _ in state.seen)
    assert presses / (3 * beats) == pytest.approx(0.25, abs=0.03)


def test_in_a_race_hands_take_their_time() -> None:
    waits = []
    for seed in range(100):
        state = watched(seed)
        play(races=True).run(state, FastDice(seed))
        turns = [at for at, _, move, _ in state.seen if move != SLAP]
        waits += [at - max(turn for turn in turns if turn <= at) for at, _, move, _ in state.seen if move == SLAP]
        assert turns == [1000 * (n + 1) for n in range(len(turns))]
    assert min(waits) >= 250
    assert max(waits) < 1000
    assert len(set(waits)) > 30


def test_the_limit_ends_what_does_not_end() -> None:
    state = start(Options(), 2, FastDice(1), NeverEnds)
    assert play(limit=70).run(state, FastDice(1)) == 70


def test_a_game_that_is_stuck_is_left() -> None:
    for races in (False, True):
        stuck = 0
        for seed in range(30):
            state = start(Options(), 3, FastDice(seed), IsStuck)
            inputs = play(races).run(state, FastDice(seed))
            stuck += not state.over
            assert inputs < 1000
        assert stuck > 3


def test_a_playout_is_good_for_many_games() -> None:
    playout = playout_of(TOY)
    ends = []
    for _i in range(2):
        state = TOY.start(Options(), 3, FastDice(9))
        playout.run(state, FastDice(8))
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]


def test_dice_of_any_kind_will_do() -> None:
    class Turning(Dice):
        """One after another."""

        def below(self, n: int) -> int:
            self.rolls += 1
            return self.rolls % n

    state = watched(3)
    play(idle=frozenset({DRAW, PEEK})).run(state, Turning())
    assert state.over
