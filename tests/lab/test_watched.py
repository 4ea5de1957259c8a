"""A game that somebody watches is the same game; recorded, it is a match."""

from __future__ import annotations

import pytest

from ludoteka.games import ORDER
from ludoteka.lab.saved import match_of, saved
from ludoteka.lab.sim import Plan, Room
from ludoteka.match import replay
from ludoteka.match.verify import verify
from ludoteka.rules.fingerprint import fingerprint


def plan(game: str, level: str) -> Plan:
    return Plan(game, (), (level,) * 3, 5)


@pytest.mark.parametrize("level", ["random", "normal"])
@pytest.mark.parametrize("game", ORDER)
def test_a_watched_game_is_the_same_game(game: str, level: str) -> None:
    room = Room(plan(game, level))
    assert room.look(2)[0] == room.play(2)


@pytest.mark.parametrize("level", ["random", "normal"])
@pytest.mark.parametrize("game", ORDER)
def test_a_simulated_game_is_a_match_that_verifies(game: str, level: str) -> None:
    outcome = Room(plan(game, level)).play(1)
    text = saved(plan(game, level), 1)
    end = replay.read(text).end
    assert verify(text) == []
    assert (end.why, end.scores, len(replay.read(text).entries)) == (outcome.why, outcome.scores, outcome.moves)


def test_a_saved_game_folds_to_the_very_state_that_was_played() -> None:
    room = Room(plan("uno", "normal"))
    state = room.deal(3)
    room.run(state, room.game, 3)
    assert fingerprint(match_of(room.plan, 3).state) == fingerprint(state)


def test_a_forged_line_of_a_saved_game_is_found() -> None:
    text = saved(plan("duel", "random"), 0).replace('"move":"red"', '"move":"white"', 1)
    assert verify(text) != []
