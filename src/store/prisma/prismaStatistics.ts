import type { ParticipationOutcome, StatisticsStore } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { present } from './rows.ts';

/** Reads and stores what statistics need, in PostgreSQL. */
export const createPrismaStatistics = (prisma: PrismaClient): StatisticsStore => ({
  async companions(user, matches) {
    const rows = await prisma.participation.findMany({
      where: { matchId: { in: [...matches] }, userId: { not: user } },
      select: { matchId: true, userId: true, seat: true, place: true, outcome: true },
      orderBy: [{ matchId: 'asc' }, { seat: 'asc' }, { userId: 'asc' }],
    });
    return rows.map(({ matchId, userId, outcome, ...row }) => ({
      ...present(row),
      match: matchId,
      user: userId,
      outcome: outcome as ParticipationOutcome,
    }));
  },
  async onLeaderboards(server) {
    const rows = await prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM "User" WHERE leaderboards = 'on'
        AND EXISTS (SELECT FROM "Participation" WHERE "userId" = id AND server = ${server}) ORDER BY id`;
    return rows.map(({ id }) => id);
  },
  async keepLuck(id, luck) {
    await prisma.match.updateMany({ where: { id, status: 'ended' }, data: { luck: [...luck] } });
  },
  async withoutLuck(after) {
    const where = { id: { gt: after }, status: 'ended', luck: { equals: Prisma.DbNull } };
    const played = { ...where, participations: { some: { people: { gt: 1 }, finishedAt: { not: null } } } };
    return (await prisma.match.findFirst({ where: played, orderBy: { id: 'asc' }, select: { id: true } }))?.id;
  },
  async luckOf(matches) {
    const where = { id: { in: [...matches] }, luck: { not: Prisma.DbNull } };
    const rows = await prisma.match.findMany({ where, select: { id: true, luck: true } });
    return new Map(rows.map(({ id, luck }) => [id, luck as number[]]));
  },
});
