/** What is kept by its key, as long as all of it together is not too large. */
export interface Kept<Value> {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** Takes the place of what was kept by the key, and is no use of it. What is larger than all of the room is not kept. */
  keep(key: string, value: Value, size: number): void;
  /** Nothing happens where something else is kept by the key, or nothing. */
  drop(key: string, value: Value): void;
  has(key: string, value: Value): boolean;
}

/** Keeps what was used last, at most `limit` of it by the sizes that are told. */
export const createKept = <Value>(limit: number): Kept<Value> => {
  /** The one used longest ago comes first. */
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
