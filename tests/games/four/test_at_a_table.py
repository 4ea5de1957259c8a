"""What a mind may answer where minds think for a table."""

from ludoteka.bots.mind import Answer
from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, HAND
from ludoteka.games.four.rules import DRAWING, Four
from ludoteka.match import Match, dump
from ludoteka.table.thinker import Asked, Thinker


def hand_of(match: Match, seat: int) -> list[int]:
    state = match.state
    assert isinstance(state, Four)
    return list(state.held[3 * seat : 3 * seat + 3])


def with_four_before_go():
    """A match in which some seat holds four alike at Go, and that seat."""
    for n in range(100):
        match = Match.new(GAME, {}, 4, n.to_bytes(16, "big"))
        for seat in range(4):
            hand = hand_of(match, seat)
            match.move(100, seat, GAME.catalogue[min((w for w in range(3) if hand[w]), key=hand.__getitem__)])
        match.expire(match.state.deadline)
        found = [seat for seat in range(4) if max(hand_of(match, seat)) == HAND]
        if found:
            return match, found[0]
    raise AssertionError("no such deal")


def test_a_claim_needs_no_beat_of_its_own():
    match, seat = with_four_before_go()
    assert GAME.view(match.state, seat).phase == DRAWING
    asked = Asked(
        match="m", header=dump(match.header).encode(), seed=match.seed, known=0,
        entries=tuple(dump(entry).encode() for entry in match.entries), seat=seat, level="hard", what="turn",
    )  # fmt: skip
    answer = Thinker().answer(asked)
    assert isinstance(answer, Answer)
    assert hand_of(match, seat)[answer.move - CLAIM] == HAND
    assert answer.delay > 200
