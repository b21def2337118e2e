import type { Seat } from '#engine/game.ts';
import type { HeldName, Match, MatchId, MatchStatus, Remark, SeatRow, UserId } from '../model/types.ts';
import type { Holidays } from '../time/clock/index.ts';
import type { Delivery } from './deliveries.ts';
import type { ServerDecision } from './moderation.ts';
import type { Note } from './notes.ts';
import type { Participation, PlayerNote } from './participations.ts';
import type { Departure, Nudge, User } from './people.ts';
import type { RatingRow } from './ratings.ts';
import type { SeatClock } from './seatClock.ts';
import type { Seek } from './seeks.ts';
import { type OrderBook, ordersOfSeat, type SeatOrders } from './standingOrders.ts';

/** All data stored about one person, and none about anyone else. */
export interface PersonalData {
  readonly user?: User;
  readonly holidays: Holidays;
  /** The last time they were nudged. */
  readonly nudged?: Pick<Nudge, 'match' | 'at'>;
  /** The servers where they cannot be reached. */
  readonly departures: readonly Omit<Departure, 'user'>[];
  readonly seats: readonly PersonalSeat[];
  readonly hostOf: readonly MatchId[];
  readonly invitedTo: readonly MatchId[];
  readonly notes: readonly Omit<Note, 'user'>[];
  /** Their part in matches that are over for them, as their record counts it. */
  readonly participations: readonly Omit<Participation, 'user'>[];
  /** What moderators wrote about them. */
  readonly playerNotes: readonly Omit<PlayerNote, 'user' | 'by'>[];
  /** Their parts in rated matches, with their rating after each. */
  readonly ratings: readonly Omit<RatingRow, 'person'>[];
  /** What they wrote as an organiser. */
  readonly remarks: readonly (Omit<Remark, 'user'> & { readonly match: MatchId })[];
  /** What they look for with `/play`, or chose there, and whom they avoid. */
  readonly seeks: readonly Omit<Seek, 'user'>[];
  readonly avoids: readonly UserId[];
  /** The cups they entered, and opened. */
  readonly cups: readonly { readonly cup: number; readonly entrant: number; readonly name: string }[];
  readonly organiserOf: readonly number[];
  /** What they decided as a moderator outside matches, and what moderators decided about them. */
  readonly decisions: readonly PersonalDecision[];
  /** The matches they watch. */
  readonly watching: readonly MatchId[];
  /** Messages sent to them, directly or as a mention: where they are, not what they say. */
  readonly messages: readonly Omit<Delivery, 'recipient'>[];
}

/** A decision without the other person. */
export interface PersonalDecision extends Omit<ServerDecision, 'by' | 'about' | 'change'> {
  readonly as: 'moderator' | 'player';
}

/** A seat they have, or had before someone else took it. */
export interface PersonalSeat {
  readonly match: MatchId;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seat: Seat;
  readonly isTheirs: boolean;
  /** The names they had there. */
  readonly names: readonly string[];
  /** Only for a seat they still have. */
  readonly clock?: SeatClock;
  readonly orders?: Omit<SeatOrders, 'seat'>;
}

/** Returns the name that replaces a forgotten person's, in the match's language. */
export type NameOfFormer = (seat: Seat, match: Match) => string;

export interface PersonalStore {
  of(user: UserId): Promise<PersonalData>;
  /**
   * Deletes all data about a person, atomically, and replaces their name by `nameOf` wherever it occurs. `left`: open matches
   * they no longer play in, with the version at which that was checked. False, and nothing changes, if they sit in another open
   * match, or one of these has a newer version.
   */
  forget(user: UserId, left: ReadonlyMap<MatchId, number>, nameOf: NameOfFormer): Promise<boolean>;
}

/** The delivery recipient for a mention in a match's thread. */
export const mentionedInThread = (user: UserId): string => `thread ${user}`;

/** All delivery recipients that name a user. */
export const recipientsOf = (user: UserId): readonly string[] => [user, mentionedInThread(user)];

/** Returns the user a delivery recipient names; `undefined` for messages to everyone. */
export const personNamedBy = (recipient: string): UserId | undefined => {
  if (recipient === 'thread' || recipient === 'channel') return undefined;
  return recipient.startsWith('thread ') ? recipient.slice('thread '.length) : recipient;
};

/** Whether a user sits in a match, used to, or is invited to it. */
export const mentionsUser = ({ host, guests, seats }: Match, user: UserId): boolean =>
  host === user || guests.includes(user) || seats.some((row) => row.user === user || row.former?.includes(user) === true);

/** A match with each seat's data from outside the log. */
export interface MatchWithSeats {
  readonly match: Match;
  readonly clocks: readonly SeatClock[];
  readonly book: OrderBook;
}

/** Returns everything that matches store about a person. */
export const personalReferences = (
  all: readonly MatchWithSeats[],
  user: UserId,
): Pick<PersonalData, 'seats' | 'hostOf' | 'invitedTo'> => ({
  seats: all.flatMap((each) => each.match.seats.flatMap((row) => seatOfPerson(each, row, user))),
  hostOf: all.flatMap(({ match }) => (match.host === user ? match.id : [])),
  invitedTo: all.flatMap(({ match }) => (match.guests.includes(user) ? match.id : [])),
});

const seatOfPerson = ({ match, clocks, book }: MatchWithSeats, row: SeatRow, user: UserId): readonly PersonalSeat[] => {
  const isTheirs = row.user === user;
  if (!isTheirs && row.former?.includes(user) !== true) return [];
  const { id, game, status } = match;
  const before = (row.held ?? []).flatMap((then) => (then.user === user ? then.name : []));
  const place = { match: id, game, status, seat: row.seat, isTheirs, names: isTheirs ? [...before, row.name] : before };
  if (!isTheirs) return [place];
  const clock = clocks.find(({ seat }) => seat === row.seat);
  const { orders, notices } = ordersOfSeat(book.seats, row.seat);
  return [{ ...place, ...(clock && { clock }), ...(orders.length + notices.length > 0 && { orders: { orders, notices } }) }];
};

/** Returns the match row's fields without a forgotten person. */
export const anonymize = (match: Match, user: UserId, nameOf: NameOfFormer): Pick<Match, 'host' | 'guests' | 'seats'> => {
  const seats = match.seats.map((row) => rowWithout(row, user, nameOf(row.seat, match)));
  const another = seats.find((row) => row.user !== undefined)?.user ?? '';
  return { host: match.host === user ? another : match.host, guests: match.guests.filter((guest) => guest !== user), seats };
};

/** Replaces the person's names in a seat row. An earlier name without a recorded user may be theirs, so it is replaced too. */
const rowWithout = (row: SeatRow, user: UserId, name: string): SeatRow => {
  const isTheirs = row.user === user;
  if (!isTheirs && row.former?.includes(user) !== true) return row;
  const { seat, level, former = [], held = [] } = row;
  const others = former.filter((each) => each !== user);
  const names = held.map(({ user: holder, ...then }): HeldName => {
    if (then.computer === true) return then;
    return holder === undefined || holder === user ? { ...then, name } : { ...then, user: holder };
  });
  return {
    seat,
    ...(!isTheirs && row.user !== undefined && { user: row.user }),
    name: isTheirs ? name : row.name,
    ...(!isTheirs && level !== undefined && { level }),
    ...(others.length > 0 && { former: others }),
    ...(names.length > 0 && { held: names }),
  };
};
