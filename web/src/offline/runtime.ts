// Where Python's files are, and whether the device has them. Apart from what uses them, which lies with them.

import rules from "../../.offline/python.json?url";

declare const __PYODIDE__: string; // the folder of Python's own files, with its version in its name

export const files = { rules, runtime: new URL(__PYODIDE__, location.href).href };

/** Whether Python starts without a network; true where nobody can tell. */
export async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return true;
  const needed = [files.rules, `${files.runtime}pyodide.asm.wasm`];
  return (await Promise.all(needed.map((file) => caches.match(file)))).every(Boolean);
}
