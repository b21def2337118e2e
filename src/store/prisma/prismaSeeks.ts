import type { Seek, SeekChange, SeekStore, TableProposal } from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { columnsOf, madeFrom, present } from './rows.ts';

/** Stores in PostgreSQL who looks for a match, and the tables that are being filled. */

export const makeSeek = ({ userId: user, proposalId, lookAt, ...row }: Prisma.SeekGetPayload<object>): Seek => ({
  ...present({ ...row, proposal: proposalId }),
  user,
});

const makeProposal = (row: Prisma.ProposalGetPayload<object>): TableProposal => {
  const { id, server, game, pace, seats, computer } = row;
  const terms = game === null || pace === null || seats === null ? {} : { terms: { game, pace, seats, computer } };
  return { id, server, ...present({ match: row.matchId, dueAt: row.dueAt }), ...terms };
};

const seekColumns = (change: SeekChange): Prisma.SeekUncheckedUpdateManyInput => {
  const { proposal, ...columns } = change;
  return { ...columnsOf<unknown>(columns), ...('proposal' in change && { proposalId: proposal ?? null }) };
};

/** Without a place. */
const NO_PLACE = { proposalId: null, answerBy: null, agreed: false };

export const createPrismaSeeks = (prisma: PrismaClient): SeekStore => ({
  find: (userId, server) => madeFrom(prisma.seek.findUnique({ where: { userId_server: { userId, server } } }), makeSeek),
  offered: (userId, matchId) => madeFrom(prisma.seek.findFirst({ where: { userId, proposal: { matchId } } }), makeSeek),
  save: (user, server, choices, change = {}) =>
    prisma.$transaction(async (tx) => {
      const known = await tx.$queryRaw<unknown[]>`SELECT FROM "User" WHERE id = ${user} FOR KEY SHARE`;
      if (known.length === 0) return false;
      const { games, paces, seats, computer } = choices;
      const columns = { games: [...games], paces: [...paces], seats: [...seats], computer, ...seekColumns(change) };
      const create = { ...columns, userId: user, server } as Prisma.SeekUncheckedCreateInput;
      await tx.seek.upsert({ where: { userId_server: { userId: user, server } }, create, update: columns });
      return true;
    }),
  async change({ user, server, proposal }, change) {
    const where = { userId: user, server, proposalId: proposal ?? null };
    return (await prisma.seek.updateMany({ where, data: seekColumns(change) })).count > 0;
  },
  async looking(server) {
    const where = { server, since: { not: null } };
    return (await prisma.seek.findMany({ where, orderBy: [{ since: 'asc' }, { userId: 'asc' }] })).map(makeSeek);
  },
  async serversDue(now, limit) {
    const where = { lookAt: { lte: now }, since: { not: null }, proposalId: null };
    const rows = await prisma.seek.findMany({ where, distinct: 'server', select: { server: true }, take: limit });
    return rows.map(({ server }) => server);
  },
  async claimServer(server, now, until) {
    const where = { server, lookAt: { lte: now } };
    return (await prisma.seek.updateMany({ where, data: { lookAt: until } })).count > 0;
  },
  async expired(now, limit) {
    const where = { endsAt: { lte: now }, since: { not: null }, proposalId: null };
    return (await prisma.seek.findMany({ where, orderBy: { endsAt: 'asc' }, take: limit })).map(makeSeek);
  },

  propose: (proposal, users, now) =>
    prisma
      .$transaction(async (tx) => {
        const { id, server, match: matchId, terms } = proposal;
        const create = { id, server, matchId: matchId ?? null, ...terms, dueAt: now };
        const again = { dueAt: now, overAt: null };
        const where = matchId === undefined ? { id } : { matchId };
        const { id: proposalId } = await tx.proposal.upsert({ where, create, update: again });
        const free = { userId: { in: [...users] }, server, since: { not: null }, proposalId: null };
        const { count } = await tx.seek.updateMany({ where: free, data: { ...NO_PLACE, proposalId } });
        if (count < users.length) throw new Taken();
        return proposalId;
      })
      .catch((error: unknown) => {
        if (error instanceof Taken) return undefined;
        throw error;
      }),
  proposal: (id) => madeFrom(prisma.proposal.findUnique({ where: { id } }), makeProposal),
  async proposals(server) {
    return (await prisma.proposal.findMany({ where: { server, overAt: null }, orderBy: { id: 'asc' } })).map(makeProposal);
  },
  async isTable(matchId) {
    return (await prisma.proposal.count({ where: { matchId, game: { not: null } } })) > 0;
  },
  async placed(proposalId) {
    return (await prisma.seek.findMany({ where: { proposalId }, orderBy: [{ since: 'asc' }, { userId: 'asc' }] })).map(makeSeek);
  },
  async proposalsDue(now, limit) {
    const where = { dueAt: { lte: now } };
    return (await prisma.proposal.findMany({ where, orderBy: { dueAt: 'asc' }, take: limit })).map(({ id }) => id);
  },
  async claimProposal(id, now, until) {
    const where = { id, dueAt: { lte: now } };
    const [row] = await prisma.proposal.updateManyAndReturn({ where, data: { dueAt: until } });
    return row && makeProposal(row);
  },
  async postpone({ id, dueAt }, next) {
    await prisma.proposal.updateMany({ where: { id, dueAt: dueAt ?? null, overAt: null }, data: { dueAt: next } });
  },
  async hurry(id, now) {
    await prisma.proposal.updateMany({ where: { id, overAt: null }, data: { dueAt: now } });
  },
  async setMatch(id, matchId) {
    await prisma.proposal.update({ where: { id }, data: { matchId } });
  },
  closeProposal: (id, now, waits) =>
    prisma.$transaction(async (tx) => {
      await tx.proposal.updateMany({ where: { id, overAt: null }, data: { dueAt: null, overAt: now, waits: [...waits] } });
      await tx.seek.updateMany({ where: { proposalId: id }, data: { ...NO_PLACE, lookAt: now } });
    }),
  async waits(server, since) {
    const rows = await prisma.proposal.findMany({ where: { server, overAt: { gt: since } }, select: { waits: true } });
    return rows.flatMap(({ waits }) => waits);
  },

  async avoids(userId) {
    const rows = await prisma.avoid.findMany({ where: { userId }, orderBy: { avoided: 'asc' } });
    return rows.map(({ avoided }) => avoided);
  },
  async avoid(userId, avoided, isAvoided) {
    if (!isAvoided) await prisma.avoid.deleteMany({ where: { userId, avoided } });
    else
      await prisma.$executeRaw`
        INSERT INTO "Avoid" ("userId", avoided) SELECT id, ${avoided} FROM "User" WHERE id = ${userId} FOR KEY SHARE
        ON CONFLICT DO NOTHING`;
  },
  async avoidsOf(users) {
    const rows = await prisma.avoid.findMany({ where: { userId: { in: [...users] } } });
    return new Map(users.map((user) => [user, rows.flatMap(({ userId, avoided }) => (userId === user ? avoided : []))]));
  },
});

/** A player for whom a place was to be held has one already, or no longer looks. */
class Taken extends Error {
  override readonly name = 'Taken';
}
