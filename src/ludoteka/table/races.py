"""The races of a match as its log has them, and the cards that everybody gets of them: at the table, a minute later,
and whenever the match is looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from ludoteka.match import Note
from ludoteka.rules.event import WATCHERS_BIT
from ludoteka.rules.game import Game
from ludoteka.table.frames import Hand, RaceCard
from ludoteka.table.race import CAP, MOST_CREDIT, Press, slack, within
from ludoteka.table.showing import REMEMBERED

MOST_HANDS: Final = 200  # in one race
LONGEST_MOVE: Final = 40
SLOWEST: Final = 5_000  # ms: whoever presses later has not reacted but thought
ROUNDED: Final = 0.5  # ms: as much as may come together where every time of a hand is written to a tenth


@dataclass(frozen=True, slots=True)
class Evidence:
    """A hand of a race as the log has it, in milliseconds after the reveal."""

    seat: int
    move: str
    beat: int
    t: float
    arrived: float
    rtt: float
    claimed: float | None = None
    clipped: bool = False
    void: bool = False
    handicap: float = 0.0  # what t was given as a head start
    race: int | None = None  # the beat that its race is about, where that is another than the one it answers
    moved: bool = False  # it had moved since that reveal: it answers what it has seen since, when it liked
    slack: float | None = None  # how far before the arrival the claim was believed; None: older logs may not say
    credit: float | None = None  # what t was given for a late paint; None likewise


EVIDENCE: Final = tuple(field.name for field in fields(Evidence))
NEEDED: Final = 6  # of them: the others have a default


@dataclass(frozen=True, slots=True)
class Race:
    hands: tuple[Evidence, ...]
    photo: tuple[int, ...]


class Races:
    """The cards of a match's races, note by note: each with the hands that the rules took, also those that came down
    before. One that was overtaken may name a card that nobody has seen. In a game of turns one hand alone is no
    race."""

    def __init__(self, game: Game, match: str = "") -> None:
        self.match = match  # its id, which the cards bear
        self.turns = game.kind != "race"
        self.snatched = {game.catalogue[move] for move in game.snatches}
        self.decided: dict[int, list[Evidence]] = {}  # by the beat of their race
        self.photos: dict[int, list[int]] = {}  # the seats of its photo finishes

    def of(self, note: Note) -> list[RaceCard]:
        race = race_of(note)
        hands = [hand for hand in race.hands if self._reacts(hand)] if race else []
        taken = [hand for hand in hands if not hand.void]
        cards = []
        for beat in sorted({about(hand) for hand in taken}):
            new = [hand for hand in taken if about(hand) == beat]
            if len(new) > 1 or not self._is_alone(new[0]):
                known = self._card(beat, new, race.photo if race else ())
                beaten = any(hand.void and about(hand) == beat for hand in hands)
                if not self.turns or beaten or len(known.hands) > 1:
                    cards.append(known)
        for beat in sorted(self.decided)[:-REMEMBERED]:
            del self.decided[beat], self.photos[beat]
        return cards

    def _reacts(self, hand: Evidence) -> bool:
        """A turn lasts as long as somebody thinks: a call after a minute of it races with no call before."""
        return not self.turns or hand.t + hand.handicap <= SLOWEST

    def _is_alone(self, hand: Evidence) -> bool:
        """Who snatched something, or answered what only that hand has seen, raced with nobody."""
        return hand.move in self.snatched or hand.moved and about(hand) not in self.decided

    def _card(self, beat: int, new: list[Evidence], photo: tuple[int, ...]) -> RaceCard:
        if all(hand.move in self.snatched for hand in new):
            return card(self.match, beat, new, photo)
        hands = self.decided.get(beat, [])
        if {(hand.seat, hand.move) for hand in hands} & {(hand.seat, hand.move) for hand in new}:
            hands, self.photos[beat] = [], []  # a beat that lasts: who presses again has begun another race
        self.decided[beat] = hands + new
        self.photos[beat] = [*self.photos.get(beat, []), *photo]
        return card(self.match, beat, self.decided[beat], self.photos[beat])


def card(match: str, beat: int, hands: Sequence[Evidence], photo: Sequence[int]) -> RaceCard:
    seats = {hand.seat for hand in hands}
    shown = tuple(_hand(hand, place) for place, hand in enumerate(hands, 1))
    return RaceCard(match, beat, shown, tuple(seat for seat in photo if seat in seats))


def about(hand: Evidence) -> int:
    """The beat that a hand's race is about."""
    return hand.beat if hand.race is None else hand.race


def race_of(note: Note) -> Race | None:
    """What a note says of a race; None where it is not one of ours."""
    hands, photo = note.data.get("hands"), note.data.get("photo", [])
    if not (isinstance(hands, list) and len(hands) <= MOST_HANDS and isinstance(photo, list)):
        return None
    found = tuple(_evidence(hand) for hand in hands)
    if None in found or not all(_is_seat(seat) for seat in photo):
        return None
    return Race(tuple(hand for hand in found if hand), tuple(photo))


def follows(race: Race) -> bool:
    """Whether every time that decided follows from the claim, the arrival and the round trip beside it, and the order
    from the times."""
    hands = [hand for hand in race.hands if hand.seat not in race.photo]
    pairs = [(one, other) for one, other in zip(hands, hands[1:]) if about(one) == about(other)]
    try:
        return all(map(_follows, race.hands)) and all(one.t <= other.t + ROUNDED for one, other in pairs)
    except OverflowError:  # a whole number that is no time
        return False


def _follows(hand: Evidence) -> bool:
    """By the formula that decided. The log does not say at what kind of table: what holds at one of them does."""
    press = Press(hand.seat, 0, hand.move, hand.beat, hand.arrived, hand.claimed, None, hand.rtt)
    believed = [slack(hand.rtt, mode) for mode in CAP]
    if hand.slack is not None:
        believed = [hand.slack] if -ROUNDED <= hand.slack <= max(believed) + ROUNDED else []
    most = MOST_CREDIT["friends"]
    least, credit = (0.0, most) if hand.credit is None else (hand.credit, hand.credit)
    if least < 0 or credit > most or hand.handicap < 0:
        return False
    for found in (within(press, back) for back in believed):
        t = found.t - hand.handicap
        edge = hand.claimed is not None and abs(hand.claimed - (hand.arrived - found.slack)) <= ROUNDED
        if (
            t - credit - ROUNDED <= hand.t <= t - least + ROUNDED
            and (found.claimed is None) == (hand.claimed is None)
            and (found.clipped == hand.clipped or edge)
        ):
            return True
    return False


def _evidence(said: Any) -> Evidence | None:
    if not isinstance(said, dict):
        return None
    known = {name: said[name] for name in EVIDENCE if name in said}
    if EVIDENCE[:NEEDED] != tuple(known)[:NEEDED] or not all(_fits(name, value) for name, value in known.items()):
        return None
    return Evidence(**known)


def _fits(name: str, value: Any) -> bool:
    match name:
        case "seat":
            return _is_seat(value)
        case "move":
            return isinstance(value, str) and len(value) <= LONGEST_MOVE
        case "clipped" | "void" | "moved":
            return isinstance(value, bool)
        case "beat" | "race":
            return isinstance(value, int) and not isinstance(value, bool)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return number or (name in ("claimed", "slack", "credit") and value is None)


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < WATCHERS_BIT


def _hand(hand: Evidence, place: int) -> Hand:
    shown = (hand.seat, hand.move, hand.t, hand.arrived, hand.claimed, hand.rtt, hand.clipped)
    return Hand(*shown, place, hand.handicap)
