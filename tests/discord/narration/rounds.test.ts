import { describe, expect, test } from 'vitest';
import { openings, roundsOf } from '#discord/narration/rounds.ts';
import type { MatchHistory } from '#matches/index.ts';
import { REGISTRY } from '../../support/games.ts';

/** A history of Cyclades in which each list of events is a step; `takenBack`: versions, counted from 1. */
const storyOf = (steps: readonly (readonly string[])[], takenBack: readonly number[] = []): MatchHistory => {
  let version = 0;
  const made = steps.map((types) => ({
    events: types.map((type) => {
      version += 1;
      return { version, event: { type } };
    }),
    view: (viewer: unknown, at: unknown) => ({ viewer, at }),
  }));
  const story = { match: { game: 'cyclades' }, steps: made, takenBack: new Set(takenBack) };
  return story as unknown as MatchHistory;
};

const CYCLE = ['CycleBegan', 'TrackFilled', 'IncomeCollected'];

const laidOutAt = (story: MatchHistory): readonly unknown[] =>
  roundsOf(REGISTRY, story).map(({ view }) => (view(0) as { at: unknown }).at);

describe('the rounds of a history', () => {
  test('rounds are counted from 1, each in the state in which it was laid out, whatever follows in the same step', () => {
    const story = storyOf([['GameBegan', ...CYCLE, 'BidPlaced'], ['BidPlaced'], ['TurnEnded', ...CYCLE, 'BidPlaced', ...CYCLE]]);
    expect(roundsOf(REGISTRY, story).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(laidOutAt(story)).toEqual([4, 10, 14]);
    expect(roundsOf(REGISTRY, story)[1]?.view('spectator')).toEqual({ viewer: 'spectator', at: 10 });
  });

  test('retracted rounds are not counted', () => {
    const steps = [[...CYCLE], ['TurnEnded', ...CYCLE], ['Undone'], ['TurnEnded', ...CYCLE]];
    expect(laidOutAt(storyOf(steps))).toHaveLength(3);
    expect(laidOutAt(storyOf(steps, [4, 5, 6, 7]))).toEqual([3, 12]);
  });

  test('rounds open where they are announced, or otherwise where they are laid out', () => {
    const opening = (game: string, ...types: readonly string[]) =>
      openings(
        REGISTRY,
        game,
        types.map((type) => ({ type, step: 'offers' })),
      );
    expect(opening('cyclades', ...CYCLE, 'BidPlaced', ...CYCLE)).toEqual([true, false, false, false, true, false, false]);
    expect(opening('peloponnes', 'LevelBegan', 'RoundBegan', 'StepBegan', 'StepBegan')).toEqual([true, false, false, true]);
  });
});
