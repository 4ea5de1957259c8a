"""Words for the game of tests/heap.py."""

from __future__ import annotations

from pathlib import Path

from ludoteka.text import Speaker

EN = """\
title = Heap
face-low = low card
face-mid = middle card
face-high = high card
hand = Hand of { $seat }
heap = The heap: { $n }
button-take = Take { $n }
button-peek = Peek
button-cut = Cut
button-tap = Tap
move-take-2 = two of them
button-green = green
prompt-over = It is over.
prompt-take = { $seat } takes.
clock-take = takes one in
event-take = { $seat } takes { $n }.
event-peek = { $seat } sees { $card }.
event-peek-hidden = { $seat } looks at a card.
event-cut = { $seat } cuts.
event-tap = { $seat } taps.
reason-too-few = There are not so many.
    .anchor = taking
ending-empty = The heap is empty.
"""


def speaker(folder: Path, language: str = "en") -> Speaker:
    (folder / "en.ftl").write_text(EN, "utf-8")
    return Speaker(language, name=["Ana", "Bor", "Cveta", "Dora"].__getitem__, folders=[folder])
