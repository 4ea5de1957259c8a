import { expect, test } from "vitest";

const art = import.meta.glob<string>("../src/art/*.svg", { query: "?raw", import: "default", eager: true });
const covers = Object.entries(art).filter(([file]) => !/(mark|pocket)\.svg$/.test(file));

test("the ground of a cover reaches beyond it: a wide box shows the whole cover", () => {
  expect(covers.length).toBeGreaterThan(8);
  for (const [file, source] of covers) {
    expect([file, source.match(/viewBox="0 0 320 180"|preserveAspectRatio|<rect x="-160" width="640" height="180"/g)]).toEqual([
      file,
      ['viewBox="0 0 320 180"', '<rect x="-160" width="640" height="180"'],
    ]);
  }
});

test("what is printed on a cover is read in every language: figures, and no letter", () => {
  for (const [file, source] of Object.entries(art)) {
    expect([file, source.match(/<text[^>]*>[^<]*\p{L}[^<]*<\/text>/gu)]).toEqual([file, null]);
  }
});
