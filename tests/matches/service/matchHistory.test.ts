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

/** A match in which ben has conceded, so that one of its commands makes several events. */
const told = async () => {
  const house = table();
  const match = await house.started(3, { options: { goal: '20' } });
  await house.count(match, 'ada');
  await house.act(match, { type: 'Concede', user: 'ben' });
  await house.count(match, 'cleo', 2);
  await house.count(match, 'ada', 2);
  return { house, match };
};

describe('a story', () => {
  test('has one step a command, without a gap', async () => {
    const { house, match } = await told();
    const steps = await stepsAfter(house, match, 0);
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

  test('says who was due before and after each step', async () => {
    const { house, match } = await told();
    const steps = await stepsAfter(house, match, 4);
    expect(steps.map(({ activeBefore, active }) => ({ activeBefore, active }))).toEqual([
      { activeBefore: [], active: [0] },
      { activeBefore: [0], active: [1] },
      { activeBefore: [1], active: [2] },
      { activeBefore: [2], active: [0] },
      { activeBefore: [0], active: [2] },
    ]);
  });

  test('shows the match as it stood after each step, to each viewer their own', async () => {
    const { house, match } = await told();
    const steps = await stepsAfter(house, match, 0);
    expect(steps[2]?.view('spectator')).toBeUndefined();
    expect(steps.slice(3).map((step) => (step.view('spectator') as { total: number }).total)).toEqual([0, 1, 2, 4, 7]);
    const secretOf = (viewer: number) => (steps[3]?.view(viewer) as { secret?: number } | undefined)?.secret;
    const dealt = steps[3]?.events.flatMap(({ event }) => ('secret' in event ? [event.secret] : []));
    expect([0, 1, 2].map(secretOf)).toEqual(dealt);
    expect(steps[3]?.view('spectator')).not.toHaveProperty('secret', expect.anything());
  });

  test('tells each viewer what they may know', async () => {
    const { house, match } = await told();
    const [start] = await stepsAfter(house, match, 4);
    const dealtTo = (viewer: number | 'spectator') =>
      start?.redactedFor(viewer).flatMap(({ event }) => (event.type === 'SecretDealt' && 'seat' in event ? [event.seat] : []));
    expect(dealtTo('spectator')).toEqual([]);
    expect(dealtTo(1)).toEqual([1]);
    expect(start?.redactedFor('spectator').map(({ event }) => event.type)).toEqual(['MatchStarted', 'CountingBegan']);
  });

  test('goes on where it was left, the same as if told from the beginning', async () => {
    const { house, match } = await told();
    const whole = await stepsAfter(house, match, 0);
    const plain = (steps: readonly HistoryStep[]) => steps.map((step) => [step.from, step.version, step.active, step.view(0)]);
    for (const after of [0, 2, 9, 10, 12, 13, 10, 9, 15]) {
      expect(plain(await stepsAfter(house, match, after))).toEqual(plain(whole.filter(({ from }) => from > after)));
    }
  });

  test('reads the log once, and from then on only what is new', async () => {
    const { house, match } = await told();
    const read: number[] = [];
    const { stores, clock } = house;
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
    await house.count(match, 'cleo');
    await matches.history(match, 15);
    expect(read).toEqual([0, 15]);
  });

  test('evolves nothing until somebody asks how it stood, then each event once, and asks for no view nobody looks at', async () => {
    const { house, match } = await told();
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
    const matches = createMatchService({ onBroken, stores: house.stores, clock: stoppedClock(), games: { counting } });
    const steps = (await matches.history(match, 0))?.steps ?? [];
    expect(steps).toHaveLength(8);
    expect(evolved).toBe(0);
    expect(steps.map(({ active }) => active)).toHaveLength(8);
    expect(evolved).toBe(9);
  });

  test('is not told of a match there is not', async () => {
    expect(await table().matches.history(7, 0)).toBeUndefined();
  });
});
