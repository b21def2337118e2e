import type { AnyGame, Seat } from '#engine/game.ts';
import { staleAtAfter } from '../decide/abandonment.ts';
import { computerDueIn } from '../decide/computers.ts';
import { type NewEvent, nextAbandonedSeat } from '../decide/transition.ts';
import type { MatchCommand } from '../model/commands.ts';
import type { MatchEventOf } from '../model/events.ts';
import { activeOf, fairnessIn, isMatchEvent, isRated, type MatchState } from '../model/state.ts';
import type { HeldName, Match, MatchStatus, SeatRow, Summary, UserId } from '../model/types.ts';

/** The inputs of a summary: the match before, the events, and the command. */
export interface SummaryInput {
  readonly before: Match;
  readonly state: MatchState;
  readonly events: readonly NewEvent[];
  readonly command: MatchCommand;
  /** The display name of a person who joins. */
  readonly name: string;
  readonly now: Date;
}

/** Returns the fields of the match row after an append. */
export const summaryOf = (game: AnyGame, input: SummaryInput): Summary => {
  const { before, state } = input;
  if (state.phase === 'unborn') throw new Error('Cannot summarise a match without events.');
  const seats = seatRowsAfter(input);
  const active = activeOf(game, state);
  return {
    status: state.phase satisfies MatchStatus,
    host: state.phase === 'closed' ? before.host : (seats[state.host]?.user ?? before.host),
    options: state.options,
    remindAfterHours: state.remindAfterHours,
    pace: state.pace,
    timeOut: state.timeOut,
    fair: fairnessIn(state),
    rated: isRated(state),
    ...(state.gate !== undefined && { gate: state.gate }),
    guests: guestsAfter(input, seats),
    seats,
    active,
    ...dueSince(input, active),
    ...standing(state),
    computerDue: isDrawAwaited(state) || (computerDueIn(game, state) ?? nextAbandonedSeat(game, state)) !== undefined,
    ...lastMoved(game, input),
    ...(state.phase === 'lobby' && before.expiresAt !== undefined && { expiresAt: before.expiresAt }),
  };
};

const isDrawAwaited = (state: MatchState): boolean => state.phase === 'playing' && state.awaited !== undefined;

/**
 * Returns when the match was last played, and when to check it next. Hidden acts do not count, because the time of the warning
 * would reveal them.
 */
const lastMoved = (game: AnyGame, { before, state, events, now }: SummaryInput): Pick<Summary, 'movedAt' | 'staleAt'> => {
  const countsAsMove = (newEvent: NewEvent): boolean =>
    newEvent.event.type === 'OrganiserDecided' || (newEvent.by !== undefined && isSeen(game, newEvent));
  const movedAt = events.some(countsAsMove) ? now : before.movedAt;
  if (state.phase !== 'playing') return { movedAt };
  return { movedAt, staleAt: movedAt === before.movedAt ? (before.staleAt ?? staleAtAfter(movedAt)) : staleAtAfter(movedAt) };
};

/** Returns the fields that only a running match has, except the active seats. */
const standing = (state: MatchState): Pick<Summary, 'computers' | 'pausedUntil' | 'voteUntil'> => {
  if (state.phase !== 'playing') return { computers: state.phase === 'lobby' || state.phase === 'ended' ? state.computers : [] };
  const { computers, pausedUntil, vote } = state;
  return {
    computers,
    ...(pausedUntil !== undefined && { pausedUntil: new Date(pausedUntil) }),
    ...(vote !== undefined && { voteUntil: new Date(vote.until) }),
  };
};

/**
 * Returns the guests after a command. A person who was replaced is no longer a guest: they may see no more of the match than
 * its channel shows.
 */
const guestsAfter = ({ before, events, command }: SummaryInput, seats: readonly SeatRow[]): readonly UserId[] => {
  const isInvited = command.type === 'Invite' && events.some(({ event }) => event.type === 'GuestInvited');
  const satBefore = (guest: UserId): boolean => before.seats.some(({ user }) => user === guest);
  const sitsNow = (guest: UserId): boolean => seats.some(({ user }) => user === guest);
  const isReplaced = (guest: UserId): boolean => satBefore(guest) && !sitsNow(guest) && before.status === 'playing';
  return [...before.guests.filter((guest) => !isReplaced(guest)), ...(isInvited ? [command.guest] : [])];
};

/** Computers are named after the creations of Hephaistos and Daidalos. */
export const COMPUTER_NAMES: readonly string[] = ['Talos', 'Pandora', 'Galatea', 'Kedalion', 'Ikaros'];

const seatRowsAfter = ({ before, events, command, name }: SummaryInput): readonly SeatRow[] => {
  let rows = before.seats;
  for (const [index, { event }] of events.entries()) {
    if (!isMatchEvent(event)) continue;
    const user = 'user' in command ? command.user : undefined;
    if (event.type === 'SeatTaken' && user !== undefined) rows = [...rows, { seat: event.seat, user, name }];
    if (event.type === 'ComputerSeated') rows = [...rows, computerRow(event, freeName(rows))];
    if (event.type === 'SeatLeft') {
      rows = rows.filter((row) => row.seat !== event.seat).map((row, seat) => ({ ...row, seat }));
    }
    if (event.type === 'SeatTakenOver' && user !== undefined) {
      rows = rows.map((row) => (row.seat === event.seat ? takenOver(row, user, name, before.version + index) : row));
    }
  }
  return rows;
};

const computerRow = ({ seat, level }: MatchEventOf<'ComputerSeated'>, name: string): SeatRow => ({
  seat,
  name,
  ...(level !== undefined && { level }),
});

/** `upTo`: the version before the takeover. */
const takenOver = (row: SeatRow, user: UserId, name: string, upTo: number): SeatRow => {
  const { seat, user: before, level, former = [], held = [] } = row;
  const others = [...former, ...(before === undefined ? [] : [before])].filter((each) => each !== user);
  const last: HeldName = { name: row.name, upTo, ...(before === undefined ? { computer: true } : { user: before }) };
  const names = before === user ? held : [...held, last];
  return {
    seat,
    user,
    name,
    ...(level !== undefined && { level }),
    ...(others.length > 0 && { former: others }),
    ...(names.length > 0 && { held: names }),
  };
};

const freeName = (rows: readonly SeatRow[]): string =>
  COMPUTER_NAMES.find((name) => rows.every((row) => row.name !== name)) ?? `Talos ${rows.length + 1}`;

/** Returns when a seat last became active. */
const dueSince = ({ before, now }: SummaryInput, active: readonly Seat[]): Pick<Summary, 'activeSince'> => {
  if (active.length === 0) return {};
  const isNewlyDue = active.some((seat) => !before.active.includes(seat));
  return { activeSince: isNewlyDue || before.activeSince === undefined ? now : before.activeSince };
};

/** Whether everyone sees the event. */
const isSeen = (game: AnyGame, { event, unseen }: NewEvent): boolean =>
  unseen !== true && (isMatchEvent(event) || game.redact(event, 'spectator') !== undefined);
