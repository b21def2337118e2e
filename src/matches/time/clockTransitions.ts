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
  paceOf,
  pauseWarningDue,
  type Span,
  startClock,
  type TimeLeft,
  timeLeft,
  warningDue,
} from './clock/index.ts';
import { HOUR } from './clock/running.ts';
import { initialReminder } from './reminders.ts';

/** The inputs of an append's effect on a match's clocks. */
export interface ClockTransitionInput {
  readonly game: AnyGame;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly events: readonly NewEvent[];
  /** Seats and their users after the append. */
  readonly seats: readonly SeatRow[];
  /** The clocks before the append. */
  readonly clocks: readonly SeatClock[];
  readonly stoppages: Stoppages;
  /** Users whose decisions are open after the append. */
  readonly people: ReadonlyMap<UserId, User>;
  readonly now: EpochMs;
}

/** Returns the active seats played by a person. A computer's decisions use none of a seat's time. */
export const askedSeats = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing'
    ? activeOf(game, state).filter((seat) => !state.conceded.includes(seat) && !isPlayedByComputer(state, seat))
    : [];

/**
 * Returns the clock changes of an append. A seat's clock starts when it becomes active, restarts when it has acted and is still
 * active, and ends when it is no longer active. Hidden acts change no clock, so a choice made in hidden steps counts as one
 * decision. Neither do acts outside the game, such as voting. All other clocks continue.
 */
export const clockChanges = (input: ClockTransitionInput): ClockChanges => {
  const { after } = input;
  if (after.phase !== 'playing' && after.phase !== 'ended') return { seats: [] };
  const pause = pauseAfter(input);
  const all = Array.from({ length: after.seats }, (_, seat) => seat);
  const seats = all.flatMap((seat) => changeOf(input, after, seat) ?? []);
  return { seats, ...(pause !== undefined && { pause }) };
};

const outerEvents = ({ events }: ClockTransitionInput): readonly MatchEvent[] =>
  events.flatMap(({ event }) => (isMatchEvent(event) ? event : []));

/**
 * Returns how an append changes the pause. The warning of its end is first checked at the time for users without quiet hours.
 */
const pauseAfter = (input: ClockTransitionInput): ClockChanges['pause'] => {
  const { now, before } = input;
  const events = outerEvents(input);
  const paused = events.find((event) => event.type === 'MatchPaused');
  if (paused !== undefined) {
    const pause: Span = { from: now, until: paused.until };
    return { ...pause, dueAt: pauseWarningDue(pause, DEFAULT_HOURS) };
  }
  const wasPaused = before.phase === 'playing' && before.pausedUntil !== undefined;
  const isOver = events.some(({ type }) => type === 'MatchResumed' || type === 'MatchEnded');
  return wasPaused && isOver ? { endedAt: now } : undefined;
};

/** The effect of an append on one seat's time. */
type Turn = Readonly<ReturnType<typeof turnOf>>;

const turnOf = (input: ClockTransitionInput, seat: Seat) => {
  const { game, before, after, events } = input;
  const outer = outerEvents(input);
  const hasMoved = movedIn(input, seat);
  const isPlayedFor = events.some(({ by, how }) => by === seat && (how === 'computer' || how === 'safe'));
  const isAskedAgain = events.some(({ event, unseen }) => isGoingOn(event, seat) && unseen !== true);
  const ranOut = outer.some((event) => event.type === 'TimeRanOut' && event.seat === seat);
  return {
    /** Whether the seat's person has a decision to make after the append, other than the one whose time just ran out. */
    isAsked: askedSeats(game, after).includes(seat) && (!ranOut || hasMoved),
    /** Whether it is a new decision, not the current one. */
    isNew: hasMoved || isAskedAgain || !askedSeats(game, before).includes(seat),
    hasMoved,
    /** Whether a computer or the bot has moved for the seat. */
    isPlayedFor,
    /** Whether its previous decision is open again, because it publicly undid its act, or its person returned. */
    isAskedAgain,
    /** Milliseconds. */
    granted: outer.reduce((sum, event) => sum + (isGrant(event, seat) ? event.hours * HOUR : 0), 0),
  };
};

const withGrant = ({ seat, bank }: SeatClock, granted: number): ClockChange | undefined =>
  granted === 0 ? undefined : { seat, bank: bank + granted };

const isGoingOn = (event: BaseEvent, seat: Seat): boolean =>
  isMatchEvent(event) &&
  ((event.type === 'Undone' && event.of === seat) ||
    (event.type === 'SeatTakenOver' && event.seat === seat && event.back === true));

const changeOf = (input: ClockTransitionInput, after: PlayingState | EndedState, seat: Seat): ClockChange | undefined => {
  const known = input.clocks.find((clock) => clock.seat === seat);
  const isStarting = outerEvents(input).some(({ type }) => type === 'MatchStarted');
  const turn = turnOf(input, seat);
  const { isAsked, isNew, isAskedAgain, granted } = turn;
  if (isAsked && known?.running !== undefined && !isNew) {
    return startOrStopForCompany(input, after, known, granted) ?? withGrant(known, granted);
  }
  const left = known && leftOf(input, known);
  const bank = (isStarting ? bankOf(after) : (left?.bank ?? known?.bank ?? 0)) + granted;
  const kept = { seat, bank, ...paceToKeep(known, left, turn) };
  if (isAsked && (isNew || granted > 0)) {
    return { ...kept, running: begin(input, after, seat, bank, isAskedAgain ? paceBefore(known, left) : undefined) };
  }
  if (known?.running !== undefined || turn.isPlayedFor) return { ...kept, running: 'over' };
  return isStarting || granted > 0 ? { seat, bank } : undefined;
};

