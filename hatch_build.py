"""Compiles the rules into the wheel. LUDOTEKA_NATIVE = auto (pure where there is no compiler) | require | skip."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISHES = ("auto", "require", "skip")


class CompileRules(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if self.wish == "skip" else [self.native.MYPY, "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.wish == "skip":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteka-"))
        try:
            made = self.native.build(self.folder / "lib", self.folder / "work", Path(self.root))
        except (Exception, SystemExit) as why:  # mypyc leaves by SystemExit
            if self.wish == "require":
                raise
            self.app.display_warning(f"The rules are not compiled, only slower: {why}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(self.folder / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def wish(self) -> str:
        wish = os.environ.get("LUDOTEKA_NATIVE", "auto")
        if wish not in WISHES:
            raise ValueError(f"LUDOTEKA_NATIVE is {wish!r}; it can be {', '.join(WISHES)}")
        return wish

    @property
    def native(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("native", Path(self.root, "tools", "native.py"))
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
