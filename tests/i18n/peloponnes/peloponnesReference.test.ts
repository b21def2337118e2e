import { describe, expect, test } from 'vitest';
import { TILE_IDS } from '#games/peloponnes/data/tiles.ts';
import { CIVILISATIONS, DISASTERS } from '#games/peloponnes/types.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))(
  'tiles, disasters and civilisations of Peloponnes in %s',
  (_, say) => {
    const { reference } = say.game('peloponnes');

    test(`the reference of Peloponnes in ${say.locale} has every tile, disaster and civilisation once`, () => {
      expect(reference.map(({ key }) => key)).toEqual([...TILE_IDS, ...DISASTERS, ...CIVILISATIONS]);
      expect(new Set(reference.map(({ name }) => name.toLowerCase())).size).toBe(reference.length);
    });

    test.each(reference.map((entry) => [entry.name, entry] as const))(
      `the entry in ${say.locale} consists of whole sentences: %s`,
      (name, { text }) => {
        expect(name.length).toBeLessThanOrEqual(100);
        expect(text).not.toMatch(BROKEN);
        expect(text.length).toBeGreaterThan(60);
        expect(text.length).toBeLessThan(1500);
        expect(text).toContain(name);
        for (const line of text.split('\n')) expect(line).toMatch(/\.$/);
      },
    );

    test(`the answer to an unknown name of Peloponnes in ${say.locale} fits into one message`, () => {
      expect(
        say.common.noSuchEntry(
          reference.map(({ name }) => name),
          0,
        ).length,
      ).toBeLessThan(2000);
    });
  },
);

describe('an entry of Peloponnes in English', () => {
  const entry = (key: string): string | undefined =>
    messagesFor('en')
      .game('peloponnes')
      .reference.find((each) => each.key === key)?.text;

  test('the entry of a land names what it is matched by, and its supply symbol', () => {
    expect(entry('C04')?.split('\n')).toEqual([
      '**Wooded Hills C04** – land of stack C, worth 4 points of power.',
      '- Offers from 4 coins; 7 in the conquest row.',
      '- Fits beside a land that brings wood and stone, or one of them; the first land fits always.',
      '- Each round: 1 wood and 1 stone.',
      '- Once: its owner gains 1 coin and 2 inhabitants.',
      '- When it is turned up, a supply round follows at once. It may be bought like any other.',
    ]);
  });

  test('the entry of a building names its price, its powers and what it protects from', () => {
    expect(entry('A15')?.split('\n')).toEqual([
      '**Port A15** – building of stack A, worth 3 points of power.',
      '- Offers from 2 coins; 5 in the conquest row.',
      '- Costs 1 wood and 3 stone; or put a coin on it and pay in the next supply round.',
      '- Each round: 1 food, wood, stone or coin, chosen anew.',
      '- Once: its owner gains 2 inhabitants.',
      '- Protects from decline, with a coin on it too.',
    ]);
    expect(entry('A11')).toContain('- Once: its owner gains 4 coins and loses 2 inhabitants.');
    expect(entry('A11')).toContain('- Your lands need no match.');
    expect(entry('B02')).toContain('- Your offers count half a coin more');
  });

  test('the entry of a civilisation names what it begins with and brings', () => {
    expect(entry('korinth')?.split('\n').slice(0, 3)).toEqual([
      '**Korinth** – civilisation 4 of 7; it cannot be lost.',
      '- Begins with 7 coins, 3 food and 3 inhabitants.',
      '- Each round: 1 food.',
    ]);
  });

  test('the entry of a disaster names what it takes, and what protects from it', () => {
    expect(entry('tempest')?.split('\n')).toEqual([
      '**Tempest** – strikes once, when its third chit is turned up.',
      '- Each land costs 1 coin and 1 food, or it is lost; your civilisation is no land.',
      '- You say which are given up, more than you must if you like; you pay only for those you keep. The rest need not match.',
      '- Luxury goods stand in for what is missing, two for one.',
      '- Workshop of Phidias protects from it, with a coin on it too.',
    ]);
    expect(entry('decline')).toContain('10 luxury goods');
    expect(entry('drought')).toContain('- Temple of Apollo and Liongate protect from it');
  });
});
