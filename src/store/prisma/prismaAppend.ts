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

/** A new match with its first entry. One at a time, so that numbers have no gaps. */
export const createMatch = async (prisma: PrismaClient, born: NewMatch, secret: Uint8Array, entry: Entry): Promise<Created> =>
  prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.numbering})`;
    const first = await tx.match.findUnique({ where: { createdBy: entry.commandId }, include: { seats: true } });
    if (first !== null) return { kind: 'repeated', match: makeMatch(first) };
    if (await isOneTooMany(tx, born)) return { kind: 'tooManyOpen' };
    return { kind: 'created', match: makeMatch(await insertMatch(tx, (await highestNumber(tx)) + 1, born, secret, entry)) };
  });

/** The key under which the highest number stands that was ever erased: it is not given again. */
export const ERASED_UP_TO = 'erased matches up to';

const highestNumber = async (tx: Transaction): Promise<number> => {
  const { _max } = await tx.match.aggregate({ _max: { id: true } });
  const erased = await tx.setting.findUnique({ where: { key: ERASED_UP_TO } });
  return Math.max(_max.id ?? 0, Number(erased?.value ?? 0));
};

const isOneTooMany = async (tx: Transaction, { host, place: { server }, mostOpen }: NewMatch): Promise<boolean> =>
  mostOpen !== undefined &&
  (await tx.match.count({ where: { status: OPEN, server, seats: { some: { userId: host } } } })) >= mostOpen;

const insertMatch = async (tx: Transaction, id: MatchId, born: NewMatch, secret: Uint8Array, entry: Entry) => {
  const { events, summary, commandId } = entry;
  const [begin] = events;
  if (begin === undefined) throw new Error('A match begins with an event.');
  const { server, channel, thread, lobbyMessage, locale } = born.place;
  await tx.match.create({
    data: {
      ...summaryColumns(summary),
      id,
      game: born.game,
      version: events.length,
      private: born.private,
      seatLimit: born.seatLimit,
      server,
      channel,
      thread: thread ?? null,
      lobbyMessage: lobbyMessage ?? null,
      locale: locale ?? null,
      createdBy: commandId,
      createdAt: begin.at,
    },
  });
  await tx.matchSecret.create({ data: { matchId: id, secret: Uint8Array.from(secret) } });
  await insertSeats(tx, seatRows(id, summary.seats));
  await insertEvents(tx, id, entry);
  return tx.match.findUniqueOrThrow({ where: { id }, include: { seats: true } });
};

const insertSeats = (tx: Transaction, rows: SeatRow[]) => tx.seat.createMany({ data: rows as Prisma.SeatCreateManyInput[] });

const insertEvents = (tx: Transaction, match: MatchId, { events }: Entry) =>
  tx.event.createMany({ data: eventRows(match, events) });

/** Log and summary in one transaction, only if the match still stands at the expected version. */
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

/** Somebody has changed orders since this was decided: nothing of it is written. */
class OrdersChanged extends Error {
  override readonly name = 'OrdersChanged';
}

/** `undefined` when somebody else was first; the primary key of the log sees to it even if the comparison did not. */
const tryAppend = async (tx: Transaction, append: Append): Promise<Appended | undefined> => {
  const { match, expectedVersion, events, summary, orders, clocks } = append;
  const [row] = await tx.match.updateManyAndReturn({
    where: { id: match, version: expectedVersion, forgotten: append.forgotten ?? 0, suspendedAt: append.suspendedAt ?? null },
    data: { ...summaryColumns(summary), version: expectedVersion + events.length },
  });
  if (row === undefined) return undefined;
  const standing = await besideLog(tx, match);
  if (orders !== undefined && orders.generation !== standing.generation) throw new OrdersChanged();
  if (orders?.seats !== undefined) await writeBook(tx, match, { generation: orders.generation, seats: orders.seats });
  await insertEvents(tx, match, append);
  if (append.remark !== undefined) {
    const { version, user, text } = append.remark;
    await tx.remark.create({ data: { matchId: match, version, userId: user, text } });
  }
  if (clocks !== undefined) await writeClocks(tx, match, clocks);
  return { kind: 'appended', match: makeMatch({ ...row, seats: await replaceSeats(tx, append, standing.seats) }), events };
};

interface BesideLog {
  /** Of the book of orders; 0 without one. */
  readonly generation: number;
  /** In their order. */
  readonly seats: SeatRow[];
}

/** What an append compares, read once it holds the row of the match: in the same statement it could be of before somebody else's. */
const besideLog = async (tx: Transaction, match: MatchId): Promise<BesideLog> => {
  const [standing] = await tx.$queryRaw<BesideLog[]>`
    SELECT coalesce((SELECT generation FROM "OrderBook" WHERE "matchId" = ${match}), 0) AS generation,
      (SELECT coalesce(json_agg(s ORDER BY seat), '[]') FROM "Seat" s WHERE "matchId" = ${match}) AS seats`;
  return standing ?? { generation: 0, seats: [] };
};

/** Seats change while a match is a lobby; from then on the rows stay as they are, but for one that somebody else takes over. */
const replaceSeats = async (tx: Transaction, { match, summary }: Append, standing: SeatRow[]): Promise<SeatRow[]> => {
  const wanted = seatRows(match, summary.seats);
  if (isDeepStrictEqual(wanted, standing)) return standing;
  await tx.seat.deleteMany({ where: { matchId: match } });
  await insertSeats(tx, wanted);
  return wanted;
};

export const readEvents = async (prisma: PrismaClient, match: MatchId, after: number, commandId?: string) => {
  const where = { matchId: match, version: { gt: after }, ...(commandId !== undefined && { commandId }) };
  return (await prisma.event.findMany({ where, orderBy: { version: 'asc' } })).map(makeStoredEvent);
};
