import { isDeepStrictEqual } from 'node:util';
import type { Append, Appended, Created, Entry, MatchId, NewMatch } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { LOCKS } from '../locks/locks.ts';
import { writeClocks } from './prismaClocks.ts';
import { writeBook } from './prismaOrders.ts';
import { eventRows, makeMatch, makeStoredEvent, type SeatRow, seatRows, summaryColumns } from './rows.ts';

/** Statuses of a match that is not over. */
export const OPEN = { in: ['lobby', 'playing', 'setAside'] };

type Transaction = Prisma.TransactionClient;

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Creates a match with its first entry. Only one runs at a time, so that match ids have no gaps. */
export const createMatch = async (prisma: PrismaClient, born: NewMatch, secret: Uint8Array, entry: Entry): Promise<Created> =>
  prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.numbering})`;
    const first = await tx.match.findUnique({ where: { createdBy: entry.commandId }, include: { seats: true } });
    if (first !== null) return { kind: 'repeated', match: makeMatch(first) };
    if (await hasTooManyOpen(tx, born)) return { kind: 'tooManyOpen' };
    const { _max } = await tx.match.aggregate({ _max: { id: true } });
    const id = await nextNumber(tx, 'match', _max.id);
    return { kind: 'created', match: makeMatch(await insertMatch(tx, id, born, secret, entry)) };
  });

/** The settings that hold the highest erased numbers of matches and cups. They are not reused. */
export const ERASED_UP_TO = { match: 'erased matches up to', cup: 'erased cups up to' } as const;

/** Returns the number of a new match or cup, after that of the last one there is. Only one is created at a time. */
export const nextNumber = async (tx: Transaction, of: keyof typeof ERASED_UP_TO, last: number | null): Promise<number> => {
  const erased = await tx.setting.findUnique({ where: { key: ERASED_UP_TO[of] } });
  return 1 + Math.max(last ?? 0, Number(erased?.value ?? 0));
};

const hasTooManyOpen = async (tx: Transaction, { host, place: { server }, mostOpen }: NewMatch): Promise<boolean> =>
  mostOpen !== undefined &&
  (await tx.match.count({ where: { status: OPEN, server, seats: { some: { userId: host } } } })) >= mostOpen;

const insertMatch = async (tx: Transaction, id: MatchId, born: NewMatch, secret: Uint8Array, entry: Entry) => {
  const { events, summary, commandId } = entry;
  const [begin] = events;
  if (begin === undefined) throw new Error('A match begins with an event.');
  const { game, seatLimit, place } = born;
  const first = { version: events.length, createdBy: commandId, createdAt: begin.at };
  await tx.match.create({
    data: { ...summaryColumns(summary), ...place, ...first, id, game, private: born.private, seatLimit },
  });
  await tx.matchSecret.create({ data: { matchId: id, secret: Uint8Array.from(secret) } });
  await insertSeats(tx, seatRows(id, summary.seats));
  await insertEvents(tx, id, entry);
  return tx.match.findUniqueOrThrow({ where: { id }, include: { seats: true } });
};

const insertSeats = (tx: Transaction, rows: SeatRow[]) => tx.seat.createMany({ data: rows as Prisma.SeatCreateManyInput[] });

const insertEvents = (tx: Transaction, match: MatchId, { events }: Entry) =>
  tx.event.createMany({ data: eventRows(match, events) });

/** Appends to the log and updates the summary in one transaction, only if the match is still at the expected version. */
export const appendEntry = async (prisma: PrismaClient, append: Append): Promise<Appended> => {
  if (append.events.length === 0) throw new Error('An append holds at least one event.');
  const appended = await prisma
    .$transaction((tx) => tryAppend(tx, append))
    .catch((error: unknown) => {
      if (isUniqueViolation(error) || error instanceof OrdersChanged) return undefined;
      throw error;
    });
  if (appended !== undefined) return appended;
  const first = await readEvents(prisma, append.match, 0, append.commandId);
  return first.length > 0 ? { kind: 'repeated', events: first } : { kind: 'versionConflict' };
};

/** The orders have changed since the append was decided; it is rolled back. */
class OrdersChanged extends Error {
  override readonly name = 'OrdersChanged';
}

/** Returns `undefined` if the match has changed. The primary key of the log guards against a lost update as well. */
const tryAppend = async (tx: Transaction, append: Append): Promise<Appended | undefined> => {
  const { match, expectedVersion, events, summary, orders, clocks } = append;
  const [row] = await tx.match.updateManyAndReturn({
    where: { id: match, version: expectedVersion, forgotten: append.forgotten ?? 0, suspendedAt: append.suspendedAt ?? null },
    data: {
      ...summaryColumns(summary),
      version: expectedVersion + events.length,
      ...(append.isRecordDue === true && { recordDue: true }),
    },
  });
  if (row === undefined) return undefined;
  const current = await lockedRows(tx, match);
  if (orders !== undefined && orders.generation !== current.generation) throw new OrdersChanged();
  if (orders?.seats !== undefined) await writeBook(tx, match, { generation: orders.generation, seats: orders.seats });
  await insertEvents(tx, match, append);
  if (append.remark !== undefined) {
    const { version, user, text } = append.remark;
    await tx.remark.create({ data: { matchId: match, version, userId: user, text } });
  }
  if (clocks !== undefined) await writeClocks(tx, match, clocks);
  return { kind: 'appended', match: makeMatch({ ...row, seats: await replaceSeats(tx, append, current.seats) }), events };
};

interface LockedRows {
  /** The generation of the order book; 0 without one. */
  readonly generation: number;
  /** In the order of seats. */
  readonly seats: SeatRow[];
}

/**
 * Returns what an append compares besides the match. Read in its own statement after the match row is locked, because within
 * the same statement it could predate another append.
 */
const lockedRows = async (tx: Transaction, match: MatchId): Promise<LockedRows> => {
  const [current] = await tx.$queryRaw<LockedRows[]>`
    SELECT coalesce((SELECT generation FROM "OrderBook" WHERE "matchId" = ${match}), 0) AS generation,
      (SELECT coalesce(json_agg(s ORDER BY seat), '[]') FROM "Seat" s WHERE "matchId" = ${match}) AS seats`;
  return current ?? { generation: 0, seats: [] };
};

/** Replaces the seat rows if they changed, which is rare after the lobby: only when another user takes over a seat. */
const replaceSeats = async (tx: Transaction, { match, summary }: Append, current: SeatRow[]): Promise<SeatRow[]> => {
  const wanted = seatRows(match, summary.seats);
  if (isDeepStrictEqual(wanted, current)) return current;
  await tx.seat.deleteMany({ where: { matchId: match } });
  await insertSeats(tx, wanted);
  return wanted;
};

export const readEvents = async (prisma: PrismaClient, match: MatchId, after: number, commandId?: string) => {
  const where = { matchId: match, version: { gt: after }, ...(commandId !== undefined && { commandId }) };
  return (await prisma.event.findMany({ where, orderBy: { version: 'asc' } })).map(makeStoredEvent);
};
