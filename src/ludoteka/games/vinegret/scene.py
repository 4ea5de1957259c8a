"""What every client draws of Vinegret. Tapping a card of one's own marks it; a button exchanges what is marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ludoteka.games.vinegret.cards import BET as BETS
from ludoteka.games.vinegret.cards import CATALOGUE, CHANGE, FACES, HAND, MARK, RAISE, THROW
from ludoteka.games.vinegret.hidden import View
from ludoteka.games.vinegret.house import FORCE_STAKE, MOST_REDEALS, WHIST_STAKE
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.spoken import NO_WORDS, hand_words
from ludoteka.games.vinegret.table import (
    ALL_PASSED,
    BREAK,
    CHOICE,
    DRAW,
    FIRST,
    NO_HAND,
    SAYING,
    SECOND,
    THROWING,
    UNHELD_BET,
    UNHELD_RAISE,
)
from ludoteka.rules.scene import Args, Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS: Final = (
    *("prompt-whist", "prompt-throw", "prompt-first", "prompt-answer", "prompt-choice", "prompt-choice-force"),
    *("prompt-draw", "prompt-second", "prompt-return", "prompt-wait", "prompt-wait-hand", "prompt-unheld"),
    *("prompt-passed-out", "prompt-unheld-raise", "prompt-shown", "prompt-no-hand", "prompt-won", "prompt-shared"),
    *(
        "zone-hand",
        "zone-full-hand",
        "zone-other-hand",
        "zone-shown-hand",
        "zone-stake",
        "zone-pot",
        "zone-stock",
        "zone-stock-open",
        "zone-stock-extra",
    ),
    *("zone-discards", "zone-winner", "zone-going"),
    *("button-whist", "button-exchange", "button-change", "button-keep", "button-pass", "button-bet", "button-raise"),
    *("button-hold", "button-refuse", "button-redeal", "button-force"),
    *("clock-move", "clock-next-deal"),
)
MARKS: Final = (
    *("drawn", "dealer", "whist", "exchanged-1", "exchanged-2", "bettor", "passed", "refused", "may-return"),
    *("out", "sits-out", "winner", *(f"changed-{n}" for n in range(HAND + 1))),
)
FEW: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20)  # amounts that are offered; the rules take any
MANY: Final = (1, 2, 3, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300)
RAISING: Final = CATALOGUE[RAISE + 1 : RAISE + 301]
BETTING: Final = CATALOGUE[BETS + 1 : BETS + 301]

KEPT: Final = 1024  # parts that were drawn lately: most look the same to everybody, and after the next move


def scene(view: View, moves: Sequence[int]) -> Scene:
    names = tuple(CATALOGUE[move] for move in moves)
    return Scene(
        zones=tuple(zones(view, names)),
        buttons=tuple(buttons(view, names)),
        plates=tuple(plate(view, seat) for seat in range(len(view.tokens))),
        prompt=prompt(view, names),
        clock=clock(view),
        direction=-1 if view.options.direction == "anticlockwise" else 1,
    )


# --- zones ------------------------------------------------------------------------------------------------------------


def zones(view: View, names: Sequence[str]) -> Iterator[Zone]:
    for seat in range(len(view.tokens)):
        if seat != view.seat:
            yield other_hand(view, seat)
        if view.stakes[seat]:
            yield stake(seat, view.stakes[seat])
    yield pot(view.pot + sum(view.stakes))
    if view.winner >= 0 and view.shown[view.winner]:
        yield winner_row(view)
    else:
        yield from piles(view)
    if view.seat is not None:
        if view.marked:
            yield going(view, names)
        yield own_hand(view, view.seat, names)


def other_hand(view: View, seat: int) -> Zone:
    """Backs, or the hand where it was shown; then its label says what it is."""
    shown = view.shown[seat]
    return open_hand(seat, shown, view.options) if shown else hidden_hand(seat, view.sizes[seat])


@lru_cache(KEPT)
def open_hand(seat: int, shown: tuple[int, ...], options: Options) -> Zone:
    faces = tuple(Face(FACES[card], key=FACES[card]) for card in shown)
    label = Text("zone-shown-hand", {"seat": seat, **hand_words(shown, options)})
    return Zone(f"hand:{seat}", "hand", seat, faces, len(shown), label)


@lru_cache(KEPT)
def hidden_hand(seat: int, size: int) -> Zone:
    faces = tuple(Face("back", key=f"back{i}") for i in range(size))
    return Zone(f"hand:{seat}", "hand", seat, faces, size, Text("zone-other-hand", {"seat": seat}))


def own_hand(view: View, seat: int, names: Sequence[str]) -> Zone:
    """Without what is marked: that lies apart."""
    faces = own_faces(view, names, False)
    words = hand_words(view.hand, view.options)
    label = Text("zone-hand", {}) if words is NO_WORDS else Text("zone-full-hand", words)
    return Zone(f"hand:{seat}", "hand", seat, faces, len(faces), label)


def going(view: View, names: Sequence[str]) -> Zone:
    """The cards that are marked, seen by their owner only. A tap takes one back."""
    faces = own_faces(view, names, True)
    return Zone("going", "row", None, faces, len(faces), Text("zone-going", {"n": len(faces)}))


def own_faces(view: View, names: Sequence[str], marked: bool) -> tuple[Face, ...]:
    """The marked cards of the own hand, or the others."""
    faces: list[Face] = []
    for place, card in enumerate(view.hand):
        if bool(view.marked >> place & 1) == marked:
            move = own_card_move(view, place)
            new = ("drawn",) if card in view.drawn and not marked else ()
            faces.append(Face(FACES[card], move, bool(move) and move[0] in names, new, key=FACES[card]))
    return tuple(faces)


def own_card_move(view: View, place: int) -> tuple[str, ...]:
    """What tapping a card of one's own means: a mark for an exchange, or throwing it."""
    if view.phase == THROWING:
        return (CATALOGUE[THROW + place],) if view.turn == view.seat else ()
    return (CATALOGUE[MARK + place],) if view.phase in (SAYING, DRAW) else ()


