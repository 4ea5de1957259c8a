"""A match as text that can be read aloud, for transcripts: tests replay them, rulebooks and bug reports quote them.

    game: heap
    seats: 2
    options: stones=7
    seed: 00ff

    # A comment.
    100 A take:3
      > take A - - 3
    200 A take:1 ! not-your-turn
    300 B tap @1
    10300 expire
    10400 absent B
    10500 undo 1
    end empty places 2 1 scores 0 1

An input is a line: its time, its seat as a letter, the move by name, `@` and the beat it answers (none: the latest
beat). `! reason` says that the rules refuse it, and why. Indented lines say what was told, all of it and in order:
`> what seat card other n for eyes`, `-` where there is none, the tail left out where it says nothing; `for AB` where
only A and B may see the card (`*`: the watchers). An input without such lines is not checked for what it told. Options
left out take their default. The `end` line is optional.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteka.games import load
from ludoteka.match.log import BadLog, Entry, Excused, Expired, Input, Note, Played, Reopened, Undone
from ludoteka.match.match import Match
from ludoteka.rules.contract import Illegal
from ludoteka.rules.event import EVERYONE, NOBODY, WATCHERS_BIT, Event
from ludoteka.rules.game import Game
from ludoteka.rules.options import values_of

LATEST = -1  # in a transcript: the beat of that moment


@dataclass(slots=True)
class Step:
    """One input, what it must tell, and why it must be refused."""

    line: int
    entry: Input
    told: list[str] = field(default_factory=list)
    refusal: str = ""


@dataclass(slots=True)
class Transcript:
    game: str = ""
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seed: bytes = b""
    steps: list[Step] = field(default_factory=list)
    end: str = ""


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def write(match: Match) -> str:
    """The transcript of a match, with everything it told. Undone inputs and notes are left in and out."""
    header, game = match.header, match.game
    default = {key: values[0] for key, values in values_of(game.options).items()}
    chosen = [f"{key}={value}" for key, value in sorted(header.options.items()) if value != default[key]]
    lines = [f"game: {game.id}", f"seats: {header.seats}"]
    lines += [f"options: {' '.join(chosen)}"] if chosen else []
    lines += [f"seed: {match.seed.hex()}", ""]
    again = Match(game, header, match.seed)
    for entry in match.entries:
        if not isinstance(entry, Note):
            beat = again.state.beat
            events = again.append(entry)
            lines += [_line(entry, beat), *(f"  > {event_line(event, game)}" for event in events)]
    if again.state.over:
        lines.append(_end(again))
    return "\n".join(lines) + "\n"


def event_line(event: Event, game: Game) -> str:
    """One event as the notation has it."""
    words = [
        event.what,
        "-" if event.seat == NOBODY else letter(event.seat),
        game.faces[event.card] if 0 <= event.card < len(game.faces) else "-",
        "-" if event.other == NOBODY else letter(event.other),
        str(event.n),
    ]
    if words[-1] == "1":
        words.pop()
        while words[-1] == "-":
            words.pop()
    return " ".join(words) + ("" if event.eyes == EVERYONE else f" for {_eyes(event.eyes)}")


def read(text: str) -> Transcript:
    """Raises BadLog, which names the line."""
    transcript = Transcript()
    in_head = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            in_head = in_head and not transcript.game
        elif line.startswith("#"):
            continue
        elif in_head:
            _read_head(transcript, line, number)
        elif line.startswith(">"):
            if not transcript.steps:
                raise BadLog("nothing has happened yet that could tell this", number)
            transcript.steps[-1].told.append(" ".join(line[1:].split()))
        elif line.startswith("end "):
            transcript.end = " ".join(line.split())
        else:
            transcript.steps.append(_read_step(line, number))
    if not (transcript.game and transcript.seats and transcript.seed):
        raise BadLog("game, seats and seed must stand at the top")
    return transcript


def check(transcript: Transcript, game: Game | None = None) -> list[str]:
    """Play a transcript through; what did not come as it says, in words. [] when all did."""
    game = game or load(transcript.game)
    match = Match.new(game, transcript.options, transcript.seats, transcript.seed)
    findings = [finding for step in transcript.steps for finding in _check_step(match, step)]
    if transcript.end and transcript.end != (found := _end(match) if match.state.over else "not ended"):
        findings.append(f"the end: expected '{transcript.end}', got '{found}'")
    return findings


def replay(text: str, game: Game | None = None) -> Match:
    """The match of a transcript, for tests. Raises BadLog with everything that did not come as it says."""
    transcript = read(text)
    game = game or load(transcript.game)
    if findings := check(transcript, game):
        raise BadLog("; ".join(findings))
    match = Match.new(game, transcript.options, transcript.seats, transcript.seed)
    for step in transcript.steps:
        if not step.refusal:
            match.append(at_beat(match, step.entry))
    return match


def told(text: str, game: Game | None = None) -> list[tuple[int, list[Event]]]:
    """What each input of a transcript told, with its time. What the rules refused told nothing and is left out."""
    transcript = read(text)
    match = Match.new(game or load(transcript.game), transcript.options, transcript.seats, transcript.seed)
    steps = [step for step in transcript.steps if not step.refusal]
    return [(step.entry.at, match.append(at_beat(match, step.entry))) for step in steps]


def _check_step(match: Match, step: Step) -> list[str]:
    try:
        told = [event_line(event, match.game) for event in match.append(at_beat(match, step.entry))]
    except Illegal as refused:
        if refused.reason == step.refusal:
            return []
        return [f"line {step.line}: refused: {refused.reason}"]
    if step.refusal:
        return [f"line {step.line}: expected the refusal {step.refusal}, but it was played"]
    if step.told and step.told != told:
        return [f"line {step.line}: expected {step.told}, told {told}"]
    return []


def at_beat(match: Match, entry: Entry) -> Entry:
    """An input of a transcript as it happens now: one that names no beat answers the latest."""
    if isinstance(entry, Played) and entry.beat == LATEST:
        return Played(entry.at, entry.seat, entry.move, match.state.beat)
    return entry


def _line(entry: Input, beat: int) -> str:
    if isinstance(entry, Played):
        answers = "" if entry.beat == beat else f" @{entry.beat}"
        return f"{entry.at} {letter(entry.seat)} {entry.move}{answers}"
    if isinstance(entry, Excused):
        return f"{entry.at} absent {''.join(map(letter, entry.seats))}".rstrip()
    if isinstance(entry, Undone):
        return f"{entry.at} undo {entry.n}"
    return f"{entry.at} {entry.kind}"


def _end(match: Match) -> str:
    state = match.state
    return f"end {state.why()} places {_spaced(state.places())} scores {_spaced(state.scores())}"


def _spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _eyes(eyes: int) -> str:
    some = "".join(letter(seat) for seat in range(26) if eyes >> seat & 1) + "*" * (eyes >> WATCHERS_BIT & 1)
    return some or "nobody"


def _read_head(transcript: Transcript, line: str, number: int) -> None:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon:
        raise BadLog(f"'{line}' is no 'key: value'", number)
    if key == "game":
        transcript.game = value
    elif key == "seats":
        transcript.seats = _integer(value, number)
    elif key == "options":
        for word in value.split():
            name, _equals, chosen = word.partition("=")
            transcript.options[name] = chosen
    elif key == "seed":
        try:
            transcript.seed = bytes.fromhex(value)
        except ValueError:
            raise BadLog(f"'{value}' is not hexadecimal", number) from None
    else:
        raise BadLog(f"'{key}' is none of game, seats, options, seed", number)


def _read_step(line: str, number: int) -> Step:
    said, _mark, refusal = (part.strip() for part in line.partition(" ! "))
    time, *words = said.split()
    at = _integer(time, number)
    match words:
        case ["expire"]:
            return Step(number, Expired(at), refusal=refusal)
        case ["again"]:
            return Step(number, Reopened(at), refusal=refusal)
        case ["undo", n]:
            return Step(number, Undone(at, _integer(n, number)), refusal=refusal)
        case ["absent", *seats]:
            return Step(number, Excused(at, tuple(_seat(one, number) for one in "".join(seats))), refusal=refusal)
        case [seat, move]:
            return Step(number, Played(at, _seat(seat, number), move, LATEST), refusal=refusal)
        case [seat, move, beat] if beat.startswith("@"):
            return Step(number, Played(at, _seat(seat, number), move, _integer(beat[1:], number)), refusal=refusal)
    raise BadLog(f"'{line}' is no input", number)


def _seat(word: str, number: int) -> int:
    if len(word) != 1 or not "A" <= word <= "Z":
        raise BadLog(f"'{word}' is no seat letter", number)
    return ord(word) - ord("A")


def _integer(word: str, number: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 16):
        raise BadLog(f"'{word}' is no number", number)
    return int(word)
