import { describe, expect, test } from 'vitest';
import { askedSince, type HistoryStep } from '#matches/index.ts';
import { type MadeUp, storyOf } from '../../jobs/announce/steps.ts';

const HOUR = 3_600_000;
const begun = new Date('2026-01-01T12:00:00Z');
const at = (hours: number): Date => new Date(begun.getTime() + hours * HOUR);

describe('when a seat was asked', () => {
  const began: MadeUp = { by: 0, events: ['MatchStarted'], due: [0, 1] };
  const later = (steps: readonly HistoryStep[]): readonly HistoryStep[] =>
    steps.map((step, index) => ({ ...step, at: at(index) }));
  const askedIn = (seat: number, ...made: readonly MadeUp[]) => askedSince(later(storyOf(...made)), seat);

  test('a seat was asked when it became active, whatever others have done since', () => {
    const others: readonly MadeUp[] = [
      { by: 0, events: ['Noted'], due: [0, 1] },
      { by: 0, events: ['Chose'], due: [1] },
      { by: 2, events: ['SeatConceded'], due: [1] },
    ];
    expect(askedIn(1, { by: 2, events: ['Moved'], due: [2] }, began, ...others)).toEqual(at(1));
  });

  test('a seat that acts and stays active is asked again', () => {
    expect(askedIn(0, began, { by: 0, events: ['Noted'], due: [0, 1] }, { by: 1, events: ['Chose'], due: [0] })).toEqual(at(1));
  });

  test('a seat whose act in the game also ends a vote is asked again', () => {
    expect(askedIn(0, began, { by: 0, events: ['Noted', 'VoteEnded'], due: [0, 1] })).toEqual(at(1));
  });

  test('an undo by another seat does not ask a seat again', () => {
    expect(askedIn(0, began, { by: 1, events: ['Undone'], due: [0, 1] })).toEqual(at(0));
  });

  test('an act outside the game does not ask a seat again', () => {
    expect(askedIn(0, began, { by: 0, events: ['Voted'], due: [0, 1] })).toEqual(at(0));
  });

  test('a seat that becomes active again is asked again', () => {
    expect(askedIn(1, began, { by: 0, events: ['Took'], due: [0] }, { by: 0, events: ['Gave'], due: [1] })).toEqual(at(2));
  });

  test('an inactive seat is not asked', () => {
    expect(askedIn(1, began, { by: 1, events: ['Chose'], due: [0] })).toBeUndefined();
  });
});
