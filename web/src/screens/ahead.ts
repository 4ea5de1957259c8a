// A table's files, asked for before somebody comes to one; what fails is asked for again there.

export const fetchTable = (): void =>
  void Promise.all([import("./Table.svelte"), import("./inside")]).catch(() => undefined);
