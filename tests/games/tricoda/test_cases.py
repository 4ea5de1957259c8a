"""Small scenarios behind public reports on similar software."""

from typing import cast

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import GUESS
from ludoteka.match.log import dump
from ludoteka.match.match import Match
from ludoteka.match.undo import refusal
from ludoteka.rules.dice import FastDice
from ludoteka.table.eyes import frame, news
from ludoteka.table.frames import GameClock
from tests.games.tricoda.setting import (
    FOUR,
    A,
    B,
    answer,
    answered,
    digits_of,
    drawn,
    guess,
    imagined,
    kinds,
    questions,
    read,
    some_wrong,
    table,
    told,
)
from tests.test_secrecy import Shown

SEED = bytes(range(32))
CLOCK = GameClock(0, 0.0, True)
HELP = ["off", "seen", "training"]


def sent(state, seat):
    """The snapshot that a client gets when it comes back, and the answer to every move."""
    refusals = [] if seat is None else [state.wrong(seat, move, state.beat) for move in range(state.moves)]
    return frame("m", cast(Match, Shown(GAME, state)), 1, [], seat, CLOCK), refusals


def played(seed, **options):
    """A game in the middle: answers, a right guess and two wrong ones."""
    state = table(*FOUR, **options)
    state.dice = FastDice(seed)
    questions(state, 4)
    guess(state, A, some_wrong(state, A))
    questions(state, 3)
    guess(state, B, digits_of(state, B))
    guess(state, 2, some_wrong(state, 2))
    questions(state, 2)
    return state


@pytest.mark.parametrize("help", HELP)
@pytest.mark.parametrize("shown", ["always", "only_when_right"])
def test_a_snapshot_does_not_hang_on_the_own_tiles(help, shown):
    """case 34: whatever is on A's rack, as far as he can tell, his client gets the same, error texts too."""
    different = 0
    for seed in range(5):
        state = played(seed, notepad_help=help, tiles_shown=shown)
        worlds = [imagined(state, A, n) for n in range(10)]
        different += len({world.box.racks[A] for world in worlds}) > 1
        assert [sent(world, A) for world in worlds] == [sent(state, A)] * 10
    assert different > 2


def test_the_comparison_above_can_tell():
    """case 34: B's client does get A's tiles."""
    state = played(4)
    worlds = [imagined(state, A, n) for n in range(10)]
    assert any(sent(world, B) != sent(state, B) for world in worlds)


def test_the_own_rack_is_drawn_as_three_backs():
    """case 34"""
    state = played(2)
    assert "rack:0 rack 3 [back back back] zone-own-rack" in drawn(state, A)
    assert not any("back" in line for line in drawn(state, B) if line.startswith("rack:0"))


def test_the_news_of_new_tiles_is_for_the_others():
    """case 34: the log."""
    state = table(*FOUR)
    guess(state, A, "777")
    seen = {seat: [one.card for one in news(GAME, told(state, "fills"), seat)] for seat in (A, B, None)}
    assert (seen[A], seen[None]) == ([None] * 3, [None] * 3)
    assert None not in seen[B]


def test_the_news_of_a_wrong_guess_is_for_the_others_where_tiles_are_not_shown():
    """case 34: the log."""
    state = table(*FOUR, tiles_shown="only_when_right")
    guess(state, A, "777")
    seen = {seat: [one.card for one in news(GAME, told(state, "lays-off"), seat)] for seat in (A, B, None)}
    assert (seen[A], seen[None]) == ([None] * 3, [None] * 3)
    assert None not in seen[B]


def test_the_lines_of_a_match_name_no_tile():
    """case 34: a replay so far is inputs only; the seed stays sealed."""
    match = Match.new(GAME, {"who_begins": "oldest"}, 4, SEED)
    match.move(10, A, "read")
    match.move(20, B, "guess:1-2-2", 1)
    lines = [dump(match.header), *(dump(entry) for entry in match.entries)]
    assert SEED.hex() not in "".join(lines)
    assert not any(face in line for line in lines for face in GAME.faces[:11])


def test_a_reading_cannot_be_taken_back():
    """case 34, case 45: everybody has learned something."""
    for checked in ("computed", "checked"):
        match = Match.new(GAME, {"who_begins": "oldest", "reader_answers": checked}, 4, SEED)
        match.move(10, A, "read")
        assert refusal(match, A) == "undo-revealed"


def test_an_answer_cannot_be_taken_back():
    """case 34, case 45"""
    match = Match.new(GAME, {"who_begins": "oldest", "reader_answers": "checked"}, 4, SEED)
    match.move(10, A, "read")
    match.move(20, A, GAME.catalogue[match.state.legal(A)[0]])
    assert refusal(match, A) == "undo-revealed"


def test_a_guess_cannot_be_taken_back():
    """case 34, case 45"""
    for shown in ("always", "only_when_right"):
        match = Match.new(GAME, {"tiles_shown": shown}, 4, SEED)
        match.move(10, A, "guess:1-2-2")
        assert refusal(match, A) == "undo-revealed"


@pytest.mark.parametrize("help", HELP)
def test_a_watcher_sees_no_player_s_rack(help):
    """case 34: he could tell. What he sees is delayed until the end, when all racks are turned round."""
    state = played(3, notepad_help=help)
    view = GAME.view(state, None)
    assert view.racks == ((), (), (), ())
    for seat in range(4):
        assert sent(imagined(state, seat, 5), None) == sent(state, None)
    state.end("points")
    assert () not in GAME.view(state, None).racks


def test_an_answer_is_reckoned_from_the_racks_that_the_reader_sees():
    """case 34: not from what a client says; here his own three sevens would change it."""
    state = table("7blue 7blue 7blue", "7yellow 7yellow 7pink", "4brown 5red 6pink", "4brown 5red 6pink")
    read(state, 16)
    assert answered(state) == "more-other-sevens"
    read(state, 16 + 1)
    assert (state.reader, answered(state)) == (B, "more-blue")


def test_a_reader_s_own_answer_is_checked():
    """case 34: and a wrong one leaves no trace."""
    state = table(*FOUR, reader_answers="checked")
    read(state, 16)
    for words in ("equal", "more-other-sevens", "2", "more-brown"):
        with pytest.raises(Exception, match="not-so"):
            answer(state, A, words)
    answer(state, A, "more-blue-sevens")
    assert (state.asked, answered(state)) == (1, "more-blue-sevens")


def test_with_three_players_the_rack_without_one_is_seen_by_all():
    """case 34"""
    state = table(*FOUR, seats=3)
    fourth = kinds("7blue 7yellow 5black")
    assert [GAME.view(state, seat).racks[3] for seat in (0, 1, 2, None)] == [fourth] * 4


def test_a_guess_is_refused_by_the_wait_alone():
    """case 34: no error text tells a set that is impossible from one that is right."""
    state = table(*FOUR)
    before = {state.wrong(A, move, 0) for move in range(GUESS, state.moves)}
    guess(state, A, "777")
    after = {state.wrong(A, move, 0) for move in range(GUESS, state.moves)}
    assert (before, after) == ({""}, {"wait-a-round"})
