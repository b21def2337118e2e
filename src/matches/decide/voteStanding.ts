import type { AnyGame } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { VoteStanding } from '../model/results.ts';
import { isMatchEvent, type MatchState } from '../model/state.ts';
import { abstainsIn, needsAll, voicesToCarry, votersOn } from './votes.ts';

/** Returns the open vote of a match, if any. */
export const openVoteIn = (game: AnyGame, state: MatchState): VoteStanding | undefined => {
  if (state.phase !== 'playing' || state.vote === undefined) return undefined;
  const { motion } = state.vote;
  const voters = votersOn({ game }, state, motion);
  return {
    ...state.vote,
    voters,
    needed: voicesToCarry(voters, motion),
    unanimous: needsAll(motion),
    abstains: abstainsIn(motion),
  };
};

/** Events that end a vote, or change its votes or who may vote. */
const TOUCHES: ReadonlySet<string> = new Set([
  'Voted',
  'VoteEnded',
  'MatchEnded',
  'SeatOpened',
  'SeatGivenToComputer',
  'SeatTakenOver',
  'SeatConceded',
]);

/** Returns the votes that a command affected, in their state after it: first one that ended, then the open one. */
export const votesTouchedBy = (
  game: AnyGame,
  rows: readonly LoggedEvent[],
  stateAt: (version: number) => MatchState,
): readonly VoteStanding[] =>
  rows.flatMap(({ event, version }, index) => {
    if (!isMatchEvent(event)) return [];
    const isNewest = rows.slice(index + 1).every(({ event: { type } }) => !TOUCHES.has(type));
    if (event.type === 'VoteEnded') return over(openVoteIn(game, stateAt(version - 1)), event.result);
    if (event.type === 'MatchEnded') return over(openVoteIn(game, stateAt(version - 1)), 'lapsed');
    if (event.type !== 'VoteCalled' && !TOUCHES.has(event.type)) return [];
    return isNewest ? (openVoteIn(game, stateAt(version)) ?? []) : [];
  });

const over = (vote: VoteStanding | undefined, result: NonNullable<VoteStanding['result']>): readonly VoteStanding[] =>
  vote === undefined ? [] : [{ ...vote, result }];
