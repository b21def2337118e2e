/** The entry of a table for one of the bot's games. Throws if a game has none. */
export const provided = <T>(entries: Readonly<Record<string, T>>, id: string): T => {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) throw new Error(`There is no entry for ${id} yet.`);
  return entry;
};
