"""What one pair of eyes is sent of a match. All that is secret stays behind `Game.view` and `Event.eyes`: nothing here
looks at the state for anything that it does not send to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ludoteka.match import Match
from ludoteka.rules.event import NO_CARD, NOBODY, WATCHERS_BIT, Event
from ludoteka.rules.game import Game
from ludoteka.table.frames import Ending, Frame, GameClock, News

Eyes: TypeAlias = "int | None"  # a seat's, or a watcher's


def news(game: Game, events: Iterable[Event], eyes: Eyes) -> tuple[News, ...]:
    bit = 1 << (WATCHERS_BIT if eyes is None else eyes)
    return tuple(_told(game, event, bool(event.eyes & bit)) for event in events)


def _told(game: Game, event: Event, seen: bool) -> News:
    card = event.card != NO_CARD
    return News(
        what=event.what,
        seat=_seat(event.seat),
        card=game.faces[event.card] if card and seen else None,
        hidden=card and not seen,
        other=_seat(event.other),
        n=int(event.n),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def frame(
    match_id: str,
    match: Match,
    no: int,
    events: Sequence[Event],
    eyes: Eyes,
    clock: GameClock,
    show_at: float | None = None,
) -> Frame:
    """The whole scene for these eyes, and what happened since frame `no - 1`."""
    game, state = match.game, match.state
    moves = [] if eyes is None else state.legal(eyes)
    return Frame(
        match=match_id,
        no=no,
        news=news(game, events, eyes),
        scene=game.scene(game.view(state, eyes), moves),
        beat=int(state.beat),
        clock=clock,
        show_at=show_at,
        ending=ending(match) if state.over else None,
    )


def ending(match: Match) -> Ending:
    state = match.state
    return Ending(tuple(state.places()), tuple(state.scores()), state.why(), match.seed.hex())
