"""What every client draws. No help: a screen knows of four alike no more than the fingers that hold them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteka.games.four.cards import CATALOGUE, CLAIM, DRAW, FACES, SLAP, TAKE, THROW, WINES
from ludoteka.games.four.hidden import HIDDEN, View
from ludoteka.games.four.rules import CHOOSING, CLAIMED, DRAWING, READY, SHOWN
from ludoteka.rules.event import NO_CARD, NOBODY
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

LABELS = ("label-discard", "label-stock", "label-chosen", "label-hand", "label-shown")
BUTTONS = (
    *("button-draw", "button-take", "button-slap"),
    *("button-claim-red", "button-claim-white", "button-claim-sparkling"),
)
CLOCKS = ("clock-choose", "clock-round", "clock-slap", "clock-next-round")
PROMPTS = (
    *("prompt-choose", "prompt-chosen", "prompt-choosing", "prompt-ready"),
    *("prompt-draw", "prompt-throw", "prompt-drawing"),
    *("prompt-slap", "prompt-hand-down", "prompt-claimed", "prompt-slapping"),
    *("prompt-result", "prompt-void", "prompt-won", "prompt-over"),
    *LABELS,
    *BUTTONS,
    *CLOCKS,
)
MARKS = ("chosen", "first", "slapped", "false", "away", "plus-one", "minus-one")


def scene(view: View, legal: Sequence[int]) -> Scene:
    return Scene(
        zones=tuple(zones(view, legal)),
        buttons=tuple(buttons(view, legal)),
        plates=tuple(plate(view, seat) for seat in range(view.seats)),
        prompt=prompt(view),
        clock=clock(view),
    )


# --- zones ----------------------------------------------------------------------------------------------------------


def zones(view: View, legal: Sequence[int]) -> Iterator[Zone]:
    """The discard pile lies left, the draw pile right. Once somebody has claimed, what is slapped has all the room."""
    if view.phase == CLAIMED or view.phase == SHOWN:
        for seat in view.slapped:
            if view.open[seat]:
                yield shown_hand(view, seat, legal)
    else:
        yield chosen(view) if view.phase == CHOOSING else discard_pile(view, legal)
        yield stock_pile(view, legal)
    if view.seat is not None:
        yield own_hand(view, view.seat, legal)


def chosen(view: View) -> Zone:
    """FOU-1: the first discards before Go. Each sees its own; of the others only that it lies there."""
    faces = [Face("back", key=f"first{seat}") for seat in range(view.seats) if seat not in view.active]
    return Zone("chosen", "row", None, tuple(faces), len(faces), Text("label-chosen", {}))


def discard_pile(view: View, legal: Sequence[int]) -> Zone:
    count = len(view.discard)
    face = "back" if view.top == HIDDEN else FACES[view.top]
    faces = (Face(face, key=f"discard{count}"),) if count else ()
    open = view.phase == DRAWING and view.seat is not None
    return Zone(
        id="discard",
        kind="pile",
        seat=None,
        faces=faces,
        count=count,
        label=Text("label-discard", {}),
        moves=(CATALOGUE[TAKE],) if open else (),
        legal=TAKE in legal and count > 0,
    )


def stock_pile(view: View, legal: Sequence[int]) -> Zone:
    count = len(view.stock)
    faces = (Face("back", key=f"stock{count}"),)
    open = view.phase == DRAWING and view.seat is not None
    moves = (CATALOGUE[DRAW],) if open else ()
    return Zone("stock", "pile", None, faces, count, Text("label-stock", {}), moves, DRAW in legal)


def shown_hand(view: View, seat: int, legal: Sequence[int]) -> Zone:
    """FOU-25. In the window all of it is the place to slap."""
    faces = cards(view.open[seat])
    first = seat == view.winner and view.phase == CLAIMED
    return Zone(
        id=f"shown:{seat}",
        kind="row",
        seat=None,
        faces=tuple(Face(FACES[wine], key=f"{FACES[wine]}{i}") for wine, i in faces),
        count=len(faces),
        label=Text("label-shown", {"seat": seat}),
        moves=(CATALOGUE[SLAP],) if first and view.seat is not None else (),
        legal=first and SLAP in legal,
        slap=first,
    )


def own_hand(view: View, seat: int, legal: Sequence[int]) -> Zone:
    faces = tuple(
        Face(FACES[wine], (CATALOGUE[THROW + wine],), THROW + wine in legal, key=f"{FACES[wine]}{i}")
        for wine, i in cards(view.hand)
    )
    return Zone(f"hand:{seat}", "hand", seat, faces, len(faces), Text("label-hand", {}))


def cards(counts: Sequence[int]) -> list[tuple[int, int]]:
    """A hand's cards: the wine, and which of its kind."""
    return [(wine, i) for wine in range(WINES) for i in range(counts[wine])]


