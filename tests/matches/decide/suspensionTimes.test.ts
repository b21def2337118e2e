import { describe, expect, test } from 'vitest';
import { erasedAt, isUnderWay, suspendedSince, voteEndsAt } from '#matches/decide/suspension.ts';
import { deadlinesOnResume } from '#matches/index.ts';
import { matchRow } from '../games/matchRow.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

test('the data of a server is erased 30 days after the bot has left it', () => {
  expect(erasedAt({ server: 'server', since: day(1) })).toEqual(day(31));
});

test('a match is under way when it has started and is not suspended', () => {
  expect(isUnderWay({ status: 'playing' })).toBe(true);
  expect(isUnderWay({ status: 'playing', suspendedAt: day(1) })).toBe(false);
  expect(isUnderWay({ status: 'lobby' })).toBe(false);
});

test('a match whose bot has left is suspended since then', () => {
  expect(suspendedSince(matchRow({ suspendedAt: day(3), movedAt: day(1) }))).toEqual(day(3));
  expect(suspendedSince(matchRow({ status: 'setAside', suspendedAt: day(3), movedAt: day(1) }))).toEqual(day(3));
  expect(suspendedSince(matchRow({ movedAt: day(1) }))).toBeUndefined();
});

test('a match that is set aside is suspended since its last move or resumption', () => {
  expect(suspendedSince(matchRow({ status: 'setAside', movedAt: day(1) }))).toEqual(day(1));
  expect(suspendedSince(matchRow({ status: 'setAside', movedAt: day(1), resumedAt: day(5) }))).toEqual(day(5));
  expect(suspendedSince(matchRow({ status: 'setAside', movedAt: day(6), resumedAt: day(5) }))).toEqual(day(6));
});

describe('the deadlines of a resumed match', () => {
  test('a resumed lobby keeps its remaining time', () => {
    const lobby = matchRow({ status: 'lobby', suspendedAt: day(3), expiresAt: day(8) });
    expect(deadlinesOnResume(lobby, day(10))).toEqual({ at: day(10), expiresAt: day(15) });
  });

  test('a resumed match that was warned stays open for at least a week', () => {
    const warned = matchRow({ suspendedAt: day(60), movedAt: day(1), staleAt: day(61) });
    expect(deadlinesOnResume(warned, day(70))).toEqual({ at: day(70), staleAt: day(77) });
    expect(deadlinesOnResume({ ...warned, staleAt: day(90) }, day(70))).toEqual({ at: day(70), staleAt: day(90) });
  });

  test('a resumed match that was not warned keeps its check', () => {
    expect(Object.keys(deadlinesOnResume(matchRow({ suspendedAt: day(3), movedAt: day(1), staleAt: day(54) }), day(10)))).toEqual(
      ['at'],
    );
    expect(Object.keys(deadlinesOnResume(matchRow({ suspendedAt: day(3) }), day(10)))).toEqual(['at']);
  });

  test('a vote stays open for at least a day after its match has resumed', () => {
    const until = day(5).getTime();
    expect(voteEndsAt(matchRow(), { until })).toBe(until);
    expect(voteEndsAt(matchRow({ resumedAt: day(7) }), { until })).toBe(day(8).getTime());
    expect(voteEndsAt(matchRow({ resumedAt: day(2) }), { until })).toBe(until);
  });
});
