"""The embedded database's statements about what is counted."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from ludoteka.server.store import MatchRow, Met, Past, Played, Reacted, TallyRow

Statement = tuple[str, list[tuple[Any, ...]]]

MATCHES: Final = 1_000  # of a guest that are looked at
HANDS: Final = 2_000

UNTALLIED: Final = (
    "SELECT matches.id FROM players JOIN matches ON matches.id = players.match WHERE players.guest = ?"
    " AND matches.id NOT IN (SELECT match FROM outcomes) ORDER BY matches.rowid DESC LIMIT 40"
)
PLAYED: Final = (
    "SELECT players.match, game, at, place, score FROM players JOIN outcomes ON outcomes.match = players.match"
    " WHERE guest = ? ORDER BY at DESC, outcomes.rowid DESC LIMIT ?"
)
MET: Final = (
    "SELECT others.match, others.guest, others.name, others.level, others.place FROM players AS mine"
    " JOIN outcomes ON outcomes.match = mine.match"
    " JOIN players AS others ON others.match = mine.match AND others.seat <> mine.seat"
    " WHERE mine.guest = ? ORDER BY at DESC, outcomes.rowid DESC, others.seat LIMIT ?"
)
REACTED: Final = (
    "SELECT game, at, ms, first FROM reactions JOIN outcomes ON outcomes.match = reactions.match"
    " WHERE guest = ? ORDER BY at DESC, outcomes.rowid DESC, no DESC LIMIT ?"
)


def beginning(match: MatchRow) -> Statement:
    rows = [(match.id, one.seat, one.guest, one.name, one.level) for one in match.players]
    return "INSERT INTO players (match, seat, guest, name, level) VALUES (?, ?, ?, ?, ?)", rows


def counting(match: str, tally: TallyRow, now: int) -> list[Statement]:
    """One that is counted already is counted the same again: a log that is over does not change."""
    results = [
        (place, score, match, seat) for seat, (place, score) in enumerate(zip(tally.places, tally.scores, strict=True))
    ]
    hands = [(match, no, one.ms, one.first, match, one.seat) for no, one in enumerate(tally.reactions)]
    return [
        ("UPDATE players SET place = ?, score = ? WHERE match = ? AND seat = ?", results),
        (
            "INSERT OR IGNORE INTO reactions SELECT ?, ?, guest, ?, ? FROM players"
            " WHERE match = ? AND seat = ? AND guest <> ''",
            hands,
        ),
        ("INSERT OR IGNORE INTO outcomes VALUES (?, ?, ?, ?)", [(match, tally.game, tally.why, now)]),
    ]


def sharing(guest: str, share: str | None) -> list[Statement]:
    return [
        ("DELETE FROM shares WHERE guest = ?", [(guest,)]),
        ("INSERT INTO shares VALUES (?, ?)", [(share, guest)] if share else []),
    ]


def forgetting() -> list[Statement]:
    """After guests and tables have gone: what no guest can ask for any more, and matches that were never finished."""
    known = "(SELECT match FROM players WHERE guest IN (SELECT id FROM guests))"
    return [
        (f"DELETE FROM players WHERE match NOT IN {known}", [()]),
        ("DELETE FROM players WHERE place IS NULL AND match NOT IN (SELECT id FROM matches)", [()]),
        ("DELETE FROM outcomes WHERE match NOT IN (SELECT match FROM players)", [()]),
        ("DELETE FROM reactions WHERE guest NOT IN (SELECT id FROM guests)", [()]),
        ("DELETE FROM shares WHERE guest NOT IN (SELECT id FROM guests)", [()]),
    ]


def read_past(connection: sqlite3.Connection, guest: str) -> Past:
    connection.execute("BEGIN")  # all as of one moment
    try:
        return Past(
            [Played(*row) for row in connection.execute(PLAYED, (guest, MATCHES))],
            [Met(*row) for row in connection.execute(MET, (guest, MATCHES * 4))],
            [Reacted(game, at, ms, bool(first)) for game, at, ms, first in connection.execute(REACTED, (guest, HANDS))],
        )
    finally:
        connection.execute("COMMIT")


def read_one(connection: sqlite3.Connection, sql: str, *given: Any) -> str | None:
    row = connection.execute(sql, given).fetchone()
    return str(row[0]) if row else None
