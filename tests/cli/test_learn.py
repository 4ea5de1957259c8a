"""Lessons at the terminal: the table's own steps, with keys and lines."""

from __future__ import annotations

import re
from itertools import count

import pytest

from ludoteka.cli.coach import Pupil
from ludoteka.cli.session import Session
from ludoteka.games import ORDER
from ludoteka.rules.contract import NEVER
from ludoteka.text import blocks
from ludoteka.text.languages import LANGUAGES
from tests.cli.test_live import sitting

MOST = 200  # steps; no lesson has as many


def key_for(pupil: Pupil, move: str) -> str:
    """What lies on the screen for this move."""
    actions = pupil.eyes.actions(pupil.eyes.scene())
    return next(action.key for action in actions if move in action.moves)


def obey(pupil: Pupil, at: int) -> None:
    """Does what the coach says, or lets happen what happens."""
    if not pupil.waits:
        pupil.step()
    elif pupil.enter_goes_on:
        pupil.act("", at)
    else:
        wanted = pupil.at.move
        pupil.act(key_for(pupil, wanted), at)
        if pupil.choices:
            pupil.act(str(pupil.choices.index(wanted) + 1), at)


def until(pupil: Pupil, waits: str) -> Pupil:
    for at in count():
        assert at < MOST
        if pupil.at.waits == waits:
            return pupil
        obey(pupil, at)
    raise AssertionError


@pytest.mark.parametrize("number, game", list(enumerate(ORDER)))
def test_every_lesson_is_played_to_its_end_by_the_keys_on_the_screen(number, game):
    pupil = until(Pupil(game, LANGUAGES[number % len(LANGUAGES)]), "end")
    assert pupil.is_over
    assert pupil.title == f"{len(pupil.lesson.sayings)}/{len(pupil.lesson.sayings)}"
    assert pupil.log


def test_the_coach_is_on_the_screen_with_how_far_the_lesson_has_come():
    pupil = Pupil("duel", "fr")
    shown = "\n".join(line.plain for line in Session(pupil).lines(80, 24))
    assert "┃ " + pupil.coach[:40] in shown
    assert pupil.title in shown
    assert "Entrée – continuer" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_the_coach_did_not_ask_for_is_not_yet_made(language):
    pupil = until(Pupil("uno", language), "move")
    coach = pupil.coach
    other = next(
        action.key
        for action in pupil.eyes.actions(pupil.eyes.scene())
        if len(action.moves) == 1 and action.moves[0] not in (pupil.at.move, *pupil.at.refused)
    )
    assert pupil.act(other, 0) == "said"
    assert pupil.notice == pupil.eyes.speaker.say("reason-lesson")
    assert pupil.coach == coach


def test_a_move_that_the_rules_refuse_is_refused_with_its_rule():
    pupil = until(Pupil("uno", "en"), "move")
    move, reason = next(iter(pupil.at.refused.items()))
    pupil.act(key_for(pupil, move), 0)
    assert pupil.notice.startswith(pupil.eyes.speaker.of("reason", reason))


def test_the_question_mark_quotes_the_rule_that_the_coach_speaks_of():
    pupil = Pupil("uno", "en")
    rule = next(
        block for block in blocks("uno", "en", pupil.eyes.match.header.options) if block.anchor == pupil.at.rule
    )
    pupil.act("?", 0)
    assert pupil.notice.splitlines()[0][:60] == " ".join(rule.text.split())[:60]


def test_while_the_learner_is_waited_for_nothing_happens_and_no_clock_runs():
    pupil = until(Pupil("five", "en"), "move")
    assert pupil.lesson.next() == NEVER
    assert not pupil.is_timed


def test_enter_does_not_pass_over_what_shall_be_done():
    pupil = until(Pupil("duel", "en"), "move")
    before = pupil.at
    pupil.act("", 0)
    pupil.act("undo", 0)
    assert pupil.at is before


def test_what_happens_by_itself_takes_its_time():
    pupil = until(Pupil("uno", "en"), "time")
    assert pupil.lesson.next() - MOST < pupil.at.pause_ms <= pupil.lesson.next()


def test_without_a_game_the_games_are_listed(run):
    code, out, _err = run("learn", "--lang", "de")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[1:]] == list(ORDER)


def test_lines_play_a_lesson_to_its_end(run):
    pupil, lines = Pupil("duel", "en"), ["dance"]
    for at in range(MOST):
        if pupil.is_over:
            break
        if pupil.waits:
            lines.append("" if pupil.enter_goes_on else pupil.at.move)
        obey(pupil, at)
    code, out, _err = run("learn", "duel", typed="\n".join([*lines, ""]))
    assert code == 0
    assert "“dance” means nothing here" in out
    assert " ".join(out.split()).endswith(f"{pupil.coach} Now with company: ludoteka play duel")


def test_whoever_leaves_is_told_how_to_begin_anew(run):
    assert run("learn", "duel", typed="quit\n")[1].endswith("Begin anew: ludoteka learn duel\n")


def test_the_help_of_a_game_names_its_lesson(run):
    assert "ludoteka learn duel" in run("play", "duel", "--seed", "1", typed="?\nquit\n")[1]


@pytest.mark.slow
def test_a_lesson_at_a_real_terminal():
    pupil = until(Pupil("duel", "en"), "move")
    with sitting("learn", "duel") as person:
        person.until("1/" + pupil.title.partition("/")[2])
        before = Pupil("duel", "en")
        while before.enter_goes_on:
            person.press("\r")
            before.act("", 0)
            person.until(f"{before.title}.*{before.coach[:20]}")
        person.press("dance\r")
        person.until("“dance” means nothing here")
        person.press(key_for(pupil, pupil.at.move) + "\r")
        said = pupil.at.say
        while pupil.at.say == said:
            obey(pupil, 0)
        person.until(re.escape(pupil.coach[:30]))
        person.press("\x04")
        person.until("Begin anew: ludoteka learn duel")
        assert person.left() == 0
