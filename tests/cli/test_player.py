from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.company import Company
from ludoteka.cli.eyes import Eyes
from ludoteka.cli.player import FLOOR, Player
from ludoteka.cli.session import Session
from ludoteka.games import load
from ludoteka.match import Match, Played
from ludoteka.rules.game import Game
from ludoteka.rules.scene import Face, Scene
from ludoteka.text import Speaker, blocks
from tests.cli.terminal_texts import speaker
from tests.heap import GAME, View, scene


def player_of(folder: Path, game: Game = GAME) -> Player:
    match = Match.new(game, {}, 2, b"\1" * 32)
    return Player(Eyes(match, 0, speaker(folder)), Company(match, {1: "random"}), "en")


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return player_of(tmp_path)


def state_of(player: Player) -> Any:
    return player.eyes.match.state


def entries(player: Player) -> list[object]:
    return list(player.eyes.match.entries)


@pytest.mark.parametrize("typed", ["take:2", " take:2 \n"])
def test_a_move_is_made_by_its_name(player, typed):
    assert player.act(typed, 500) == "moved"
    assert entries(player) == [Played(500, 0, "take:2", 0)]


@pytest.mark.parametrize("key", ["a", "A"])
def test_a_move_is_made_by_its_key(player, key):
    assert player.act(key, 500) == "moved"
    assert entries(player) == [Played(500, 0, "take:2", 0)]


def test_what_happened_is_in_the_log(player):
    player.act("take:2", 500)
    assert player.log == ["Ana takes 2."]


def test_after_a_move_the_others_are_asked(player):
    player.act("take:2", 500)
    assert player.company.next() == 500


def test_a_refusal_says_which_key_quotes_its_rule(player):
    state_of(player).heap = 1
    assert player.act("take:2", 500) == "said"
    assert player.notice == "There are not so many. (? – the rule)"
    assert entries(player) == []


def test_a_refusal_that_every_game_knows_is_said(player):
    player.act("take:2", 500)
    player.act("take:2", 600)
    assert player.notice == "It is not your turn. (? – the rule)"


def test_what_means_nothing_is_said_to_mean_nothing(player):
    assert player.act("dance", 500) == "said"
    assert player.notice == "“dance” means nothing here; ? lists what does."


@pytest.mark.parametrize("typed, outcome", [("", "wait"), ("?", "said"), ("rules", "rules"), ("quit", "quit")])
def test_words_do_what_they_say(player, typed, outcome):
    assert player.act(typed, 500) == outcome


def test_a_move_is_taken_back(player):
    """case 45"""
    player.act("take:2", 500)
    assert player.act("undo", 600) == "moved"
    assert player.log[-1] == "A move is taken back."
    assert [press.seat for press in player.company.presses] == [0]
    assert state_of(player).heap == 12


def test_what_showed_something_is_not_taken_back(player):
    """case 45"""
    player.act("peek", 500)
    player.act("undo", 600)
    assert player.notice == "That move showed something; it cannot be taken back."


def with_choices(view: View, moves: Sequence[int]) -> Scene:
    """The secret card is what takes one, two or three."""
    found = scene(view, moves)
    card = Face("low", ("take:1", "take:2", "take:3"), legal=True)
    mine = tuple(replace(zone, faces=(card,)) if zone.seat == view.seat else zone for zone in found.zones)
    return replace(found, zones=mine, buttons=())


@pytest.fixture
def chooser(tmp_path: Path) -> Player:
    return player_of(tmp_path, replace(GAME, scene=with_choices))


def test_a_card_with_several_moves_asks_which(chooser):
    assert chooser.act("1", 500) == "said"
    assert chooser.notice == "Which one?  1 Bor   2 two of them   3 Dora"
    assert chooser.act("3", 600) == "moved"
    assert entries(chooser) == [Played(600, 0, "take:3", 0)]


def test_at_a_terminal_a_choice_needs_no_enter(chooser):
    session = Session(chooser)
    for key in ("1", "\r", "3"):
        session.press(key)
    assert [entry.move for entry in chooser.eyes.match.entries] == ["take:3"]


def test_at_a_terminal_enter_alone_leaves_a_notice_where_it_is(player):
    session = Session(player)
    for key in "?\r":
        session.press(key)
    assert player.notice


