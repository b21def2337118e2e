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
      '**Wooded Hills C04** – land from stack C, 4 power.',
      '- Minimum bid: 4 coins; 7 in the conquest row.',
      '- Fits next to a land that produces wood or stone. Your first land always fits.',
      '- Each round: 1 wood and 1 stone.',
      '- One-time effect: you gain 1 coin and 2 inhabitants.',
      '- When it’s revealed, a supply round starts at once. You can buy it like any other tile.',
    ]);
  });

  test('the entry of a building names its price, its powers and what it protects from', () => {
    expect(entry('A15')?.split('\n')).toEqual([
      '**Port A15** – building from stack A, 3 power.',
      '- Minimum bid: 2 coins; 5 in the conquest row.',
      '- Costs 1 wood and 3 stone. Or put a coin on it and pay in the next supply round.',
      '- Each round: 1 food, wood, stone or coin (you choose every round).',
      '- One-time effect: you gain 2 inhabitants.',
      '- Protects you from the decline, even with a coin on it.',
    ]);
    expect(entry('A11')).toContain('- One-time effect: you gain 4 coins and lose 2 inhabitants.');
    expect(entry('A11')).toContain('- All your lands fit.');
    expect(entry('B02')).toContain('- Your bids count as half a coin higher');
  });

  test('the entry of a civilisation names what it begins with and brings', () => {
    expect(entry('korinth')?.split('\n').slice(0, 3)).toEqual([
      '**Korinth** – civilisation 4 of 7. You can’t lose it.',
      '- Starts with 7 coins, 3 food and 3 inhabitants.',
      '- Each round: 1 food.',
    ]);
  });

  test('the entry of a disaster names what it takes, and what protects from it', () => {
    expect(entry('tempest')?.split('\n')).toEqual([
      '**Tempest** – strikes once, when its third chit is revealed.',
      '- Pay 1 coin and 1 food for each land, or lose it. Your civilisation isn’t a land.',
      '- Choose which to discard (more than you must, if you like), and pay only for those you keep. The rest don’t have to match again.',
      '- Luxury goods replace what’s missing, two for one.',
      '- The Workshop of Phidias protects you from it, even with a coin on it.',
    ]);
    expect(entry('decline')).toContain('10 luxury goods');
    expect(entry('drought')).toContain('- The Temple of Apollo and the Liongate protect you from it, even with a coin on them.');
  });
});
