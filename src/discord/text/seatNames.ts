import type { NameSeat, Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import type { SeatNames } from '#renderers/index.ts';
import { escapeMarkdown, sanitizeLabel } from './escapeMarkdown.ts';
import { truncate } from './truncate.ts';

/** Who sits where: of a match, or of a table that is none. */
export interface Seated {
  readonly seats: readonly Pick<Match['seats'][number], 'seat' | 'name'>[];
}

const typed = (match: Seated, seat: number): string => match.seats.find((row) => row.seat === seat)?.name ?? `${seat + 1}`;

/**
 * A match by the names its seats went by when the event of a version happened: what was done is told by who did it. Where a computer
 * sat then no user does.
 */
export const namedAt = (match: Match, version: number): Match => {
  const seats = match.seats.map(({ user, ...row }) => {
    const then = row.held?.find(({ upTo }) => version <= upTo);
    const isPerson = user !== undefined && then?.computer !== true;
    return { ...row, ...(isPerson && { user }), name: then?.name ?? row.name };
  });
  return { ...match, seats };
};

/** Seats by the names of those who sit there, escaped for a post. */
export const seatName =
  (match: Seated): NameSeat =>
  (seat) =>
    escapeMarkdown(truncate(sanitizeLabel(typed(match, seat)), 32));

/** The same for who plays a seat now: one that a computer plays is said to be so. */
export const playerName =
  ({ table }: Sentences, match: Match): NameSeat =>
  (seat) =>
    match.computers.includes(seat) ? table.computer(seatName(match)(seat)) : seatName(match)(seat);

/** The same for a label, where nothing is formatted. */
export const labelName =
  (match: Seated): NameSeat =>
  (seat) =>
    truncate(sanitizeLabel(typed(match, seat)), 20);

/**
 * The seat somebody means by what they typed: its number, counted from 1 as the choices give it, the name of whoever sits
 * there, or a mention of that person. `undefined` when that is nobody's, or the name of several.
 */
export const seatMeant = ({ seats }: Match, typed: string): number | undefined => {
  const mentioned = /^<@!?(\d+)>$/.exec(typed.trim())?.[1];
  if (mentioned !== undefined) return seats.find(({ user }) => user === mentioned)?.seat;
  const words = sanitizeLabel(typed).toLowerCase();
  if (/^\d+$/.test(words)) return seats.find(({ seat }) => seat === Number(words) - 1)?.seat;
  const [only, ...more] = seats.filter(({ name }) => sanitizeLabel(name).toLowerCase() === words);
  return more.length === 0 ? only?.seat : undefined;
};

/** All names in the order of the seats, for a picture. */
export const seatNames = (match: Seated): SeatNames => match.seats.map(({ name }) => sanitizeLabel(name));

/** Mentions of those who play the seats: they ping only where the send allows it. A computer is named. */
export const seatMention =
  (say: Sentences, match: Match): NameSeat =>
  (seat) => {
    const user = match.seats.find((row) => row.seat === seat)?.user;
    return user === undefined || match.computers.includes(seat) ? playerName(say, match)(seat) : `<@${user}>`;
  };
