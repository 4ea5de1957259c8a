"""Commands: who may do what, once each, and not too many."""

from __future__ import annotations

import pytest

from ludoteka.games import UnknownGame
from ludoteka.rules.options import BadOption
from ludoteka.table.absence import TAKEOVER_MS
from ludoteka.table.actor import Table
from ludoteka.table.chairs import Refusal
from ludoteka.table.frames import Ack, Cheer, Settings
from ludoteka.table.record import Guest
from tests.table.conftest import inputs, moves
from tests.table.world import Person, World


async def made(world: World, game: str = "duel", **more):
    world.table = await Table.create(
        "TABLE", game, more.pop("options", {}), Settings(), Guest("ann", "Ann"), world.journal, world.minds,
        world.clock, **more,
    )  # fmt: skip
    return world.table.lobby()


# --- making a table ---------------------------------------------------------------------------------------------------


async def test_the_maker_sits_on_seat_0_and_is_kept(world):
    lobby = await made(world)
    assert ((lobby.chairs[0].kind, lobby.chairs[0].name), world.journal.record.chairs[0].guest) == (
        ("person", "Ann"),
        "ann",
    )


async def test_a_table_for_playing_now_is_dealt_at_once_and_waits_for_its_maker(world):
    lobby = await made(world, bots=("random", "normal"), start=True)
    assert (lobby.phase, lobby.paused, [chair.kind for chair in lobby.chairs]) == (
        "playing", "nobody", ["person", "bot", "bot"],
    )  # fmt: skip


async def test_bots_have_names_of_their_own_which_the_log_keeps(world):
    lobby = await made(world, bots=("random", "normal"), start=True)
    assert [chair.name for chair in lobby.chairs] == ["Ann", "bot-merlot", "bot-riesling"]
    assert world.play.match.header.names == ("Ann", "bot-merlot", "bot-riesling")


async def test_a_bot_keeps_its_name_at_another_level_and_on_another_seat(world):
    ann, bob = await world.open("duel", start=False, bots=("random", "random"))
    assert [await ann.do("seat_bot", 2, "hard"), await bob.do("stand"), await ann.do("start")] == ["", "", ""]
    assert [(chair.seat, chair.name) for chair in ann.lobby().chairs if chair.kind == "bot"] == [
        (1, "bot-merlot"),
        (2, "bot-riesling"),
    ]


async def test_a_table_for_playing_now_begins_when_its_maker_has_seen_it(world):
    await made(world, bots=("random",), start=True)
    ann = Person(world, "ann")
    await ann.connect()
    await world.pass_ms(100)
    assert (ann.frame().clock.running, world.table.lobby().paused) == (True, "")


@pytest.mark.parametrize(
    "game, more, problem",
    [
        ("chess", {}, UnknownGame),
        ("duel", {"options": {"hand": "9"}}, BadOption),
        ("duel", {"bots": ("genius",)}, Refusal),
        ("duel", {"bots": ("random",) * 20}, Refusal),
        ("duel", {"start": True}, Refusal),
    ],
)
async def test_no_table_is_made_of_what_does_not_fit(world, game, more, problem):
    with pytest.raises(problem):
        await made(world, game, **more)
    assert world.journal.record is None


# --- chairs -----------------------------------------------------------------------------------------------------------


async def test_whoever_sits_down_elsewhere_changes_over(world):
    _ann, bob = await world.open("duel", start=False)
    await bob.do("sit", 5)
    kinds = [chair.kind for chair in bob.lobby().chairs]
    assert (kinds[1], kinds[5], bob.seat()) == ("free", "person", 5)


async def test_nobody_sits_on_a_taken_chair(world):
    _ann, bob = await world.open("duel", start=False)
    assert (await bob.do("sit", 0), bob.seat()) == ("seat-taken", 1)


async def test_who_asks_for_any_chair_gets_one_whoever_else_sits_down_at_that_moment(world):
    ann, bob = await world.open("duel", start=False)
    await bob.do("stand")
    said = [await ann.do("seat_bot", None, "hard"), await bob.do("sit", None), await ann.do("seat_bot", None, "easy")]
    chairs = [(chair.kind, chair.level) for chair in ann.lobby().chairs[:4]]
    assert (said, chairs, bob.seat()) == (
        ["", "", ""], [("person", ""), ("bot", "hard"), ("person", ""), ("bot", "easy")], 2,
    )  # fmt: skip


