import { describe, expect, test } from 'vitest';
import { openTable, type Person, type Shown } from '../../support/drivers/discordActions.ts';
import { idOf, openQueue } from '../play/queueOf.ts';

const UNTIL = Date.UTC(2026, 0, 31) / 1_000;
const button = (customId: string) => ({ customId, label: '' });

/** The sentence that a banned player reads names the reason and the end. */
const expectBanned = (shown: Shown | undefined): void => {
  expect(shown?.text).toContain('banned from rated matches');
  expect(shown?.text).toContain('Reason: left three times');
  expect(shown?.text).toContain(`<t:${UNTIL}:f>`);
};

/** A server whose moderator bans people for a month. */
const withBans = () => {
  const table = openTable();
  const ban = (who: Person) =>
    table.slash(who === 'Ada' ? 'Emmy' : 'Ada', 'server ban', {
      user: { user: idOf(who) },
      days: 30,
      reason: 'left three times',
    });
  const match = async (id: number) => (await table.services.stores.matches.find(id)) ?? expect.fail(`There is no match ${id}.`);
  const names = async (id: number) => (await match(id)).seats.map(({ name }) => name).sort();
  return { table, ban, match, names };
};

describe('a banned player', () => {
  test('joins no rated match, by button, by command, with words, or by invitation, but an unrated one', async () => {
    const { table, ban, names } = withBans();
    await table.slash('Ada', 'match create', { game: 'cyclades', rated: true });
    await table.press('Ada', { customId: '1.invite.1', label: '', value: idOf('Blaise') }, 'ephemeral');
    await ban('Blaise');
    expectBanned(await table.slash('Blaise', 'play'));
    expectBanned(await table.press('Blaise', button('1.join.1')));
    expectBanned(await table.slash('Blaise', 'match join', { match: '1' }));
    expectBanned(await table.slash('Blaise', 'match join', { match: '1', words: 'my own words' }));
    expect(await names(1)).toEqual(['Ada']);
    await table.slash('Carl', 'match create', { game: 'cyclades' });
    await table.press('Blaise', button('1.join.2'));
    expect(await names(2)).toEqual(['Blaise', 'Carl']);
  });

  test('opens no rated match, makes none of their lobby, and starts none that was rated before', async () => {
    const { table, ban, match } = withBans();
    await table.slash('Blaise', 'match create', { game: 'cyclades', rated: true });
    await table.press('Carl', button('1.join.1'));
    await table.slash('Blaise', 'match create', { game: 'cyclades' });
    await ban('Blaise');
    expectBanned(await table.slash('Blaise', 'match start', { match: '1' }));
    expectBanned(await table.press('Blaise', button('1.start.1')));
    expectBanned(await table.choose('Blaise', '1.set.2.rated', ['on']));
    expectBanned(await table.slash('Blaise', 'match create', { game: 'cyclades', rated: true }));
    expect([(await match(1)).status, (await match(2)).rated]).toEqual(['lobby', false]);
    expect(await table.services.stores.matches.find(3)).toBeUndefined();
  });

  test('keeps a rated match from starting while they sit in it, and the host gets no reason', async () => {
    const { table, ban, match } = withBans();
    await table.slash('Ada', 'match create', { game: 'cyclades', rated: true });
    await table.press('Blaise', button('1.join.1'));
    await ban('Blaise');
    const refused = await table.press('Ada', button('1.start.1'));
    expect(refused?.text).toContain('Blaise is banned from rated matches');
    expect(refused?.text).not.toContain('left three times');
    expect((await match(1)).status).toBe('lobby');
  });

  test('takes no free seat of a rated match, but returns to their own', async () => {
    const { table, ban, match } = withBans();
    await table.slash('Ada', 'match create', { game: 'cyclades', rated: true });
    for (const who of ['Blaise', 'Carl'] as const) await table.press(who, button('1.join.1'));
    await table.press('Ada', button('1.start.1'));
    const thread = { in: (await match(1)).place.thread ?? '' };
    const seatOf = async (who: Person) => (await match(1)).seats.find(({ user }) => user === idOf(who))?.seat;
    const [carls, blaises] = [await seatOf('Carl'), await seatOf('Blaise')];
    await table.press('Carl', button(`1.handover.1.${carls}.substitute`), 'ephemeral', thread);
    await table.press('Blaise', button(`1.handover.1.${blaises}.computer`), 'ephemeral', thread);
    expect((await match(1)).computers).toContain(blaises);
    for (const who of ['Blaise', 'Dora'] as const) await ban(who);
    expectBanned(await table.press('Dora', button(`1.take.1.${carls}`), 'post', thread));
    expectBanned(await table.slash('Dora', 'match take', {}, thread));
    expectBanned(await table.press('Blaise', button(`1.take.1.${carls}`), 'post', thread));
    await table.slash('Blaise', 'match take', {}, thread);
    expect((await match(1)).computers).not.toContain(blaises);
    expect(await seatOf('Dora')).toBeUndefined();
  });

  test('opens no rated match by a rematch; the others do', async () => {
    const { table, ban, match } = withBans();
    await table.slash('Blaise', 'match create', { game: 'cyclades', rated: true });
    await table.press('Ada', button('1.join.1'));
    await table.press('Blaise', button('1.start.1'));
    const thread = { in: (await match(1)).place.thread ?? '' };
    await table.slash('Ada', 'match concede', { sure: true }, thread);
    await ban('Blaise');
    expectBanned(await table.press('Blaise', button('1.again.1'), 'post', thread));
    await table.press('Ada', button('1.again.1'), 'post', thread);
    expect(await match(2)).toMatchObject({ rated: true, host: idOf('Ada') });
    expectBanned(await table.press('Blaise', button('1.join.2')));
  });
});

