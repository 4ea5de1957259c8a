"""Taking a move back: asked of everybody else, and only while nobody has learned anything (case 45)."""

from __future__ import annotations

from ludoteka.match import fingerprint
from ludoteka.table.frames import Frame
from tests.table.conftest import entries, inputs


async def heaped(world, people=2, **more):
    return await world.open("heap", people=people, options={"time": "none"}, **more)


async def test_a_move_is_taken_back_when_the_others_agree(world, heap):
    """case 45"""
    ann, bob = await heaped(world)
    before = fingerprint(world.state)
    await ann.move("take:2")
    assert await ann.do("ask_undo") == ""
    assert await bob.do("consent", True) == ""
    assert [entry.kind for entry in inputs(world)] == ["move", "undo"]
    assert (ann.frame().scene.plates[0].turn, fingerprint(world.state)) == (True, before)


async def test_who_asks_and_who_has_agreed_is_shown(world, heap):
    ann, bob, cem = await heaped(world, people=3)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await bob.do("consent", True)
    assert (cem.lobby().undo_by, cem.lobby().undo_agreed, len(inputs(world))) == (0, (1,), 1)


async def test_one_no_is_enough(world, heap):
    ann, bob, cem = await heaped(world, people=3)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await bob.do("consent", True)
    await cem.do("consent", False)
    assert (cem.lobby().undo_by, cem.lobby().undo_refused, len(inputs(world))) == (None, True, 1)
    await bob.move("take:1")
    assert not cem.lobby().undo_refused


async def test_after_a_no_nobody_is_asked_again_about_the_same_move(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await bob.do("consent", False)
    assert await ann.do("ask_undo") == "undo-asked"
    await bob.move("take:1")
    assert await bob.do("ask_undo") == ""


async def test_silence_is_a_no_after_twenty_seconds(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await world.pass_ms(20_100)
    assert (bob.lobby().undo_by, len(inputs(world))) == (None, 1)


async def test_game_time_stands_still_while_it_is_asked(world, heap):
    ann, _bob = await world.open("heap")
    await ann.move("take:2")
    await ann.do("ask_undo")
    before = world.play.time.at(world.clock.now())
    await world.pass_ms(15_000)
    assert (world.play.time.at(world.clock.now()), len(inputs(world))) == (before, 1)


async def test_what_was_taken_back_costs_nobody_time(world, heap):
    """The time from the move to the question is given back, and the time of the question stands still."""
    ann, bob = await world.open("heap")
    await world.pass_ms(6_000)
    left = world.state.deadline - world.play.time.at(world.clock.now())
    await ann.move("take:2")
    await world.pass_ms(3_500)
    await ann.do("ask_undo")
    await world.pass_ms(8_000)
    await bob.do("consent", True)
    assert abs(world.state.deadline - world.play.time.at(world.clock.now()) - max(left, 5_000)) <= 1
    assert [one.what for frame in ann.all(Frame) for one in frame.news] == ["take", "undone"]
    await world.pass_ms(4_000)
    assert [entry.kind for entry in inputs(world)] == ["move", "undo"]
    await world.pass_ms(2_000)
    assert [entry.kind for entry in inputs(world)][2] == "expire"


async def test_bots_agree(world, heap):
    ann, _bob = await world.open("heap", bots=("random",), options={"time": "none"})
    world.minds.script = lambda asked: None
    await ann.move("take:2")
    await ann.do("ask_undo")
    await world.people[1].do("consent", True)
    assert [entry.kind for entry in inputs(world)] == ["move", "undo"]


async def test_with_nobody_to_ask_it_is_done_at_once(world, heap):
    [ann] = await world.open("heap", people=1, bots=("random",), options={"time": "none"}, start=False)
    world.minds.script = lambda asked: None
    await ann.do("start")
    await world.pass_ms(200)
    await ann.move("take:2")
    assert await ann.do("ask_undo") == ""
    assert (ann.frame().scene.plates[0].turn, ann.frame().clock.running) == (True, True)


async def test_whoever_plays_on_has_answered(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert await bob.move("take:1") == ""
    assert (bob.lobby().undo_by, bob.frame().clock.running) == (None, True)


async def test_an_illegal_move_is_no_answer(world, heap):
    ann, _bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert await ann.move("take:1") == "not-your-turn"
    assert ann.lobby().undo_by == 0


async def test_what_showed_something_is_not_taken_back(world, heap):
    """case 45: a card was drawn"""
    ann, _bob = await heaped(world)
    await ann.move("peek")
    assert await ann.do("ask_undo") == "undo-revealed"


async def test_what_asked_chance_is_not_taken_back(world, heap):
    ann, _bob = await heaped(world)
    await ann.move("cut")
    assert await ann.do("ask_undo") == "undo-revealed"


async def test_nothing_is_taken_back_after_somebody_acted(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await bob.move("take:1")
    assert await ann.do("ask_undo") == "undo-others"


async def test_it_can_be_taken_back_once(world, heap):
    """case 45"""
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await bob.do("consent", True)
    assert await ann.do("ask_undo") == "undo-nothing"


async def test_a_reaction_is_not_taken_back(world, heap):
    ann, _bob = await heaped(world)
    ann.press(world.clock.now(), "tap", world.state.beat)
    await world.pass_ms(200)
    assert await ann.do("ask_undo") == "no-undo"


async def test_a_table_may_do_without(world, heap):
    ann, _bob = await heaped(world, undo="off")
    await ann.move("take:2")
    assert await ann.do("ask_undo") == "no-undo"


async def test_a_second_question_waits_for_the_first(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert await bob.do("ask_undo") == "undo-asked"


async def test_whoever_asks_cannot_agree_himself(world, heap):
    ann, _bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert (await ann.do("consent", True), len(inputs(world))) == ("nothing-asked", 1)


async def test_whoever_asks_may_think_better_of_it(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert (await ann.do("consent", False), bob.lobby().undo_by) == ("", None)


async def test_a_question_ends_when_whoever_asked_has_gone(world, heap):
    ann, bob = await heaped(world)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await ann.leave()
    assert (bob.lobby().undo_by, bob.frame().clock.running) == (None, True)


async def test_nobody_waits_for_an_answer_from_somebody_who_left(world, heap):
    ann, bob, cem = await heaped(world, people=3)
    await ann.move("take:2")
    await ann.do("ask_undo")
    await bob.do("consent", True)
    await cem.leave()
    assert "undo" in [entry.kind for entry in entries(world)]


async def test_a_watcher_is_not_asked(world, heap):
    from tests.table.world import Person

    ann, _bob = await heaped(world)
    watcher = Person(world, "zoe")
    await watcher.connect()
    await ann.move("take:2")
    await ann.do("ask_undo")
    assert await watcher.do("consent", True) == "not-seated"
