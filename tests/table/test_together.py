"""Many questions to one worker: they go to it together, and none waits for the slow ones among them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from ludoteka.table import thinker
from ludoteka.table.minds import InThread
from ludoteka.table.processes import Workers
from tests.table.test_minds import asked, dealt, question


async def test_questions_that_gather_while_a_worker_thinks_go_to_it_together(monkeypatch):
    workers = Workers(1)
    sent: list[int] = []
    run = workers.workers[0].run

    async def watched(patience, work, questions):
        sent.append(len(questions))
        return await run(patience, work, questions)

    monkeypatch.setattr(workers.workers[0], "run", watched)
    try:
        matches = {f"m{i}": dealt() for i in range(5)}
        answers = await asyncio.gather(*(workers.ask(question(match, id)) for id, match in matches.items()))
        assert answers == [await InThread().ask(question(match, id)) for id, match in matches.items()]
        assert sent[0] == 5
    finally:
        await workers.close()


def test_an_answer_is_not_kept_back_for_questions_that_take_long(monkeypatch):
    monkeypatch.setattr(thinker, "SPELL_S", 0.0)
    questions = [asked(dealt(), id=id) for id in "abc"]
    assert len(thinker.think(questions)) == 1
    monkeypatch.setattr(thinker, "SPELL_S", 60.0)
    assert len(thinker.think(questions)) == 3


async def test_a_question_that_cannot_be_read_fails_alone():
    workers = Workers(1)
    try:
        good, bad = question(dealt(), "good"), replace(question(dealt(), "bad"), entries=[b"{"], count=1)
        asking = asyncio.gather(*map(workers.ask, (good, bad, replace(good, match="too"))), return_exceptions=True)
        first, failed, last = await asyncio.wait_for(asking, 20)
        assert isinstance(failed, Exception)
        assert first == last == await InThread().ask(good)
    finally:
        await workers.close()
