import type { BaseEvent } from '#engine/game.ts';
import type {
  ActionSource,
  Delivery,
  FairBy,
  HeldName,
  Match,
  MatchStatus,
  Note,
  PictureTheme,
  RecordedCommand,
  Server,
  StoredEvent,
  Summary,
  TimeOutAnswer,
} from '#matches/index.ts';
import type { Prisma } from '../generated/client.ts';

/** Between rows, where what is missing is `null`, and the application's shapes, where it is absent. */

/** Of a match that goes on. */
export const PLAYED = { status: 'playing', suspendedAt: null } as const;

export type MatchRow = Prisma.MatchGetPayload<{ include: { seats: true } }>;
export type SeatRow = Prisma.SeatGetPayload<object>;
export type EventRow = Prisma.EventGetPayload<object>;

export const dateOf = (moment: number): Date => new Date(moment);

export const dateOrNull = (moment: number | undefined): Date | null => (moment === undefined ? null : new Date(moment));

/** An object without the entries that are `null`. */
export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;

type Present<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** The columns of what is named; what is to be unset becomes `null`. */
export const columnsOf = <Value>(change: { readonly [column: string]: Value }) =>
  Object.fromEntries(Object.entries(change).map(([column, value]) => [column, value ?? null]));

export const makeMatch = (row: MatchRow): Match => {
  const { id, game, status, version, announcedVersion, host, guests, seatLimit, remindAfterHours, active, failures } = row;
  const { activeSince, expiresAt, server, channel, thread, lobbyMessage, locale, createdAt } = row;
  return {
    id,
    game,
    status: status as MatchStatus,
    version,
    announcedVersion,
    host,
    private: row.private,
    guests,
    seatLimit,
    options: row.options as Match['options'],
    remindAfterHours,
    pace: row.pace,
    timeOut: row.timeOut as TimeOutAnswer,
    fair: row.fair as FairBy,
    seats: row.seats
      .map(({ seat, userId, name, former, held }) => ({
        seat,
        ...present({ user: userId }),
        name,
        ...(former.length > 0 && { former }),
        ...heldNames(held),
      }))
      .sort((one, other) => one.seat - other.seat),
    active,
    computers: row.computers,
    computerDue: row.computerDue,
    ...present({ activeSince, expiresAt, pausedUntil: row.pausedUntil, voteUntil: row.voteUntil }),
    movedAt: row.movedAt,
    ...present({ staleAt: row.staleAt, suspendedAt: row.suspendedAt, resumedAt: row.resumedAt }),
    place: { server, channel, ...present({ thread, lobbyMessage, locale }) },
    failures,
    ...(row.forgotten > 0 && { forgotten: row.forgotten }),
    createdAt,
  };
};

const heldNames = (held: Prisma.JsonValue): { readonly held?: readonly HeldName[] } =>
  Array.isArray(held) && held.length > 0 ? { held: held as unknown as readonly HeldName[] } : {};

export const makeStoredEvent = (row: EventRow): StoredEvent => {
  const { version, shape, event, commandId, by, how, at, seen, command, chain } = row;
  return {
    version,
    shape,
    event: event as unknown as BaseEvent,
    commandId,
    ...present({ by, how: how as ActionSource | null }),
    at,
    ...present({ seen: seen as StoredEvent['seen'] | null, command: command as RecordedCommand | null, chain }),
  };
};

/** The columns of a match that follow from its log. */
export const summaryColumns = (summary: Summary) => ({
  status: summary.status,
  host: summary.host,
  options: summary.options as Prisma.InputJsonObject,
  remindAfterHours: summary.remindAfterHours,
  pace: summary.pace,
  timeOut: summary.timeOut,
  fair: summary.fair,
  guests: [...summary.guests],
  active: [...summary.active],
  activeSince: summary.activeSince ?? null,
  expiresAt: summary.expiresAt ?? null,
  computers: [...summary.computers],
  computerDue: summary.computerDue,
  pausedUntil: summary.pausedUntil ?? null,
  voteUntil: summary.voteUntil ?? null,
  movedAt: summary.movedAt,
  staleAt: summary.staleAt ?? null,
});

/** What is absent is left out: `null` would be a JSON value. */
export const eventRows = (matchId: number, events: readonly StoredEvent[]): Prisma.EventCreateManyInput[] =>
  events.map(({ version, shape, event, commandId, by, how, at, seen, command, chain }, ordinal) => ({
    matchId,
    version,
    type: event.type,
    shape,
    event: event as unknown as Prisma.InputJsonObject,
    commandId,
    ordinal,
    by: by ?? null,
    how: how ?? null,
    at,
    ...(seen !== undefined && { seen: seen as unknown as Prisma.InputJsonValue }),
    ...(command !== undefined && { command: command as unknown as Prisma.InputJsonObject }),
    ...(chain !== undefined && { chain }),
  }));

/** In the order of the seats. */
export const seatRows = (matchId: number, seats: Summary['seats']): SeatRow[] =>
  seats.map(({ seat, user, name, former = [], held = [] }) => ({
    matchId,
    seat,
    userId: user ?? null,
    name,
    former: [...former],
    held: held as unknown as Prisma.JsonArray,
  }));

export const makeDelivery = ({ matchId, ...row }: Prisma.DeliveryGetPayload<object>): Delivery => ({
  match: matchId,
  ...present(row),
});

export const makeServer = (row: Prisma.ServerGetPayload<object>): Server =>
  present({ ...row, creators: row.creators as Server['creators'], theme: row.theme as PictureTheme | null });

export const makeNote = ({ matchId, userId, ...row }: Prisma.NoteGetPayload<object>): Note => ({
  match: matchId,
  user: userId,
  ...row,
});
