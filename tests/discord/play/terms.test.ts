import { expect, test } from 'vitest';
import { FOUR, openQueue } from './queueOf.ts';

test('the host of a table neither invites others to it nor changes what its players agree to', async () => {
  const { begin, look, press, table, match } = openQueue();
  for (const who of FOUR) await begin(who);
  await look();
  const before = await match(1);
  const invited = await table.slash('Ada', 'match invite', { match: '1', person: { user: '904' } });
  expect(invited?.text).toContain('starts by itself');
  expect((await table.choose('Ada', '1.set.1.rated', ['on']))?.text).toContain('starts by itself');
  expect((await press('Ada', 'level.1.usual'))?.text).toContain('starts by itself');
  expect(await match(1)).toEqual(before);
});

test('who was banned after a table asked them does not join it', async () => {
  const { begin, look, table, match } = openQueue();
  for (const who of FOUR) await begin(who);
  await look();
  const about = { user: '903' };
  expect((await table.slash('Ada', 'server ban', { user: about, days: 3, reason: 'Leaves' }))?.text).toContain('is banned');
  expect((await table.slash('Dora', 'match join', { match: '1' }))?.text).toContain('you’re banned');
  expect((await match(1))?.seats.map(({ user }) => user)).not.toContain('903');
});

test('who gets a place in a rated lobby reads that it is rated, and it does not become rated afterwards', async () => {
  for (const rated of [true, false]) {
    const { begin, look, table, match, direct } = openQueue();
    await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 3, pace: '24h', rated });
    for (const who of ['Ada', 'Blaise'] as const) await begin(who, { players: 3 });
    await look();
    const asked = direct().filter((body) => body.includes('answer.1.yes'));
    expect(asked).toHaveLength(2);
    for (const body of asked) expect(body.includes('Rated: yes')).toBe(rated);
    await table.choose('Emmy', '1.set.1.rated', ['on']);
    expect((await match(1))?.rated).toBe(rated);
  }
});
