"""Minds in worker processes: they know what the table knows, and losing one loses no move."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.mind import Answer
from ludoteka.bots.rollouts import thinks_long
from ludoteka.games import ORDER, load
from ludoteka.match import Match, dump
from ludoteka.rules.cards import lowest
from ludoteka.table import thinker
from ludoteka.table.minds import InThread, MindLost, Question
from ludoteka.table.processes import Workers
from ludoteka.table.thinker import Asked, Thinker, Unknown
from tests.table.conftest import flips, inputs, moves


def dealt(game: str = "duel", seats: int = 3) -> Match:
    return Match.new(load(game), {}, seats, bytes(range(32)))


def question(match: Match, id: str = "m", what: Any = "turn", seat: int | None = None) -> Question:
    lines = [dump(entry).encode() for entry in match.entries]
    if seat is None:
        seat = lowest(match.state.active)
    header = dump(match.header).encode()
    return Question(id, header, match.seed, lines, len(lines), seat, "random", what, int(match.state.now))


def asked(match: Match, known: int = 0, id: str = "m") -> Asked:
    one = question(match, id)
    header, seed = (one.header, one.seed) if not known else (b"", b"")
    return Asked(id, header, seed, known, tuple(one.entries[known:]), one.seat, one.level, one.what)


async def play_on(match: Match, minds: Any, n: int) -> list[Answer]:
    answers = []
    for _ in range(n):
        one = question(match)
        answer = await minds.ask(one)
        answers.append(answer)
        match.move(match.clock + 500, one.seat, match.game.catalogue[answer.move], match.state.beat)
    return answers


# --- in processes -----------------------------------------------------------------------------------------------------


async def test_a_worker_answers_as_a_thread_would():
    workers = Workers(1)
    try:
        assert await play_on(dealt(), workers, 6) == await play_on(dealt(), InThread(), 6)
    finally:
        await workers.close()


async def test_a_worker_is_told_only_what_it_does_not_know(monkeypatch):
    workers = Workers(1)
    sent: list[int] = []
    match = dealt()
    try:
        await workers.ask(question(match))
        send = workers.workers[0]._send

        async def watched(asked):
            sent.append(len(asked.entries))
            return await send(asked)

        monkeypatch.setattr(workers.workers[0], "_send", watched)
        await play_on(match, workers, 4)
        assert sent == [0, 1, 1, 1]
    finally:
        await workers.close()


async def test_a_worker_that_died_is_replaced_and_the_question_asked_again():
    workers = Workers(1)
    match = dealt()
    try:
        await play_on(match, workers, 2)
        for process in workers.workers[0].executor._processes.values():  # type: ignore[union-attr]
            process.kill()
        assert len(await play_on(match, workers, 2)) == 2
    finally:
        await workers.close()


async def test_a_worker_that_hangs_is_replaced(monkeypatch):
    workers = Workers(1)
    match = dealt()
    try:
        await workers.ask(question(match))
        worker, executor = workers.workers[0], workers.workers[0].executor
        executor.submit(time.sleep, 60)  # type: ignore[union-attr]
        monkeypatch.setattr("ludoteka.table.processes.PATIENCE_S", 3.0)
        assert isinstance(await workers.ask(question(match)), Answer)
        assert worker.executor is not executor
    finally:
        await workers.close()


SERVER = """
import asyncio, os
from tests.table.test_minds import dealt, question
from ludoteka.table.processes import Workers

