import { EMPTY_BOOK, hasUnsent, type MatchId, type OrderBook, type OrderStore } from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';

type Reader = Pick<Prisma.TransactionClient, 'orderBook'>;

export const findBook = async (prisma: Reader, match: MatchId): Promise<OrderBook> =>
  makeBook(await prisma.orderBook.findUnique({ where: { matchId: match } }));

/** Returns an empty book without a row: there never were orders. */
export const makeBook = (row: Prisma.OrderBookGetPayload<object> | null | undefined): OrderBook =>
  row ? { generation: row.generation, seats: row.seats as unknown as OrderBook['seats'] } : EMPTY_BOOK;

/** Due immediately, whatever the app's clock says. */
const IMMEDIATELY = new Date(0);

/**
 * Writes the next generation of an order book; returns false, and writes nothing, if `book` is not the newest. The caller must
 * have locked the match row, as everything does that writes orders or a log.
 */
export const writeNewerBook = async (tx: Prisma.TransactionClient, match: MatchId, book: OrderBook): Promise<boolean> => {
  if ((await findBook(tx, match)).generation !== book.generation) return false;
  await writeBook(tx, match, book);
  return true;
};

/** Writes the next generation. The caller must have locked the match row and checked that `generation` is the newest. */
export const writeBook = async (
  tx: Prisma.TransactionClient,
  match: MatchId,
  { generation, seats }: OrderBook,
): Promise<void> => {
  const newsAt = seats.some(hasUnsent) ? IMMEDIATELY : null;
  const data = { generation: generation + 1, seats: seats as unknown as Prisma.InputJsonArray, newsAt };
  await tx.orderBook.upsert({ where: { matchId: match }, create: { matchId: match, ...data }, update: data });
};

/** Stores order books in PostgreSQL. */
export const createPrismaOrders = (prisma: PrismaClient): OrderStore => ({
  find: (match) => findBook(prisma, match),
  save: (match, book, version) =>
    prisma.$transaction(async (tx) => {
      const [held] = await tx.$queryRaw<{ version: number }[]>`SELECT version FROM "Match" WHERE id = ${match} FOR UPDATE`;
      if (held === undefined) throw new Error(`There is no match ${match}.`);
      return (version ?? held.version) === held.version && writeNewerBook(tx, match, book);
    }),
});
