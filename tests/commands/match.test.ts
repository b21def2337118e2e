import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '#games/peloponnes/types.ts';
import { hashEntropy } from '#matches/index.ts';
import { start } from '../support/builders/starting.ts';
import { CHANNEL, OTHER_CHANNEL, openTable, type Shown, type Table } from '../support/drivers/discordActions.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';
const control = (kind: string, value?: string) => ({
  customId: `1.${kind}.1`,
  label: kind,
  ...(value !== undefined && { value }),
});
const theMatch = async (table: Table, number = 1) => {
  const match = await table.services.stores.matches.find(number);
  if (match === undefined) throw new Error(`There is no match ${number}.`);
  return match;
};
const opened = async (options: Readonly<Record<string, string | number | boolean>> = {}): Promise<Table> => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades', ...options });
  return table;
};

describe('/match create', () => {
  test('/match create posts a lobby in the channel and starts a thread from it', async () => {
    const table = await opened();
    const { place } = await theMatch(table);
    const posted = table.requests.find(({ method, path }) => method === 'POST' && path === `/channels/${CHANNEL}/messages`);
    expect(posted?.body).toMatchObject({ enforce_nonce: true, allowed_mentions: { parse: [], users: [] } });
    expect(table.requests.map(({ path }) => path)).toContain(`/channels/${CHANNEL}/messages/${place.lobbyMessage}/threads`);
    expect(place.thread).toBe(place.lobbyMessage);
  });

  test('/match create takes a setting by its listed name or a part of it, and uses defaults for the others', async () => {
    expect((await theMatch(await opened())).options).toMatchObject({ creatures: 'all', gold: 'secret' });
    for (const setting of ['creatures=none', 'Mythological creatures: none', ' CREATURES ']) {
      const without = await opened({ setting });
      expect((await theMatch(without)).options).toMatchObject({ creatures: 'none', gold: 'secret' });
      const lobby = JSON.stringify(without.requests.find(({ path }) => path === `/channels/${CHANNEL}/messages`)?.body);
      expect(lobby).toMatch(/creatures/i);
    }
  });

  test('/match create accepts the default of a setting typed in full', async () => {
    expect((await theMatch(await opened({ setting: 'creatures=all' }))).options).toMatchObject({ creatures: 'all' });
  });

  test.each(['creatures=some', 'solo=campaign', 'remind=off', 'e', ''])(
    '/match create opens nothing with the setting %j',
    async (setting) => {
      const table = openTable();
      const text = textOf(await table.slash('Ada', 'match create', { game: 'cyclades', setting }));
      expect(text).toContain('creatures=none');
      expect(text).toContain('`setting:`');
      expect(await table.services.stores.matches.find(1)).toBeUndefined();
    },
  );

  test('/match create suggests the settings of the chosen game', async () => {
    const suggested = async (game: string, setting: string) =>
      (await openTable().suggest('Ada', 'match create', { game, setting }, 'setting')).map(({ value }) => value);
    expect(await suggested('cyclades', '')).toEqual(expect.arrayContaining(['creatures=none', 'gold=open']));
    expect(await suggested('cyclades', 'gold')).toContain('gold=open');
    expect(await suggested('peloponnes', 'camp')).toEqual(['solo=campaign']);
    const others = Object.entries(OPTIONS).flatMap(([name, [, ...values]]) => values.map((value) => `${name}=${value}`));
    expect(await suggested('peloponnes', '')).toEqual(others);
  });

  test('/match create names possible channels where the bot may not open a thread', async () => {
    const table = openTable();
    const permissions = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
    const shown = await table.slash('Ada', 'match create', { game: 'cyclades' }, { permissions });
    expect(textOf(shown)).toContain('Create Public Threads');
    expect(textOf(shown)).toContain(`<#${OTHER_CHANNEL}>`);
    expect(await table.services.stores.matches.find(1)).toBeUndefined();
  });

  test('/match create in a direct message asks for a server', async () => {
    const table = openTable();
    expect(textOf(await table.slash('Ada', 'match create', { game: 'cyclades' }, { in: 'dm' }))).toContain('server');
  });

  test('/match create limits the number of players to what the host wants', async () => {
    const table = await opened({ seats: 2 });
    await table.press('Blaise', control('join'));
    expect(textOf(await table.press('Carl', control('join')))).toContain('All 2 seats');
  });
});

