"""What every client draws of UNO. Uno and Counter-Uno are always there, right or wrong (UNO-9, UNO-25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ludoteka.games.uno.cards import (
    ACCEPT,
    BLANK,
    BLANKS,
    CALL,
    CATALOGUE,
    COLOUR,
    COLOURS,
    CONTEST,
    COUNTER,
    DRAW,
    FACES,
    HANDS,
    JOKER,
    JOKERS,
    JUMP,
    KEEP,
    PLAY_HANDS,
    SUPERS,
    SWAP,
)
from ludoteka.games.uno.hidden import View
from ludoteka.games.uno.house import SINGLE
from ludoteka.games.uno.waiting import BREAK, DRAWN, NAMING, OWES, SWAPPING
from ludoteka.rules.contract import NEVER
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS = (
    *(
        "prompt-play",
        "prompt-must-play",
        "prompt-nothing-fits",
        "prompt-drawn",
        "prompt-drawn-choice",
        "prompt-contest",
        "prompt-stack",
    ),
    *("prompt-name-colour", "prompt-swap", "prompt-wait", "prompt-wait-contest", "prompt-wait-stack"),
    *("prompt-wait-colour", "prompt-wait-swap", "prompt-round-won", "prompt-round-cap", "prompt-won", "prompt-shared"),
    *("zone-stock", "zone-pile", "zone-hand", "zone-other-hand"),
    *("button-draw", "button-keep", "button-accept", "button-contest", "button-swap", "button-uno", "button-counter"),
    *(f"button-{colour}" for colour in COLOURS),
    *("clock-move", "clock-contest", "clock-next-round"),
)
MARKS = (*(f"colour-{colour}" for colour in COLOURS), "drawn", "seen", "dealer", "uno", "winner", "away")

KEPT: Final = 2048  # parts that were drawn lately: most look the same to everybody, and after the next move


def scene(view: View, moves: Sequence[int]) -> Scene:
    return Scene(
        zones=(*other_hands(view, moves), stock(view, moves), pile(view), *own_hand(view, moves)),
        buttons=() if view.seat is None or view.phase == BREAK else buttons(view, moves),
        plates=plates(view),
        prompt=prompt(view, moves),
        clock=clock(view),
        direction=view.direction,
    )


# --- zones ------------------------------------------------------------------------------------------------------------


def stock(view: View, moves: Sequence[int]) -> Zone:
    return lying(view.stock, view.seat is not None, DRAW in moves)


@lru_cache(KEPT)
def lying(size: int, seated: bool, legal: bool) -> Zone:
    draws = (CATALOGUE[DRAW],) if seated else ()
    back = (Face("back", draws, legal, key="stock"),) if size else ()
    return Zone("stock", "pile", None, back, size, Text("zone-stock", {"n": size}), draws, legal)


def pile(view: View) -> Zone:
    """The two cards on top; the colour in force is marked where the top card does not show it."""
    hides = view.pile[-1] >= JOKER and view.out < 0
    return played(view.pile[-2:], view.colour if hides else -1, len(view.pile))


@lru_cache(KEPT)
def played(shown: tuple[int, ...], colour: int, size: int) -> Zone:
    first = size - len(shown)
    faces = [Face(FACES[card], key=f"pile{first + i}") for i, card in enumerate(shown)]
    if colour >= 0:
        faces[-1] = Face(faces[-1].face, marks=(f"colour-{COLOURS[colour]}",), key=faces[-1].key)
    return Zone("pile", "pile", None, tuple(faces), size, Text("zone-pile", {"n": size}))


def own_hand(view: View, moves: Sequence[int]) -> tuple[Zone, ...]:
    """() for a watcher."""
    seat = view.seat
    if seat is None:
        return ()
    return (held(seat, view.hand, view.drawn, view.jump_in and seat != view.turn, tuple(moves)),)


@lru_cache(KEPT)
def held(seat: int, hand: tuple[int, ...], last: int, jumps: bool, moves: tuple[int, ...]) -> Zone:
    """`last`: the card that was drawn just now. `jumps`: played cards are jump-ins."""
    faces: list[Face] = []
    for i, card in enumerate(hand):
        copy = i - hand.index(card)
        names = played_by(card, jumps)
        drawn = card == last and hand.count(card) == copy + 1
        faces.append(own_face(card, names, any(move in moves for move in names), drawn, copy))
    return Zone(f"hand:{seat}", "hand", seat, tuple(faces), len(faces), Text("zone-hand", {"n": len(faces)}))


@lru_cache(KEPT)
def own_face(card: int, names: range, legal: bool, drawn: bool, copy: int) -> Face:
    moves = tuple(CATALOGUE[move] for move in names)
    return Face(FACES[card], moves, legal, ("drawn",) if drawn else (), key=f"{FACES[card]}.{copy}")


def played_by(card: int, jumps: bool) -> range:
    """The moves that play this card: out of turn a jump-in, where the table allows it."""
    if card < JOKER:
        first = card + JUMP if jumps else card
        return range(first, first + 1)
    if card == HANDS:
        return range(PLAY_HANDS, PLAY_HANDS + 1)
    first = BLANKS if card == BLANK else JOKERS if card == JOKER else SUPERS
    return range(first, first + 4)


def other_hands(view: View, moves: Sequence[int]) -> list[Zone]:
    """A back for the whole, before it the cards that this seat has seen there; all of them when hands are laid open."""
    own, seen, swaps = view.seat, not view.hands, view.phase == SWAPPING
    hands = zip(view.known if seen else view.hands, view.sizes)
    return [
        backs(seat, shown, seen, size, swaps and SWAP + seat in moves)
        for seat, (shown, size) in enumerate(hands)
        if seat != own
    ]


@lru_cache(KEPT)
def backs(seat: int, shown: tuple[int, ...], seen: bool, size: int, swap: bool) -> Zone:
    faces = [Face(FACES[card], marks=("seen",) if seen else (), key=f"{i}") for i, card in enumerate(shown)]
    if size > len(shown):
        faces.append(Face("back", key="back"))
    swaps = (CATALOGUE[SWAP + seat],) if swap else ()
    label = Text("zone-other-hand", {"seat": seat, "n": size})
    return Zone(f"hand:{seat}", "hand", seat, tuple(faces), size, label, swaps, swap)


# --- buttons and plates -----------------------------------------------------------------------------------------------


def buttons(view: View, moves: Sequence[int]) -> tuple[Button, ...]:
    return offered(tuple(moves), view.pending, view.bluffer, view.sizes if view.phase == SWAPPING else ())


@lru_cache(KEPT)
def offered(moves: tuple[int, ...], pending: int, bluffer: int, sizes: tuple[int, ...]) -> tuple[Button, ...]:
    """`sizes`: of the hands to choose from where hands are swapped, else ()."""
    return tuple(_offered(moves, pending, bluffer, sizes))


def _offered(moves: tuple[int, ...], pending: int, bluffer: int, sizes: tuple[int, ...]) -> Iterator[Button]:
    if DRAW in moves:
        yield Button(CATALOGUE[DRAW], "turn", Text("button-draw", {}))
    if KEEP in moves:
        yield Button(CATALOGUE[KEEP], "turn", Text("button-keep", {}))
    if ACCEPT in moves:
        yield Button(CATALOGUE[ACCEPT], "turn", Text("button-accept", {"n": pending}))
    if CONTEST in moves:
        yield Button(CATALOGUE[CONTEST], "turn", Text("button-contest", {"seat": bluffer}))
    for colour, name in enumerate(COLOURS):
        if COLOUR + colour in moves:
            yield Button(CATALOGUE[COLOUR + colour], "choice", Text(f"button-{name}", {}))
    for seat, size in enumerate(sizes):
        if SWAP + seat in moves:
            yield Button(CATALOGUE[SWAP + seat], "choice", Text("button-swap", {"seat": seat, "n": size}))
    yield Button(CATALOGUE[CALL], "reaction", Text("button-uno", {}), CALL in moves)
    yield Button(CATALOGUE[COUNTER], "reaction", Text("button-counter", {}), COUNTER in moves)


def plates(view: View) -> tuple[Plate, ...]:
    """Nothing on them is known to one seat only."""
    paused = view.phase == BREAK
    turn, winner = (-1, view.out) if paused else (view.turn, -1)
    totals = () if view.scoring == SINGLE else view.totals
    return all_plates(view.sizes, totals, turn, winner, view.dealer, view.called, view.absent)


@lru_cache(KEPT // 8)
def all_plates(
    sizes: tuple[int, ...], totals: tuple[int, ...], turn: int, winner: int, dealer: int, called: int, absent: int
) -> tuple[Plate, ...]:
    """`totals`: () where nothing is counted. `called`, `absent`: masks of seats."""
    return tuple(
        drawn_plate(
            seat,
            size,
            totals[seat] if totals else None,
            seat == turn,
            tuple(marks(seat == dealer, bool(called >> seat & 1), seat == winner, bool(absent >> seat & 1))),
        )
        for seat, size in enumerate(sizes)
    )


@lru_cache(KEPT)
def drawn_plate(seat: int, cards: int, score: int | None, turn: bool, marks: tuple[str, ...]) -> Plate:
    return Plate(seat, cards, score, turn, marks)


def marks(dealer: bool, called: bool, winner: bool, away: bool) -> Iterator[str]:
    if dealer:
        yield "dealer"
    if called:
        yield "uno"
    if winner:
        yield "winner"
    if away:
        yield "away"


# --- prompt and clock -------------------------------------------------------------------------------------------------


def prompt(view: View, moves: Sequence[int]) -> Text:
    if view.over:
        return over_prompt(view)
    if view.phase == BREAK:
        return Text("prompt-round-cap", {}) if view.out < 0 else Text("prompt-round-won", {"seat": view.out})
    return own_prompt(view, moves) if view.seat == view.turn else waiting(view)


def own_prompt(view: View, moves: Sequence[int]) -> Text:
    if view.phase == OWES:
        if view.bluffer >= 0:
            return Text("prompt-contest", {"seat": view.bluffer, "n": view.pending})
        return Text("prompt-stack", {"n": view.pending})
    if view.phase == NAMING:
        return Text("prompt-name-colour", {})
    if view.phase == SWAPPING:
        return Text("prompt-swap", {})
    if view.phase == DRAWN:
        return Text("prompt-drawn" if view.forced else "prompt-drawn-choice", {"card": FACES[view.drawn]})
    if not any(view.fits >> card & 1 for card in view.hand):
        return Text("prompt-nothing-fits", {})
    return Text("prompt-play" if DRAW in moves else "prompt-must-play", {})


def waiting(view: View) -> Text:
    who: dict[str, str | int] = {"seat": view.turn}
    if view.phase == OWES:
        if view.bluffer >= 0:
            return Text("prompt-wait-contest", {**who, "n": view.pending, "seat_other": view.bluffer})
        return Text("prompt-wait-stack", {**who, "n": view.pending})
    if view.phase == NAMING:
        return Text("prompt-wait-colour", who)
    return Text("prompt-wait-swap" if view.phase == SWAPPING else "prompt-wait", who)


def over_prompt(view: View) -> Text:
    if view.why == "out":
        return Text("prompt-won", {"seat": view.out})
    best = winners(view)
    return Text("prompt-won", {"seat": best[0]}) if len(best) == 1 else Text("prompt-shared", {"n": len(best)})


def winners(view: View) -> list[int]:
    """When it has ended otherwise than by going out: the fewest cards, the most points or the fewest."""
    if view.scoring == SINGLE:
        ranks = list(view.sizes)
    else:
        ranks = [-total for total in view.totals] if view.scoring == 1 else list(view.totals)
    return [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]


def clock(view: View) -> Clock | None:
    if view.over or view.deadline == NEVER:
        return None
    if view.phase == BREAK:
        return Clock(view.deadline, Text("clock-next-round", {}))
    return Clock(view.deadline, Text("clock-contest" if view.bluffer >= 0 else "clock-move", {}))