async def test_a_full_table_says_so_and_changes_nobody_s_level(world):
    ann, _bob = await world.open("duel", start=False)
    said = [await ann.do("seat_bot", None, "hard") for _ in range(7)]
    levels = {chair.level for chair in ann.lobby().chairs if chair.kind == "bot"}
    assert (said, levels) == ([*[""] * 6, "table-full"], {"hard"})
    assert await ann.do("sit", None) == "table-full"


async def test_two_of_one_name_are_told_apart_wherever_they_sit_and_whenever_they_come_back(world):
    ann, _bob = await world.open("duel", start=False)
    other = Person(world, "cleo")
    await other.connect("Ann")
    names = [await other.do("sit", None), other.lobby().chairs[2].name]
    await other.do("sit", 4)
    names.append(other.lobby().chairs[4].name)
    await other.leave()
    await other.connect("Ann")
    names.append(other.lobby().chairs[4].name)
    await ann.leave()
    await ann.connect()
    assert [*names, ann.lobby().chairs[0].name] == ["", "Ann 2", "Ann 2", "Ann 2", "Ann"]


async def test_at_the_deal_the_ranks_close_and_everybody_is_told_his_seat(world):
    ann, bob = await world.open("duel", start=False)
    await bob.do("sit", 5)
    await ann.do("start")
    assert (bob.seat(), len(bob.lobby().chairs), bob.frame().scene.plates[1].seat) == (1, 2, 1)


@pytest.mark.parametrize(
    "command, args",
    [("seat_bot", (3, "random")), ("unseat", (1,)), ("set_option", ("time_to_choose", "30")),
     ("set_setting", ("mode", "ranked")), ("start", ())],
)  # fmt: skip
async def test_only_the_host_arranges_the_table(world, command, args):
    _ann, bob = await world.open("duel", start=False)
    before = world.table.lobby()
    assert (await bob.do(command, *args), world.table.lobby()) == ("not-host", before)


@pytest.mark.parametrize(
    "command, args",
    [("sit", (3,)), ("seat_bot", (3, "random")), ("set_option", ("time_to_choose", "30")),
     ("set_setting", ("undo", "off")), ("ready", (True,)), ("start", ())],
)  # fmt: skip
async def test_nothing_is_arranged_in_the_middle_of_a_match(world, command, args):
    ann, _bob = await world.open("duel")
    assert await ann.do(command, *args) == "not-in-lobby"


@pytest.mark.parametrize(
    "command, args, reason",
    [
        ("seat_bot", (3, "genius"), "no-such-level"),
        ("seat_bot", (1, "random"), "seat-taken"),
        ("seat_bot", (77, "random"), "no-such-seat"),
        ("unseat", (1,), "still-here"),
        ("unseat", (3,), "seat-free"),
        ("set_option", ("colour", "red"), "no-such-option"),
        ("set_option", ("time_to_choose", "31"), "no-such-option"),
        ("set_setting", ("mode", "serious"), "no-such-setting"),
        ("set_setting", ("colour", "red"), "no-such-setting"),
        ("cheer", ("boo",), "no-such-sign"),
        ("consent", (True,), "no-match"),
        ("pause", (True,), "no-match"),
    ],
)
async def test_what_does_not_exist_is_refused_and_nothing_changes(world, command, args, reason):
    ann, _bob = await world.open("duel", start=False)
    before = world.table.lobby()
    assert (await ann.do(command, *args), world.table.lobby()) == (reason, before)


async def test_options_and_settings_are_chosen_and_kept(world):
    ann, bob = await world.open("duel", start=False)
    await ann.do("set_option", "time_to_choose", "30")
    await ann.do("set_setting", "mode", "ranked")
    assert (bob.lobby().options["time_to_choose"], bob.lobby().settings.mode) == ("30", "ranked")
    assert (world.journal.record.options, world.journal.record.settings) == (bob.lobby().options, bob.lobby().settings)


async def test_a_match_is_played_by_the_options_that_were_chosen(world):
    ann, _bob = await world.open("duel", start=False)
    await ann.do("set_option", "hand_size", "2")
    await ann.do("start")
    assert world.table.room.sitting.match.header.options["hand_size"] == "2"


async def test_one_person_alone_deals_no_cards(world):
    [ann] = await world.open("duel", people=1, start=False)
    assert (await ann.do("start"), ann.lobby().phase) == ("too-few", "lobby")


