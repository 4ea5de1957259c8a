"""What one pair of eyes is sent of a match. All that is secret stays behind `Game.view` and `Event.eyes`: nothing here
looks at the state for anything that it does not send to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from ludoteka.match import Match
from ludoteka.rules.event import NO_CARD, NOBODY, WATCHERS_BIT, Event
from ludoteka.rules.game import Game
from ludoteka.table.frames import Ending, Frame, GameClock, News

Eyes: TypeAlias = "int | None"  # a seat's, or a watcher's


class Telling(NamedTuple):
    """An event in its two forms, made once for everybody: for eyes that see its card, and for all others."""

    eyes: int
    seen: News
    hidden: News


def tellings(game: Game, events: Iterable[Event]) -> list[Telling]:
    told = []
    for event in events:
        seen = _told(game, event, True)
        told.append(Telling(int(event.eyes), seen, seen if seen.card is None else _told(game, event, False)))
    return told


def news(game: Game, events: Iterable[Event], eyes: Eyes) -> tuple[News, ...]:
    return heard(tellings(game, events), eyes)


def heard(told: Iterable[Telling], eyes: Eyes) -> tuple[News, ...]:
    bit = 1 << (WATCHERS_BIT if eyes is None else eyes)
    return tuple([one.seen if one.eyes & bit else one.hidden for one in told])


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
    events: Iterable[Event],
    eyes: Eyes,
    clock: GameClock,
    show_at: float | None = None,
) -> Frame:
    """The whole scene for these eyes, and what happened since frame `no - 1`."""
    return drawn(match_id, match, no, news(match.game, events, eyes), eyes, clock, show_at)


def drawn(
    match_id: str,
    match: Match,
    no: int,
    told: tuple[News, ...],
    eyes: Eyes,
    clock: GameClock,
    show_at: float | None = None,
) -> Frame:
    """The same, where it is known what these eyes hear."""
    game, state = match.game, match.state
    moves = [] if eyes is None else state.legal(eyes)
    scene = game.scene(game.view(state, eyes), moves)
    return Frame(
        match=match_id,
        no=no,
        news=told,
        scene=scene,
        beat=int(state.beat),
        clock=clock,
        show_at=show_at,
        ending=ending(match) if state.over else None,
        deadline_from=match.deadlines.get(scene.clock.deadline) if scene.clock else None,
    )


def ending(match: Match) -> Ending:
    state = match.state
    return Ending(tuple(state.places()), tuple(state.scores()), state.why(), match.seed.hex())
