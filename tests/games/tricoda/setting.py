"""Tables for these tests: racks with known tiles, questions that come when they are wanted."""

from __future__ import annotations

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.box import Box
from ludoteka.games.tricoda.cards import ANSWER, ANSWERS, CATALOGUE, FACES, FIRST_QUESTION, READ, TILES, rack_of
from ludoteka.games.tricoda.rules import ANNOUNCING, Tricoda
from ludoteka.rules.dice import Dice, FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make
from ludoteka.rules.scene import Text

A, B, C, D = range(4)
CALLED = {f"{digit}{colour}": kind for kind, (digit, colour, _n) in enumerate(TILES)}
FOUR = ("1green 2yellow 4brown", "3black 3black 5red", "6pink 6green 7blue", "7blue 7yellow 5black")
DULL = ("4brown 5red 6pink", "4brown 5red 6pink", "4brown 5red 6green", "4brown 5red 6green")


class Loaded(Dice):
    """Rolls these numbers first, then zeros."""

    def __init__(self, *rolls: int) -> None:
        super().__init__()
        self.next = list(rolls)

    def below(self, n: int) -> int:
        self.rolls += 1
        return self.next.pop(0) % n if self.next else 0


def rack(words: str) -> int:
    """`1green 7blue 7blue` as a number."""
    a, b, c = (CALLED[word] for word in words.split())
    return int(rack_of(a, b, c))


def started(seats: int, seed: int = 1, **options: str) -> Tricoda:
    """A game as it begins."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(seed))
    assert isinstance(state, Tricoda)
    return state


def table(*racks: str, seats: int = 4, **options: str) -> Tricoda:
    """A table on whose racks these tiles stand, and where seat A begins."""
    state = started(seats, 1, **{"who_begins": "oldest", **options})
    box = Box(len(state.box.racks))
    state.box = box
    for number, words in enumerate(racks):
        put(box, number, words)
    for number in range(len(racks), len(box.racks)):
        box.fill(number, FastDice(number))
    state.told = []
    return state


def put(box: Box, number: int, words: str) -> None:
    """This rack is filled with these tiles, out of the stock."""
    before = box.stock[:]
    for word in words.split():
        before[CALLED[word]] -= 1
    assert min(before) >= 0, f"the box has no such tiles: {words}"
    box.fill(number, Pick(box, words))


class Pick(Dice):
    """Draws these tiles out of the stock."""

    def __init__(self, box: Box, words: str) -> None:
        super().__init__()
        self.box = box
        self.kinds = [CALLED[word] for word in words.split()]

    def below(self, n: int) -> int:
        return sum(self.box.stock[: self.kinds.pop(0)])


def read(state: Tricoda, question: int, after: int = 0) -> None:
    """The reader takes a card, and it is this one."""
    if state.phase == ANNOUNCING:
        pause(state)
    dice, state.dice = state.dice, Loaded(on_top(state).index(question))
    state.play(state.reader, READ, state.now + after, state.beat)
    state.dice = dice


def on_top(state: Tricoda) -> list[int]:
    """The cards that may be turned next."""
    return [question for at, question in enumerate(state.house.questions) if state.pile >> at & 1]


def pause(state: Tricoda) -> None:
    """The time to announce runs out."""
    assert state.phase == ANNOUNCING
    state.expire(state.deadline)


def questions(state: Tricoda, n: int) -> None:
    """So many questions are read and answered, whichever come; the last one's window stays open."""
    for _i in range(n):
        if state.phase == ANNOUNCING:
            pause(state)
        state.play(state.reader, READ, state.now, state.beat)


def guess(state: Tricoda, seat: int, digits: str, after: int = 0) -> None:
    """`112`, in any order."""
    name = f"guess:{'-'.join(sorted(digits))}"
    state.play(seat, CATALOGUE.index(name), state.now + after, state.beat)


def digits_of(state: Tricoda, seat: int) -> str:
    """What would be right."""
    tiles = GAME.view(state, (seat + 1) % state.seats).racks[seat]
    return "".join(sorted(str(TILES[kind][0]) for kind in tiles))


def some_wrong(state: Tricoda, seat: int) -> str:
    return "567" if digits_of(state, seat) != "567" else "456"


def answer(state: Tricoda, seat: int, words: str) -> None:
    state.play(seat, ANSWER + ANSWERS.index(words), state.now, state.beat)


def answered(state: Tricoda) -> str:
    """What the last question's answer was."""
    return ANSWERS[state.answer]


def imagined(state: Tricoda, seat: int, seed: int) -> Tricoda:
    """A world that this seat cannot tell from the true one."""
    world = GAME.imagine(state, seat, FastDice(seed))
    assert isinstance(world, Tricoda)
    return world


def told(state: Tricoda, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def faces(events: list[Event]) -> list[str]:
    return [FACES[event.card] for event in events]


def asked(state: Tricoda) -> list[int]:
    """The numbers of the questions that were read."""
    return [event.card - FIRST_QUESTION + 1 for event in told(state, "reads")]


def kinds(words: str) -> tuple[int, ...]:
    return tuple(sorted(CALLED[word] for word in words.split()))


def drawn(state: Tricoda, seat: int | None) -> list[str]:
    """The scene of a seat, or of a watcher, in lines."""
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    lines = [said(scene.prompt)]
    for zone in scene.zones:
        faces = " ".join("+".join([face.face, *face.marks]) + "^" * face.legal for face in zone.faces)
        lines.append(f"{zone.id} {zone.kind} {zone.count} [{faces}] {said(zone.label)}")
    for plate in scene.plates:
        lines.append(f"{'ABCDE'[plate.seat]} {plate.score}{'*' * plate.turn} {' '.join(plate.marks)}".rstrip())
    lines.append(" ".join(["buttons", *(f"{button.move}{'^' * button.legal}" for button in scene.buttons)]))
    if scene.clock:
        lines.append(f"{scene.clock.text.id} {scene.clock.deadline - state.now}")
    return lines


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])
