from __future__ import annotations

import pytest

from ludoteka.text.complete import SharedWords, Wanted, check_anchors, check_messages, check_rulebooks

EN = """\
title = Heap
event-take = { $seat } takes { $n ->
    [one] one stone
   *[other] { $n } stones
}.
event-peek = { $seat } sees { $card }.
event-peek-hidden = { $seat } looks at a card.
reason-too-few = There are not so many stones.
    .anchor = taking
ending-empty = The heap is empty.
    .anchor = end
"""
FR = """\
title = Le tas
event-take = { $seat } prend { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}.
event-peek = { $seat } voit { $card-acc }.
event-peek-hidden = { $seat } regarde une carte.
reason-too-few = Il n’y a pas assez de pierres.
    .anchor = taking
ending-empty = Le tas est vide.
    .anchor = end
"""
SEAT = frozenset({"seat"})
WANTED = Wanted(
    {
        "title": frozenset(),
        "event-take": frozenset({"seat", "n"}),
        "event-peek": frozenset({"seat", "card", "card-acc"}),
        "reason-too-few": frozenset(),
        "ending-empty": frozenset(),
    },
    {"event-peek-hidden": SEAT},
    frozenset({"reason-too-few", "ending-empty"}),
    {"stones": ("12", "7")},
)
NONE = SharedWords("")


def findings(en: str = EN, fr: str = FR, shared: SharedWords = NONE) -> list[str]:
    return check_messages({"en": en, "fr": fr}, WANTED, shared)


def test_texts_that_are_complete_have_no_findings():
    assert findings() == []


def test_a_message_that_the_game_needs_is_missed():
    assert "en: title is missing" in findings(en=EN.replace("title = Heap\n", ""))


def test_a_message_that_english_has_is_missed_elsewhere():
    assert findings(fr=FR.replace("title = Le tas\n", "")) == ["fr: title is missing"]


def test_a_hidden_variant_that_english_has_is_missed_elsewhere():
    assert findings(fr=FR.replace("event-peek-hidden = { $seat } regarde une carte.\n", "")) == [
        "fr: event-peek-hidden is missing"
    ]


def test_a_message_that_nobody_asks_for_is_found():
    assert findings(en=EN + "event-sing = La.\n", fr=FR + "event-sing = Lala.\n") == [
        "en: event-sing is asked for by nobody"
    ]


def test_a_variable_that_the_game_does_not_give_is_found():
    text = EN.replace("sees { $card }", "sees { $cards }")
    assert "en: event-peek uses $cards, which it is not given" in findings(en=text)


def test_a_card_in_a_hidden_event_is_found():
    text = EN.replace("looks at a card", "looks at { $card }")
    assert "en: event-peek-hidden uses $card, which it is not given" in findings(en=text)


def test_a_variable_that_english_does_not_have_is_found():
    assert findings(fr=FR.replace("{ $card-acc }", "{ $carte }")) == [
        "fr: event-peek uses $carte, which English does not",
        "fr: event-peek does not use $card",
    ]


def test_a_plural_form_that_is_missing_is_found():
    assert findings(fr=FR.replace("    [one] { $n } pierre\n", "")) == ["fr: event-take has no form [one] of $n"]


@pytest.mark.parametrize(
    "language, forms, missing",
    [
        ("sl", ["one", "two", "few", "*other"], []),
        ("sl", ["one", "few", "*other"], ["two"]),
        ("ru", ["one", "few", "*many"], []),
        ("ru", ["one", "*other"], ["few", "many"]),
        ("de", ["1", "*other"], []),
        ("fr", ["1", "*other"], ["one"]),
        ("ru", ["1", "few", "*many"], ["one"]),
    ],
)
def test_every_language_needs_its_own_forms(language, forms, missing):
    """case 46"""
    variants = "".join(f"\n   {'*' * form.startswith('*')}[{form.strip('*')}] {{ $n }} x" for form in forms)
    text = f"count = {{ $n ->{variants}\n}}\n"
    english = "count = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n"
    found = check_messages({"en": english, language: text}, None, NONE)
    wanted = f"{language}: count has no form [{'], ['.join(missing)}] of $n"
    assert found == ([wanted] if missing else [])


def test_a_count_inside_number_is_a_count():
    text = "count = { NUMBER($n) ->\n   *[other] { $n } cards\n}\n"
    assert check_messages({"en": text}, None, NONE) == ["en: count has no form [one] of $n"]


def test_a_choice_that_is_no_count_needs_no_forms():
    text = "colour = { $colour ->\n    [red] rouge\n   *[none] sans\n}\n"
    assert check_messages({"en": text}, None, NONE) == []


def test_a_sentence_that_is_not_translated_is_found():
    text = FR.replace("Le tas est vide.", "The heap is empty.")
    assert findings(fr=text) == ["fr: ending-empty is the English text: The heap is empty."]


