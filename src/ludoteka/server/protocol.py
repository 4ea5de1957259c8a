"""The websocket protocol: tagged Structs, JSON text, one message a frame. `web/src/protocol.gen.ts` is generated from
this file (`make web` does it, `make check` fails on drift).

Client and server speak in milliseconds of the server's clock wherever a field ends in `_at`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteka.table.frames import Ack, Cheer, Frame, Lobby, RaceCard

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=24)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

LONGEST = 2048  # bytes of a message from a client; a longer one closes the socket


class In(Struct, tag_field="t", forbid_unknown_fields=True):
    """From a client."""


class Hello(In, tag="hello"):
    """First of all, within 10 s. `seen`: the number of the last frame this client has (-1: none)."""

    token: Token
    code: Id
    seen: Annotated[int, Meta(ge=-1, le=2**40)] = -1


class Pong(In, tag="pong"):
    """The answer to `ping`: its nonce, and this client's own clock (ms)."""

    nonce: Id
    client_ms: float


class Resync(In, tag="resync"):
    """The clock may have jumped (woken up, back online): please ping again."""


class Visible(In, tag="visible"):
    """The page was hidden or shown."""

    visible: bool


class Sit(In, tag="sit"):
    """On that chair; null: on the first that is free, whoever else sits down meanwhile."""

    cmd: Id
    seat: SeatNumber | None


class Stand(In, tag="stand"):
    cmd: Id


class SeatBot(In, tag="bot"):
    """Host: a bot of this level takes that chair; null: the first that is free."""

    cmd: Id
    seat: SeatNumber | None
    level: Word


class Unseat(In, tag="unseat"):
    """Host: that chair is free again (a bot, or a person who is away)."""

    cmd: Id
    seat: SeatNumber


class SetOption(In, tag="option"):
    """Host, before the start."""

    cmd: Id
    key: Id
    value: Word


class SetSetting(In, tag="setting"):
    """Host, before the start: `mode`, `undo`, `onlookers` or `talk`."""

    cmd: Id
    key: Id
    value: Word


class Handicap(In, tag="handicap"):
    """Host, before the start, on a relaxed table: the hand of whoever sits there counts as so many ms earlier in races
    (0 to 400 in steps of 50)."""

    cmd: Id
    seat: SeatNumber
    ms: Number


class Ready(In, tag="ready"):
    cmd: Id
    ready: bool


class Start(In, tag="start"):
    """Host (or anybody seated when the host is away): deal. After a match: a rematch with the same seats."""

    cmd: Id


class MakeMove(In, tag="move"):
    """A move by its name, answering `beat`. For a reaction: when the finger came down and when the card was painted,
    in server milliseconds as this client reckons them. Said again over a new line: `again` is the number of the frame
    it was made on, so that it happens once though the server that heard it first is gone."""

    cmd: Id
    move: Word
    beat: Number
    tapped_at: float | None = None
    painted_at: float | None = None
    visible: bool = True
    again: Number | None = None


class AskUndo(In, tag="undo"):
    cmd: Id


class Consent(In, tag="consent"):
    """To the undo that somebody asked for."""

    cmd: Id
    yes: bool


class Pause(In, tag="pause"):
    cmd: Id
    paused: bool


class Say(In, tag="say"):
    """Words of one's own, where the host lets those who play use them."""

    cmd: Id
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class CheerOn(In, tag="cheer"):
    """One of a handful of signs; see SIGNS in the table."""

    cmd: Id
    sign: Word


ClientMessage = (
    Hello
    | Pong
    | Resync
    | Visible
    | Sit
    | Stand
    | SeatBot
    | Unseat
    | SetOption
    | SetSetting
    | Handicap
    | Ready
    | Start
    | MakeMove
    | AskUndo
    | Consent
    | Pause
    | CheerOn
    | Say
)


class Out(Struct, tag_field="t"):
    """From the server."""


class Welcome(Out, tag="welcome"):
    """You are in. `seat`: yours, None for a watcher."""

    seat: int | None
    name: str
    server_at: float


class Ping(Out, tag="ping"):
    """Answer at once with `pong`."""

    nonce: str


class Synced(Out, tag="synced"):
    """What the client needs to follow the server's clock: when its pong `nonce` arrived here."""

    nonce: str
    server_at: float


class YourSeat(Out, tag="seat"):
    """Your own seat has changed (sat down, stood up, dealt to another number)."""

    seat: int | None


class TheLobby(Out, tag="lobby"):
    lobby: Lobby


class TheFrame(Out, tag="frame"):
    frame: Frame


class TheRace(Out, tag="race"):
    race: RaceCard


class Answered(Out, tag="ack"):
    ack: Ack


class Cheered(Out, tag="cheer"):
    cheer: Cheer


class Elsewhere(Out, tag="elsewhere"):
    """This seat was opened in another window: this socket is closed, and must not reconnect by itself."""


class Refused(Out, tag="refused"):
    """The socket is closed after this. `reason` has a text `refused-…`: token, table, table-broken, message,
    too-long, too-many."""

    reason: str


ServerMessage = (
    Welcome | Ping | Synced | YourSeat | TheLobby | TheFrame | TheRace | Answered | Cheered | Elsewhere | Refused
)
