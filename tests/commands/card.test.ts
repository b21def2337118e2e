import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import { openTable, type Shown } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

describe('/cyclades card', () => {
  test.each(CREATURES)('/cyclades card says to anyone what the %s does, with or without a match', async (name) => {
    const shown = await openTable().slash('Emmy', 'cyclades card', { name });
    expectWithinLimits({ components: shown?.components ?? [] });
    expect(textOf(shown).toLowerCase()).toContain(name);
    expect(textOf(shown).length).toBeGreaterThan(40);
  });

  test('/cyclades card suggests all seventeen cards, or those whose name matches the typed text', async () => {
    const table = openTable();
    const suggested = async (name: string) =>
      (await table.suggest('Emmy', 'cyclades card', { name }, 'name')).map(({ value }) => value);
    expect((await suggested('')).toSorted()).toEqual([...CREATURES].toSorted());
    expect(await suggested('PEG')).toEqual(['pegasus']);
    expect(await suggested('dragon')).toEqual([]);
  });

  test('/cyclades card finds a card by its printed name, or by the beginning of only one name', async () => {
    const table = openTable();
    const harpy = textOf(await table.slash('Emmy', 'cyclades card', { name: 'harpy' }));
    for (const name of ['Harpy', ' HARPY ', 'harp'])
      expect(textOf(await table.slash('Emmy', 'cyclades card', { name }))).toBe(harpy);
  });

  test('/cyclades card lists the matching cards if the typed text begins several', async () => {
    const text = textOf(await openTable().slash('Emmy', 'cyclades card', { name: 'm' }));
    expect(text.match(/(?<=Try .*)[A-Z]\w+/g)?.toSorted()).toEqual(['Medusa', 'Mermaid', 'Minotaur']);
  });

  test.each(['dragon', '', 'constructor', '@everyone'])('/cyclades card lists the cards if %j is none', async (name) => {
    const text = textOf(await openTable().slash('Emmy', 'cyclades card', { name }));
    expect(text).toContain('Harpy');
    expect(text).toContain('Kraken');
    expect(text).not.toContain('@everyone');
  });
});
