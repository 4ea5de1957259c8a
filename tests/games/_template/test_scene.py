"""What is drawn, as text; how many games there are; how the minds play."""

import pytest

from ludoteka.bots.mind import Handle
from ludoteka.games._template import GAME
from ludoteka.rules.dice import FastDice
from tests.games._template.test_rules import table, take


def drawn(state, seat):
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    heap = scene.zones[0]
    plates = [f"{plate.score}{' to move' * plate.turn}{' won' * ('winner' in plate.marks)}" for plate in scene.plates]
    return [scene.prompt.id, heap.count, [button.move for button in scene.buttons], plates]


def test_the_player_on_turn_has_a_button_for_each_move():
    state = table(2, seats=2, seed=2)
    assert drawn(state, state.turn)[:3] == ["prompt-take", 2, ["take:1", "take:2"]]


def test_a_watcher_has_none():
    assert drawn(table(2), None)[:3] == ["prompt-wait", 2, []]


def test_the_end_shows_who_won():
    state = table(2, seats=2)
    last = state.turn
    take(state, 2)
    assert drawn(state, 0) == ["prompt-won", 0, [], ["2 won" if seat == last else "0" for seat in range(2)]]


def paths(state, depth):
    if not depth or state.over:
        return 1
    n = 0
    for move in state.legal(state.turn):
        twin = state.copy(FastDice(0))
        twin.do(twin.turn, move, 0)
        n += paths(twin, depth - 1)
    return n


def test_the_number_of_games_is_pinned():
    assert [paths(table(5), depth) for depth in range(1, 6)] == [3, 8, 12, 13, 13]


@pytest.mark.parametrize("stones, best", [(5, "take:1"), (6, "take:2"), (7, "take:3")])
def test_a_hard_mind_leaves_a_multiple_of_four(stones, best):
    state = table(stones, seats=2)
    seat = state.turn
    handle = Handle(
        seat, 2, GAME.view(state, seat), state.legal(seat), GAME, 0, 0, FastDice(1),
        lambda dice: GAME.imagine(state, seat, dice),
    )  # fmt: skip
    answer = GAME.minds["hard"]().turn(handle)
    assert GAME.catalogue[answer.move] == best
    assert answer.delay >= 800
