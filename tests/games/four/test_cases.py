"""Small scenarios behind public reports on similar software."""

import pytest

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, SLAP
from ludoteka.games.four.house import CHOOSE_MS, ROUND_MS
from ludoteka.games.four.rules import CHOOSING, CLAIMED, DRAWING, READY, SHOWN
from ludoteka.rules.contract import Illegal
from ludoteka.rules.fingerprint import fingerprint
from tests.games.four.setting import (
    MIXED,
    A,
    B,
    C,
    D,
    choose,
    claim,
    claimed,
    close,
    dealt,
    draw,
    playing,
    slap,
    started,
    throw,
    told,
)


def test_late_but_right_is_not_wrong():
    """case 17"""
    state = claimed()
    shown = state.now
    for seat, ms in ((B, 310), (C, 350)):
        state.play(seat, SLAP, shown + ms, state.beat)
    close(state)
    assert state.points == [1, 0, 0, -1]
    assert told(state, "claims-falsely") == []


def test_a_right_claim_that_comes_late_is_a_slap_and_no_false_claim():
    """case 17"""
    state = playing("rrrrw", "wwwws", MIXED, MIXED, thrown="wsrr")
    before = state.beat
    claim(state, A, "r")
    claim(state, B, "w", after=20, beat=before)
    slap(state, C)
    close(state)
    assert state.points == [1, 0, 0, -1]


def test_a_slap_that_is_decided_after_the_window_costs_nothing_more():
    """case 17"""
    state = claimed(seats=3)
    beat = state.beat
    slap(state, B)
    close(state)
    with pytest.raises(Illegal, match="between-rounds"):
        state.play(C, SLAP, state.now, beat)
    assert state.points == [1, 0, -1]


def test_a_second_slap_of_the_same_hand_changes_nothing():
    """case 21"""
    state = claimed()
    slap(state, B)
    before = fingerprint(state)
    with pytest.raises(Illegal, match="hand-is-down"):
        slap(state, B)
    assert fingerprint(state) == before


def test_the_same_false_claim_twice_at_once_costs_one_point():
    """case 21"""
    state = playing(MIXED, MIXED, thrown="rr")
    claim(state, A, "r")
    claim(state, A, "r", after=3)
    assert state.points == [-1, 0]


def test_an_anticipated_slap_is_ignored():
    """case 23"""
    state = claimed()
    assert state.wrong(B, SLAP, state.beat - 1) == "no-claim-yet"


def test_an_anticipated_claim_is_ignored():
    """case 23"""
    state = playing("rrrrw", MIXED, thrown="wr")
    assert state.wrong(A, CLAIM, state.beat - 1) == "before-go"


def blurred(state, seat):
    """What a client is sent without the hand itself: it must not know whether a claim is right."""
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    zones = [(zone.id, zone.kind, zone.count, zone.label, zone.moves, zone.legal) for zone in scene.zones]
    return repr((zones, scene.buttons, scene.plates, scene.prompt, state.deadline - state.now, state.reveal))


def test_nothing_but_the_cards_tells_whether_a_claim_is_right():
    """case 24"""
    ways: dict[bool, set[str]] = {True: set(), False: set()}
    counts = {True: 0, False: 0}
    for seed in range(1_500):
        state = started(3, seed)
        for seat in range(3):
            state.play(seat, state.legal(seat)[0], 0, 0)
        close(state)
        state.deadline = state.now + ROUND_MS
        right = max(state.held[:3]) >= 4
        counts[right] += 1
        for eyes in (A, B, None):
            ways[right].add(repr((eyes, blurred(state, eyes))))
    assert counts[True] > 50
    assert (len(ways[True]), ways[True]) == (3, ways[False])


def test_a_seat_that_holds_four_is_asked_and_shown_as_any_other():
    """case 24"""
    state = playing("rrrrw", MIXED, MIXED, thrown="wrr")
    other = playing(MIXED, MIXED, MIXED, thrown="wrr")
    assert (state.legal(A), state.active, state.deadline) == (other.legal(A), other.active, other.deadline)
    assert blurred(state, B) == blurred(other, B)


