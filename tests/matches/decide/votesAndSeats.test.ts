import { describe, expect, test } from 'vitest';
import type { Motion } from '#matches/index.ts';
import { type Table, table } from '../games/table.ts';

const PAUSE: Motion = { kind: 'pause', hours: 48 };

const openVote = async (fixture: Table, match: number) => (await fixture.matches.position(match, undefined))?.vote;

/** Starts a match of four in which Ada has called a vote and then given her seat away. */
const called = async () => {
  const fixture = table();
  const match = await fixture.started(4, { pace: '24h' });
  await fixture.act(match, { type: 'CallVote', user: 'ada', motion: PAUSE });
  await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
  const speak = async (user: string, yes: boolean) =>
    fixture.act(match, { type: 'Vote', user, called: (await openVote(fixture, match))?.called ?? 0, yes });
  return { fixture, match, speak };
};

describe('votes of seats that change hands', () => {
  test('the new user of a seat has not voted yet', async () => {
    const { fixture, match, speak } = await called();
    await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(await openVote(fixture, match)).toMatchObject({ by: 0, yes: [], no: [], voters: [0, 1, 2, 3] });
    await speak('ben', true);
    await speak('cleo', true);
    expect((await fixture.stores.matches.find(match))?.pausedUntil).toBeUndefined();
    await speak('eve', true);
    expect((await fixture.stores.matches.find(match))?.pausedUntil).toBeInstanceOf(Date);
  });

  test('the vote of a seat returns when its own user takes it back', async () => {
    const { fixture, match } = await called();
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await openVote(fixture, match)).toMatchObject({ yes: [0], voters: [0, 1, 2, 3] });
  });

  test('the new user of a seat can call a vote although the former user would have to wait', async () => {
    const { fixture, match, speak } = await called();
    for (const user of ['ben', 'cleo']) await speak(user, false);
    expect(await openVote(fixture, match)).toBeUndefined();
    await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(await fixture.act(match, { type: 'CallVote', user: 'eve', motion: PAUSE })).toMatchObject({ kind: 'played' });
  });

  test('the history of a vote shows who could vote when a seat was given away and taken', async () => {
    const { fixture, match } = await called();
    await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    const steps = (await fixture.matches.history(match, 0))?.steps.slice(-3) ?? [];
    expect(steps.map((step) => step.votes().map(({ voters, yes }) => ({ voters, yes })))).toEqual([
      [{ voters: [0, 1, 2, 3], yes: [0] }],
      [{ voters: [1, 2, 3], yes: [0] }],
      [{ voters: [0, 1, 2, 3], yes: [] }],
    ]);
  });
});
