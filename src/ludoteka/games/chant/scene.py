"""What every client draws. The card and the word stand side by side and nothing says whether they agree: neither a
mark, a number nor a time differs between a match and any other card before a hand is down."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.chant.cards import CATALOGUE, FACES, FLIP, SLAP
from ludoteka.games.chant.hidden import View
from ludoteka.games.chant.rules import SETTLED, SLAPPED, TURNING
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS = (
    *("prompt-begin", "prompt-word", "prompt-next", "prompt-flip", "prompt-follow", "prompt-hand-down"),
    *("prompt-slapped", "prompt-won", "prompt-over", "label-pile", "label-word", "label-own-pile"),
    *("button-slap", "button-flip", "clock-window"),
)
MARKS = ("caller", "next", "first", "slapped", "falsely", "away", "no-cards", "winner")


def scene(view: View, legal: Sequence[int]) -> Scene:
    return Scene(
        zones=(centre(view, legal), *([own_pile(view, legal)] if view.by_hand and view.seat is not None else [])),
        buttons=buttons(view, legal),
        plates=tuple(plate(view, seat) for seat in range(view.seats)),
        prompt=prompt(view, legal),
        clock=Clock(view.deadline, Text("clock-window", {})) if view.phase == SLAPPED and not view.over else None,
    )


# --- zones ----------------------------------------------------------------------------------------------------------


def centre(view: View, legal: Sequence[int]) -> Zone:
    """The pile in the middle, under the word to which its top card was turned."""
    top = view.centre[-1] if view.centre else None
    return Zone(
        id="pile",
        kind="pile",
        seat=None,
        faces=(Face(FACES[top.card], key=str(top.beat)),) if top else (),
        count=len(view.under) + len(view.centre),
        label=Text("label-word", {"card": FACES[top.word]}) if top else Text("label-pile", {}),
        moves=() if view.seat is None else (CATALOGUE[SLAP],),
        legal=SLAP in legal,
        slap=True,
    )


def own_pile(view: View, legal: Sequence[int]) -> Zone:
    """One's face-down pile: only where one turns the cards oneself."""
    n = len(view.piles[view.seat or 0])
    back = (Face("back", (CATALOGUE[FLIP],), FLIP in legal),) if n else ()
    return Zone(f"stock:{view.seat}", "pile", view.seat, back, n, Text("label-own-pile", {}))


# --- plates, buttons, prompt ----------------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    return Plate(seat, len(view.piles[seat]), None, seat in view.active, tuple(marks(view, seat)))


def marks(view: View, seat: int) -> list[str]:
    some: list[str] = []
    if seat == view.winner:
        some.append("winner")
    if seat == view.caller and not view.flips:
        some.append("caller")
    if view.phase != SLAPPED and not view.last and not view.over and seat == view.turn:
        some.append("next")
    if view.phase == SLAPPED and seat in view.slapped:
        some.append("first" if seat == view.slapped[0] else "slapped")
    if view.phase == TURNING and view.centre and seat in view.centre[-1].falsely:
        some.append("falsely")
    if not view.piles[seat]:
        some.append("no-cards")
    if seat in view.absent:
        some.append("away")
    return some


def buttons(view: View, legal: Sequence[int]) -> tuple[Button, ...]:
    """The slap is always there, right or wrong."""
    if view.seat is None or view.over:
        return ()
    slap = Button(CATALOGUE[SLAP], "reaction", Text("button-slap", {}), SLAP in legal)
    if not view.by_hand:
        return (slap,)
    return (Button(CATALOGUE[FLIP], "turn", Text("button-flip", {}), FLIP in legal), slap)


def prompt(view: View, legal: Sequence[int]) -> Text:
    if view.over:
        return Text("prompt-won", {"seat": view.winner}) if view.winner >= 0 else Text("prompt-over", {})
    if view.phase == SLAPPED:
        return during_slap(view)
    if FLIP in legal:
        return Text("prompt-flip", {"card": FACES[view.word]})
    if not view.flips:
        return Text("prompt-begin", {"seat": view.caller, "seat_first": view.turn})
    if view.phase == SETTLED or not view.centre:
        return Text("prompt-next", {"seat": view.turn, "card": FACES[view.word]})
    return Text("prompt-word", {"card": FACES[view.centre[-1].word]})


def during_slap(view: View) -> Text:
    if view.seat is None:
        return Text("prompt-slapped", {"seat": view.slapped[0]})
    if view.seat in view.slapped:
        return Text("prompt-hand-down", {})
    return Text("prompt-follow", {"seat": view.slapped[0]})
