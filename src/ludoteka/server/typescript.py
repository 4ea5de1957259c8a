"""The protocol in TypeScript: `python -m ludoteka.server.typescript` writes `web/src/protocol.gen.ts`, `--check` fails
on drift.

One source: msgspec's own schema of protocol.py, which reaches frames and scenes through it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import json

from ludoteka.server import protocol

WHERE: Final = Path("web") / "src" / "protocol.gen.ts"
HEAD: Final = "// Generated from the server's protocol by `python -m ludoteka.server.typescript`. Do not edit.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """The whole file, with a union of what each side may say."""
    sides = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
    kinds = [kind for side in sides.values() for kind in get_args(side)]
    _, components = json.schema_components(kinds, ref_template="{name}")
    parts = [HEAD]
    parts += [_interface(name, schema) for name, schema in sorted(components.items())]
    parts += [f"export type {name} = {' | '.join(_names(side))};\n" for name, side in sides.items()]
    return "\n".join(parts)


def _names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    spoken = _spoken(name)
    lines = [f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        # The server says every field; a client may leave out what has a default.
        optional = "?" if spoken and field not in needed else ""
        lines.append(f"  {field}{optional}: {_type(kind)};")
    lines.append("}\n")
    text = "\n".join(lines)
    doc = schema.get("description", "").strip()
    return f"{_comment(doc)}{text}" if doc else text


def _spoken(name: str) -> bool:
    """Whether a client says it."""
    return name in _names(protocol.ClientMessage)


def _comment(doc: str) -> str:
    words = re.sub(r"\s+", " ", doc)
    return f"/** {words} */\n"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": several}:
            return " | ".join(_type(one) for one in several)
        case {"enum": words}:
            return " | ".join(_literal(word) for word in words)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(one) for one in items)}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {_type(values)}>"
        case {"type": kind} if kind in PLAIN:
            return PLAIN[kind]
    raise NotImplementedError(f"no TypeScript for {schema}")


def _literal(word: object) -> str:
    return json.encode(word).decode()


def main(arguments: list[str]) -> int:
    text = generate()
    if "--check" in arguments:
        if WHERE.exists() and WHERE.read_text(encoding="utf-8") == text:
            print(f"{WHERE} is what the protocol says")
            return 0
        print(f"{WHERE} differs from the protocol: run python -m ludoteka.server.typescript", file=sys.stderr)
        return 1
    WHERE.write_text(text, encoding="utf-8")
    print(f"{WHERE} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
