// What the server may name in the document, so that the browser asks for it along with everything else: the scripts and
// styles of a place that are fetched on demand, and the words of a language. Plugins of the build.

import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

interface Files {
  scripts: string[];
  styles: string[];
}

interface Hints {
  /** By the first part of the address. */
  places: Record<string, Files>;
  /** Of the house, by language. */
  words: Record<string, string>;
  /** Of the games, by language and game. */
  games: Record<string, Record<string, string>>;
}

const PLACES = { t: "/src/screens/Table.svelte" };
const HOUSE = /\/ludoteka\/text\/page\/(\w+)\.ftl/;
const GAME = /\/ludoteka\/games\/([a-z]+)\/text\/(\w+)\.ftl/;

/** `text/page/xx.ftl?house`: with it all texts of this language that belong to no game and are shown in a page. */
export function houseWords(): Plugin {
  const rooms = ["shared", "table", "learn", "page"];
  return {
    name: "house-words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?house")) return null;
      const files = rooms.map((room) => id.replace("?house", "").replace("/text/page/", `/text/${room}/`));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

export function hints(): Plugin {
  return {
    name: "hints",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === "chunk");
      const told: Hints = { places: {}, words: {}, games: {} };
      for (const [place, screen] of Object.entries(PLACES)) {
        const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(screen));
        if (!start) this.error(`no chunk is for ${screen}`);
        told.places[place] = filesOf(start, bundle);
      }
      for (const chunk of chunks)
        for (const id of chunk.moduleIds) {
          const [, language] = HOUSE.exec(id) ?? [];
          if (language) told.words[language] = `/${chunk.fileName}`;
          const [, game, spoken] = GAME.exec(id) ?? [];
          if (game && spoken) (told.games[spoken] ??= {})[game] = `/${chunk.fileName}`;
        }
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(told) });
    },
  };
}

/** A chunk, all that it imports, and their styles. */
function filesOf(start: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Files {
  const found = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) if (bundle[name]?.type === "chunk") add(bundle[name]);
  };
  add(start);
  return {
    scripts: [...found].map((chunk) => `/${chunk.fileName}`),
    styles: [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)),
  };
}
