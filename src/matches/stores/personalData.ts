import type { Seat } from '#engine/game.ts';
import type { HeldName, Match, MatchId, MatchStatus, Remark, SeatRow, UserId } from '../model/types.ts';
import type { Holidays } from '../time/clock/index.ts';
import type { Delivery } from './deliveries.ts';
import type { Note } from './notes.ts';
import type { Departure, Nudge, User } from './people.ts';
import type { SeatClock } from './seatClock.ts';
import { type OrderBook, ordersOfSeat, type SeatOrders } from './standingOrders.ts';

/** All that is kept about one person, and nothing about anybody else. */
export interface PersonalData {
  readonly user?: User;
  readonly holidays: Holidays;
  /** The last time they were nudged. */
  readonly nudged?: Pick<Nudge, 'match' | 'at'>;
  /** Where they cannot be reached. */
  readonly departures: readonly Omit<Departure, 'user'>[];
  readonly seats: readonly PersonalSeat[];
  readonly hostOf: readonly MatchId[];
  readonly invitedTo: readonly MatchId[];
  readonly notes: readonly Omit<Note, 'user'>[];
  /** What they have said as an organiser. */
  readonly remarks: readonly (Omit<Remark, 'user'> & { readonly match: MatchId })[];
  /** Those that were sent to them, alone or by a mention: where they stand, not what they say. */
  readonly messages: readonly Omit<Delivery, 'recipient'>[];
}

/** A seat that is theirs, or was before somebody else took it. */
export interface PersonalSeat {
  readonly match: MatchId;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seat: Seat;
  readonly isTheirs: boolean;
  /** The names they went by there. */
  readonly names: readonly string[];
  /** Of a seat that is theirs still. */
  readonly clock?: SeatClock;
  readonly orders?: Omit<SeatOrders, 'seat'>;
}

/** What somebody who was forgotten is called in a match, whose language it is in. */
export type NameOfFormer = (seat: Seat, match: Match) => string;

export interface PersonalStore {
  of(user: UserId): Promise<PersonalData>;
  /**
   * Takes away all that is kept about a person, at once or not at all; `nameOf` a seat of a match stands wherever their name did.
   * `left`: the open matches in which they are known to play no more, by the version at which that was so. False, and nothing is
   * changed, when they sit in another one, or in one of another version.
   */
  forget(user: UserId, left: ReadonlyMap<MatchId, number>, nameOf: NameOfFormer): Promise<boolean>;
}

/** As whom deliveries name a person who is told by a mention in a match's thread. */
export const mentionedInThread = (user: UserId): string => `thread ${user}`;

/** As whom deliveries name a person. */
export const recipientsOf = (user: UserId): readonly string[] => [user, mentionedInThread(user)];

/** Whom a delivery names; nobody, where all at a match are told. */
export const personNamedBy = (recipient: string): UserId | undefined => {
  if (recipient === 'thread' || recipient === 'channel') return undefined;
  return recipient.startsWith('thread ') ? recipient.slice('thread '.length) : recipient;
};

/** Whether somebody sits in a match, or did, or is invited to it. */
export const mentionsUser = ({ host, guests, seats }: Match, user: UserId): boolean =>
  host === user || guests.includes(user) || seats.some((row) => row.user === user || row.former?.includes(user) === true);

/** A match with what stands beside it of each seat. */
export interface MatchWithSeats {
  readonly match: Match;
  readonly clocks: readonly SeatClock[];
  readonly book: OrderBook;
}

/** What matches hold of a person. */
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

/** What stands beside the log of a match in which a person is not known any more. */
export const anonymize = (match: Match, user: UserId, nameOf: NameOfFormer): Pick<Match, 'host' | 'guests' | 'seats'> => {
  const seats = match.seats.map((row) => rowWithout(row, user, nameOf(row.seat, match)));
  const another = seats.find((row) => row.user !== undefined)?.user ?? '';
  return { host: match.host === user ? another : match.host, guests: match.guests.filter((guest) => guest !== user), seats };
};

/** A name of which it was not written down whose it is may be theirs wherever they have sat. */
const rowWithout = (row: SeatRow, user: UserId, name: string): SeatRow => {
  const isTheirs = row.user === user;
  if (!isTheirs && row.former?.includes(user) !== true) return row;
  const { seat, former = [], held = [] } = row;
  const others = former.filter((each) => each !== user);
  const names = held.map(({ user: holder, ...then }): HeldName => {
    if (then.computer === true) return then;
    return holder === undefined || holder === user ? { ...then, name } : { ...then, user: holder };
  });
  return {
    seat,
    ...(!isTheirs && row.user !== undefined && { user: row.user }),
    name: isTheirs ? name : row.name,
    ...(others.length > 0 && { former: others }),
    ...(names.length > 0 && { held: names }),
  };
};
