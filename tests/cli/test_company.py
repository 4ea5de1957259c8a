from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.bots.mind import Answer, Handle
from ludoteka.cli.company import Company, Hand, Unhurried
from ludoteka.match import Match, fingerprint
from ludoteka.rules.contract import NEVER
from tests.heap import CATALOGUE, GAME, PEEK, TAP


class Scripted:
    """Takes one after a second; taps 300 ms after every beat; remembers what it was asked."""

    def __init__(self) -> None:
        self.turns: list[Handle] = []
        self.beats: list[int] = []

    def turn(self, at: Handle) -> Answer:
        self.turns.append(at)
        return Answer(0, 1000)

    def react(self, at: Handle) -> Answer | None:
        self.beats.append(at.beat)
        return Answer(TAP, 300) if at.moves else None


SCRIPTED = replace(GAME, minds={"scripted": Scripted})


@pytest.fixture
def match() -> Any:
    return Match.new(SCRIPTED, {}, 2, b"\1" * 32)


def company_of(match: Match, seats: int = 2, least: int = 0) -> Company:
    return Company(match, dict.fromkeys(range(seats), "scripted"), least)


def mind_of(company: Company, seat: int) -> Scripted:
    unhurried = company.minds[seat]
    assert isinstance(unhurried, Unhurried)
    assert isinstance(unhurried.mind, Scripted)
    return unhurried.mind


def test_who_is_on_turn_moves_when_its_delay_has_passed(match):
    company = company_of(match)
    assert company.next() == 1000
    assert [event.what for event in company.step()] == ["take"]
    assert match.clock == 1000


def test_eyes_get_the_time_they_need(match):
    assert company_of(match, least=1500).next() == 1500


def test_every_mind_is_asked_once_a_beat(match):
    company = company_of(match)
    for _i in range(7):
        company.step()
    assert [mind_of(company, seat).beats for seat in (0, 1)] == [[1, 2, 3]] * 2


def test_reactions_come_before_a_later_turn(match):
    company = company_of(match)
    company.step()
    told = [company.step()[0].what for _i in range(3)]
    assert told == ["tap", "tap", "take"]


def test_a_mind_on_turn_is_offered_no_reaction(match):
    mind = mind_of(company_of(match), 0)
    assert TAP not in mind.turns[0].moves


def test_a_mind_sees_no_more_than_its_seat_does(match):
    mind = mind_of(company_of(match), 0)
    assert mind.turns[0].view == GAME.view(match.state, 0)


def test_nobody_else_moves_for_a_person(match):
    company = Company(match, {1: "scripted"})
    assert company.next() == 10_000  # the deadline


def test_the_deadline_comes_where_nobody_moved(match):
    company = Company(match, {1: "scripted"})
    assert [(event.what, event.n) for event in company.step()] == [("take", 1)]


def test_without_a_deadline_nothing_comes():
    match = Match.new(SCRIPTED, {"time": "none"}, 2, b"\1" * 32)
    assert Company(match, {1: "scripted"}).next() == NEVER


def test_what_never_comes_does_not_come_by_being_asked_for():
    match = Match.new(SCRIPTED, {"time": "none"}, 2, b"\1" * 32)
    assert Company(match, {1: "scripted"}).step() == []
    assert match.entries == []


def test_what_the_rules_refuse_by_then_comes_to_nothing_and_is_asked_anew(match):
    company = company_of(match)
    company.presses = [replace(company.presses[0], move=2)]
    match.state.heap = 2  # less than it meant to take
    assert company.step() == []
    assert (match.entries, company.presses[0].move) == ([], 0)


def test_who_is_no_longer_on_turn_moves_no_more(match):
    company = company_of(match)
    match.move(500, 0, "take:3", 0)
    company.ask()
    assert [press.seat for press in company.presses if press.beat is None] == [1]


def test_after_undoing_everybody_thinks_anew(match):
    company = company_of(match)
    company.step()
    match.undo()
    company.forget()
    assert [(press.seat, press.beat) for press in company.presses] == [(0, None)]


def test_when_it_is_over_nobody_intends_anything():
    match = Match.new(SCRIPTED, {"stones": "7"}, 2, b"\1" * 32)
    company = company_of(match)
    while not match.state.over:
        company.step()
    assert company.next() == NEVER


def test_the_same_seed_is_the_same_match():
    prints = set()
    for _i in range(3):
        match = Match.new(GAME, {}, 4, b"\2" * 32)
        company = Company(match, dict.fromkeys(range(4), "random"))
        while not match.state.over:
            company.step()
        prints.add(fingerprint(match.state))
    assert len(prints) == 1


def test_random_play_leaves_idle_moves_alone():
    match = Match.new(GAME, {}, 3, b"\2" * 32)
    company = Company(match, dict.fromkeys(range(3), "random"))
    while not match.state.over:
        company.step()
    assert CATALOGUE[PEEK] not in [getattr(entry, "move", "") for entry in match.entries]


def test_hands_of_the_latest_race_are_kept_with_their_time():
    match = Match.new(replace(SCRIPTED, kind="race"), {}, 2, b"\1" * 32)
    company = company_of(match)
    match.move(1000, 0, "take:1", 0)
    company.ask()
    for at, seat in ((1310, 1), (1420, 0)):
        match.move(at, seat, "tap", 1)
        company.ask()
    assert company.hands == [Hand(1, 310), Hand(0, 420)]


def test_a_new_race_begins_with_its_first_hand():
    match = Match.new(replace(SCRIPTED, kind="race"), {}, 2, b"\1" * 32)
    company = company_of(match)
    for at, seat, move, beat in ((300, 1, "tap", 0), (1000, 0, "take:1", 0), (1400, 0, "tap", 1)):
        match.move(at, seat, move, beat)
        company.ask()
    assert company.hands == [Hand(0, 400)]


def test_where_nobody_races_no_hands_are_timed(match):
    company = company_of(match)
    match.move(300, 1, "tap", 0)
    company.ask()
    assert company.hands == []
