import { beforeEach, describe, expect, test } from 'vitest';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import type { Shown } from '../../support/drivers/discordActions.ts';

/** Forged controls and lines about creatures, at a table where the Griffon, the Fates and the Harpy can be bought. */
let arranged: Arranged;

const match = async () => {
  const found = await arranged.table.services.stores.matches.find(1);
  if (found === undefined) throw new Error('There is no match.');
  return found;
};

const press = async (path: string, value?: string, person: 'Ada' | 'Blaise' | 'Emmy' = 'Ada', decision = 0): Promise<string> => {
  const control = { customId: `1.move.1.0.${decision}.${path}`, label: '', ...(value !== undefined && { value }) };
  return textOf(await arranged.table.press(person, control, 'ephemeral', { in: arranged.thread }));
};

const type = async (command: string, options: Readonly<Record<string, string | number>>): Promise<string> =>
  textOf(await arranged.table.slash('Ada', `cyclades ${command}`, options, { in: arranged.thread }));

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

beforeEach(async () => {
  arranged = await arrangedMatch(3, withCreature(3, 'griffon'));
});

describe('a forged control of a creature', () => {
  test.each([
    'UseCreature.griffon.0',
    'UseCreature.griffon.3',
    'UseCreature.griffon.1.1',
    'UseCreature.griffon.Blaise',
    'UseCreature.harpy.is7',
    'UseCreature.harpy.is99',
    'UseCreature.harpy.2.is2',
    'UseCreature.kraken.A1',
    'UseCreature.chimera.griffon.1',
    'UseCreature.griffon.__proto__',
    'UseCreature.constructor',
    'SwapCreature.kraken',
    'SwapCreature.griffon.fates',
    'SellPiece.troop.is7',
    'PushFleets.A1.A2',
    'MoveKraken.A1',
    'FinishCreature',
    'CreatureBought.griffon',
    'GoldStolen.1',
  ])('a forged control of a creature for an illegal move (%s) shows the legal ones, and changes nothing', async (path) => {
    const { version } = await match();
    const text = await press(path);
    expect(text).toMatch(/You can’t do that any more|out of date/);
    expect((await match()).version).toBe(version);
  });

  test.each(['0', '3', '-1', '1e0', 'Blaise', '__proto__', '@everyone'])(
    'a forged control of a creature with a target that was not offered (%j) robs nobody',
    async (value) => {
      const { version } = await match();
      const text = await press('UseCreature.griffon', value);
      expect(text).toMatch(/You can’t do that any more/);
      expect(text).not.toContain('@everyone');
      expect((await match()).version).toBe(version);
    },
  );

  test('a forged control of a creature works for its owner alone, and only once', async () => {
    const { version } = await match();
    for (const person of ['Blaise', 'Emmy'] as const) {
      expect(await press('UseCreature.griffon.1', undefined, person)).toBe('Only Ada can choose that.');
    }
    expect((await match()).version).toBe(version);
    expect(await press('UseCreature.griffon.1')).toMatch(/Griffon.*15 GP/);
    const after = (await match()).version;
    expect(after).toBeGreaterThan(version);
    expect(await press('UseCreature.griffon.1')).toContain('already done');
    expect(await press('UseCreature.griffon.1', undefined, 'Ada', 1)).toMatch(/You can’t do that any more/);
    expect((await match()).version).toBe(after);
  });
});

describe('a forged line about a creature', () => {
  test.each([
    ['creature', { creature: 'griffon', target: '1', island: 'is7' }],
    ['creature', { creature: 'griffon', target: '2', troops: 3 }],
    ['creature', { creature: 'griffon', target: '2; DROP TABLE' }],
    ['creature', { creature: 'harpy', island: 'is2', slot: 1 }],
    ['creature', { creature: 'harpy', island: 'x'.repeat(500) }],
    ['creature', { creature: 'fates', target: '2' }],
    ['creature', { creature: '__proto__' }],
    ['creature', { creature: 'pegasus', from: 'is7', to: 'is2', troops: -1 }],
    ['creature', { creature: 'pegasus', from: 'is7', to: 'is2', troops: 1.5 }],
    ['swap', { creature: 'kraken' }],
    ['sell', { piece: 'temple', at: 'is7' }],
    ['sell', { piece: 'priest', at: 'is7' }],
    ['push', { from: 'A1', to: 'A1' }],
    ['kraken', { to: 'A1' }],
    ['finish', {}],
  ])('/cyclades %s %j is refused with a sentence, and changes nothing', async (command, options) => {
    const { version } = await match();
    const text = await type(command, options as Readonly<Record<string, string | number>>);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/undefined|NaN|\[object|x{200}|Something went wrong/);
    expect((await match()).version).toBe(version);
    expect(arranged.table.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});
