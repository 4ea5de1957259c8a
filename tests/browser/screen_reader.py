"""Somebody who hears the page: of it only what Chromium's accessibility tree holds, and what the live regions say.

No selector, no class, no pixel: things are found by role and name, and invoked as a screen reader does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

PATIENCE_S = 20
INVOKE = "function() { this.focus(); this.click(); }"  # the default action of what is under the reader's cursor
LIVE = ("log", "status", "alert")


@dataclass(frozen=True)
class Heard:
    """One thing in the tree. `within`: the names of what it lies in, the nearest first."""

    role: str
    name: str
    within: tuple[str, ...]
    off: bool
    value: str
    checked: str
    id: int  # the page's own node, to invoke it


class ScreenReader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Accessibility.enable")
        self.told: list[str] = []  # what the live regions have said
        self._known: dict[int, str] = {}

    # --- hearing -----------------------------------------------------------------------------------------------------

    def listen(self) -> list[Heard]:
        """All there is, in reading order. What a live region has new is kept in `told`."""
        nodes = {node["nodeId"]: node for node in self.devtools.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        heard = list(_read(root, nodes, ()))
        for text, id in _said(root, nodes, False):
            if self._known.get(id) != text:
                self._known[id] = text
                self.told.append(text)
        return heard

    def all(self, role: str, name: Callable[[str], bool] = bool, within: str = "") -> list[Heard]:
        """Everything of this role whose name is so, in a place whose name begins so."""
        return [
            one
            for one in self.listen()
            if one.role == role and name(one.name) and (not within or any(up.startswith(within) for up in one.within))
        ]

    def hears(self, words: str) -> bool:
        """Whether this has been said since last asked of."""
        self.listen()
        return any(words in said for said in self.told)

    # --- doing -------------------------------------------------------------------------------------------------------

    def press(self, one: Heard) -> bool:
        """Invoke it; false where it has gone meanwhile."""
        try:
            found = self.devtools.send("DOM.resolveNode", {"backendNodeId": one.id})
            what = {"functionDeclaration": INVOKE, "objectId": found["object"]["objectId"], "userGesture": True}
            self.devtools.send("Runtime.callFunctionOn", what)
        except Exception as error:  # the protocol's own, which has no name
            if "No node" in str(error) or "does not belong" in str(error):
                return False
            raise
        return True

    def find(self, role: str, name: str, within: str = "") -> Heard:
        """Waits until there is one of this role and name."""
        end = time.monotonic() + PATIENCE_S
        while True:
            found = self.all(role, lambda one: one == name, within)
            if found:
                return found[0]
            assert time.monotonic() < end, f"no {role} “{name}”: {[(one.role, one.name) for one in self.listen()]}"
            self.page.wait_for_timeout(50)


def _read(node: dict[str, Any], nodes: dict[str, Any], within: tuple[str, ...]) -> Iterator[Heard]:
    """What is not left out by the browser, from here on down."""
    if not node.get("ignored"):
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        role, name = node["role"]["value"], str(node.get("name", {}).get("value", ""))
        value = str(states.get("valuetext") or node.get("value", {}).get("value", ""))
        id, off = node.get("backendDOMNodeId", 0), bool(states.get("disabled"))
        yield Heard(role, name, within, off, value, str(states.get("checked", "")), id)
        within = (name if role != "dialog" else f"dialog {name}", *within) if name else within
    for child in _children(node, nodes):
        yield from _read(child, nodes, within)


def _said(node: dict[str, Any], nodes: dict[str, Any], live: bool) -> Iterator[tuple[str, int]]:
    """The texts of the live regions, each with its node."""
    live = live or node["role"]["value"] in LIVE
    if live and node["role"]["value"] == "StaticText":
        yield str(node["name"]["value"]), node["backendDOMNodeId"]
    for child in _children(node, nodes):
        yield from _said(child, nodes, live)


def _children(node: dict[str, Any], nodes: dict[str, Any]) -> Sequence[dict[str, Any]]:
    return [nodes[id] for id in node.get("childIds", ()) if id in nodes]
