import type { Seat } from '#engine/game.ts';
import { beginWith, type Decided, type Ground, nextChance, playedOn, settle } from './progress.ts';
import { refusal } from './rejections.ts';
import type { PlayingState } from './state.ts';
import type { MatchCommandOf } from './types.ts';

/** Whether a computer answers for a seat now: for good, or because the time of its person ran out. */
export const isPlayedByComputer = ({ computers, standIns, conceded }: PlayingState, seat: Seat): boolean =>
  (computers.includes(seat) || standIns.includes(seat)) && !conceded.includes(seat);

/** Plays what a computer has thought of, unless the match has moved on meanwhile. */
export const playAsComputer = (
  ground: Ground,
  state: PlayingState,
  { seat, command, decision }: MatchCommandOf<'PlayAsComputer'>,
): Decided => {
  if (!isPlayedByComputer(state, seat) || state.decisions[seat] !== decision) return { rejected: refusal('alreadyDone') };
  const begun = beginWith(state, { by: seat, how: 'computer' });
  const decided = ground.game.decide(state.game, { ...command, seat }, nextChance(ground, begun));
  return decided.rejected === undefined ? settle(ground, playedOn(begun, decided)) : decided;
};
