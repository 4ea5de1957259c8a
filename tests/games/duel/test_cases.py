"""Small scenarios behind public reports on similar software."""

import pytest

from ludoteka.games.duel import GAME
from ludoteka.match.match import Match, fold
from ludoteka.match.undo import refusal
from ludoteka.rules.cards import lowest
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.games.duel.setting import RED, WHITE, A, B, C, challenge, choose, fight, news, table, told

SEED = bytes(range(32))


def sent(state, seat):
    """All that a seat, or a watcher, can be sent: view, scene, moves, the answer to every move, news, the clock."""
    moves = [] if seat is None else state.legal(seat)
    view = GAME.view(state, seat)
    return (
        view,
        repr(GAME.scene(view, moves)),
        moves,
        [] if seat is None else [state.wrong(seat, move, state.beat) for move in range(state.moves)],
        repr(news(state)),
        (state.active, state.deadline, state.reveal, state.racing, state.beat, state.over, state.scores()),
    )


def sealed(wine, duels=0):
    """A has chosen at 0 ms, B has not; some duels have been fought before."""
    state = table("rwss", "rwss", "rws")
    for n in range(duels):
        fight(state, 1 - n % 2, "s", "s")
    challenge(state, 1 - state.turn)
    choose(state, A, wine)
    return state


@pytest.mark.parametrize("duels", [0, 1, 2])
@pytest.mark.parametrize("seat", [B, C, None])
def test_nothing_sent_before_the_reveal_depends_on_a_choice(seat, duels):
    """case 33: not even size or order."""
    assert sent(sealed("r", duels), seat) == sent(sealed("w", duels), seat)
    assert sent(sealed("r"), seat) == sent(sealed("w"), seat) == sent(sealed("s"), seat)


def test_the_chooser_sees_his_own_card():
    """case 33: the comparison above can tell."""
    assert sent(sealed("r"), A) != sent(sealed("w"), A)


def test_both_cards_are_revealed_in_one_go():
    """case 33"""
    state = sealed("r")
    assert told(state, "reveal") == []
    state.told = []
    choose(state, B, "w", after=4000)
    assert [(event.seat, event.card) for event in told(state, "reveal")] == [(A, RED), (B, WHITE)]
    assert state.now == 4000


def test_two_last_cards_that_are_equal_make_both_win():
    """case 33"""
    state = table("s", "s")
    fight(state, B, "s", "s")
    assert (state.over, state.places()) == (True, [1, 1])


def test_a_lost_connection_gets_a_random_card_that_is_in_the_log():
    """case 33: the expiry is logged, and the same log gives the same card."""
    match = Match.new(GAME, {}, 3, SEED)
    turn = lowest(match.state.active)
    match.move(0, turn, f"challenge:{(turn + 1) % 3}")
    match.absent(100, [turn])
    match.move(200, (turn + 1) % 3, GAME.catalogue[match.state.legal((turn + 1) % 3)[0]])
    entry, events = match.expire(15_000)
    assert entry in match.entries
    assert [event.what for event in events[:3]] == ["chosen-late", "reveal", "reveal"]
    again = fold(match.header, SEED, match.entries)
    assert fingerprint(again.state) == fingerprint(match.state)


def half_chosen():
    match = Match.new(GAME, {}, 3, SEED)
    turn = lowest(match.state.active)
    match.move(0, turn, f"challenge:{(turn + 1) % 3}")
    match.move(700, turn, GAME.catalogue[match.state.legal(turn)[0]])
    return match, turn


def test_a_crash_with_half_the_choices_made_loses_none():
    """case 41"""
    match, turn = half_chosen()
    again = fold(match.header, SEED, match.entries)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert (again.state.active, again.state.deadline) == (1 << (turn + 1) % 3, 15_000)


def test_reopening_after_a_crash_changes_nothing():
    """case 41: no race was open."""
    match, _turn = half_chosen()
    before = fingerprint(match.state)
    match.state.again(match.state.now)
    assert fingerprint(match.state) == before


def test_a_sealed_card_may_be_taken_back_until_the_other_has_chosen():
    """case 45: it has shown nothing."""
    match, turn = half_chosen()
    assert refusal(match, turn) == ""
    match.undo(1)
    assert match.state.active == 1 << turn | 1 << (turn + 1) % 3


def test_a_revealed_card_is_not_taken_back_by_the_first_to_choose():
    """case 45: somebody has acted since."""
    match, turn = half_chosen()
    other = (turn + 1) % 3
    match.move(900, other, GAME.catalogue[match.state.legal(other)[0]])
    assert refusal(match, turn) == "undo-others"


def test_the_same_seed_and_log_give_the_same_game():
    """case 51"""
    ends = []
    for _i in range(2):
        match, dice = Match.new(GAME, {}, 4, SEED), FastDice(9)
        while not match.state.over:
            seat = next(seat for seat in range(4) if match.state.legal(seat))
            moves = match.state.legal(seat)
            match.move(match.clock + 10, seat, GAME.catalogue[moves[dice.below(len(moves))]])
        ends.append(fingerprint(match.state))
    assert ends[0] == ends[1]
