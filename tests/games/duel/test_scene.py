"""What is drawn, as text."""

from ludoteka.games.duel import GAME
from ludoteka.rules.dice import FastDice
from tests.games.duel.drawing import drawn
from tests.games.duel.setting import A, B, C, challenge, choose, dealt, fight, table


def seen(state, seat):
    return drawn(GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat)))


def test_the_active_player_may_tap_a_hand_or_a_button_to_challenge():
    state = table("rrs", "ws", "rw")
    assert seen(state, A) == [
        "prompt-challenge",
        "until 20000: clock-challenge",
        "row duel 0: - (zone-no-duel)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:1 2: back back (zone-other-hand seat=1) tap ^challenge:1",
        "hand hand:2 2: back back (zone-other-hand seat=2) tap ^challenge:2",
        "hand hand:0 3: red red sparkling (zone-hand)",
        "button ^challenge:1 (button-challenge seat=1)",
        "button ^challenge:2 (button-challenge seat=2)",
        "seat 0: 3 to move active",
        "seat 1: 2",
        "seat 2: 2",
    ]


def test_a_duellist_sees_his_hand_lifted():
    state = table("rrs", "ws", "rw")
    challenge(state, B)
    assert seen(state, B) == [
        "prompt-choose seat=0",
        "until 15000: clock-choose",
        "row duel 0: - (zone-duel seat=0 seat_other=1)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:0 3: back back back (zone-other-hand seat=0) tap challenge:0",
        "hand hand:2 2: back back (zone-other-hand seat=2) tap challenge:2",
        "hand hand:1 2: ^white ^sparkling (zone-hand)",
        "seat 0: 3 to move challenger",
        "seat 1: 2 to move challenged",
        "seat 2: 2",
    ]


def test_who_has_chosen_sees_the_card_in_the_duel_and_no_longer_in_the_hand():
    state = table("rrs", "ws", "rw")
    challenge(state, B)
    choose(state, A, "r")
    assert seen(state, A) == [
        "prompt-sealed seat=1",
        "until 15000: clock-choose",
        "row duel 1: red[challenger] (zone-duel seat=0 seat_other=1)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:1 2: back back (zone-other-hand seat=1) tap challenge:1",
        "hand hand:2 2: back back (zone-other-hand seat=2) tap challenge:2",
        "hand hand:0 2: red sparkling (zone-hand)",
        "seat 0: 3 challenger chosen",
        "seat 1: 2 to move challenged",
        "seat 2: 2",
    ]


def test_a_watcher_sees_a_back_and_no_moves():
    state = table("rrs", "ws", "rw")
    challenge(state, B)
    choose(state, A, "r")
    assert seen(state, None) == [
        "prompt-wait-one seat=1",
        "until 15000: clock-choose",
        "row duel 1: back[challenger] (zone-duel seat=0 seat_other=1)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:0 2: back back (zone-other-hand seat=0)",
        "hand hand:1 2: back back (zone-other-hand seat=1)",
        "hand hand:2 2: back back (zone-other-hand seat=2)",
        "seat 0: 3 challenger chosen",
        "seat 1: 2 to move challenged",
        "seat 2: 2",
    ]


def test_after_a_duel_both_cards_lie_open_and_the_beaten_player_is_marked():
    state = table("rrs", "ws", "rw")
    fight(state, B, "r", "w")
    assert seen(state, A) == [
        "prompt-challenge",
        "until 20000: clock-challenge",
        "row duel 2: red[won] white[lost] (zone-duel seat=0 seat_other=1)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:1 1: back (zone-other-hand seat=1) tap challenge:1",
        "hand hand:2 2: back back (zone-other-hand seat=2) tap ^challenge:2",
        "hand hand:0 4: red red white sparkling (zone-hand)",
        "button ^challenge:2 (button-challenge seat=2)",
        "seat 0: 4 to move active",
        "seat 1: 1 just-beaten",
        "seat 2: 2",
    ]


