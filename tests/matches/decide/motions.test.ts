import { describe, expect, test } from 'vitest';
import type { MatchId, Motion } from '#matches/index.ts';
import { type Table, table } from '../games/table.ts';

const decide = async ({ act }: Table, match: MatchId, motion: Motion, reason = 'agreed') => {
  const played = await act(match, { type: 'Organise', user: 'organiser', motion, reason });
  return played.kind === 'rejected' ? played.rejection : played.kind;
};

const started = async () => {
  const fixture = table();
  const match = await fixture.started(3, { pace: '24h' });
  return { fixture, match, decided: (motion: Motion, reason?: string) => decide(fixture, match, motion, reason) };
};

/** Starts a match in which Ada is out of time and Ben has called a vote. */
const voting = async (motion: Motion) => {
  const { fixture, match, decided } = await started();
  fixture.clock.advance(72);
  await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: Date.parse('2026-01-01T12:00:00Z') });
  await fixture.act(match, { type: 'CallVote', user: 'ben', motion });
  const isOpen = async () => (await fixture.matches.position(match, 'ben'))?.vote !== undefined;
  expect(await isOpen()).toBe(true);
  return { fixture, match, decided, isOpen };
};

describe('bounds of motions', () => {
  test('an extension is refused below one hour, above 240 hours and in parts of an hour', async () => {
    const { decided } = await started();
    for (const hours of [0, -1, 241, 1.5, Number.NaN])
      expect(await decided({ kind: 'extend', seat: 0, hours })).toEqual({
        code: 'extensionOutOfBounds',
        params: { leastHours: 1, mostHours: 240 },
      });
    for (const hours of [1, 240]) expect(await decided({ kind: 'extend', seat: 0, hours })).toBe('played');
  });

  test('a pause is refused without a length and in parts of an hour', async () => {
    const { decided } = await started();
    for (const hours of [0, -24, 24.5])
      expect(await decided({ kind: 'pause', hours })).toMatchObject({ code: 'pauseTooShort', params: { leastHours: 24 } });
    expect(await decided({ kind: 'pause', hours: 24 })).toBe('played');
  });

  test('a motion on a seat that does not exist is refused', async () => {
    const { decided } = await started();
    for (const seat of [-1, 3, 0.5, Number.NaN])
      expect(await decided({ kind: 'computer', seat })).toEqual({ code: 'noSuchSeat', params: { seats: 3 } });
    expect(await decided({ kind: 'computer', seat: 2 })).toBe('played');
  });

  test('a computer’s seat can be opened for a substitute, but gets no more time and no other computer', async () => {
    const { decided } = await started();
    await decided({ kind: 'computer', seat: 2 });
    expect(await decided({ kind: 'extend', seat: 2, hours: 5 })).toMatchObject({ code: 'computerThere' });
    expect(await decided({ kind: 'computer', seat: 2 })).toMatchObject({ code: 'computerThere' });
    expect(await decided({ kind: 'replace', seat: 2 })).toBe('played');
  });

  test('an organiser’s reason has between 1 and 300 characters without surrounding spaces', async () => {
    const { decided } = await started();
    const extend = { kind: 'extend', seat: 0, hours: 1 } as const;
    expect(await decided(extend, '   ')).toEqual({ code: 'reasonNeeded', params: { most: 300 } });
    expect(await decided(extend, 'x'.repeat(301))).toMatchObject({ code: 'reasonNeeded' });
    expect(await decided(extend, ` ${'x'.repeat(300)} `)).toBe('played');
  });
});

describe('votes that become obsolete', () => {
  test('a vote on a seat ends when an organiser gives the seat more time', async () => {
    const { decided, isOpen } = await voting({ kind: 'replace', seat: 0 });
    await decided({ kind: 'extend', seat: 0, hours: 5 });
    expect(await isOpen()).toBe(false);
  });

  test('a vote on a seat stays open when another seat gets more time', async () => {
    const { decided, isOpen } = await voting({ kind: 'replace', seat: 0 });
    await decided({ kind: 'extend', seat: 1, hours: 5 });
    expect(await isOpen()).toBe(true);
  });

  test('a vote on more time for a seat stays open when the seat moves', async () => {
    const { fixture, match, isOpen } = await voting({ kind: 'extend', seat: 0, hours: 5 });
    await fixture.count(match, 'ada');
    expect(await isOpen()).toBe(true);
  });
});