@pytest.mark.parametrize("line", ["Heap", "fr: Heap"])
def test_a_shared_word_may_be_the_same(line):
    text = FR.replace("Le tas\n", "Heap\n")
    assert findings(fr=text, shared=SharedWords(f"# words\n{line}\n")) == []


@pytest.mark.parametrize("words, found", [("point\npoints", 0), ("point", 1), ("", 1)])
def test_every_piece_between_the_variables_must_be_shared(words, found):
    text = "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}\n"
    assert len(check_messages({"en": text, "fr": text}, None, SharedWords(words))) == found


def test_a_shared_word_of_another_language_is_none_here():
    text = FR.replace("Le tas\n", "Heap\n")
    assert findings(fr=text, shared=SharedWords("de: Heap")) == ["fr: title is the English text: Heap"]


def test_a_text_without_words_may_be_the_same():
    assert check_messages({"en": "score = { $n } : 1\n", "fr": "score = { $n } : 1\n"}, None, NONE) == []


def test_what_is_no_fluent_is_found():
    assert findings(fr=FR + "and then\n")[0].startswith("fr: cannot be read: ")


def test_a_message_that_stands_twice_is_found():
    assert findings(fr=FR + "title = Le tas\n") == ["fr: title stands twice"]


def test_another_anchor_than_in_english_is_found():
    text = FR.replace(".anchor = end", ".anchor = fin")
    assert findings(fr=text) == ["fr: ending-empty points to fin, in English to end"]


# --- rulebooks -------------------------------------------------------------------------------------------------------

BOOK_EN = "# Heap\n{#taking} Take up to three.\n\n{#end stones=7|12} Who takes the last wins.\n"
BOOK_FR = "# Le tas\n{#taking} Prenez-en jusqu’à trois.\n\n{#end stones=7|12} Qui prend la dernière gagne.\n"


def book_findings(en: str = BOOK_EN, fr: str = BOOK_FR) -> list[str]:
    return check_rulebooks({"en": en, "fr": fr}, WANTED, NONE)


def test_rulebooks_that_are_complete_have_no_findings():
    assert book_findings() == []


def test_an_anchor_that_is_missing_is_found():
    found = book_findings(fr=BOOK_FR.replace("{#taking} ", ""))
    assert found == ["fr: the rulebook's anchors differ; missing: ['taking'], not in English: [], or in another order"]


def test_an_example_that_quotes_another_passage_is_found():
    found = book_findings(
        en=BOOK_EN + "\n{example first 1-3} Three take:\n", fr=BOOK_FR + "\n{example first 1-2} Trois prennent :\n"
    )
    assert found == ["fr: the rulebook's block 'Trois prennent :' is another kind of block than 'Three take:'"]


@pytest.mark.parametrize("french", ["Après 20 secondes.", "Après 12,5 secondes.", "Après quelques secondes."])
def test_another_figure_is_found(french):
    found = book_findings(en=BOOK_EN + "\nAfter 12 seconds.\n", fr=BOOK_FR + f"\n{french}\n")
    assert found == [f"fr: the rulebook's block '{french}' has other figures than 'After 12 seconds.'"]


def test_a_fraction_has_each_languages_own_sign_and_a_small_figure_may_be_a_word():
    english, french = "After 1.5 seconds 2 of them.", "Deux après 1,5 seconde."
    assert book_findings(en=BOOK_EN + f"\n{english}\n", fr=BOOK_FR + f"\n{french}\n") == []


def test_a_block_that_is_missing_is_found():
    found = book_findings(fr=BOOK_FR.replace("# Le tas\n", ""))
    assert "fr: the rulebook has 2 blocks, in English 3" in found


def test_a_block_that_is_not_translated_is_found():
    found = book_findings(fr=BOOK_FR.replace("Prenez-en jusqu’à trois.", "Take up to three."))
    assert found == ["fr: the rulebook's block 'Take up to three.' is the English text"]


def test_a_condition_that_is_no_option_is_found():
    text = "{stones=13} Unlucky.\n"
    assert check_rulebooks({"en": text}, WANTED, NONE) == [
        "en: the rulebook's condition stones=13 is no option of the game"
    ]


def test_a_rulebook_that_cannot_be_read_is_found():
    assert book_findings(fr="{# } x") == ["fr: line 1: '' is no anchor"]


def test_every_reason_and_ending_points_into_the_rulebook():
    assert check_anchors(EN, BOOK_EN, WANTED) == []


def test_a_reason_that_points_nowhere_is_found():
    assert check_anchors(EN, BOOK_EN.replace("#taking", "#take"), WANTED) == [
        "en: reason-too-few points to taking, which the rulebook does not have"
    ]


def test_an_ending_without_an_anchor_is_found():
    assert check_anchors(EN.replace("    .anchor = end\n", ""), BOOK_EN, WANTED) == ["en: ending-empty has no anchor"]
