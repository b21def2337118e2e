import { expect, test } from 'vitest';
import { FOUR, openQueue } from './queueOf.ts';

const DAY = Date.UTC(2026, 0, 2, 12) / 1_000;

test('nobody starts a table before all have agreed, by button or command, and its players read when it starts', async () => {
  const { begin, look, press, table, match } = openQueue();
  for (const who of FOUR) await begin(who);
  await look();
  await press('Blaise', 'answer.1.yes');
  for (const who of ['Ada', 'Blaise'] as const) {
    for (const shown of [await press(who, 'start.1'), await table.slash(who, 'match start', { match: '1' })]) {
      expect(shown?.text).toContain('This table starts by itself as soon as everyone has agreed.');
      expect(shown?.text).toContain(`<@900>, <@902> and <@903> can answer until <t:${DAY}:f>`);
    }
  }
  expect((await match(1))?.status).toBe('lobby');
  for (const who of ['Ada', 'Carl', 'Dora'] as const) await press(who, 'answer.1.yes');
  expect((await match(1))?.status).toBe('playing');
});

test('a table that lacks a player is not started either, and its host reads what happens to the place', async () => {
  const { begin, look, press, match } = openQueue();
  for (const who of FOUR) await begin(who);
  await look();
  for (const who of ['Ada', 'Blaise', 'Carl'] as const) await press(who, 'answer.1.yes');
  await press('Dora', 'answer.1.no');
  const shown = await press('Ada', 'start.1');
  expect(shown?.text).toContain('starts by itself');
  expect(shown?.text).toContain('If a place is free, I offer it to the next player');
  expect((await match(1))?.status).toBe('lobby');
});

test('a lobby that a host opened is started by them while a table fills it', async () => {
  const { begin, look, press, table, match, seek } = openQueue();
  await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 3, pace: '24h' });
  for (const who of ['Ada', 'Blaise'] as const) await begin(who, { players: 3 });
  await look();
  await press('Ada', 'answer.1.yes');
  expect((await seek('Blaise'))?.proposal).toBeDefined();
  await press('Emmy', 'start.1');
  expect((await match(1))?.status).toBe('playing');
});

test('what asked for a place turns into a sentence without buttons, and the lobby says until when places are kept', async () => {
  const { begin, look, press, table } = openQueue();
  const edited = () =>
    table.requests
      .filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels/'))
      .map(({ body }) => JSON.stringify(body));
  const questions = () => edited().filter((body) => !body.includes('Host: ') && !body.includes('"custom_id"'));
  for (const who of FOUR) await begin(who);
  await look();
  expect(edited().at(-1)).toContain(`A place without an answer by <t:${DAY}:f> goes to another player.`);
  await press('Dora', 'answer.1.no');
  expect(questions().join()).toContain('You don’t play in #1');
  await begin('Emmy');
  await look();
  for (const who of ['Ada', 'Blaise', 'Carl'] as const) await press(who, 'answer.1.yes');
  expect(questions().filter((body) => body.includes('You play in #1'))).toHaveLength(3);
  await press('Emmy', 'answer.1.yes');
  expect(questions().filter((body) => body.includes('The match has started'))).toHaveLength(4);
  expect(edited().join()).not.toContain('Closes ');
});