describe('a lobby', () => {
  test('players join and leave a lobby by button and by command', async () => {
    const table = await opened();
    const { place } = await theMatch(table);
    await table.press('Blaise', control('join'));
    await table.slash('Carl', 'match join', {}, { in: place.thread ?? '' });
    await table.slash('Dora', 'match join', {}, { in: OTHER_CHANNEL });
    expect((await theMatch(table)).seats.map(({ name }) => name)).toEqual(['Ada', 'Blaise', 'Carl', 'Dora']);
    await table.press('Blaise', control('leave'));
    await table.slash('Dora', 'match leave');
    expect((await theMatch(table)).seats.map(({ name }) => name)).toEqual(['Ada', 'Carl']);
  });

  test('a lobby shows each change in its message', async () => {
    const table = await opened();
    const { place } = await theMatch(table);
    await table.press('Blaise', control('join'));
    const edited = table.requests.findLast(({ path }) => path === `/channels/${CHANNEL}/messages/${place.lobbyMessage}`);
    expect(JSON.stringify(edited?.body)).toContain('Blaise');
  });

  test('a lobby shows the commitment of its luck, and takes entropy of joining players, of which a hash is stored', async () => {
    const table = await opened();
    const { commitment } = await table.services.matches.fairness(await theMatch(table));
    expect(JSON.stringify(table.requests)).toContain(`SHA-256 of the secret ${commitment}`);
    const joined = textOf(await table.slash('Blaise', 'match join', { words: ' Sing, goddess ' }));
    expect(joined).toContain(hashEntropy('Sing, goddess'));
    expect(joined).toContain('You’ve joined match');
    expect(textOf(await table.slash('Blaise', 'match join', { words: 'Sing, goddess' }))).toContain(
      'already entered these words',
    );
    expect(textOf(await table.slash('Blaise', 'match join', { words: ' ' }))).toContain('at least one letter');
    expect(textOf(await table.slash('Blaise', 'match join', { words: 'Tell me, Muse' }))).toContain(hashEntropy('Tell me, Muse'));
    await table.slash('Ada', 'match start', {}, { in: (await theMatch(table)).place.thread ?? '' });
    const rows = await table.services.stores.matches.read(1, 0);
    expect(rows.find(({ event }) => event.type === 'MatchStarted')?.event).toMatchObject({
      words: [hashEntropy('Tell me, Muse')],
    });
    expect(JSON.stringify(rows)).not.toMatch(/goddess|Muse/);
    const late = await table.slash(
      'Blaise',
      'match join',
      { words: 'Too late' },
      { in: (await theMatch(table)).place.thread ?? '' },
    );
    expect(textOf(late)).not.toContain('SHA-256');
  });

  test('only its host can change a lobby', async () => {
    const table = await opened();
    await table.press('Blaise', control('join'));
    expect(textOf(await table.press('Blaise', control('settings')))).toContain('Ada');
    expect(textOf(await table.press('Blaise', control('set.1.gold', 'open'), 'ephemeral'))).not.toContain('visible to all');
    const forged = { customId: '1.set.1.gold', label: '', value: 'open' };
    expect(textOf(await table.press('Blaise', forged, 'ephemeral'))).toContain('Only the host');
    expect(textOf(await table.press('Ada', forged, 'ephemeral'))).toContain('Gold: visible to all');
    expect((await theMatch(table)).options.gold).toBe('open');
  });

  test('a private lobby is for invited players, and mentions them', async () => {
    const table = await opened({ private: true });
    expect(textOf(await table.press('Blaise', control('join')))).toContain('by invitation');
    expect(textOf(await table.press('Ada', control('invite', '901'), 'ephemeral'))).toContain('<@901> is invited');
    const call = table.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
    expect(call?.body).toMatchObject({ allowed_mentions: { parse: [], users: ['901'] } });
    expect(textOf(await table.press('Blaise', control('join')))).toContain('You’ve joined match');
    expect(textOf(await table.press('Carl', control('join')))).toContain('by invitation');
  });

  test('the role of host can be passed to a player who has joined', async () => {
    const table = await opened();
    await table.press('Blaise', control('join'));
    expect(textOf(await table.press('Ada', control('host', '904'), 'ephemeral'))).toContain(
      'Only a player in the match can be its host.',
    );
    expect(textOf(await table.press('Ada', control('host', '901'), 'ephemeral'))).toContain('<@901> is now the host');
    expect((await theMatch(table)).host).toBe('901');
  });

  test('a match is started once, with enough players, by its host', async () => {
    const table = await opened();
    expect(textOf(await table.press('Ada', control('start')))).toContain('at least 2');
    await table.press('Blaise', control('join'));
    expect(textOf(await table.press('Blaise', control('start')))).toContain('Only the host');
    const presses = await Promise.all([table.press('Ada', control('start')), table.press('Ada', control('start'))]);
    expect(presses.map(textOf).filter((text) => text.includes('has started: <#'))).toHaveLength(1);
    expect(presses.map(textOf).filter((text) => text.includes('already started'))).toHaveLength(1);
    expect(textOf(await table.press('Carl', control('join')))).toContain('already started');
  });

  test('one of two people who press at once gets the last seat', async () => {
    const table = await opened({ seats: 2 });
    const presses = await Promise.all([table.press('Blaise', control('join')), table.press('Carl', control('join'))]);
    expect(presses.map(textOf).filter((text) => text.includes('You’ve joined match'))).toHaveLength(1);
    expect(presses.map(textOf).filter((text) => text.includes('All 2 seats'))).toHaveLength(1);
  });
});

