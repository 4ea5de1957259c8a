"""The rulebook over HTTP."""

from __future__ import annotations

from tests.house import House


def test_the_whole_book_says_of_each_block_when_it_holds(house: House) -> None:
    whole = house.ask("GET", "/api/rules/uno/en?whole")
    for wish in ({}, {"stacking": "same"}):
        options = whole["options"] | wish
        query = "&".join(f"{key}={value}" for key, value in wish.items())
        book = house.ask("GET", f"/api/rules/uno/en?{query}")
        assert book["options"] == options
        held = [one for one in whole["blocks"] if all(options[key] in those for key, those in one["when"].items())]
        assert book["blocks"] == held
        assert len(held) < len(whole["blocks"])


def test_an_example_comes_with_the_lines_that_it_quotes_in_the_readers_language(house: House) -> None:
    book = house.ask("GET", "/api/rules/duel/ru")["blocks"]
    example = next(block for block in book if block["kind"] == "example")
    assert example["lines"][0].startswith("Мерло бросает вызов")
    assert {tuple(block["lines"]) for block in book if block["kind"] != "example"} == {()}
