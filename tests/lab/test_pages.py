"""The report, as a file: it stands alone, says what the figures say, and holds no stand-in colour."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from ludoteka.lab import plots
from ludoteka.lab.extra import NoExtra
from ludoteka.lab.figures import Run
from ludoteka.lab.intervals import Interval
from ludoteka.lab.plots import Series
from ludoteka.lab.sim import Plan, batch
from ludoteka.lab.sim_page import SimPage
from ludoteka.lab.studies import changes_for, studies

CHANT = Plan("chant", (("false_slap", "takes_the_pile"),), ("normal",) * 2, 1)


@pytest.fixture(scope="module")
def runs() -> list[Run]:
    other = replace(CHANT, options=(("false_slap", "one_card"),))
    return [Run(plan.options[0][1], plan, batch(plan, 0, 4, 2)) for plan in (CHANT, other)]


@pytest.fixture(scope="module")
def page(runs: list[Run]) -> str:
    return SimPage(runs[:1], list(studies(runs[0], 2)), "ludoteka sim chant", "Stopped early.").html()


@pytest.fixture(scope="module")
def comparison(runs: list[Run]) -> str:
    return SimPage(runs).html()


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "use", "path"):
            self.open.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass


@pytest.mark.parametrize("which", ["page", "comparison"])
def test_it_is_one_sound_file_that_asks_nobody_else_for_anything(which: str, request: pytest.FixtureRequest) -> None:
    text = request.getfixturevalue(which)
    reader = Reader()
    reader.feed(text)
    assert (reader.open, len(reader.ids)) == ([], len(set(reader.ids)))
    assert [address for address in reader.addresses if not address.startswith("#")] == []
    assert re.findall(r"url\((?!#)[^)]*\)", text) == []


@pytest.mark.parametrize("which", ["page", "comparison"])
def test_the_page_gives_the_plots_their_colours(which: str, request: pytest.FixtureRequest) -> None:
    svgs = re.findall(r"<svg.*?</svg>", request.getfixturevalue(which), re.DOTALL)
    assert len(svgs) >= 5
    assert [svg for svg in svgs if set(re.findall(r"#[0-9a-f]{6}\b", svg)) - {"#000000", "#ffffff"}] == []
    assert all("var(--a)" in svg for svg in svgs)


def test_every_question_is_answered(page: str) -> None:
    titles = re.findall("<h2>(.*?)</h2>", page)
    assert titles == [
        "How long is a game?",
        "Does the seat matter?",
        "How does it end?",
        "Is it exciting?",
        "What is there to choose, and to know?",
        "How often does what happen?",
        "Do milliseconds matter?",
        "What matters, and how much is luck?",
        "How this was counted",
    ]


def test_it_says_what_was_played_and_how_to_play_it_again(page: str) -> None:
    assert "<h1>Chant</h1>" in page
    assert "4 games, 2 seats, minds: normal, seed 1." in page
    assert "A wrong slap: takes the pile" in page
    assert "<pre>ludoteka sim chant</pre>" in page
    assert "Stopped early." in page


def test_a_comparison_asks_its_question_and_marks_what_differs(comparison: str) -> None:
    assert "<h1>Chant · A wrong slap: takes the pile or costs a card from one’s own pile?</h1>" in comparison
    assert "What changes from “takes the pile” to “costs a card from one’s own pile”?" in comparison
    assert "“takes-falsely” a game" not in comparison
    assert '<tr class="differs">' in comparison or "So many games show no difference" in comparison


def test_without_a_look_there_are_no_questions_that_need_one(runs: list[Run]) -> None:
    bare = Run("", CHANT, replace(runs[0].tally, stories={}))
    assert "Is it exciting?" not in SimPage([bare]).html()


def test_what_is_worth_a_study_depends_on_the_game(runs: list[Run]) -> None:
    assert set(changes_for(runs[0])) == {
        *("slower=50", "slower=100", "slower=-50", "level=random", "level=easy", "level=hard")
    }
    duel = Plan("duel", (), ("random",) * 3, 1)
    changes = changes_for(Run("", duel, batch(duel, 0, 9, 9)))
    assert {"one-ahead", "level=hard", "never=red", "never=challenge"} <= set(changes)
    assert not {"slower=50", "level=random"} & set(changes)


def test_a_study_measures_against_the_same_games(runs: list[Run]) -> None:
    for one in studies(runs[0], 3):
        assert one.games == 3
        if one.change == "slower=100":
            assert one.effect.value <= 0


def test_text_of_options_and_labels_cannot_break_the_page(runs: list[Run]) -> None:
    assert "<b>&" not in SimPage(runs[:1], (), "<b>&").html()


def test_a_plot_keeps_its_text_as_text() -> None:
    svg = plots.intervals(["a row"], [Series("", [Interval(0.5, 0.4, 0.6)])], "per cent", 0.5, True)
    assert ">a row<" in svg
    assert ">per cent<" in svg


def test_the_longest_hundredth_does_not_squeeze_a_histogram() -> None:
    svg = plots.histogram([Series("", [*range(1, 100), 10_000])], "moves")
    assert ">100<" in svg
    assert ">10000<" not in svg


def test_plots_name_the_extra_that_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    with pytest.raises(NoExtra, match=r"pip install 'ludoteka\[lab\]'"):
        plots.histogram([Series("", [1, 2])], "moves")
