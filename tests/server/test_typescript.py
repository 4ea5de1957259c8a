from pathlib import Path

import pytest

from ludoteka.server import typescript

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_s_protocol_is_what_the_server_speaks():
    assert typescript.generate() == (ROOT / typescript.WHERE).read_text(encoding="utf-8")


def test_a_drift_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(tmp_path)
    (tmp_path / typescript.WHERE).parent.mkdir(parents=True)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    with (tmp_path / typescript.WHERE).open("a") as file:
        file.write("// touched\n")
    assert typescript.main(["--check"]) == 1
    assert "differs" in capsys.readouterr().err


def test_a_client_may_leave_out_what_has_a_default_and_the_server_says_everything():
    text = typescript.generate()
    assert "tapped_at?: number | null;" in text
    assert "show_at: number | null;" in text


def test_a_type_that_typescript_does_not_have_is_no_silent_any():
    with pytest.raises(NotImplementedError):
        typescript._type({"type": "date"})
