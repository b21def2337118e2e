import {
  DEFAULT_HOURS,
  type DepartureReason,
  type DepartureStore,
  type HolidayStore,
  type Holidays,
  type NudgeStore,
  type User,
  type UserChange,
  type UserStore,
} from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { isReferenced } from './isReferenced.ts';
import { columnsOf, madeFrom, present } from './rows.ts';

/** Stores personal data in PostgreSQL. */

export const makeUser = ({ timeZone, quietFrom, quietUntil, ...row }: Prisma.UserGetPayload<object>): User => ({
  ...(present(row) as Omit<User, 'hours'>),
  hours: { timeZone, quietFrom, quietUntil },
});

/** Returns the columns of a change; each field of the hours has its own. */
const userColumns = ({ hours, ...part }: UserChange) => ({ ...columnsOf(part), ...hours });

export const createPrismaUsers = (prisma: PrismaClient): UserStore => ({
  find: (user) => madeFrom(prisma.user.findUnique({ where: { id: user } }), makeUser),
  async change(id, part) {
    const columns = userColumns(part);
    const defaults = { id, name: id, dmClosed: false };
    return makeUser(await prisma.user.upsert({ where: { id }, create: { ...defaults, ...columns }, update: columns }));
  },
  async changeKnown(id, part) {
    await prisma.user.updateMany({ where: { id }, data: userColumns(part) });
  },
  async hoursOf(users) {
    const rows = await prisma.user.findMany({ where: { id: { in: [...users] } } });
    const known = new Map(rows.map((row) => [row.id, makeUser(row).hours]));
    return new Map(users.map((user) => [user, known.get(user) ?? DEFAULT_HOURS]));
  },
  async puzzleMoves(day) {
    const rows = await prisma.user.groupBy({ by: ['puzzleMove'], where: { puzzleDay: day }, _count: true });
    return new Map(rows.flatMap(({ puzzleMove, _count }) => (puzzleMove === null ? [] : [[puzzleMove, _count]])));
  },
});

export const holidaysOf = async (db: Prisma.TransactionClient, userId: string): Promise<Holidays> => {
  const rows = await db.holiday.findMany({ where: { userId }, orderBy: { day: 'asc' } });
  return { planned: rows.map(({ day }) => day), spent: rows.flatMap(({ day, spent }) => (spent ? [day] : [])) };
};

export const createPrismaHolidays = (prisma: PrismaClient): HolidayStore => ({
  of: (user) => holidaysOf(prisma, user),
  replan: (user, plan) =>
    prisma.$transaction(async (tx) => {
      await tx.user.createMany({ data: [{ id: user, name: user, dmClosed: false }], skipDuplicates: true });
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${user} FOR UPDATE`;
      const made = plan(await holidaysOf(tx, user));
      if (!('planned' in made)) return made;
      await tx.holiday.deleteMany({ where: { userId: user, spent: false, day: { notIn: [...made.planned] } } });
      await tx.holiday.createMany({ data: made.planned.map((day) => ({ userId: user, day })), skipDuplicates: true });
      return made;
    }),
  async spend(user, days) {
    await prisma.$executeRaw`
      INSERT INTO "Holiday" ("userId", day, spent)
      SELECT known.id, day, true FROM (SELECT id FROM "User" WHERE id = ${user} FOR KEY SHARE) AS known, unnest(${[...days]}::text[]) AS day
      ON CONFLICT ("userId", day) DO UPDATE SET spent = true`;
  },
});

export const createPrismaNudges = (prisma: PrismaClient): NudgeStore => ({
  async claim({ user, match, by, at, dueAt }, since) {
    const data = { matchId: match, by, at, dueAt, settled: false };
    const again = await prisma.nudge.updateMany({ where: { userId: user, at: { lte: since } }, data });
    if (again.count === 1) return undefined;
    const isFirst = await prisma.$transaction(async (tx) => {
      if (!(await isReferenced(tx, user, { match }))) return true;
      return (await tx.nudge.createMany({ data: [{ userId: user, ...data }], skipDuplicates: true })).count === 1;
    });
    if (isFirst) return undefined;
    return madeFrom(prisma.nudge.findUnique({ where: { userId: user } }), (last) => ({ match: last.matchId, at: last.at }));
  },
  async due(now, limit) {
    const where = { settled: false, dueAt: { lte: now } };
    const rows = await prisma.nudge.findMany({ where, orderBy: { dueAt: 'asc' }, take: limit });
    return rows.map(({ userId, matchId, by, at, dueAt }) => ({ user: userId, match: matchId, by, at, dueAt }));
  },
  async settle({ user, at }) {
    await prisma.nudge.updateMany({ where: { userId: user, at }, data: { settled: true } });
  },
});

export const createPrismaDepartures = (prisma: PrismaClient): DepartureStore => ({
  async find(user, server) {
    const row = await prisma.departure.findUnique({ where: { userId_server: { userId: user, server } } });
    return row === null ? undefined : { user, server, reason: row.reason as DepartureReason, since: row.since };
  },
  async everybody() {
    const rows = await prisma.departure.findMany({ distinct: 'userId', select: { userId: true } });
    return new Set(rows.map(({ userId }) => userId));
  },
  async note({ user, server, reason, since }) {
    await prisma.$transaction(async (tx) => {
      if (!(await isReferenced(tx, user, { server }))) return;
      await tx.departure.createMany({ data: [{ userId: user, server, reason, since }], skipDuplicates: true });
    });
  },
  async forget(user, server) {
    const back = server === undefined ? [] : [{ server }];
    await prisma.departure.deleteMany({ where: { userId: user, OR: [...back, { reason: 'silent' }] } });
  },
});
