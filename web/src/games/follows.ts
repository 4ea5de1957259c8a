// News that only carries out what was told just before. The last lines at a player's place keep what was decided.

const FOLLOWS: Record<string, readonly string[]> = {
  tricoda: ["lays-off", "lays-off-empty", "renews", "fills", "fills-empty"],
  vinegret: ["pays"],
};

export const follows = (game: string, what: string): boolean => FOLLOWS[game]?.includes(what) ?? false;
