import { describe, expect, test } from 'vitest';
import { announce } from '#jobs/announce/announce.ts';
import { createThrottle } from '#jobs/queue/throttle.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { isPostOfKind } from '../../support/laws/postIds.ts';
import { type AnnouncementHarness, announcementHarness, doomAt, SEATED } from './announcementHarness.ts';

const HOUR_MS = 3_600_000;

/** A match whose announcer shares a queue with others: the next request waits `line.inMs`, until `line.pass()`. */
const besideOthers = async (opening: Parameters<typeof announcementHarness>[0] = {}) => {
  const table = await announcementHarness(opening);
  await table.announceAll();
  const line = { inMs: 0, waits: async (): Promise<void> => undefined };
  const throttle = createThrottle({
    aSecond: 45,
    reserve: async () => line.inMs,
    pause: () => line.waits(),
    now: () => table.clock.now().getTime(),
  });
  const announceOnce = (doom?: Parameters<AnnouncementHarness['services']>[0]) =>
    announce({ ...table.services(doom), throttle }, table.match);
  const near = async (): Promise<void> => {
    line.inMs = 1_000;
    await throttle.turn();
    line.inMs = 0;
  };
  const since = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = table.discord.requests.length;
    await act();
    return table.discord.requests.slice(before);
  };
  return { ...table, table, line, near, announceOnce, since };
};

/** What happened, as the thread tells it, without questions, marks or small print. */
const told = async (table: AnnouncementHarness): Promise<readonly string[]> =>
  table
    .texts(await table.thread())
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^(?:Ada|Ben|Cleo) (?:bids|displaces|takes)/.test(line));

describe('moves made while an announcement waits for Discord’s limit', () => {
  test('moves made while an announcement waits for Discord’s limit are one edit of the post they belong to', async () => {
    const match = await besideOthers({ deal: { seat: 2, gold: 20 } });
    /** Recruits and builds, and does not end the turn. */
    const act = async (): Promise<void> => {
      const { user, moves } = await match.legal();
      const command = moves.find(({ type }) => ['Recruit', 'Build'].includes(type));
      if (command === undefined) throw new Error(`Nothing to do among ${moves.map(({ type }) => type)}`);
      await match.play(user, command);
    };
    while ((await match.legal()).moves.every(({ type }) => type !== 'EndTurn')) await match.move();
    await match.announceAll();
    const before = match.texts(await match.thread()).at(-1) ?? '';
    match.line.inMs = 5_000;
    match.line.waits = async () => {
      match.line.inMs = 0;
      await act();
    };
    await act();
    const requests = await match.since(() => match.announceOnce());
    const after = match.texts(await match.thread()).at(-1) ?? '';
    expect(requests).toEqual([expect.stringMatching(/^PATCH .*\/messages\/\d+$/)]);
    expect(after.split('\n').length).toBeGreaterThanOrEqual(before.split('\n').length + 2);
    expect(await match.found()).toMatchObject({ announcedVersion: (await match.found()).version });
  });

  test('moves of several people while an announcement waits are one edit, and one post that mentions the last of them', async () => {
    const [match, apart] = [await besideOthers(), await besideOthers()];
    await match.near();
    match.line.inMs = 5_000;
    match.line.waits = async () => {
      match.line.inMs = 0;
      await match.move();
      await match.move();
    };
    await match.move();
    const requests = await match.since(() => match.announceOnce());
    for (let moves = 0; moves < 3; moves++) {
      await apart.move();
      await apart.announceOnce();
    }
    expect(requests.map((request) => request.split(' ')[0])).toEqual(['PATCH', 'POST']);
    expect((await told(match.table)).toSorted()).toEqual((await told(apart.table)).toSorted());
    expect((await told(match.table)).length).toBeGreaterThanOrEqual(3);
    expect(match.texts(await match.thread()).at(-1)).toBe(apart.texts(await apart.thread()).at(-1));
  });
});

describe('a move', () => {
  test('a move is announced immediately, and the post before it closed, while the limit is far', async () => {
    const match = await besideOthers();
    for (let moves = 0; moves < 3; moves++) {
      await match.move();
      const requests = await match.since(() => match.announceOnce());
      expect(requests.map((request) => request.split(' ')[0])).toEqual(['PATCH', 'POST']);
    }
  });

  test('a move takes one message while the limit is near, and the next one closes the post before it once the limit is far', async () => {
    const match = await besideOthers();
    await match.near();
    await match.move();
    expect(await match.since(() => match.announceOnce())).toEqual([expect.stringMatching(/^POST .*\/messages$/)]);
    expect(await told(match.table)).toHaveLength(1);
    match.clock.advance(1);
    await match.move();
    const requests = await match.since(() => match.announceOnce());
    expect(requests.map((request) => request.split(' ')[0])).toEqual(['PATCH', 'POST']);
  });

  test('a move is announced a second and a half after the previous one while the limit is near', async () => {
    const match = await besideOthers();
    await match.near();
    await match.move();
    await match.announceOnce();
    match.clock.advance(500 / HOUR_MS);
    await match.move();
    const early = await match.since(async () => expect(await match.announceOnce()).toEqual({ kind: 'retry', inMs: 1_000 }));
    expect(early).toEqual([]);
    match.clock.advance(1_000 / HOUR_MS);
    const late = await match.since(async () => expect(await match.announceOnce()).toMatchObject({ kind: 'announced' }));
    expect(late).toHaveLength(1);
    expect(await told(match.table)).toHaveLength(2);
  });
});