def test_the_rules_keep_the_order_that_a_photo_finish_decided():
    """case 25"""
    points = []
    for order in ((B, C, D), (D, C, B)):
        state = claimed()
        slap(state, *order)
        points.append(state.points)
    assert points == [[1, 0, 0, -1], [1, -1, 0, 0]]


def test_a_dropped_seat_is_excused_while_it_is_away_and_no_longer():
    """case 27"""
    state = playing("rrrrw", MIXED, MIXED, thrown="wrr")
    state.excuse(1 << C, state.now)
    claim(state, A, "r")
    slap(state, B)
    assert (state.phase, state.points) == (SHOWN, [1, -1, 0])
    state.excuse(0, state.now)
    close(state)
    assert GAME.view(state, A).excused == ()


@pytest.mark.parametrize("option, points", [("minus_one", -1), ("nothing", 0)])
def test_four_of_a_kind_announced_wrongly(option, points):
    """case 32"""
    state = playing("rrrrs", MIXED, MIXED, thrown="srr", false_claim=option)
    claim(state, A, "w")
    for seat in (B, C):
        with pytest.raises(Illegal, match="no-claim-yet"):
            slap(state, seat)
    assert (state.points, state.phase) == ([points, 0, 0], DRAWING)
    claim(state, A, "r")
    assert state.phase == CLAIMED


def test_a_right_claim_within_the_same_race_as_a_false_one_counts():
    """case 32"""
    state = playing(MIXED, "wwwws", MIXED, thrown="rsr")
    beat = state.beat
    claim(state, A, "w")
    claim(state, B, "w", after=30, beat=beat)
    assert (state.points, state.winner) == ([-1, 0, 0], B)


def test_after_a_crash_what_was_chosen_stays_chosen():
    """case 41"""
    state = dealt(MIXED, MIXED)
    state.play(A, 0, 100, 0)
    state.again(9_000)
    assert (state.phase, state.active, state.first[A], state.deadline) == (CHOOSING, 0b10, 0, 9_000 + CHOOSE_MS)


def test_after_a_crash_before_go_it_comes_anew():
    """case 41"""
    state = dealt(MIXED, MIXED)
    choose(state, "rr")
    state.again(state.now + 60_000)
    assert (state.phase, state.deadline - state.now) == (READY, 1_000)
    close(state)
    assert state.phase == DRAWING


def test_after_a_crash_the_hands_and_piles_of_an_open_round_are_the_same():
    """case 41"""
    state = playing(MIXED, MIXED, thrown="rw", stock="s")
    draw(state, A)
    held, pile = list(state.held), list(state.discard.cards)
    state.again(state.now + 60_000)
    assert (state.held, state.discard.cards, state.deadline) == (held, pile, state.now + ROUND_MS)
    throw(state, A, "s")


def test_after_a_crash_an_open_window_is_opened_anew_with_the_hands_that_are_down():
    """case 41"""
    state = claimed()
    slap(state, C)
    state.again(state.now + 60_000)
    assert (state.phase, state.slaps.order, state.deadline - state.now) == (CLAIMED, [A, C], 3_000)
    slap(state, B, D)
    assert state.points == [1, 0, 0, -1]
    assert [event.what for event in state.told or []].count("again") == 1


def test_a_crash_between_two_rounds_changes_nothing():
    """case 41"""
    state = claimed(seats=2)
    slap(state, B)
    before = fingerprint(state)
    state.again(state.now + 500)
    assert (state.phase, fingerprint(state)) == (SHOWN, before)


def test_the_deal_after_a_crash_is_the_one_that_would_have_come():
    """case 41"""
    hands = []
    for crash in (False, True):
        state = claimed(seats=2)
        if crash:
            state.again(state.now + 100)
        slap(state, B)
        close(state)
        hands.append(state.held)
    assert hands[0] == hands[1]
