import { describe, expect, test } from 'vitest';
import { table } from '../games/table.ts';

const DAY = 24;

/** A match of three in which nobody has moved for so many days. */
const idle = async (days: number) => {
  const house = table();
  const match = await house.started(3, { pace: 'off' });
  house.clock.advance(days * DAY);
  const found = async () => (await house.stores.matches.find(match)) ?? expect.fail('The match is gone.');
  const abandon = () => house.act(match, { type: 'Abandon' });
  /** As the warning does. */
  const warn = async (at: Date) => house.stores.schedule.reschedule(match, { version: (await found()).version }, at);
  return { ...house, match, found, abandon, warn };
};

describe('a match that nobody plays any more', () => {
  test('is to be looked at 53 days after the last move', async () => {
    const { found, stores, clock, count, match } = await idle(0);
    expect((await found()).staleAt).toEqual(new Date('2026-02-23T12:00:00Z'));
    clock.advance(DAY);
    await count(match, 'ada');
    expect((await found()).staleAt).toEqual(new Date('2026-02-24T12:00:00Z'));
    clock.advance(53 * DAY - 1);
    expect(await stores.schedule.due('stale', clock.now(), 9)).toEqual([]);
    clock.advance(1);
    expect(await stores.schedule.due('stale', clock.now(), 9)).toEqual([match]);
  });

  test('is closed by nobody before its warning, however long ago the last move was', async () => {
    const { abandon } = await idle(100);
    expect(await abandon()).toMatchObject({ kind: 'rejected', rejection: { code: 'notDueYet' } });
  });

  test('is closed at the time that its warning named, and nobody wins', async () => {
    const { abandon, warn, clock, match, stores } = await idle(53);
    await warn(new Date(clock.now().getTime() + 7 * DAY * 3_600_000));
    clock.advance(7 * DAY - 1);
    expect(await abandon()).toMatchObject({ kind: 'rejected' });
    clock.advance(1);
    expect(await stores.schedule.due('stale', clock.now(), 9)).toEqual([match]);
    expect(await abandon()).toMatchObject({
      match: { status: 'ended', active: [] },
      events: [{ event: { type: 'MatchEnded', winners: [], reason: 'abandoned' } }],
    });
    expect(await stores.schedule.due('stale', clock.now(), 9)).toEqual([]);
  });

  test('goes on when somebody moves or votes after the warning', async () => {
    for (const command of [
      { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } },
      { type: 'CallVote', user: 'ben', motion: { kind: 'draw' } },
    ] as const) {
      const { abandon, warn, clock, act, match, found } = await idle(53);
      await warn(new Date(clock.now().getTime() + 7 * DAY * 3_600_000));
      clock.advance(DAY);
      await act(match, command);
      expect((await found()).staleAt).toEqual(new Date(clock.now().getTime() + 53 * DAY * 3_600_000));
      clock.advance(6 * DAY);
      expect(await abandon()).toMatchObject({ kind: 'rejected' });
    }
  });

  test('does not count as played by what the house does to it', async () => {
    const { act, match, clock, found } = await idle(0);
    const called = await act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: DAY } });
    const { staleAt } = await found();
    clock.advance(48);
    const version = called.kind === 'played' ? (called.events[0]?.version ?? 0) : 0;
    expect(await act(match, { type: 'CountVotes', called: version })).toMatchObject({ kind: 'played' });
    expect((await found()).staleAt).toEqual(staleAt);
  });
});
