"""One test and more for every ruling about cards: FOU-1 to FOU-10. Claims: test_rulings_of_claims.py."""

from collections import Counter

import pytest

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, DRAW, SLAP, TAKE, THROW
from ludoteka.games.four.hidden import HIDDEN
from ludoteka.games.four.house import CHOOSE_MS, READY_MS, SPREAD_MS
from ludoteka.games.four.rules import CLAIMED, DRAWING, READY
from ludoteka.rules.contract import NEVER
from ludoteka.rules.event import EVERYONE
from tests.games.four.setting import (
    MIXED,
    A,
    B,
    C,
    choose,
    claim,
    close,
    dealt,
    draw,
    go,
    hand,
    playing,
    started,
    take,
    throw,
    told,
)


def test_FOU_1_all_choose_at_once_and_nobody_sees_what():
    state = dealt(MIXED, MIXED, MIXED)
    assert state.active == 0b111
    state.play(B, THROW, 700, 0)
    assert (state.active, hand(state, B)) == (0b101, "rwws")
    assert [GAME.view(state, seat).mine for seat in (A, B, None)] == [HIDDEN, 0, HIDDEN]
    assert [(event.what, event.card) for event in state.told or []] == [("chooses", -1)]


def test_FOU_1_who_has_chosen_cannot_choose_again():
    state = dealt(MIXED, MIXED)
    state.play(A, THROW, 0, 0)
    assert [state.wrong(A, THROW + wine, 0) for wine in range(3)] == ["chosen"] * 3
    assert state.legal(A) == []


def test_FOU_1_after_ten_seconds_a_card_of_the_hand_is_chosen_each_as_likely():
    chosen: Counter[int] = Counter()
    for seed in range(2_000):
        state = started(2, seed)
        state.held[:3] = [3, 1, 1]
        state.play(B, state.legal(B)[0], 0, 0)
        assert state.deadline == CHOOSE_MS
        close(state)
        chosen[state.discard.cards[0]] += 1
    assert chosen[0] / 2_000 == pytest.approx(3 / 5, abs=0.04)
    assert chosen[1] / 2_000 == pytest.approx(1 / 5, abs=0.04)


def test_FOU_1_go_comes_unforeseen_once_all_have_chosen():
    waits = set()
    for seed in range(50):
        state = started(2, seed)
        for seat in (A, B):
            state.play(seat, state.legal(seat)[0], 500, 0)
        assert (state.phase, state.active, state.reveal) == (READY, 0, True)
        assert GAME.view(state, A).deadline == NEVER
        waits.add(state.deadline - 500)
        close(state)
        assert (state.phase, state.active, state.beat, state.reveal) == (DRAWING, 0b11, 1, False)
    assert READY_MS <= min(waits) < max(waits) < READY_MS + SPREAD_MS
    assert len(waits) > 40


def test_FOU_1_before_go_nothing_else_can_be_done():
    state = dealt(MIXED, MIXED)
    moves = (DRAW, TAKE, CLAIM, SLAP)
    assert [state.wrong(A, move, 0) for move in moves] == ["before-go"] * 4
    choose(state, "rr")
    assert [state.wrong(A, move, 0) for move in moves] == ["before-go"] * 4
    assert (state.wrong(A, THROW, 0), state.legal(A)) == ("chosen", [])


def test_FOU_2_discards_lie_face_down_and_only_their_thrower_knows_them():
    state = playing(MIXED, MIXED, MIXED, thrown="rws", stock="s")
    draw(state, A)
    throw(state, A, "w")
    assert GAME.view(state, A).discard == (0, HIDDEN, HIDDEN, 1)
    assert GAME.view(state, B).discard == (HIDDEN, 1, HIDDEN, HIDDEN)
    assert GAME.view(state, None).discard == (HIDDEN,) * 4
    assert [GAME.view(state, seat).top for seat in (A, B)] == [HIDDEN] * 2
    assert told(state, "throws")[0].eyes == 1 << A


def test_FOU_2_face_up_everybody_sees_what_is_thrown_after_go():
    state = playing(MIXED, MIXED, MIXED, thrown="rws", stock="s", discards="face_up")
    assert GAME.view(state, B).discard == (HIDDEN, 1, HIDDEN)
    draw(state, A)
    throw(state, A, "w")
    views = [GAME.view(state, seat) for seat in (B, C, None)]
    assert [view.discard[-1] for view in views] == [1] * 3
    assert [view.top for view in views] == [1] * 3
    assert told(state, "throws")[0].eyes == EVERYONE


def test_FOU_3_four_dealt_may_be_claimed_from_go_on():
    state = dealt("rrrrw", MIXED)
    assert state.wrong(A, CLAIM, state.beat) == "before-go"
    choose(state, "wr")
    go(state)
    claim(state, A, "r", after=200)
    assert (state.phase, state.winner) == (CLAIMED, A)


def test_FOU_3_a_claim_that_answers_the_time_before_go_does_not_count():
    state = playing("rrrrw", MIXED, thrown="wr")
    assert state.wrong(A, CLAIM, state.beat - 1) == "before-go"
    assert state.wrong(A, TAKE, state.beat - 1) == "before-go"


def four_dealt(state):
    return any(count >= 4 for count in state.held)


def test_FOU_3_or_it_is_dealt_again_until_nobody_has_four():
    again = 0
    for seed in range(200):
        state = started(4, seed, four_before_go="redeal")
        assert not four_dealt(state)
        state.told = []
        state.deal()
        assert not four_dealt(state)
        again += sum(event.n for event in told(state, "redeals"))
    assert 80 < again < 170  # 0.376 of deals are dealt again


