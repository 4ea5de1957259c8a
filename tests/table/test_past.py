"""Whoever comes back reads what happened meanwhile, and nothing that he might not know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludoteka.table.frames import Frame, RaceCard, Told
from ludoteka.table.past import RECENT
from tests.table.test_whole_games import plays_along
from tests.table.world import Person, World


async def a_while(world: World, game: str, ms: float) -> list[Person]:
    """Two people, one who looks on, and a bot, in the middle of a match."""
    dice = random.Random(7)
    people = await world.open(game, 2, ("random",), start=False)
    watcher = Person(world, "zoe")
    await watcher.connect()
    for person in people:
        plays_along(world, person, dice)
    await people[0].do("start")
    await world.pass_ms(ms)
    return [*people, watcher]


def heard(person: Person) -> list[Told]:
    """The news that came frame by frame, and the races told of between one and the next."""
    told: list[Told] = []
    for item in person.items:
        if isinstance(item, Frame):
            told.append(Told(item.no, item.news))
        elif isinstance(item, RaceCard):
            told[-1] = replace(told[-1], races=(*told[-1].races, item))
    return [one for one in told if one.news or one.races]


def latest(told: list[Told]) -> list[Told]:
    """So much of it as is told again: whole lines, the last of them."""
    kept, left = [], RECENT
    for no, news, races in ((one.no, one.news, one.races) for one in reversed(told)):
        if left > 0:
            kept.append(Told(no, news[-(left - len(races)) :] if left > len(races) else (), races[-left:]))
        left -= len(news) + len(races)
    return kept[::-1]


async def anew(world: World, person: Person) -> Frame:
    """The first frame on this person's next line."""
    other = Person(world, person.guest)
    await other.connect()
    frame: Frame = other.all(Frame)[0]
    return frame


@pytest.mark.parametrize("game", ["uno", "tricoda", "five", "duel"])
async def test_a_new_line_begins_with_the_news_that_came_over_the_old_one(world, game):
    for person in await a_while(world, game, 8_000):
        assert list((await anew(world, person)).past) == latest(heard(person)) != []


async def test_the_past_is_told_as_these_eyes_were_told_of_it(world):
    """Whoever drew a card reads which; nobody else does."""
    ann, bob, zoe = await a_while(world, "uno", 20_000)
    told = [[news for one in (await anew(world, who)).past for news in one.news] for who in (ann, bob, zoe)]
    drawn = [[news.card for news in lines if (news.what, news.seat) == ("draws", 0)] for lines in told]
    assert drawn[1] == drawn[2] == [None] * len(drawn[0])
    assert None not in drawn[0] != []


async def test_no_more_is_told_again_than_the_latest(world):
    ann, *_others = await a_while(world, "uno", 60_000)
    assert sum(len(told.news) for told in heard(ann)) > RECENT
    assert sum(len(told.news) + len(told.races) for told in (await anew(world, ann)).past) == RECENT


@pytest.mark.parametrize("game", ["uno", "five"])
async def test_the_past_survives_a_crash_line_by_line(world, game):
    """case 41"""
    people = await a_while(world, game, 20_000)
    assert (game == "five") is any(told.races for told in heard(people[0]))
    before = [latest(heard(person)) for person in people]
    await world.crash()
    again = [[told for told in (await anew(world, person)).past if told.news or told.races] for person in people]
    assert [told[: len(old)] for told, old in zip(again, before)] == before


async def test_only_the_first_frame_on_a_line_tells_the_past(world):
    ann, *_others = await a_while(world, "five", 8_000)
    other = Person(world, ann.guest)
    await other.connect()
    await world.pass_ms(5_000)
    assert [bool(frame.past) for frame in other.all(Frame)[:3]] == [True, False, False]
