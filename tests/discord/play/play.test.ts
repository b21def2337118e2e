import { describe, expect, test } from 'vitest';
import { sendGreetings } from '#discord/delivery/directMessage.ts';
import type { Match } from '#matches/index.ts';
import { ALL, FOUR, openQueue } from './queueOf.ts';

describe('a search', () => {
  test('begins with one press after the command, and the command then shows its state', async () => {
    const { table, press, seek } = openQueue();
    const offered = await table.slash('Ada', 'play');
    expect(offered?.controls.map(({ customId }) => customId)).toContain('1.play.find');
    const begun = await press('Ada', 'play.find');
    expect(begun?.text).toContain('Looking for players');
    expect((await table.slash('Ada', 'play'))?.text).toBe(begun?.text);
    expect(await seek('Ada')).toMatchObject({ channel: '20', paces: ['48h'], seats: [3, 4, 5] });
  });

  test('keeps its choices and its waiting time while its menus change, and after its end', async () => {
    const { table, press, pass, seek } = openQueue();
    await table.choose('Ada', '1.play.games', ['peloponnes']);
    await press('Ada', 'play.find');
    const { since } = (await seek('Ada')) ?? {};
    await pass(1);
    await table.choose('Ada', '1.play.paces', ['24h', 'week']);
    await table.choose('Ada', '1.play.seats', ['4', '2']);
    await table.choose('Ada', '1.play.computer', ['yes']);
    const wanted = { games: ['peloponnes'], paces: ['24h', 'week'], seats: [2, 4], computer: true };
    expect(await seek('Ada')).toMatchObject({ ...wanted, since });
    expect((await press('Ada', 'play.stop'))?.text).toContain('stopped looking');
    expect(await seek('Ada')).toEqual({ user: '900', server: '10', channel: '20', locale: 'en', ...wanted, agreed: false });
  });

  test('refuses choices that are not offered, and changes nothing', async () => {
    const { table, seek } = openQueue();
    for (const [menu, value] of [
      ['games', 'chess'],
      ['paces', 'live'],
      ['seats', '9'],
    ] as const) {
      expect((await table.choose('Ada', `1.play.${menu}`, [value]))?.text).toContain('out of date');
    }
    expect(await seek('Ada')).toBeUndefined();
  });

  test('says in direct messages where to look', async () => {
    const { table } = openQueue();
    expect((await table.slash('Ada', 'play', {}, { in: 'dm' }))?.text).toContain('Matches are played on a server');
    expect((await table.slash('Ada', 'play', { game: 'cyclades' }, { in: 'dm' }))?.text).toContain('on a server');
  });

  test('takes the channel that the server chose for matches, from any other one', async () => {
    const { table, press, seek } = openQueue();
    await table.services.stores.servers.save('10', { channels: ['21'] });
    await press('Ada', 'play.find');
    expect((await seek('Ada'))?.channel).toBe('21');
  });

  test('is refused where only moderators open matches, and beyond the server’s number of matches', async () => {
    const { table, press, seek } = openQueue();
    await table.services.stores.servers.save('10', { creators: 'organisers' });
    const refused = await table.press('Ada', { customId: '1.play.find', label: '' }, 'ephemeral', { may: 0n });
    expect(refused?.text).toContain('only moderators');
    await table.services.stores.servers.save('10', { creators: 'everybody', openMatches: 1 });
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect((await press('Ada', 'play.find'))?.text).toMatch(/1 open match|one open match|already/i);
    expect((await seek('Ada'))?.since).toBeUndefined();
  });

  test('ends after 14 days with one silent message, and keeps the choices', async () => {
    const { begin, pass, seek, direct } = openQueue();
    await begin('Ada', { game: 'cyclades' });
    await pass(14 * 24 - 1);
    expect((await seek('Ada'))?.since).toBeDefined();
    await pass(2);
    await pass(1);
    expect((await seek('Ada'))?.since).toBeUndefined();
    const told = direct().filter((body) => body.includes('I looked for players for you for 14 days'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"flags":36864');
  });
});

describe('a table', () => {
  test('of four people is formed once, asks each, and starts when all have agreed', async () => {
    const { begin, look, match, press, seek, table, names } = openQueue();
    for (const who of FOUR) await begin(who);
    await look();
    await look();
    expect(await match(1)).toMatchObject({ status: 'lobby', game: 'cyclades', pace: '24h', seatLimit: 4, private: true });
    expect((await match(1))?.guests).toHaveLength(3);
    for (const who of FOUR) {
      expect((await table.slash(who, 'play'))?.controls.map(({ customId }) => customId)).toContain('1.answer.1.yes');
      await press(who, 'answer.1.yes');
    }
    expect((await match(1))?.status).toBe('playing');
    expect(await names(1)).toEqual(ALL.slice(0, 4));
    for (const who of FOUR) expect((await seek(who))?.since).toBeUndefined();
    expect(await table.services.stores.seeks.waits('10', new Date(0))).toEqual([0, 0, 0, 0]);
    expect(await match(2)).toBeUndefined();
  });

  test('shows in its lobby who has not answered yet, the host too, and greets nobody before that', async () => {
    const { begin, look, match, press, table, direct } = openQueue();
    const greeted = () => direct().filter((body) => body.includes('You’re playing in match')).length;
    const lobby = () => JSON.stringify(table.requests.findLast(({ body }) => JSON.stringify(body)?.includes('Host: '))?.body);
    for (const who of FOUR) await begin(who);
    await look();
    await press('Dora', 'answer.1.no');
    expect(lobby()).toContain('Ada – no record yet · hasn’t answered yet');
    expect(lobby()).toContain('Invited: <@901> and <@902>');
    await sendGreetings(table.services, (await match(1)) as Match);
    expect(greeted()).toBe(0);
    await press('Blaise', 'answer.1.yes');
    expect(lobby()).toContain('Ada – no record yet · hasn’t answered yet\\n- Blaise – no record yet\\nInvited: <@902>');
    await press('Ada', 'answer.1.yes');
    expect(lobby()).not.toContain('hasn’t answered yet');
    expect(greeted()).toBe(2);
  });

  test('offers its place to the next one if a player does not answer within a day, and the others keep their places', async () => {
    const { begin, look, pass, match, press, seek, names, direct } = openQueue();
    for (const who of FOUR) await begin(who);
    await look();
    for (const who of ['Ada', 'Blaise', 'Carl'] as const) await press(who, 'answer.1.yes');
    await pass(23);
    await begin('Emmy');
    await look();
    expect((await seek('Emmy'))?.proposal).toBeUndefined();
    await pass(2);
    expect((await seek('Dora'))?.since).toBeUndefined();
    expect(direct().filter((body) => body.includes('You didn’t answer in time'))).toHaveLength(1);
    await pass(1);
    expect(await seek('Emmy')).toMatchObject({ proposal: (await seek('Ada'))?.proposal });
    expect((await press('Dora', 'answer.1.yes'))?.text).toContain('no longer kept');
    await press('Emmy', 'answer.1.yes');
    expect((await match(1))?.status).toBe('playing');
    expect(await names(1)).toEqual(['Ada', 'Blaise', 'Carl', 'Emmy']);
  });

  test('without its first host goes on if another has agreed, and closes if none has, with their waiting time kept', async () => {
    const { begin, look, match, press, seek, pass } = openQueue();
    for (const who of FOUR) await begin(who);
    await pass(1);
    await press('Blaise', 'answer.1.yes');
    await press('Ada', 'answer.1.no');
    expect(await match(1)).toMatchObject({ status: 'lobby', host: '901' });
    const other = openQueue();
    for (const who of FOUR) await other.begin(who);
    await other.look();
    await other.press('Ada', 'answer.1.no');
    expect(await other.match(1)).toMatchObject({ status: 'closed' });
    const { since, proposal } = (await other.seek('Blaise')) ?? {};
    expect([since?.getTime(), proposal]).toEqual([other.begun, undefined]);
    await look();
    expect((await seek('Ada'))?.since).toBeUndefined();
  });

  test('starts with three once all of them take three', async () => {
    const { begin, look, pass, match, press, names } = openQueue();
    for (const who of FOUR) await begin(who);
    await look();
    for (const who of ['Ada', 'Blaise', 'Carl'] as const) await press(who, 'answer.1.yes');
    await press('Dora', 'answer.1.no');
    await pass(17);
    expect((await match(1))?.status).toBe('lobby');
    await pass(2);
    expect((await match(1))?.status).toBe('playing');
    expect(await names(1)).toEqual(['Ada', 'Blaise', 'Carl']);
  });

  test('has an AI player in the last chair only if all three agreed to that', async () => {
    const { begin, pass, match, press, names } = openQueue();
    const agreed = { computer: true };
    for (const who of ['Ada', 'Blaise', 'Carl'] as const) await begin(who, agreed);
    for (let hour = 0; hour < 72 && (await match(1)) === undefined; hour += 1) await pass(1);
    for (const who of ['Ada', 'Blaise', 'Carl'] as const) await press(who, 'answer.1.yes');
    expect((await match(1))?.status).toBe('playing');
    const { seatLimit } = (await match(1)) ?? {};
    expect(await names(1)).toHaveLength(seatLimit ?? 0);
    expect((await match(1))?.computers).toHaveLength((seatLimit ?? 0) - 3);
  });

  test('asks nobody during quiet hours, neither directly nor by a ping', async () => {
    const { begin, look, pass, seek, table, posts } = openQueue();
    for (const who of FOUR) await begin(who);
    await table.services.stores.users.change('901', { hours: { timeZone: 'UTC', quietFrom: '10:00', quietUntil: '18:00' } });
    await look();
    expect((await seek('Blaise'))?.answerBy).toBeUndefined();
    expect((await seek('Carl'))?.answerBy).toBeDefined();
    expect(posts().flatMap(({ pings }) => pings)).not.toContain('901');
    expect((await table.slash('Blaise', 'play'))?.text).toContain('will ask you soon');
    await pass(7);
    expect((await seek('Blaise'))?.answerBy?.toISOString()).toBe('2026-01-02T19:00:00.000Z');
  });

  test('pings in its thread those whose direct messages are closed', async () => {
    const { begin, look, table, posts } = openQueue();
    for (const who of FOUR) await begin(who);
    await table.services.stores.users.change('902', { dmClosed: true });
    await look();
    const asked = posts().filter(({ pings }) => pings.includes('902'));
    expect(asked.map(({ text }) => text.includes('a place at this table is kept for you'))).toEqual([true]);
    expect(asked[0]?.text).toContain('1.answer.1.yes');
  });

  test('goes on without a person who has left the server, or whose channel is gone', async () => {
    const { begin, look, seek, table, match, press } = openQueue();
    for (const who of FOUR) await begin(who);
    table.refuse(/members\/903$/, 10007);
    await look();
    expect((await seek('Dora'))?.since).toBeUndefined();
    expect((await match(1))?.status).toBe('lobby');
    const other = openQueue();
    for (const who of FOUR) await other.begin(who);
    other.table.refuse(/channels\/20\/messages/, 10003);
    await other.look();
    expect((await other.match(1))?.status).toBe('closed');
    expect(await other.seek('Ada')).toMatchObject({ agreed: false });
    expect((await other.seek('Ada'))?.channel).toBeUndefined();
    expect((await other.table.slash('Ada', 'play'))?.text).toContain('can’t post in the channel');
    await other.pass(1);
    expect(await other.match(2)).toBeUndefined();
    other.table.refuseNothing();
    await other.table.press('Ada', { customId: '1.play.find', label: '' }, 'ephemeral', { in: '21' });
    await other.look();
    expect(await other.match(2)).toMatchObject({ status: 'lobby', place: { channel: '21' } });
    await press('Ada', 'answer.1.yes');
  });

  test('is not formed while the bot is not on the server, and not for a person who is forgotten', async () => {
    const { begin, look, table, match, press, seek } = openQueue();
    for (const who of FOUR) await begin(who);
    await table.services.stores.absences.begin('10', new Date(0));
    await look();
    expect(await match(1)).toBeUndefined();
    const other = openQueue();
    for (const who of FOUR) await other.begin(who);
    await other.look();
    await other.press('Dora', 'me.forget');
    expect(await other.seek('Dora')).toBeUndefined();
    expect((await other.match(1))?.guests).not.toContain('903');
    for (const who of ['Ada', 'Blaise', 'Carl'] as const) await other.press(who, 'answer.1.yes');
    expect((await other.match(1))?.status).toBe('lobby');
    await press('Ada', 'play.stop');
    expect((await seek('Ada'))?.since).toBeUndefined();
  });
});

describe('an open lobby', () => {
  test('of a host is filled first, and those who join it look no longer', async () => {
    const { begin, look, table, match, press, seek, names } = openQueue();
    await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 3, pace: '24h' });
    for (const who of ['Ada', 'Blaise'] as const) await begin(who, { players: 3 });
    await look();
    expect(await match(2)).toBeUndefined();
    expect((await table.slash('Ada', 'play'))?.text).toContain('A table is ready');
    await press('Ada', 'answer.1.yes');
    expect((await seek('Ada'))?.agreed).toBe(true);
    await press('Blaise', 'answer.1.yes');
    expect(await names(1)).toEqual(['Ada', 'Blaise', 'Emmy']);
    expect((await match(1))?.status).toBe('lobby');
    for (const who of ['Ada', 'Blaise'] as const) expect((await seek(who))?.since).toBeUndefined();
  });

  test('with a gate is offered to nobody whom it would keep out', async () => {
    const { begin, look, table, press, seek } = openQueue();
    await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 2, pace: '24h' });
    await table.choose('Emmy', '1.set.1.gate', ['95known']);
    await begin('Ada', { players: 2 });
    await look();
    expect((await seek('Ada'))?.proposal).toBeUndefined();
    await press('Ada', 'play.stop');
    await table.choose('Emmy', '1.set.1.gate', ['95']);
    await begin('Ada', { players: 2 });
    await look();
    expect((await seek('Ada'))?.proposal).toBeDefined();
  });

  test('that is full when a player answers leaves their search and waiting time as they were', async () => {
    const { begin, look, table, press, seek, begun } = openQueue();
    await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 2, pace: '24h' });
    await begin('Ada', { players: 2 });
    await look();
    await table.press('Carl', { customId: '1.join.1', label: '' });
    expect((await press('Ada', 'answer.1.yes'))?.text).toContain('All 2 seats');
    expect(await seek('Ada')).toMatchObject({ agreed: false });
    expect([(await seek('Ada'))?.since?.getTime(), (await seek('Ada'))?.proposal]).toEqual([begun, undefined]);
  });
});
