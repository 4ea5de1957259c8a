import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { PYTHON, installable, offline } from "./plugins/offline.ts";

// The build goes into the Python package: the server hands it out as it stands.
export default defineConfig({
  plugins: [svelte(), offline(), installable()],
  define: { __PYODIDE__: JSON.stringify(PYTHON) },
  worker: { format: "es" },
  build: {
    outDir: "../src/ludoteka/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
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
