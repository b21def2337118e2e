import { describe, expect, test } from 'vitest';
import { TILE_IDS } from '#games/peloponnes/data/tiles.ts';
import { CIVILISATIONS, DISASTERS } from '#games/peloponnes/types.ts';
import { tileName as tileNameInSentences } from '#i18n/en/peloponnes/tiles.ts';
import { DISASTER_NAMES as DISASTERS_IN_SENTENCES, CIVILISATION_NAMES as NAMES_IN_SENTENCES } from '#i18n/en/peloponnes/words.ts';
import { CIVILISATION_NAMES, DISASTER_NAMES, tileName } from '#renderers/peloponnes/words.ts';

describe('on the picture', () => {
  test.each(TILE_IDS)('%s is called as in sentences', (id) => {
    expect(tileName(id)).toBe(tileNameInSentences(id));
  });

  test.each(CIVILISATIONS)('%s is called as in sentences', (civilisation) => {
    expect(CIVILISATION_NAMES[civilisation]).toBe(NAMES_IN_SENTENCES[civilisation]);
  });

  test.each(DISASTERS)('the %s is called as in sentences', (disaster) => {
    expect(DISASTER_NAMES[disaster].toLowerCase()).toBe(DISASTERS_IN_SENTENCES[disaster]);
  });
});
