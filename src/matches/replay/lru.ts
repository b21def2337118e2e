/** A cache of at most `limit` entries that evicts the least recently used. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

export const lru = <Key, Value>(limit: number): Lru<Key, Value> => {
  const entries = new Map<Key, Value>();
  const put = (key: Key, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set(key, value) {
      put(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
  };
};
