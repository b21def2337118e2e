import { expect, test } from 'vitest';
import { playCup, standingsOf, tablesOf } from '#community/cups/index.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import { drawRound } from '#jobs/upkeep/drawRound.ts';
import { DAY } from '../../community/cups/cups.ts';
import { beacon } from '../../matches/decide/localRounds.ts';
import { BEGUN, openCupOf } from './openCupOf.ts';

const SIX = ['901', '902', '903', '904', '905', '906'];

test.each([true, false])('the matches of a cup are rated as its moderator chose: %s', async (rated) => {
  const { pass } = await openCupOf(SIX.slice(0, 4), { rated });
  const matches = await pass();
  expect(matches.map((match) => [match.status, match.rated])).toEqual(matches.map(() => ['playing', rated]));
  expect(matches).not.toEqual([]);
});

test('a player who was banned after entering is in no rated match: a substitute plays, unless they are banned, too', async () => {
  const { stores, pass } = await openCupOf(SIX, { rated: true, most: 4 });
  for (const about of ['902', '905']) {
    const until = new Date(BEGUN + 30 * DAY);
    await stores.moderation.decide({ kind: 'ban', server: '10', at: new Date(BEGUN), by: '901', about, reason: '–', until });
  }
  for (const { seats } of await pass()) expect(seats.map(({ user }) => user).toSorted()).toEqual(['901', '903', '904', '906']);
});

/** A rated cup of four, of whom one is banned before the draw, while two others look for a match by `/play`. */
const openWithQueue = async () => {
  const opened = await openCupOf(SIX.slice(0, 4), { rated: true });
  const { stores, services, requests } = opened;
  const until = new Date(BEGUN + 30 * DAY);
  const { clock } = services;
  await stores.moderation.decide({ kind: 'ban', server: '10', at: clock.now(), by: '901', about: '902', reason: '–', until });
  for (const [user, game] of [
    ['905', 'cyclades'],
    ['906', 'peloponnes'],
  ] as const) {
    await stores.users.change(user, { name: user, dmChannel: `dm ${user}` });
    const choices = { games: [game], paces: ['24h'], seats: [4], computer: false };
    await stores.seeks.save(user, '10', choices, { since: clock.now(), lookAt: until });
  }
  await syncCupPost(services, 1);
  const asked = () =>
    requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('A seat is free')).map(({ path }) => path);
  const waiting = async () => tablesOf(await opened.cup()).filter(({ match }) => match === undefined);
  return { ...opened, asked, waiting };
};

test('without a reserve, people who look for such a match are asked once, and one who enters has the seat', async () => {
  const { services, cup, pass, matches, asked, waiting } = await openWithQueue();
  await pass().catch(() => undefined);
  expect(asked()).toEqual(['/channels/dm 905/messages']);
  expect(await waiting()).toHaveLength(4);
  await workOnCups(services, 10);
  expect(asked()).toHaveLength(1);
  const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
  await playCup(services, 1, { type: 'Enter', user: '905', name: '905', applicant }, 'enter 905');
  await workOnCups(services, 10);
  expect(await waiting()).toEqual([]);
  for (const { seats } of await matches()) expect(seats.map(({ user }) => user).toSorted()).toEqual(['901', '903', '904', '905']);
  expect(standingsOf(await cup()).map(({ entrant }) => entrant)).toContain(4);
});

test('a player who is banned a second time before their match began is left out a second time', async () => {
  const { services, stores, pass, cup, matches } = await openWithQueue();
  await pass().catch(() => undefined);
  const decision = { server: '10', at: services.clock.now(), by: '901', about: '902', reason: '–' };
  await stores.moderation.decide({ ...decision, kind: 'unban' });
  const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
  await playCup(services, 1, { type: 'Enter', user: '902', name: '902', applicant }, 'enter again');
  await stores.moderation.decide({ ...decision, kind: 'ban', until: new Date(BEGUN + 30 * DAY) });
  await pass(1.1);
  for (const { seats } of await matches())
    expect(seats.flatMap(({ user }) => user ?? []).toSorted()).toEqual(['901', '903', '904']);
  expect((await cup()).entrants.filter(({ hasWithdrawn }) => hasWithdrawn)).toHaveLength(1);
});

test('nobody waits for people of the queue whose direct messages are closed', async () => {
  const { stores, pass, waiting } = await openWithQueue();
  await stores.users.change('905', { dmClosed: true });
  await pass();
  expect(await waiting()).toEqual([]);
});

test('nobody of the queue is led to a post that they cannot see', async () => {
  const { refuse, pass, asked, waiting } = await openWithQueue();
  // By Discord, they are no member any more.
  refuse(/members\/905$/, 10_007);
  await pass();
  expect(asked()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('where nobody of the queue enters within a day, AI players have the seats', async () => {
  const { pass, cup, matches, waiting, asked } = await openWithQueue();
  await pass().catch(() => undefined);
  await pass(0.9).catch(() => undefined);
  expect(await waiting()).toHaveLength(4);
  await pass(0.2);
  expect(asked()).toHaveLength(1);
  for (const { seats } of await matches()) expect(seats.filter(({ user }) => user !== undefined)).toHaveLength(3);
  expect(tablesOf(await cup()).every(({ seats }) => seats.includes(null))).toBe(true);
});

/** Where relays are configured, as `/cup create` sets it. */
const BEACON = { fair: 'beacon', game: 'peloponnes' } as const;
const relays = (round: (round: number) => Promise<string | undefined>) => ({ chain: beacon.chain, round });

test.each([true, false])(
  'where relays are configured, all matches of a cup draw with the beacon, rated or not: %s',
  async (rated) => {
    const signed = relays(async (round) => beacon.sign(round));
    const { services, pass, matches } = await openCupOf(SIX.slice(0, 4), { ...BEACON, rated }, signed);
    const dealt = await pass();
    expect(dealt.map((match) => [match.status, match.rated, match.fair])).toEqual(dealt.map(() => ['playing', rated, 'beacon']));
    expect(dealt.map(({ active }) => active)).toEqual(dealt.map(() => []));
    await pass(0.1);
    for (const { id } of dealt) await drawRound(services, id);
    const drawn = await matches();
    expect(drawn.every(({ active }) => active.length > 0)).toBe(true);
    for (const match of drawn) expect((await services.matches.history(match, 0))?.unreadable).toBeUndefined();
  },
);

test('a cup whose relays never answer ends at its deadline: what was not dealt is a tie', async () => {
  const silent = relays(async () => undefined);
  const { pass, cup } = await openCupOf(SIX.slice(0, 4), { ...BEACON, rated: true, roundDays: 9 }, silent);
  await pass();
  await pass(9);
  const { phase, rounds } = await cup();
  expect(phase).toBe('ended');
  const standings = standingsOf(await cup());
  expect(standings.map(({ points }) => points)).toEqual(standings.map(() => standings[0]?.points));
  expect(rounds).toHaveLength(1);
});