const isGrant = (event: MatchEvent, seat: Seat): event is Extract<MatchEvent, { type: 'TimeGranted' }> =>
  event.type === 'TimeGranted' && event.seat === seat;

/** Whether the seat has made a public move in the game. */
const movedIn = ({ game, events }: ClockTransitionInput, seat: Seat): boolean =>
  events.some(({ event, by }) => by === seat && !isMatchEvent(event) && game.redact(event, 'spectator') !== undefined);

const bankOf = ({ pace }: PlayingState | EndedState): number => paceOf(pace)?.bank ?? 0;

/** Returns the time left of the current decision; `undefined` if no time runs. */
const leftOf = ({ stoppages, now }: ClockTransitionInput, known: SeatClock): TimeLeft | undefined => {
  const clock = decisionClockOf(known);
  return clock && timeLeft(clock, { ...stoppages, holidays: [] }, now);
};

/**
 * Returns a continuing clock, started with its full pace once another person is in the match again, or stopped when none is
 * left; `undefined` if neither is the case.
 */
const startOrStopForCompany = (
  input: ClockTransitionInput,
  after: PlayingState | EndedState,
  known: SeatClock,
  granted: number,
): ClockChange | undefined => {
  const { seat, running, paceLeft } = known;
  const wasAlone = isAlone(input, input.before);
  if (running === undefined || paceOf(after.pace) === undefined || wasAlone === isAlone(input, after)) return undefined;
  const bank = (leftOf(input, known)?.bank ?? known.bank) + granted;
  const kept = { seat, bank, ...(paceLeft !== undefined && { paceLeft }) };
  if (wasAlone) return { ...kept, running: begin(input, after, seat, bank) };
  const { pace, dueAt, call, ...timeless } = running;
  return { ...kept, running: timeless };
};

/** Returns the pace left by a finished decision. A decision made for the seat is never reopened. */
const paceToKeep = (
  known: SeatClock | undefined,
  left: TimeLeft | undefined,
  { isAsked, hasMoved, isPlayedFor }: Turn,
): Pick<ClockChange, 'paceLeft'> => {
  const paceLeft = left?.pace ?? (isPlayedFor ? undefined : known?.paceLeft);
  return paceLeft === undefined || (isAsked && !hasMoved) ? {} : { paceLeft };
};

/**
 * Returns the pace of a reopened decision: what it had left, minus what has run since. Neither undo nor leaving the seat for a
 * while gives time back.
 */
const paceBefore = (known: SeatClock | undefined, left: TimeLeft | undefined): number | undefined => {
  if (known?.paceLeft === undefined) return left?.pace;
  const ran = left === undefined ? 0 : (known.running?.pace ?? 0) - left.pace;
  return Math.max(0, known.paceLeft - ran);
};

/** Returns the clock of a seat's current decision; `undefined` if there is none, or no time runs. */
export const decisionClockOf = ({ bank, running }: SeatClock): DecisionClock | undefined =>
  running?.pace === undefined ? undefined : { begun: running.begun, pace: running.pace, bank, hours: running.hours };

/** Whether at most one person is left, so that no one else waits. */
const isAlone = ({ game }: ClockTransitionInput, state: MatchState): boolean =>
  state.phase === 'playing' && peopleIn({ game }, state).length < 2;

/** Whether a decision that begins in this state has a time limit. */
export const isTimed = (game: AnyGame, state: MatchState): boolean =>
  state.phase === 'playing' && paceOf(state.pace) !== undefined && peopleIn({ game }, state).length >= 2;

/** Returns the clock of a new decision. If no other person waits, no time runs. */
const begin = (
  input: ClockTransitionInput,
  after: PlayingState | EndedState,
  seat: Seat,
  bank: number,
  paceLeft?: number,
): RunningClock => {
  const { events, seats, people, stoppages, now } = input;
  const user = seats.find((row) => row.seat === seat)?.user;
  const person = user === undefined ? undefined : people.get(user);
  const hours = person?.hours ?? DEFAULT_HOURS;
  const isThere = events[0]?.by === seat;
  const reminder = initialReminder({ person, matchHours: after.remindAfterHours }, now, isThere);
  const asked = { begun: now, hours, isWarned: false, ...reminder };
  const pace = paceOf(after.pace);
  if (pace === undefined || isAlone(input, after)) return asked;
  const perDecision = Math.min(pace.perDecision, paceLeft ?? Number.POSITIVE_INFINITY);
  const dueAt = warningDue(startClock({ ...pace, perDecision }, bank, hours, now), { ...stoppages, holidays: [] });
  return { ...asked, pace: perDecision, dueAt };
};