def test_after_a_tie_the_discards_are_counted():
    state = table("rrs", "ws", "rw")
    fight(state, B, "s", "s")
    assert seen(state, C) == [
        "prompt-wait-challenge seat=1",
        "until 20000: clock-challenge",
        "row duel 2: sparkling[tied] sparkling[tied] (zone-duel seat=0 seat_other=1)",
        "pile discard 2: sparkling sparkling (zone-discard red=0 white=0 sparkling=2)",
        "hand hand:0 2: back back (zone-other-hand seat=0) tap challenge:0",
        "hand hand:1 1: back (zone-other-hand seat=1) tap challenge:1",
        "hand hand:2 2: red white (zone-hand)",
        "seat 0: 2",
        "seat 1: 1 to move active",
        "seat 2: 2",
    ]


def test_hidden_sizes_leave_out_the_other_hands():
    state = table("rrs", "ws", "rw", hand_sizes="hidden")
    assert seen(state, A) == [
        "prompt-challenge",
        "until 20000: clock-challenge",
        "row duel 0: - (zone-no-duel)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:0 3: red red sparkling (zone-hand)",
        "button ^challenge:1 (button-challenge seat=1)",
        "button ^challenge:2 (button-challenge seat=2)",
        "seat 0: ? to move active",
        "seat 1: ?",
        "seat 2: ?",
    ]


def test_the_end_names_the_winner():
    state = table("r", "ws")
    fight(state, B, "r", "s")
    assert seen(state, A) == [
        "prompt-won seat=1",
        "row duel 2: red[lost] sparkling[won] (zone-duel seat=0 seat_other=1)",
        "pile discard 0: - (zone-discard red=0 white=0 sparkling=0)",
        "hand hand:1 3: back back back (zone-other-hand seat=1) tap challenge:1",
        "hand hand:0 0: - (zone-hand)",
        "seat 0: 0 out",
        "seat 1: 3 winner",
    ]


def test_the_end_names_both_winners():
    state = table("r", "r", "")
    fight(state, B, "r", "r")
    assert seen(state, C) == [
        "prompt-both-won seat=0 seat_other=1",
        "row duel 2: red[tied] red[tied] (zone-duel seat=0 seat_other=1)",
        "pile discard 2: red red (zone-discard red=2 white=0 sparkling=0)",
        "hand hand:0 0: - (zone-other-hand seat=0) tap challenge:0",
        "hand hand:1 0: - (zone-other-hand seat=1) tap challenge:1",
        "hand hand:2 0: - (zone-hand)",
        "seat 0: 0 winner",
        "seat 1: 0 winner",
        "seat 2: 0 out",
    ]


def test_the_cap_counts_those_who_share():
    state = table("rr", "rr", "", "s")
    state.duels = 299
    fight(state, B, "r", "r")
    assert seen(state, C)[0] == "prompt-shared n=3"


def test_waiting_for_one_duellist_names_him():
    state = table("rrs", "ws", "rw")
    challenge(state, B)
    choose(state, A, "r")
    assert [seen(state, seat)[0] for seat in (A, B, C)] == [
        "prompt-sealed seat=1",
        "prompt-choose seat=0",
        "prompt-wait-one seat=1",
    ]


def test_a_scene_names_only_marks_and_prompts_that_the_game_lists():
    """Over whole random games, of every seat and a watcher."""
    ids, marks = set(), set()
    for seed in range(60):
        state, dice = dealt(2 + seed % 4, seed), FastDice(seed)
        while True:
            for seat in (None, *range(state.seats)):
                scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
                texts = [scene.prompt, *(zone.label for zone in scene.zones), *(one.text for one in scene.buttons)]
                ids |= {text.id for text in texts} | ({scene.clock.text.id} if scene.clock else set())
                marks |= {mark for plate in scene.plates for mark in plate.marks}
                marks |= {mark for zone in scene.zones for face in zone.faces for mark in face.marks}
            if state.over:
                break
            seat = next(seat for seat in range(state.seats) if state.legal(seat))
            moves = state.legal(seat)
            state.play(seat, moves[dice.below(len(moves))], state.now, 0)
    assert ids == set(GAME.prompts) - {"prompt-shared"}
    assert marks == set(GAME.marks)
