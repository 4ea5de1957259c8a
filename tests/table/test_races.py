"""Races at a table: hands that arrive in another order than they came down, and what waits meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.bots.mind import Answer
from ludoteka.games.five.cards import SLAP
from ludoteka.match import fingerprint, fold, parse_entry, parse_header
from ludoteka.table.frames import Ack, Frame, RaceCard
from tests.table.conftest import entries, flips, inputs, moves, notes, shown_flip, told
from tests.table.world import World

# --- order ------------------------------------------------------------------------------------------------------------


async def test_the_faster_hand_wins_on_the_slower_line(world):
    """case 19"""
    ann, bob = await world.open("five", rtts=(8, 80))
    t, beat = await shown_flip(world, right=True)
    bob.press(t + 300, "slap", beat)  # arrives at 340
    ann.press(t + 320, "slap", beat)  # arrives at 324
    await world.until(t + 600)
    assert moves(world) == [(1, "slap"), (0, "slap")]


async def test_the_slower_hand_is_never_announced_as_the_winner(world):
    """case 19"""
    ann, bob = await world.open("five", rtts=(8, 80))
    t, beat = await shown_flip(world, right=True)
    bob.press(t + 300, "slap", beat)
    ann.press(t + 320, "slap", beat)
    await world.until(t + 600)
    firsts = {hand.seat for card in ann.all(RaceCard) for hand in card.hands if hand.place == 1}
    slaps = [news.seat for frame in ann.all(Frame) for news in frame.news if news.what == "slaps"]
    assert (firsts, slaps) == ({1}, [1, 0])


async def test_a_press_is_answered_at_once_and_told_when_it_is_decided(world):
    ann, _bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    cmd = ann.press(t + 300, "slap", beat)
    await world.until(t + 311)
    assert (ann.acks()[cmd].ok, moves(world)) == (True, [])
    await world.until(t + 368)
    assert moves(world) == [(0, "slap")]


async def test_late_but_right_is_not_wrong(world):
    """case 17"""
    ann, bob, cem, dot = await world.open("five", people=4)
    t, beat = await shown_flip(world, right=True)
    for person, ms in ((ann, 310), (bob, 328), (cem, 350)):
        person.press(t + ms, "slap", beat)
    await world.until(t + 3000)
    assert [plate.score for plate in dot.frame().scene.plates] == [1, 0, 0, -1]


async def test_a_follower_outside_the_hold_is_still_right(world):
    """case 17"""
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 310, "slap", beat)
    await world.until(t + 800)
    bob.press(t + 900, "slap", bob.frame().beat)
    await world.until(t + 2600)
    assert moves(world) == [(0, "slap"), (1, "slap")]
    assert "loses-false" not in told(ann.all(Frame))


async def test_a_forged_claim_loses_to_an_honest_hand(world):
    """case 18"""
    ann, bob = await world.open("five", rtts=(6, 20))
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 447, "slap", beat, claim=t + 105)
    bob.press(t + 400, "slap", beat)
    await world.until(t + 700)
    hands = {hand.seat: hand for hand in ann.race().hands}
    assert (round(hands[0].ms, 1), hands[0].clipped, hands[1].place) == (421.4, True, 1)


# --- once -------------------------------------------------------------------------------------------------------------


async def test_three_frames_of_one_press_are_one_slap_and_as_many_answers(world):
    """case 21"""
    ann, _bob = await world.open("five")
    t, beat = await shown_flip(world, right=False)
    for _ in range(3):
        ann.press(t + 300, "slap", beat, cmd="tap")
    await world.until(t + 600)
    assert moves(world) == [(0, "slap")]
    assert [ack for ack in ann.all(Ack) if ack.cmd == "tap"] == [Ack("tap", True)] * 3


async def test_a_second_slap_on_the_same_card_costs_nothing(world):
    """case 21"""
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=False)
    ann.press(t + 300, "slap", beat)
    ann.press(t + 310, "slap", beat)
    ann.press(t + 450, "slap", beat)
    await world.until(t + 3000)
    assert [plate.score for plate in bob.frame().scene.plates] == [-1, 0]


# --- beats ------------------------------------------------------------------------------------------------------------


async def test_a_press_faster_than_any_hand_answers_the_card_before(world):
    """case 23: the matching card does not save it"""
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 60, "slap", beat)
    await world.until(t + 2800)
    assert [entry.beat for entry in inputs(world) if entry.kind == "move"] == [beat - 1]
    assert bob.frame().scene.plates[0].score == -1


@pytest.mark.parametrize("missed, back", [(True, 1), (False, 0)])
async def test_a_press_that_another_card_overtook_counts_for_the_one_that_was_missed(world, monkeypatch, missed, back):
    """In the first 150 ms of a card, and only where the rules say that the one before was due."""
    ann, _bob = await world.open("five")
    t, beat = await shown_flip(world, right=False)
    monkeypatch.setattr(world.play, "match", Missing(world.play.match, missed))
    ann.press(t + 130, "slap", beat)
    await world.until(t + 400)
    assert [entry.beat for entry in inputs(world) if entry.kind == "move"] == [beat - back]


class Missing:
    """A match whose state says this of every beat."""

    def __init__(self, match: Any, missed: bool) -> None:
        self.match = match
        self.answer = missed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    @property
    def state(self) -> Any:
        return MissingState(self.match.state, self.answer)


class MissingState:
    def __init__(self, state: Any, missed: bool) -> None:
        self.state = state
        self.answer = missed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def missed(self, beat: int) -> bool:
        return self.answer


async def test_a_slap_takes_back_the_card_that_was_already_announced(world):
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 915, "slap", beat)  # arrives while the next card is on its way
    await world.until(t + 1500)
    assert told(bob.all(Frame)).count("takes-back") == 1
    assert [entry.beat for entry in inputs(world) if entry.kind == "move"] == [beat]


async def test_a_press_that_names_a_card_long_gone_is_refused(world):
    ann, _bob = await world.open("five")
    _t, beat = await shown_flip(world, right=False)
    await world.pass_ms(2500)
    cmd = ann.press(world.clock.now(), "slap", beat)
    await world.pass_ms(100)
    assert ann.acks()[cmd].reason == "too-late"


# --- what waits -------------------------------------------------------------------------------------------------------


async def test_a_flip_waits_behind_an_open_race(world):
    ann, _bob = await world.open("five", rtts=(20, 250))
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 800, "slap", beat)
    before = len(flips(ann))
    await world.until(t + 1400)
    assert len(flips(ann)) == before


async def test_an_alarm_that_rang_as_a_race_was_opened_waits_too(world):
    ann, _bob = await world.open("five", rtts=(20, 250))
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 800, "slap", beat)
    await world.until(t + 940)
    before = len(inputs(world))
    world.table.post(world.play.expire)
    await world.settle()
    assert (world.play.hold is not None, len(inputs(world))) == (True, before)


async def test_a_pause_waits_for_an_open_race(world):
    ann, bob = await world.open("five")
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    await world.until(t + 315)
    assert await bob.do("pause", True) == ""
    running = ann.frame().clock.running
    await world.until(t + 400)
    assert (running, ann.frame().clock.running) == (True, False)
    assert [entry.kind for entry in entries(world)][-3:] == ["move", "race", "pause"]


async def test_a_plain_move_that_arrives_during_a_race_waits_and_is_answered(world):
    ann, bob = await world.open("five", options={"flip": "by_hand"})
    await ann.move("flip") if ann.frame().scene.plates[0].turn else await bob.move("flip")
    await world.pass_ms(500)
    turner, other = (ann, bob) if ann.frame().scene.plates[0].turn else (bob, ann)
    other.press(world.clock.now(), "slap", world.state.beat)
    await world.pass_ms(12)
    world.table.move(turner, "flip-it", "flip", world.state.beat, world.clock.now())
    await world.settle()
    assert "flip-it" not in turner.acks()
    await world.pass_ms(100)
    assert turner.acks()["flip-it"].reason == "round-stopped"


async def test_a_card_turned_by_hand_is_a_reveal_for_everybody_alike(world):
    ann, bob = await world.open("five", options={"flip": "by_hand"})
    turner = ann if ann.frame().scene.plates[0].turn else bob
    await turner.move("flip")
    assert ann.frame().show_at == world.clock.now() + 80


# --- photo finishes ---------------------------------------------------------------------------------------------------


async def photo(seed: bytes, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr("ludoteka.table.room.fresh_seed", lambda: seed)
    world = World()
    ann, bob, _cem = await world.open("five", people=3)
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    bob.press(t + 302, "slap", beat)
    await world.until(t + 2600)
    await world.table.close()
    return world


async def test_a_photo_finish_is_drawn_from_the_sealed_seed(monkeypatch):
    """case 25"""
    winners = [moves(await photo(bytes([k] * 32), monkeypatch))[0][0] for k in range(12)]
    again = [moves(await photo(bytes([k] * 32), monkeypatch))[0][0] for k in range(12)]
    assert (winners, set(winners)) == (again, {0, 1})


async def test_a_photo_finish_is_written_down_and_shown(monkeypatch):
    """case 25"""
    world = await photo(bytes(32), monkeypatch)
    assert notes(world, "race")[0]["photo"] == [0, 1]
    assert world.people[2].race().photo == (0, 1)


async def test_a_replay_gives_the_same_winner(monkeypatch):
    """cases 25, 51"""
    world = await photo(bytes(32), monkeypatch)
    log = world.journal.stored()
    assert log is not None
    replay = fold(parse_header(log.header.decode()), log.seed, [parse_entry(x.decode()) for x in world.journal.lines])
    assert fingerprint(replay.state) == fingerprint(world.state)


# --- evidence ---------------------------------------------------------------------------------------------------------


async def test_all_that_decided_is_in_the_log(world):
    ann, _bob = await world.open("five", rtts=(8, 20))
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 320, "slap", beat)
    await world.until(t + 600)
    [race] = notes(world, "race")
    assert race["hands"] == [
        {
            "seat": 0, "move": "slap", "beat": beat, "tag": beat, "t": 320.0, "arrived": 324.0, "claimed": 320.0,
            "rtt": 8.0, "slack": 29.8, "clipped": False, "credit": 0.0, "void": False,
        }
    ]  # fmt: skip


async def test_a_hand_that_is_never_slow_is_flagged_and_plays_on(world):
    ann, _bob = await world.open("five", options={"points_to_win": "5"})
    for _ in range(22):
        t, beat = await shown_flip(world, right=False)
        ann.press(t + 150, "slap", beat)
        await world.until(t + 5600)
        if world.table.lobby().phase == "over":
            break
    assert [flag["why"] for flag in notes(world, "flag")][:1] == ["fast"]
    assert ann.closed == ""


# --- clocks -----------------------------------------------------------------------------------------------------------


async def test_a_client_whose_clock_is_wrong_but_in_sync_is_dated_right(world):
    """case 28: the client claims in server time, whatever its own clock says"""
    ann, _bob = await world.open("five", start=False)
    ann.skew = 37 * 60_000
    await ann.do("start")
    await world.pass_ms(400)
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    await world.until(t + 600)
    assert ann.race().hands[0].ms == 300


async def test_a_client_with_a_coarse_clock_is_dated_by_its_arrival(world):
    """case 28"""
    ann, _bob = await world.open("five", start=False)
    ann.step = 100
    for _ in range(40):
        await world.pass_ms(1970)
    await ann.do("start")
    await world.pass_ms(400)
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 310, "slap", beat, claim=t + 300)
    await world.until(t + 600)
    hand = ann.race().hands[0]
    assert (hand.ms, hand.claimed_ms) == (310, None)


# --- minds ------------------------------------------------------------------------------------------------------------


async def test_a_bots_hand_is_not_disturbed_by_anything_that_people_do():
    """case 30"""
    world = World(lambda asked: Answer(SLAP, 520) if asked.what == "react" and len(asked.entries) > 4 else None)
    ann, _bob = await world.open("five", bots=("normal",))
    while len(flips(ann)) < 4:
        await world.pass_ms(10)
    t, beat = world.play.showing.seen_at, world.state.beat
    for k in range(30):
        await world.until(t + 10 * k)
        await ann.do("move", "flip", beat, world.clock.now())
    await world.until(t + 700)
    hand = ann.race().hands[0]
    assert (hand.seat, hand.ms, ann.race().beat) == (2, 520, beat)
    await world.table.close()


async def test_a_bot_has_the_line_of_the_median_person():
    world = World(lambda asked: Answer(SLAP, 400) if asked.what == "react" and len(asked.entries) > 4 else None)
    ann, _bob, _cem = await world.open("five", people=3, bots=("normal",), rtts=(10, 60, 300))
    while not ann.all(RaceCard):
        await world.pass_ms(10)
    hand = ann.race().hands[0]
    assert (hand.ms, hand.arrived_ms, hand.rtt_ms) == (400, 430, 60)
    await world.table.close()
