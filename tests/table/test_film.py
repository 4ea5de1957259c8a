"""What is made of a finished match: frames for any eyes at any step, cards of its races."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import Match, Note, dump, replay
from ludoteka.table import eyes as table_eyes
from ludoteka.table.film import BadFilm, Eyes, Film, sealed
from ludoteka.table.frames import GameClock, Hand, RaceCard
from ludoteka.table.races import Races
from tests.server.games import played


@cache
def some(game: str) -> Match:
    return played(game, 3, 120)


def film_of(match: Match) -> Film:
    return Film(replay.write(replay.of(match)))


@pytest.mark.parametrize("game", ORDER)
@pytest.mark.parametrize("eyes", [0, 2, "watch"])
def test_each_frame_is_the_one_that_the_table_sent(game: str, eyes: Eyes):
    match = some(game)
    again = Match(match.game, match.header, match.seed)
    frames = film_of(match).frames(eyes, 1, 64)
    for frame, entry in zip(frames, match.inputs):
        events = again.append(entry)
        whose = None if eyes == "watch" else eyes
        assert isinstance(whose, int | None)
        clock = GameClock(again.clock, 0.0, running=False)
        assert table_eyes.frame("", again, frame.no, events, whose, clock) == frame


@pytest.mark.parametrize("game", ORDER)
def test_with_all_hands_open_no_card_of_a_seat_is_hidden_that_any_seat_sees(game: str):
    film = film_of(some(game))
    for opened, *seats in zip(*(film.frames(eyes, 0, 64) for eyes in ("open", 0, 1, 2))):
        shown = {zone.id: [face.face for face in zone.faces] for zone in opened.scene.zones}
        for frame in seats:
            for zone in frame.scene.zones:
                if zone.seat is not None and zone.kind in ("hand", "rack"):
                    hidden = shown[zone.id].count("back")
                    assert hidden <= sum(face.face == "back" for face in zone.faces)


@pytest.mark.parametrize("game", ORDER)
def test_who_sees_all_is_told_every_card_that_anybody_was_told(game: str):
    film = film_of(some(game))
    told: list[Any] = [film.document(eyes).steps for eyes in ("open", 0, 1, 2, "watch")]
    for opened, *others in zip(*told):
        for i, news in enumerate(opened.news):
            cards = {step.news[i].card for step in others} - {None}
            assert ({news.card} - {None}) == cards


def test_sealed_choices_are_open_too():
    match = played("duel", 2, 3)
    opened, watched = (film_of(match).frames(eyes, 2, 1)[0].scene for eyes in ("open", "watch"))
    faces = [
        [face.face for zone in scene.zones if zone.id == "duel" for face in zone.faces] for scene in (opened, watched)
    ]
    assert "back" in faces[1]
    assert "back" not in faces[0]


def test_frames_are_asked_for_in_pieces():
    film = film_of(some("vinegret"))
    whole = film.frames("open", 0, 64)
    assert [*film.frames("open", 0, 5), *film.frames("open", 5, 59)] == whole
    assert len(whole) == 64
    assert [frame.no for frame in film.frames("open", 119, 64)] == [119, 120]
    assert film.frames("open", 121, 64) == []


def with_race(**change: Any) -> Match:
    match = played("duel", 2, 3)
    hand = {"seat": 1, "move": "slap", "beat": 4, "tag": 0, "t": 310.5, "arrived": 352.0, "claimed": 311.0, "rtt": 40.0}
    later = {
        **hand,
        "seat": 0,
        "t": 312.0,
        "slack": 1.0,
        "clipped": True,
        "credit": 0.0,
        "handicap": 100.0,
        "void": False,
        "claimed": None,
    }
    void = {**hand, "void": True, "t": 200.0, "beat": 3}
    match.note("race", **{"beat": 4, "hands": [hand, later, void], "photo": [0, 1], **change})
    match.expire(int(match.state.deadline))
    return match


def test_a_race_is_shown_with_the_input_it_was_decided_with_without_hands_that_were_void():
    steps = film_of(with_race()).document("watch").steps
    first = Hand(1, "slap", 310.5, 352.0, 311.0, 40.0, False, 1)
    second = Hand(0, "slap", 312.0, 352.0, None, 40.0, True, 2, 100.0)
    assert [step.races for step in steps] == [(), (), (), (RaceCard("", 4, (first, second), (0, 1)),), ()]


def test_whoever_snatched_something_alone_was_in_no_race():
    race = next(entry for entry in with_race().entries if isinstance(entry, Note))
    takes = [{**hand, "move": "take"} for hand in race.data["hands"][:2]]
    together = replace(race, data={**race.data, "hands": takes})
    alone = replace(race, data={**race.data, "hands": takes[:1]})
    assert [len(card.hands) for card in Races(load("four")).of(together)] == [2]
    assert Races(load("four")).of(alone) == []


def test_who_had_moved_since_the_reveal_raced_with_nobody_but_those_already_there():
    race = next(entry for entry in with_race().entries if isinstance(entry, Note))
    claims = [{**hand, "move": "claim:red", "moved": True} for hand in race.data["hands"][:2]]
    races = Races(load("four"))
    assert races.of(replace(race, data={**race.data, "hands": claims[:1]})) == []
    assert [len(card.hands) for card in races.of(replace(race, data={**race.data, "hands": claims}))] == [2]
    assert [len(card.hands) for card in races.of(replace(race, data={**race.data, "hands": claims[:1]}))] == [1]


def test_a_race_grows_with_hands_that_had_heard_the_first():
    race = next(entry for entry in with_race().entries if isinstance(entry, Note))
    hands = [{**hand, "beat": 4 + later} for later, hand in enumerate(race.data["hands"][:2])]
    races = Races(load("five"))
    first = races.of(replace(race, data={**race.data, "hands": hands[:1], "photo": [1]}))
    second = races.of(replace(race, data={**race.data, "hands": [{**hands[1], "race": 4}], "photo": []}))
    assert [[(hand.seat, hand.place) for hand in card.hands] for card in first + second] == [
        [(1, 1)],
        [(1, 1), (0, 2)],
    ]
    assert [(card.beat, card.photo) for card in second] == [(4, (1,))]


@pytest.mark.parametrize(
    "change", [{"hands": 7}, {"hands": [{}]}, {"hands": [{"seat": "me"}]}, {"photo": ["x"]}, {"photo": [True]}]
)
def test_a_note_of_a_race_that_is_none_of_ours_is_left_out(change: dict[str, Any]):
    assert {step.races for step in film_of(with_race(**change)).document("watch").steps} == {()}


def test_what_was_taken_back_is_a_step_of_its_own():
    match = played("uno", 2, 4)
    match.undo(2)
    film = film_of(match)
    frames = film.frames("open", 0, 9)
    assert [step.kind for step in film.document("open").steps][-1] == "undo"
    assert replace(frames[5].scene, clock=None) == replace(frames[2].scene, clock=None)
    assert [one.what for one in frames[5].news] == ["undone"]


def lines_of(match: Match) -> list[bytes]:
    return [dump(entry).encode() for entry in match.entries]


def test_a_stored_match_becomes_a_file_only_when_it_is_over():
    match = played("duel", 2)
    header = dump(match.header).encode()
    assert sealed(header, match.seed, lines_of(match)) == replay.write(replay.of(match))
    with pytest.raises(BadFilm, match="still-on"):
        sealed(header, match.seed, lines_of(match)[:-1])