@lru_cache(KEPT)
def stake(seat: int, n: int) -> Zone:
    return Zone(f"stake:{seat}", "pot", seat, (), n, Text("zone-stake", {"seat": seat, "n": n}))


@lru_cache(KEPT)
def pot(n: int) -> Zone:
    """With what was put in during this betting."""
    return Zone("pot", "pot", None, (), n, Text("zone-pot", {"n": n}))


def winner_row(view: View) -> Zone:
    hand = view.shown[view.winner]
    faces = tuple(Face(FACES[card], key=FACES[card]) for card in hand)
    label = Text("zone-winner", {"seat": view.winner, **hand_words(hand, view.options)})
    return Zone("winner", "row", None, faces, len(faces), label)


def piles(view: View) -> Iterator[Zone]:
    """The stock, which says how far the game is; the discards while cards are exchanged. Bets need the room."""
    deal = view.played + (view.phase != BREAK)
    if view.options.deals == "until_double":
        label = Text("zone-stock-open", {"deal": deal})
    elif deal > view.deals:
        label = Text("zone-stock-extra", {})
    else:
        label = Text("zone-stock", {"deal": deal, "deals": view.deals})
    yield Zone("stock", "pile", None, backs(view.stock), view.stock, label)
    if view.phase in (SAYING, THROWING, DRAW):
        thrown = sum(view.discards)
        yield Zone("discards", "pile", None, backs(thrown), thrown, Text("zone-discards", {}))


def backs(n: int) -> tuple[Face, ...]:
    return (Face("back", key="top"),) if n else ()


# --- buttons ----------------------------------------------------------------------------------------------------------


def buttons(view: View, names: Sequence[str]) -> Iterator[Button]:
    if view.phase == SAYING:
        yield from whist_buttons(view, names)
    elif view.phase == DRAW:
        move = CATALOGUE[CHANGE + view.marked]
        n = view.marked.bit_count()
        if move in names:
            yield Button(move, "turn", Text("button-change", {"n": n}) if n else Text("button-keep", {}))
    else:
        for move, id in (("pass", "pass"), ("hold", "hold"), ("refuse", "refuse"), ("redeal", "redeal")):
            if move in names:
                yield Button(move, "turn", Text(f"button-{id}", amount(view) if move == "hold" else {}))
        if "force" in names:
            yield Button("force", "turn", Text("button-force", {"n": FORCE_STAKE}))
        for n in offered(view.most):
            for move, id in ((f"bet:{n}", "button-bet"), (f"raise:{n}", "button-raise")):
                if move in names:
                    yield Button(move, "choice", Text(id, {"n": n}))


def whist_buttons(view: View, names: Sequence[str]) -> Iterator[Button]:
    """Whist while nothing is marked; the exchange of what is marked, or of both."""
    if "whist" in names and not view.marked:
        yield Button("whist", "turn", Text("button-whist", {"n": WHIST_STAKE}))
    some = view.marked or 3
    move = CATALOGUE[CHANGE + some]
    if move in names:
        yield Button(move, "turn", Text("button-exchange", {"n": some.bit_count()}))


