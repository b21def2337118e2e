/** What is known to be there: total, so that rules need no answer for what cannot happen. */

/** The item at an index of a list that has one there. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`Nothing stands at ${index} of ${list.length}.`);
  return item;
};

/** The item at an index, or the nearest one. */
export const itemNear = <T>(list: readonly T[], index: number): T => itemAt(list, Math.max(0, Math.min(index, list.length - 1)));

/** What a map holds for a key that it has. */
export const entryOf = <Key, T>(map: ReadonlyMap<Key, T>, key: Key): T => {
  const entry = map.get(key);
  if (entry === undefined) throw new Error(`There is no ${key}.`);
  return entry;
};
