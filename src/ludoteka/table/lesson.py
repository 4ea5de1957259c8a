"""A game's lesson: a match that is written down, with a coach who says what happens and what to do.

`games/<id>/lesson/script.txt` is a transcript (`match/notation.py`) whose comments `#say 3 rule=match at=zone:pile` are
what the coach says before the next input: the sentence `lesson-3` of the lesson's texts, the anchor in the rulebook,
the place to look at. Seat A is the learner's. What A is told to do waits for A, and time stands still meanwhile; a
sentence before anything else waits until it has been read; inputs without one follow by themselves. The last sentence
ends it.

The rules fold every input, draw every scene and give the reason for everything that is not allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from ludoteka import games
from ludoteka.games import load
from ludoteka.match import BadLog, Match, Played, notation
from ludoteka.match.names import BOTS
from ludoteka.rules.contract import Illegal
from ludoteka.rules.event import Event
from ludoteka.rules.scene import Scene
from ludoteka.table.eyes import frame
from ludoteka.table.frames import Chair, Frame, GameClock

GAMES: Final = Path(games.__file__).parent
LEARNER: Final = 0
NOT_YET: Final = "lesson"  # the reason for a move that is allowed, and not what the coach asked for
SHORTEST_MS: Final = 700  # what follows by itself can be followed
LONGEST_MS: Final = 1700


@dataclass(frozen=True, slots=True)
class Step:
    """What is on the table, and what the lesson waits for: the learner's `move`, a reader, some time, or nobody."""

    frame: Frame
    say: str  # a message id; what was said before still holds while it does not change
    rule: str  # an anchor in the rulebook, "" for none
    at: str  # a place to look at, "zone:pile" or "plate:1", "" for none
    waits: Literal["move", "reader", "time", "end"]
    move: str  # what the learner shall do
    refused: dict[str, str]  # what the scene offers and the rules refuse now, with their reason
    pause_ms: int


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A comment of the script; `before`: the number of inputs that it stands behind."""

    before: int
    id: str
    rule: str
    at: str


@lru_cache(maxsize=16)
def lesson_of(game: str) -> Lesson:
    """Raises OSError where there is no lesson, BadLog or Illegal where it cannot be played."""
    walked = list(walk(game))
    header = walked[0][0].header
    names = ("", *BOTS)[: header.seats]
    chairs = (Chair(seat, "bot" if seat else "person", name, here=True) for seat, name in enumerate(names))
    return Lesson(game, dict(header.options), tuple(chairs), tuple(step for _match, step, _events in walked))


def walk(game: str) -> Iterator[tuple[Match, Step, list[Event]]]:
    """Step by step, with the match as it stands then and what was told since the step before."""
    text = (GAMES / game / "lesson" / "script.txt").read_text("utf-8")
    script = notation.read(text)
    said = sayings(text, script)
    match = Match.new(load(script.game), script.options, script.seats, script.seed)
    told: list[Event] = []
    saying = Saying(0, "", "", "")
    for number, step in enumerate(script.steps):
        here = [one for one in said if one.before == number]
        for one in here[:-1]:
            yield match, _step(match, number, told, one, "reader"), told
            told = []
        saying = here[-1] if here else saying
        entry, mine = step.entry, isinstance(step.entry, Played) and step.entry.seat == LEARNER
        waits: Literal["move", "reader", "time"] = "move" if mine else "reader" if here else "time"
        move = entry.move if isinstance(entry, Played) and mine else ""
        pause = min(LONGEST_MS, max(SHORTEST_MS, entry.at - match.clock))
        yield match, _step(match, number, told, saying, waits, move, pause), told
        told = _played(match, step)
    for one in (last := [one for one in said if one.before == len(script.steps)]):
        yield match, _step(match, len(script.steps), told, one, "end" if one is last[-1] else "reader"), told
        told = []


def sayings(text: str, script: notation.Transcript) -> list[Saying]:
    """What the coach says. Raises BadLog where a line of it cannot be read."""
    found = []
    for line, raw in enumerate(text.splitlines(), 1):
        if not raw.startswith("#say "):
            continue
        number, *rest = raw.removeprefix("#say ").split()
        words = dict(word.partition("=")[::2] for word in rest)
        if not number.isdigit() or words.keys() - {"rule", "at"}:
            raise BadLog(f"'{raw}' is nothing a coach says", line)
        before = sum(step.line < line for step in script.steps)
        found.append(Saying(before, f"lesson-{number}", words.get("rule", ""), words.get("at", "")))
    return found


def refused(match: Match, scene: Scene) -> dict[str, str]:
    """Everything that the scene offers the learner and the rules refuse now, with the reason."""
    state, game = match.state, match.game
    faces = [face for zone in scene.zones for face in zone.faces]
    offered = [move for zone in scene.zones for move in zone.moves]
    offered += [move for face in faces for move in face.moves]
    offered += [button.move for button in scene.buttons]
    found = {}
    for move in dict.fromkeys(offered):
        reason = state.wrong(LEARNER, game.catalogue.index(move), state.beat)
        if reason:
            found[move] = reason
    return found


def judged(step: Step, move: str) -> tuple[bool, str]:
    """Whether the learner's move takes the lesson on; and why the rules, or the coach, refuse it, "" if they do not."""
    reason = step.refused.get(move, "")
    if step.waits == "move" and move == step.move:
        return True, reason
    return False, reason or NOT_YET


# --- inside ----------------------------------------------------------------------------------------------------------


def _step(
    match: Match,
    number: int,
    told: Sequence[Event],
    saying: Saying,
    waits: Literal["move", "reader", "time", "end"],
    move: str = "",
    pause: int = 0,
) -> Step:
    drawn = frame("lesson", match, number, told, LEARNER, GameClock(match.clock, 0.0, running=False))
    return Step(drawn, saying.id, saying.rule, saying.at, waits, move, refused(match, drawn.scene), pause)


def _played(match: Match, step: notation.Step) -> list[Event]:
    """What it told; nothing where it is written down as refused. Raises Illegal where the rules see it otherwise."""
    try:
        told = match.append(notation.at_beat(match, step.entry))
    except Illegal as illegal:
        if illegal.reason == step.refusal:
            return []
        raise
    if step.refusal:
        raise BadLog("this is not refused", step.line)
    return told
