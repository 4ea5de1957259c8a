from __future__ import annotations

import pytest

from ludoteka.text.rulebook import BadRulebook, Block, Passage, Span, blocks, parse


def test_headings_paragraphs_and_items_are_blocks():
    found = parse("# Duel\nTwo lines\nof one paragraph.\n\nAnother.\n- one\n- two\n  and more\n## End\n")
    assert [(block.kind, block.level, block.text) for block in found] == [
        ("heading", 1, "Duel"),
        ("paragraph", 0, "Two lines of one paragraph."),
        ("paragraph", 0, "Another."),
        ("item", 0, "one"),
        ("item", 0, "two and more"),
        ("heading", 2, "End"),
    ]


@pytest.mark.parametrize("source", ["{#deal} Five cards.", "{#deal}\nFive cards."])
def test_a_block_may_have_an_anchor(source):
    assert parse(source) == [Block("paragraph", (Span("Five cards."),), anchor="deal")]


@pytest.mark.parametrize("source", ["## {#deal} Dealing", "{#deal} ## Dealing"])
def test_the_anchor_of_a_heading_stands_before_or_behind_its_sign(source):
    assert parse(source) == [Block("heading", (Span("Dealing"),), 2, "deal")]


@pytest.mark.parametrize("source", ["- {#deal} Five.", "{#deal} - Five."])
def test_the_anchor_of_an_item_too(source):
    assert parse(source) == [Block("item", (Span("Five."),), anchor="deal")]


def test_an_example_quotes_a_passage_and_says_what_it_shows():
    assert parse("{example first 900-2700} Three in a row:") == [
        Block("example", (Span("Three in a row:"),), passage=Passage("first", 900, 2700))
    ]


def test_an_example_may_look_through_a_seats_eyes_and_hold_under_an_option():
    block = parse("{example first 0-1 C heap=21|31} Two:")[0]
    assert block.passage is not None
    assert (block.passage.eyes, block.conditions) == (2, {"heap": ("21", "31")})


def test_an_example_stands_between_items_as_a_block_of_its_own():
    assert [block.kind for block in parse("- one\n{example first 0-1} See:\n- two")] == ["item", "example", "item"]


def test_stress_makes_spans():
    assert parse("A **bold** and *thin* word.")[0].spans == (
        Span("A "),
        Span("bold", "bold"),
        Span(" and "),
        Span("thin", "italic"),
        Span(" word."),
    )


def test_conditions_are_values_of_options():
    block = parse("{#draw draw=one|two deck=109} Draw.")[0]
    assert (block.anchor, block.conditions) == ("draw", {"draw": ("one", "two"), "deck": ("109",)})


@pytest.mark.parametrize(
    "options, holds",
    [({"a": "1", "b": "3"}, True), ({"a": "2", "b": "3"}, True), ({"a": "1", "b": "4"}, False), ({}, False)],
)  # fmt: skip
def test_a_block_holds_when_all_its_conditions_do(options, holds):
    assert parse("{a=1|2 b=3} Text.")[0].holds(options) is holds


def test_alternatives_may_share_an_anchor():
    assert [block.anchor for block in parse("{#d a=1} One.\n\n{#d a=2} Two.")] == ["d", "d"]


@pytest.mark.parametrize(
    "source",
    [
        "{#d} One.\n\n{#d} Two.",
        "{#D d} x",
        "{#} x",
        "{a} x",
        "{a=} x",
        "{a=1|} x",
        "{#d}",
        "# ",
        "-",
        "a *b",
        "a **b* c",
        "{example} x",
        "{example first} x",
        "{example first 5-3} x",
        "{example first 1-3 4} x",
        "{example first 1-3}",
        "# {example first 1-3} x",
        "{example first 1-3} - x",
    ],
)
def test_what_is_no_rulebook_is_refused(source):
    with pytest.raises(BadRulebook):
        parse(source)


def test_the_refusal_names_the_line():
    with pytest.raises(BadRulebook) as bad:
        parse("# One\n\nTwo *three")
    assert str(bad.value) == "line 3: a * without its partner"


def test_a_game_without_a_rulebook_has_no_blocks():
    assert blocks("heap", "en") == []