describe('a ban', () => {
  const banned = async (queue: ReturnType<typeof openQueue>, who: Person) =>
    queue.table.slash('Emmy', 'server ban', { user: { user: idOf(who) }, days: 30, reason: 'left three times' });

  test('ends the player’s search and gives up the place at a table, which goes to another player', async () => {
    const queue = openQueue();
    const { begin, look, press, seek, pass, names, table } = queue;
    for (const who of ['Ada', 'Blaise', 'Carl', 'Dora'] as const) await begin(who);
    await look();
    await press('Blaise', 'answer.1.yes');
    for (const who of ['Ada', 'Blaise'] as const) await banned(queue, who);
    for (const who of ['Ada', 'Blaise'] as const) expect((await seek(who))?.since).toBeUndefined();
    expect((await press('Blaise', 'answer.1.yes'))?.text).toContain('no longer kept');
    expect((await begin('Ada'))?.text).toContain('Reason: left three times');
    expect((await press('Ada', 'play.find'))?.text).toContain('Reason: left three times');
    await pass(1);
    for (const { match } of await table.services.stores.seeks.proposals('10')) {
      expect(await names(match ?? 0)).not.toEqual(expect.arrayContaining(['Ada', 'Blaise']));
    }
  });

  test('that ends lets the player search and join again', async () => {
    const queue = openQueue();
    await banned(queue, 'Ada');
    expect((await queue.begin('Ada'))?.text).toContain('banned');
    await queue.pass(30 * 24 + 1);
    expect((await queue.begin('Ada'))?.text).toContain('Looking for players');
  });

  test('that comes while a player answers for a place leaves the place to others', async () => {
    const queue = openQueue();
    const { table, begin, look, press, seek, names } = queue;
    await table.slash('Emmy', 'match create', { game: 'cyclades', seats: 2, pace: '24h', rated: true });
    await begin('Ada', { players: 2 });
    await look();
    const { proposal } = (await seek('Ada')) ?? {};
    expect(proposal).toBeDefined();
    const at = new Date(queue.begun);
    const decision = { server: '10', by: idOf('Emmy'), about: idOf('Ada'), reason: 'left three times', at };
    await table.services.stores.moderation.decide({ ...decision, kind: 'ban', until: new Date(UNTIL * 1_000) });
    expectBanned(await press('Ada', 'answer.1.yes'));
    expect([(await seek('Ada'))?.since, await names(1)]).toEqual([undefined, ['Emmy']]);
  });
});
