import { expect, test } from 'vitest';
import { isTimeOutAnswer } from '#matches/model/options.ts';
import type { LobbyState, MatchState } from '#matches/model/state.ts';
import { areDrawsCounted, decisionsOf, fairnessIn, wordsIn } from '#matches/model/state.ts';
import { evolveLobby } from '#matches/replay/evolveLobby.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { countingGame } from '../games/countingGame.ts';

const terms = { options: {}, remindAfterHours: 24, pace: 'off', timeOut: 'computer' } as const;
const lobby: LobbyState = {
  ...terms,
  phase: 'lobby',
  host: 2,
  seats: 4,
  computers: [1, 3],
  levels: [undefined, 'novice', undefined, 'strong'],
  words: ['a', 'b', undefined, 'd'],
};
/** Returns a state of another phase, with only the fields that these functions read. */
const stateIn = (phase: MatchState['phase'], part: object = {}): MatchState =>
  ({ ...terms, phase, ...part }) as unknown as MatchState;

test('the entropy of a lobby has no gaps, and that of a match stays until its end', () => {
  expect(wordsIn(lobby)).toEqual(['a', 'b', 'd']);
  expect(wordsIn(stateIn('playing', { words: ['a'] }))).toEqual(['a']);
  expect(wordsIn(stateIn('ended', { words: ['a'] }))).toEqual(['a']);
  expect(wordsIn(stateIn('closed'))).toEqual([]);
});

test('a match is fair by the beacon if it has one', () => {
  expect(fairnessIn({ ...lobby, beacon: signer().chain })).toBe('beacon');
  expect(fairnessIn(lobby)).toBe('secret');
  expect(fairnessIn(stateIn('unborn'))).toBe('secret');
});

test('draws are counted only in matches that were opened since draws are counted', () => {
  expect(areDrawsCounted(stateIn('playing', { draws: 'counted' }))).toBe(true);
  expect(areDrawsCounted(stateIn('playing'))).toBe(false);
  expect(areDrawsCounted(stateIn('unborn'))).toBe(false);
});

test('decisions are counted in running and ended matches', () => {
  expect(decisionsOf(stateIn('playing', { decisions: [1, 2] }))).toEqual([1, 2]);
  expect(decisionsOf(stateIn('ended', { decisions: [1, 2] }))).toEqual([1, 2]);
  expect(decisionsOf(lobby)).toEqual([]);
});

test('only the values of the time-out option are answers to a time-out', () => {
  expect(['computer', 'safe', 'vote', 'secret'].map(isTimeOutAnswer)).toEqual([true, true, true, false]);
});

test('host, computers and entropy move up with their seats when a seat leaves a lobby', () => {
  const left = (seat: number) => evolveLobby(countingGame, lobby, { type: 'SeatLeft', seat });
  expect(left(0)).toMatchObject({
    seats: 3,
    host: 1,
    computers: [0, 2],
    levels: ['novice', undefined, 'strong'],
    words: ['b', undefined, 'd'],
  });
  expect(left(1)).toMatchObject({ seats: 3, host: 1, computers: [2], words: ['a', undefined, 'd'] });
  expect(left(3)).toMatchObject({ seats: 3, host: 2, computers: [1], words: ['a', 'b', undefined] });
});
