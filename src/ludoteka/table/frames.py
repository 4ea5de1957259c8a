"""What a table sends: plain frozen dataclasses, one set for every pair of eyes. `server/protocol.py` puts them on the
wire and generates their TypeScript.

Times named `*_at` are milliseconds of the server's clock (a monotonic one that starts with the process; clients follow
it by clock sync, see realtime). Game milliseconds are told apart by name: `game`, `deadline`, `deadline_from`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteka.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class News:
    """An event as one pair of eyes may have it. `hidden`: there is a card, but not for these eyes."""

    what: str
    seat: int | None
    card: str | None
    hidden: bool
    other: int | None
    n: int


@dataclass(frozen=True, slots=True)
class GameClock:
    """Game time `game` was, or will be, at server time `server_at`; it stands still unless `running`, and then a game
    millisecond takes `pace` real ones (relaxed tables: more than 1)."""

    game: int
    server_at: float
    running: bool
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class Ending:
    places: tuple[int, ...]  # by seat, 1 is first, ties share
    scores: tuple[int, ...]
    why: str
    seed: str  # hex: the sealed seed, shown now that the match is over


@dataclass(frozen=True, slots=True)
class Told:
    """The news of an earlier frame, and the races that were told of between it and the next."""

    no: int
    news: tuple[News, ...]
    races: tuple[RaceCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything one pair of eyes sees, and what happened since the frame before. Whole every time: whoever lost one
    needs exactly one more. `no` rises by one a frame, without holes, the same for all eyes of a match. `past`: only
    in the first frame on a line, what these eyes were told lately, this frame's own number included. `deadline_from`:
    when the deadline of the scene's clock was set; whoever has just come knows how much of it is gone."""

    match: str  # id of this match: a rematch has another, and numbers begin again
    no: int
    news: tuple[News, ...]
    scene: Scene
    beat: int
    clock: GameClock
    show_at: float | None = None  # paint this frame in the first animation frame at or after; None: at once
    ending: Ending | None = None
    past: tuple[Told, ...] = ()
    deadline_from: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """One press of a race, for everybody to see. Milliseconds after the reveal."""

    seat: int
    move: str
    ms: float  # the effective time that decided
    arrived_ms: float
    claimed_ms: float | None  # None: no usable claim
    rtt_ms: float
    clipped: bool  # the claim was beyond what was measured
    place: int  # 1 = first
    handicap_ms: float = 0.0  # how much earlier it counts for its seat's handicap, already in `ms`


@dataclass(frozen=True, slots=True)
class RaceCard:
    match: str
    beat: int
    hands: tuple[Hand, ...]
    photo: tuple[int, ...]  # seats of a photo finish, drawn from the sealed seed; () if there was none


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table, taken or free."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""  # of a bot
    here: bool = False  # a person's socket is open
    stand_in: bool = False  # a bot plays for an absent person, who may come back at any moment
    ready: bool = False
    host: bool = False
    handicap: int = 0  # ms that this person's hand counts as earlier in races, on a relaxed table


@dataclass(frozen=True, slots=True)
class Settings:
    """What is chosen for a table beside the game's own options."""

    mode: Literal["friends", "ranked", "relaxed"] = "friends"
    undo: Literal["off", "consent"] = "consent"
    onlookers: Literal["table", "delayed"] = "table"  # what they see: no hand, or every hand as it was a minute ago
    talk: Literal["signs", "words"] = "signs"  # what may be called across the table


Paused = Literal["", "wish", "nobody"]  # somebody wanted it; whoever plays is not there, or not back yet


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who sits where, and what was chosen. Sent whole whenever it changes, before, during and after a match."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    options: dict[str, str]  # every key
    settings: Settings
    chairs: tuple[Chair, ...]
    seats: tuple[int, int]  # fewest, most
    watchers: int
    match: str  # id of the latest match, "" before the first
    commitment: str  # of its sealed seed, hex
    paused: Paused
    undo_by: int | None  # a seat that asked for undo and waits for consent
    undo_agreed: tuple[int, ...]
    undo_refused: bool = False  # the last move was asked about and stands


@dataclass(frozen=True, slots=True)
class Ack:
    """The answer to one command. `ok`: taken (a move: durable and folded; a race press: received). Else `reason`, a
    code with a text `reason-…`; nothing has changed."""

    cmd: str
    ok: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Cheer:
    seat: int | None
    sign: str  # "" for words of one's own
    words: str = ""


@dataclass(frozen=True, slots=True)
class Welcome:
    """You are in; the lobby follows, and a whole frame if there is a match."""

    seat: int | None
    name: str
    server_at: float


@dataclass(frozen=True, slots=True)
class YourSeat:
    """Your own seat has changed; the frames that follow are for those eyes."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Ping:
    nonce: str


@dataclass(frozen=True, slots=True)
class Synced:
    """When the pong with this nonce arrived."""

    nonce: str
    server_at: float


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """This guest has opened the table in another window; this line is closed next."""
