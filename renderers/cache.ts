/** What was made for a key, once for all who ask for it while it is made or kept. */
export interface Cache<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Keeps what was used last, as long as all of it is at most `limit` by what `sizeOf` says. What could not be made is not kept, and
 * what is larger than all of the room is given to those who wait, and no more.
 */
export const openCache = <Value>(limit: number, sizeOf: (value: Value) => number): Cache<Value> => {
  /** The one used longest ago comes first. Of size 0 as long as it is made. */
  const entries = new Map<string, { readonly made: Promise<Value>; size: number }>();
  let size = 0;

  const drop = (key: string): void => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const dropUnmade = (key: string, made: Promise<Value>): void => {
    if (entries.get(key)?.made === made) drop(key);
  };
  const weigh = (key: string, made: Promise<Value>, value: Value): void => {
    const entry = entries.get(key);
    if (entry?.made !== made) return;
    entry.size = sizeOf(value);
    size += entry.size;
    if (entry.size > limit) drop(key);
    for (const [oldest] of entries) {
      if (size <= limit) return;
      drop(oldest);
    }
  };

  return {
    get(key, make) {
      const known = entries.get(key);
      const entry = known ?? { made: make(), size: 0 };
      entries.delete(key);
      entries.set(key, entry);
      if (known !== undefined) return known.made;
      const { made } = entry;
      made.then(
        (value) => weigh(key, made, value),
        () => dropUnmade(key, made),
      );
      return made;
    },
  };
};
