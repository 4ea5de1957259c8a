"""The cases of UNO: small scenarios behind public bug reports of similar software."""

from __future__ import annotations

import pytest

from ludoteka.games.uno import GAME
from ludoteka.games.uno.hidden import imagine, view
from ludoteka.match.log import Played
from ludoteka.match.match import Match, fold
from ludoteka.match.undo import refusal as refusal_of_undo
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.games.uno.setting import cards, do, first, hand, may, names, news, refusal, sizes, table, turn


def test_a_bluff_is_caught():
    """case 1"""
    state = do(table("super r9 g2", "b1 b2", "y1 y2"), "A super:g")
    news(state)
    told = news(do(state, "B contest"))
    assert told[:4] == ["contests B - A", "shows A r9 B for B", "shows A g2 B for B", "guilty A - B 4"]
    assert [line.split()[:2] for line in told[4:]] == [["draws", "A"]] * 4
    assert (sizes(state), turn(state), may(state, "B").split()[-1]) == ([6, 2, 2], "B", "draw")
    assert (state.colour, refusal(state, "B", "b1")) == (2, "must-match")


def test_only_the_challenger_sees_the_hand():
    """case 1"""
    state = do(table("super r9 g2", "b1 b2", "y1 y2"), "A super:g", "B contest")
    seen = [names(view(state, seat).known[0]) for seat in range(3)]
    assert seen == ["", "r9 g2", ""]
    assert view(state, None).known == ((), (), ())


def test_a_contest_fails():
    """case 2"""
    state = do(table("super g2 b7", "b1 b2", "y1 y2"), "A super:b", "B contest")
    assert (sizes(state), turn(state)) == ([2, 8, 2], "C")


def test_a_super_joker_on_a_super_joker_is_no_bluff_without_the_colour():
    """case 3"""
    state = table("super g3", "b1 b2", top="super:b")
    assert "super:r" in may(state, "A")
    assert sizes(do(state, "A super:r", "B contest")) == [1, 8]


@pytest.mark.parametrize(("option", "next_one"), [("skips", "A"), ("does_nothing", "B")])
def test_a_reverse_with_two_players(option, next_one):
    """case 5"""
    assert turn(do(table("rrev r1", "b1 b2", two_player_reverse=option), "A rrev")) == next_one


@pytest.mark.parametrize("stacking", ["none", "same", "mixed"])
@pytest.mark.parametrize("plus2_skips", ["no", "yes"])
def test_a_plus_two_as_last_card_wins_at_once(stacking, plus2_skips):
    """case 6"""
    state = do(table("r+2", "b1 b2", stacking=stacking, plus2_skips=plus2_skips), "A r+2")
    assert (state.over, state.places(), sizes(state), state.pending) == (True, [1, 2], [0, 2], 0)
    with pytest.raises(Illegal, match="over"):
        do(state, "B counter!")


@pytest.mark.parametrize("last", ["joker:r", "super:r"])
def test_a_joker_as_last_card_needs_no_colour(last):
    """case 7"""
    state = do(table(last.partition(":")[0], "b1 b2", contest_last="no"), f"A {last}")
    assert (state.over, [line for line in news(state) if "names" in line]) == (True, [])
    shown = GAME.scene(view(state, 1), [])
    assert [zone.faces[-1].marks for zone in shown.zones if zone.id == "pile"] == [()]


@pytest.mark.parametrize(("answer", "drawn"), [("B contest", 6), ("B accept", 4), ("expire", 4)])
def test_a_last_super_joker_may_be_contested_where_the_table_says_so(answer, drawn):
    """case 7"""
    state = do(table("super", "b1 b2", contest_last="yes"), "A super:r")
    assert (state.over, may(state, "B"), state.deadline) == (False, "accept contest", 10_000)
    do(state, answer)
    assert (state.over, state.why(), state.places(), sizes(state)) == (True, "out", [1, 2], [0, 2 + drawn])


def test_the_stock_runs_out_during_a_forced_draw():
    """case 8"""
    state = table("super g1 g2", "b1", under="joker r1 r2 r3", stock="y9")
    do(state, "A super:b", "B accept")
    assert (sizes(state), len(state.stock), names(state.pile), state.colour) == ([2, 5], 2, "super", 3)
    everything = [*state.stock, *state.pile, *state.hands[0].cards(), *state.hands[1].cards()]
    assert sorted(everything) == sorted(cards("super g1 g2 b1 joker r1 r2 r3 r5 y9"))


def test_a_joker_that_went_through_the_stock_has_no_colour():
    """case 8: it may be played again for any colour."""
    state = do(table("g1 g2", "b1", top="b9", under="joker", stock=""), "A draw")
    assert may(state, "A") == "joker:r joker:y joker:g joker:b"


@pytest.mark.parametrize(("option", "held"), [("after_grace", 1), ("at_once", 3)])
def test_a_counter_uno_races_the_call(option, held):
    """case 10"""
    state = do(table("r1 r2", "b1 b2", "y1 y2", counter_opens=option), "A r1", "C counter! 380")
    do(state, "A uno! 420")
    assert sizes(state) == [held, 2, 2]
    assert "false-counter" not in " ".join(news(state))


