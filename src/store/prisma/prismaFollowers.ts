import type { FollowerStore } from '#matches/index.ts';
import type { PrismaClient } from '../generated/client.ts';

/** Stores who watches which match, in PostgreSQL. */
export const createPrismaFollowers = (prisma: PrismaClient): FollowerStore => ({
  async begin(matchId, userId, now) {
    const added = await prisma.$executeRaw`
      INSERT INTO "Follower" ("matchId", "userId", "dueAt")
      SELECT ${matchId}, id, ${now} FROM (SELECT id FROM "User" WHERE id = ${userId} FOR KEY SHARE) AS known ON CONFLICT DO NOTHING`;
    return added === 1;
  },
  async end(matchId, userId) {
    await prisma.follower.deleteMany({ where: { matchId, userId } });
  },
  async has(matchId, userId) {
    return (await prisma.follower.count({ where: { matchId, userId } })) > 0;
  },
  async announce(matchId, version) {
    await prisma.follower.updateMany({ where: { matchId, newest: { lt: version } }, data: { newest: version } });
  },
  async due(now, limit) {
    const where = { dueAt: { lte: now }, newest: { gt: prisma.follower.fields.sent } };
    const rows = await prisma.follower.findMany({ where, orderBy: { dueAt: 'asc' }, take: limit });
    return rows.map(({ matchId, userId, newest }) => ({ match: matchId, user: userId, newest }));
  },
  async settle({ match, user }, next) {
    await prisma.follower.updateMany({ where: { matchId: match, userId: user }, data: next });
  },
});
