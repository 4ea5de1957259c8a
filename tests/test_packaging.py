"""The wheel, pure and compiled. That both play the same games is law 12, in test_builds.py."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tools import native

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
MODES = ["skip", "require"]


def wheel(mode: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "LUDOTEKA_NATIVE": mode}, check=True)
    (built,) = folder.glob("*.whl")
    return built


def installed(wheel: Path, folder: Path) -> Path:
    """A fresh environment with this wheel, and the packages it needs borrowed from ours. Returns its Python."""
    venv.create(folder, symlinks=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    library = folder / "lib" / version / "site-packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(library)
    (library / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def wheels(tmp_path_factory) -> dict[str, Path]:
    try:
        native.check_compiler()
    except native.NoCompiler as lack:
        pytest.skip(str(lack))
    return {mode: wheel(mode, tmp_path_factory.mktemp(mode)) for mode in MODES}


def names(wheel: Path) -> list[str]:
    return zipfile.ZipFile(wheel).namelist()


def test_the_pure_wheel_goes_anywhere(wheels):
    assert wheels["skip"].name.endswith("-py3-none-any.whl")
    assert [name for name in names(wheels["skip"]) if name.endswith((".so", ".pyd"))] == []


def test_the_compiled_wheel_names_its_platform_and_holds_every_compiled_module(wheels):
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert f"-{tag}-{tag}" in wheels["require"].name
    assert wheels["require"].name.endswith(f"{platform}.whl")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    expected = {str(path.relative_to("src").with_suffix("")) + suffix for path in native.modules()}
    assert expected <= set(names(wheels["require"]))


def test_without_a_compiler_the_wheel_is_pure(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert wheel("auto", tmp_path).name.endswith("-py3-none-any.whl")


def test_both_wheels_hold_the_words_and_the_page(wheels):
    kinds = {".ftl", ".md", ".txt", ".svg", ".html", ".js"}
    house = ROOT / "src"
    expected = {str(path.relative_to(house)) for path in house.rglob("*") if path.suffix in kinds}
    assert [sorted(expected - set(names(wheels[mode]))) for mode in MODES] == [[], []]


@pytest.mark.parametrize("mode", MODES)
def test_an_installed_wheel_runs_its_own_rules(wheels, tmp_path, mode):
    python = installed(wheels[mode], tmp_path / "venv")
    script = "from ludoteka.rules import contract; print(contract.__file__)"
    run = subprocess.run([python, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    where = Path(run.stdout.strip())
    assert where.is_relative_to(tmp_path / "venv")
    assert where.name.endswith(".py") == (mode == "skip")


def test_an_installed_wheel_starts(wheels, tmp_path):
    python = installed(wheels["skip"], tmp_path / "venv")
    run = subprocess.run([python, "-m", "ludoteka", "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Usage: " in run.stdout