describe('closed direct messages', () => {
  const join = control('join');

  test('closed direct messages are reported at once, with a button to try again', async () => {
    const table = await opened();
    table.refuse(/users\/@me\/channels|channels\/2\d{18}\/messages/, 50007);
    const joined = await table.press('Blaise', join);
    expect(textOf(joined)).toContain('You’ve joined match');
    expect(textOf(joined)).toContain('couldn’t DM you');
    const [again] = joined?.controls ?? [];
    if (again === undefined) throw new Error('There is no button to try again.');
    expect(textOf(await table.press('Blaise', again, 'ephemeral'))).toContain('couldn’t DM you');
    table.refuseNothing();
    expect(textOf(await table.press('Blaise', again, 'ephemeral'))).toContain('Direct messages work!');
  });

  test('closed direct messages are not retried without a request', async () => {
    const table = await opened();
    table.refuse(/users\/@me\/channels/, 50007);
    await table.press('Blaise', join);
    const tried = () => table.requests.filter(({ path }) => path === '/users/@me/channels').length;
    const before = tried();
    await table.press('Blaise', control('leave'));
    await table.press('Blaise', join);
    expect(tried()).toBe(before);
  });
});

describe('a lobby message that cannot be posted', () => {
  test('a lobby without its message can still be joined', async () => {
    const table = openTable();
    table.refuse(new RegExp(`channels/${CHANNEL}/`), 50013);
    expect(textOf(await table.slash('Ada', 'match create', { game: 'cyclades' }))).toContain('#1');
    expect(textOf(await table.press('Blaise', control('join')))).toContain('You’ve joined match');
    expect((await theMatch(table)).seats).toHaveLength(2);
    expect(table.logged.some(({ level }) => level === 'warn')).toBe(true);
    table.refuseNothing();
    await table.press('Carl', control('join'));
    expect((await theMatch(table)).place.lobbyMessage).toMatch(/^\d+$/);
  });
});

