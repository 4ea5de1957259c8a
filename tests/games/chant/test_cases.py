"""Small scenarios behind public reports on similar software."""

import pytest

from ludoteka.games.chant import GAME
from ludoteka.games.chant.rules import SETTLED, SLAPPED, TURNING
from ludoteka.rules.contract import Illegal
from ludoteka.rules.fingerprint import fingerprint
from tests.games.chant.setting import A, B, C, D, few, sizes, slap, started, told, turn, turned


def test_late_but_right_is_not_wrong():
    """case 17"""
    state = turned("r")
    slap(state, A)
    for seat, ms in ((B, 18), (C, 700), (D, 400)):
        slap(state, seat, after=ms)
    assert (sizes(state), told(state, "takes-falsely")) == ([12, 13, 13, 14], [])


def test_a_right_slap_that_is_decided_after_the_pile_was_taken_costs_nothing():
    """case 17"""
    state = turned("r")
    slap(state, A, B, C)
    turn(state)
    before = fingerprint(state)
    with pytest.raises(Illegal, match="settled"):
        slap(state, D, beat=1)
    assert fingerprint(state) == before


def test_a_second_slap_of_the_same_hand_changes_nothing():
    """case 21"""
    for option in ("one_card", "ignored"):
        state = turned("ws", false_slap=option)
        slap(state, A)
        before = fingerprint(state)
        with pytest.raises(Illegal, match="hand-is-down"):
            slap(state, A)
        assert fingerprint(state) == before


def test_a_second_false_slap_on_a_pile_that_is_gone_is_no_second_penalty():
    """case 21"""
    state = turned("ws")
    slap(state, A)
    before = fingerprint(state)
    with pytest.raises(Illegal, match="settled"):
        slap(state, A)
    assert fingerprint(state) == before


def test_an_anticipated_slap_is_false_when_the_card_before_did_not_match():
    """case 23"""
    state = turned("sw")  # the second matches
    slap(state, A, beat=1)
    assert ([event.n for event in told(state, "takes-falsely")], state.centre.size(), state.phase) == ([1], 1, TURNING)


def test_an_anticipated_slap_is_right_when_the_card_before_matched_and_nobody_had_slapped_it():
    """case 23"""
    state = turned("rs")
    slap(state, A, beat=1)
    assert (state.phase, state.centre.size()) == (SLAPPED, 1)


def blurred(scene):
    """A scene without the card and the word: what is left must not know whether they agree."""
    zones = [
        (zone.id, zone.kind, zone.count, [face.marks for face in zone.faces], zone.label.id, zone.legal, zone.slap)
        for zone in scene.zones
    ]
    return zones, scene.buttons, scene.plates, scene.prompt.id, scene.clock


@pytest.mark.parametrize("winning", ["first_empty_pile", "first_at_next_match"])
def test_nothing_but_card_and_word_tells_whether_they_match(winning):
    """case 24"""
    ways: dict[bool, set[str]] = {True: set(), False: set()}
    seen = 0
    for seed in range(200):
        state = started(4, seed, winning=winning)
        state.caller, state.turn = B, A
        state.told = []
        while state.flips < 8 and not state.over:
            turn(state)
            if state.over:
                break
            top = state.centre.shown[-1]
            for seat in (A, None):
                scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
                facts = (state.deadline - state.now, state.reveal, state.active, state.beat - state.flips)
                ways[top.matches()].add(repr((seat, blurred(scene), facts)))
            seen += 1
        assert {event.what for event in state.told or []} == {"calls", "flips"}
    assert seen >= 1_000
    assert len(ways[True]) == 16  # two kinds of eyes, eight heights of the pile
    assert ways[True] == ways[False]


@pytest.mark.parametrize("option", ["slap_settled_first", "wins_at_once"])
@pytest.mark.parametrize("winning", ["first_empty_pile", "first_at_next_match"])
def test_a_last_card_does_not_tell_whether_it_matches(winning, option):
    """case 24"""
    facts = []
    for card in "rw":
        state = few(f"{card} ww ww", winning=winning, last_card_matches=option)
        turn(state)
        scene = GAME.scene(GAME.view(state, B), state.legal(B))
        facts.append(
            (blurred(scene), state.deadline, state.reveal, [event.what for event in state.told or []], state.over)
        )
    assert facts[0] == facts[1]


def test_the_rules_keep_the_order_that_a_photo_finish_decided():
    """case 25"""
    last = []
    for order in ((A, B, C, D), (B, A, D, C)):
        state = turned("r")
        for seat in order:
            state.play(seat, 1, state.now, state.beat)
        last.append([event.seat for event in told(state, "takes")])
    assert last == [[D], [C]]


def test_a_dropped_seat_never_takes_the_pile_while_it_is_away_and_no_longer():
    """case 27"""
    state = turned("rr")
    state.excuse(1 << D, state.now)
    slap(state, A, B, C, beat=1)
    assert (state.phase, sizes(state)) == (SETTLED, [12, 13, 14, 13])
    state.excuse(0, state.now)
    turn(state)
    state.centre.shown[-1].card = state.centre.shown[-1].word
    slap(state, A, B, C)
    turn(state)
    assert [event.seat for event in told(state, "takes")] == [C, D]


def test_after_a_crash_the_top_card_is_shown_anew():
    """case 41"""
    state = turned("ws" + "s")
    beat, at = state.beat, state.now + 9_000
    state.again(at)
    assert (state.now, [event.what for event in state.told or []][-1]) == (at, "again")
    assert (state.phase, state.beat, state.centre.size(), state.deadline) == (TURNING, beat, 3, at + 1_200)
    slap(state, A, beat=beat)
    assert state.phase == SLAPPED


def test_after_a_crash_an_open_window_is_opened_anew_with_the_hands_that_are_down():
    """case 41"""
    state = turned("r")
    slap(state, C, after=300)
    state.again(state.now + 5_000)
    assert (state.phase, state.slaps.order, state.deadline) == (SLAPPED, [C], state.now + 3_000)
    slap(state, A, B)
    state.again(state.now)
    assert state.deadline == state.now + 500
    turn(state)
    assert [event.seat for event in told(state, "takes")] == [D]


def test_a_crash_after_the_result_changes_nothing():
    """case 41"""
    state = turned("r")
    slap(state, A, B, C, D)
    before = fingerprint(state)
    state.again(state.now + 500)
    assert fingerprint(state) == before
