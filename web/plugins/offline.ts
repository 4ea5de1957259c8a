// What a page needs where there is no server: Python and its files, a manifest, a service worker. Plugins of the build.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const SOURCES = join(WEB, "../src");
const RUNTIME = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const VERSION = (JSON.parse(readFileSync(join(RUNTIME, "package.json"), "utf8")) as { version: string }).version;
const RUNTIME_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

/** Where the page finds the interpreter. */
export const PYTHON = process.argv.includes("build") ? `/pyodide-${VERSION}/` : "/node_modules/pyodide/";

/** What runs in a browser: the rooms that need nothing but the standard library. */
const ROOMS = ["rules", "bots", "games", "match", "table"];

function pythonIn(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { withFileTypes: true }).flatMap((one) => {
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) return !one.name.startsWith("_") && one.name !== "laws" ? pythonIn(path) : [];
    return one.name.endsWith(".py") || path.endsWith("/lesson/script.txt") ? [path] : [];
  });
}

/** The Python files, and the lessons that they read, as one JSON file, which the page names by its hash like everything else. */
function gather(): void {
  const paths = ["ludoteka/__init__.py", ...ROOMS.flatMap((room) => pythonIn(`ludoteka/${room}`))].sort();
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(SOURCES, path), "utf8")]));
  files["mypy_extensions.py"] = readFileSync(join(WEB, "src/offline/mypy_extensions.py"), "utf8");
  mkdirSync(join(WEB, ".offline"), { recursive: true });
  writeFileSync(join(WEB, ".offline/python.json"), JSON.stringify(files));
}

/** Python for the browser. What can be compressed is, once and for all: a server of races has no time to do it. */
export function offline(): Plugin {
  return {
    name: "offline",
    config: gather,
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== "asset" || !/^assets\/python-.*\.json$/.test(name)) continue;
        this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(file.source, { level: 9 }) });
        delete bundle[name];
      }
      for (const name of RUNTIME_FILES) {
        const source = readFileSync(join(RUNTIME, name));
        const small = name.endsWith(".zip");
        const fileName = `pyodide-${VERSION}/${name}${small ? "" : ".gz"}`;
        this.emitFile({ type: "asset", fileName, source: small ? source : gzipSync(source, { level: 9 }) });
      }
    },
  };
}

/** The manifest with its icons, and the service worker, which is told what belongs to this build. */
export function installable(): Plugin {
  const here = join(WEB, "src/offline");
  return {
    name: "installable",
    apply: "build",
    generateBundle(_options, bundle) {
      const read = (name: string) => readFileSync(join(here, name), "utf8");
      const built = Object.keys(bundle).map((name) => `/${name.replace(/\.gz$/, "")}`);
      const python = built.filter((name) => /^\/(pyodide-|assets\/python-)/.test(name)).sort();
      const files = ["/", ...built.filter((name) => name.startsWith("/assets/") && !python.includes(name)).sort()];
      const version = createHash("sha256").update([...files, ...python, read("service.js")].join()).digest("hex");
      const service = read("service.js")
        .replace("__VERSION__", JSON.stringify(version.slice(0, 12)))
        .replace("__FILES__", JSON.stringify(files))
        .replace("__PYTHON__", JSON.stringify(python));
      this.emitFile({ type: "asset", fileName: "service.js", source: service });
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: read("manifest.json") });
      for (const name of readdirSync(join(here, "icons")))
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(join(here, "icons", name)) });
    },
  };
}