async def main():
    workers = Workers(1)
    await workers.ask(question(dealt()))
    print(*workers.workers[0].executor._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.slow
def test_a_worker_does_not_outlive_a_server_that_is_killed(tmp_path):
    (tmp_path / "server.py").write_text(SERVER)
    path = os.pathsep.join(filter(None, sys.path))
    server = subprocess.Popen(
        [sys.executable, tmp_path / "server.py"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert server.stdout is not None
    with server.stdout:
        worker = int(server.stdout.readline())
        assert alive(worker)
        server.kill()
        server.wait()
    end = time.monotonic() + 10
    while alive(worker) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(worker)


def alive(pid: int) -> bool:
    """A process that nobody has waited for counts as gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


async def test_a_match_stays_with_its_worker():
    workers = Workers(2)
    match = dealt()
    try:
        for _ in range(4):
            await workers.ask(question(match))
        assert sum(worker.executor is not None for worker in workers.workers) == 1
    finally:
        await workers.close()


async def test_who_thinks_long_holds_up_nobody():
    """What takes long has a process of its own: the other minds answer meanwhile."""
    workers = Workers(1)
    match = dealt()
    try:
        await workers.ask(question(match))
        await workers.ask(replace(question(match), long=True))
        own = workers.long.executor
        assert own is not None
        busy = asyncio.wrap_future(own.submit(time.sleep, 3.0))
        thought = asyncio.create_task(workers.ask(replace(question(match), long=True)))
        assert isinstance(await workers.ask(question(match)), Answer)
        assert not thought.done()
        await busy
        assert isinstance(await thought, Answer)
    finally:
        await workers.close()


def test_only_those_who_try_their_moves_out_think_long():
    found = {(game, level) for game in ORDER for level, mind in load(game).minds.items() if thinks_long(mind)}
    assert found == {("uno", "best"), ("duel", "best")}


async def test_minds_that_are_lost_say_so(monkeypatch):
    workers = Workers(1)

    async def broken(asked):
        raise TimeoutError

    monkeypatch.setattr(workers.workers[0], "_send", broken)
    with pytest.raises(MindLost):
        await workers.ask(question(dealt()))


# --- the worker's side ------------------------------------------------------------------------------------------------


def test_what_builds_on_an_unknown_match_is_asked_for_whole():
    match = dealt()
    match.expire(int(match.state.deadline))
    assert isinstance(Thinker().answer(asked(match, known=1)), Unknown)


def test_a_match_that_was_forgotten_is_asked_for_whole(monkeypatch):
    monkeypatch.setattr(thinker, "KEPT", 2)
    mine, match = Thinker(), dealt()
    match.expire(int(match.state.deadline))
    for id in "abc":
        mine.answer(asked(match, id=id))
    match.expire(int(match.state.deadline))
    unknown = [isinstance(mine.answer(asked(match, 1, id)), Unknown) for id in "ac"]
    assert unknown == [True, False]


def test_what_was_taken_back_is_taken_back_in_the_worker_too():
    mine, match = Thinker(), dealt()
    mine.answer(asked(match))
    one = question(match)
    match.move(100, one.seat, match.game.catalogue[match.state.legal(one.seat)[0]], 0)
    mine.answer(asked(match))
    match.undo(1)
    answer = mine.answer(asked(match))
    assert isinstance(answer, Answer)
    assert answer.move in match.state.legal(one.seat)


class Broken:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def turn(self, at):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    react = turn


@pytest.mark.parametrize("answer", [ValueError("oops"), Answer(10_000, 0), None])
def test_a_mind_that_fails_is_played_for_at_random(monkeypatch, caplog, answer):
    match = dealt()
    minds = {**match.game.minds, "random": lambda: Broken(answer)}
    monkeypatch.setattr(thinker, "load", lambda id: replace(match.game, minds=minds))
    one = Thinker().answer(asked(match))
    assert isinstance(one, Answer)
    assert one.move in match.state.legal(question(match).seat)
    assert "mind of seat" in caplog.text


def test_a_mind_that_fails_to_react_lets_it_pass(monkeypatch):
    match = dealt("five")
    match.expire(int(match.state.deadline))
    minds = {**match.game.minds, "random": lambda: Broken(ValueError("oops"))}
    monkeypatch.setattr(thinker, "load", lambda id: replace(match.game, minds=minds))
    one = question(match, what="react", seat=0)
    assert Thinker().answer(Asked("m", one.header, one.seed, 0, tuple(one.entries), 0, "random", "react")) is None


def test_a_mind_is_asked_only_about_moves_of_its_kind(monkeypatch):
    match = dealt("uno")
    seen = []

    class Looks:
        def turn(self, at):
            seen.append([move >= match.game.first_reaction for move in at.moves])
            return Answer(at.moves[0], 0)

        react = turn

    minds = {**match.game.minds, "random": Looks}
    monkeypatch.setattr(thinker, "load", lambda id: replace(match.game, minds=minds))
    one = question(match)
    for what in ("turn", "react"):
        Thinker().answer(Asked("m", one.header, one.seed, 0, (), one.seat, "random", what))
    assert [set(kinds) for kinds in seen] == [{False}, {True}]


def test_a_mind_never_meets_the_state():
    match = dealt()
    known = thinker.Known(match)
    handle = thinker._handle(known, asked(match))
    assert not any(value is match.state for value in vars(handle).values())


# --- at a table -------------------------------------------------------------------------------------------------------


async def test_a_move_is_made_though_every_mind_is_lost(world, heap, caplog):
    def lost(one):
        raise MindLost("gone")

    world.minds.script = lost
    [ann] = await world.open("heap", people=1, bots=("random",), start=False)
    await ann.do("start")
    await world.pass_ms(500)
    await ann.move("take:1")
    await world.pass_ms(100)
    assert [seat for seat, _move in moves(world)] == [0, 1]
    assert "got no answer" in caplog.text


async def test_a_bots_turn_takes_as_long_as_it_says(world, heap):
    world.minds.script = lambda one: Answer(0, 1234) if one.what == "turn" else None
    ann, _bob = await world.open("heap", bots=("random",), options={"time": "none"})
    await ann.move("take:1")
    await world.people[1].move("take:1")
    begun = world.clock.now()
    while len(inputs(world)) == 2:
        await world.pass_ms(1)
    assert world.clock.now() - begun == 1234


async def test_an_answer_that_has_become_illegal_is_asked_for_again(world, heap):
    """The bot means to take three; before its hand comes down only two are left."""
    world.minds.script = lambda one: Answer(2, 1000) if one.what == "turn" else None
    ann, _bob = await world.open("heap", bots=("random",), options={"stones": "7", "time": "none"})
    await ann.move("take:2")
    await world.people[1].move("take:1")
    await world.pass_ms(200)
    world.state.heap = 2
    world.minds.script = lambda one: Answer(0, 0) if one.what == "turn" else None
    await world.pass_ms(1000)
    assert moves(world)[2] == (2, "take:1")


async def test_an_answer_that_comes_after_it_was_forgotten_is_dropped(world, heap):
    ann, _bob = await world.open("heap", bots=("random",), options={"time": "none"})
    world.minds.script = lambda one: None
    await ann.move("take:1")
    await world.people[1].move("take:1")
    bots, asked = world.table.room.sitting.bots, world.minds.asked[-1]
    epoch = bots.epochs[2]
    bots.forget(2)
    bots._answered(asked, epoch, world.play.beat, world.clock.now(), Answer(0, 0))
    await world.pass_ms(100)
    assert len(moves(world)) == 2
    bots._answered(asked, epoch + 1, world.play.beat, world.clock.now(), Answer(0, 0))
    await world.pass_ms(100)
    assert len(moves(world)) == 3


async def test_nobody_thinks_while_the_game_is_paused(world, heap):
    world.minds.script = lambda one: Answer(0, 1000) if one.what == "turn" else None
    ann, _bob = await world.open("heap", bots=("random",), options={"time": "none"})
    await ann.move("take:1")
    await world.people[1].move("take:1")
    await ann.do("pause", True)
    await world.pass_ms(10_000)
    before = len(moves(world))
    await ann.do("pause", False)
    await world.pass_ms(1100)
    assert (before, len(moves(world))) == (2, 3)


async def test_a_mind_is_asked_once_a_beat(world):
    world.minds.script = lambda one: None
    ann, _bob = await world.open("five", bots=("normal", "hard"))
    await world.pass_ms(5000)
    seats = [one.seat for one in world.minds.asked if one.what == "react"]
    assert seats.count(2) == seats.count(3) == len(flips(ann))


async def test_a_relaxed_tables_bots_take_their_time(world):
    slap = load("five").first_reaction
    world.minds.script = lambda one: Answer(slap, 400) if one.what == "react" and one.count > 4 else None
    ann, _bob = await world.open("five", bots=("normal",), mode="relaxed")
    await world.pass_ms(9000)
    assert ann.race().hands[0].ms == 600
