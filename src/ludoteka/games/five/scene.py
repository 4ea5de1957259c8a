"""What every client draws. FIV-20: no help with counting. A pile seen from above is its top card, so that is all that
is drawn of it, and no number of cards is given before the pile is opened, unless the table trains."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.five.cards import CATALOGUE, FACES, FLIP, SLAP, WINES
from ludoteka.games.five.hidden import View
from ludoteka.games.five.rules import OPENED, SLAPPED, TURNING
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

LABELS = ("label-pile", "label-opened", "label-own-pile", "label-count")
PROMPTS = (
    *(
        "prompt-begin",
        "prompt-count",
        "prompt-watch",
        "prompt-flip",
        "prompt-follow",
        "prompt-hand-down",
        "prompt-slapped",
    ),
    *("prompt-right", "prompt-wrong", "prompt-void", "prompt-won", "prompt-over"),
    *LABELS,
    *("button-slap", "button-flip", "clock-window", "clock-next-round"),
)
MARKS = ("starter", "next", "first", "slapped", "away", "exact", "plus-one", "minus-one")


def scene(view: View, legal: Sequence[int]) -> Scene:
    return Scene(
        zones=zones(view, legal),
        buttons=buttons(view, legal),
        plates=tuple(plate(view, seat) for seat in range(view.seats)),
        prompt=prompt(view, legal),
        clock=clock(view),
    )


# --- zones ----------------------------------------------------------------------------------------------------------


def zones(view: View, legal: Sequence[int]) -> tuple[Zone, ...]:
    opened = view.phase == OPENED
    return (
        opened_pile(view) if opened else pile(view, legal),
        *(count(view, wine) for wine in range(WINES) if opened or view.training),
        *([own_pile(view, legal)] if view.by_hand and view.seat is not None and not opened else []),
    )


def card(view: View, i: int) -> Face:
    """Card number i of the round. Its key is its beat, which everybody knows, and which does not start at one."""
    return Face(FACES[view.shown[i]], key=str(view.first_beat + i))


def pile(view: View, legal: Sequence[int]) -> Zone:
    top = (card(view, view.turned - 1),) if view.turned else ()
    return Zone(
        id="pile",
        kind="pile",
        seat=None,
        faces=top,
        count=view.turned if view.training else len(top),
        label=Text("label-pile", {}),
        moves=() if view.seat is None else (CATALOGUE[SLAP],),
        legal=SLAP in legal,
        slap=True,
    )


def opened_pile(view: View) -> Zone:
    """FIV-22: every card, in the order in which they were turned."""
    faces = tuple(card(view, i) for i in range(view.turned))
    return Zone("pile", "row", None, faces, view.turned, Text("label-opened", {"n": view.turned}))


def count(view: View, wine: int) -> Zone:
    """How often one wine lies in the pile."""
    n = view.shown[: view.turned].count(wine)
    face = Face(FACES[wine], marks=("exact",) if n == view.target else ())
    label = Text("label-count", {"card": FACES[wine], "n": n})
    return Zone(f"count:{FACES[wine]}", "pile", None, (face,), n, label)


def own_pile(view: View, legal: Sequence[int]) -> Zone:
    """One's face-down pile: only where one turns the cards oneself."""
    mine = [i for i in range(view.turned, view.turned + view.left) if (view.starter + i) % view.seats == view.seat]
    back = (Face("back", (CATALOGUE[FLIP],), FLIP in legal),) if mine else ()
    count = len(mine) if view.training else len(back)
    return Zone(f"stock:{view.seat}", "pile", view.seat, back, count, Text("label-own-pile", {}))


# --- plates, buttons, prompt ----------------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    return Plate(seat, None, view.points[seat], seat in view.active, tuple(marks(view, seat)))


def marks(view: View, seat: int) -> list[str]:
    some: list[str] = []
    if seat == view.starter:
        some.append("starter")
    if view.phase == TURNING and view.left and seat == (view.starter + view.turned) % view.seats:
        some.append("next")
    if seat in view.slapped:
        some.append("first" if seat == view.slapped[0] else "slapped")
    if seat in view.absent:
        some.append("away")
    if view.phase == OPENED and view.change[seat]:
        some.append("plus-one" if view.change[seat] > 0 else "minus-one")
    return some


def buttons(view: View, legal: Sequence[int]) -> tuple[Button, ...]:
    """The slap is there as long as a pile can be slapped, right or wrong."""
    if view.seat is None or view.phase == OPENED:
        return ()
    some = [Button(CATALOGUE[SLAP], "reaction", Text("button-slap", {}), SLAP in legal)]
    if view.by_hand and view.phase == TURNING:
        some.insert(0, Button(CATALOGUE[FLIP], "turn", Text("button-flip", {}), FLIP in legal))
    return tuple(some)


def prompt(view: View, legal: Sequence[int]) -> Text:
    if view.over:
        best = [seat for seat in range(view.seats) if view.points[seat] == max(view.points)]
        return Text("prompt-won", {"seat": best[0]}) if len(best) == 1 else Text("prompt-over", {})
    if view.phase == OPENED:
        return result(view)
    if view.phase == SLAPPED:
        return during_slap(view)
    if FLIP in legal:
        return Text("prompt-flip", {"n": view.target})
    if not view.turned:
        return Text("prompt-begin", {"seat": view.starter, "n": view.round})
    return Text("prompt-watch" if view.training else "prompt-count", {"n": view.target})


def during_slap(view: View) -> Text:
    if view.seat is None:
        return Text("prompt-slapped", {"seat": view.slapped[0]})
    if view.seat in view.slapped:
        return Text("prompt-hand-down", {})
    return Text("prompt-follow", {"seat": view.slapped[0], "n": view.target})


def result(view: View) -> Text:
    """Between two rounds: what the last one came to."""
    if not view.slapped:
        return Text("prompt-void", {"n": view.voids})
    pile = view.shown[: view.turned]
    exact = [wine for wine in range(WINES) if pile.count(wine) == view.target]
    if not exact:
        return Text("prompt-wrong", {"n": view.target})
    return Text("prompt-right", {"seat": view.slapped[0], "card": FACES[exact[0]], "n": view.target})


def clock(view: View) -> Clock | None:
    """FIV-10, FIV-22. The next card is not announced: it comes on the beat."""
    if view.over or view.phase == TURNING:
        return None
    return Clock(view.deadline, Text("clock-window" if view.phase == SLAPPED else "clock-next-round", {}))
