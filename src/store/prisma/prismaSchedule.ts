import type { DueWork, MatchId, ScheduleStore } from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { dateOf, dateOrNull, PLAYED } from './rows.ts';

type MatchesDue = Pick<Prisma.MatchFindManyArgs, 'where' | 'orderBy'>;

/** The queries for matches with work due, for work scheduled in the columns of the match. */
const matchesDue = (
  prisma: PrismaClient,
  now: Date,
): { readonly [Work in Exclude<DueWork, 'clock' | 'notices'>]: MatchesDue } => ({
  announcement: {
    where: { announcedVersion: { lt: prisma.match.fields.version }, status: { not: 'setAside' }, suspendedAt: null },
    orderBy: { id: 'asc' },
  },
  computer: { where: { ...PLAYED, computerDue: true }, orderBy: { id: 'asc' } },
  vote: { where: { ...PLAYED, voteUntil: { lte: now } }, orderBy: { voteUntil: 'asc' } },
  stale: { where: { ...PLAYED, staleAt: { lte: now } }, orderBy: { staleAt: 'asc' } },
  lobby: { where: { status: 'lobby', suspendedAt: null, expiresAt: { lte: now } }, orderBy: { expiresAt: 'asc' } },
});

const clocksDue = async (prisma: PrismaClient, now: Date, take: number): Promise<readonly MatchId[]> => {
  const query = { where: { dueAt: { lte: now }, match: PLAYED }, orderBy: { dueAt: 'asc' }, take } as const;
  const [clocks, pauses] = await Promise.all([prisma.seatClock.findMany(query), prisma.pause.findMany(query)]);
  const all = [...clocks, ...pauses].sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
  return [...new Set(all.map((row) => row.matchId))].slice(0, take);
};

const noticesDue = async (prisma: PrismaClient, now: Date, take: number): Promise<readonly MatchId[]> => {
  const where = { newsAt: { lte: now }, match: PLAYED };
  const rows = await prisma.orderBook.findMany({ where, orderBy: { newsAt: 'asc' }, take, select: { matchId: true } });
  return rows.map(({ matchId }) => matchId);
};

/** Stores when matches need attention next in PostgreSQL. */
export const createPrismaSchedule = (prisma: PrismaClient): ScheduleStore => ({
  async due(work, now, take) {
    if (work === 'clock') return clocksDue(prisma, now, take);
    if (work === 'notices') return noticesDue(prisma, now, take);
    const rows = await prisma.match.findMany({ ...matchesDue(prisma, now)[work], take, select: { id: true } });
    return rows.map(({ id }) => id);
  },
  async reschedule(matchId, checked, time) {
    const at = time ?? null;
    if ('generation' in checked) {
      await prisma.orderBook.updateMany({ where: { matchId, generation: checked.generation }, data: { newsAt: at } });
    } else if ('version' in checked) {
      await prisma.match.updateMany({ where: { id: matchId, version: checked.version }, data: { staleAt: at } });
    } else if ('pause' in checked) {
      const where = { matchId, from: dateOf(checked.pause), dueAt: { not: null } };
      await prisma.pause.updateMany({ where, data: { dueAt: at } });
    } else {
      const { seat, running, isWarned } = checked;
      const asRead =
        running === undefined ? { dueAt: { not: null } } : { begun: dateOf(running.begun), dueAt: dateOrNull(running.dueAt) };
      const data = { dueAt: at, ...(isWarned !== undefined && { warned: isWarned }) };
      await prisma.seatClock.updateMany({ where: { matchId, seat, ...asRead }, data });
    }
  },
});
