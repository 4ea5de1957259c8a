"""What is counted of a finished match. Pure, and run in a worker process: it folds."""

from __future__ import annotations

from ludoteka.match import Entry, Match, Note, fold, parse_entry, parse_header
from ludoteka.server.store import Reaction, TallyRow
from ludoteka.table.races import SLOWEST, about, race_of


def tally(header: bytes, seed: bytes, lines: list[bytes]) -> TallyRow | None:
    """None while the match is on."""
    entries = [parse_entry(text.decode(), line) for line, text in enumerate(lines, 2)]
    match = fold(parse_header(header.decode()), seed, entries)
    state = match.state
    if not state.over:
        return None
    places = list(state.places())
    for seat in _left(entries):
        places[seat] = 0
    return TallyRow(match.game.id, state.why(), tuple(places), tuple(state.scores()), tuple(_reactions(match, entries)))


def _left(entries: list[Entry]) -> set[int]:
    """The seats whose person has given up."""
    return {note.data["seat"] for note in entries if isinstance(note, Note) and _chair(note) and note.data.get("left")}


def _reactions(match: Match, entries: list[Entry]) -> list[Reaction]:
    """Every hand that a person brought down in a race, with its effective time, head start not counted. What is taken
    whenever one likes (a card in Four) answers nothing, who has moved since the reveal does not answer that: neither is
    a reaction."""
    snatched = {match.game.catalogue[move] for move in match.game.snatches}
    reactions = set(match.game.catalogue[match.game.first_reaction :]) - snatched
    away: set[int] = set()
    answered: set[int] = set()
    found = []
    for note in (entry for entry in entries if isinstance(entry, Note)):
        if _chair(note):
            gone = note.data.get("stand_in") or note.data.get("left")
            away = away | {note.data["seat"]} if gone else away - {note.data["seat"]}
        race = race_of(note) if note.kind == "race" else None
        for hand in race.hands if race else ():
            if hand.void or hand.move not in reactions:
                continue
            took = hand.t + hand.handicap
            if hand.seat not in away and not hand.moved and 0 <= took <= SLOWEST:
                found.append(Reaction(hand.seat, took, about(hand) not in answered))
            answered.add(about(hand))
    return found


def _chair(note: Note) -> bool:
    return note.kind == "chair" and isinstance(note.data.get("seat"), int)
