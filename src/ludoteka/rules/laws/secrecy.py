"""Law 5, as far as the rules can break it: nothing told to a seat differs between worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import NO_CARD, Event
from ludoteka.rules.laws.positions import names, twin_dice, twin_of, worlds
from ludoteka.rules.laws.walk import Case, seats_of


def heard(events: list[Event] | None, seat: int) -> list[tuple[str, int, int, int, int]]:
    """The news as it reaches a seat."""
    return [(e.what, e.seat, e.card if e.eyes >> seat & 1 else NO_CARD, e.other, e.n) for e in events or []]


def reasons_tell_nothing(case: Case, state: State) -> Iterator[str]:
    """Why a move is refused, what the seat's scene shows: the same in every world that looks the same."""
    for seat in range(state.seats):
        scene = case.game.scene(case.game.view(state, seat), state.legal(seat))
        true = [state.wrong(seat, move, state.beat) for move in range(state.moves)]
        for world in worlds(case, state, seat):
            for move, reason in enumerate(true):
                other = world.wrong(seat, move, world.beat)
                if other != reason:
                    move_name = case.game.catalogue[move]
                    yield f"{move_name} of seat {seat} is {reason!r}, and {other!r} in a world that looks the same"
                    break
            if case.game.scene(case.game.view(world, seat), world.legal(seat)) != scene:
                yield f"seat {seat} is shown another scene in a world that looks the same"


def public_facts_are_public(case: Case, state: State) -> Iterator[str]:
    """Who is active, the deadline, the beat, the places: every client is told, so they hang on nothing hidden."""
    for seat in range(state.seats):
        for world in worlds(case, state, seat):
            for fact in ("over", "active", "absent", "now", "deadline", "reveal", "racing", "beat"):
                if getattr(world, fact) != getattr(state, fact):
                    yield f"{fact}: {getattr(state, fact)}, but {getattr(world, fact)} to the eyes of seat {seat}"
            if world.scores() != state.scores() or world.why() != state.why():
                yield f"scores or ending differ in a world that looks the same to seat {seat}"


def news_is_knowledge(case: Case, state: State) -> Iterator[str]:
    """A move is made here and in a world that looks the same to a bystander. If it looks the same to him afterwards,
    he has heard the same; so what he heard and the view does not hold is a leak or a memory that is missing."""
    for mover in seats_of(state.active, state.seats):
        moves = case.turn_moves(state, mover)
        if not moves or state.over:
            continue
        move = moves[(case.seed + state.now) % len(moves)]
        for seat in range(state.seats):
            for world in worlds(case, state, seat):
                if seat == mover or move not in world.legal(mover):
                    continue
                here, there = twin_of(state), world.copy(twin_dice(state.dice))
                here.told, there.told = [], []
                here.do(mover, move, here.beat)
                there.do(mover, move, there.beat)
                same = case.game.view(here, seat) == case.game.view(there, seat)
                if same and heard(here.told, seat) != heard(there.told, seat):
                    yield f"seat {seat} hears other news of {names(case, [move])} in a world that still looks the same"


def sealed_choices_are_sealed(case: Case, state: State) -> Iterator[str]:
    """While others still choose, nobody can tell what a seat has chosen."""
    if case.game.kind != "together" or state.over or state.active & (state.active - 1) == 0:
        return
    for mover in seats_of(state.active, state.seats):
        others = [seat for seat in range(state.seats) if seat != mover]
        seen = []
        for move in case.turn_moves(state, mover):
            twin = state.copy(FastDice(1))
            twin.told = []
            twin.do(mover, move, twin.beat)
            views = [case.game.view(twin, seat) for seat in (*others, None)]
            news = [heard(twin.told, seat) for seat in (*others, 62)]
            facts = (twin.active, twin.deadline, twin.beat, twin.over)
            seen.append((views, news, facts, [twin.legal(seat) for seat in others]))
        if any(one != seen[0] for one in seen):
            yield f"somebody can tell what seat {mover} has chosen before all have"


SECRECY = (reasons_tell_nothing, public_facts_are_public, news_is_knowledge, sealed_choices_are_sealed)
