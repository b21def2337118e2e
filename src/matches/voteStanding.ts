import type { AnyGame } from '#engine/game.ts';
import { isMatchEvent, type MatchState } from './state.ts';
import type { LoggedEvent, VoteStanding } from './types.ts';
import { voicesToCarry, votersOn } from './votes.ts';

/** The vote that is open in a match, if any. */
export const openVoteIn = (game: AnyGame, state: MatchState): VoteStanding | undefined => {
  if (state.phase !== 'playing' || state.vote === undefined) return undefined;
  const { motion } = state.vote;
  const voters = votersOn({ game }, state, motion);
  return { ...state.vote, voters, needed: voicesToCarry(voters, motion) };
};

/** How the votes stand that one command has had to do with, after it: first one that it has ended, then the one that is open. */
export const votesTouchedBy = (
  game: AnyGame,
  rows: readonly LoggedEvent[],
  stateAt: (version: number) => MatchState,
): readonly VoteStanding[] =>
  rows.flatMap(({ event, version }, index) => {
    if (!isMatchEvent(event)) return [];
    if (event.type === 'VoteEnded') {
      const ended = openVoteIn(game, stateAt(version - 1));
      return ended === undefined ? [] : { ...ended, result: event.result };
    }
    const isOfVote = event.type === 'VoteCalled' || event.type === 'Voted';
    const isLast = rows.slice(index + 1).every(({ event: { type } }) => type !== 'Voted' && type !== 'VoteEnded');
    return isOfVote && isLast ? (openVoteIn(game, stateAt(version)) ?? []) : [];
  });