# --- plates, buttons, prompt ----------------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    turn = seat in view.active
    return Plate(seat, view.sizes[seat], view.points[seat], turn, tuple(marks(view, seat)))


def marks(view: View, seat: int) -> Iterator[str]:
    if view.phase == CHOOSING and seat not in view.active:
        yield "chosen"
    if seat in view.slapped:
        yield "first" if seat == view.winner else "slapped"
    if seat in view.false:
        yield "false"
    if seat in view.absent:
        yield "away"
    if view.phase == SHOWN and seat == view.winner:
        yield "plus-one"
    if view.phase == SHOWN and seat in view.losers:
        yield "minus-one"


def buttons(view: View, legal: Sequence[int]) -> Iterator[Button]:
    """The same in every round and with every hand: claims are there for all, right or wrong."""
    if view.seat is None:
        return
    if view.phase == READY or view.phase == DRAWING:
        yield Button(CATALOGUE[DRAW], "turn", Text("button-draw", {}), DRAW in legal)
        yield Button(CATALOGUE[TAKE], "turn", Text("button-take", {}), TAKE in legal and len(view.discard) > 0)
        for wine in range(WINES):
            yield Button(
                CATALOGUE[CLAIM + wine], "reaction", Text(f"button-claim-{FACES[wine]}", {}), CLAIM + wine in legal
            )
    if view.phase == CLAIMED:
        yield Button(CATALOGUE[SLAP], "reaction", Text("button-slap", {}), SLAP in legal)


def prompt(view: View) -> Text:
    if view.over:
        best = [seat for seat in range(view.seats) if view.points[seat] == max(view.points)]
        return Text("prompt-won", {"seat": best[0]}) if len(best) == 1 else Text("prompt-over", {})
    if view.phase == CHOOSING:
        return while_choosing(view)
    if view.phase == READY:
        return Text("prompt-ready", {})
    if view.phase == DRAWING:
        if view.seat is None:
            return Text("prompt-drawing", {})
        return Text("prompt-draw" if view.sizes[view.seat] == 4 else "prompt-throw", {})
    if view.phase == CLAIMED:
        return in_window(view)
    if view.winner == NOBODY:
        return Text("prompt-void", {"n": view.voids})
    return Text("prompt-result", {"seat": view.winner, "card": FACES[view.wine]})


def while_choosing(view: View) -> Text:
    if view.seat is None:
        return Text("prompt-choosing", {"n": view.round})
    if view.mine == NO_CARD:
        return Text("prompt-choose", {"n": view.round})
    return Text("prompt-chosen", {"card": FACES[view.mine]})


def in_window(view: View) -> Text:
    claim: dict[str, str | int] = {"seat": view.winner, "card": FACES[view.wine]}
    if view.seat is None:
        return Text("prompt-slapping", claim)
    if view.seat == view.winner:
        return Text("prompt-claimed", {"card": FACES[view.wine]})
    return Text("prompt-hand-down", claim) if view.seat in view.slapped else Text("prompt-slap", claim)


def clock(view: View) -> Clock | None:
    """FOU-1, FOU-14, FOU-21. Go is not announced."""
    if view.over or view.phase == READY:
        return None
    names = {CHOOSING: "clock-choose", DRAWING: "clock-round", CLAIMED: "clock-slap", SHOWN: "clock-next-round"}
    return Clock(view.deadline, Text(names[view.phase], {}))
