import { LRUCache } from 'lru-cache';
import type { Level } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import { type Emoji, type NameSeat, type Sentences, signed } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import { SEAT_STYLES, type SeatNames } from '#renderers/index.ts';
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

/** Returns `write` with its results remembered: a message names the same players many times. */
const remembering = (write: (name: string) => string): ((name: string) => string) => {
  const cache = new LRUCache<string, string>({ max: 1_000, memoMethod: write });
  return (name) => cache.memo(name);
};

const forPost = remembering((name) => escapeMarkdown(truncate(sanitizeLabel(name), 32)));
const forLabel = remembering((name) => truncate(sanitizeLabel(name), 20));

/** Names seats after their players, escaped for a post, without a sign: for texts that are only words. */
export const plainName =
  (match: Seated): NameSeat =>
  (seat) =>
    forPost(typed(match, seat));

/** Returns the emoji of a seat: its mark in its colour. */
export const seatEmoji = ({ emoji }: Pick<Sentences, 'emoji'>, seat: Seat): Emoji | undefined =>
  emoji(SEAT_STYLES[seat]?.mark ?? '');

const withMark = (say: Sentences, seat: Seat, name: string): string => signed(seatEmoji(say, seat), name);

/** Names seats after their players, escaped for a post, behind the seat's mark in its colour. */
export const seatName = (say: Sentences, match: Seated): NameSeat =>
  withEmojisOf(say, (seat) => withMark(say, seat, plainName(match)(seat)));

/** Returns names for texts that show emojis. */
export const withEmojisOf = ({ emoji }: Sentences, name: (seat: Seat) => string): NameSeat =>
  Object.assign((seat: Seat) => name(seat), { emoji });

/** Names seats after their current players, escaped; marks AI players as such. */
export const playerName = (say: Sentences, match: Match): NameSeat =>
  withEmojisOf(say, (seat) => {
    const name = seatName(say, match)(seat);
    return match.computers.includes(seat) ? say.table.computer(name) : name;
  });

/** Like `playerName`, with the level of AI players that have had their seats from the start: for where they are named first. */
export const playerAndLevel = (say: Sentences, match: Match): NameSeat =>
  withEmojisOf(say, (seat) => {
    const level = levelOf(match, seat);
    return level === undefined ? playerName(say, match)(seat) : say.levels.named(seatName(say, match)(seat), level);
  });

/** Returns an AI player's name and level, as `levelOf` knows it, where it is clear that it is one. */
export const nameWithLevel = (say: Sentences, match: Match, seat: Seat): string | undefined => {
  const level = levelOf(match, seat);
  return level && say.levels.inShort(seatName(say, match)(seat), level);
};

/** Returns the level of the AI player that has had a seat from the start; `undefined` for others, and where it is not recorded. */
const levelOf = ({ seats }: Match, seat: Seat): Level | undefined => {
  const row = seats.find((each) => each.seat === seat);
  return row?.user === undefined ? row?.level : undefined;
};

/** Names seats after their players for a label, without formatting. */
export const labelName =
  (match: Seated): NameSeat =>
  (seat) =>
    forLabel(typed(match, seat));

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
    return user === undefined || match.computers.includes(seat)
      ? playerName(say, match)(seat)
      : withMark(say, seat, `<@${user}>`);
  };
