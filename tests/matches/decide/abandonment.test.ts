import { describe, expect, test } from 'vitest';
import { closesAt } from '#matches/index.ts';
import { table } from '../games/table.ts';

const DAY = 24;

/** Starts a match of three, then lets a number of days pass without a move. */
const idle = async (days: number) => {
  const fixture = table();
  const match = await fixture.started(3, { pace: 'off' });
  fixture.clock.advance(days * DAY);
  const found = async () => (await fixture.stores.matches.find(match)) ?? expect.fail('The match is gone.');
  const abandon = () => fixture.act(match, { type: 'Abandon' });
  /** Does what the job that warns does. */
  const warn = async (at: Date) => fixture.stores.schedule.reschedule(match, { version: (await found()).version }, at);
  return { ...fixture, match, found, abandon, warn };
};

describe('abandoned matches', () => {
  test('a match is checked for abandonment 53 days after its last move', async () => {
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

  test('a match is never closed before its warning, however old its last move is', async () => {
    const { abandon } = await idle(100);
    expect(await abandon()).toMatchObject({ kind: 'rejected', rejection: { code: 'notDueYet' } });
  });

  test('an abandoned match is closed at the time its warning named, without winners', async () => {
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

  test('a warned match is closed 60 days after its last move, and never less than a week after the warning', () => {
    const movedAt = new Date('2026-01-01T12:00:00Z');
    const closedWhenWarnedOn = (now: string) => closesAt({ movedAt }, new Date(now)).toISOString();
    expect(closedWhenWarnedOn('2026-02-23T12:00:00Z')).toBe('2026-03-02T12:00:00.000Z');
    expect(closedWhenWarnedOn('2026-02-28T12:00:00Z')).toBe('2026-03-07T12:00:00.000Z');
  });

  test('a move or a vote after the warning keeps a match open', async () => {
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

  test('actions of the bot do not count as play', async () => {
    const { act, match, clock, found } = await idle(0);
    const called = await act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: DAY } });
    const { staleAt } = await found();
    clock.advance(48);
    const version = called.kind === 'played' ? (called.events[0]?.version ?? 0) : 0;
    expect(await act(match, { type: 'CountVotes', called: version })).toMatchObject({ kind: 'played' });
    expect((await found()).staleAt).toEqual(staleAt);
  });
});
