import { EMPTY_BOOK, type MatchId, type OrderBook, type OrderStore } from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';

type Reader = Pick<Prisma.TransactionClient, 'orderBook'>;

const find = async (prisma: Reader, match: MatchId): Promise<OrderBook> => {
  const row = await prisma.orderBook.findUnique({ where: { matchId: match } });
  return makeBook(row ?? undefined);
};

/** Without a row nothing was ever ordered. */
export const makeBook = (row: Prisma.OrderBookGetPayload<object> | undefined): OrderBook =>
  row === undefined ? EMPTY_BOOK : { generation: row.generation, seats: row.seats as unknown as OrderBook['seats'] };

/** What is due then is due whatever the time is now. */
const AT_ONCE = new Date(0);

/**
 * Writes the next generation of a match's standing orders, unless it isn't the newest any more. The caller must hold the row of
 * the match: everything that writes orders or a log locks it first.
 */
export const followBook = async (tx: Prisma.TransactionClient, match: MatchId, book: OrderBook): Promise<boolean> => {
  if ((await find(tx, match)).generation !== book.generation) return false;
  await writeBook(tx, match, book);
  return true;
};

/** Only to be asked by who has seen, with the row of the match in hand, that its generation is the newest. */
export const writeBook = async (
  tx: Prisma.TransactionClient,
  match: MatchId,
  { generation, seats }: OrderBook,
): Promise<void> => {
  const newsAt = seats.some(({ notices }) => notices.length > 0) ? AT_ONCE : null;
  const data = { generation: generation + 1, seats: seats as unknown as Prisma.InputJsonArray, newsAt };
  await tx.orderBook.upsert({ where: { matchId: match }, create: { matchId: match, ...data }, update: data });
};

/** Books of standing orders in PostgreSQL. */
export const createPrismaOrders = (prisma: PrismaClient): OrderStore => ({
  find: (match) => find(prisma, match),
  save: (match, book, version) =>
    prisma.$transaction(async (tx) => {
      const [held] = await tx.$queryRaw<{ version: number }[]>`SELECT version FROM "Match" WHERE id = ${match} FOR UPDATE`;
      if (held === undefined) throw new Error(`There is no match ${match}.`);
      return (version ?? held.version) === held.version && followBook(tx, match, book);
    }),
});
