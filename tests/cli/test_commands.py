from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ludoteka import __version__
from ludoteka.cli import COMMANDS, Lazy, group, main
from ludoteka.games import ORDER
from ludoteka.text.languages import LANGUAGES
from ludoteka.text.loading import GAMES, transcript_of

# --- help and errors --------------------------------------------------------------------------------------------------


def test_the_help_names_every_command(run):
    code, out, _err = run("--help")
    assert code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in out] == []


def test_the_help_names_every_game(run):
    assert [id for id in ORDER if id not in run("--help")[1]] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_what_the_command_says_of_itself(name):
    assert isinstance(group, Lazy)
    command = group.get_command(None, name)  # type: ignore[arg-type]
    assert command is not None
    assert (command.help or "").strip().split("\n\n")[0].replace("\n", " ") == COMMANDS[name]


def test_the_help_loads_nothing_that_it_does_not_need():
    code = (
        "import sys; from ludoteka.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\nprint(*sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = set(said.splitlines()[-1].split())
    assert loaded & {"rich", "fluent", "msgspec", "starlette", "sqlalchemy", "asyncio", "ludoteka.rules.game"} == set()


def test_the_version_is_said(run):
    assert run("--version") == (0, f"ludoteka {__version__}\n", "")


@pytest.mark.parametrize(
    "args, sentence",
    [
        (["dance"], f"there is no command 'dance'; allowed: {', '.join(COMMANDS)}."),
        (["rules", "chess"], f"there is no game “chess”; allowed: {', '.join(ORDER)}."),
        (["options", "chess"], f"there is no game “chess”; allowed: {', '.join(ORDER)}."),
        (["play", "chess"], f"there is no game “chess”; allowed: {', '.join(ORDER)}."),
        (["rules", "duel", "--lang", "xx"], "there is no language “xx”; allowed: en, fr, sl, de, it, nl, ru."),
        (["rules", "duel", "--option", "x=1"], "there is no option “x”; allowed: "),
        (["rules", "duel", "--option", "x"], "“x” is not KEY=VALUE."),
        (["rules", "uno", "--option", "draw=one", "--option", "draw=until_playable"],
         "option “draw” is given twice; a table has one value for it."),
        (["watch", "duel", "--seats", "99"], "duel cannot be played by 99; allowed: 2 to 8."),
        (["watch", "duel", "--bots", "wild"], "duel has no bot “wild”; allowed: random, easy, normal, hard, best."),
        (["watch", "duel", "--seats", "3", "--bots", "easy,hard"],
         "bots: 2, seats for them: 3; give one level, or one for each."),
        (["watch", "duel", "--seats", "3", "--seat", "4"], "there is no seat 4; allowed: 1 to 3."),
        (["verify", "nowhere.ludo"], "there is no file nowhere.ludo."),
        (["replay", "nowhere.ludo"], "there is no file nowhere.ludo."),
        (["rules", "duel", "--at", "nowhere"], "the rulebook has no passage “nowhere”; allowed: "),
        (["play"], "Missing argument 'GAME'."),
    ],
)  # fmt: skip
def test_a_wrong_call_is_answered_in_one_sentence(run, args, sentence):
    code, out, err = run(*args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"ludoteka: {sentence}")


@pytest.mark.parametrize("given", [["--lang", "ru"], ["--lang=ru"]])
def test_a_wrong_call_is_answered_in_the_callers_language(run, given):
    assert run("rules", "chess", *given)[2].startswith("ludoteka: нет игры «chess»; можно: uno, ")


def test_by_default_the_callers_language_is_the_terminals(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "sl_SI.UTF-8")
    assert run("play", "duel", "--seats", "99")[2].startswith("ludoteka: število igralcev za duel ne more biti 99")


def test_our_own_mistake_is_a_sentence_too(run, monkeypatch):
    monkeypatch.setattr("ludoteka.match.verify.examine", lambda text: 1 / 0)
    monkeypatch.setattr("ludoteka.cli.verify.file_text", lambda path: "")
    code, _out, err = run("verify", "x")
    assert (code, err.count("\n")) == (70, 1)


def test_debug_shows_where_it_comes_from(monkeypatch):
    monkeypatch.setattr("ludoteka.match.verify.examine", lambda text: 1 / 0)
    monkeypatch.setattr("ludoteka.cli.verify.file_text", lambda path: "")
    with pytest.raises(ZeroDivisionError):
        main(["--debug", "verify", "x"])


@pytest.mark.parametrize("args", ["watch five --fast --seed 1", "rules duel --all"])
def test_who_stops_reading_is_not_told_of_it(args):
    command = [sys.executable, "-m", "ludoteka", *args.split()]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait(20)


# --- options and rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ORDER)
def test_options_are_one_json_document(run, id):
    document = json.loads(run("options", id, "--json", "--lang", "fr")[1])
    assert document["game"] == id
    assert all(option["default"] == next(iter(option["values"])) for option in document["options"].values())
    assert [key for key, option in document["options"].items() if option["text"].startswith("option-")] == []


@pytest.mark.parametrize("id", ORDER)
def test_options_are_listed_with_their_words(run, id):
    out = run("options", id)[1]
    assert [key for key in json.loads(run("options", id, "--json")[1])["options"] if key not in out] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ORDER)
