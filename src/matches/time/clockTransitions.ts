import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import { isPlayedByComputer } from '../decide/computers.ts';
import { peopleIn } from '../decide/seats.ts';
import type { NewEvent } from '../decide/transition.ts';
import type { MatchEvent } from '../model/events.ts';
import { activeOf, type EndedState, isMatchEvent, type MatchState, type PlayingState } from '../model/state.ts';
import type { SeatRow, UserId } from '../model/types.ts';
import type { User } from '../stores/people.ts';
import type { ClockChange, ClockChanges, RunningClock, SeatClock, Stoppages } from '../stores/seatClock.ts';
import {
  DEFAULT_HOURS,
  type DecisionClock,
  type EpochMs,
  paceNamed,
  pauseWarningDue,
  type Span,
  startClock,
  type TimeLeft,
  timeLeft,
  warningDue,
} from './clock/index.ts';
import { HOUR } from './clock/running.ts';
import { initialReminder } from './reminders.ts';

/** What becomes of a match's clocks by what an append brings about. */
export interface ClockTransitionInput {
  readonly game: AnyGame;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly events: readonly NewEvent[];
  /** Who sits where afterwards. */
  readonly seats: readonly SeatRow[];
  /** As they stand before. */
  readonly clocks: readonly SeatClock[];
  readonly stoppages: Stoppages;
  /** Those who are asked something afterwards. */
  readonly people: ReadonlyMap<UserId, User>;
  readonly now: EpochMs;
}

/** The seats a person is asked something in; what is asked of a computer takes none of its time. */
export const askedSeats = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing'
    ? activeOf(game, state).filter((seat) => !state.conceded.includes(seat) && !isPlayedByComputer(state, seat))
    : [];

/**
 * A seat's clock begins when it is asked something, and anew when it has acted and is asked still; it is over once the seat is asked
 * no more. An act that nobody else sees moves no clock, so what is chosen in unseen parts is one decision in time; neither does what
 * a seat does beside the game, such as voting. All other clocks go on as they are.
 */
export const clockChanges = (passing: ClockTransitionInput): ClockChanges => {
  const { after } = passing;
  if (after.phase !== 'playing' && after.phase !== 'ended') return { seats: [] };
  const pause = pauseAfter(passing);
  const all = Array.from({ length: after.seats }, (_, seat) => seat);
  const seats = all.flatMap((seat) => changeOf(passing, after, seat) ?? []);
  return { seats, ...(pause !== undefined && { pause }) };
};

const outerEvents = ({ events }: ClockTransitionInput): readonly MatchEvent[] =>
  events.flatMap(({ event }) => (isMatchEvent(event) ? event : []));

/** Its end is announced first to those without quiet hours. */
const pauseAfter = (passing: ClockTransitionInput): ClockChanges['pause'] => {
  const { now, before } = passing;
  const events = outerEvents(passing);
  const paused = events.find((event) => event.type === 'MatchPaused');
  if (paused !== undefined) {
    const pause: Span = { from: now, until: paused.until };
    return { ...pause, dueAt: pauseWarningDue(pause, DEFAULT_HOURS) };
  }
  const wasPaused = before.phase === 'playing' && before.pausedUntil !== undefined;
  const isOver = events.some(({ type }) => type === 'MatchResumed' || type === 'MatchEnded');
  return wasPaused && isOver ? { endedAt: now } : undefined;
};

/** What an append means for the time of one seat. */
interface Turn {
  /** Its person is asked something afterwards, and it is not the time of that which ran out just now. */
  readonly isAsked: boolean;
  /** That is a decision of its own, not the one that was under way. */
  readonly isNew: boolean;
  readonly hasMoved: boolean;
  /** A computer has moved for it, or the house has. */
  readonly isPlayedFor: boolean;
  /** It is asked again what it was asked before: it took back, for all to see, what it did, or its person came back to it. */
  readonly isAskedAgain: boolean;
  /** Milliseconds. */
  readonly granted: number;
}

const turnOf = (passing: ClockTransitionInput, seat: Seat): Turn => {
  const { game, before, after, events } = passing;
  const outer = outerEvents(passing);
  const hasMoved = movedIn(passing, seat);
  const isPlayedFor = events.some(({ by, how }) => by === seat && (how === 'computer' || how === 'safe'));
  const isAskedAgain = events.some(({ event, unseen }) => isGoingOn(event, seat) && unseen !== true);
  const ranOut = outer.some((event) => event.type === 'TimeRanOut' && event.seat === seat);
  return {
    isAsked: askedSeats(game, after).includes(seat) && (!ranOut || hasMoved),
    isNew: hasMoved || isAskedAgain || !askedSeats(game, before).includes(seat),
    hasMoved,
    isPlayedFor,
    isAskedAgain,
    granted: outer.reduce((sum, event) => sum + (isGrant(event, seat) ? event.hours * HOUR : 0), 0),
  };
};

const fuller = ({ seat, bank }: SeatClock, granted: number): ClockChange | undefined =>
  granted === 0 ? undefined : { seat, bank: bank + granted };

const isGoingOn = (event: BaseEvent, seat: Seat): boolean =>
  isMatchEvent(event) &&
  ((event.type === 'Undone' && event.of === seat) ||
    (event.type === 'SeatTakenOver' && event.seat === seat && event.back === true));

