import { describe, expect, test } from 'vitest';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import { shortTileName, tileName } from '#renderers/peloponnes/layout/words.ts';
import { wordsOfAll } from '../../support/builders/pictureWords.ts';

const BUILDINGS = TILES.filter(({ kind }) => kind === 'building').map(({ id }) => id);
const LANDS = TILES.filter(({ kind }) => kind === 'land').map(({ id }) => id);

describe.each(wordsOfAll('peloponnes'))('on pictures in $language', ({ words }) => {
  test('every building has a unique name, and a unique name of one word', () => {
    const named = BUILDINGS.filter((id) => Object.hasOwn(words.buildings, id));
    expect(named).toEqual(BUILDINGS);
    for (const nameOf of [tileName, shortTileName])
      expect(new Set(BUILDINGS.map((id) => nameOf(id, words))).size).toBe(BUILDINGS.length);
    expect(BUILDINGS.map((id) => shortTileName(id, words)).filter((name) => /\s/u.test(name))).toEqual([]);
  });

  test('every land is named by its landscape and number, and on small cards by its number', () => {
    for (const id of LANDS) {
      expect(tileName(id, words)).toMatch(new RegExp(`^\\p{L}.* ${id}$`, 'u'));
      expect(shortTileName(id, words)).toBe(id);
    }
  });
});
