// What a page is made of, packed once and for all as small as it gets: `.br` beside each file, for whoever asks for that
// (browsers do by https). A plugin of the build.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const packed = promisify(brotliCompress);
const PACKABLE = /^assets\/.*\.(js|css|svg)$/;

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const pack = async (path: string) => {
        const source = await readFile(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        await writeFile(`${path}.br`, await packed(source, { params }));
      };
      await Promise.all(Object.keys(bundle).filter((name) => PACKABLE.test(name)).map((name) => pack(join(dir, name))));
    },
  };
}
