"""When everybody sees what."""

from __future__ import annotations

from ludoteka.table.race import Shown
from ludoteka.table.showing import REMEMBERED, Showing
from tests.table.world import VirtualClock


def at(ms: float) -> tuple[Showing, VirtualClock]:
    clock = VirtualClock(ms)
    return Showing(0, clock), clock


def test_a_beat_without_a_time_is_shown_once_its_frame_has_gone_out():
    showing, clock = at(100)
    showing.raised(1, showing.frame(None))
    assert showing.at(1) == 100  # of the beat before
    clock.time = 130
    showing.sent()
    assert showing.beats[-1] == Shown(1, 130)


def test_a_beat_with_a_time_is_known_to_be_shown_then_before_its_frame_has_gone_out():
    showing, _clock = at(100)
    showing.raised(1, showing.frame(250))
    assert (showing.at(1), showing.ahead) == (250, [Shown(1, 250)])


def test_no_frame_is_shown_before_one_that_was_sent_ahead_of_it():
    showing, clock = at(100)
    assert (showing.frame(250), showing.frame(None)) == (250, 250)
    clock.time = 251
    assert showing.frame(None) is None


def test_only_the_latest_beats_are_remembered_and_an_older_one_counts_as_the_earliest_of_them():
    showing, _clock = at(0)
    for beat in range(1, 20):
        showing.raised(beat, showing.frame(100.0 * beat))
    assert (len(showing.beats), showing.at(1)) == (REMEMBERED, showing.beats[0].at)
