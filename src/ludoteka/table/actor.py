"""A table: one task, one inbox. Calls come in from any connection; what goes out are the dataclasses of `frames.py`.

The server's part, in order: `create` or `resume`; for each connection `await connect`, then the commands as they come
in, then `disconnect`; at last `await close`. Commands are plain calls that never block and answer with one `Ack` on
the guest's line. `arrived` is the clock's time, stamped in the socket's reader before anything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.table.clock import Clock
from ludoteka.table.frames import Lobby, Settings
from ludoteka.table.line import Line
from ludoteka.table.minds import Minds
from ludoteka.table.record import Guest, Journal, StoredMatch, TableRecord


class Table:
    """One table, from the first chair to the last rematch."""

    @classmethod
    async def create(
        cls,
        code: str,
        game_id: str,
        options: Mapping[str, str],
        settings: Settings,
        host: Guest,
        journal: Journal,
        minds: Minds,
        clock: Clock,
        *,
        bots: Sequence[str] = (),
        start: bool = False,
    ) -> Table:
        """A new table, saved; its maker sits on seat 0, bots of these levels beside him; `start` deals at once.
        Raises UnknownGame, BadOption, Refused (bad level, too many bots, too few to start)."""
        raise NotImplementedError

    @classmethod
    async def resume(
        cls, record: TableRecord, match: StoredMatch | None, journal: Journal, minds: Minds, clock: Clock
    ) -> Table:
        """The table as it was stored, with its latest match (`record.match`), nobody connected: frozen until a seated
        person is there. Raises BadLog where the log is not legal."""
        raise NotImplementedError

    # --- for the server: what may be asked at any time --------------------------------------------------------------

    def lobby(self) -> Lobby:
        """As it would be sent now."""
        raise NotImplementedError

    def log(self) -> bytes | None:
        """The latest match as one file of JSON lines, its seed at the end; None while it is on, or before the first."""
        raise NotImplementedError

    def owner(self, seat: int) -> str | None:
        """The id of the guest whose chair this is."""
        raise NotImplementedError

    def idle_ms(self) -> float:
        """How long there has been no line at all; 0 while there is one. An idle table may be closed and resumed."""
        raise NotImplementedError

    # --- connections ---------------------------------------------------------------------------------------------------

    async def connect(self, line: Line, guest_id: str, name: str, seen: int = -1) -> bool:
        """Sends Welcome, Lobby, and a whole Frame if there is a match. An older line of this guest gets Elsewhere and
        is closed. False, and closed with "too-many", if there is no room for another watcher."""
        raise NotImplementedError

    def disconnect(self, line: Line) -> None:
        """The connection is gone. Ignored for a line that was replaced."""

    def pong(self, line: Line, nonce: str, client_ms: float, arrived: float) -> None:
        """Answered with Synced."""

    def witness(self, line: Line, rtt_ms: float) -> None:
        """Another measurement of this line's round trip (a websocket ping frame, the kernel's): the smallest counts."""

    def resync(self, line: Line) -> None:
        """The client's clock may have jumped: pings again."""

    def visible(self, line: Line, visible: bool) -> None:
        """The page was hidden or shown."""

    # --- commands: each gets one Ack --------------------------------------------------------------------------------

    def sit(self, line: Line, cmd: str, seat: int) -> None: ...

    def stand(self, line: Line, cmd: str) -> None: ...

    def seat_bot(self, line: Line, cmd: str, seat: int, level: str) -> None: ...

    def unseat(self, line: Line, cmd: str, seat: int) -> None: ...

    def set_option(self, line: Line, cmd: str, key: str, value: str) -> None: ...

    def set_setting(self, line: Line, cmd: str, key: str, value: str) -> None: ...

    def ready(self, line: Line, cmd: str, ready: bool) -> None: ...

    def start(self, line: Line, cmd: str) -> None: ...

    def move(
        self,
        line: Line,
        cmd: str,
        move: str,
        beat: int,
        arrived: float,
        tapped_at: float | None = None,
        painted_at: float | None = None,
        visible: bool = True,
    ) -> None: ...

    def ask_undo(self, line: Line, cmd: str) -> None: ...

    def consent(self, line: Line, cmd: str, yes: bool) -> None: ...

    def pause(self, line: Line, cmd: str, paused: bool) -> None: ...

    def cheer(self, line: Line, cmd: str, sign: str) -> None: ...

    # --- rare ---------------------------------------------------------------------------------------------------------

    async def claim(self, seat: int, guest: Guest) -> str:
        """This seat is now that guest's (the server has checked the PIN); the old guest's line gets Elsewhere (case
        43). "" or a reason code."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is in the inbox, freeze a running match, close every line with "closed", stop the task."""
        raise NotImplementedError
