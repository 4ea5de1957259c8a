"""What a race collects, and the dice of its photo finishes."""

from __future__ import annotations

import pytest

from ludoteka.rules.dice import SealedDice
from ludoteka.table.collect import Hold, evidence, race_dice
from ludoteka.table.flags import Flags
from tests.table.test_race import T, hands


def rolls(dice: SealedDice) -> list[int]:
    return [dice.below(1000) for _ in range(5)]


def test_one_hand_a_seat_for_the_same_thing():
    """case 21"""
    hold = Hold(T, [])
    first, second = hands(300), hands(310)
    hold.add(first[0], 4)
    hold.add(second[0], 4)
    assert [hand.t for hand in hold.hands] == [T + 300]


def test_the_same_seat_may_answer_another_beat():
    hold = Hold(T, [])
    for beat in (4, 5):
        hold.add(hands(300)[0], beat)
    assert (len(hold.hands), hold.beat) == (2, 5)


def test_a_photo_finish_is_drawn_from_the_stream_of_its_beat():
    assert rolls(race_dice(b"x", 4, 0)) == rolls(SealedDice(b"x", "race:4"))


def test_another_race_on_the_same_beat_is_another_draw():
    assert rolls(race_dice(b"x", 4, 1)) != rolls(race_dice(b"x", 4, 0))


def test_a_hand_that_the_rules_did_not_take_is_evidence_too():
    both = hands(300, 340)
    written = evidence(both, both[:1], [], lambda hand: hand.beat, lambda _beat: T)
    assert [one["void"] for one in written] == [False, True]


@pytest.mark.parametrize(
    "times, why",
    [
        ([150.0 + 40 * (k % 3) for k in range(20)], None),
        ([100.0 + 60 * (k % 3) for k in range(20)], "fast"),
        ([300.0 + k % 5 for k in range(20)], "steady"),
        ([100.0] * 19, None),
    ],
)
def test_twenty_hands_that_are_too_good_are_flagged(times, why):
    found = [odd for odd in map(Flags().add, times) if odd]
    assert [odd["why"] for odd in found] == ([why] if why else [])


def test_a_flag_is_raised_once():
    flags = Flags()
    assert len([odd for odd in (flags.add(100.0) for _ in range(60)) if odd]) == 1
