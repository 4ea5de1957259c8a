"""Which hands are told of together, on the card after a race."""

from __future__ import annotations

import pytest

from ludoteka.table.frames import Frame, RaceCard
from tests.table.conftest import notes, shown_flip
from tests.table.world import World


async def test_everybody_sees_everybodys_milliseconds(world):
    ann, bob = await world.open("five", rtts=(8, 80))
    t, beat = await shown_flip(world, right=True)
    bob.press(t + 300, "slap", beat)
    ann.press(t + 320, "slap", beat)
    await world.until(t + 600)
    card = ann.race()
    assert card == bob.race()
    assert [(h.seat, h.ms, h.arrived_ms, h.claimed_ms, h.rtt_ms, h.place) for h in card.hands] == [
        (1, 300, 340, 300, 80, 1),
        (0, 320, 324, 320, 8, 2),
    ]


@pytest.mark.parametrize("game", ["five", "chant"])
async def test_who_slaps_after_hearing_the_first_is_second_in_the_same_race(world, game):
    people = await world.open(game, people=3)
    t, beat = await matching_flip(world)
    people[1].press(t + 300, "slap", beat)
    await world.until(t + 700)
    people[0].press(t + 900, "slap", people[0].frame().beat)
    await world.until(t + 1300)
    card = people[2].race()
    assert people[0].frame().beat > beat
    assert (card.beat, [(hand.seat, hand.ms, hand.place) for hand in card.hands]) == (
        beat,
        [(1, 300, 1), (0, 900, 2)],
    )
    later = notes(world, "race")[-1]["hands"]
    assert [(hand["race"], hand["t"]) for hand in later] == [(beat, 900)]


async def matching_flip(world: World) -> tuple[float, int]:
    """Wait for a card that is to be slapped; when it is shown, and its beat."""
    if world.play.match.game.id == "five":
        return await shown_flip(world, right=True)
    for _ in range(400):
        await world.pass_ms(50)
        shown = world.state.centre.shown
        if shown and shown[-1].matches() and world.play.showing.seen_at > world.clock.now() - 60:
            return world.play.showing.seen_at, int(world.state.beat)
    raise AssertionError("no such card")


async def ready_to_take(world: World) -> float:
    """Four, after Go: everybody may reach for the discard pile. When that was shown."""
    people = await world.open("four")
    for person in people:
        await person.move(person.moves()[0])
    await world.pass_ms(3_000)
    return float(world.play.showing.seen_at)


async def test_hands_that_reach_for_the_same_card_at_once_race(world):
    t = await ready_to_take(world)
    ann, bob = world.people
    bob.press(t + 3_000, "take", int(world.state.beat))
    ann.press(t + 3_020, "take", int(world.state.beat))
    await world.until(t + 3_600)
    assert [[(hand.seat, hand.move) for hand in card.hands] for card in ann.all(RaceCard)] == [
        [(1, "take"), (0, "take")]
    ]


async def test_who_takes_a_card_alone_was_in_no_race_with_whoever_took_one_before(world):
    t = await ready_to_take(world)
    ann, bob = world.people
    for at, person in (3_000, ann), (4_000, bob):
        person.press(t + at, "take", int(world.state.beat))
        await world.until(t + at + 600)
    assert (
        [news.what for frame in ann.all(Frame) for news in frame.news if news.what == "takes"],
        ann.all(RaceCard),
    ) == (["takes", "takes"], [])


@pytest.mark.parametrize("draws, cards", [(False, 1), (True, 0)])
async def test_a_claim_is_a_race_from_go_unless_its_hand_has_drawn_since(world, draws, cards):
    t = await ready_to_take(world)
    ann, bob = world.people
    if draws:
        await ann.move("draw")
    ann.press(t + 3_000, "claim:red", int(world.state.beat))
    await world.until(t + 3_600)
    noted = [hand for entry in world.play.match.entries if entry.kind == "race" for hand in entry.data["hands"]]
    assert [hand.get("moved", False) for hand in noted] == [draws]
    assert len(bob.all(RaceCard)) == cards
