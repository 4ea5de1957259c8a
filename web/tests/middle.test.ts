import { describe, expect, test } from "vitest";
import { fit, type Fit, type Letters } from "../src/play/fit";
import { zone } from "./scene";

describe("the middle", () => {
  const size = { label: 13, slap: 28, called: 34, said: 28, tag: 12 };
  const letters: Letters = { size, width: (text, script) => text.length * size[script] * 0.6 };
  const labelled = (label: string) => ({ label, tags: [] });
  const room = (width: number, height: number) => ({ width, height, gap: 8 });
  const wide = ({ laid }: Fit) => laid.reduce((sum, one) => sum + one.width + 8, -8);
  const piles = (...ids: string[]) => ids.map((id) => zone(id, "pile", null, 30, ["back"]));
  const rack = zone("rack", "rack", null, 3, ["brown-4", "pink-6", "green-6"]);

  test("cards shrink until everything fits", () => {
    const row = zone("opened", "row", null, 13, Array(13).fill("red"));
    const much = fit([row], [labelled("")], room(900, 400), letters).card;
    const little = fit([row], [labelled("")], room(300, 230), letters).card;
    expect(much).toBeGreaterThan(little);
    expect(little).toBeGreaterThanOrEqual(30);
  });

  test("cards grow with a middle that is wide, up to what fits, and no larger on a phone", () => {
    const card = (width: number, height: number) => fit(piles("stock", "pile"), [labelled("Stock"), labelled("Pile")], room(width, height), letters).card;
    expect([card(1060, 460), card(790, 700), card(370, 700)]).toEqual([200, 200, 150]);
    expect(card(1060, 300)).toBeLessThan(160);
  });

  test("in a wide middle cards keep away from a hand that hangs from a plate", () => {
    const card = (height: number, hanging: number, width = 1060) => fit(piles("stock"), [labelled("Stock")], { ...room(width, height), hanging }, letters).card;
    expect(card(370, 0) - card(370, 60)).toBeGreaterThan(20);
    expect(card(300, 60, 370)).toBe(card(300, 0, 370));
  });

  test("three zones with short labels lie in one line of a low window", () => {
    const zones = [zone("pot", "pot", null, 8), ...piles("stock", "discards")];
    const fitted = fit(zones, ["Pot: 8", "Deal 1 of 9", "Discards"].map(labelled), room(300, 110), letters, true);
    expect(wide(fitted)).toBeLessThanOrEqual(300);
    expect(fitted.card).toBeGreaterThanOrEqual(32);
  });

  test.each([
    [1060, 460, false],
    [790, 700, false],
    [370, 330, false],
    [300, 250, true],
  ])("a question stands above what it asks about, however long it is, in %i × %i px", (width, height, tight) => {
    const question = zone("question", "row", null, 1, ["3"]);
    for (const label of ["How many colours?", "How many of these three tiles do you see: green 1, black 5, pink 7?"]) {
      const written = [{ ...labelled(label), said: "3" }, labelled("No player"), labelled("Stock")];
      const { laid } = fit([question, rack, ...piles("stock")], written, room(width, height), letters, tight);
      expect(laid.map((one) => one.begins)).toEqual([false, true, false]);
    }
  });

  test("zones side by side have room for the tags of the one and the lines of the other", () => {
    const duel = zone("duel", "row", null, 2, ["red", "white"]);
    const written = [{ label: "Ida : Jo", tags: [["tie", "won"], ["tie"]] }, labelled("Gone: red 2, white 0, sparkling 2")];
    const high = (height: number) => fit([duel, ...piles("gone")], written, room(250, height), letters, true);
    for (let height = 90; height < 260; height += 5) {
      const { card, laid, bare } = high(height);
      if (bare || laid[1]!.begins) continue;
      expect(card * 1.5 + 19 * laid[0]!.tags - 10 + laid[1]!.lines * 15.6 + 22).toBeLessThanOrEqual(height);
    }
  });

  test("piles lie in one line where the line above has room for the first of them", () => {
    const opened = zone("opened", "row", null, 10, Array(10).fill("red"));
    const labels = ["The pile, opened", "red: 1", "white: 5", "sparkling: 4"].map(labelled);
    const { laid } = fit([opened, ...piles("red", "white", "sparkling")], labels, room(330, 260), letters, true);
    expect(laid.map((one) => one.begins)).toEqual([false, true, false, false]);
  });

  test("what a space that does not break holds together lies in one line", () => {
    const words = (label: string) => fit(piles("gone"), [labelled(label)], room(90, 300), letters).laid[0]!.lines;
    expect(words("discarded: 0")).toBe(2);
    expect(words("discarded:\u00a00")).toBe(1);
  });

  test("what is said is no card: small ones beside it do not make it smaller", () => {
    const question = zone("question", "row", null, 1, ["3"]);
    const zones = [question, rack, ...piles("stock")];
    const asked = { ...labelled("On how many racks are the digits three in sequence, in any order?"), said: "3" };
    const fitted = fit(zones, [asked, labelled("No player"), labelled("Stock")], room(300, 185), letters, true);
    expect(fitted.bare).toBe(false);
  });

  test("also where no words have room, what is said is as wide as it is", () => {
    const zones = [zone("question", "row", null, 1, ["same"]), rack, ...piles("stock")];
    const written = [{ ...labelled("Do you see more brown or more blue?"), said: "equally many" }, labelled("No player"), labelled("Stock")];
    const fitted = fit(zones, written, room(300, 130), letters, true);
    expect(fitted.bare).toBe(true);
    expect(fitted.laid[0]!.width).toBeGreaterThanOrEqual(letters.width("equally many", "said"));
  });

  test("a label that is wider than its card is no reason to keep away from the sign above", () => {
    const zones = [zone("pot", "pot", null, 15), ...piles("stock", "discards")];
    const labels = ["Pot: 1500", "Deal 1 of 9", "Discards"].map(labelled);
    expect(fit(zones, labels, room(284, 117), letters, true, 24).card).toBe(fit(zones, labels, room(284, 117), letters, true).card);
  });

  test("no card lies alone in its line where the others may move up", () => {
    const hand = zone("shown", "row", null, 4, ["h2", "d2", "c2", "s2"]);
    const { card, laid } = fit([hand], [labelled("Merlot: fredon, pays 82")], room(320, 400), letters);
    const inLine = Math.round((laid[0]!.across + 8) / (card + 8));
    expect([2, 4]).toContain(inLine);
  });

  test("zones side by side leave room for the longest label and the most tags of any of them", () => {
    const duel = { label: "Ann against Ben", tags: [["challenger", "tie"], ["challenged"]] };
    const zones = [zone("duel", "row", null, 2, ["red", "white"]), ...piles("gone")];
    const { laid } = fit(zones, [duel, labelled("Discarded: 2 red, 0 white, 2 sparkling")], room(900, 300), letters);
    expect(laid.map((one) => one.tags)).toEqual([2, 2]);
    expect(new Set(laid.map((one) => one.lines)).size).toBe(1);
  });

  test("nothing lies under the sign in the corner", () => {
    const zones = piles("stock", "pile");
    const fitted = fit(zones, [labelled("Stock (91)"), labelled("Pile (3)")], room(370, 270), letters, false, 34);
    const beside = (370 - wide(fitted)) / 2 + (fitted.laid[0]!.width - fitted.laid[0]!.across) / 2;
    const above = (270 - (fitted.card * 1.5 + 44)) / 2;
    expect(Math.max(beside, above)).toBeGreaterThanOrEqual(30);
  });

  test("no card is much smaller for the sign in the corner", () => {
    const zones = piles("pot", "stock", "discard");
    const written = ["Bank: 3", "Сдача 4 из 9", "Сброс"].map(labelled);
    const free = fit(zones, written, room(248, 125), letters, true);
    const fitted = fit(zones, written, room(248, 125), letters, true, 24);
    expect(fitted.card).toBeGreaterThanOrEqual(0.85 * free.card);
  });
});
