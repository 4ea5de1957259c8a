"""The slap window."""

from ludoteka.rules.event import NOBODY
from ludoteka.rules.slap import Slaps


def slaps(*seats, excused=0):
    window = Slaps()
    window.open(excused)
    for seat in seats:
        window.add(seat)
    return window


def test_the_first_hand_and_the_last():
    window = slaps(2, 0, 1)
    assert (window.first(), window.last(), window.down) == (2, 1, 0b111)


def test_without_a_hand_there_is_no_first_and_no_last():
    assert (slaps().first(), slaps().last()) == (NOBODY, NOBODY)


def test_the_first_is_never_also_the_last():
    assert slaps(3).last() == NOBODY


def test_an_excused_hand_is_never_the_last():
    assert slaps(0, 1, 3, excused=0b1000).last() == 1
    assert slaps(0, 3, excused=0b1000).last() == NOBODY


def test_an_excused_hand_may_be_the_first():
    assert slaps(3, 1, excused=0b1000).first() == 3


def test_the_excused_are_not_missing():
    assert slaps(0, excused=0b1000).missing(0b1111) == 0b0110


def test_a_new_window_starts_without_hands():
    window = slaps(0, 1, excused=0b10)
    window.open(0)
    assert (window.order, window.down, window.excused) == ([], 0, 0)


def test_a_copy_shares_nothing():
    window = slaps(0, 1, excused=0b100)
    twin = window.copy()
    assert (twin.order, twin.down, twin.excused) == ([0, 1], 0b11, 0b100)
    twin.add(3)
    assert (window.order, window.down) == ([0, 1], 0b11)
