"""What a seat's client draws of Tricoda. TRI-5: nobody is shown what another could conclude."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteka.games.tricoda.candidates import Candidates
from ludoteka.games.tricoda.cards import (
    ANSWER,
    ANSWERS,
    CATALOGUE,
    DIGITS,
    FACES,
    FIRST_ANSWER,
    FIRST_QUESTION,
    GUESS,
    KINDS,
    RACKS,
    READ,
    SET_OF,
    SETS,
)
from ludoteka.games.tricoda.hidden import View
from ludoteka.games.tricoda.questions import possible_answers
from ludoteka.games.tricoda.rules import ANNOUNCING, TO_ANSWER, TO_READ
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS = (
    *("prompt-read", "prompt-wait-read", "prompt-answer", "prompt-wait-answer"),
    *("prompt-announce", "prompt-reader", "prompt-wait-round", "prompt-watch", "prompt-won", "prompt-shared"),
    *("zone-rack", "zone-own-rack", "zone-empty-rack", "zone-question", "zone-no-question", "zone-stock", "zone-laid"),
    *("zone-guess", "zone-notes-seen", "zone-notes-training"),
    *("button-read", "button-answer", "clock-announce", "clock-read", "clock-answer"),
)
MARKS = ("reads", "waits", "away", "winner", "sure", "times-2", "times-3")


def scene(view: View, legal: Sequence[int]) -> Scene:
    return Scene(
        zones=tuple(zones(view, legal)),
        buttons=tuple(buttons(view, legal)),
        plates=tuple(plate(view, seat) for seat in range(view.seats)),
        prompt=prompt(view),
        clock=clock(view),
    )


# --- the table -------------------------------------------------------------------------------------------------------


def zones(view: View, legal: Sequence[int]) -> Iterator[Zone]:
    yield question(view)
    for rack in range(len(view.racks)):
        if rack != view.seat or view.help == "off" or view.over:  # the note sheet lies where the own backs would
            yield rack_zone(view, rack)
    yield Zone("stock", "pile", None, (Face("back"),) if view.stock else (), view.stock, Text("zone-stock", {}))
    if view.laid:
        yield laid_off(view)
    if view.seat is not None and not view.over:
        if view.help != "off":
            yield notes(view)
        yield guesses(view, view.seat, legal)


def rack_zone(view: View, rack: int) -> Zone:
    manned = rack < view.seats
    label = Text("zone-rack", {"seat": rack}) if manned else Text("zone-empty-rack", {})
    if rack == view.seat:
        label = Text("zone-own-rack", {})
    faces = tuple(drawn(view.racks[rack], view.versions[rack]))
    return Zone(f"rack:{rack}", "rack", rack if manned else None, faces, len(faces), label)


def drawn(tiles: tuple[int, ...], version: int) -> Iterator[Face]:
    """Three tiles, or three backs."""
    for i in range(3):
        yield Face(FACES[tiles[i]] if tiles else "back", key=f"{version}.{i}")


def question(view: View) -> Zone:
    """The card that lies open, and what was answered."""
    if not view.question:
        return Zone("question", "row", None, (Face("back"),), 1, Text("zone-no-question", {}))
    label = Text("zone-question", {"card": FACES[FIRST_QUESTION + view.question - 1]})
    faces = () if view.answer == NO_CARD else (Face(FACES[FIRST_ANSWER + view.answer], key=f"answer{view.asked}"),)
    return Zone("question", "row", None, faces, len(faces), label)


def laid_off(view: View) -> Zone:
    """TRI-11: for all to see."""
    faces = tuple(face for i, tiles in enumerate(view.laid) for face in drawn(tiles, i))
    return Zone("laid", "row", None, faces, len(faces), Text("zone-laid", {"n": len(faces)}))


def guesses(view: View, seat: int, legal: Sequence[int]) -> Zone:
    """A digit for each smallest digit that three can have; tapping it asks which three."""
    faces: list[Face] = []
    for digit in range(1, DIGITS + 1):
        moves = [GUESS + n for n, digits in enumerate(SETS) if digits[0] == digit]
        names = tuple(CATALOGUE[move] for move in moves)
        faces.append(Face(str(digit), names, moves[0] in legal, key=f"digit{digit}"))
    return Zone(f"guess:{seat}", "row", seat, tuple(faces), len(faces), Text("zone-guess", {}))


# --- the note sheet --------------------------------------------------------------------------------------------------


def notes(view: View) -> Zone:
    """Tiles that may still be on one's own rack, as far as the table helps: with those seen struck, or with all that
    the answers rule out."""
    known = view.known()
    if view.help == "seen":
        left = [min(3, int(n)) for n in known.unseen]
        faces = tuple(note(kind, n, False) for kind, n in enumerate(left) if n)
        return Zone(f"notes:{view.seat}", "row", view.seat, faces, len(faces), Text("zone-notes-seen", {}))
    candidates = known.candidates()
    faces = tuple(concluded(candidates))
    label = Text("zone-notes-training", {"n": len({int(SET_OF[rack]) for rack in candidates.racks})})
    return Zone(f"notes:{view.seat}", "row", view.seat, faces, len(faces), label)


def concluded(candidates: Candidates) -> Iterator[Face]:
    for kind in range(KINDS):
        counts = [RACKS[rack].count(kind) for rack in candidates.racks]
        if max(counts):
            yield note(kind, max(counts), min(counts) > 0)


def note(kind: int, most: int, sure: bool) -> Face:
    times = (f"times-{most}",) if most > 1 else ()
    return Face(FACES[kind], marks=(*times, *(["sure"] if sure else [])), key=f"note{kind}")


# --- plates, buttons, prompt, clock ----------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    turn = not view.over and view.phase != ANNOUNCING and seat == view.reader
    return Plate(seat, None, view.points[seat], turn, tuple(marks(view, seat)))


def marks(view: View, seat: int) -> Iterator[str]:
    if view.over:
        if seat in winners(view):
            yield "winner"
        return
    if seat == view.reader:
        yield "reads"
    if view.waits and view.asked < view.may_guess[seat]:
        yield "waits"
    if seat in view.absent:
        yield "away"


def winners(view: View) -> list[int]:
    return [seat for seat, points in enumerate(view.points) if points == max(view.points)]


def buttons(view: View, legal: Sequence[int]) -> Iterator[Button]:
    if view.seat is None or view.over or view.seat != view.reader:
        return
    if view.phase == TO_READ:
        yield Button(CATALOGUE[READ], "turn", Text("button-read", {}), READ in legal)
    elif view.phase == TO_ANSWER:
        # Which answer is right is the reader's to find out: all look the same.
        for answer in possible_answers(view.question, len(view.racks) - 1):
            yield Button(CATALOGUE[ANSWER + answer], "choice", Text("button-answer", {"card": ANSWERS[answer]}))


def prompt(view: View) -> Text:
    if view.over:
        won = winners(view)
        return Text("prompt-won", {"seat": won[0]}) if len(won) == 1 else Text("prompt-shared", {"n": len(won)})
    mine = view.seat == view.reader
    if view.phase == TO_READ:
        return Text("prompt-read", {}) if mine else Text("prompt-wait-read", {"seat": view.reader})
    if view.phase == TO_ANSWER:
        return Text("prompt-answer", {}) if mine else Text("prompt-wait-answer", {"seat": view.reader})
    if view.seat is None:
        return Text("prompt-watch", {})
    if view.waits and view.asked < view.may_guess[view.seat]:
        return Text("prompt-wait-round", {"n": view.may_guess[view.seat] - view.asked})
    return Text("prompt-reader" if mine else "prompt-announce", {})


def clock(view: View) -> Clock | None:
    if view.over:
        return None
    text = {TO_READ: "clock-read", TO_ANSWER: "clock-answer", ANNOUNCING: "clock-announce"}[view.phase]
    return Clock(view.deadline, Text(text, {}))
