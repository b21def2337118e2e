import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CountedRow, partsIn, ratedNext, rebuiltFrom } from '#community/ratings/index.ts';
import type { Counts, Participation, RatedPart, RatingRow, RatingStore, UserId } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { present } from './rows.ts';

type Transaction = Prisma.TransactionClient;

const made = ({ matchId, counts, ...row }: Prisma.RatingGetPayload<object>): RatingRow => ({
  ...row,
  match: matchId,
  counts: counts as Counts,
});

/** The order in which matches are rated. */
const ORDER = [{ endedAt: 'asc' }, { matchId: 'asc' }, { seat: 'asc' }] satisfies Prisma.RatingOrderByWithRelationInput[];
/** What stands for a person who was forgotten begins with this. It keeps their place, so that the others' ratings stay the same. */
const FORGOTTEN = '-';
/** Rebuilding the ratings of very many matches takes seconds. */
const TIMEOUT_MS = 600_000;
const BATCH = 20_000;

/** Stores ratings in PostgreSQL. */
export const createPrismaRatings = (prisma: PrismaClient): RatingStore => ({
  of: async (person, server) => (await prisma.rating.findMany({ where: { person, server }, orderBy: ORDER })).map(made),
  async latest(server, people) {
    const among = people === undefined ? Prisma.empty : Prisma.sql`AND person = ANY(${people}::text[])`;
    const rows = await prisma.$queryRaw<Prisma.RatingGetPayload<object>[]>`
      SELECT DISTINCT ON (person, game) * FROM "Rating" WHERE server = ${server} ${among}
      ORDER BY person, game, "endedAt" DESC, "matchId" DESC`;
    return rows.map(made);
  },
  rebuild: () =>
    prisma.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE "Rating" IN EXCLUSIVE MODE`;
        const counted = await tx.$queryRaw<{ [Column in keyof CountedRow]: CountedRow[Column] | null }[]>`
          SELECT "matchId" AS match, seat, "userId" AS user, server, game, counts, place, "finishedAt" FROM "Participation"
          WHERE counts IS NOT NULL`;
        const forgotten = await tx.rating.findMany({ where: { person: { startsWith: FORGOTTEN } } });
        const rows = rebuiltFrom([...partsIn(counted.map((row) => present(row) as CountedRow)), ...forgotten.map(made)]);
        await tx.$executeRaw`TRUNCATE "Rating"`;
        for (let from = 0; from < rows.length; from += BATCH) await write(tx, rows.slice(from, from + BATCH));
        return new Set(rows.map(({ match }) => match)).size;
      },
      { timeout: TIMEOUT_MS },
    ),
});

/**
 * Rates a match whose rows were stored, in the same transaction. One that is not the latest of its ladder, which is rare, has the ladder
 * rated again.
 */
export const rateStored = async (tx: Transaction, match: number, stored: readonly Participation[]): Promise<void> => {
  const rated = (await tx.rating.findMany({ where: { matchId: match }, orderBy: { seat: 'asc' } })).map(made);
  const parts = [...partsIn(stored), ...rated.filter(({ person }) => person.startsWith(FORGOTTEN))];
  const [first] = parts.length < 2 ? rated : parts;
  if (first === undefined || isDeepStrictEqual(rated.map(partOf), parts.map(partOf).toSorted(bySeat))) return;
  const { server, game, endedAt } = first;
  await lockLadder(tx, server, game);
  const isLater = { OR: [{ endedAt: { gt: endedAt } }, { endedAt, matchId: { gt: match } }] };
  if (rated.length === 0 && (await tx.rating.count({ where: { server, game, ...isLater } })) === 0) {
    const people = parts.map(({ person }) => person);
    const ids = await tx.rating.findMany({ where: { server, game, person: { in: people } }, select: { matchId: true } });
    const where = { matchId: { in: [...new Set(ids.map(({ matchId }) => matchId))] } };
    const before = (await tx.rating.findMany({ where, orderBy: ORDER })).map(made);
    return write(tx, ratedNext(before, parts));
  }
  const others = (await tx.rating.findMany({ where: { server, game, matchId: { not: match } } })).map(made);
  await tx.rating.deleteMany({ where: { matchId: match } });
  await write(tx, rebuiltFrom([...others, ...parts]));
};

const bySeat = (one: RatedPart, other: RatedPart): number => one.seat - other.seat;

const partOf = ({ match, seat, person, server, game, endedAt, counts, place }: RatedPart): RatedPart => ({
  ...{ match, seat, person, server, game, endedAt, counts, place },
});

/** Rates one match of a ladder at a time. */
const lockLadder = async (tx: Transaction, server: string, game: string): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rating ${server} ${game}`}, 0))`;
};

const write = async (tx: Transaction, rows: readonly RatingRow[]): Promise<void> => {
  const of = <Key extends keyof RatingRow>(key: Key): RatingRow[Key][] => rows.map((row) => row[key]);
  await tx.$executeRaw`
    INSERT INTO "Rating" ("matchId", seat, person, server, game, "endedAt", counts, place, mu, sigma, matches, met)
    SELECT * FROM unnest(${of('match')}::int[], ${of('seat')}::int[], ${of('person')}::text[], ${of('server')}::text[],
      ${of('game')}::text[], ${of('endedAt')}::timestamptz[], ${of('counts')}::text[], ${of('place')}::int[],
      ${of('mu')}::float8[], ${of('sigma')}::float8[], ${of('matches')}::int[], ${of('met')}::int[])
    ON CONFLICT ("matchId", seat) DO UPDATE SET mu = EXCLUDED.mu, sigma = EXCLUDED.sigma, matches = EXCLUDED.matches, met = EXCLUDED.met`;
};

/** Returns what is stored about a person's ratings. */
export const ratingsOf = async (tx: Transaction, person: UserId): Promise<readonly Omit<RatingRow, 'person'>[]> =>
  (await tx.rating.findMany({ where: { person }, orderBy: ORDER })).map(made).map(({ person: _, ...row }) => row);

/** Replaces a person on each ladder by a placeholder of its own, which nothing connects with them or with the others. */
export const forgetRatings = async (tx: Transaction, person: UserId): Promise<void> => {
  const ladders = await tx.rating.groupBy({
    by: ['server', 'game'],
    where: { person },
    orderBy: [{ server: 'asc' }, { game: 'asc' }],
  });
  for (const { server, game } of ladders) {
    await lockLadder(tx, server, game);
    await tx.rating.updateMany({ where: { person, server, game }, data: { person: `${FORGOTTEN}${randomUUID()}` } });
  }
};