@pytest.mark.parametrize(
    "move, words",
    [("joker:g", "green"), ("swap:1", "Bor"), ("take:2", "two of them"), ("guess:1-2-2", "1-2-2"), ("x:y", "x:y")],
)
def test_a_choice_has_words(player, move, words):
    assert player.eyes.choice(move) == words


def test_enter_leaves_the_choice(chooser):
    chooser.act("1", 500)
    assert chooser.act("", 600) == "said"
    assert chooser.choices == ()


def test_something_else_than_a_choice_is_taken_as_it_is(chooser):
    chooser.act("1", 500)
    assert chooser.act("take:1", 600) == "moved"


def test_a_card_with_one_move_open_makes_it(chooser):
    state_of(chooser).heap = 1
    chooser.act("1", 500)
    assert entries(chooser) == [Played(500, 0, "take:1", 0)]


@pytest.mark.parametrize("late, beat", [(FLOOR - 1, 0), (FLOOR, 1)])
def test_in_a_race_a_press_that_is_too_fast_answers_what_was_there_before(tmp_path, late, beat):
    """case 23"""
    player = player_of(tmp_path, replace(GAME, kind="race"))
    player.act("take:1", 500)
    player.act("tap", 500 + late)
    assert entries(player)[-1] == Played(500 + late, 0, "tap", beat)


def test_the_first_reaction_has_a_key(player):
    assert player.first_reaction() == "b"


def test_a_move_keeps_its_letter_all_the_match(player):
    before = {action.moves: action.key for action in player.eyes.actions(player.eyes.scene())}
    state_of(player).heap = 1
    after = {action.moves: action.key for action in player.eyes.actions(player.eyes.scene())}
    assert {moves: before[moves] for moves in after} == after
    assert len(after) < len(before)


def test_a_move_about_somebody_has_that_seats_letter(tmp_path):
    match = Match.new(load("duel"), {}, 3, b"\1" * 32)
    eyes = Eyes(match, int(match.state.active).bit_length() - 1, speaker(tmp_path))
    keys = {action.moves[0]: action.key for action in eyes.actions(eyes.scene()) if not action.key.isdigit()}
    assert keys == {f"challenge:{seat}": "abc"[seat] for seat in range(3) if seat != eyes.seat}


def test_who_sees_a_card_reads_it_and_who_does_not_reads_that_there_was_one(tmp_path):
    match = Match.new(GAME, {}, 2, b"\1" * 32)
    _entry, events = match.move(10, 0, "peek", 0)
    said = [Eyes(match, seat, speaker(tmp_path)).news(events) for seat in (0, 1, None)]
    assert said[0][0].startswith("Ana sees ")
    assert said[1:] == [["Ana looks at a card."]] * 2


def test_a_card_that_is_not_seen_is_not_even_handed_to_the_speaker(tmp_path, monkeypatch):
    match = Match.new(GAME, {}, 2, b"\1" * 32)
    _entry, events = match.move(10, 0, "peek", 0)
    said: list[object] = []
    words = speaker(tmp_path)
    monkeypatch.setattr(words, "event", lambda what, seat, other, card, n, hidden: said.append((card, hidden)))
    for seat in (0, 1, None):
        Eyes(match, seat, words).news(events)
    assert said == [("high", False), (None, True), (None, True)]


def refused(language: str) -> Player:
    """In UNO, by a card that fits neither in colour nor in kind."""
    match = Match.new(load("uno"), {}, 2, b"\1" * 32, ["Ana", "Bor"])
    eyes = Eyes(match, 0, Speaker(language, "uno", ["Ana", "Bor"].__getitem__))
    player = Player(eyes, Company(match, {1: "random"}), language)
    while not player.owes():
        player.step()
    hand = next(zone for zone in eyes.scene().zones if eyes.own(zone))
    player.act(next(face.moves[0] for face in hand.faces if face.moves and not face.legal), match.clock)
    return player


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_question_mark_quotes_the_rule_that_refused(language):
    player = refused(language)
    rule = next(block for block in blocks("uno", language) if block.anchor == player.anchor)
    player.act("?", 0)
    assert player.notice.splitlines()[0] == " ".join(rule.text.split())


def test_a_move_that_is_made_leaves_no_rule_to_quote(player):
    state_of(player).heap = 1
    player.act("take:2", 500)
    assert player.anchor == "taking"
    player.act("take:1", 600)
    assert player.anchor == ""
