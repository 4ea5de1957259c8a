"""`import ludoteka`: what a notebook has."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.games import ORDER, load
from ludoteka.lab import deal as room
from ludoteka.lab.library import Simulation
from ludoteka.match.verify import verify
from ludoteka.rules.options import values_of

HEAVY = {"numpy", "matplotlib", "distributed", "openskill", "rich", "click", "fluent", "starlette", "asyncio"}


def modules_after(code: str) -> set[str]:
    program = f"import sys\n{code}\nprint(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    return set(said.split())


def test_importing_it_loads_nothing_else() -> None:
    assert [name for name in modules_after("import ludoteka") if name.startswith("ludoteka.")] == []


def test_a_first_game_needs_the_rules_and_little_else() -> None:
    loaded = modules_after("import ludoteka; ludoteka.Deal('duel').finish()")
    assert loaded & {*HEAVY, "multiprocessing", "statistics"} == set()


def test_every_name_is_there_and_an_unknown_one_is_refused() -> None:
    assert [name for name in ludoteka.__all__ if not hasattr(ludoteka, name)] == []
    assert set(ludoteka.__all__) <= set(dir(ludoteka))
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = ludoteka.chess  # type: ignore[attr-defined]


def test_the_stub_names_what_the_package_has() -> None:
    stub = Path(ludoteka.__file__).with_suffix(".pyi").read_text("utf-8")
    assert [name for name in ludoteka.__all__ if name not in stub] == []
    assert Path(ludoteka.__file__).with_name("py.typed").exists()


def test_no_option_of_a_game_has_the_name_of_an_argument() -> None:
    ours = {
        name
        for function in (ludoteka.Deal.__init__, ludoteka.simulate, ludoteka.tournament)
        for name in inspect.signature(function).parameters
    }
    assert {id: set(values_of(load(id).options)) & ours for id in ORDER} == dict.fromkeys(ORDER, set())


# --- one game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ORDER)
def test_minds_finish_any_game_and_it_can_be_verified(id: str, tmp_path: Path) -> None:
    deal = ludoteka.Deal(id, seats=3, seed=2).finish()
    assert deal.over
    assert min(deal.places) == 1
    assert verify(deal.save(tmp_path / "game.ludo").read_text("utf-8")) == []


def test_a_finished_deal_is_the_game_that_a_simulation_plays() -> None:
    simulation = ludoteka.simulate("duel", 3, bots=["easy", "normal", "hard"], seed=4)
    row = simulation.rows()[2]
    deal = simulation.deal(2).finish("easy", "normal", "hard")
    assert (len(deal.inputs), deal.now, deal.why) == (row["moves"], row["ms"], row["ended"])
    assert deal.scores == [row["score_a"], row["score_b"], row["score_c"]]


def test_moves_have_names() -> None:
    deal = ludoteka.Deal("duel", seats=2, seed=7)
    (seat,) = deal.owing
    assert deal.legal(seat) == [f"challenge:{1 - seat}"]
    deal.play(seat, deal.legal(seat)[0])
    assert deal.owing == [0, 1]
    assert set(deal.legal(0)) <= {"red", "white", "sparkling"}
    assert deal.inputs == [f"   0.000 {'AB'[seat]} challenge:{1 - seat}"]


def test_a_move_that_the_rules_refuse_changes_nothing() -> None:
    deal = ludoteka.Deal("duel", seats=2, seed=7)
    before = deal.view(0)
    with pytest.raises(ludoteka.Illegal, match="challenge-first"):
        deal.play(deal.owing[0], "red")
    assert deal.view(0) == before


def test_waiting_lets_the_deadline_pass() -> None:
    deal = ludoteka.Deal("chant", seats=2).wait()
    assert deal.now > 0
    assert deal.inputs[0].endswith("- expire")


def test_what_was_done_can_be_undone() -> None:
    deal = ludoteka.Deal("duel", seats=2, seed=7)
    before = deal.view(None)
    deal.play(deal.owing[0], deal.legal(deal.owing[0])[0]).undo()
    assert deal.view(None) == before


def test_it_shows_as_a_table_in_text_and_in_a_notebook() -> None:
    deal = ludoteka.Deal("duel", seats=2, seed=7)
    assert repr(deal) == "<Deal of duel, 2 seats, 0 inputs: A to move>"
    assert str(deal).splitlines()[0] == "duel: A to move"
    assert deal._repr_html_().count("<tr>") == 3
    assert deal.finish("hard").rows()[0]["place"] in (1, 2)


def test_its_example_holds() -> None:
    import doctest

    assert doctest.testmod(room, extraglobs={"Deal": ludoteka.Deal}).failed == 0
    assert doctest.testmod(room).attempted == 3


@pytest.mark.parametrize("levels", [("genius",), ("easy", "hard"), ("easy",) * 4])
def test_levels_that_do_not_fit_are_refused(levels: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="a level for each of 3 seats; allowed: random, easy, normal, hard, best"):
        ludoteka.Deal("duel").finish(*levels)


# --- many games -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return ludoteka.simulate("duel", 40, bots="normal", looks=10, hand_size="2")


def test_its_figures_are_those_of_the_command_line(simulation: Simulation, capsys: pytest.CaptureFixture[str]) -> None:
    import json

    from ludoteka.cli import main

    words = "sim duel --games 40 --bots normal --looks 10 --option hand_size=2 --json"
    with pytest.raises(SystemExit):
        main(words.split())
    printed = json.loads(capsys.readouterr().out)
    del printed["seconds"]
    assert json.loads(json.dumps(simulation.report())) == printed


def test_it_compares_options(simulation: Simulation) -> None:
    comparison = simulation.compare(hand_size="5")
    assert comparison["moves"].change.low > 0
    assert repr(comparison) == "<Comparison of 2 and 5 in duel>"
    assert "moves a game" in str(comparison)
    assert "<td>moves a game</td>" in comparison._repr_html_()
    with pytest.raises(KeyError, match="there are: moves"):
        _ = comparison["luck"]


def test_it_studies_one_changed_player(simulation: Simulation) -> None:
    assert "one-ahead" in {study.change for study in simulation.study(6)}


def test_it_writes_games_and_reports(simulation: Simulation, tmp_path: Path) -> None:
    assert verify(simulation.save(7, tmp_path / "7.ludo").read_text("utf-8")) == []
    assert "Wine duel" in simulation.html(tmp_path / "page.html").read_text("utf-8")


def test_it_shows_as_a_table(simulation: Simulation) -> None:
    assert repr(simulation) == "<Simulation of 40 games of duel, seed 1>"
    assert str(simulation).splitlines()[1].split() == ["seat", "bot", "wins", "share", "95", "%"]
    assert simulation._repr_html_().count("<tr>") == 4


def test_a_tournament_shows_as_a_table() -> None:
    table = ludoteka.tournament("duel", ["easy", "hard"], 20)
    assert repr(table) == "<Table of easy, hard in duel: 20 games on duplicate deals>"
    assert str(table).count("\n") == 3
    assert table._repr_html_().count("<tr>") == 3


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: ludoteka.Deal("chess"),
        lambda: ludoteka.Deal("duel", seats=9),
        lambda: ludoteka.Deal("duel", luck="good"),
        lambda: ludoteka.simulate("duel", bots="genius"),
        lambda: ludoteka.simulate("duel", bots=["easy", "hard"], seats=3),
        lambda: ludoteka.simulate("duel", hand_size="9"),
        lambda: ludoteka.tournament("duel", ["easy"]),
        lambda: ludoteka.tournament("duel", ["easy", "genius"]),
    ],
)
def test_wrong_words_are_refused(wrong: object) -> None:
    with pytest.raises((ValueError, LookupError), match="allowed|give at least|give one level"):
        wrong()  # type: ignore[operator]
