import { describe, expect, test } from 'vitest';
import { start } from '../support/builders/starting.ts';
import { ORGANISERS, OTHER_CHANNEL, openTable, type Person, type Place, type Shown } from '../support/drivers/discordActions.ts';
import { fixedLuck } from '../support/fakes/fixedLuck.ts';

/** An ordinary member; by default people in these tests have every permission. */
const PLAIN: Place = { may: 0n };

const table = async (pace = '48h') => {
  const started = await start(3, openTable({ stores: fixedLuck(0) }), { pace });
  const { services, slash } = started.table;
  const organise = async (what: string, options: object = {}, place: Place = {}, person: Person = 'Emmy'): Promise<Shown> =>
    (await slash(person, `organise ${what}`, { reason: 'They asked.', ...options }, { in: started.thread, ...place })) ??
    expect.fail('There was no answer.');
  const match = async () => (await services.stores.matches.find(1)) ?? expect.fail('There is no match.');
  const types = async () => (await services.stores.matches.read(1, 0)).map(({ event }) => event.type);
  return { ...started, services, organise, match, types };
};

describe('/organise', () => {
  test('/organise is for members who may manage the server or have its role for organisers, on that server', async () => {
    const { organise, match, services } = await table();
    const refused = await organise('pause', { time: '2d' }, PLAIN);
    expect(refused.text).toContain('Only moderators of the match’s own server can do that');
    await services.stores.servers.save('10', { organiserRole: ORGANISERS });
    expect((await organise('pause', { time: '2d' }, PLAIN)).text).toContain(`<@&${ORGANISERS}>`);
    expect((await organise('pause', { time: '2d', match: '1' }, { in: 'dm' }, 'Ada')).text).toContain(
      'moderators of the match’s own server',
    );
    expect((await match()).pausedUntil).toBeUndefined();
    const done = await organise('pause', { time: '2d' }, { ...PLAIN, roles: [ORGANISERS] });
    expect(done.text).toBe('You’ve decided to pause the match for 2 days. I’ve posted this in the thread with your reason.');
    expect((await match()).pausedUntil).toBeInstanceOf(Date);
  });

  test('/organise pauses, resumes, gives time, frees seats and lets computers play them', async () => {
    const { organise, types, match } = await table();
    await organise('pause', { time: '3d' });
    await organise('resume');
    await organise('extend', { seat: 'Carl', time: '36h' });
    await organise('replace', { seat: 'Blaise' });
    await organise('computer', { seat: '3' });
    expect((await types()).slice(-10)).toEqual([
      'OrganiserDecided',
      'MatchPaused',
      'OrganiserDecided',
      'MatchResumed',
      'OrganiserDecided',
      'TimeGranted',
      'OrganiserDecided',
      'SeatOpened',
      'OrganiserDecided',
      'SeatGivenToComputer',
    ]);
    expect((await match()).computers).toEqual([1, 2]);
  });

  test('/organise rewinds a match, undoing the moves of several players', async () => {
    const { organise, table: at, thread, due, types } = await table();
    await at.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    const [start] = await at.suggest('Emmy', 'organise rewind', { to: '', reason: '' }, 'to', { in: thread });
    expect((await organise('rewind', { to: start?.value })).text).toContain(
      'You’ve decided to rewind the match to ·5, the start of cycle 1.',
    );
    expect((await types()).slice(-2)).toEqual(['OrganiserDecided', 'Undone']);
  });

  test('/organise refuses to rewind to a step before a seat changed hands, and says so', async () => {
    const { organise, table: at, thread, due, types } = await table();
    const [start] = await at.suggest('Emmy', 'organise rewind', { to: '', reason: '' }, 'to', { in: thread });
    expect(start).toBeUndefined();
    await at.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    const offered = await at.suggest('Emmy', 'organise rewind', { to: '', reason: '' }, 'to', { in: thread });
    await organise('replace', { seat: due });
    await at.slash('Emmy', 'match take', {}, { in: thread });
    const before = await types();
    for (const { value } of offered) {
      expect((await organise('rewind', { to: value }, {}, 'Dora')).text).toContain('A seat has changed hands since then.');
      const voted = await at.slash('Blaise', 'match vote', { motion: 'rewind', to: String(value) }, { in: thread });
      expect(voted?.text).toContain('A seat has changed hands since then.');
    }
    expect(offered).toHaveLength(1);
    expect(await types()).toEqual(before);
  });

  test.each([
    ['draw', [0, 1, 2]],
    ['standing', undefined],
  ])('/organise ends a match as %s', async (as, winners) => {
    const { organise, match, services } = await table();
    await organise('end', { as });
    expect((await match()).status).toBe('ended');
    const { outcome } = (await services.matches.position(1, undefined)) ?? {};
    expect(outcome?.reason).toBe(as);
    if (winners !== undefined) expect(outcome?.winners).toEqual(winners);
    expect(outcome?.winners.length).toBeGreaterThan(0);
  });

  test.each([
    ['pause', { time: 'a while' }, 'as a length of time'],
    ['pause', { time: '2h' }, 'at least 24 hours'],
    ['resume', {}, 'The match isn’t paused.'],
    ['replace', { seat: 'Zoe' }, '`seat:`'],
    ['rewind', { to: '77' }, 'can’t be rewound to that point'],
    ['pause', { time: '2d', reason: ' ' }, 'Please give a reason'],
    ['pause', { time: '2d', reason: 'x'.repeat(301) }, 'Please give a reason'],
  ])('/organise refuses %s %j in a sentence', async (what, options, words) => {
    const { organise, types } = await table();
    const before = await types();
    expect((await organise(what, options)).text).toContain(words);
    expect(await types()).toEqual(before);
  });

  test('/organise refers to the match of its thread, or to a named one', async () => {
    const { organise } = await table();
    expect((await organise('resume', {}, { in: OTHER_CHANNEL })).text).toContain('You have no open match');
    expect((await organise('resume', { match: '1' }, { in: OTHER_CHANNEL })).text).toContain('The match isn’t paused.');
  });

  test('/log shows an action of /organise with the organiser, the reason and the target, as plain text', async () => {
    const { organise, table: at, thread, due } = await table();
    const log = async (person: Person) => (await at.slash(person, 'log', {}, { in: thread }))?.text ?? '';
    await organise('pause', { time: '2d', reason: '**Ask** <@900> at https://example.org' });
    await at.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    const [start] = await at.suggest('Emmy', 'organise rewind', { to: '', reason: '' }, 'to', { in: thread });
    await organise('rewind', { to: start?.value, reason: 'A slip.' });
    const text = await log('Ada');
    expect(text).toContain('As a moderator, <@904> decided to pause the match for 2 days. Reason: \\*\\*Ask');
    expect(text).not.toMatch(/(?<!\\)<@900>|https:\/\//);
    expect(text).toContain(
      'As a moderator, <@904> decided to rewind the match to ·5, the start of cycle 1. Reason: A slip.\nThe match rewinds',
    );
    expect(await log('Emmy')).toBe(text);
  });

  test('/organise stores the reason beside the log, and leaves it out of exports', async () => {
    const { organise, services, table: at, thread } = await table();
    await organise('pause', { time: '2d', reason: 'A storm at sea.' });
    const rows = await services.stores.matches.read(1, 0);
    const version = rows.find(({ event }) => event.type === 'OrganiserDecided')?.version ?? 0;
    expect(await services.stores.matches.remarkOn(1, version)).toMatchObject({ user: '904', text: 'A storm at sea.' });
    expect(JSON.stringify(rows)).not.toContain('storm');
    const exported = await at.slash('Ada', 'match export', {}, { in: thread });
    expect(new TextDecoder().decode(exported?.files[0]?.data)).not.toContain('storm');
  });
});
