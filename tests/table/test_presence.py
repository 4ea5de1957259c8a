"""Who is there, who is away, and who plays for them."""

from __future__ import annotations

import pytest

from ludoteka.bots.mind import Answer
from ludoteka.table.frames import Frame
from ludoteka.table.presence import WATCHERS
from ludoteka.table.record import Guest
from tests.table.conftest import flips, inputs, notes
from tests.table.world import Person, World


def chair(world: World, seat: int):
    return world.table.lobby().chairs[seat]


# --- two windows ------------------------------------------------------------------------------------------------------


async def test_the_newest_window_has_the_seat(world):
    """case 38"""
    ann, _bob = await world.open("duel")
    other = Person(world, "ann")
    await other.connect()
    assert (other.seat(), ann.sent_away(), ann.closed) == (0, True, "elsewhere")


async def test_the_older_window_is_not_heard_any_more(world):
    """case 38"""
    ann, _bob = await world.open("duel")
    other = Person(world, "ann")
    await other.connect()
    assert await ann.do("pause", True) == "elsewhere"


async def test_the_late_end_of_the_older_socket_changes_nothing(world):
    """case 38"""
    ann, _bob = await world.open("duel")
    other = Person(world, "ann")
    await other.connect()
    await ann.leave()
    assert chair(world, 0).here is True


async def test_the_older_window_hears_nothing_more(world):
    ann, _bob = await world.open("duel")
    other = Person(world, "ann")
    await other.connect()
    heard = len(ann.items)
    await world.pass_ms(30_000)
    assert len(ann.items) == heard


# --- joining and looking ----------------------------------------------------------------------------------------------


async def test_whoever_connects_hears_who_he_is_then_the_lobby_then_the_table(world):
    await world.open("duel")
    watcher = Person(world, "zoe")
    await watcher.connect()
    assert [type(item).__name__ for item in watcher.items[:3]] == ["Welcome", "Lobby", "Frame"]


async def test_a_watcher_is_counted_and_has_no_seat(world):
    ann, _bob = await world.open("duel")
    watcher = Person(world, "zoe")
    await watcher.connect()
    assert (watcher.seat(), ann.lobby().watchers) == (None, 1)


async def test_there_is_room_for_fifty_watchers_and_no_more(world):
    await world.open("duel")
    for k in range(WATCHERS):
        assert await Person(world, f"w{k}").connect()
    late = Person(world, "late")
    assert (await late.connect(), late.closed, late.items) == (False, "too-many", [])


async def test_a_seated_person_finds_room_among_any_number_of_watchers(world):
    ann, _bob = await world.open("duel")
    for k in range(WATCHERS):
        await Person(world, f"w{k}").connect()
    await ann.leave()
    assert await Person(world, "ann").connect()


async def test_a_reconnecting_person_gets_the_frame_he_would_have_had(world):
    ann, _bob = await world.open("five")
    await world.pass_ms(2500)
    before = ann.frame()
    again = Person(world, "ann")
    await again.connect()
    assert (again.frame().no, again.frame().scene) == (before.no, before.scene)


# --- the host ---------------------------------------------------------------------------------------------------------


async def test_the_host_passes_on_while_the_maker_is_away_and_returns_with_him(world):
    ann, _bob = await world.open("duel", start=False)
    hosts = [[c.host for c in world.table.lobby().chairs[:2]]]
    await ann.leave()
    hosts.append([c.host for c in world.table.lobby().chairs[:2]])
    await ann.connect()
    hosts.append([c.host for c in world.table.lobby().chairs[:2]])
    assert hosts == [[True, False], [False, True], [True, False]]


# --- everybody gone ---------------------------------------------------------------------------------------------------


async def test_with_everybody_gone_the_game_freezes_and_goes_on_just_there(world):
    """case 40"""
    ann, bob = await world.open("five")
    await world.pass_ms(2050)
    await ann.leave()
    await bob.leave()
    turned, game = int(world.state.turned), world.play.time.at(world.clock.now())
    await world.pass_ms(40_000)
    assert (world.state.turned, world.play.time.at(world.clock.now())) == (turned, game)
    await ann.connect()
    await bob.connect()
    await world.pass_ms(10)
    assert world.play.time.at(world.clock.now()) == game + 10
    assert [c.kind for c in world.table.lobby().chairs] == ["person", "person"]


