"""The rulebook over HTTP."""

from __future__ import annotations

from tests.house import House


def test_an_example_comes_with_the_lines_that_it_quotes_in_the_readers_language(house: House) -> None:
    book = house.ask("GET", "/api/rules/duel/ru")["blocks"]
    example = next(block for block in book if block["kind"] == "example")
    assert example["lines"][0].startswith("Мерло бросает вызов")
    assert {tuple(block["lines"]) for block in book if block["kind"] != "example"} == {()}
