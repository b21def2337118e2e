import { expect, test } from 'vitest';
import { dueNow, start } from '../../support/builders/starting.ts';
import type { Person, Shown } from '../../support/drivers/discordActions.ts';

/** Opens the planned moves of the player after the one who has to act; `press` presses the control with a label. */
const opened = async (game: string) => {
  const { table, others, thread } = await start(4, undefined, { game });
  const [who] = others as readonly [Person];
  let shown = await table.slash(who, `${game} orders`, {}, { in: thread });
  const press = async (label: string): Promise<Shown | undefined> => {
    const control = shown?.controls.find((each) => each.label === label);
    if (control === undefined) throw new Error(`There is no ${label}.`);
    shown = await table.press(who, control, 'ephemeral', { in: thread });
    return shown;
  };
  return { labels: () => (shown?.controls ?? []).map(({ label }) => label), press };
};

test('a plan of one god takes one press and saving it, with limits that its player could pay', async () => {
  const { labels, press } = await opened('cyclades');
  const limits = labels().filter((label) => label.startsWith('Ares › '));
  expect(limits.slice(0, -1)).toEqual([1, 2, 3].map((gold) => `Ares › Up to ${gold} GP`));
  expect(Number(/\d+/.exec(limits.at(-1) ?? '')?.[0])).toBeLessThan(10);
  await press('Ares › Up to 2 GP');
  expect(labels().filter((label) => label.startsWith('When outbid'))).toEqual([]);
  const saved = await press('Save');
  expect(saved?.text).toContain('Saved: Bids in cycle 1: Ares up to 2 GP; if you can’t get any of these, I’ll ask you.');
  expect(saved?.text).not.toContain('outbid');
  expect(labels()).toEqual(['Add a planned move', expect.stringMatching(/^Bids in cycle 1: Ares up to 2 GP/)]);
});

test('a plan of one tile takes one press and saving it, with coins that its player could pay', async () => {
  const { labels, press } = await opened('peloponnes');
  const bids = labels().filter((label) => label.includes(' › '));
  expect(bids.length).toBeGreaterThan(5);
  for (const bid of bids) expect(Number(/(\d+) coins$/.exec(bid)?.[1])).toBeLessThan(12);
  await press(bids[0] ?? '');
  expect((await press('Save'))?.text).toContain('Saved: ');
});

test('a plan that would fail at once is refused with the reason, and not saved', async () => {
  const { table, due, thread } = await start(4);
  await table.slash(due, 'cyclades bid', { god: 'ares', amount: 3 }, { in: thread });
  const next = await dueNow({ table });
  const refused = await table.slash(next, 'cyclades orders', { order: 'ares 2' }, { in: thread });
  expect(refused?.text).toMatch(/^You’d have to bid 4 GP for Ares now, more than your limits or your gold allow\.\n/);
  expect(refused?.text).not.toContain('Saved');
  expect(refused?.text).toContain('You haven’t planned any moves.');
  expect(refused?.controls.map(({ label }) => label)).not.toContain('Save');
});
