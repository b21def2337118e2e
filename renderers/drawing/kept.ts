/** A cache by key with a limit on its total size. */
export interface Kept<Value> {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** Replaces the value of the key; does not count as a use. Does not store a value larger than the whole limit. */
  keep(key: string, value: Value, size: number): void;
  /** Removes the value of the key. Does nothing if the key has another value, or none. */
  drop(key: string, value: Value): void;
  has(key: string, value: Value): boolean;
}

/** Returns a cache that keeps the values used last, at most `limit` in total by the sizes given to `keep`. */
export const createKept = <Value>(limit: number): Kept<Value> => {
  /** The least recently used entry comes first. */
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let whole = 0;

  const remove = (key: string): void => {
    whole -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const has = (key: string, value: Value): boolean => entries.get(key)?.value === value;

  return {
    get: (key) => {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    keep: (key, value, size) => {
      whole += size - (entries.get(key)?.size ?? 0);
      entries.set(key, { value, size });
      if (size > limit) remove(key);
      for (const [oldest] of entries) {
        if (whole <= limit) return;
        remove(oldest);
      }
    },
    drop: (key, value) => {
      if (has(key, value)) remove(key);
    },
    has,
  };
};
