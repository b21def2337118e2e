import type { BaseEvent } from '#engine/game.ts';
import type { Delivery, Match, MatchStatus, Note, StoredEvent, Summary, User } from '#matches/index.ts';
import type { Prisma } from './generated/client.ts';

/** Between rows, where what is missing is `null`, and the application's shapes, where it is absent. */

export type MatchRow = Prisma.MatchGetPayload<{ include: { seats: true } }>;
export type SeatRow = Prisma.SeatGetPayload<object>;
export type EventRow = Prisma.EventGetPayload<object>;

/** An object without the entries that are `null`. */
const present = <Shape extends object>(row: Shape): { [Key in keyof Shape]?: NonNullable<Shape[Key]> } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Key in keyof Shape]?: NonNullable<Shape[Key]>;
  };

export const makeMatch = (row: MatchRow): Match => {
  const { id, game, status, version, announcedVersion, host, guests, seatLimit, remindAfterHours, active, failures } = row;
  const { activeSince, remindAt, expiresAt, server, channel, thread, lobbyMessage, createdAt } = row;
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
    seats: row.seats.map(({ seat, userId, name }) => ({ seat, user: userId, name })).sort((one, other) => one.seat - other.seat),
    active,
    ...present({ activeSince, remindAt, expiresAt }),
    place: { server, channel, ...present({ thread, lobbyMessage }) },
    failures,
    createdAt,
  };
};

export const makeStoredEvent = ({ version, shape, event, commandId, by, at }: EventRow): StoredEvent => ({
  version,
  shape,
  event: event as unknown as BaseEvent,
  commandId,
  ...present({ by }),
  at,
});

/** The columns of a match that follow from its log. */
export const summaryColumns = (summary: Summary) => ({
  status: summary.status,
  host: summary.host,
  options: summary.options as Prisma.InputJsonObject,
  remindAfterHours: summary.remindAfterHours,
  guests: [...summary.guests],
  active: [...summary.active],
  activeSince: summary.activeSince ?? null,
  remindAt: summary.remindAt ?? null,
  expiresAt: summary.expiresAt ?? null,
});

export const eventRows = (matchId: number, events: readonly StoredEvent[]): EventRow[] =>
  events.map(({ version, shape, event, commandId, by, at }, ordinal) => ({
    matchId,
    version,
    type: event.type,
    shape,
    event: event as unknown as Prisma.JsonObject,
    commandId,
    ordinal,
    by: by ?? null,
    at,
  }));

/** In the order of the seats. */
export const seatRows = (matchId: number, seats: Summary['seats']): SeatRow[] =>
  seats.map(({ seat, user, name }) => ({ matchId, seat, userId: user, name }));

export const makeDelivery = (row: Prisma.DeliveryGetPayload<object>): Delivery => {
  const { matchId, version, kind, recipient, channel, message, contentHash, claimedAt } = row;
  return { match: matchId, version, kind, recipient, claimedAt, ...present({ channel, message, contentHash }) };
};

export const makeUser = ({ id, name, dmClosed, dmChannel, locale }: Prisma.UserGetPayload<object>): User => ({
  id,
  name,
  dmClosed,
  ...present({ dmChannel, locale }),
});

export const makeNote = ({ matchId, userId, text, changedAt }: Prisma.NoteGetPayload<object>): Note => ({
  match: matchId,
  user: userId,
  text,
  changedAt,
});
