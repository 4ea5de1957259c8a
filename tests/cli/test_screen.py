from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.style import Style

from ludoteka.cli.cards import card, hand, zones
from ludoteka.cli.company import Company, Hand
from ludoteka.cli.eyes import Action, Eyes
from ludoteka.cli.ink import printed
from ludoteka.cli.player import Player
from ludoteka.cli.screen import Screen
from ludoteka.games import ORDER, load
from ludoteka.match import Match, Played
from ludoteka.rules.dice import FastDice
from ludoteka.rules.scene import Face, Zone
from ludoteka.rules.scene import Text as Said
from ludoteka.text import Speaker
from ludoteka.text.languages import LANGUAGES
from tests.cli.terminal_texts import speaker
from tests.heap import GAME

EXPECTED = """\
Heap
▶ Ana (you)                               Bor
  1 card                                  1 card
────────────────────────────────────────────────────────────────────────────────
The heap: 12                                  │
●●●●●●●●●●●●                                  │
                                              │
                                              │
                                              │
                                              │ Ana takes nothing.
────────────────────────────────────────────────────────────────────────────────
╭──────╮
│ high │
│ card │
╰─ 1 ──╯
▸ t  Take 1  ▸ a  Take 2  ▸ k  Take 3  ▸ p  Peek  ▸ c  Cut  ▸ b  Tap
Ana takes.                                                     takes one in 10 s
Not that.
"""


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    match = Match.new(GAME, {}, 2, b"\1" * 32)
    return Screen(Eyes(match, 0, speaker(tmp_path)), height=19)


def drawn(screen: Screen, now: int = 0, whole: bool = True) -> str:
    lines = screen.lines(screen.eyes.scene(), now, whole=whole)
    return "".join(line.plain.rstrip() + "\n" for line in lines)


def test_a_scene_is_drawn_whole(screen):
    screen.log, screen.notice = ["Ana takes nothing."], "Not that."
    assert drawn(screen) == EXPECTED


def test_a_printed_protocol_has_neither_log_nor_clock(screen):
    screen.log = ["Ana takes nothing."]
    said = drawn(screen, whole=False)
    assert "takes nothing" not in said
    assert "takes one in" not in said


def test_a_clock_counts_whole_seconds_down(screen):
    assert "takes one in 3 s" in drawn(screen, now=7_001)


def test_the_log_ends_with_the_latest(screen):
    screen.log = [f"line {n}" for n in range(40)]
    said = drawn(screen)
    assert "line 39" in said
    assert "line 20" not in said


def test_a_race_shows_the_space_bar(screen):
    screen.key_of = {"b": "␣"}
    assert "▸ ␣  Tap" in drawn(screen)


def test_what_is_legal_is_not_only_a_matter_of_colour(tmp_path):
    frames = [card(Face("low", legal=legal), speaker(tmp_path))[0].plain for legal in (True, False)]
    assert frames == ["┏━━━━━━┓", "╭──────╮"]


def test_without_colours_only_frames_and_weights_are_printed(tmp_path):
    face = Face("r5", legal=True)
    out = Console(file=io.StringIO(), force_terminal=True, no_color=True, color_system="truecolor", width=80)
    out.print(*card(face, speaker(tmp_path)), sep="\n")
    assert isinstance(out.file, io.StringIO)
    assert set(re.findall(r"\x1b\[([\d;]*)m", out.file.getvalue())) == {"0", "1"}


def test_a_back_says_nothing(tmp_path):
    assert [line.plain for line in card(Face("back"), speaker(tmp_path))] == [
        "╭──────╮", "│ ░░░░ │", "│ ░░░░ │", "╰──────╯"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "face, sign", [("r5", "▲5"), ("y+2", "✶+2"), ("gskip", "◆⊘"), ("brev", "●⇄"), ("h1", "♥A"), ("s10", "♠10"),
                   ("dq", "♦D"), ("pink-7", "●7"), ("red", "●"), ("joker", "★"), ("back", ""), ("mauve-3", "")]
)  # fmt: skip
def test_a_card_has_a_sign_of_its_own(face, sign):
    assert printed(face, "A B D K").sign == sign


@pytest.mark.parametrize("id", ORDER)
def test_cards_of_one_game_are_told_apart_without_colour(id):
    signs = [sign for face in load(id).faces if (sign := printed(face).sign)]
    assert len(set(signs)) == len(signs)


