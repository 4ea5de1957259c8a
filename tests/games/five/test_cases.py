"""Small scenarios behind public reports on similar software."""

import pytest

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import SLAP
from ludoteka.games.five.rules import OPENED, SLAPPED, TURNING
from ludoteka.rules.contract import Illegal
from ludoteka.rules.fingerprint import fingerprint
from tests.games.five.setting import FIFTH_RED, FIVE_RED, A, B, C, D, close, slap, started, table, told, turn, turned

FIFTH_WHITE = "wrwrwsww"


def test_late_but_right_is_not_wrong():
    """case 17"""
    state = turned(FIFTH_WHITE)
    shown = state.now
    for seat, ms in ((A, 310), (B, 328), (C, 350)):
        state.play(seat, SLAP, shown + ms, state.beat)
    close(state)
    assert state.points == [1, 0, 0, -1]
    assert told(state, "loses-false") == []


def test_a_right_slap_that_is_decided_after_the_check_costs_nothing():
    """case 17"""
    state = turned(FIFTH_WHITE)
    beat = state.beat
    slap(state, A)
    close(state)
    with pytest.raises(Illegal, match="between-rounds"):
        slap(state, B, beat=beat)


def test_a_second_slap_of_the_same_hand_changes_nothing():
    """case 21"""
    state = turned("rw")
    slap(state, A)
    before = fingerprint(state)
    with pytest.raises(Illegal, match="hand-is-down"):
        slap(state, A)
    assert fingerprint(state) == before
    close(state)
    assert state.points == [-1, 0, 0, 0]


def test_an_anticipated_slap_is_false_when_the_pile_before_was():
    """case 23"""
    state = turned(FIFTH_WHITE)
    slap(state, A, beat=state.beat - 1)
    close(state)
    assert state.points == [-1, 0, 0, 0]


def test_an_anticipated_slap_is_right_when_the_pile_before_was_and_nobody_had_slapped_it():
    """case 23"""
    state = turned(FIFTH_WHITE + "w")  # the sixth white: past five
    slap(state, A, beat=state.beat - 1)
    close(state)
    assert state.points == [1, -1, -1, -1]


def blurred(scene):
    """A scene without the public card and its beat: what is left must not know whether a slap is right."""
    zones = [
        (zone.id, zone.kind, zone.count, len(zone.faces), [face.marks for face in zone.faces], zone.label, zone.legal)
        for zone in scene.zones
    ]
    return zones, scene.buttons, scene.plates, scene.prompt, scene.clock


def test_nothing_but_the_card_tells_whether_a_slap_is_right():
    """case 24"""
    seen = 0
    ways: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(40):
        state = started(4, seed)
        state.told = []
        while state.turned < state.dealt - 1:
            turn(state, 1)
            right = 5 in state.counts
            marks = state.turned % 4  # the mark of who is next moves round, card by card
            for seat in (A, None):
                scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
                ways[right].add(repr((seat, marks, blurred(scene), state.deadline - state.now, state.reveal)))
            seen += 1
        assert {event.what for event in state.told} == {"flips"}
    assert seen >= 1_000
    assert len(ways[True]) == 8  # two kinds of eyes, four seats to be next
    assert ways[True] == ways[False]


def test_the_rules_keep_the_order_that_a_photo_finish_decided():
    """case 25"""
    points = []
    for order in ((A, B), (B, A)):
        state = turned(FIVE_RED)
        for seat in (*order, C, D):
            state.play(seat, SLAP, state.now, state.beat)
        points.append(state.points)
    assert points == [[1, 0, 0, -1], [0, 1, 0, -1]]


def test_a_dropped_seat_is_excused_while_it_is_away_and_no_longer():
    """case 27"""
    state = turned(FIVE_RED)
    state.excuse(1 << D, state.now)
    slap(state, A, B, C)
    assert state.points == [1, 0, -1, 0]
    close(state)
    state.excuse(0, state.now)
    state.deck = sorted(state.deck)
    turn(state, 5)
    slap(state, A, B, C)
    close(state)
    assert state.points == [2, 0, -1, -1]


def test_after_a_crash_the_top_card_is_shown_anew():
    """case 41"""
    state = turned("rrrrr")
    beat = state.beat
    at = state.now + 9_000
    state.again(at)
    assert (state.now, [event.what for event in state.told or []][-1]) == (at, "again")
    assert (state.phase, state.beat, state.turned, state.deadline) == (TURNING, beat, 5, state.now + 1_000)
    slap(state, A, beat=beat)
    close(state)
    assert state.points[A] == 1


def test_after_a_crash_an_open_window_is_opened_anew_with_the_hands_that_are_down():
    """case 41"""
    state = turned(FIVE_RED)
    slap(state, C, after=300)
    state.again(state.now + 5_000)
    assert (state.phase, state.slaps.order, state.deadline) == (SLAPPED, [C], state.now + 2_000)
    slap(state, A, B, D)
    assert state.points == [0, 0, 1, -1]


def test_a_crash_between_two_rounds_changes_nothing():
    """case 41"""
    state = turned(FIVE_RED)
    slap(state, A, B, C, D)
    before = fingerprint(state)
    state.again(state.now + 500)
    assert (state.phase, fingerprint(state)) == (OPENED, before)


def test_the_deal_after_a_crash_is_the_one_that_would_have_come():
    """case 41"""
    decks = []
    for crash in (False, True):
        state = table()
        turn(state, FIFTH_RED)
        if crash:
            state.again(state.now + 100)
        slap(state, A)
        close(state)
        close(state)
        decks.append(state.deck)
    assert decks[0] == decks[1]
