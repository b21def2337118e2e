/** Look-ups that must succeed. They throw otherwise, so that rules need not handle impossible cases. */

/** Returns the item at an index that the list has. Throws otherwise. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item at index ${index} of ${list.length}.`);
  return item;
};

/** Returns the item at an index, or the nearest one. */
export const itemNear = <T>(list: readonly T[], index: number): T => itemAt(list, Math.max(0, Math.min(index, list.length - 1)));

/** Returns a map's value for a key that it has. Throws otherwise. */
export const entryOf = <Key, T>(map: ReadonlyMap<Key, T>, key: Key): T => {
  const entry = map.get(key);
  if (entry === undefined) throw new Error(`There is no entry for ${key}.`);
  return entry;
};
