import { describe, expect, test } from "vitest";
import { ApiError } from "../src/net/api";
import { Speech } from "../src/text/speech";
import { troubleIn } from "../src/text/trouble";
import { Words } from "../src/text/words";

const files = import.meta.glob<string>(["../../src/ludoteka/text/*/{en,fr}.ftl", "../../src/ludoteka/server/api.py"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (path: string): string => files[`../../src/ludoteka/${path}`]!;
const house = (language: string): Words =>
  new Words(language, ["shared", "table", "page"].map((room) => read(`text/${room}/${language}.ftl`)));
const french = new Speech([house("fr"), house("en")], String);

describe("what the server refuses", () => {
  test("is said in the page's language", () => {
    expect(troubleIn(french, new ApiError(404, "unknown-game", "There is no such game."))).toBe("Ce jeu n’existe pas ici.");
  });

  test("is the table's own sentence where the table refuses", () => {
    expect(troubleIn(french, new ApiError(409, "too-many", "…"))).toBe(french.say("reason-too-many"));
    expect(troubleIn(french, new ApiError(429, "too-many", "…"))).toBe(french.say("error-too-many"));
  });

  test("is said in general where its code has no text", () => {
    expect(troubleIn(french, new ApiError(500, "server", "Internal Server Error"))).toBe("Le serveur n’a pas pu le faire.");
  });

  test("is another thing than a server that does not answer", () => {
    expect(troubleIn(french, new TypeError("Failed to fetch"))).toBe(french.say("page-no-server"));
  });

  test("has a text for every code that the server has", () => {
    const codes = [...read("server/api.py").matchAll(/(?:Problem\(\d+, |"error": )"([a-z-]+)"/g)].map(([, code]) => code!);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !french.has(`error-${code}`))).toEqual([]);
  });
});
