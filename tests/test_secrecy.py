"""Law 5: no frame and no news sent to a seat differs between two states that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import Match
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.game import Game
from ludoteka.rules.laws import Case, walk
from ludoteka.rules.scene import Scene, Text
from ludoteka.table.eyes import frame, news
from ludoteka.table.frames import Frame, GameClock
from tests.broken import VIEWS_TOO_MUCH
from tests.toy import TOY, Options

every_game = pytest.mark.parametrize("game", ORDER, indirect=True)
CLOCK = GameClock(0, 0.0, True)
POSITIONS = 300


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A walk through one game, every seventh position."""
    case = Case(game, game.options(), seats, seed)
    state = case.start()
    yield state
    for n, _one in enumerate(walk(case, state, game.cap)):
        if n % 7 == 0:
            yield state


class Shown:
    """As much of a match as frames are made of."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.seed = b""
        self.deadlines = {int(state.deadline): 0}


def sent(game: Game, state: State, seat: int) -> Frame:
    shown: Match = Shown(game, state)  # type: ignore[assignment]
    return frame("m", shown, 1, [], seat, CLOCK)


def leaks(game: Game, seeds: range, most: int) -> Iterator[str]:
    looked = 0
    for seed in seeds:
        for state in positions(game, game.seats[seed % len(game.seats)], seed):
            looked += 1
            if looked > most:
                return
            for seat in range(state.seats):
                world = game.imagine(state, seat, FastDice(seed * 1000 + looked))
                if sent(game, state, seat) != sent(game, world, seat):
                    yield f"seed {seed}: seat {seat} is sent another frame"


@every_game
def test_frames_are_the_same_in_worlds_that_look_the_same(game: Game) -> None:
    assert list(leaks(game, range(200), POSITIONS)) == []


def test_a_scene_of_a_view_that_shows_too_much_is_found_out() -> None:
    told = replace(VIEWS_TOO_MUCH, scene=lambda view, legal: Scene((), (), (), Text("next", {"n": view.next_card})))
    assert list(leaks(told, range(3), 60)) != []


@every_game
def test_a_watcher_is_sent_no_more_than_the_seats_have_in_common(game: Game) -> None:
    """What any seat imagines, a watcher cannot tell from the truth."""
    looked = 0
    for state in positions(game, game.seats[-1], 4):
        looked += 1
        for seat in range(state.seats):
            world = game.imagine(state, seat, FastDice(looked))
            assert game.view(world, None) == game.view(state, None)
    assert looked > 3


@every_game
def test_a_card_in_the_news_reaches_only_the_eyes_it_is_for(game: Game) -> None:
    case = Case(game, game.options(), game.seats[-1], 2)
    state = case.start()
    events: list[Event] = []
    state.told = events
    for _one in walk(case, state, game.cap):
        pass
    for seat in (*range(state.seats), None):
        bit = 1 << (62 if seat is None else seat)
        for event, one in zip(events, news(game, events, seat), strict=True):
            assert (one.card is not None) == (event.card >= 0 and bool(event.eyes & bit))
    assert {event.what for event in events} <= set(game.events)


def test_the_toy_is_sound() -> None:
    assert TOY.options is Options
    assert list(leaks(TOY, range(5), 80)) == []
