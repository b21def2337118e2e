import {
  anonymize,
  type ClockStore,
  type Delivery,
  type Departure,
  type HolidayStore,
  type Match,
  mentionsUser,
  type NameOfFormer,
  type Note,
  type Nudge,
  type Participation,
  type PersonalStore,
  type PlayerNote,
  personalReferences,
  type RatingRow,
  recipientsOf,
  type SeatClock,
  type User,
  type UserId,
} from '#matches/index.ts';
import type { MemoryClocks } from './memoryClocks.ts';
import { type CupRecord, cupsOf, forgetInCups } from './memoryCups.ts';
import { type MatchRecord, OPEN, writeBook } from './memoryMatchStore.ts';
import { type DecisionRow, decisionsOf, type FollowerRow, forgetDecisions } from './memoryModeration.ts';
import { forgetRatings } from './memoryRatings.ts';
import { forgetSeeks, type SeekRows } from './memorySeeks.ts';

/** Everything in memory that can refer to a person. */
export interface MemoryRows {
  readonly records: Map<Match['id'], MatchRecord>;
  readonly deliveries: Map<string, Delivery>;
  readonly users: Map<UserId, User>;
  readonly plans: Map<UserId, ReadonlyMap<string, boolean>>;
  readonly nudges: Map<UserId, Nudge & { settled: boolean }>;
  readonly departures: Map<string, Departure>;
  readonly notes: Map<string, Note>;
  readonly seeks: SeekRows;
  readonly cups: Map<number, CupRecord>;
  readonly followers: Map<string, FollowerRow>;
  readonly decisions: Map<number, DecisionRow>;
  readonly playerNotes: Map<string, PlayerNote>;
  readonly participations: Map<Match['id'], readonly Participation[]>;
  ratings: RatingRow[];
}

/** Whether data about a person may be stored: a forgotten person has no row, and no match of theirs names them. */
export const isStillKnown = ({ users, records }: MemoryRows, user: UserId, isThere: (match: Match) => boolean): boolean =>
  users.has(user) || [...records.values()].some(({ match }) => isThere(match) && mentionsUser(match, user));

/** Data about one person, in memory: exported, or deleted. */
export const openMemoryPersonal = (rows: MemoryRows, clocks: MemoryClocks, holidays: HolidayStore): PersonalStore => ({
  async of(user) {
    const records = [...rows.records.values()];
    const standing = await Promise.all(records.map((record) => withClocks(record, clocks)));
    const [known, nudge] = [rows.users.get(user), rows.nudges.get(user)];
    return {
      ...(known && { user: known }),
      holidays: await holidays.of(user),
      ...(nudge && { nudged: { match: nudge.match, at: nudge.at } }),
      departures: ofUser(rows.departures.values(), user),
      ...personalReferences(
        standing.map((each) => ({ ...each, match: each.record.match, book: each.record.book })),
        user,
      ),
      ratings: rows.ratings.flatMap(({ person, ...row }) => (person === user ? row : [])),
      notes: ofUser(rows.notes.values(), user),
      participations: ofUser([...rows.participations.values()].flat(), user).sort((one, other) => one.match - other.match),
      playerNotes: ofUser(rows.playerNotes.values(), user).map(({ by, ...note }) => note),
      remarks: records.flatMap(({ match, remarks }) => ofUser(remarks, user).map((remark) => ({ match: match.id, ...remark }))),
      ...cupsOf(rows, user),
      seeks: ofUser(rows.seeks.seeks.values(), user),
      avoids: [...(rows.seeks.avoids.get(user) ?? [])],
      decisions: decisionsOf(rows, user),
      watching: ofUser(rows.followers.values(), user).map(({ match }) => match),
      messages: [...rows.deliveries.values()].flatMap(({ recipient, ...delivery }) =>
        recipientsOf(user).includes(recipient) ? delivery : [],
      ),
    };
  },
  async forget(user, left, nameOf) {
    const about = [...rows.records.values()].filter(({ match }) => mentionsUser(match, user));
    const standing = await Promise.all(about.map((record) => withClocks(record, clocks)));
    const playsOn = ({ record: { match } }: Standing): boolean =>
      OPEN.includes(match.status) && match.seats.some((row) => row.user === user) && left.get(match.id) !== match.version;
    if (standing.some(playsOn)) return false;
    for (const each of standing) forgetIn(each, user, nameOf, clocks);
    forgetDecisions(rows, user);
    forgetRatings(rows, user);
    forgetInCups(rows, user);
    for (const kept of [rows.users, rows.plans, rows.nudges]) kept.delete(user);
    forgetSeeks(rows.seeks, user);
    for (const kept of [rows.departures, rows.notes, rows.followers, rows.playerNotes])
      dropFrom<{ readonly user: UserId }>(kept, (row) => row.user === user);
    for (const [id, all] of rows.participations)
      rows.participations.set(
        id,
        all.filter((row) => row.user !== user),
      );
    dropFrom(rows.deliveries, ({ recipient }) => recipientsOf(user).includes(recipient));
    return true;
  },
});

interface Standing {
  readonly record: MatchRecord;
  readonly clocks: readonly SeatClock[];
}

const withClocks = async (record: MatchRecord, clocks: ClockStore): Promise<Standing> => ({
  record,
  clocks: await clocks.of(record.match.id),
});

const forgetIn = ({ record, clocks }: Standing, user: UserId, nameOf: NameOfFormer, kept: MemoryClocks): void => {
  const { match, book } = record;
  const own = match.seats.flatMap((row) => (row.user === user ? row.seat : []));
  record.match = { ...match, ...anonymize(match, user, nameOf), forgotten: (match.forgotten ?? 0) + 1 };
  const others = book.seats.filter(({ seat }) => !own.includes(seat));
  if (others.length < book.seats.length) writeBook(record, others);
  const stopped = clocks.filter(({ seat }) => own.includes(seat)).map((clock) => ({ ...clock, running: 'over' }) as const);
  kept.write(match.id, { seats: stopped });
};

const ofUser = <Row extends { readonly user: UserId }>(all: Iterable<Row>, wanted: UserId): Omit<Row, 'user'>[] =>
  [...all].flatMap(({ user, ...row }) => (user === wanted ? [row] : []));

const dropFrom = <Row>(kept: Map<string, Row>, isDropped: (row: Row) => boolean): void => {
  for (const [key, row] of kept) if (isDropped(row)) kept.delete(key);
};
