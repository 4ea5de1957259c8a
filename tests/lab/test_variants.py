"""One player who is different."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games import ORDER, load
from ludoteka.lab.kinds import kinds_of, like, moves_like
from ludoteka.lab.sim import Plan, batch
from ludoteka.lab.variants import OneAhead, Slower, Without, changed, direction
from ludoteka.rules.dice import FastDice
from tests.toy import DRAW, PEEK, TOY, Toy


class Puppet:
    """Wants one move, however often it is asked."""

    def __init__(self, move: int) -> None:
        self.move = move

    def turn(self, at: Handle) -> Answer:
        return Answer(self.move, 700)

    def react(self, at: Handle) -> Answer | None:
        return Answer(self.move, 300)


def handle(*moves: int) -> Handle:
    return Handle(0, 2, None, moves, TOY, 0, 1, FastDice(1), lambda dice: pytest.fail("nobody imagines"))


def test_who_is_slower_reacts_later_and_moves_as_before() -> None:
    slow = Slower(Puppet(1), 50)
    assert (slow.react(handle(1)), slow.turn(handle(1))) == (Answer(1, 350), Answer(1, 700))


def test_nobody_reacts_before_there_is_something_to_react_to() -> None:
    assert Slower(Puppet(1), -400).react(handle(1)) == Answer(1, 0)


def test_a_forbidden_move_is_not_made_while_there_are_others() -> None:
    moves = {Without(Puppet(1), frozenset({1})).turn(handle(0, 1, 2)).move for _i in range(20)}
    assert moves <= {0, 2}


def test_a_forbidden_move_is_made_where_there_is_no_other() -> None:
    assert Without(Puppet(1), frozenset({1})).turn(handle(1)) == Answer(1, 700)


def test_a_forbidden_reaction_is_not_made() -> None:
    assert Without(Puppet(1), frozenset({1})).react(handle(0, 1)) is None


@pytest.mark.parametrize(
    "game, sign", [("uno", -1), ("chant", -1), ("duel", 1), ("five", 1), ("harvest", 1), ("vinegret", 1)]
)
def test_whether_many_points_are_good_is_found_out(game: str, sign: int) -> None:
    found = load(game)
    assert direction(found, found.options(), 3) == sign


def share_of_the_changed(game: str, change: str, games: int) -> float:
    plan = Plan(game, (), ("normal",) * 3, 3, change=change)
    tally = batch(plan, 0, games)
    return sum(tally.won(plan.subject(index))[index] for index in tally.indices) / games


def test_a_player_at_random_loses_against_minds() -> None:
    assert share_of_the_changed("uno", "level=random", 24) < 0.25


def test_a_quick_player_wins_races_and_a_slow_one_loses_them() -> None:
    assert share_of_the_changed("harvest", "slower=-100", 24) > 0.45
    assert share_of_the_changed("harvest", "slower=200", 24) < 0.2


def test_who_looks_one_move_ahead_sees_the_winning_move() -> None:
    state = Toy([[2], [0, 1]], [0, 0, 0, 1, 1, 1, 2, 2, 2], [], 1, FastDice(1))
    table = VirtualTable(TOY, state, [Puppet(DRAW)] * 2, [FastDice(n) for n in range(2)], FastDice(3))
    moves = [move for move in state.legal(0) if move < TOY.first_reaction]
    assert moves == [2, DRAW, PEEK]
    assert OneAhead(TOY, Puppet(DRAW), 1).turn(table.handle(0, moves)) == Answer(2, 700)


def test_the_player_who_is_changed_goes_round_the_seats() -> None:
    assert [Plan("duel", (), ("random",) * 3, 1).subject(index) for index in range(5)] == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("change", ["never=joust", "level=genius", "slower=much", "lucky"])
def test_a_change_that_says_nothing_is_refused(change: str) -> None:
    game = load("uno")
    with pytest.raises(ValueError, match="allowed: "):
        changed(change, game, game.options(), 3, "normal")


@pytest.mark.parametrize("game", ORDER)
def test_every_move_has_a_kind_and_every_kind_its_moves(game: str) -> None:
    catalogue = load(game).catalogue
    kinds = kinds_of(catalogue)
    assert len(kinds) == len(catalogue)
    assert sorted(move for kind in set(kinds) for move in moves_like(kind, catalogue)) == list(range(len(catalogue)))


def test_colours_and_numbers_are_one_kind() -> None:
    catalogue = load("uno").catalogue
    kinds = dict(zip(catalogue, kinds_of(catalogue)))
    assert [kinds[name] for name in ("r5", "b0", "gskip", "y+2", "joker:g", "draw")] == [
        *("?#", "?#", "?skip", "?+#", "joker", "draw")
    ]
    assert (like("?#", catalogue), like("draw", catalogue)) == ("like “r0”", "“draw”")


def test_moves_are_found_by_a_pattern_of_their_names() -> None:
    catalogue = load("uno").catalogue
    assert {catalogue[move] for move in moves_like("?rev", catalogue)} == {"rrev", "yrev", "grev", "brev"}


def test_a_plan_with_a_change_is_not_played_by_the_compiled_playout() -> None:
    plan = Plan("duel", (), ("random",) * 2, 1)
    assert batch(replace(plan, change="level=hard"), 0, 40).winners != batch(plan, 0, 40).winners
