import type { MatchId, MatchStore } from '#matches/index.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { appendEntry, createMatch, OPEN, readCommand } from './prismaAppend.ts';
import { makeMatch, makeStoredEvent } from './rows.ts';

const NEWEST_FIRST = { id: 'desc' } as const;

/** Matches and their logs in PostgreSQL. */
export const openPrismaMatchStore = (prisma: PrismaClient): MatchStore => {
  const findMany = async (query: Omit<Prisma.MatchFindManyArgs, 'include' | 'select'>) => {
    const rows = await prisma.match.findMany({ ...query, include: { seats: true } });
    return rows.map(makeMatch);
  };
  const findOne = async (query: Omit<Prisma.MatchFindManyArgs, 'include' | 'select'>) =>
    (await findMany({ ...query, take: 1 }))[0];
  const idsOf = async (query: Omit<Prisma.MatchFindManyArgs, 'include' | 'select'>): Promise<readonly MatchId[]> =>
    (await prisma.match.findMany({ ...query, select: { id: true } })).map(({ id }) => id);

  return {
    create: (born, secret, entry) => createMatch(prisma, born, secret, entry),
    append: (append) => appendEntry(prisma, append),
    find: (id) => findOne({ where: { id } }),
    findByThread: (thread) => findOne({ where: { thread }, orderBy: NEWEST_FIRST }),
    openMatchesOf: (user) => findMany({ where: { status: OPEN, seats: { some: { userId: user } } }, orderBy: NEWEST_FIRST }),
    openMatchesIn: (server) => findMany({ where: { status: OPEN, server }, orderBy: NEWEST_FIRST }),
    async secretOf(match) {
      const { secret } = await prisma.matchSecret.findUniqueOrThrow({ where: { matchId: match } });
      return secret;
    },
    async read(match, after) {
      const rows = await prisma.event.findMany({
        where: { matchId: match, version: { gt: after } },
        orderBy: { version: 'asc' },
      });
      return rows.map(makeStoredEvent);
    },
    readCommand: (match, commandId) => readCommand(prisma, match, commandId),
    async setPlace(match, place) {
      await prisma.match.update({ where: { id: match }, data: place });
    },
    unannounced: (limit) =>
      idsOf({
        where: { announcedVersion: { lt: prisma.match.fields.version }, status: { not: 'setAside' } },
        orderBy: { id: 'asc' },
        take: limit,
      }),
    computersDue: (limit) => idsOf({ where: { status: 'playing', computerDue: true }, orderBy: { id: 'asc' }, take: limit }),
    lobbiesDue: (now, limit) =>
      idsOf({ where: { status: 'lobby', expiresAt: { lte: now } }, orderBy: { expiresAt: 'asc' }, take: limit }),
    votesDue: (now, limit) =>
      idsOf({ where: { status: 'playing', voteUntil: { lte: now } }, orderBy: { voteUntil: 'asc' }, take: limit }),
    staleDue: (now, limit) =>
      idsOf({ where: { status: 'playing', staleAt: { lte: now } }, orderBy: { staleAt: 'asc' }, take: limit }),
    async setStale(match, version, staleAt) {
      await prisma.match.updateMany({ where: { id: match, version }, data: { staleAt } });
    },
    async remarkOn(match, version) {
      const row = await prisma.remark.findUnique({ where: { matchId_version: { matchId: match, version } } });
      return row === null ? undefined : { version, user: row.userId, text: row.text };
    },
    async lease(match, holder, now, until) {
      const isFree = { OR: [{ leaseHolder: null }, { leaseHolder: holder }, { leaseUntil: { lte: now } }] };
      const data = { leaseHolder: holder, leaseUntil: until };
      const { count } = await prisma.match.updateMany({ where: { id: match, ...isFree }, data });
      return count === 1;
    },
    async release(match, holder) {
      const data = { leaseHolder: null, leaseUntil: null };
      await prisma.match.updateMany({ where: { id: match, leaseHolder: holder }, data });
    },
    async announced(match, version) {
      const data = { announcedVersion: version };
      await prisma.$transaction([
        prisma.match.updateMany({ where: { id: match, announcedVersion: { lt: version } }, data }),
        prisma.match.update({ where: { id: match }, data: { failures: 0 } }),
      ]);
    },
    async failed(match) {
      const { failures } = await prisma.match.update({ where: { id: match }, data: { failures: { increment: 1 } } });
      return failures;
    },
    async setAside(match) {
      await prisma.match.update({ where: { id: match }, data: { status: 'setAside' } });
    },
  };
};
