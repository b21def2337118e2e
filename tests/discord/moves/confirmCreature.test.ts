import { describe, expect, test } from 'vitest';
import { arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { labelsOf, open, press, textOf, versionOf } from '../../support/drivers/arrangedPanel.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';
import { table as cycladesTable, turnOf } from '../../support/fakes/given.ts';
import { onTrack } from '../../support/fakes/givenCreatures.ts';
import { present } from '../../support/setup/present.ts';

describe('a creature', () => {
  const GRIFFON_FOR_TWO = [...cycladesTable(2, { gold: 9 }), onTrack('griffon', 'sphinx', 'chiron'), ...turnOf('zeus')];

  test('a creature that one press would buy is explained and confirmed, and Back buys nothing', async () => {
    const at = await arrangedMatch(2, GRIFFON_FOR_TWO);
    const before = await versionOf(at);
    const panel = await open(at);
    const asked = await press(at, panel, 'Griffon (4 GP)');
    expect(textOf(asked)).toBe(
      '**#1** **Buy the Griffon (4 GP)?** Griffon – take half of Blaise’s gold. That gold is secret and may be nothing. You can’t undo this.',
    );
    expect(labelsOf(asked)).toEqual(['Yes, buy the Griffon (4 GP)', 'Back']);
    expectWithinLimits({ components: asked?.components ?? [] });
    expect(labelsOf(await press(at, asked, 'Back'))).toEqual(labelsOf(panel));
    expect(await versionOf(at)).toBe(before);
    await press(at, asked, 'Yes, buy the Griffon (4 GP)');
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('a creature that leads to another step is explained there, and each opponent is a choice of its own', async () => {
    const at = await arrangedMatch(4, [
      ...cycladesTable(4, { gold: 9 }),
      onTrack('griffon', 'sphinx', 'chiron'),
      ...turnOf('zeus'),
    ]);
    const panel = await open(at);
    expect(labelsOf(panel).filter((label) => label.includes('Griffon'))).toEqual(['Replace the Griffon', 'Griffon (4 GP)']);
    const step = await press(at, panel, 'Griffon (4 GP)');
    expect(textOf(step)).toContain('Griffon (4 GP) – take half of an opponent’s gold › Which opponent will you take from?');
    expect(labelsOf(step).filter((label) => label.startsWith('Griffon'))).toEqual(
      ['Blaise', 'Carl', 'Dora'].map((name) => `Griffon (4 GP) – take half of ${name}’s gold`),
    );
  });

  test('replacing a creature says what it does, and asks once', async () => {
    const at = await arrangedMatch(2, GRIFFON_FOR_TWO);
    const before = await versionOf(at);
    const asked = await press(at, await open(at), 'Replace the Sphinx');
    expect(textOf(asked)).toContain('You can’t undo this, because a card is drawn.');
    expect(await versionOf(at)).toBe(before);
    await press(at, asked, present(labelsOf(asked)[0]));
    expect(await versionOf(at)).toBeGreaterThan(before);
  });

  test('the Fates have a warning where they bring no more than they cost', async () => {
    const at = await arrangedMatch(3, [
      ...cycladesTable(3, { gold: 9 }),
      onTrack('fates', 'sphinx', 'chiron'),
      ...turnOf('zeus'),
    ]);
    const panel = await open(at);
    const fates = 'Fates (4 GP) – collect 2 GP again';
    expect(panel?.controls.find(({ label }) => label === fates)?.mark).toBe('warning');
    expect(textOf(await press(at, panel, fates))).toMatch(
      /^\*\*#1\*\* \*\*Buy the Fates \(4 GP\)\?\*\* You’d pay 4 GP and collect \d GP, so you gain nothing\.$/,
    );
  });
});

test('the marker of Apollo is offered for own islands first, and each entry says who gains by it', async () => {
  const given = { type: 'ApolloGave', seat: 0, gold: 1, marker: true } as const;
  const at = await arrangedMatch(4, [...cycladesTable(4, { gold: 3 }), ...turnOf('apollo'), given]);
  const islands = labelsOf(await open(at)).filter((label) => /^Marker on island \d+ \(/.test(label));
  expect(islands.map((label) => label.includes('(yours)'))).toEqual(islands.map((_, index) => index < 2));
  expect(islands.length).toBeGreaterThan(5);
});
