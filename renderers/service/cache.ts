import { LRUCache } from 'lru-cache';

/** What was made for a key, once for everyone who asks for it while it is being made or kept. */
interface Cache<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Returns a cache of the values used last, at most `limit` of them by what `sizeOf` says. It keeps neither failures nor values larger
 * than `limit`; a value that was evicted while it was being made still reaches everyone who waits for it.
 */
export const createCache = <Value extends object | string>(limit: number, sizeOf: (value: Value) => number): Cache<Value> => {
  const kept = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: limit,
    sizeCalculation: sizeOf,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  });
  return { get: (key, make) => kept.forceFetch(key, { context: make }) };
};
