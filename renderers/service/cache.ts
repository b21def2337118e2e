import { createKept } from '../drawing/kept.ts';

/** What was made for a key, once for all who ask for it while it is made or kept. */
export interface Cache<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Keeps what was used last, as long as all of it is at most `limit` by what `sizeOf` says. What could not be made is not kept, and
 * what is larger than all of the room is given to those who wait, and no more.
 */
export const createCache = <Value>(limit: number, sizeOf: (value: Value) => number): Cache<Value> => {
  /** Of size 0 as long as it is made. */
  const kept = createKept<Promise<Value>>(limit);

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      kept.keep(key, made, 0);
      made.then(
        (value) => {
          if (kept.has(key, made)) kept.keep(key, made, sizeOf(value));
        },
        () => kept.drop(key, made),
      );
      return made;
    },
  };
};
