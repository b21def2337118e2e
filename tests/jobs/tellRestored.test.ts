import { describe, expect, it } from 'vitest';
import { sweep } from '#jobs/sweep.ts';
import { tellRestored } from '#jobs/tellRestored.ts';
import { RESTORED, restoredLately, restoredText } from '#matches/index.ts';
import { BEATING } from './beating.ts';
import { deaf } from './deaf.ts';
import { type Posting, posting } from './posting.ts';

const TO = '2026-01-01T11:00:00.000Z';

/** A match of which all is told, and word that it was brought back. */
const restored = async (...others: readonly number[]): Promise<Posting> => {
  const table = await posting();
  await table.announceAll();
  await table.stores.settings.set(RESTORED, restoredText({ to: TO, matches: [table.match, ...others] }));
  return table;
};
const notices = async (table: Posting): Promise<readonly string[]> =>
  table.texts(await table.thread()).filter((text) => text.includes('·restored·'));

describe('a match that was brought back from a backup', () => {
  it('is told to when, and what is lost, once', async () => {
    const table = await restored();
    await tellRestored(table.services());
    await tellRestored(table.services());
    expect(await notices(table)).toHaveLength(1);
    expect((await notices(table))[0]).toContain(`was restored to how it stood <t:${Date.parse(TO) / 1_000}:f>`);
    expect(await restoredLately(table.stores.settings)).toBeUndefined();
  });

  it('is told once by several workers that start at the same moment', async () => {
    const table = await restored();
    await Promise.all([1, 2, 3].map(() => tellRestored(table.services())));
    expect(await notices(table)).toHaveLength(1);
  });

  it('is told by a later sweep where Discord was away, and others meanwhile', async () => {
    const table = await restored(99);
    table.discord.fail(/^POST/, { status: 500 });
    await tellRestored(table.services());
    expect(await notices(table)).toEqual([]);
    expect(await restoredLately(table.stores.settings)).toEqual({ to: TO, matches: [table.match] });
    await sweep(table.services(), BEATING, deaf, 10);
    expect(await notices(table)).toHaveLength(1);
    expect(await restoredLately(table.stores.settings)).toBeUndefined();
  });

  it('is not told again and again where the bot may not write any more', async () => {
    const table = await restored();
    table.discord.channel(await table.thread()).forbidden = true;
    await tellRestored(table.services());
    expect(await restoredLately(table.stores.settings)).toBeUndefined();
    const asked = table.discord.requests.length;
    await tellRestored(table.services());
    expect(table.discord.requests).toHaveLength(asked);
  });

  it('is told anew after another backup was restored', async () => {
    const table = await restored();
    await tellRestored(table.services());
    await table.stores.settings.set(RESTORED, restoredText({ to: '2026-01-01T11:30:00.000Z', matches: [table.match] }));
    await tellRestored(table.services());
    expect(await notices(table)).toHaveLength(2);
  });

  it('pings nobody', async () => {
    const table = await restored();
    const before = table.discord.pings.length;
    await tellRestored(table.services());
    expect(table.discord.pings).toHaveLength(before);
  });
});

it('a database that was never restored has nothing to tell', async () => {
  const table = await posting();
  await table.announceAll();
  const before = table.discord.requests.length;
  await tellRestored(table.services());
  expect(table.discord.requests).toHaveLength(before);
});
