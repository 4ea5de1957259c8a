"""What every client draws. The cards lie open and nothing says which wine leads, or whether one does: neither a word, a
mark, a clock nor what can be tapped differs between a tie and a majority before a hand is down. No card moves under a
finger: one that was taken leaves its back at its place, and a collection is a number on its player's plate."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.harvest.cards import ADD, CATALOGUE, FACES, GIVE, GRAB
from ludoteka.games.harvest.hidden import Card, View
from ludoteka.games.harvest.house import ERRORS
from ludoteka.games.harvest.rules import CLOSED, COUNTING, NAMED, NAMING, OVER
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS = (
    *("prompt-begin", "prompt-count", "prompt-grab", "prompt-grab-half", "prompt-watch", "prompt-locked"),
    *(
        "prompt-got-one",
        "prompt-give",
        "prompt-owed",
        "prompt-name",
        "prompt-naming",
        "prompt-named",
        "prompt-won",
        "prompt-over",
    ),
    *("label-centre", "button-give", "button-name"),
    *("clock-count", "clock-give", "clock-owed", "clock-name"),
)
MARKS = ("adds-next", "names-next", "owes", "locked", "got-one", "no-cards", "away")


def scene(view: View, legal: Sequence[int]) -> Scene:
    return Scene(
        zones=(centre(view, legal),),
        buttons=tuple(buttons(view, legal)),
        plates=tuple(plate(view, seat) for seat in range(view.seats)),
        prompt=prompt(view),
        clock=clock(view),
    )


# --- zones ----------------------------------------------------------------------------------------------------------


def centre(view: View, legal: Sequence[int]) -> Zone:
    cards = () if view.phase == COUNTING else view.centre
    faces = tuple(lying(view, place, card, legal) for place, card in enumerate(cards))
    return Zone("centre", "row", None, faces, sum(card.taker < 0 for card in cards), Text("label-centre", {}))


def lying(view: View, place: int, card: Card, legal: Sequence[int]) -> Face:
    key = f"{view.first_beat}:{place}"
    if card.taker >= 0:
        return Face("back", key=key)
    grabs = () if view.seat is None or view.phase == OVER else (CATALOGUE[GRAB + place],)
    return Face(FACES[card.card], grabs, GRAB + place in legal, key=key)


# --- plates, buttons, prompt ----------------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    return Plate(seat, len(view.piles[seat]), len(view.won[seat]), seat in view.active, tuple(marks(view, seat)))


def marks(view: View, seat: int) -> list[str]:
    some: list[str] = []
    if seat == view.token and not view.over:
        some.append("names-next" if view.named else "adds-next")
    if view.owed[seat]:
        some.append("owes")
    if view.phase not in (COUNTING, OVER):
        if locked(view, seat):
            some.append("locked")
        elif got_one(view, seat):
            some.append("got-one")
    if not view.piles[seat]:
        some.append("no-cards")
    if seat in view.absent:
        some.append("away")
    return some


def locked(view: View, seat: int) -> bool:
    return view.locks and view.errors[seat] >= ERRORS


def got_one(view: View, seat: int) -> bool:
    return view.one_each and view.taken[seat] > 0


def buttons(view: View, legal: Sequence[int]) -> list[Button]:
    """What is asked of this seat: a wine to give back, a seat to name."""
    some: list[Button] = []
    for move in legal:
        if move < ADD:
            wine = move - GIVE
            mine = view.won[view.seat or 0]
            text = Text("button-give", {"card": FACES[wine], "n": mine.count(wine)})
        elif move < GRAB:
            text = Text("button-name", {"seat": move - ADD})
        else:
            break
        some.append(Button(CATALOGUE[move], "choice", text))
    return some


def prompt(view: View) -> Text:
    if view.over:
        points = [len(cards) for cards in view.won]
        best = [seat for seat in range(view.seats) if points[seat] == max(points)]
        return Text("prompt-won", {"seat": best[0]}) if len(best) == 1 else Text("prompt-over", {})
    if view.seat is not None and view.owed[view.seat]:
        return Text("prompt-give", {"n": view.owed[view.seat]})
    if view.phase == COUNTING:
        return Text("prompt-count", {"n": view.round + 1}) if view.round else Text("prompt-begin", {})
    if view.phase == CLOSED:
        return Text("prompt-owed", {"seat": view.active[0]})
    if view.phase == NAMING:
        return Text("prompt-name", {}) if view.seat == view.token else Text("prompt-naming", {"seat": view.token})
    if view.phase == NAMED:
        return Text("prompt-named", {"seat": adder(view)})
    return while_open(view)


def adder(view: View) -> int:
    """Who was named, or the next clockwise who has a card."""
    turn = [(view.adds_next + i) % view.seats for i in range(view.seats)]
    return next(seat for seat in turn if view.piles[seat])


def while_open(view: View) -> Text:
    if view.seat is None:
        return Text("prompt-watch", {})
    if locked(view, view.seat):
        return Text("prompt-locked", {})
    if got_one(view, view.seat):
        return Text("prompt-got-one", {})
    return Text("prompt-grab-half" if view.half else "prompt-grab", {})


def clock(view: View) -> Clock | None:
    """HAR-3: the count is there for all to hear. While cards can be grabbed no clock runs: it would tell a tie from a
    majority."""
    if view.over:
        return None
    if view.seat is not None and view.owed[view.seat]:
        return Clock(view.give_by[view.seat], Text("clock-give", {}))
    if view.phase == COUNTING:
        return Clock(view.due, Text("clock-count", {}))
    if view.phase == NAMING:
        return Clock(view.due, Text("clock-name", {}))
    return Clock(view.deadline, Text("clock-owed", {})) if view.phase == CLOSED else None