async def test_a_host_takes_a_chair_back_from_a_bot_and_from_whoever_is_away(world):
    ann, bob = await world.open("duel", start=False, bots=("random",))
    await bob.leave()
    await world.pass_ms(TAKEOVER_MS)
    assert [await ann.do("unseat", 1), await ann.do("unseat", 2)] == ["", ""]
    assert {chair.kind for chair in ann.lobby().chairs[1:]} == {"free"}


async def test_a_cheer_is_heard_by_all(world):
    ann, bob = await world.open("duel", start=False)
    await bob.do("cheer", "wow")
    assert ann.all(Cheer) == bob.all(Cheer) == [Cheer(1, "wow")]


async def test_nobody_cheers_all_the_time(world):
    ann, bob = await world.open("duel", start=False)
    reasons = [await bob.do("cheer", "wow") for _ in range(3)]
    await world.pass_ms(500)
    assert [*reasons, await bob.do("cheer", "wow")] == ["", "too-fast", "too-fast", ""]
    assert len(ann.all(Cheer)) == 2


async def test_readiness_is_shown(world):
    ann, bob = await world.open("duel", start=False)
    await bob.do("ready", True)
    assert [chair.ready for chair in ann.lobby().chairs[:2]] == [False, True]


# --- in a match -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move, reason", [("nonsense", "unknown"), ("red", "challenge-first")])
async def test_an_illegal_move_is_refused_and_leaves_no_trace(world, move, reason):
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    assert (await actor.move(move), inputs(world)) == (reason, [])


async def test_a_move_out_of_turn_is_refused(world):
    ann, bob = await world.open("duel")
    other = bob if ann.frame().scene.plates[0].turn else ann
    assert (await other.move(f"challenge:{1 - other.seat()}"), inputs(world)) == ("not-your-turn", [])


async def test_a_watcher_moves_nothing(world):
    await world.open("duel")
    watcher = Person(world, "zoe")
    await watcher.connect()
    assert (await watcher.move("red"), inputs(world)) == ("not-seated", [])


async def test_nothing_moves_while_the_game_is_paused(world):
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    await bob.do("pause", True)
    assert (await actor.move(actor.moves()[0]), inputs(world), ann.lobby().paused) == ("paused", [], "wish")


async def test_a_pause_ends_and_the_game_has_lost_no_time(world):
    ann, bob = await world.open("duel")
    before = world.play.time.at(world.clock.now())
    await bob.do("pause", True)
    await world.pass_ms(500_000)
    await ann.do("pause", False)
    assert (world.play.time.at(world.clock.now()), inputs(world)) == (before, [])


async def test_whoever_stands_up_in_a_match_leaves_his_seat_to_a_bot(world):
    ann, bob, _cem = await world.open("duel", people=3)
    await bob.do("stand")
    assert (ann.lobby().chairs[1].kind, bob.seat(), bob.frame().scene.zones != ann.frame().scene.zones) == (
        "bot", None, True,
    )  # fmt: skip
    assert ann.lobby().chairs[1].name == "bot-merlot"


async def test_whoever_is_away_can_be_replaced_for_good(world):
    ann, bob, _cem = await world.open("duel", people=3)
    await bob.leave()
    await world.pass_ms(TAKEOVER_MS)
    assert (await ann.do("unseat", 1), ann.lobby().chairs[1].kind) == ("", "bot")


@pytest.mark.parametrize("start", [False, True])
async def test_a_line_that_breaks_for_a_moment_costs_nobody_his_seat(world, start):
    ann, bob, _cem = await world.open("duel", people=3, start=start)
    await ann.leave()
    await world.pass_ms(TAKEOVER_MS - 1)
    assert (await bob.do("unseat", 0), bob.lobby().chairs[0].name) == ("still-here", "Ann")
    await world.pass_ms(1)
    assert await bob.do("unseat", 0) == ""


async def test_after_a_restart_everybody_has_time_to_come_back(world):
    _ann, bob, _cem = await world.open("duel", people=3, start=False)
    await world.crash()
    await bob.connect()
    assert await bob.do("unseat", 0) == "still-here"
    await world.pass_ms(TAKEOVER_MS)
    assert await bob.do("unseat", 0) == ""


# --- over, and again --------------------------------------------------------------------------------------------------


async def finished(world):
    ann, *_ = people = await world.open("duel", people=1, bots=("random", "random"), start=False)
    await ann.do("start")
    await world.until_over()
    return people[0]