def offered(most: int) -> list[int]:
    """Amounts for buttons: all of a low limit, steps to a high one."""
    steps = FEW if most <= FEW[-1] else MANY
    return sorted({n for n in steps if n < most} | ({most} if most > 0 else set()))


def amount(view: View) -> Args:
    """What holding costs this seat."""
    own = view.stakes[view.seat] if view.seat is not None else 0
    return {"n": view.current - own}


# --- plates -----------------------------------------------------------------------------------------------------------


def plate(view: View, seat: int) -> Plate:
    cards = view.sizes[seat] if view.seated >> seat & 1 else None
    turn = view.phase != BREAK and seat == view.turn
    return drawn_plate(seat, cards, view.tokens[seat], turn, tuple(marks(view, seat)))


@lru_cache(KEPT)
def drawn_plate(seat: int, cards: int | None, tokens: int, turn: bool, marks: tuple[str, ...]) -> Plate:
    return Plate(seat, cards, tokens, turn, marks)


def marks(view: View, seat: int) -> Iterator[str]:
    if view.over:
        if view.tokens[seat] == max(view.tokens):
            yield "winner"
    elif view.out >> seat & 1:
        yield "out"
    elif not view.seated >> seat & 1:
        yield "sits-out"
    else:
        if seat == view.dealer:
            yield "dealer"
        if seat == view.winner:
            yield "winner"
        yield from said(view, seat)


def said(view: View, seat: int) -> Iterator[str]:
    """What a seat has said in this phase."""
    if view.phase in (SAYING, THROWING):
        if view.first[seat] >= 0:
            yield "whist" if view.first[seat] == 0 else f"exchanged-{view.first[seat]}"
        return
    if view.returning >> seat & 1:
        yield "may-return"
    elif not view.inside >> seat & 1:
        yield "refused"
    elif view.phase in (FIRST, SECOND, CHOICE):
        if seat == view.bettor and view.current:
            yield "bettor"
        elif view.passed >> seat & 1 and not view.stakes[seat]:
            yield "passed"
    if view.phase in (DRAW, SECOND) and view.second[seat] >= 0:
        yield f"changed-{view.second[seat]}"


# --- prompt and clock -------------------------------------------------------------------------------------------------


def prompt(view: View, names: Sequence[str]) -> Text:
    if view.over:
        best = [seat for seat, tokens in enumerate(view.tokens) if tokens == max(view.tokens)]
        return Text("prompt-won", {"seat": best[0]}) if len(best) == 1 else Text("prompt-shared", {"n": len(best)})
    if view.phase == BREAK:
        return after_deal(view)
    if view.seat != view.turn:
        words = hand_words(view.hand, view.options)
        return Text("prompt-wait" if words is NO_WORDS else "prompt-wait-hand", {"seat": view.turn, **words})
    return own_prompt(view)


def own_prompt(view: View) -> Text:
    words = hand_words(view.hand, view.options)
    if view.phase == SAYING:
        return Text("prompt-whist", {"n": WHIST_STAKE})
    if view.phase == THROWING:
        return Text("prompt-throw", {})
    if view.phase == CHOICE:
        left = MOST_REDEALS - view.redeals
        return Text("prompt-choice", {"n": left, **words}) if left else Text("prompt-choice-force", words)
    if view.phase == DRAW:
        return Text("prompt-draw", words)
    if view.current:
        return Text("prompt-answer", {"seat": view.bettor, **amount(view), **words})
    if view.phase == FIRST:
        return Text("prompt-first", words)
    returns = view.seat is not None and view.returning >> view.seat & 1
    return Text("prompt-return" if returns else "prompt-second", words)


def after_deal(view: View) -> Text:
    """How the deal ended."""
    winner: Args = {"seat": view.winner, "n": view.taken, "pays": view.price}
    if view.outcome == UNHELD_BET:
        return Text("prompt-unheld", {"seat": view.winner, "n": view.pot})
    if view.outcome == ALL_PASSED:
        return Text("prompt-passed-out", {"n": view.pot})
    if view.outcome == NO_HAND:
        return Text("prompt-no-hand", {"n": view.pot})
    words = hand_words(view.shown[view.winner], view.options) if view.winner >= 0 else NO_WORDS
    return Text("prompt-unheld-raise" if view.outcome == UNHELD_RAISE else "prompt-shown", {**words, **winner})


def clock(view: View) -> Clock | None:
    if view.over:
        return None
    return Clock(view.deadline, Text("clock-next-deal" if view.phase == BREAK else "clock-move", {}))