describe('cards', () => {
  const cardsOf = ({ table }: { readonly table: AnnouncementHarness }): readonly number[] =>
    SEATED.map((user) => table.textsOf(table.discord.dmOf(user), (body) => isPostOfKind(body, table.match, 'card')).length);

  /** Plays up to a move that brings everybody a new card. */
  const untilCards = async (match: Awaited<ReturnType<typeof besideOthers>>): Promise<void> => {
    const before = cardsOf(match);
    const other = await besideOthers();
    for (;;) {
      await other.move();
      await other.announceOnce();
      const isThere = cardsOf(other).join() !== before.join();
      await match.move();
      if (isThere) return;
      await match.announceOnce();
      match.clock.advance(1);
    }
  };

  test('cards come once, after everybody the match waits for, while the limit is near', async () => {
    const match = await besideOthers();
    await untilCards(match);
    const before = cardsOf(match);
    await match.near();
    const first = await match.since(async () => expect(await match.announceOnce()).toMatchObject({ kind: 'retry' }));
    expect(first.filter((request) => request.startsWith('POST')).length).toBeGreaterThan(0);
    expect(cardsOf(match)).toEqual(before);
    match.clock.advance(3_000 / HOUR_MS);
    expect(await match.since(() => match.announceOnce())).toEqual([]);
    match.clock.advance(10_000 / HOUR_MS);
    expect(await match.announceOnce()).toMatchObject({ kind: 'announced' });
    expect(cardsOf(match)).toEqual(before.map((cards) => cards + 1));
  });

  test('cards come after a minute though the limit is near, and though somebody has moved meanwhile', async () => {
    const match = await besideOthers();
    await untilCards(match);
    const before = cardsOf(match);
    await match.near();
    await match.announceOnce();
    match.clock.advance(4_000 / HOUR_MS);
    await match.near();
    await match.move();
    await match.announceOnce();
    expect(cardsOf(match)).toEqual(before);
    match.clock.advance(57_000 / HOUR_MS);
    await match.near();
    await match.announceOnce();
    expect(cardsOf(match)).toEqual(before.map((cards) => cards + 1));
  });
});

test('a notice of an attack comes later, like cards, while the limit is near', async () => {
  const match = await besideOthers({ events: withCreature(3, 'kraken') });
  const notices = () => match.texts(match.discord.dmOf('ben')).filter((text) => text.includes('you were attacked')).length;
  await match.near();
  const kraken = { type: 'UseCreature', seat: 0, creature: 'kraken', sea: 'D4' };
  await match.play('ada', kraken);
  expect(await match.announceOnce()).toMatchObject({ kind: 'retry' });
  expect(notices()).toBe(0);
  match.clock.advance(13_000 / HOUR_MS);
  expect(await match.announceOnce()).toMatchObject({ kind: 'announced' });
  expect(notices()).toBe(1);
});

describe('an announcer that dies while the limit is near', () => {
  test.each(['before', 'after'] as const)(
    'an announcer that dies near the limit %s any one of its requests loses nothing and sends nothing twice',
    async (moment) => {
      const prepared = async () => {
        const match = await besideOthers();
        await match.near();
        for (let moves = 0; moves < 4; moves++) await match.move();
        return match;
      };
      const undisturbed = await prepared();
      const requests = (await undisturbed.since(() => undisturbed.announceOnce())).length;
      const whole = (await told(undisturbed.table)).toSorted();
      expect(whole.length).toBeGreaterThanOrEqual(4);
      for (let request = 1; request <= requests; request++) {
        const match = await prepared();
        const { doom, struck } = doomAt(request, moment);
        await Promise.race([struck, match.announceOnce(doom)]);
        match.clock.advance(2);
        await match.announceAll();
        expect({ request, told: (await told(match.table)).toSorted() }).toEqual({ request, told: whole });
        const sent = match.discord.requests.filter((each) => /^POST .*\/messages$/.test(each));
        expect(new Set(match.texts(await match.thread())).size).toBe(match.texts(await match.thread()).length);
        expect(sent.length).toBeGreaterThan(0);
      }
    },
  );
});
