import type {
  Counts,
  Participation,
  ParticipationOutcome,
  ParticipationQuery,
  ParticipationStore,
  PlayerNoteStore,
} from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { rateStored } from './prismaRatings.ts';
import { present } from './rows.ts';

type Row = Prisma.ParticipationGetPayload<object>;

export const makeParticipation = ({ matchId, userId, facts, outcome, counts, ...row }: Row): Participation => ({
  ...present({ ...row, counts: counts as Counts | null }),
  match: matchId,
  user: userId,
  outcome: outcome as ParticipationOutcome,
  facts: facts as Participation['facts'],
});

const rowOf = ({ match, user, facts, answers, ...row }: Participation): Prisma.ParticipationCreateManyInput => ({
  ...row,
  matchId: match,
  userId: user,
  answers: [...answers],
  facts: facts as object as Prisma.InputJsonObject,
});

/** Statuses of matches that people can have left, or finished. A match in quarantine keeps its rows until it is readable again. */
const STARTED = { in: ['playing', 'ended'] };

const whereOf = (
  prisma: PrismaClient,
  query: ParticipationQuery,
): Promise<Prisma.ParticipationWhereInput> | Prisma.ParticipationWhereInput => {
  if ('match' in query) return { matchId: query.match };
  if (!('users' in query)) return { server: query.server };
  return query.server === undefined ? { userId: { in: [...query.users] } } : countedOn(prisma, query.users, query.server);
};

/** Rows of a server, and those of other servers of people who chose that these count everywhere. */
const countedOn = async (
  prisma: PrismaClient,
  users: readonly string[],
  server: string,
): Promise<Prisma.ParticipationWhereInput> => {
  const open = await prisma.user.findMany({ where: { id: { in: [...users] }, record: 'everywhere' }, select: { id: true } });
  const here = { userId: { in: [...users] }, server };
  return open.length === 0 ? here : { OR: [here, { userId: { in: open.map(({ id }) => id) } }] };
};

/** Stores people's parts in matches in PostgreSQL. */
export const createPrismaParticipations = (prisma: PrismaClient): ParticipationStore => ({
  async due(take) {
    const where = { recordDue: true, status: STARTED };
    return (await prisma.match.findMany({ where, orderBy: { id: 'asc' }, take, select: { id: true } })).map(({ id }) => id);
  },
  replace: ({ id, version, forgotten = 0 }, rows) =>
    prisma.$transaction(async (tx) => {
      const { count } = await tx.match.updateMany({ where: { id, version, forgotten }, data: { recordDue: false } });
      if (count === 0) return false;
      await tx.participation.deleteMany({ where: { matchId: id } });
      await tx.participation.createMany({ data: rows.map(rowOf) });
      await rateStored(tx, id, rows);
      return true;
    }),
  async renew() {
    await prisma.match.updateMany({ where: { status: { in: [...STARTED.in, 'setAside'] } }, data: { recordDue: true } });
  },
  async list(query, take) {
    const where = await whereOf(prisma, query);
    const orderBy = [{ endedAt: 'desc' }, { matchId: 'desc' }, { seat: 'asc' }, { userId: 'asc' }] as const;
    return (await prisma.participation.findMany({ where, orderBy: [...orderBy], ...(take && { take }) })).map(makeParticipation);
  },
});

/** Stores moderators' notes about players in PostgreSQL. */
export const createPrismaPlayerNotes = (prisma: PrismaClient): PlayerNoteStore => ({
  async of(users, server) {
    const rows = await prisma.playerNote.findMany({ where: { server, userId: { in: [...users] } } });
    return new Map(rows.map(({ userId, text }) => [userId, text]));
  },
  async save({ server, user: userId, text, by, changedAt }) {
    const where = { server, userId };
    const update = { text, by, changedAt };
    if (text === '') await prisma.playerNote.deleteMany({ where });
    else await prisma.playerNote.upsert({ where: { server_userId: where }, create: { ...where, ...update }, update });
  },
});