def test_small_cards_stand_in_rows_where_words_have_no_room(tmp_path):
    faces = tuple(Face(f"{colour}{number}", legal=number == 3) for colour in "rygb" for number in range(5))
    zone = Zone("hand:0", "hand", 0, faces, len(faces), Said("hand", {}))
    actions = [Action(str(n), "", (), False, False) for n in range(1, 21)]
    lines = hand(zone, actions, speaker(tmp_path), 80, 8)
    assert [line.plain.rstrip() for line in lines[:3]] == [
        "╭────╮╭────╮╭────╮┏━━━━┓╭────╮╭────╮╭────╮╭────╮┏━━━━┓╭────╮╭────╮╭────╮╭────╮",
        "│ ▲0 ││ ▲1 ││ ▲2 │┃ ▲3 ┃│ ▲4 ││ ✶0 ││ ✶1 ││ ✶2 │┃ ✶3 ┃│ ✶4 ││ ◆0 ││ ◆1 ││ ◆2 │",
        "╰ 1 ─╯╰ 2 ─╯╰ 3 ─╯┗ 4 ━┛╰ 5 ─╯╰ 6 ─╯╰ 7 ─╯╰ 8 ─╯┗ 9 ━┛╰ 10 ╯╰ 11 ╯╰ 12 ╯╰ 13 ╯",
    ]
    assert len(lines) == 6


def test_where_small_cards_have_no_room_either_they_are_a_list(tmp_path):
    faces = tuple(Face(f"{colour}{number}") for colour in "rygb" for number in range(5))
    zone = Zone("hand:0", "hand", 0, faces, len(faces), Said("hand", {}))
    actions = [Action(str(n), "", (), False, False) for n in range(1, 21)]
    assert hand(zone, actions, speaker(tmp_path), 80, 5)[0].plain.startswith("  1 ▲ face-r0")


@pytest.mark.parametrize("height, seen", [(12, "╭─▲1──"), (9, "│ ▲1 │"), (5, "▲ green 1"), (3, "▲1 ✶2 ■3")])
def test_a_table_that_is_too_tall_is_drawn_smaller_before_anything_is_left_out(height, seen):
    faces = tuple(Face(face) for face in ("green-1", "yellow-2", "black-3"))
    places = [Zone(f"rack:{seat}", "rack", seat, faces, 3, Said("hand", {})) for seat in range(4)]
    lines = zones(places, Speaker("en", "tricoda"), 70, height, {})
    assert any(seen in line.plain for line in lines)
    assert len(lines) <= height


def test_what_a_card_asks_for_stands_where_the_buttons_do(screen):
    screen.choices = [("1", "green"), ("2", "blue")]
    assert "▸ 1  green  ▸ 2  blue\n" in drawn(screen)
    assert "Take 1" not in drawn(screen)


def test_hands_of_a_race_have_bars_of_milliseconds(screen):
    screen.hands, screen.height = [Hand(1, 300), Hand(0, 600)], 24
    said = drawn(screen)
    assert re.search(rf"Bor +{'━' * 12} race-ms +│", said)
    assert re.search(rf"Ana +{'━' * 24} race-ms +│", said)


@pytest.mark.parametrize("language, unit", [("en", "s"), ("ru", "с")])
def test_a_rack_that_is_only_looked_at_has_no_numbers_and_a_clock_the_language_s_seconds(language, unit):
    match = Match.new(load("tricoda"), {}, 3, b"\1" * 32)
    screen = Screen(Eyes(match, 0, Speaker(language, "tricoda", ["Ana", "Bor", "Cene"].__getitem__)), height=24)
    said = drawn(screen)
    assert said.count("╰──────╯ ╰──────╯ ╰──────╯") == 1  # under the backs of the own rack
    assert re.search(rf"\d {unit}$", said, re.MULTILINE)


def test_touching_a_card_is_its_key(screen):
    lines = screen.lines(screen.eyes.scene(), 0)
    keys = {line.plain[span.start : span.end].strip(): span.style.meta["key"] for line in lines for span in line.spans
            if isinstance(span.style, Style) and span.style.meta}  # fmt: skip
    assert keys["│ high │"] == "1"
    assert keys["▸ p  Peek"] == "p"


@pytest.mark.parametrize("id", ORDER)
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_nothing_is_wider_than_the_terminal(id, data):
    game = load(id)
    seats = data.draw(st.sampled_from(game.seats))
    width = data.draw(st.integers(40, 100))
    match = Match.new(game, {}, seats, bytes([data.draw(st.integers(0, 255))]) * 32)
    company = Company(match, dict.fromkeys(range(seats), "random"))
    language = data.draw(st.sampled_from(LANGUAGES))
    for seat in (0, None):
        for _i in range(data.draw(st.integers(0, 15))):
            if not match.state.over:
                company.step()
        screen = Screen(Eyes(match, seat, Speaker(language, id, "Maximiliana-Konstantina {}".format)), width, 24)
        lines = screen.lines(screen.eyes.scene(), match.clock)
        assert [line.plain for line in lines if line.cell_len > width] == []