async def test_a_freeze_is_in_the_log(world):
    ann, bob = await world.open("duel")
    await ann.leave()
    await bob.leave()
    assert notes(world, "pause")[-1] == {"running": False, "why": "nobody"}


async def test_nobody_is_stood_in_for_right_after_a_freeze(world, heap):
    """case 40: whoever needs longer to come back still has twenty seconds"""
    ann, bob = await world.open("heap", options={"time": "none"})
    await ann.leave()
    await bob.leave()
    await world.pass_ms(40_000)
    await bob.connect()
    await world.pass_ms(19_000)
    early = chair(world, 0).stand_in
    await world.pass_ms(1_100)
    assert (early, chair(world, 0).stand_in) == (False, True)


async def test_watchers_do_not_keep_a_game_going(world):
    ann, bob = await world.open("duel")
    await Person(world, "zoe").connect()
    await ann.leave()
    await bob.leave()
    assert world.table.lobby().paused == "nobody"


async def test_a_table_of_bots_plays_while_anybody_watches(world):
    people = await world.open("duel", people=1, bots=("random", "random"), start=False)
    await people[0].do("start")
    await people[0].do("stand")
    await world.pass_ms(60_000)
    assert world.table.lobby().phase == "over"


# --- stand-ins in games of turns -------------------------------------------------------------------------------------


async def test_after_twenty_seconds_a_bot_plays_for_whoever_is_away(world, heap):
    ann, _bob = await world.open("heap", options={"time": "none"})
    await ann.leave()
    await world.pass_ms(19_900)
    before = chair(world, 0).stand_in
    await world.pass_ms(200)
    assert (before, chair(world, 0).stand_in, chair(world, 0).name) == (False, True, "Ann")


async def test_a_person_who_comes_back_has_the_seat_at_once(world, heap):
    ann, _bob = await world.open("heap", options={"time": "none"})
    await ann.leave()
    await world.pass_ms(25_000)
    await ann.connect()
    made = len(inputs(world))
    assert chair(world, 0).stand_in is False
    await world.pass_ms(5_000)
    assert [entry for entry in inputs(world)[made:] if entry.kind == "move" and entry.seat == 0] == []


async def test_the_stand_in_plays_sensibly_in_turn_games_and_draws_lots_in_sealed_ones(world):
    """DUE-19: random cards for whoever is away"""
    await world.open("duel")
    assert world.table.room.sitting.stand_in_level() == "random"


async def test_an_absent_chooser_gets_a_random_card_when_the_time_is_up(world):
    """case 33"""
    ann, bob = await world.open("duel")
    actor, other = (ann, bob) if ann.frame().scene.plates[0].turn else (bob, ann)
    await actor.move(actor.moves()[0])
    await actor.move(actor.moves()[0])
    await other.leave()
    await world.pass_ms(15_200)
    assert [entry.kind for entry in inputs(world)][-1] == "expire"
    assert any(news.what.startswith("random") or news.card for news in actor.frame().news)


# --- races ------------------------------------------------------------------------------------------------------------


def never(asked):
    return None


async def test_in_a_race_whoever_is_away_is_excused_at_once():
    """case 27"""
    world = World(never)
    people = await world.open("five", people=4)
    await world.pass_ms(1500)
    await people[3].leave()
    assert world.state.absent == 0b1000
    await world.table.close()


async def test_whoever_comes_back_is_not_excused_any_more():
    world = World(never)
    people = await world.open("five", people=4)
    await world.pass_ms(1500)
    await people[3].leave()
    await people[3].connect()
    assert world.state.absent == 0
    await world.table.close()


async def test_three_reveals_are_excused_and_at_the_fourth_a_bot_plays():
    """case 27"""
    world = World(never)
    people = await world.open("five", people=4)
    await world.pass_ms(1500)
    await people[3].leave()
    begun = len(flips(people[0]))
    stood_in = []
    for _ in range(5):
        count = len(flips(people[0]))
        while len(flips(people[0])) == count:
            await world.pass_ms(10)
        stood_in.append((len(flips(people[0])) - begun, chair(world, 3).stand_in, int(world.state.absent)))
    assert stood_in == [(1, False, 8), (2, False, 8), (3, False, 8), (4, True, 0), (5, True, 0)]
    await world.table.close()


