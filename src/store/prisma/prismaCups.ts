import type { BaseEvent } from '#engine/game.ts';
import type { CupEntry, CupRow, CupStore } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { LOCKS } from '../locks/locks.ts';
import { nextNumber } from './prismaAppend.ts';
import { insertDecision } from './prismaModeration.ts';
import { present } from './rows.ts';

type Transaction = Prisma.TransactionClient;
type Place = Pick<CupRow, 'id' | 'server' | 'version'>;

const makeCup = ({ createdBy: _, ...row }: Prisma.CupGetPayload<object>): CupRow => present(row);

/** Returns the ids of the cups that fit, without those of servers the bot has left. */
const idsWhere = async (prisma: PrismaClient, fits: Prisma.Sql, limit: number): Promise<readonly number[]> => {
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Cup" c WHERE ${fits} AND NOT EXISTS (SELECT FROM "Absence" a WHERE a.server = c.server) ORDER BY id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
};

/** Stores cups in PostgreSQL. */
export const createPrismaCups = (prisma: PrismaClient): CupStore => ({
  create: ({ organiser, ...cup }, entry) =>
    prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.numbering})`;
      const first = await tx.cup.findUnique({ where: { createdBy: entry.commandId } });
      if (first !== null) return makeCup(first);
      const { _max } = await tx.cup.aggregate({ _max: { id: true } });
      const [known] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "User" WHERE id = ${organiser} FOR KEY SHARE`;
      const id = await nextNumber(tx, 'cup', _max.id);
      const row = { ...cup, id, organiser: known?.id ?? null, createdBy: entry.commandId, version: entry.events.length };
      const created = await tx.cup.create({ data: { ...row, dueAt: entry.dueAt ?? null } });
      await insert(tx, { ...created, version: 0 }, entry);
      return makeCup(created);
    }),
  async find(id) {
    const events = { orderBy: { version: Prisma.SortOrder.asc } };
    const people = { orderBy: { entrant: Prisma.SortOrder.asc } };
    const found = await prisma.cup.findUnique({ where: { id }, include: { events, people } });
    if (found === null) return undefined;
    const { events: log, people: entrants, ...row } = found;
    return {
      row: makeCup(row),
      events: log.map(({ event }) => event as unknown as BaseEvent),
      people: entrants.map(({ entrant, userId, name }) => ({ entrant, ...(userId !== null && { user: userId }), name })),
    };
  },
  list: async (server, take) =>
    (await prisma.cup.findMany({ where: { server }, orderBy: [{ isOver: 'asc' }, { id: 'desc' }], take })).map(makeCup),
  append: (id, version, { events, isOver, dueAt = null, ...entry }) =>
    prisma.$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<Place[]>`SELECT id, server, version FROM "Cup" WHERE id = ${id} FOR UPDATE`;
      if ((await tx.cupEvent.count({ where: { cupId: id, commandId: entry.commandId } })) > 0) return 'repeated';
      const users = entry.people.flatMap(({ user }) => user ?? []);
      const known = await tx.$queryRaw<unknown[]>`SELECT FROM "User" WHERE id = ANY(${users}) FOR KEY SHARE`;
      if (row?.version !== version || known.length < users.length) return 'conflict';
      await tx.cup.update({ where: { id }, data: { version: version + events.length, isOver, dueAt } });
      await insert(tx, row, { events, isOver, ...entry });
      return 'appended';
    }),
  due: (now, limit) =>
    idsWhere(
      prisma,
      Prisma.sql`NOT "isOver" AND ("dueAt" <= ${now} OR EXISTS (SELECT FROM "CupMatch" cm JOIN "Match" m ON m.id = cm."matchId"
        WHERE cm."cupId" = c.id AND NOT cm."isScored" AND m.status IN ('ended', 'closed')))`,
      limit,
    ),
  async postpone(id, version, dueAt) {
    await prisma.cup.updateMany({ where: { id, version, isOver: false }, data: { dueAt } });
  },
  unposted: (limit) => idsWhere(prisma, Prisma.sql`posted < version`, limit),
  async setPost(id, change) {
    await prisma.cup.updateMany({ where: { id }, data: change });
  },
});

const insert = async (
  tx: Transaction,
  { id: cupId, server, version: after }: Place,
  { events, commandId, at, people, matches, decision }: CupEntry,
) => {
  await tx.cupEvent.createMany({
    data: events.map((event, ordinal) => {
      const json = event as unknown as Prisma.InputJsonObject;
      return { cupId, version: after + ordinal + 1, type: event.type, event: json, commandId, ordinal, at };
    }),
  });
  await tx.cupPerson.createMany({
    data: people.map(({ entrant, user, name }) => ({ cupId, entrant, userId: user ?? null, name })),
  });
  for (const { match: matchId, isScored } of matches) {
    await tx.cupMatch.upsert({ where: { matchId }, create: { matchId, cupId, isScored }, update: { isScored } });
  }
  if (decision !== undefined) {
    const { by, act } = decision;
    await insertDecision(tx, { kind: 'cup', server, at, by, reason: '', cup: { id: cupId, act } });
  }
};