def stock_runs_out(**options):
    """Two seats have drawn and thrown until one card is left in the draw pile."""
    state = playing(MIXED, MIXED, thrown="rw", stock="sw", **options)
    state.discard.cards += state.stock.cards[:-2]
    state.discard.eyes += [0] * len(state.stock.cards[:-2])
    state.discard.marks += [800] * len(state.stock.cards[:-2])
    for values in (state.stock.cards, state.stock.eyes, state.stock.marks):
        del values[:-2]
    draw(state, A)
    assert told(state, "swaps") == []
    return state


def test_FOU_4_when_the_draw_pile_is_empty_the_piles_swap_roles():
    state = stock_runs_out()
    cards = Counter(state.discard.cards)
    draw(state, B)
    assert (Counter(state.stock.cards), state.discard.cards) == (cards, [])
    assert [event.n for event in told(state, "swaps")] == [len(state.stock.cards)]
    assert state.audit() == []


def test_FOU_5_the_new_draw_pile_is_shuffled():
    state = stock_runs_out()
    before = list(state.discard.cards)
    draw(state, B)
    assert state.stock.cards != before
    assert GAME.view(state, A).stock == (HIDDEN,) * len(before)


def test_FOU_5_or_it_stays_as_it_lies():
    state = stock_runs_out(swap_shuffled="no")
    before = list(state.discard.cards)
    draw(state, B)
    assert state.stock.cards == before
    assert GAME.view(state, A).stock[:2] == (0, HIDDEN)


def test_FOU_5_a_face_up_pile_is_turned_over():
    state = stock_runs_out(swap_shuffled="no", discards="face_up")
    throw(state, A, "r")
    before = list(state.discard.cards)
    draw(state, B)
    assert state.stock.cards == before[::-1]
    assert GAME.view(state, B).stock[0] == 0


def test_FOU_6_who_holds_five_must_throw_before_drawing_again():
    state = playing(MIXED, MIXED, thrown="rr", stock="s")
    draw(state, A)
    assert [state.wrong(A, move, state.beat) for move in (DRAW, TAKE)] == ["throw-first"] * 2
    throw(state, A, "s")
    assert state.wrong(A, DRAW, state.beat) == ""


def test_FOU_6_who_holds_four_must_draw_before_throwing():
    state = playing(MIXED, MIXED, thrown="rr")
    assert state.wrong(A, THROW, state.beat) == "draw-first"


def test_FOU_6_only_a_card_of_the_hand_can_be_thrown():
    state = playing("rrrww", MIXED, thrown="rr", stock="w")
    draw(state, A)
    assert state.wrong(A, THROW + 2, state.beat) == "not-in-hand"
    assert THROW + 2 not in state.legal(A)


def test_FOU_7_the_earlier_hand_takes_the_top_discard_and_the_other_none():
    state = playing(MIXED, MIXED, MIXED, thrown="rws")
    take(state, A, after=500)
    take(state, B, after=20)
    assert (hand(state, A), hand(state, B)) == ("rwwss", "rrws")
    assert [event.seat for event in told(state, "gone")] == [B]
    assert state.discard.cards == [0, 1]


def test_FOU_7_a_hand_that_has_seen_the_new_top_takes_it():
    state = playing(MIXED, MIXED, MIXED, thrown="rws")
    take(state, A, after=500)
    take(state, B, after=150)
    assert (hand(state, B), told(state, "gone")) == ("rrwws", [])


def test_FOU_7_where_no_card_lies_a_hand_finds_none():
    state = stock_runs_out()
    throw(state, A, "r")
    draw(state, B)
    assert (state.discard.cards, state.sizes) == ([], [4, 5])
    take(state, A, after=500)
    assert ([event.seat for event in told(state, "gone")], state.sizes) == ([A], [4, 5])


def test_FOU_7_takes_race_and_draws_do_not():
    assert (GAME.catalogue[GAME.first_reaction], GAME.first_reaction > DRAW) == ("take", True)


def test_FOU_8_each_pile_is_served_one_by_one_at_the_same_instant():
    state = playing(MIXED, MIXED, MIXED, thrown="rws", stock="rw")
    draw(state, A)
    draw(state, B, after=0)
    take(state, C, after=0)
    assert [hand(state, seat) for seat in (A, B, C)] == ["rrwws", "rrwws", "rrwws"]


def test_FOU_9_ones_own_last_discard_may_be_taken_back():
    state = playing(MIXED, MIXED, thrown="rw")
    take(state, B)
    assert hand(state, B) == "rrwws"


def test_FOU_9_or_it_may_not():
    state = playing(MIXED, MIXED, thrown="rw", own_discard="no")
    assert (state.wrong(B, TAKE, state.beat), state.wrong(A, TAKE, state.beat)) == ("own-discard", "")
    assert TAKE not in state.legal(B)


def test_FOU_9_an_earlier_discard_of_ones_own_may_be_taken_with_either_option():
    state = playing(MIXED, MIXED, thrown="rw", stock="s", own_discard="no")
    draw(state, B)
    throw(state, B, "s")
    take(state, A)
    assert state.wrong(B, TAKE, state.beat) == ""


def test_FOU_10_four_alike_count_with_five_cards_in_hand():
    state = playing("rrrws", MIXED, thrown="sr", stock="r")
    draw(state, A)
    assert hand(state, A) == "rrrrw"
    claim(state, A, "r")
    assert (state.phase, state.winner) == (CLAIMED, A)


def test_FOU_10_five_alike_are_four_alike_too():
    state = playing("rrrrw", MIXED, thrown="wr", stock="r")
    draw(state, A)
    claim(state, A, "r")
    assert (hand(state, A), state.winner) == ("rrrrr", A)
