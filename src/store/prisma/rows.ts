import type { Level } from '#engine/computer.ts';
import type { BaseEvent } from '#engine/game.ts';
import type {
  Delivery,
  FairBy,
  Gate,
  HeldName,
  Match,
  MatchStatus,
  Note,
  Server,
  StoredEvent,
  Summary,
  TimeOutAnswer,
} from '#matches/index.ts';
import type { Prisma } from '../generated/client.ts';

/** Conversions between rows, where a missing value is `null`, and the application's types, where it is absent. */

/** The filter for matches that are in play. */
export const PLAYED = { status: 'playing', suspendedAt: null } as const;

export type MatchRow = Prisma.MatchGetPayload<{ include: { seats: true } }>;
export type SeatRow = Prisma.SeatGetPayload<object>;
export type EventRow = Prisma.EventGetPayload<object>;

export const dateOf = (moment: number): Date => new Date(moment);

export const dateOrNull = (moment: number | undefined): Date | null => (moment === undefined ? null : new Date(moment));

/** Returns an object without the entries that are `null`. */
export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;

type Present<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** Returns what `make` makes of a row that is looked for; `undefined` without one. */
export const madeFrom = async <Row, Made>(found: Promise<Row | null>, make: (row: Row) => Made): Promise<Made | undefined> => {
  const row = await found;
  return row === null ? undefined : make(row);
};

/** Returns the columns of a change; `undefined` becomes `null`, which unsets the column. */
export const columnsOf = <Value>(change: { readonly [column: string]: Value }) =>
  Object.fromEntries(Object.entries(change).map(([column, value]) => [column, value ?? null]));

export const makeMatch = (row: MatchRow): Match => {
  const { server, channel, thread, lobbyMessage, locale, forgotten, ...others } = row;
  const { remindAt, recordDue, setAsideBy, leaseHolder, leaseUntil, createdBy, luck, ...columns } = others;
  return {
    ...present({
      ...columns,
      status: row.status as MatchStatus,
      timeOut: row.timeOut as TimeOutAnswer,
      fair: row.fair as FairBy,
      gate: row.gate === 'none' ? null : (row.gate as Gate),
    }),
    options: row.options as Match['options'],
    seats: row.seats
      .map(({ seat, userId, name, level, former, held }) => ({
        seat,
        ...present({ user: userId, level: level as Level | null }),
        name,
        ...(former.length > 0 && { former }),
        ...heldNames(held),
      }))
      .sort((one, other) => one.seat - other.seat),
    place: { server, channel, ...present({ thread, lobbyMessage, locale }) },
    ...(forgotten > 0 && { forgotten }),
  };
};

const heldNames = (held: Prisma.JsonValue): { readonly held?: readonly HeldName[] } =>
  Array.isArray(held) && held.length > 0 ? { held: held as unknown as readonly HeldName[] } : {};

export const makeStoredEvent = ({ matchId, type, ordinal, ...row }: EventRow): StoredEvent => ({
  ...(present(row) as object as Omit<StoredEvent, 'event'>),
  event: row.event as unknown as BaseEvent,
});

/** The columns that a summary may lack. */
const UNSET = { gate: 'none', activeSince: null, expiresAt: null, pausedUntil: null, voteUntil: null, staleAt: null };

/** Returns the match columns that follow from its log. */
export const summaryColumns = ({ seats, options, guests, active, computers, ...columns }: Summary) => ({
  ...UNSET,
  ...columns,
  options: options as Prisma.InputJsonObject,
  guests: [...guests],
  active: [...active],
  computers: [...computers],
});

/** Leaves absent JSON fields out, because `null` would be stored as a JSON value. */
export const eventRows = (matchId: number, events: readonly StoredEvent[]): Prisma.EventCreateManyInput[] =>
  events.map((row, ordinal) => {
    const columns = { ...row, matchId, type: row.event.type, ordinal, by: row.by ?? null, how: row.how ?? null };
    return columns as object as Prisma.EventCreateManyInput;
  });

/** Returns the rows of the seats, in their order. */
export const seatRows = (matchId: number, seats: Summary['seats']): SeatRow[] =>
  seats.map(({ seat, user, name, level, former = [], held = [] }) => ({
    matchId,
    seat,
    userId: user ?? null,
    name,
    level: level ?? null,
    former: [...former],
    held: held as unknown as Prisma.JsonArray,
  }));

export const makeDelivery = ({ matchId, ...row }: Prisma.DeliveryGetPayload<object>): Delivery => ({
  match: matchId,
  ...present(row),
});

export const makeServer = (row: Prisma.ServerGetPayload<object>): Server => present(row) as Server;

export const makeNote = ({ matchId, userId, ...row }: Prisma.NoteGetPayload<object>): Note => ({
  match: matchId,
  user: userId,
  ...row,
});