const changeOf = (passing: ClockTransitionInput, after: PlayingState | EndedState, seat: Seat): ClockChange | undefined => {
  const known = passing.clocks.find((clock) => clock.seat === seat);
  const isStarting = outerEvents(passing).some(({ type }) => type === 'MatchStarted');
  const turn = turnOf(passing, seat);
  const { isAsked, isNew, isAskedAgain, granted } = turn;
  if (isAsked && known?.running !== undefined && !isNew) {
    return inCompany(passing, after, known, granted) ?? fuller(known, granted);
  }
  const left = known && leftOf(passing, known);
  const bank = (isStarting ? bankOf(after) : (left?.bank ?? known?.bank ?? 0)) + granted;
  const kept = { seat, bank, ...paceToKeep(known, left, turn) };
  if (isAsked && (isNew || granted > 0)) {
    return { ...kept, running: begin(passing, after, seat, bank, isAskedAgain ? paceBefore(known, left) : undefined) };
  }
  if (known?.running !== undefined || turn.isPlayedFor) return { ...kept, running: 'over' };
  return isStarting || granted > 0 ? { seat, bank } : undefined;
};

const isGrant = (event: MatchEvent, seat: Seat): event is Extract<MatchEvent, { type: 'TimeGranted' }> =>
  event.type === 'TimeGranted' && event.seat === seat;

/** Whether the seat has done something in the game that all see. */
const movedIn = ({ game, events }: ClockTransitionInput, seat: Seat): boolean =>
  events.some(({ event, by }) => by === seat && !isMatchEvent(event) && game.redact(event, 'spectator') !== undefined);

const paceIn = ({ pace }: PlayingState | EndedState) => {
  const known = pace === 'off' ? undefined : paceNamed(pace);
  return known === undefined || 'rejected' in known ? undefined : known;
};

const bankOf = (state: PlayingState | EndedState): number => paceIn(state)?.bank ?? 0;

/** What the decision under way has left; `undefined` where no time runs. */
const leftOf = ({ stoppages, now }: ClockTransitionInput, known: SeatClock): TimeLeft | undefined => {
  const clock = decisionClockOf(known);
  return clock && timeLeft(clock, { ...stoppages, holidays: [] }, now);
};

/**
 * A clock that goes on begins to run, with all its pace, when somebody is there again who waits, and runs no more when nobody is;
 * `undefined` where neither is so.
 */
const inCompany = (
  passing: ClockTransitionInput,
  after: PlayingState | EndedState,
  known: SeatClock,
  granted: number,
): ClockChange | undefined => {
  const { seat, running, paceLeft } = known;
  const wasAlone = isAlone(passing, passing.before);
  if (running === undefined || paceIn(after) === undefined || wasAlone === isAlone(passing, after)) return undefined;
  const bank = (leftOf(passing, known)?.bank ?? known.bank) + granted;
  const kept = { seat, bank, ...(paceLeft !== undefined && { paceLeft }) };
  if (wasAlone) return { ...kept, running: begin(passing, after, seat, bank) };
  const { pace, dueAt, call, ...timeless } = running;
  return { ...kept, running: timeless };
};

/** What a decision that is over has left. One that was made for a seat by somebody else is never asked of it again. */
const paceToKeep = (
  known: SeatClock | undefined,
  left: TimeLeft | undefined,
  { isAsked, hasMoved, isPlayedFor }: Turn,
): Pick<ClockChange, 'paceLeft'> => {
  const paceLeft = left?.pace ?? (isPlayedFor ? undefined : known?.paceLeft);
  return paceLeft === undefined || (isAsked && !hasMoved) ? {} : { paceLeft };
};

/**
 * The pace of a decision that is asked again: what it had left, less what has run since. Time is not given back by undoing, nor by
 * leaving one's seat for a while.
 */
const paceBefore = (known: SeatClock | undefined, left: TimeLeft | undefined): number | undefined => {
  if (known?.paceLeft === undefined) return left?.pace;
  const ran = left === undefined ? 0 : (known.running?.pace ?? 0) - left.pace;
  return Math.max(0, known.paceLeft - ran);
};

/** The clock of a seat's decision; `undefined` where none is under way, or no time runs. */
export const decisionClockOf = ({ bank, running }: SeatClock): DecisionClock | undefined =>
  running?.pace === undefined ? undefined : { begun: running.begun, pace: running.pace, bank, hours: running.hours };

/** Where one person is left nobody else waits. */
const isAlone = ({ game }: ClockTransitionInput, state: MatchState): boolean =>
  state.phase === 'playing' && peopleIn({ game }, state).length < 2;

/** Where nobody else waits, no time runs. */
const begin = (
  passing: ClockTransitionInput,
  after: PlayingState | EndedState,
  seat: Seat,
  bank: number,
  paceLeft?: number,
): RunningClock => {
  const { events, seats, people, stoppages, now } = passing;
  const user = seats.find((row) => row.seat === seat)?.user;
  const person = user === undefined ? undefined : people.get(user);
  const hours = person?.hours ?? DEFAULT_HOURS;
  const isThere = events[0]?.by === seat;
  const telling = initialReminder({ person, matchHours: after.remindAfterHours }, now, isThere);
  const asked = { begun: now, hours, isWarned: false, ...telling };
  const pace = paceIn(after);
  if (pace === undefined || isAlone(passing, after)) return asked;
  const perDecision = Math.min(pace.perDecision, paceLeft ?? Number.POSITIVE_INFINITY);
  const dueAt = warningDue(startClock({ ...pace, perDecision }, bank, hours, now), { ...stoppages, holidays: [] });
  return { ...asked, pace: perDecision, dueAt };
};
