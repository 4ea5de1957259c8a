from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.match.names import BOTS
from ludoteka.rules.scene import Text
from ludoteka.text import LANGUAGES, Speaker, message_id
from ludoteka.text.loading import bundle_of

SL = """\
cards = { $n ->
    [one] { $n } karta
    [two] { $n } karti
    [few] { $n } karte
   *[other] { $n } kart
}
event-take = { $seat } vzame { $card-acc }.
face-red = rdeča
    .acc = rdečo
"""
EN = """\
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
event-take = { $seat } takes { $card } from { $other }.
event-take-hidden = { $seat } takes a card from { $other }.
event-show = { $seat } shows { $card }.
face-red = red
face-white = white
reason-no = No.
    .anchor = no
option-time--two-minutes = two minutes
"""
RU = """\
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
"""


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    for language, source in (("en", EN), ("sl", SL), ("ru", RU)):
        (tmp_path / f"{language}.ftl").write_text(source, "utf-8")
    return tmp_path


def speaker(language: str, texts: Path) -> Speaker:
    return Speaker(language, name=["Ana", "Bor", "Cveta"].__getitem__, rooms=(), folders=[texts])


@pytest.mark.parametrize(
    "kind, name, id",
    [
        ("face", "r+2", "face-rplus2"),
        ("face", "joker:g", "face-joker-g"),
        ("option", "two_player_reverse", "option-two-player-reverse"),
        ("event", "uno!", "event-uno"),
        ("mark", "Named-R", "mark-named-r"),
    ],
)
def test_ids_are_made_of_names(kind, name, id):
    assert message_id(kind, name) == id


@pytest.mark.parametrize(
    "n, form",
    [(1, "karta"), (101, "karta"), (2, "karti"), (102, "karti"), (3, "karte"), (4, "karte"),
     (0, "kart"), (5, "kart"), (11, "kart"), (12, "kart"), (21, "kart"), (22, "kart"), (111, "kart")],
)  # fmt: skip
def test_slovene_counts_in_four_forms(texts, n, form):
    """case 46"""
    assert speaker("sl", texts).say("cards", n=n) == f"{n} {form}"


@pytest.mark.parametrize(
    "n, form",
    [(1, "карта"), (21, "карта"), (101, "карта"), (2, "карты"), (3, "карты"), (4, "карты"), (22, "карты"),
     (102, "карты"), (0, "карт"), (5, "карт"), (11, "карт"), (12, "карт"), (111, "карт")],
)  # fmt: skip
def test_russian_counts_in_three_forms(texts, n, form):
    """case 46"""
    assert speaker("ru", texts).say("cards", n=n) == f"{n} {form}"


@pytest.mark.parametrize("language", ["en", "sl", "ru"])
def test_thousands_are_not_grouped(texts, language):
    assert speaker(language, texts).say("cards", n=1234).startswith("1234 ")


def test_a_seat_is_said_by_its_name_and_a_card_by_its_words(texts):
    assert speaker("en", texts).event("take", seat=0, other=2, card="white") == "Ana takes white from Cveta."


def test_a_card_stands_in_the_accusative_where_the_language_has_one(texts):
    assert speaker("sl", texts).event("take", seat=0, other=2, card="red") == "Ana vzame rdečo."


def test_a_card_without_an_accusative_stands_as_it_is(texts):
    said = speaker("sl", texts).event("take", seat=0, card="white")
    assert said == "Ana vzame white."  # and what Slovene lacks is said in English


def test_who_does_not_see_the_card_reads_the_hidden_line(texts):
    said = speaker("en", texts).event("take", seat=0, other=1, card="red", hidden=True)
    assert said == "Ana takes a card from Bor."


def test_a_hidden_card_is_not_said_even_where_there_is_no_line_for_it(texts):
    assert "red" not in speaker("en", texts).event("show", seat=0, card="red", hidden=True)


def test_the_same_news_stands_in_every_readers_own_forms(texts):
    """case 46: what is logged is an event, not a sentence."""
    said = [speaker(language, texts).say("cards", n=2) for language in ("en", "sl", "ru")]
    assert said == ["2 cards", "2 karti", "2 карты"]


def test_a_text_of_a_scene_is_said_with_its_variables(texts):
    assert speaker("en", texts).say(Text("event-take", {"seat": 1, "card": "red", "other": 0})) == (
        "Bor takes red from Ana."
    )


def test_a_number_that_is_no_seat_stays_a_number(texts):
    assert speaker("en", texts).say(Text("cards", {"n": 1})) == "1 card"


def test_a_text_that_is_missing_is_seen(texts):
    assert speaker("sl", texts).say("nothing-here") == "nothing-here"


def test_a_reason_knows_its_place_in_the_rulebook(texts):
    assert speaker("en", texts).anchor("reason", "no") == "no"


def test_a_message_without_an_anchor_has_none(texts):
    assert speaker("en", texts).anchor("face", "red") is None


def test_an_option_is_said_with_its_value(texts):
    assert speaker("en", texts).option("time", "two_minutes") == "two minutes"


def test_a_bot_is_called_in_the_readers_language_and_a_person_as_they_are():
    said = [Speaker("ru", rooms=("shared",)).called(name) for name in ("bot-merlot", "Ana", "bot-nobody")]
    assert said == ["Мерло", "Ana", "bot-nobody"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_are_called_the_same(language):
    speaker = Speaker(language, rooms=("shared",))
    names = [speaker.called(name) for name in BOTS]
    assert len(set(names) - set(BOTS)) == 16


def test_no_bots_name_makes_french_or_italian_elide():
    names = [Speaker(language, rooms=("shared",)).called(name) for language in ("fr", "it") for name in BOTS]
    assert [name for name in names if name[0] in "AEIOUYH"] == []


def test_no_marks_are_put_round_variables():
    bundle = bundle_of("en", "x = a { $y } b")
    pattern = bundle.get_message("x").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"y": "Z"}) == ("a Z b", [])


@pytest.mark.parametrize("game, said", [("vinegret", "3 tokens"), ("five", "3 points")])
def test_a_score_is_in_what_the_game_counts(game, said):
    assert Speaker("en", game).say("points", n=3) == said
