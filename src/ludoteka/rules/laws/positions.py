"""The laws that hold at every position of every game. Each gives its complaints in words; none: the law is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from ludoteka.rules.contract import NEVER, Illegal, State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.laws.walk import Case, Input, Walk, apply, seats_of
from ludoteka.rules.reasons import SHARED

Law: TypeAlias = Callable[[Case, State], Iterator[str]]
WORLDS: Final = 3


def twin_dice(dice: object) -> FastDice:
    """Dice that will roll what these will."""
    if not isinstance(dice, FastDice):
        raise TypeError("the laws are tried with FastDice")
    twin = FastDice(0)
    twin.x, twin.rolls = dice.x, dice.rolls
    return twin


def twin_of(state: State) -> State:
    return state.copy(twin_dice(state.dice))


def names(case: Case, moves: list[int]) -> str:
    return " ".join(case.game.catalogue[move] for move in moves) or "nothing"


def worlds(case: Case, state: State, seat: int) -> Iterator[State]:
    """Worlds this seat cannot tell from the true one, others at every position."""
    for n in range(WORLDS):
        yield case.game.imagine(state, seat, FastDice(case.seed * 31 + state.now * 7 + n))


def nobody_is_stuck(case: Case, state: State) -> Iterator[str]:
    """Law 2: while the game is on somebody active has a move that is no reaction, or a deadline is set."""
    movers = [seat for seat in seats_of(state.active, state.seats) if case.turn_moves(state, seat)]
    if not state.over and not movers and state.deadline == NEVER:
        yield "nobody can move and no deadline is set"


def legality_rests_on_the_view(case: Case, state: State) -> Iterator[str]:
    """Law 3: in every world that a seat cannot tell from the true one it may do the same."""
    for seat in range(state.seats):
        true = state.legal(seat)
        for world in worlds(case, state, seat):
            other = world.legal(seat)
            if other != true:
                yield f"seat {seat} may do {names(case, true)}, and {names(case, other)} in a world that looks the same"


def imagined_worlds_look_the_same(case: Case, state: State) -> Iterator[str]:
    """Law 4: an imagined world is sound, and its seat sees there what it sees here; imagining changes nothing."""
    before = fingerprint(state)
    for seat in range(state.seats):
        view = case.game.view(state, seat)
        for world in worlds(case, state, seat):
            if case.game.view(world, seat) != view:
                yield f"seat {seat} sees a difference between the true world and an imagined one"
            for flaw in world.audit():
                yield f"a world that seat {seat} imagines is broken: {flaw}"
        play_on(case, world)
    if fingerprint(state) != before:
        yield "imagining, or what was done to an imagined world, changed the true one"


def play_on(case: Case, world: State) -> None:
    """A few inputs more: an imagined world is one to play in."""
    chooser = Walk(case)
    for _i in range(4):
        one = None if world.over else chooser.next(world)
        if one is None:
            return
        apply(world, one)


def everything_is_somewhere(case: Case, state: State) -> Iterator[str]:
    """Law 6: the audit finds nothing."""
    yield from state.audit()


def legal_moves_are_in_order(case: Case, state: State) -> Iterator[str]:
    """Law 7: legal moves are ascending, without doubles, the same when asked again, and none when over; `on_turn` gives
    those that are no reactions."""
    for seat in range(state.seats):
        moves = list(state.legal(seat))
        if moves != sorted(set(moves)):
            yield f"the legal moves of seat {seat} are not ascending or come twice: {moves}"
        if moves != state.legal(seat):
            yield f"seat {seat} gets other legal moves when asked again"
        turns, stated = case.turn_moves(state, seat), state.on_turn(seat)
        if stated != turns:
            yield f"on turn seat {seat} may do {names(case, turns)}, and {names(case, stated)} by `on_turn`"
        if moves and state.over:
            yield f"seat {seat} may do {names(case, moves)} in a game that is over"


def expiry_keeps_the_deadline(case: Case, state: State) -> Iterator[str]:
    """Law 8: before the deadline an expiry is refused without a trace; at the deadline the game moves on."""
    if state.over:
        return
    twin = twin_of(state)
    before = fingerprint(twin)
    early = state.deadline - 1 if state.deadline < NEVER else state.now + 86_400_000
    try:
        twin.expire(early)
        yield f"an expiry at {early} is accepted though the deadline is {state.deadline}"
    except Illegal as no:
        if no.reason != "too-early" or fingerprint(twin) != before:
            yield f"an early expiry is refused as {no.reason!r}, or leaves a trace"
    if state.deadline == NEVER:
        return
    twin = twin_of(state)
    twin.expire(state.deadline)
    after = fingerprint(twin)
    twin.now = state.now
    if fingerprint(twin) == before:
        yield f"the deadline {state.deadline} passes and nothing happens ({after[:8]})"


def time_stands_before_the_deadline(case: Case, state: State) -> Iterator[str]:
    """Law 8: the clock has not passed the deadline, and a game that is over has none."""
    if not state.over and state.deadline < state.now:
        yield f"the deadline {state.deadline} is behind the clock {state.now}"
    if state.over and (state.active or state.deadline != NEVER):
        yield "the game is over and still waits for somebody"


def refusals_leave_no_trace(case: Case, state: State) -> Iterator[str]:
    """Law 10: over the whole catalogue legal is what is not wrong; what is wrong has a known reason and no effect."""
    known = {*SHARED, *case.game.reasons}
    before = fingerprint(state)
    for seat in range(state.seats):
        reasons = [state.wrong(seat, move, state.beat) for move in range(state.moves)]
        fine = [move for move, reason in enumerate(reasons) if not reason]
        if fine != state.legal(seat) and not state.over:
            yield f"seat {seat} may do {names(case, list(state.legal(seat)))}, but {names(case, fine)} is not wrong"
        for reason in sorted({*reasons} - {""} - known):
            yield f"the reason {reason!r} is not listed"
        refused = [move for move, reason in enumerate(reasons) if reason]
        if refused:
            yield from refuses(state, seat, refused[(case.seed + state.now) % len(refused)], state.now, known)
    for seat, move, at in (
        (state.seats, 0, state.now),
        (-1, 0, state.now),
        (0, state.moves, state.now),
        (0, -1, state.now),
    ):
        yield from refuses(state, seat, move, at, {"unknown"})
    yield from refuses(state, 0, 0, state.now - 1, {"time-runs-forward"})
    if fingerprint(state) != before:
        yield "a refused move left a trace"


def refuses(state: State, seat: int, move: int, at: int, reasons: set[str]) -> Iterator[str]:
    try:
        state.play(seat, move, at, state.beat)
        yield f"seat {seat} plays move {move} at {at}, which is wrong, and the rules accept it"
    except Illegal as no:
        if no.reason not in reasons:
            yield f"the refusal {no.reason!r} is none of {sorted(reasons)}"


def a_copy_is_independent(case: Case, state: State) -> Iterator[str]:
    """Law 13: a copy is equal, goes its own way, and the same way when it gets the same inputs."""
    before = fingerprint(state)
    twin, other = twin_of(state), twin_of(state)
    if fingerprint(twin) != before:
        yield "a copy is not equal to what it was copied from"
    chooser = Walk(case)
    for _i in range(6):
        one = None if twin.over else chooser.next(twin)
        if one is None:
            break
        apply(twin, one)
        if fingerprint(state) != before:
            yield f"what happens to a copy ({one.kind}) happens to the original"
            return
        apply(other, one)
    if fingerprint(twin) != fingerprint(other):
        yield "two copies of one position go different ways on the same inputs"
    for first in first_inputs(case, state):
        twin = twin_of(state)
        copied = twin_of(twin)
        apply(twin, first)
        if fingerprint(state) != before or fingerprint(copied) != before:
            yield f"what happens ({first.kind}) to a copy, or to what was copied, happens to both"


def first_inputs(case: Case, state: State) -> Iterator[Input]:
    """Of each kind, what may change something that is shared. Moves are others at every position."""
    if state.over:
        return
    yield Input("again", state.now)
    for seat in range(state.seats):
        yield Input("absent", state.now, ((1 << state.seats) - 1) ^ (1 << seat))
    if state.deadline < NEVER:
        yield Input("expire", state.deadline)
    dice = FastDice(case.seed * 31 + state.now * 7 + state.beat)
    seat = dice.below(state.seats)
    moves = [move for move in state.legal(seat) if not state.wrong(seat, move, state.beat)]
    if moves:
        yield Input("move", state.now, seat, moves[dice.below(len(moves))], state.beat)


EVERYWHERE: Final[tuple[Law, ...]] = (
    nobody_is_stuck,
    everything_is_somewhere,
    legal_moves_are_in_order,
    time_stands_before_the_deadline,
)
HERE_AND_THERE: Final[tuple[Law, ...]] = (
    legality_rests_on_the_view,
    imagined_worlds_look_the_same,
    expiry_keeps_the_deadline,
    refusals_leave_no_trace,
    a_copy_is_independent,
)
