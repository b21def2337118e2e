import type { AnyGame, Seat } from '#engine/game.ts';
import {
  DEFAULT_HOURS,
  type DecisionClock,
  type Moment,
  paceNamed,
  pauseWarningDue,
  type Span,
  startClock,
  timeLeft,
  warningDue,
} from './clock/index.ts';
import { isPlayedByComputer } from './computers.ts';
import type { User } from './people.ts';
import type { Happened } from './progress.ts';
import { tellingOf } from './reminders.ts';
import type { ClockChange, ClockChanges, RunningClock, SeatClock, Stoppages } from './seatClock.ts';
import { peopleIn } from './seats.ts';
import { type EndedState, isMatchEvent, type MatchState, type PlayingState } from './state.ts';
import type { MatchEvent, SeatRow, UserId } from './types.ts';

/** What becomes of a match's clocks by what an append brings about. */
export interface Passing {
  readonly game: AnyGame;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly events: readonly Happened[];
  /** Who sits where afterwards. */
  readonly seats: readonly SeatRow[];
  /** As they stand before. */
  readonly clocks: readonly SeatClock[];
  readonly stoppages: Stoppages;
  /** Those who are asked something afterwards. */
  readonly people: ReadonlyMap<UserId, User>;
  readonly now: Moment;
}

const HOUR = 3_600_000;

/** The seats a person is asked something in; what is asked of a computer takes none of its time. */
export const askedSeats = (game: AnyGame, state: MatchState): readonly Seat[] =>
  state.phase === 'playing'
    ? game.active(state.game).filter((seat) => !state.conceded.includes(seat) && !isPlayedByComputer(state, seat))
    : [];

/**
 * A seat's clock begins when it is asked something, and anew when it has acted and is asked still; it is over once the seat is asked
 * no more. An act that nobody else sees moves no clock, so what is chosen in unseen parts is one decision in time; neither does what
 * a seat does beside the game, such as voting. All other clocks go on as they are.
 */
export const clocksAfter = (passing: Passing): ClockChanges => {
  const { after } = passing;
  if (after.phase !== 'playing' && after.phase !== 'ended') return { seats: [] };
  const pause = pauseAfter(passing);
  const all = Array.from({ length: after.seats }, (_, seat) => seat);
  const seats = all.flatMap((seat) => changeOf(passing, after, seat) ?? []);
  return { seats, ...(pause !== undefined && { pause }) };
};

const outerEvents = ({ events }: Passing): readonly MatchEvent[] =>
  events.flatMap(({ event }) => (isMatchEvent(event) ? event : []));

/** Its end is announced first to those without quiet hours. */
const pauseAfter = (passing: Passing): ClockChanges['pause'] => {
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

const changeOf = (passing: Passing, after: PlayingState | EndedState, seat: Seat): ClockChange | undefined => {
  const { game, before, clocks } = passing;
  const known = clocks.find((clock) => clock.seat === seat);
  const events = outerEvents(passing);
  const granted = events.reduce((sum, event) => sum + (isGrant(event, seat) ? event.hours * HOUR : 0), 0);
  const isStarting = events.some(({ type }) => type === 'MatchStarted');
  const ranOut = events.some((event) => event.type === 'TimeRanOut' && event.seat === seat);
  const hasMoved = movedIn(passing, seat);

  const isAsked = askedSeats(game, after).includes(seat) && (!ranOut || hasMoved);
  const isNew = hasMoved || !askedSeats(game, before).includes(seat);
  if (isAsked && known?.running !== undefined && !isNew) {
    return granted === 0 ? undefined : { seat, bank: known.bank + granted };
  }
  const bank = (isStarting ? bankOf(after) : bankLeft(passing, known)) + granted;
  if (isAsked && (isNew || granted > 0)) return { seat, bank, running: begin(passing, after, seat, bank) };
  if (known?.running !== undefined) return { seat, bank, running: 'over' };
  return isStarting || granted > 0 ? { seat, bank } : undefined;
};

const isGrant = (event: MatchEvent, seat: Seat): event is Extract<MatchEvent, { type: 'TimeGranted' }> =>
  event.type === 'TimeGranted' && event.seat === seat;

/** Whether the seat has done something in the game that all see. */
const movedIn = ({ game, events }: Passing, seat: Seat): boolean =>
  events.some(({ event, by }) => by === seat && !isMatchEvent(event) && game.redact(event, 'spectator') !== undefined);

const paceIn = ({ pace }: PlayingState | EndedState) => {
  const known = pace === 'off' ? undefined : paceNamed(pace);
  return known === undefined || 'rejected' in known ? undefined : known;
};

const bankOf = (state: PlayingState | EndedState): number => paceIn(state)?.bank ?? 0;

const bankLeft = ({ stoppages, now }: Passing, known: SeatClock | undefined): number => {
  const clock = known && decisionClockOf(known);
  return clock === undefined ? (known?.bank ?? 0) : timeLeft(clock, { ...stoppages, holidays: [] }, now).bank;
};

/** The clock of a seat's decision; `undefined` where none is under way, or no time runs. */
export const decisionClockOf = ({ bank, running }: SeatClock): DecisionClock | undefined =>
  running?.pace === undefined ? undefined : { begun: running.begun, pace: running.pace, bank, hours: running.hours };

/** Where one person is left and nobody else waits, no time runs. */
const begin = (passing: Passing, after: PlayingState | EndedState, seat: Seat, bank: number): RunningClock => {
  const { game, events, seats, people, stoppages, now } = passing;
  const user = seats.find((row) => row.seat === seat)?.user;
  const person = user === undefined ? undefined : people.get(user);
  const hours = person?.hours ?? DEFAULT_HOURS;
  const isThere = events[0]?.by === seat;
  const telling = tellingOf({ person, matchHours: after.remindAfterHours }, now, isThere);
  const asked = { begun: now, hours, isWarned: false, ...telling };
  const pace = paceIn(after);
  const isAlone = after.phase === 'playing' && peopleIn({ game }, after).length < 2;
  if (pace === undefined || isAlone) return asked;
  const dueAt = warningDue(startClock(pace, bank, hours, now), { ...stoppages, holidays: [] });
  return { ...asked, pace: pace.perDecision, dueAt };
};
