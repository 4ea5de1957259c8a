"""A server that is killed while many play: the short version of `make soak-kill`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench import kills
from bench.player import Player
from ludoteka.games import load
from ludoteka.match import Match, dump


@pytest.mark.slow
async def test_case_41_three_kills_at_random_moments_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """case 41: no decided move lost, no table stuck, every log folds."""
    said = await kills.soak(tmp_path, kills=3, games=["uno", "tricoda", "five"], seed=5, longest=1.0)
    assert said.startswith("3 kills, 3 tables")


def group(*acked: tuple[str, int, str]) -> kills.Group:
    return kills.Group("uno", "CODE", [], acked=list(acked), seen={0: ("m", 1)})


def test_a_move_that_the_log_lacks_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match.new(load("uno"), {}, 2, bytes(32), ["a", "b"])
    log = kills.Log(dump(match.header).encode(), bytes(32), [])
    monkeypatch.setattr(kills, "stored", lambda _file: {"m": log})
    assert kills.check_logs([group()], tmp_path) == kills.Checked()
    with pytest.raises(kills.Lost, match="the log lacks it"):
        kills.check_logs([group(("m", 0, "draw"))], tmp_path)


def test_a_frame_that_goes_back_is_noticed() -> None:
    table = group()
    table.people = [Player(0, "", "", Random(1))]
    kills.watch(table)
    table.people[0].on_frame({"match": "m", "no": 5})
    with pytest.raises(kills.Lost, match="frame 4 after 5"):
        table.people[0].on_frame({"match": "m", "no": 4})
