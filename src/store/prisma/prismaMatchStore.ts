import type { AnnouncementStore, Match, MatchQuery, MatchStore } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { appendEntry, createMatch, OPEN, readEvents } from './prismaAppend.ts';
import { type MatchRow, makeMatch } from './rows.ts';

const NEWEST_FIRST = { orderBy: { id: 'desc' } } as const;
const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const;

const matchesIn = (query: MatchQuery): Pick<Prisma.MatchFindManyArgs, 'where' | 'orderBy'> => {
  if ('openOf' in query) return { where: { status: OPEN, seats: { some: { userId: query.openOf } } }, ...NEWEST_FIRST };
  if ('openIn' in query) return { where: { status: OPEN, server: query.openIn }, ...NEWEST_FIRST };
  if ('thread' in query) return { where: query, ...NEWEST_FIRST };
  if ('suspendedIn' in query) return { where: { server: query.suspendedIn, suspendedAt: { not: null } }, ...OLDEST_FIRST };
  const untried = [{ setAsideBy: null }, { setAsideBy: { not: query.notTriedBy } }];
  return { where: { status: 'setAside', OR: untried }, ...OLDEST_FIRST };
};

/** The seats of a match `m` as one column, so that the most frequent queries are one statement instead of Prisma's two. */
const SEATS = Prisma.sql`(SELECT coalesce(json_agg(s), '[]') FROM "Seat" s WHERE s."matchId" = m."id") AS "seats"`;

/** All columns by name: PostgreSQL rejects a prepared statement with `*` after a newer release has added a column. */
const COLUMNS = Prisma.raw(
  Object.values(Prisma.MatchScalarFieldEnum)
    .map((name) => `m."${name}"`)
    .join(', '),
);

const queried = async (rows: Promise<unknown>): Promise<readonly Match[]> => ((await rows) as readonly MatchRow[]).map(makeMatch);

/** Stores matches and their logs in PostgreSQL. */
export const createPrismaMatchStore = (prisma: PrismaClient): MatchStore => {
  return {
    create: (born, secret, entry) => createMatch(prisma, born, secret, entry),
    append: (append) => appendEntry(prisma, append),
    find: async (id) => (await queried(prisma.$queryRaw`SELECT ${COLUMNS}, ${SEATS} FROM "Match" m WHERE m."id" = ${id}`))[0],
    async list(query, take) {
      const rows = await prisma.match.findMany({ ...matchesIn(query), ...(take && { take }), include: { seats: true } });
      return rows.map(makeMatch);
    },
    async secretOf(match) {
      const { secret } = await prisma.matchSecret.findUniqueOrThrow({ where: { matchId: match } });
      return secret;
    },
    read: (match, after, commandId) => readEvents(prisma, match, after, commandId),
    async setPlace(match, place) {
      await prisma.match.update({ where: { id: match }, data: place });
    },
    async remarkOn(match, version) {
      const row = await prisma.remark.findUnique({ where: { matchId_version: { matchId: match, version } } });
      return row === null || row.userId === '' ? undefined : { version, user: row.userId, text: row.text };
    },
    async setAside(match, release) {
      await prisma.match.update({ where: { id: match }, data: { status: 'setAside', setAsideBy: release } });
    },
    async retrySetAside(match) {
      const { count } = await prisma.match.updateMany({ where: { id: match, status: 'setAside' }, data: { setAsideBy: null } });
      return count > 0;
    },
  };
};

/** Stores how far matches are announced in PostgreSQL. */
export const createPrismaAnnouncements = (prisma: PrismaClient): AnnouncementStore => ({
  async lease(match, owner, now, until) {
    const leased = prisma.$queryRaw`
      UPDATE "Match" m SET "leaseHolder" = ${owner}, "leaseUntil" = ${until}
      WHERE m."id" = ${match} AND (m."leaseHolder" IS NULL OR m."leaseHolder" = ${owner} OR m."leaseUntil" <= ${now})
      RETURNING ${COLUMNS}, ${SEATS}`;
    return (await queried(leased))[0];
  },
  async release(match, owner) {
    const released = prisma.$queryRaw`
      UPDATE "Match" m SET "leaseHolder" = NULL, "leaseUntil" = NULL
      WHERE m."id" = ${match} AND m."leaseHolder" = ${owner} RETURNING ${COLUMNS}, ${SEATS}`;
    return (await queried(released))[0];
  },
  async announced(match, version, owner) {
    const updated = prisma.$queryRaw`
      UPDATE "Match" m SET "announcedVersion" = greatest(m."announcedVersion", ${version}), "failures" = 0,
        "leaseHolder" = nullif(m."leaseHolder", ${owner}),
        "leaseUntil" = CASE WHEN m."leaseHolder" = ${owner} THEN NULL ELSE m."leaseUntil" END
      WHERE m."id" = ${match} RETURNING ${COLUMNS}, ${SEATS}`;
    const [current] = await queried(updated);
    if (current === undefined) throw new Error(`There is no match ${match}.`);
    return current;
  },
  async failed(match) {
    const { failures } = await prisma.match.update({ where: { id: match }, data: { failures: { increment: 1 } } });
    return failures;
  },
});
