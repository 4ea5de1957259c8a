"""Everything at once: people come, go, pause, take back, press early, late and twice, and the server crashes. Whatever
they do, the table stands, its log folds to its state, and nobody misses a frame."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import fingerprint
from ludoteka.rules.reasons import SHARED
from ludoteka.table.codes import REASONS, SIGNS
from ludoteka.table.frames import Ack, Frame
from tests.table.test_restart import folded
from tests.table.world import Person, World

MATCHES = 6
DEEDS = 220


class Crowd:
    def __init__(self, world: World, game: str, seed: int) -> None:
        self.world = world
        self.game = game
        self.dice = random.Random(seed)
        self.guests = ["ann", "bob", "cem"]
        self.lines: dict[str, Person] = {}
        self.all_lines: list[Person] = []

    async def connect(self, guest: str) -> None:
        person = Person(self.world, guest, rtt=self.dice.choice([4, 20, 60, 180]))
        self.lines[guest] = person
        self.all_lines.append(person)
        await person.connect()

    async def do_something(self) -> None:
        guest = self.dice.choice(self.guests)
        person = self.lines.get(guest)
        if person is None or person.closed:
            await self.connect(guest)
            return
        deed = self.dice.choices(
            [self.move, self.press, self.leave, self.again, self.pause, self.undo, self.noise, self.crash],
            [40, 30, 3, 2, 4, 6, 6, 1],
        )[0]
        await deed(person)

    async def move(self, person: Person) -> None:
        moves = person.moves() if person.all(Frame) else []
        if moves:  # it may wait behind an open race
            cmd, now = f"move-{self.dice.random()}", self.world.clock.now()
            self.world.table.move(person, cmd, self.dice.choice(moves), person.frame().beat, now)
            await self.world.settle()

    async def press(self, person: Person) -> None:
        game = load(self.game)
        name = self.dice.choice(game.catalogue[game.first_reaction :] or game.catalogue)
        beat = max(0, int(self.world.state.beat) - self.dice.choice([0, 0, 0, 1, 2]))
        now = self.world.clock.now()
        claim = now + self.dice.choice([0, -50, -500, 5000, 90])
        person.press(now, name, beat, claim=claim, painted=now - self.dice.randrange(600))

    async def leave(self, person: Person) -> None:
        await person.leave()
        del self.lines[person.guest]

    async def again(self, person: Person) -> None:
        await self.connect(person.guest)

    async def pause(self, person: Person) -> None:
        await person.do("pause", self.dice.random() < 0.4)

    async def undo(self, person: Person) -> None:
        await person.do("ask_undo")
        for other in self.lines.values():
            if self.dice.random() < 0.8 and not other.closed:
                await other.do("consent", self.dice.random() < 0.7)

    async def noise(self, person: Person) -> None:
        await person.do("cheer", self.dice.choice(SIGNS))
        self.world.table.resync(person)
        self.world.table.visible(person, self.dice.random() < 0.5)

    async def crash(self, person: Person) -> None:
        await self.world.crash()
        self.lines.clear()


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game", ORDER)
async def test_the_table_stands_whatever_people_do(game, seed):
    world = World()
    people = await world.open(game, people=3, bots=("random",), mode=["friends", "ranked", "relaxed"][seed % 3])
    crowd = Crowd(world, game, seed)
    crowd.lines = {person.guest: person for person in people}
    crowd.all_lines = list(people)
    for _ in range(DEEDS):
        if world.table.lobby().phase != "playing":
            break
        await crowd.do_something()
        await world.pass_ms(crowd.dice.choice([0, 5, 40, 150, 700, 2500]))
        assert not world.table.closed
        assert world.state.audit() == []
    assert folded(world) == fingerprint(world.state)
    for person in crowd.all_lines:
        numbers = [frame.no for frame in person.all(Frame)]
        assert all(b - a in (0, 1) for a, b in zip(numbers, numbers[1:]))
        known = {*REASONS, *SHARED, *load(game).reasons}
        assert {ack.reason for ack in person.all(Ack)} - {""} <= known
    assert len(world.play.showing.beats) <= 6
    await world.table.close()
