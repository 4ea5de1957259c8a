"""The lessons, played to their ends by the rules; what can be wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.cli.texts import lesson_findings
from ludoteka.games import ORDER
from ludoteka.match import BadLog, notation
from ludoteka.rules.contract import Illegal
from ludoteka.table import lesson
from ludoteka.table.lesson import lesson_of, sayings
from ludoteka.text import Speaker, blocks
from ludoteka.text.complete import SharedWords
from ludoteka.text.languages import LANGUAGES
from ludoteka.text.loading import HERE, lesson_room

HEAD = "game: duel\nseats: 2\nseed: 00\n\n"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """A lesson of one's own, walked through."""

    def walk(script: str):
        room = tmp_path / "duel" / "lesson"
        room.mkdir(parents=True)
        (room / "script.txt").write_text(HEAD + script)
        monkeypatch.setattr(lesson, "GAMES", tmp_path)
        return [step for _match, step, _told in lesson.walk("duel")]

    return walk


@pytest.mark.parametrize("game", ORDER)
def test_every_game_has_a_lesson_that_the_rules_play_to_its_end(game):
    steps = lesson_of(game).steps
    assert steps[-1].waits == "end"
    assert sum(step.waits == "end" for step in steps[:-1]) == 0


@pytest.mark.parametrize("game", ORDER)
def test_a_lesson_takes_some_minutes_and_the_learner_takes_part(game):
    steps = lesson_of(game).steps
    assert 9 <= len({step.say for step in steps}) <= 18
    assert sum(step.waits == "move" for step in steps) >= 2


@pytest.mark.parametrize("game", ORDER)
def test_what_the_learner_shall_do_is_offered_by_the_scene(game):
    for step in lesson_of(game).steps:
        scene = step.frame.scene
        faces = [face for zone in scene.zones for face in zone.faces]
        offered = {move for zone in scene.zones for move in zone.moves} | {button.move for button in scene.buttons}
        offered |= {move for face in faces for move in face.moves}
        assert not step.move or step.move in offered


@pytest.mark.parametrize("game", ORDER)
def test_a_lesson_is_said_in_every_language_and_points_into_the_rulebook(game):
    assert lesson_findings(game, SharedWords((HERE / "shared_words.txt").read_text("utf-8"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ORDER)
def test_every_sentence_is_filled_and_short_enough_for_a_phone(game, language):
    names = {"seat-b": 1, "seat-c": 2}
    speaker = Speaker(language, game, ["Y", "Riesling", "Grenache"].__getitem__, folders=[lesson_room(game)])
    said = {step.say: speaker.say(step.say, **names) for step in lesson_of(game).steps}
    assert {id: text for id, text in said.items() if "{" in text or text == id or len(text) > 190} == {}


@pytest.mark.parametrize("game", ORDER)
def test_what_is_refused_in_a_lesson_has_a_sentence_and_most_of_it_a_place_in_the_rulebook(game):
    speaker = Speaker("en", game, folders=[lesson_room(game)], rooms=("shared", "table"))
    anchors = {block.anchor for block in blocks(game, "en", lesson_of(game).options)}
    reasons = {reason for step in lesson_of(game).steps for reason in step.refused.values()}
    assert {reason for reason in reasons if not speaker.has(f"reason-{reason}")} == set()
    assert {speaker.anchor("reason", one) for one in reasons} - {None} <= anchors | {None}


def test_what_the_learner_is_told_to_do_waits_and_what_follows_does_not(written):
    steps = written("#say 1\n#say 2\n10 A challenge:1 ! not-your-turn\n20000 expire\n#say 3\n")
    assert [step.waits for step in steps] == ["reader", "move", "time", "end"]
    assert [step.say for step in steps] == ["lesson-1", "lesson-2", "lesson-2", "lesson-3"]


def test_an_input_that_the_rules_refuse_is_found_out(written):
    with pytest.raises(Illegal):
        written("#say 1\n10 A white\n#say 2\n")


def test_a_refusal_that_does_not_come_is_found_out(written):
    with pytest.raises(BadLog):
        written("#say 1\n20000 expire ! too-early\n#say 2\n")


def test_a_comment_that_a_coach_cannot_say_names_its_line():
    text = HEAD + "#say one\n"
    with pytest.raises(BadLog) as bad:
        sayings(text, notation.read(text))
    assert bad.value.line == 5
