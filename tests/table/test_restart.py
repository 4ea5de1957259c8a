"""kill -9 at any moment: what is durable is what everybody was told, and the match goes on from there (case 41)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteka.games import ORDER
from ludoteka.match import BadLog, fingerprint, fold, parse_entry, parse_header
from ludoteka.table.absence import RETURN_MS
from ludoteka.table.actor import Table
from ludoteka.table.frames import Frame
from ludoteka.table.steps import Closed
from tests.table.conftest import entries, flips, inputs, notes, shown_flip
from tests.table.test_whole_games import plays_along
from tests.table.world import MemoryJournal, Person, VirtualClock, World


def folded(world: World, lines=None) -> str:
    stored = world.journal.stored()
    assert stored is not None
    lines = stored.lines if lines is None else lines
    header = parse_header(stored.header.decode())
    return fingerprint(fold(header, stored.seed, [parse_entry(line.decode()) for line in lines]).state)


async def begun(world: World, game: str, seed: int, ms: float, **more) -> list[Person]:
    dice = random.Random(seed)
    people = await world.open(game, 2, ("random",), start=False, **more)
    for person in people:
        plays_along(world, person, dice)
    await people[0].do("start")
    await world.pass_ms(ms)
    return people


async def come_back(world: World, people: list[Person]) -> None:
    for person in people:
        person.on_frame = lambda frame: None
        await person.connect()


@pytest.mark.parametrize("game", ORDER)
@pytest.mark.parametrize("ms", [150, 900, 2_333, 5_017, 9_999, 14_500])
async def test_the_same_state_stands_there_after_a_crash(world, game, ms):
    """case 41"""
    await begun(world, game, ms, ms)
    before, lines = fingerprint(world.state), list(world.journal.lines)
    await world.crash()
    assert folded(world, lines) == before
    assert fingerprint(world.state) == folded(world)


@pytest.mark.parametrize("game", ["uno", "duel"])
async def test_hands_and_deadline_are_the_same_after_a_crash(world, game):
    """case 41: nothing is opened anew where no race was open"""
    people = await begun(world, game, 3, 6_000)
    before, deadline = fingerprint(world.state), world.state.deadline
    scenes = [(person.frame().scene, person.frame().deadline_from) for person in people]
    await world.crash()
    await come_back(world, people)
    assert (fingerprint(world.state), world.state.deadline) == (before, deadline)
    assert [(person.frame().scene, person.frame().deadline_from) for person in people] == scenes


async def test_half_of_the_sealed_choices_survive(world):
    """case 41"""
    ann, bob = await world.open("duel")
    actor, other = (ann, bob) if ann.frame().scene.plates[0].turn else (bob, ann)
    await actor.move(actor.moves()[0])
    await actor.move(actor.moves()[0])
    before = fingerprint(world.state)
    await world.crash()
    await come_back(world, [ann, bob])
    assert fingerprint(world.state) == before
    assert await other.move(other.moves()[0]) == ""


async def test_an_open_race_is_opened_again(world):
    """case 41"""
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    await world.until(t + 320)
    await world.crash()
    assert [entry.kind for entry in inputs(world)][-1] == "again"
    await come_back(world, [ann, bob])
    await world.pass_ms(200)
    assert any(news.what == "again" for frame in [ann.frame()] for news in frame.news) or ann.frame().clock.running
    assert (world.state.turned, world.state.deadline) == (
        beat - world.state.first_beat + 1,
        inputs(world)[-1].at + 1000,
    )


async def test_a_decided_slap_is_never_lost(world):
    """case 41"""
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    await world.until(t + 500)
    await world.crash()
    await come_back(world, [ann, bob])
    assert [entry.seat for entry in inputs(world) if entry.kind == "move"] == [0]
    assert "first" in bob.frame().scene.plates[0].marks


async def test_the_deadline_of_the_race_rings_after_a_crash(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2500)
    await world.crash()
    turned = world.state.turned
    await come_back(world, [ann, bob])
    await world.pass_ms(1500)
    assert world.state.turned > turned


async def test_a_match_is_frozen_until_somebody_is_back(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2500)
    await world.crash()
    await world.pass_ms(60_000)
    before = len(inputs(world))
    await ann.connect()
    await world.pass_ms(RETURN_MS)  # Bob may still come
    await world.pass_ms(3000)
    assert (len(inputs(world)) > before, before) == (True, 3)


async def test_frame_numbers_go_on_after_a_crash(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2500)
    seen = ann.frame().no
    await world.crash()
    await come_back(world, [ann, bob])
    await world.pass_ms(3000)
    after = [frame.no for frame in bob.all(Frame) if frame.no > seen]
    assert after == sorted(after)
    assert after[-1] == world.play.no


async def test_what_a_crash_took_back_had_been_told_to_nobody(world):
    """The journal is cut off in the middle of a step."""
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    seen = len(ann.items), len(bob.items)

    def cut():
        raise OSError("no more disk")

    world.journal.before_append = cut
    world.table.move(actor, "x", actor.moves()[0], 0, world.clock.now())
    await world.settle()
    assert (len(ann.items), len(bob.items)) == seen
    assert (world.table.closed, ann.closed, inputs(world)) == (True, "closed", [])


async def test_a_table_that_failed_is_resumed_from_what_is_durable(world):
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    move = actor.moves()[0]

    def cut():
        raise OSError("no more disk")

    world.journal.before_append = cut
    world.table.move(actor, "x", move, 0, world.clock.now())
    await world.settle()
    world.journal.before_append = lambda: None
    await world.crash()
    await come_back(world, [ann, bob])
    assert await actor.move(move) == ""


async def test_nothing_is_told_before_it_is_durable(world):
    ann, bob = await world.open("five")
    told: list[tuple[int, int]] = []
    world.journal.before_append = lambda: told.append((len(entries(world)), ann.frame().no))
    await world.pass_ms(4000)
    frames = [frame.no for frame in ann.all(Frame)]
    assert len(told) >= 3
    assert all(number < frames[-1] for _lines, number in told)
    for lines, number in told:  # when a line is written, no frame of it has been sent
        assert number == sum(1 for entry in entries(world)[:lines] if entry.kind not in ("race", "chair", "flag"))


async def test_an_idle_table_is_put_away_and_taken_out_again_without_a_trace(world):
    people = await begun(world, "five", 1, 2500)
    for person in people:
        await person.leave()
    before, lines = fingerprint(world.state), len(world.journal.lines)
    await world.table.close()
    await world.crash()
    assert (fingerprint(world.state), len(world.journal.lines)) == (before, lines)


async def test_closing_in_the_middle_freezes_the_match(world):
    await begun(world, "five", 1, 2500)
    await world.table.close()
    assert notes(world, "pause")[-1] == {"running": False, "why": "nobody"}


async def test_closing_says_so_to_everybody(world):
    ann, bob = await world.open("duel")
    await world.table.close()
    assert (ann.closed, bob.closed, world.table.closed) == ("closed", "closed", True)


async def test_a_closed_table_lets_nobody_in(world):
    await world.open("duel")
    await world.table.close()
    with pytest.raises(Closed):
        await world.table.connect(Person(world, "zoe"), "zoe", "Zoe")


async def test_a_lobby_survives(world):
    ann, _bob = await world.open("duel", start=False, bots=("random",))
    await ann.do("set_option", "time_to_choose", "30")
    before = world.table.lobby()
    await world.crash()
    after = world.table.lobby()
    assert (after.options, [c.kind for c in after.chairs], after.phase) == (
        before.options, [c.kind for c in before.chairs], "lobby",
    )  # fmt: skip


async def test_a_finished_match_survives_with_its_log(world):
    people = await begun(world, "duel", 1, 100)
    await world.until_over()
    log = world.table.log()
    await world.crash()
    await people[0].connect()
    assert (world.table.lobby().phase, world.table.log()) == ("over", log)
    assert people[0].frame().ending is not None


async def test_a_log_that_is_not_legal_is_not_taken_up(world):
    await begun(world, "duel", 1, 3000)
    world.journal.lines.append(b'{"at":99999999,"beat":0,"kind":"move","move":"red","seat":7}')
    with pytest.raises(BadLog):
        await Table.resume(world.journal.record, world.journal.stored(), world.journal, world.minds, world.clock)


async def test_a_match_goes_on_to_its_end_through_crash_after_crash(world):
    people = await begun(world, "duel", 5, 2000)
    for _ in range(6):
        if world.table.lobby().phase == "over":
            break
        await world.crash()
        await come_back(world, people)
        for person in people:
            plays_along(world, person, random.Random(1))
            person.on_frame(person.frame())
        await world.pass_ms(2000)
    await world.until_over()
    assert fingerprint(world.state) == folded(world)
    assert flips(people[0]) == []


# --- every phase ------------------------------------------------------------------------------------------------------

PHASES = {
    "uno": ({"seven_zero": "on", "change_hand_colour": "named", "scoring": "to_500"}, {0, 1, 2, 3, 4, 5}),
    "duel": ({}, {0, 1}),
    "five": ({"points_to_win": "5"}, {0, 1, 2}),
    "chant": ({}, {0, 1, 2}),
    "tricoda": ({"reader_answers": "checked", "points_to_win": "5"}, {0, 1, 2}),
    "harvest": ({"extra_card": "active_player_chooses"}, {0, 1, 2, 3, 4}),
    "four": ({"points_to_win": "5"}, {0, 1, 2, 3, 4}),
    "vinegret": (
        {"exchange_one": "two", "deals": "until_double", "bet_limit": "5"},
        {0, 1, 2, 4, 5, 6},
    ),  # 3, that all pass, is rare
}
BOTS = {"harvest": ("easy", "easy"), "four": ("hard", "hard")}  # random play lets cards lie, or never claims
RACES = ("five", "chant", "harvest", "four")  # `again` opens anew what lies there


async def taken_up(world: World) -> tuple[str, str]:
    """The fingerprint of the table as another process would take it up at this moment, and of this one."""
    journal = MemoryJournal()
    stored = world.journal.stored()
    assert stored is not None
    assert world.journal.record is not None
    journal.record, journal.match, journal.lines = world.journal.record, stored, list(stored.lines)
    table = await Table.resume(journal.record, stored, journal, world.minds, VirtualClock())
    assert table.room.sitting is not None
    state: Any = table.room.sitting.match.state
    twin = fingerprint(state)
    if (
        journal.lines[len(stored.lines) :]
        and getattr(state, "exposed", 0) == 0
        and world.table.room.game.id not in RACES
    ):
        before = fingerprint(world.state)
    else:  # a race was open: what `again` makes of it
        live = fold(parse_header(stored.header.decode()), stored.seed, [parse_entry(x.decode()) for x in journal.lines])
        before = fingerprint(live.state)
    await table.close()
    return twin, before


@pytest.mark.parametrize("game", ORDER)
async def test_a_match_can_be_taken_up_in_every_phase(world, game):
    """case 41"""
    options, phases = PHASES[game]
    seen = set()
    people = await world.open(game, 2, BOTS.get(game, ("random", "random")), start=False, options=options)
    for person in people:
        plays_along(world, person, random.Random(7))
    await people[0].do("start")
    for k in range(4000):
        await world.pass_ms(350 if game not in RACES else 610)
        if world.table.lobby().phase != "playing":
            break
        phase = int(world.state.phase)
        if phase not in seen or k % 40 == 0:
            seen.add(phase)
            twin, before = await taken_up(world)
            assert twin == before
        if seen >= phases and k > 200:
            break
    assert seen >= phases


class Killed(Exception):
    """The process died here."""


async def killed_at_the_end(world: World, before: str) -> None:
    """A match is played until it is over, and the process dies before the journal has done that with its end."""
    people = await begun(world, "duel", 1, 0)

    def die() -> None:
        if world.state.over:
            raise Killed

    setattr(world.journal, before, die)
    while not world.table.closed:
        bell = world.clock.next_bell()
        assert bell is not None
        await world.until(bell)
    setattr(world.journal, before, lambda: None)
    await world.crash()
    await come_back(world, people)


async def test_a_table_is_over_though_the_record_did_not_say_so_yet(world):
    """case 41: killed between a match's last lines and the record"""
    await killed_at_the_end(world, "before_save")
    assert (world.state.over, world.table.lobby().phase, world.journal.record.phase) == (True, "over", "over")


async def test_a_match_whose_last_lines_were_lost_goes_on(world):
    """case 41: killed before a match's last lines, which nobody has seen"""
    await killed_at_the_end(world, "before_append")
    assert (world.state.over, world.table.lobby().phase, world.journal.record.phase) == (False, "playing", "playing")


async def test_a_rematch_can_be_had_after_such_an_end(world):
    """case 41"""
    await killed_at_the_end(world, "before_save")
    assert await world.people[0].do("start") == ""
    assert world.table.lobby().phase == "playing"
