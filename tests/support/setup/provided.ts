/** What a table has for a game of the house; a game without its entry cannot be tried. */
export const provided = <T>(entries: Readonly<Record<string, T>>, id: string): T => {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) throw new Error(`Nothing is provided for ${id} yet.`);
  return entry;
};
