import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./plugins/brotli.ts";
import { hints, houseWords } from "./plugins/hints.ts";
import { PYTHON, installable, offline } from "./plugins/offline.ts";

// Few files, for lines on which each costs a round trip: what every place needs, a table's door, and the table.
const groups = [
  { name: "page", test: /node_modules|src\/(look|text|net\/(api|told|guest)|parts\/(Alone|Icon|Languages|Mark|NameField|Room|Rulebook|Select|proposal)|play\/feel)/ },
  { name: "door", test: /src\/(screens\/(Arrive|Claim)\.|play\/(session|names|painter|notes|motion)\.|net\/|parts\/Sheet)/ },
  { name: "table", test: /src\/(play|faces|games|parts|screens\/(Chairs|Invite|Lobby|Options|Play|SeatMenu)\.)/ },
].map((group, i, all) => ({ ...group, priority: all.length - i }));

// The build goes into the Python package: the server hands it out as it stands.
export default defineConfig({
  plugins: [svelte(), offline(), installable(), houseWords(), hints(), brotli()],
  define: { __PYODIDE__: JSON.stringify(PYTHON) },
  worker: { format: "es" },
  build: {
    outDir: "../src/ludoteka/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] }, // texts and covers lie in the games' own folders
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/qr": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
