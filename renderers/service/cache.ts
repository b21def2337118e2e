import { createKept } from '../drawing/kept.ts';

/** A cache of values made on request: made once for all requests that arrive while it is made or kept. */
export interface Cache<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Returns a cache of the values used last, at most `limit` in total by `sizeOf`. It does not keep failures. A value larger than
 * the limit goes only to the requests that wait for it.
 */
export const createCache = <Value>(limit: number, sizeOf: (value: Value) => number): Cache<Value> => {
  /** Size 0 while the value is being made. */
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
