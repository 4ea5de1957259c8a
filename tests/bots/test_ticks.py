"""Races as decisions: who is asked when, and what becomes of what was chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.bots.ticks import WAITS, Pace, Ticks
from ludoteka.games import load
from ludoteka.games.uno.cards import CALL, COUNTER
from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.options import make
from tests.broken import IsStuck
from tests.games.uno.setting import table
from tests.toy import CATALOGUE, IDLE, SLAP, Options, Toy, start

NONE: frozenset[int] = frozenset()
FLIP, HAND = 0, 1  # of Five


def five(tick: int = 50, seats: int = 3, lots: int = 1, **options: str) -> Ticks:
    """A game of Five: a card a second, first to five of a wine."""
    game = load("five")
    state = game.start(make(game.options, options), seats, FastDice(5))
    return begun(state, Pace(game.first_reaction, NONE, NONE, True, tick, 0), lots)


def uno(state: State, attention: int = 1_000, lots: int = 1) -> Ticks:
    game = load("uno")
    return begun(state, Pace(game.first_reaction, game.wins_ties, NONE, False, 250, attention), lots)


def begun(state: State, pace: Pace, lots: int = 1) -> Ticks:
    ticks = Ticks(state, pace, FastDice(lots))
    ticks.begin()
    return ticks


def all_wait(ticks: Ticks) -> list[int]:
    """Whoever is asked at this tick, and waits."""
    clock, asked = ticks.clock, []
    while ticks.seat >= 0 and ticks.clock == clock:
        asked.append(int(ticks.seat))
        ticks.choose(WAITS)
    return asked


def test_in_a_race_everybody_with_a_reaction_is_asked_at_every_tick() -> None:
    ticks = five()
    assert all_wait(ticks) == [0, 1, 2]
    assert all_wait(ticks) == [0, 1, 2]


def test_a_tick_takes_its_time() -> None:
    ticks = five(tick=50)
    before = ticks.clock
    all_wait(ticks)
    assert before + 50 == ticks.clock


def test_a_deadline_is_kept_to_the_millisecond() -> None:
    ticks = five(tick=300)
    flips = set()
    for _i in range(20):
        flips.add(ticks.state.now)
        all_wait(ticks)
    assert {1_000, 2_000, 3_000, 4_000} <= flips
    assert {0} == {at % 1_000 for at in flips}


def test_time_runs_on_at_once_while_nobody_has_anything_to_decide() -> None:
    assert five().clock == 1_000  # before the first card there is nothing to slap


def test_hands_of_one_tick_are_drawn_by_lot() -> None:
    first = Counter[int]()
    for lots in range(300):
        ticks = five(lots=lots, seats=4)
        for choice in (HAND, HAND, HAND, WAITS):
            ticks.choose(choice)
        first[int(load("five").view(ticks.state, None).slapped[0])] += 1
    assert {0, 1, 2} == first.keys()
    assert min(first.values()) > 70


def test_who_waits_a_tick_longer_comes_later() -> None:
    ticks = five(seats=4)
    for choice in (WAITS, HAND, WAITS, WAITS, HAND, HAND, WAITS):  # seat 1 at this tick, two others at the next
        ticks.choose(choice)
    assert load("five").view(ticks.state, None).slapped[0] == 1


def test_nobody_learns_what_others_of_this_tick_have_decided() -> None:
    ticks = five()
    before = fingerprint(ticks.state)
    ticks.choose(HAND)
    assert (1, before) == (ticks.seat, fingerprint(ticks.state))


def test_a_hand_whose_time_has_passed_is_as_if_it_had_not_come_down() -> None:
    ticks = five(flip="by_hand")
    starter = next(seat for seat in range(3) if FLIP in ticks.state.legal(seat))
    while ticks.seat != starter:
        ticks.choose(HAND)
    ticks.choose(FLIP)  # by lot before or after the hands: at this tick the pile was stopped or not
    while ticks.clock == 0:
        ticks.choose(WAITS)
    assert ticks.state.audit() == []


def test_in_a_race_who_owes_a_move_may_wait() -> None:
    ticks = five(flip="by_hand")
    owing = int(ticks.state.active).bit_length() - 1
    assert [ticks.may_wait(owing), ticks.moves_of(owing)[0]] == [True, FLIP]


def test_a_game_begins_with_the_turn_and_nobody_is_asked_beside_it() -> None:
    ticks = uno(table("r1 r2 r3", "g1 g2", "b1 b2"))
    assert (ticks.seat, ticks.asked) == (0, 1)


def test_who_is_on_turn_must_move_when_no_beat_is_fresh() -> None:
    ticks = uno(table("r1 r2 r3", "g1 g2", "b1 b2"))
    assert not ticks.may_wait(0)


def test_a_beat_is_open_to_reactions_before_the_next_turn() -> None:
    ticks = uno(table("r1 r2", "g1 g2", "b1 b2"), attention=1_000)
    ticks.choose(load("uno").catalogue.index("r1"))  # one card is left: it may be caught
    asked = [all_wait(ticks) for _tick in range(4)]
    assert asked == [[0, 1, 2]] * 4
    assert (ticks.seat, ticks.asked) == (1, 0b10)


def test_without_attention_reactions_are_not_asked_for() -> None:
    ticks = uno(table("r1 r2", "g1 g2", "b1 b2"), attention=0)
    ticks.choose(load("uno").catalogue.index("r1"))
    assert (ticks.seat, ticks.asked) == (1, 0b10)


@pytest.mark.parametrize("lots", range(8))
def test_what_wins_ties_is_drawn_first(lots: int) -> None:
    ticks = uno(table("r1 r2", "g1 g2", "b1 b2", counter_opens="at_once"), lots=lots)
    ticks.choose(load("uno").catalogue.index("r1"))
    ticks.choose(CALL)
    ticks.choose(COUNTER)
    ticks.choose(COUNTER)
    assert load("uno").view(ticks.state, 0).sizes[0] == 1


def test_moves_that_are_not_offered_are_left_out() -> None:
    state = start(Options(), 2, FastDice(1))
    ticks = begun(state, Pace(SLAP, NONE, IDLE, False, 100, 0))
    assert [move for move in state.legal(0) if move not in IDLE] == ticks.moves_of(0)


def test_sealed_choices_of_a_tick_come_down_together() -> None:
    game = load("duel")
    ticks = begun(game.start(game.options(), 2, FastDice(3)), Pace(game.first_reaction, NONE, NONE, False, 100, 0))
    ticks.choose(ticks.moves_of(ticks.seat)[0])
    assert [ticks.seat, ticks.asked] == [0, 0b11]
    ticks.choose(ticks.moves_of(0)[0])
    ticks.choose(ticks.moves_of(1)[0])
    assert game.view(ticks.state, None).duels == 1


def test_a_game_in_which_nobody_can_do_anything_is_stuck() -> None:
    state = start(Options(), 2, FastDice(1), IsStuck)
    state.active, state.deadline = 0, NEVER
    ticks = begun(state, Pace(len(CATALOGUE), NONE, NONE, False, 100, 0))
    assert (ticks.stuck, ticks.seat) == (True, -1)


class Rising(Toy):
    """Every hand opens a new beat."""

    beats: list[int]

    def do(self, seat: int, move: int, beat: int) -> None:
        self.beats.append(beat)
        self.beat += 1


def test_a_reaction_answers_the_beat_that_was_asked_about() -> None:
    state = start(Options(), 3, FastDice(1), Rising)
    assert isinstance(state, Rising)
    state.beats = []
    ticks = begun(state, Pace(SLAP, NONE, NONE, True, 100, 0))
    for _seat in range(6):
        ticks.choose(SLAP)
    assert state.beats == [0, 0, 0, 3, 3, 3]


def test_a_copy_goes_its_own_way() -> None:
    ticks = five(seats=4)
    ticks.choose(HAND)
    twin, before = ticks.copy(FastDice(9)), fingerprint(ticks.state)
    for choice in (HAND, HAND, WAITS):
        twin.choose(choice)
    assert [len(load("five").view(one.state, None).slapped) for one in (ticks, twin)] == [0, 3]
    assert (before, 1, 0b1110) == (fingerprint(ticks.state), ticks.seat, ticks.asked)
    for choice in (WAITS, HAND, WAITS):
        ticks.choose(choice)
    assert [len(load("five").view(one.state, None).slapped) for one in (ticks, twin)] == [2, 3]
