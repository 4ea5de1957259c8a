// A friendly name out of the page's list ("Otter, Magpie, …"). Cosmetic chance: it touches no stream of the rules.

export function proposal(list: string, not = "", chance: () => number = Math.random): string {
  const names = list.split(",").map((name) => name.trim());
  const others = names.filter((name) => name !== not);
  return others[Math.floor(chance() * others.length)] ?? names[0] ?? "";
}
