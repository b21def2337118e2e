import type { NameSeat, Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import type { SeatNames } from '#renderers/index.ts';
import { escapeMarkdown, sanitizeLabel } from './escapeMarkdown.ts';
import { truncate } from './truncate.ts';

/** The names at the seats of a match or of a tutorial's table. */
export interface Seated {
  readonly seats: readonly Pick<Match['seats'][number], 'seat' | 'name'>[];
}

const typed = (match: Seated, seat: number): string => match.seats.find((row) => row.seat === seat)?.name ?? `${seat + 1}`;

/**
 * Returns the match with the seat names as they were at the event of a version, so that events name the player of that time. A
 * seat that a computer held then has no user.
 */
export const namedAt = (match: Match, version: number): Match => {
  if (match.seats.every(({ held }) => held === undefined)) return match;
  const seats = match.seats.map(({ user, ...row }) => {
    const then = row.held?.find(({ upTo }) => version <= upTo);
    const isPerson = user !== undefined && then?.computer !== true;
    return { ...row, ...(isPerson && { user }), name: then?.name ?? row.name };
  });
  return { ...match, seats };
};

/** Names seats after their players, escaped for a post. */
export const seatName =
  (match: Seated): NameSeat =>
  (seat) =>
    escapeMarkdown(truncate(sanitizeLabel(typed(match, seat)), 32));

/** Names seats after their current players, escaped; marks AI players as such. */
export const playerName =
  ({ table }: Sentences, match: Match): NameSeat =>
  (seat) =>
    match.computers.includes(seat) ? table.computer(seatName(match)(seat)) : seatName(match)(seat);

/** Names seats after their players for a label, without formatting. */
export const labelName =
  (match: Seated): NameSeat =>
  (seat) =>
    truncate(sanitizeLabel(typed(match, seat)), 20);

/**
 * Returns the seat that typed text names: its number, counted from 1 as in the choices, its player's name, or a mention of the
 * player. `undefined` if no seat matches, or several have the name.
 */
export const parseSeat = ({ seats }: Match, typed: string): number | undefined => {
  const mentioned = /^<@!?(\d+)>$/.exec(typed.trim())?.[1];
  if (mentioned !== undefined) return seats.find(({ user }) => user === mentioned)?.seat;
  const words = sanitizeLabel(typed).toLowerCase();
  if (/^\d+$/.test(words)) return seats.find(({ seat }) => seat === Number(words) - 1)?.seat;
  const [only, ...more] = seats.filter(({ name }) => sanitizeLabel(name).toLowerCase() === words);
  return more.length === 0 ? only?.seat : undefined;
};

/** Returns all names in seat order, for a picture. */
export const seatNames = (match: Seated): SeatNames => match.seats.map(({ name }) => sanitizeLabel(name));

/** Mentions the users who play the seats; mentions ping only where the message allows it. AI players are named instead. */
export const seatMention =
  (say: Sentences, match: Match): NameSeat =>
  (seat) => {
    const user = match.seats.find((row) => row.seat === seat)?.user;
    return user === undefined || match.computers.includes(seat) ? playerName(say, match)(seat) : `<@${user}>`;
  };