describe('the match a command refers to', () => {
  test('a command refers to the match of the thread, otherwise to the only one that waits', async () => {
    const { table, due, thread, others } = await start(3);
    expect(textOf(await table.slash('Emmy', 'match status', {}, { in: thread }))).toContain('#1 Cyclades');
    expect(textOf(await table.slash(due, 'gold', {}, { in: 'dm' }))).toContain('GP');
    expect(textOf(await table.slash(others[0], 'cyclades bid', { god: 'apollo' }, { in: 'dm' }))).toContain(
      'No match is waiting',
    );
    expect(textOf(await table.slash('Emmy', 'cyclades bid', { god: 'apollo' }, { in: 'dm' }))).toContain('/match create');
  });

  test('a command asks for the match if several wait', async () => {
    const { table, due, others } = await start(2);
    await table.slash(due, 'match create', { game: 'cyclades', seats: 2 });
    await table.press(others[0], { customId: '1.join.2', label: '' });
    await table.press(due, { customId: '1.start.2', label: '' });
    const second = await theMatch(table, 2);
    const both = second.seats.find(({ seat }) => second.active.includes(seat))?.name === due;
    const answer = textOf(await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: 'dm' }));
    expect(answer).toContain(both ? '#1 and #2' : 'goes to Apollo');
    expect(textOf(await table.slash(due, 'match status', { match: '#2' }, { in: 'dm' }))).toContain('#2 Cyclades');
  });

  test('the match option suggests matches with what they wait for, filtered by the typed text', async () => {
    const { table, due } = await start(2);
    await table.slash('Emmy', 'match create', { game: 'cyclades' });
    const names = (await table.suggest(due, 'match status', { match: '' }, 'match')).map(({ name }) => name);
    expect(names).toEqual(['#1 Cyclades – your turn', '#2 Cyclades – not started']);
    expect((await table.suggest(due, 'match status', { match: 'your' }, 'match')).map(({ value }) => value)).toEqual(['1']);
  });

  test('a command refers to no match of another server in which the actor has no seat', async () => {
    const { table } = await start(2);
    for (const command of ['match status', 'match export', 'board', 'log', 'gold', 'match join']) {
      expect(textOf(await table.slash('Emmy', command, { match: '1' }, { in: 'dm' }))).toContain('That match isn’t here.');
    }
    expect(textOf(await table.slash('Ada', 'match status', { match: '77' }))).toContain('That match isn’t here.');
    expect(textOf(await table.slash('Ada', 'match status', { match: '1; DROP' }))).toContain('#1 Cyclades');
    expect(textOf(await table.slash('Ada', 'match status', { match: 'x' }))).toContain('That match isn’t here.');
  });
});

describe('conceding', () => {
  test('conceding asks for confirmation, and happens by the button', async () => {
    const { table, others, thread } = await start(3);
    const asked = await table.slash(others[0], 'match concede', {}, { in: thread });
    const [sure] = asked?.controls ?? [];
    if (sure === undefined) throw new Error('There is nothing to confirm.');
    expect(textOf(await table.press('Emmy', sure, 'ephemeral', { in: thread }))).toContain('can choose that');
    expect(textOf(await table.press(others[0], sure, 'ephemeral', { in: thread }))).toContain('resigned from match');
    expect(textOf(await table.press(others[0], sure, 'ephemeral', { in: thread }))).toContain('already');
  });

  test('conceding in a match of two ends it, and both are asked to play again once', async () => {
    const { table, due, others, thread } = await start(2);
    await table.slash(due, 'match concede', { sure: true }, { in: thread });
    expect((await theMatch(table)).status).toBe('ended');
    expect(textOf(await table.slash(others[0], 'cyclades end', {}, { in: thread }))).toContain('over');
    const again = { customId: '1.again.1', label: '' };
    expect(textOf(await table.press('Emmy', again, 'post', { in: thread }))).toContain('not playing in this match');
    const presses = await Promise.all([due, others[0]].map((person) => table.press(person, again, 'post', { in: thread })));
    expect(new Set(presses.map(textOf)).size).toBe(1);
    const next = await theMatch(table, 2);
    expect([next.host, ...next.guests].sort()).toEqual(['900', '901']);
    expect(await table.services.stores.matches.find(3)).toBeUndefined();
  });
});