def test_spamming_counter_uno_is_judged_once():
    """case 11"""
    state = table("r1 r2 r3", "b1 b2", "y1 y2")
    do(state, *(f"C counter! {at}" for at in range(0, 1000, 100)))
    assert (news(state), sizes(state), state.deaf[2]) == (["false-counter C"], [3, 2, 2], 2000)


def test_nothing_can_be_played_in_the_gap():
    """case 13"""
    state = do(table("r1 r2", "b1 b2"), "A r1")
    with pytest.raises(Illegal, match="not-your-turn"):
        do(state, "A r2 300")
    assert hand(state, "A") == "r2"


def test_a_change_hand_by_a_player_with_one_other_card():
    """case 14"""
    state = do(table("hands r1", "b1 b2 b3 b4 b5", "y1 y2 y3"), "A uno!", "A hands")
    assert (sizes(state), state.direction, turn(state), state.called) == ([3, 3, 3], 1, "B", 0)


def test_whoever_is_dealt_one_card_must_call():
    """case 14"""
    state = do(table("hands r1", "b1", "y1 y2"), "B uno!", "A hands")
    assert (sizes(state), state.called, state.exposed) == ([1, 2, 1], 0, 0b101)
    assert sizes(do(state, "B counter! 750")) == [3, 2, 3]


def test_a_change_hand_as_last_card_wins_before_any_swap():
    """case 14"""
    state = do(table("hands", "b1 b2 b3", "y1 y2 y3"), "A hands")
    assert (state.places(), hand(state, "B")) == ([1, 2, 2], "b1 b2 b3")


def test_the_colour_stays_when_nobody_names_one():
    """case 15"""
    state = do(table("hands r1 r2", "b1", change_hand_colour="named"), "A hands", "expire")
    assert (state.colour, turn(state)) == (0, "B")


def test_a_first_colour_that_nobody_names_is_drawn_by_lot():
    """case 15"""
    ends = [do(first("joker").copy(FastDice(seed)), "expire") for seed in range(40)]
    assert {state.colour for state in ends} == {0, 1, 2, 3}
    assert {turn(state) for state in ends} == {"AB"[(ends[0].dealer + 1) % 2]}


def test_the_colour_stays_when_the_pile_was_turned_in_between():
    """case 15"""
    state = table("hands r1 r2", "b1", under="y1 y2 y3", stock="", change_hand_colour="named")
    do(state, "A hands")
    state.turn_pile()
    do(state, "expire")
    assert (state.colour, names(state.pile)) == (0, "hands")


def match(seed: int = 0, **options: str) -> Match:
    return Match.new(GAME, options, 2, bytes([seed] * 8))


def playing(wanted: str, **options: str) -> Match:
    """A match played, always the first legal move, until such a move has just been made."""
    for seed in range(100):
        game = match(seed, **options)
        while not game.state.over:
            seat = int(game.state.active).bit_length() - 1
            moves = [GAME.catalogue[move] for move in game.state.legal(seat)]
            fitting = [move for move in moves if move.startswith(wanted)]
            game.move(game.state.now, seat, fitting[0] if fitting else moves[0], game.state.beat)
            if fitting and not game.state.over:
                return game
    raise LookupError(wanted)


def test_a_card_once_drawn_stays_drawn():
    """case 45"""
    drawn = playing("draw")
    seat = next(entry.seat for entry in reversed(drawn.entries) if isinstance(entry, Played))
    assert refusal_of_undo(drawn, seat) == "undo-revealed"


def test_a_card_that_revealed_nothing_may_be_taken_back():
    """case 45"""
    played = match()
    seat = int(played.state.active).bit_length() - 1
    played.move(0, seat, GAME.catalogue[played.state.legal(seat)[0]], played.state.beat)
    assert (refusal_of_undo(played, seat), refusal_of_undo(played, 1 - seat)) == ("", "undo-others")


@pytest.mark.parametrize("wanted", ["hands", "super:", "joker:", "draw", "accept"])
def test_a_restart_restores_everything(wanted):
    """case 41"""
    before = playing(wanted, change_hand_colour="named", stacking="mixed")
    after = fold(before.header, before.seed, before.entries, GAME)
    assert fingerprint(after.state) == fingerprint(before.state)


def test_an_open_race_is_opened_again_after_a_crash():
    """case 41"""
    state = do(table("r1 r2", "b1 b2"), "A r1")
    beat = state.beat
    state.again(5_000)
    assert (state.beat, state.now, state.since[0]) == (beat + 1, 5_000, 5_000)
    assert sizes(do(state, "B counter! 5749")) == [1, 2]


def test_imagining_after_a_contest_keeps_what_was_seen():
    """case 1"""
    state = do(table("super r9 g2", "b1 b2", "y1 y2"), "A super:g", "B contest")
    for seed in range(20):
        assert {*cards("r9 g2")} <= {*imagine(state, 1, FastDice(seed)).hands[0].cards()}