def test_the_rulebook_fits_the_page(run, id, language):
    code, out, _err = run("rules", id, "--lang", language, "--all")
    assert code == 0
    assert len(out.splitlines()) > 10
    assert max(map(len, out.splitlines())) <= 80


def test_the_rulebook_quotes_games_in_the_readers_language(run):
    assert "│ Merlot défie Riesling." in run("rules", "duel", "--lang", "fr")[1]


def test_what_holds_under_another_option_is_left_out(run):
    assert len(run("rules", "duel")[1]) < len(run("rules", "duel", "--all")[1])


def test_the_terminals_language_is_spoken(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("rules", "duel")[1] == run("rules", "duel", "--lang", "fr")[1]


def test_one_simulated_game_is_not_said_as_many(run):
    assert "duel: 1 game, seed 3" in run("sim", "duel", "--games", "1", "--seed", "3")[1]


# --- watch, replay, verify --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ORDER)
def test_a_game_is_watched_to_its_end(run, id):
    code, out, _err = run("watch", id, "--fast", "--seed", "7", "--bots", "random")
    assert code == 0
    assert "The game is over" in out


def test_the_same_seed_is_the_same_game(run):
    first, second = (run("watch", "five", "--fast", "--seed", "s", "--seats", "4") for _i in range(2))
    assert first == second


def test_another_seed_is_another_game(run):
    assert run("watch", "five", "--fast", "--seed", "1") != run("watch", "five", "--fast", "--seed", "2")


def test_a_saved_match_is_verified(run, saved):
    code, out, _err = run("verify", str(saved))
    assert (code, out.endswith("and this is how it ended.\n")) == (0, True)


def test_a_match_that_was_tampered_with_fails_the_check(run, saved):
    saved.write_text(saved.read_text().replace('"seed":"', '"seed":"00'))
    code, out, _err = run("verify", str(saved))
    assert code == 1
    assert "The seed does not fit the seal" in out


def test_who_verifies_a_transcript_is_told_what_plays_it(run):
    path = str(transcript_of("duel", "both_win"))
    code, out, _err = run("verify", path)
    assert code == 1
    assert "This is a transcript" in out
    assert out.endswith(f"To look at it: ludoteka replay {path}\n")


def test_a_verification_speaks_the_callers_language(run, saved):
    saved.write_text(saved.read_text().replace('"seed":"', '"seed":"00'))
    assert "sceau" in run("verify", str(saved), "--lang", "fr")[1]


def test_a_line_that_is_not_legal_is_named(run, saved):
    lines = saved.read_text().splitlines()
    saved.write_text("\n".join([lines[0], lines[2], *lines[2:]]) + "\n")
    assert "(Line 2)" in run("verify", str(saved))[1]


def test_verification_is_one_json_document(run, saved):
    code, out, _err = run("verify", str(saved), "--json")
    assert (code, json.loads(out)) == (0, {"file": str(saved), "ok": True, "findings": []})


def test_a_match_is_read_from_standard_input(run, saved):
    assert run("verify", "-", typed=saved.read_text())[0] == 0


def test_a_saved_match_is_replayed_in_words(run, saved):
    out = run("replay", str(saved))[1]
    assert "Merlot" in out
    assert "The game is over" in out


def test_a_replay_calls_the_bots_as_its_reader_writes_them(run, saved):
    assert "Рислинг" in run("replay", str(saved), "--lang", "ru")[1]


def test_a_replay_shows_the_table_as_it_was(run, saved):
    start, later = (run("replay", str(saved), "--at", at)[1] for at in ("0", "3"))
    assert start.splitlines()[0].split()[-3:] == [*start.splitlines()[0].split()[-3:-2], "0.00", "s"]
    assert start != later


def test_a_replay_goes_no_further_than_the_match(run, saved):
    code, _out, err = run("replay", str(saved), "--at", "9999")
    assert code == 2
    assert "the match is not that long; --at can be 0 to" in err


def test_what_told_nothing_is_said_in_words_too(run, tmp_path):
    from ludoteka.games import load
    from ludoteka.match import Match, replay

    match = Match.new(load("duel"), {}, 2, bytes(32), ("Ann", "bot-merlot"))
    match.absent(100, [1])
    match.absent(200, [])
    match.note("pause", 300, running=False)
    match.note("pause", 400, running=True)
    for kind in ("race", "chair", "flag"):
        match.note(kind, 500)
    match.again(600)
    (tmp_path / "x").write_text(replay.write(replay.of(match)))
    said = [line.split(" s  ")[1] for line in run("replay", str(tmp_path / "x"))[1].splitlines() if " s  " in line]
    assert said == [
        "Away from now on: Merlot",
        "Away from now on: –",
        "The clock is stopped.",
        "The clock runs.",
        "Whose hand was first is decided.",
        "A chair changes hands.",
        "Something about the timing is noted.",
        "The table goes on after an interruption.",
    ]


def test_a_replay_is_one_json_document(run, saved):
    document = json.loads(run("replay", str(saved), "--json")[1])
    assert document["header"]["game"] == "duel"
    assert len(document["entries"]) == len(saved.read_text().splitlines()) - 2
    assert all(entry["said"] for entry in document["entries"])


def test_a_file_that_is_no_match_cannot_be_replayed(run, tmp_path):
    (tmp_path / "x").write_text("{}\n")
    code, _out, err = run("replay", str(tmp_path / "x"))
    assert (code, err.count("\n")) == (2, 1)


def test_nothing_in_a_file_moves_the_cursor(run, saved):
    text = saved.read_text().replace('"bot-merlot"', r'"\u001b[2Jbot-merlot"').replace('"why":"', r'"why":"\u001b[2J')
    saved.write_text(text)
    assert "\x1b" not in run("replay", str(saved))[1] + run("verify", str(saved))[1]


@pytest.mark.parametrize("file", sorted((GAMES / "five" / "transcripts").glob("*.txt")), ids=lambda file: file.stem)
def test_a_transcript_is_replayed_too(run, file):
    code, out, err = run("replay", str(file))
    assert (code, err) == (0, "")
    assert "A turns over a card" in out


# --- play -------------------------------------------------------------------------------------------------------------


def test_a_duel_is_played_through_a_pipe(run):
    code, out, _err = run("play", "duel", "--seed", "1", "--bots", "easy", "--seats", "2", typed="b\n1\n" * 60)
    assert code == 0
    assert "The game is over" in out


def test_five_is_played_through_a_pipe(run):
    code, out, _err = run("play", "five", "--seed", "1", "--seats", "3", typed="\n" * 3 + "slap\n" + "\n" * 2000)
    assert code == 0
    assert "Otter slaps first!" in out
    assert "The game is over" in out


def test_in_a_race_a_line_takes_as_long_as_a_hand(run, tmp_path):
    file = tmp_path / "five.ludo"
    run("play", "five", "--seed", "1", "--bots", "random", "--save", str(file), typed="\nslap\nquit\n")
    entries = [json.loads(line) for line in file.read_text().splitlines()]
    mine = next(place for place, entry in enumerate(entries) if entry.get("move") == "slap" and entry["seat"] == 0)
    flips = [entry["at"] for entry in entries[:mine] if entry["kind"] == "expire"]
    assert entries[mine]["at"] - flips[-1] == 400


def test_the_same_lines_are_the_same_game(run):
    first, second = (run("play", "duel", "--seed", "1", typed="b\n1\n2\n" * 9) for _i in range(2))
    assert first == second


def test_the_end_of_the_input_leaves_the_game(run):
    code, out, _err = run("play", "duel", "--seed", "1")
    assert (code, out.splitlines()[-1]) == (0, "You have left the game.")


def test_a_match_that_was_left_can_be_saved_and_verified(run, tmp_path):
    file = tmp_path / "left.ludo"
    run("play", "duel", "--seed", "1", "--save", str(file), typed="b\nquit\n")
    assert run("verify", str(file))[0] == 0


def test_the_rules_can_be_read_while_playing(run):
    out = run("play", "duel", "--seed", "1", typed="rules\nquit\n")[1]
    assert run("rules", "duel")[1].splitlines()[0] in out