@pytest.mark.parametrize("id", ORDER)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(id):
    game = load(id)
    match = Match.new(game, {}, 3, b"\3" * 32)
    company = Company(match, dict.fromkeys(range(3), "random"))
    for round in range(12):
        if match.state.over:
            break
        company.step()
        screen = Screen(Eyes(match, 0, Speaker("en", id, "Player {}".format)))
        true = screen.lines(screen.eyes.scene(), match.clock)
        kept, match.state = match.state, game.imagine(match.state, 0, FastDice(round))
        assert [line.plain for line in screen.lines(screen.eyes.scene(), match.clock)] == [line.plain for line in true]
        match.state = kept


def test_the_other_way_round_is_shown(screen):
    scene = replace(screen.eyes.scene(), direction=-1)
    assert screen.lines(scene, 0)[0].plain.rstrip() == "Heap  ↺"


def test_a_digit_is_called_by_its_own_key_and_three_by_theirs_in_any_order():
    """TRI-9"""
    match = Match.new(load("tricoda"), {}, 3, b"\1" * 32)
    eyes = Eyes(match, 0, Speaker("en", "tricoda", ["Ana", "Bor", "Cene"].__getitem__))
    calls = [action for action in eyes.actions(eyes.scene()) if action.moves[0].startswith("guess:")]
    assert list("1234567") == [action.key for action in calls]
    assert [eyes.named("212"), eyes.named("754")] == ["guess:1-2-2", "guess:4-5-7"]
    assert [eyes.named("888"), eyes.named("1"), eyes.named("read")] == ["", "", "read"]
    shown = [line.plain for line in Screen(eyes, height=24).lines(eyes.scene(), 0)]
    assert any("1 ▸ 2 ▸ 3" in " ".join(line.split()) for line in shown), shown


@pytest.mark.parametrize("id", ORDER)
def test_whatever_can_be_done_has_a_key_of_its_own_all_the_match(id):
    match = Match.new(load(id), {}, 3, b"\7" * 32)
    company = Company(match, dict.fromkeys(range(3), "random"))
    eyes = Eyes(match, 0, Speaker("en", id, ["Ana", "Bor", "Cene"].__getitem__))
    for _ in range(400):
        keys = [action.key for action in eyes.actions(eyes.scene())]
        assert "" not in keys, keys
        assert len(set(keys)) == len(keys), keys
        if match.state.over:
            break
        company.step()


def test_cards_on_the_table_are_grabbed_by_the_number_of_their_place():
    match = Match.new(load("harvest"), {}, 3, b"\1" * 32)
    match.expire(int(match.state.deadline))
    eyes = Eyes(match, 0, Speaker("en", "harvest", ["Ana", "Bor", "Cene"].__getitem__))
    assert [(action.key, action.moves) for action in eyes.actions(eyes.scene())] == [
        (str(place + 1), (f"grab:{place}",)) for place in range(3)
    ]


def test_a_sign_that_is_wider_than_its_card_is_written_in_two_lines():
    joker = Face("joker", ("joker:red",), True, ("drawn",), key="joker")
    mine = Zone("hand:0", "hand", 0, (joker,), 1, Said("zone-hand", {}))
    lines = hand(mine, [Action("1", "Joker", joker.moves, True, False, True)], Speaker("en", "uno"), 80, 12)
    assert [line.plain.strip() for line in lines[-2:]] == ["just", "drawn"]


def test_amounts_are_one_key_and_a_number():
    match = Match.new(load("vinegret"), {}, 2, b"\1" * 32)
    eyes = Eyes(match, 0, Speaker("en", "vinegret", ["Ana", "Bor"].__getitem__))
    player = Player(eyes, Company(match, {1: "random"}), "en")
    while not any("bet:1" in action.moves for action in eyes.actions(eyes.scene())):
        legal = match.state.legal(0)
        if match.state.active & 1:
            match.move(match.clock, 0, next(name for move in legal if (name := match.game.catalogue[move]) != "whist"))
        else:
            player.step()
    said = next(action for action in eyes.actions(eyes.scene()) if "bet:1" in action.moves)
    assert (said.key, said.label) == ("b", "Bet 1 … Bet 10")
    assert player.act("b", match.clock) == "said"
    assert player.notice.startswith("Which one?  1 Bet 1   2 Bet 2")
    assert player.act("", match.clock) == "said"
    assert player.act("b7", match.clock) == "moved"
    assert "Ana has put in 7" in drawn(Screen(eyes, height=24))
    assert [entry.move for entry in match.entries if isinstance(entry, Played) and entry.seat == 0][-1] == "bet:7"


def test_scores_below_zero_have_the_minus_of_the_texts():
    match = Match.new(load("five"), {}, 2, b"\1" * 32)
    eyes = Eyes(match, 0, Speaker("en", "five", ["Ana", "Bor"].__getitem__))
    scene = eyes.scene()
    plates = tuple(replace(plate, score=-3) for plate in scene.plates)
    assert "−3 points" in Screen(eyes).lines(replace(scene, plates=plates), 0)[2].plain
