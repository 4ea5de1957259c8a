"""What a learner sees: always as long, always in 0 … 1, the same in all worlds that its seat cannot tell apart."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from ludoteka.adapters.setting import BadSetting, Setting, rewards
from ludoteka.bots.row import Layout, Row, zeros
from ludoteka.games import ORDER
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import BadOption
from tests.adapters.playing import positions, setting_of

SEATS = 3
GAMES = 8
DEAR = {"tricoda": 2}  # games, where knowing takes its time
LIVELY = {  # options that bring every block to life
    "uno": {"scoring": "to_500", "seven_zero": "on", "draw": "one"},
    "vinegret": {"refuser_returns": "yes", "bet_limit": "none", "start_tokens": "50"},
    "harvest": {"extra_card": "active_player_chooses", "majority": "more_than_half"},
    "chant": {"flip": "by_hand", "false_slap": "one_card"},
    "five": {"flip": "by_hand", "target": "4"},
    "four": {"discards": "face_up", "swap_shuffled": "no"},
}
RARE = {  # chance does not find them in so few games
    *("rounds without a slap", "redeals", "the dealer has forced a betting", "rounds without a right claim"),
    *("top of the stock where known", "known in the stock, by wine", "idle rounds", "no further card comes"),
}


def block(setting: Setting, values: np.ndarray, name: str) -> list[float]:
    """The block of this name."""
    at = 0
    for known, size in setting.layout:
        if known == name:
            return [round(float(value), 6) for value in values[at : at + size]]
        at += size
    raise AssertionError(f"no block {name!r} in {[known for known, _size in setting.layout]}")


@pytest.mark.parametrize("id", ORDER)
def test_every_value_is_between_nought_and_one_and_every_row_as_long(id: str) -> None:
    setting = setting_of(id, SEATS)
    for i, ticks in enumerate(positions(setting, 1, 1_500)):
        if i % 11 == 0 or ticks.seat < 0:
            layout = Layout(1, SEATS)
            setting.encoder.write(ticks, 1, layout)
            assert layout.blocks == setting.layout
            values = setting.observe(ticks, 1)
            assert (setting.size,) == values.shape
            assert values.min() >= 0.0
            assert values.max() <= 1.0


@pytest.mark.parametrize("id", ORDER)
def test_every_block_tells_something(id: str) -> None:
    setting = setting_of(id, SEATS, **LIVELY.get(id, {}))
    rows = [
        setting.observe(ticks, seat)
        for seed in range(DEAR.get(id, GAMES))
        for i, ticks in enumerate(positions(setting, seed, 500))
        if i % 5 == seed % 5
        for seat in range(SEATS)
    ]
    moves = np.ptp(np.array(rows), axis=0) > 0
    at, dead = 0, set()
    for name, size in setting.layout:
        if not moves[at : at + size].any():
            dead.add(name)
        at += size
    assert {name for name in dead - RARE if " at place " not in name} == set()


@pytest.mark.parametrize("id", ORDER)
def test_worlds_that_look_the_same_look_the_same_to_a_learner(id: str) -> None:
    setting = setting_of(id, SEATS)
    for i, ticks in enumerate(positions(setting, 2, 400)):
        if i % 37 == 0 and ticks.seat >= 0:
            seen = setting.observe(ticks, 2)
            world = ticks.copy(FastDice(i))
            world.state = setting.game.imagine(ticks.state, 2, FastDice(i))
            assert setting.observe(world, 2).tolist() == seen.tolist()


def test_names_of_blocks_are_distinct() -> None:
    for id in ORDER:
        names = [name for name, _size in setting_of(id, SEATS).layout]
        assert len(names) == len(set(names)), id


def test_own_cards_of_uno_are_counted_by_kind() -> None:
    setting = setting_of("uno", 2)
    ticks = setting.begin(FastDice(3))
    view = setting.view(ticks, 1)
    expected = [view.hand.count(kind) / 4 for kind in range(56)]
    assert block(setting, setting.observe(ticks, 1), "own hand, by kind") == expected


def test_seats_are_written_from_ones_own_on() -> None:
    row = Row(2, 4, zeros(12))
    row.who("turn", 3)
    row.which("in", 0b0101)
    row.among("down", [1])
    assert row.values.tolist() == [0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1]


def test_what_is_too_much_is_cut_off() -> None:
    row = Row(0, 2, zeros(6))
    row.share("tokens", 30, 20)
    row.share("debt", -3, 20)
    row.counts("cards", [1, 1, 1, -1], 2, 2)
    row.points("points", [-5, 15], 10)
    assert row.values.tolist() == [1, 0, 0, 1, 0.25, 1]


def test_the_count_of_five_is_told_by_how_far_it_is_from_the_target() -> None:
    setting = setting_of("five", 2)
    for ticks in positions(setting, 1, 300):
        view = setting.view(ticks, 0)
        counts = [view.shown[: view.turned].count(wine) for wine in range(3)]
        values = setting.observe(ticks, 0)
        assert block(setting, values, "some wine stands at the target") == [float(5 in counts)]
        told = block(setting, values, "wine 0, count to target")
        assert told == [float(counts[0] - 5 + 4 == i) for i in range(9)]


@pytest.mark.parametrize("shown", ["always", "only_when_right"])
def test_the_chances_of_ones_digits_are_those_of_the_notepad(shown: str) -> None:
    """Whatever was looked at before, at every step or now and then, in one game or two by turns."""
    setting = setting_of("tricoda", 3, tiles_shown=shown)
    certain = 0
    for i, pair in enumerate(zip(positions(setting, 1, 160), positions(setting, 2, 160))):
        for ticks in pair:
            for seat in (0, *[2] * (i % 7 == 0)):
                told = block(setting, setting.observe(ticks, seat), "chance of each set of digits on the own rack")
                weights = setting.view(ticks, seat).known().candidates().by_digits()
                assert told == pytest.approx(weights, abs=1e-6)
                certain += sum(weight > 0 for weight in weights) < 10
    assert certain > 10


def test_rows_of_many_games_are_those_of_each() -> None:
    setting = setting_of("uno", SEATS)
    games = [list(positions(setting, seed, 20 + seed))[-1] for seed in range(5)]
    seats = [0, 2, 1, 0, 2]
    rows = setting.observe_all(games, seats)
    assert (5, setting.size) == rows.shape
    assert [setting.observe(ticks, seat).tolist() for ticks, seat in zip(games, seats)] == rows.tolist()


def test_moves_that_decide_nothing_are_not_offered() -> None:
    setting = setting_of("vinegret", 3)
    marks = {move for move, name in enumerate(setting.names) if name.startswith("mark:")}
    for ticks in positions(setting, 1, 300):
        assert not marks & set(setting.actions_of(ticks, ticks.seat))


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 1, 3, 3, 5], [0.75, 0.75, -0.25, -0.25, -1.0]),
    ],
)
def test_rewards_are_shares_of_the_others_and_sum_to_nought(places: list[int], expected: list[float]) -> None:
    assert rewards(places) == expected
    assert sum(rewards(places)) == 0


def test_a_setting_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetting, match="uno is for 2 to 10 seats, not 11"):
        Setting("uno", 11, {})
    with pytest.raises(BadSetting, match="tick is 0 ms"):
        Setting("uno", 2, {}, tick=0)
    with pytest.raises(BadOption, match="stacking"):
        Setting("uno", 2, {"stacking": "perhaps"})


def test_features_import_nothing_foreign_so_that_they_are_compiled_with_the_rules() -> None:
    modules = ", ".join(f"ludoteka.games.{id}.features" for id in ORDER)
    script = f"import sys, {modules}; print(sorted({{'numpy', 'gymnasium', 'pettingzoo'}} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
