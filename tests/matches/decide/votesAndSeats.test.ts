import { describe, expect, test } from 'vitest';
import type { Motion } from '#matches/index.ts';
import { type Table, table } from '../games/table.ts';

const PAUSE: Motion = { kind: 'pause', hours: 48 };

const openVote = async (house: Table, match: number) => (await house.matches.position(match, undefined))?.vote;

/** Four people, of whom Ada has called a vote, and given her seat away then. */
const called = async () => {
  const house = table();
  const match = await house.started(4, { pace: '24h' });
  await house.act(match, { type: 'CallVote', user: 'ada', motion: PAUSE });
  await house.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
  const speak = async (user: string, yes: boolean) =>
    house.act(match, { type: 'Vote', user, called: (await openVote(house, match))?.called ?? 0, yes });
  return { house, match, speak };
};

describe('the voice of a seat', () => {
  test('is its person’s: somebody new has said nothing yet', async () => {
    const { house, match, speak } = await called();
    await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(await openVote(house, match)).toMatchObject({ by: 0, yes: [], no: [], voters: [0, 1, 2, 3] });
    await speak('ben', true);
    await speak('cleo', true);
    expect((await house.stores.matches.find(match))?.pausedUntil).toBeUndefined();
    await speak('eve', true);
    expect((await house.stores.matches.find(match))?.pausedUntil).toBeDefined();
  });

  test('is there again when its own person takes it back', async () => {
    const { house, match } = await called();
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await openVote(house, match)).toMatchObject({ yes: [0], voters: [0, 1, 2, 3] });
  });

  test('leaves somebody new free to call another vote, though the former person would have to wait', async () => {
    const { house, match, speak } = await called();
    for (const user of ['ben', 'cleo']) await speak(user, false);
    expect(await openVote(house, match)).toBeUndefined();
    await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    expect(await house.act(match, { type: 'CallVote', user: 'eve', motion: PAUSE })).toMatchObject({ kind: 'played' });
  });

  test('is told of as the seat is given away and taken: who has one then', async () => {
    const { house, match } = await called();
    await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 });
    const steps = (await house.matches.history(match, 0))?.steps.slice(-3) ?? [];
    expect(steps.map((step) => step.votes().map(({ voters, yes }) => ({ voters, yes })))).toEqual([
      [{ voters: [0, 1, 2, 3], yes: [0] }],
      [{ voters: [1, 2, 3], yes: [0] }],
      [{ voters: [0, 1, 2, 3], yes: [] }],
    ]);
  });
});
