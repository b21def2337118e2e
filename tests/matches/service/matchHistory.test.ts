import { describe, expect, test } from 'vitest';
import { createMatchService, type HistoryStep } from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { countingGame } from '../games/countingGame.ts';
import { stoppedClock, type Table, table } from '../games/table.ts';

const stepsAfter = async ({ matches }: Table, match: number, after: number): Promise<readonly HistoryStep[]> => {
  const story = await matches.history(match, after);
  if (story === undefined) throw new Error('No such match.');
  return story.steps;
};

/** Starts a match in which Ben has conceded, so that one command has several events. */
const told = async () => {
  const fixture = table();
  const match = await fixture.started(3, { options: { goal: '20' } });
  await fixture.count(match, 'ada');
  await fixture.act(match, { type: 'Concede', user: 'ben' });
  await fixture.count(match, 'cleo', 2);
  await fixture.count(match, 'ada', 2);
  return { fixture, match };
};

describe('the history of a match', () => {
  test('history has one step for each command, without a gap', async () => {
    const { fixture, match } = await told();
    const steps = await stepsAfter(fixture, match, 0);
    expect(steps.map(({ from, version, by }) => [from, version, by])).toEqual([
      [1, 2, 0],
      [3, 3, 1],
      [4, 4, 2],
      [5, 9, 0],
      [10, 10, 0],
      [11, 12, 1],
      [13, 13, 2],
      [14, 15, 0],
    ]);
  });

  test('history shows the active seats before and after each step', async () => {
    const { fixture, match } = await told();
    const steps = await stepsAfter(fixture, match, 4);
    expect(steps.map(({ activeBefore, active }) => ({ activeBefore, active }))).toEqual([
      { activeBefore: [], active: [0] },
      { activeBefore: [0], active: [1] },
      { activeBefore: [1], active: [2] },
      { activeBefore: [2], active: [0] },
      { activeBefore: [0], active: [2] },
    ]);
  });

  test('history shows each viewer their own view after each step', async () => {
    const { fixture, match } = await told();
    const steps = await stepsAfter(fixture, match, 0);
    expect(steps[2]?.view('spectator')).toBeUndefined();
    expect(steps.slice(3).map((step) => (step.view('spectator') as { total: number }).total)).toEqual([0, 1, 2, 4, 7]);
    const secretOf = (viewer: number) => (steps[3]?.view(viewer) as { secret?: number } | undefined)?.secret;
    const dealt = steps[3]?.events.flatMap(({ event }) => ('secret' in event ? [event.secret] : []));
    expect([0, 1, 2].map(secretOf)).toEqual(dealt);
    expect(steps[3]?.view('spectator')).not.toHaveProperty('secret', expect.anything());
  });

  test('history shows each viewer only the events they may see', async () => {
    const { fixture, match } = await told();
    const [start] = await stepsAfter(fixture, match, 4);
    const dealtTo = (viewer: number | 'spectator') =>
      start?.redactedFor(viewer).flatMap(({ event }) => (event.type === 'SecretDealt' && 'seat' in event ? [event.seat] : []));
    expect(dealtTo('spectator')).toEqual([]);
    expect(dealtTo(1)).toEqual([1]);
    expect(start?.redactedFor('spectator').map(({ event }) => event.type)).toEqual(['MatchStarted', 'CountingBegan']);
  });

  test('history that continues from a later step equals history from the beginning', async () => {
    const { fixture, match } = await told();
    const whole = await stepsAfter(fixture, match, 0);
    const plain = (steps: readonly HistoryStep[]) => steps.map((step) => [step.from, step.version, step.active, step.view(0)]);
    for (const after of [0, 2, 9, 10, 12, 13, 10, 9, 15]) {
      expect(plain(await stepsAfter(fixture, match, after))).toEqual(plain(whole.filter(({ from }) => from > after)));
    }
  });

  test('history reads the log once, and then only new events', async () => {
    const { fixture, match } = await told();
    const read: number[] = [];
    const { stores, clock } = fixture;
    const watched = {
      ...stores,
      matches: {
        ...stores.matches,
        read: (id: number, after: number) => {
          read.push(after);
          return stores.matches.read(id, after);
        },
      },
    };
    const matches = createMatchService({ onBroken, stores: watched, clock, games: { counting: countingGame } });
    await matches.history(match, 13);
    await fixture.count(match, 'cleo');
    await matches.history(match, 15);
    expect(read).toEqual([0, 15]);
  });

  test('history applies events only when a view is requested, each once, and creates no other view', async () => {
    const { fixture, match } = await told();
    let evolved = 0;
    const counting: typeof countingGame = {
      ...countingGame,
      evolve: (state, event) => {
        evolved++;
        return countingGame.evolve(state, event);
      },
      view: () => {
        throw new Error('Nobody looks.');
      },
    };
    const matches = createMatchService({ onBroken, stores: fixture.stores, clock: stoppedClock(), games: { counting } });
    const steps = (await matches.history(match, 0))?.steps ?? [];
    expect(steps).toHaveLength(8);
    expect(evolved).toBe(0);
    expect(steps.map(({ active }) => active)).toHaveLength(8);
    expect(evolved).toBe(9);
  });

  test('an unknown match has no history', async () => {
    expect(await table().matches.history(7, 0)).toBeUndefined();
  });
});
