import { describe, expect, test } from 'vitest';
import { createCache } from '#renderers/service/cache.ts';

/** A cache of words, at most ten letters of them, and what was made for it. */
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
  test('makes a thing once, for all who ask while it is made and after', async () => {
    const { get, made } = words();
    expect(await Promise.all([get('ox'), get('ox')])).toEqual(['ox', 'ox']);
    expect(await get('ox')).toBe('ox');
    expect(made).toEqual(['ox']);
  });

  test('keeps no more than it has room for, and drops first what was used longest ago', async () => {
    const { get, made } = words();
    for (const key of ['bull', 'star', 'bull', 'moon']) await get(key);
    for (const key of ['bull', 'moon', 'star']) await get(key);
    expect(made).toEqual(['bull', 'star', 'moon', 'star']);
  });

  test('gives what is larger than all its room without keeping it, and keeps all else', async () => {
    const { get, made } = words();
    await get('ox');
    expect(await get('huge', 'a thing without measure')).toBe('a thing without measure');
    for (const key of ['ox', 'huge']) await get(key);
    expect(made).toEqual(['ox', 'huge', 'huge']);
  });

  test('keeps no failure', async () => {
    const { cache, get } = words();
    await expect(cache.get('ox', () => Promise.reject(new Error('no ox')))).rejects.toThrow('no ox');
    expect(await get('ox')).toBe('ox');
  });

  test('has room again for what it dropped while it was made', async () => {
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
