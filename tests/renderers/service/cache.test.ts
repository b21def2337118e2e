import { describe, expect, test } from 'vitest';
import { createCache } from '#renderers/service/cache.ts';

/** A cache of words of at most ten letters in all, and the words made for it. */
const words = () => {
  const made: string[] = [];
  const cache = createCache<string>(10, ({ length }) => length);
  const get = (key: string, word = key) =>
    cache.get(key, async () => {
      made.push(key);
      return word;
    });
  return { cache, get, made };
};

describe('a cache', () => {
  test('a cache makes a value once, for requests during and after its making', async () => {
    const { get, made } = words();
    expect(await Promise.all([get('ox'), get('ox')])).toEqual(['ox', 'ox']);
    expect(await get('ox')).toBe('ox');
    expect(made).toEqual(['ox']);
  });

  test('a cache keeps to its maximum size, and drops the least recently used value first', async () => {
    const { get, made } = words();
    for (const key of ['bull', 'star', 'bull', 'moon']) await get(key);
    for (const key of ['bull', 'moon', 'star']) await get(key);
    expect(made).toEqual(['bull', 'star', 'moon', 'star']);
  });

  test('a cache returns a value larger than its maximum without keeping it, and keeps all others', async () => {
    const { get, made } = words();
    await get('ox');
    expect(await get('huge', 'a thing without measure')).toBe('a thing without measure');
    for (const key of ['ox', 'huge']) await get(key);
    expect(made).toEqual(['ox', 'huge', 'huge']);
  });

  test('a cache keeps no failure', async () => {
    const { cache, get } = words();
    await expect(cache.get('ox', () => Promise.reject(new Error('no ox')))).rejects.toThrow('no ox');
    expect(await get('ox')).toBe('ox');
  });

  test('a cache frees the room of a value that was dropped while it was made', async () => {
    const { cache, get, made } = words();
    let finish: (word: string) => void = () => {};
    const slow = cache.get('slow', () => new Promise<string>((resolve) => (finish = resolve)));
    await get('ten', 'ten lette.');
    finish('slow');
    expect(await slow).toBe('slow');
    for (const key of ['slow', 'ten']) await get(key);
    expect(made).toEqual(['ten', 'slow', 'ten']);
  });
});