async def test_the_log_is_given_out_once_the_match_is_over(world):
    people = await world.open("duel")
    assert world.table.log() is None
    for person in people:
        await person.do("stand")
    await world.until_over()
    assert world.table.log().decode().splitlines()[-1].startswith('{"kind":"end"')


async def test_a_rematch_keeps_the_seats_and_begins_new_numbers(world):
    ann = await finished(world)
    first = ann.frame()
    assert await ann.do("start") == ""
    await world.pass_ms(5)
    frames = [frame for frame in ann.all(type(first)) if frame.match != first.match]
    assert (frames[0].no, ann.seat(), [chair.kind for chair in ann.lobby().chairs]) == (0, 0, ["person", "bot", "bot"])


async def test_who_gets_up_after_a_match_is_not_dealt_in_and_who_lost_the_line_is(world):
    ann, bob, cem = await world.open("duel", people=3, bots=("random",), start=False)
    await ann.do("start")
    await world.until_over()
    await ann.do("stand")
    await ann.leave()
    await bob.leave()
    assert await cem.do("start") == ""
    chairs = [(chair.kind, chair.name, chair.here) for chair in cem.lobby().chairs]
    assert chairs == [("person", "Bob", False), ("person", "Cem", True), ("bot", "bot-merlot", False)]


async def test_the_seed_is_shown_at_the_end_and_is_the_one_committed_to(world):
    from hashlib import sha256

    ann = await finished(world)
    seed = bytes.fromhex(ann.frame().ending.seed)
    assert sha256(seed).hexdigest() == ann.lobby().commitment


async def test_the_seed_is_in_nothing_that_was_sent_before_the_end(world):
    ann = await finished(world)
    seed = ann.frame().ending.seed
    assert [item for item in ann.items if seed in repr(item)][0].ending is not None


# --- once each --------------------------------------------------------------------------------------------------------


async def test_a_command_sent_twice_happens_once(world):
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    move = actor.moves()[0]
    await actor.move(move, cmd="again")
    await actor.move(move, cmd="again")
    assert len(moves(world)) == 1
    assert [ack for ack in actor.all(Ack) if ack.cmd == "again"] == [Ack("again", True)] * 2


async def test_a_command_is_answered_alike_over_a_new_line(world):
    ann, bob = await world.open("duel")
    actor = ann if ann.frame().scene.plates[0].turn else bob
    move = actor.moves()[0]
    await actor.move(move, cmd="again")
    again = Person(world, actor.guest)
    await again.connect()
    assert (await again.move(move, cmd="again"), len(moves(world))) == ("", 1)


async def test_a_refusal_sent_twice_is_the_same_refusal(world):
    ann, bob = await world.open("duel")
    other = bob if ann.frame().scene.plates[0].turn else ann
    assert [await other.move("red", cmd="x"), await other.move("red", cmd="x")] == ["not-your-turn"] * 2


async def test_commands_of_two_people_may_have_the_same_name(world):
    ann, bob = await world.open("duel", start=False)
    assert [await ann.do("ready", True, cmd="1"), await bob.do("ready", True, cmd="1")] == ["", ""]
    assert [chair.ready for chair in ann.lobby().chairs[:2]] == [True, True]


# --- not too many -----------------------------------------------------------------------------------------------------


async def test_a_flood_is_refused_beyond_forty_at_once(world):
    ann, _bob = await world.open("duel", start=False)
    await world.pass_ms(5000)
    for k in range(100):
        world.table.ready(ann, f"flood-{k}", True)
    await world.settle()
    acks = [ack for ack in ann.all(Ack) if ack.cmd.startswith("flood")]
    assert (sum(ack.ok for ack in acks), {ack.reason for ack in acks if not ack.ok}) == (40, {"too-fast"})


async def test_twenty_a_second_are_heard_for_ever(world):
    ann, _bob = await world.open("duel", start=False)
    for k in range(200):
        assert await ann.do("ready", bool(k % 2)) == ""
        await world.pass_ms(50)


async def test_a_flood_by_one_is_not_felt_by_another(world):
    ann, bob = await world.open("duel", start=False)
    for k in range(100):
        world.table.ready(ann, f"flood-{k}", True)
    assert await bob.do("ready", True) == ""


async def test_a_stranger_is_not_heard(world):
    await world.open("duel")
    stranger = Person(world, "eve")
    assert (await stranger.do("pause", True), world.table.lobby().paused) == ("elsewhere", "")
