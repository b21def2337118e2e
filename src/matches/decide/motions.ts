import type { MatchEndReason, Rejection, Seat } from '#engine/game.ts';
import type { MatchEvent, Motion } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import { PAUSE_HOURS, pauseUntil } from '../time/clock/index.ts';
import { HOUR } from '../time/clock/running.ts';
import { makeDraw } from './drawRound.ts';
import { closeObsoleteVote } from './obsoleteVotes.ts';
import { rewindTo, whyNotRewind } from './rewind.ts';
import { isOut, seatsStanding } from './seatsLeft.ts';
import { type DecisionContext, playingIn, record, resolveAutomaticMoves, type Transition } from './transition.ts';

/** The effects of votes and organiser decisions, and when each is possible. */

/** Bounds of one time extension, in hours. */
const EXTENSION_HOURS = { least: 1, most: 240 };

/** Returns the seat a motion concerns, if any; its person cannot vote on it. */
export const concernedBy = (motion: Motion): Seat | undefined => ('seat' in motion ? motion.seat : undefined);

/** Motions that can be carried out while a draw waits for the beacon. */
const WHILE_AWAITED: readonly Motion['kind'][] = ['roll', 'draw', 'standing'];

/** Returns why a motion cannot be carried out now, or `undefined` if it can. The values in the motion are untrusted. */
export const whyNotMotion = (context: DecisionContext, state: PlayingState, motion: Motion): Rejection | undefined => {
  if (state.awaited !== undefined && !WHILE_AWAITED.includes(motion.kind)) return refusal('drawAwaited');
  switch (motion.kind) {
    case 'pause':
      if (state.pausedUntil !== undefined) return refusal('pausedAlready');
      return rejectedPause(context.now, motion.hours);
    case 'resume':
      return state.pausedUntil === undefined ? refusal('notPaused') : undefined;
    case 'extend':
      if (!isWithin(motion.hours, EXTENSION_HOURS)) {
        return refusal('extensionOutOfBounds', { leastHours: EXTENSION_HOURS.least, mostHours: EXTENSION_HOURS.most });
      }
      return state.pace === 'off' ? refusal('noPace') : whyNotSeat(context, state, motion.seat);
    case 'replace':
      return state.open.includes(motion.seat) ? refusal('seatOpenAlready') : whyNotSeat(context, state, motion.seat, true);
    case 'computer':
      return whyNotSeat(context, state, motion.seat);
    case 'rewind':
      return whyNotRewind(context, motion.toVersion);
    case 'roll':
      return state.awaited === undefined ? refusal('noDrawAwaited') : undefined;
    case 'draw':
    case 'standing':
      return undefined;
  }
};

const isWithin = (hours: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(hours) && hours >= least && hours <= most;

const rejectedPause = (now: number, hours: number): Rejection | undefined => {
  if (!Number.isInteger(hours) || hours <= 0) return refusal('pauseTooShort', { leastHours: PAUSE_HOURS.least });
  const pause = pauseUntil(now, now + hours * HOUR);
  return 'rejected' in pause ? pause.rejected : undefined;
};

/**
 * Returns a rejection unless a person who is still in the game plays the seat. With `orComputer`, a computer's seat is accepted
 * too.
 */
const whyNotSeat = (context: DecisionContext, state: PlayingState, seat: Seat, orComputer = false): Rejection | undefined => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return refusal('noSuchSeat', { seats: state.seats });
  if (state.conceded.includes(seat) || isOut(context.game, state)(seat)) return refusal('seatOut', { seat });
  return state.computers.includes(seat) && !orComputer ? refusal('computerThere', { seat }) : undefined;
};

/** Carries out a motion that was checked before, then plays all automatic moves. */
export const carryOut = (context: DecisionContext, transition: Transition, motion: Motion): Transition => {
  if (motion.kind === 'rewind') return resolveAutomaticMoves(context, rewindTo(context, transition, motion.toVersion));
  if (motion.kind === 'roll') return makeDraw(context, transition);
  const done = record(context, transition, eventOf(context, playingIn(transition), motion));
  return resolveAutomaticMoves(context, motion.kind === 'extend' ? closeObsoleteVote(context, done, motion.seat) : done);
};

const eventOf = (
  { game, now }: DecisionContext,
  state: PlayingState,
  motion: Exclude<Motion, { kind: 'rewind' | 'roll' }>,
): MatchEvent => {
  switch (motion.kind) {
    case 'pause':
      return { type: 'MatchPaused', until: now + motion.hours * HOUR };
    case 'resume':
      return { type: 'MatchResumed' };
    case 'extend':
      return { type: 'TimeGranted', seat: motion.seat, hours: motion.hours };
    case 'replace':
      return { type: 'SeatOpened', seat: motion.seat };
    case 'computer':
      return { type: 'SeatGivenToComputer', seat: motion.seat };
    case 'draw':
    case 'standing': {
      const left = seatsStanding(game, state);
      const reason: MatchEndReason = motion.kind;
      return { type: 'MatchEnded', winners: reason === 'draw' ? left : game.standing(state.game, left), reason };
    }
  }
};
