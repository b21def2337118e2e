import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import type { Summary } from './ports.ts';
import { activeOf, isMatchEvent, type MatchState } from './state.ts';
import type { Match, MatchCommand, MatchStatus, SeatRow, UserId } from './types.ts';

/** What a summary is made from: the match before, what happened, and who asked for it. */
export interface Happening {
  readonly before: Match;
  readonly state: MatchState;
  readonly events: readonly BaseEvent[];
  readonly command: MatchCommand;
  /** Of the person who joins. */
  readonly name: string;
  readonly by: Seat | undefined;
  readonly now: Date;
}

/** What stands beside the log after an append. */
export const summaryOf = (game: AnyGame, happening: Happening): Summary => {
  const { before, state } = happening;
  if (state.phase === 'unborn') throw new Error('A match without events has no summary.');
  const seats = seatRowsAfter(happening);
  const active = activeOf(game, state);
  return {
    status: state.phase satisfies MatchStatus,
    host: state.phase === 'closed' ? before.host : (seats[state.host]?.user ?? before.host),
    options: state.options,
    remindAfterHours: state.remindAfterHours,
    guests: guestsAfter(happening),
    seats,
    active,
    ...dueTimes(game, happening, active, state.remindAfterHours),
    ...(state.phase === 'lobby' && before.expiresAt !== undefined && { expiresAt: before.expiresAt }),
  };
};

const guestsAfter = ({ before, events, command }: Happening): readonly UserId[] =>
  command.type === 'Invite' && events.some((event) => event.type === 'GuestInvited')
    ? [...before.guests, command.guest]
    : before.guests;

const seatRowsAfter = ({ before, events, command, by, name }: Happening): readonly SeatRow[] => {
  if (command.type === 'Join' && events.some((event) => event.type === 'SeatTaken')) {
    return [...before.seats, { seat: before.seats.length, user: command.user, name }];
  }
  if (events.some((event) => event.type === 'SeatLeft')) {
    return before.seats.filter((row) => row.seat !== by).map((row, seat) => ({ ...row, seat }));
  }
  return before.seats;
};

const HOUR = 3_600_000;

/**
 * `activeSince`: when a seat became due last. `remindAt`: when the first of the due seats is to be reminded; one that has become
 * due now, or has acted and is due still, has its whole time before it, while others keep what is left of theirs. An act that
 * nobody else sees moves no time: a reminder in the thread would tell of it.
 */
const dueTimes = (game: AnyGame, { before, by, events, now }: Happening, active: readonly Seat[], remindAfterHours: number) => {
  if (active.length === 0) return {};
  const isNewlyDue = active.some((seat) => !before.active.includes(seat));
  const activeSince = isNewlyDue || before.activeSince === undefined ? now : before.activeSince;
  if (remindAfterHours === 0) return { activeSince };
  const acted = events.some((event) => isSeen(game, event)) ? by : undefined;
  const keepsWaiting = active.some((seat) => seat !== acted && before.active.includes(seat));
  const isAskedAnew = isNewlyDue || (acted !== undefined && active.includes(acted));
  const whole = isAskedAnew ? new Date(now.getTime() + remindAfterHours * HOUR) : undefined;
  const remindAt = (keepsWaiting ? before.remindAt : undefined) ?? whole;
  return remindAt === undefined ? { activeSince } : { activeSince, remindAt };
};

/** Whether all at the table see that it happened. */
const isSeen = (game: AnyGame, event: BaseEvent): boolean => isMatchEvent(event) || game.redact(event, 'spectator') !== undefined;