async def test_the_bot_is_asked_about_the_fourth_reveal():
    """case 27"""
    world = World(never)
    people = await world.open("five", people=4)
    await world.pass_ms(1500)
    await people[3].leave()
    while not chair(world, 3).stand_in:
        await world.pass_ms(10)
    assert [(asked.seat, asked.level, asked.what) for asked in world.minds.asked] == [(3, "normal", "react")]
    await world.table.close()


async def test_an_excused_seat_loses_nothing():
    """case 27"""
    world = World(never)
    people = await world.open("five", people=3)
    await world.pass_ms(1500)
    await people[2].leave()
    beat = people[0].frame().beat
    people[0].press(world.clock.now(), "slap", beat)
    people[1].press(world.clock.now() + 5, "slap", beat)
    await world.pass_ms(3000)
    assert people[0].frame().scene.plates[2].score == 0
    await world.table.close()


# --- silence ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("visible, patience", [(True, 15_000), (False, 75_000)])
async def test_a_line_that_answers_no_ping_is_closed(world, visible, patience):
    ann, _bob = await world.open("duel", start=False)
    ann.pongs = False
    world.table.visible(ann, visible)
    await world.pass_ms(patience - 2000)
    before = ann.closed
    await world.pass_ms(5000)
    assert (before, ann.closed, chair(world, 0).here) == ("", "silent", False)


# --- another browser --------------------------------------------------------------------------------------------------


async def test_a_seat_moves_to_another_browser(world):
    """case 43"""
    ann, _bob = await world.open("duel")
    safari = Person(world, "ann-2")
    await safari.connect("Ann")
    hand = ann.frame().scene.zones
    assert await world.table.claim(0, Guest("ann-2", "Ann")) == ""
    assert (safari.seat(), safari.frame().scene.zones, ann.closed) == (0, hand, "elsewhere")


async def test_a_claimed_seat_plays_on(world):
    """case 43"""
    ann, bob = await world.open("duel")
    seat = 0 if ann.frame().scene.plates[0].turn else 1
    safari = Person(world, "new")
    await safari.connect()
    assert await world.table.claim(seat, Guest("new", "New")) == ""
    assert await safari.move(safari.moves()[0]) == ""
    assert len(world.table.lobby().chairs) == 2


@pytest.mark.parametrize("seat, reason", [(2, "seat-free"), (77, "no-such-seat")])
async def test_only_a_persons_seat_can_be_claimed(world, seat, reason):
    await world.open("duel", start=False)
    assert await world.table.claim(seat, Guest("zoe", "Zoe")) == reason


async def test_nobody_claims_a_second_seat_in_a_match(world):
    await world.open("duel")
    assert await world.table.claim(0, Guest("bob", "Bob")) == "seat-taken"


async def test_the_maker_stays_host_in_another_browser(world):
    ann, _bob = await world.open("duel", start=False)
    await world.table.claim(0, Guest("ann-2", "Ann"))
    safari = Person(world, "ann-2")
    await safari.connect()
    assert (chair(world, 0).host, await ann.do("ready", True)) == (True, "elsewhere")


# --- minds that come and go -------------------------------------------------------------------------------------------


async def test_an_answer_for_a_seat_that_has_its_person_back_is_dropped(heap):
    slow = World()
    people = await slow.open("heap", options={"time": "none"})
    turn = [plate.turn for plate in people[0].frame().scene.plates].index(True)
    slow.minds.script = lambda asked: Answer(0, 3000) if asked.what == "turn" else None
    await people[turn].leave()
    await slow.pass_ms(21_000)
    assert chair(slow, turn).stand_in
    await people[turn].connect()
    made = len(inputs(slow))
    await slow.pass_ms(4000)
    assert len(inputs(slow)) == made
    await slow.table.close()


async def test_everybody_has_every_frame_number_once(world):
    ann, bob = await world.open("five")
    await world.pass_ms(3000)
    assert [frame.no for frame in ann.all(Frame)] == [frame.no for frame in bob.all(Frame)]
