import { describe, expect, test } from 'vitest';
import type { MatchId } from '#matches/index.ts';
import { inThread, start } from '../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../support/drivers/discordActions.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1) / 1000;
const HOUR = 3600;

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';
const find = ({ services }: Table, match: MatchId = 1) => services.stores.matches.find(match);
const create = async (options: Readonly<Record<string, string>>) => {
  const table = openTable();
  const shown = await table.slash('Ada', 'match create', { game: 'cyclades', ...options });
  return { table, text: textOf(shown) };
};
const lobbyOf = ({ requests }: Table): string =>
  JSON.stringify(requests.findLast(({ method, path }) => method !== 'GET' && path.includes('/messages'))?.body);

describe('the time per decision', () => {
  test('the time per decision is 48 hours unless the host sets another', async () => {
    const { table } = await create({});
    expect(await find(table)).toMatchObject({ pace: '48h', timeOut: 'computer' });
    expect(JSON.stringify(table.requests)).toContain('Timer: 48 hours per decision, plus a time bank of 4 days');
  });

  test.each([
    ['24h', '24h', '24 hours per decision, plus a time bank of 2 days'],
    [' 5D ', '120h', '120 hours per decision, plus a time bank of 10 days'],
    ['live', 'live', '10 minutes per decision, plus a time bank of 2 hours'],
    ['week', 'week', '7 days per decision, plus a time bank of 14 days'],
    ['1 week', 'week', '7 days per decision, plus a time bank of 14 days'],
    ['off', 'off', 'no timer'],
  ])('the pace can be set when the match is opened: %j', async (pace, name, words) => {
    const { table } = await create({ pace, timeout: 'vote' });
    expect(await find(table)).toMatchObject({ pace: name, timeOut: 'vote' });
    const told = JSON.stringify(table.requests);
    expect(told).toContain(`Timer: ${words}`);
    expect(told.includes('Out of time: the others vote')).toBe(name !== 'off');
  });

  test.each(['soon', '0h', '241h', '', '-5h', '36'])(
    'the pace %j is refused with the possible values, and nothing is opened',
    async (pace) => {
      const { table, text } = await create({ pace });
      expect(await find(table)).toBeUndefined();
      expect(text).toMatch(/`36h`|can be 1 hour to 10 days/);
    },
  );

  test('the pace is suggested by its words or its name', async () => {
    const { table } = await create({});
    const suggested = async (pace: string) =>
      (await table.suggest('Ada', 'match create', { game: 'cyclades', pace }, 'pace')).map(({ value }) => value);
    expect(await suggested('')).toEqual(['48h', '24h', '3d', 'week', 'live', 'off']);
    expect(await suggested('minutes')).toEqual(['live']);
    expect(await suggested('2 days')).toEqual(['48h', '24h']);
    expect(await suggested('5 days')).toEqual(['120h']);
    expect(await suggested('30 days')).toEqual([]);
    expect(await suggested('no timer')).toEqual(['off']);
  });

  test('the pace is chosen in the lobby, too, and shown in its message', async () => {
    const { table } = await create({ pace: '36h' });
    const settings = await table.press('Ada', { customId: '1.settings.1', label: 'Settings' });
    expect(JSON.stringify(settings)).toContain(
      '"value":"36h","label":"Timer: 36 hours","description":"36 hours per decision, plus a time bank of 3 days"',
    );
    await table.press('Ada', { customId: '1.set.1.pace', label: 'Timer', value: 'live' }, 'ephemeral');
    await table.press('Ada', { customId: '1.set.1.timeout', label: 'Time', value: 'safe' }, 'ephemeral');
    expect(await find(table)).toMatchObject({ pace: 'live', timeOut: 'safe' });
    expect(lobbyOf(table)).toContain('10 minutes per decision, plus a time bank of 2 hours');
    expect(lobbyOf(table)).toContain('Out of time: a default move');
  });
});

describe('the deadline of a player', () => {
  test('the status shows no deadline, but how much time each player has', async () => {
    const started = await start(3);
    const status = textOf(await started.table.slash(started.others[0], 'match status', {}, inThread(started)));
    expect(status).toContain('Timer: 48 hours per decision, plus a time bank of 4 days');
    expect(status).toContain('Out of time: an AI plays the turn');
    expect(status).not.toContain(String(NEW_YEAR + 144 * HOUR));
  });

  test('the deadline appears in the actor’s panel, and in the list of their turns', async () => {
    const started = await start(3);
    const { table, due, seat } = started;
    const shown = await table.press(due, { customId: `1.open.1.${seat}`, label: 'Make a move' }, 'post', inThread(started));
    const until = `<t:${NEW_YEAR + 144 * HOUR}:f>`;
    expect(textOf(shown)).toContain(`You have until ${until}`);
    expect(textOf(await table.slash(due, 'me turns'))).toContain(until);
    for (const other of started.others.slice(0, 2)) {
      const theirs = await table.press(other, { customId: `1.open.1.${seat}`, label: 'Make a move' }, 'post', inThread(started));
      expect(textOf(theirs)).not.toContain('You have until');
    }
  });

  test('the deadline is recomputed when a player cancels holidays', async () => {
    const started = await start(3);
    const { table, due } = started;
    const { schedule } = table.services.stores;
    const now = new Date(NEW_YEAR * 1000);
    await table.slash(due, 'me holidays', { from: '2026-01-07', until: '2026-01-08' }, inThread(started));
    expect(await schedule.due('clock', now, 10)).toEqual([]);
    await table.press(due, { customId: '1.me.back', label: 'Cancel days off', value: '2026-01-07_2026-01-08' }, 'ephemeral');
    expect(await schedule.due('clock', now, 10)).toEqual([1]);
  });

  test('a match without a clock shows no deadline', async () => {
    const started = await start(3, openTable(), { pace: 'off' });
    const { table, due, seat } = started;
    const shown = await table.press(due, { customId: `1.open.1.${seat}`, label: 'Make a move' }, 'post', inThread(started));
    expect(textOf(shown)).not.toContain('You have until');
    expect(textOf(await table.slash(due, 'me turns'))).not.toContain('You have until');
    expect(textOf(await table.slash(due, 'match status', {}, inThread(started)))).not.toContain('Timer');
  });
});
