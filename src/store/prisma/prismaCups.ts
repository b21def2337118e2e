import type { BaseEvent } from '#engine/game.ts';
import type { CupEntry, CupRow, CupStore } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { LOCKS } from '../locks/locks.ts';
import { nextNumber } from './prismaAppend.ts';
import { insertDecision } from './prismaModeration.ts';
import { present } from './rows.ts';

type Transaction = Prisma.TransactionClient;

const makeCup = ({ createdBy: _, ...row }: Prisma.CupGetPayload<object>): CupRow => present(row);

/** A new entrant was forgotten before the entry was written; all of it is rolled back. */
class EntrantForgotten extends Error {
  override readonly name = 'EntrantForgotten';
}

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
      await insert(tx, created, 0, entry);
      return makeCup(created);
    }),
  async find(id) {
    const events = { orderBy: { version: Prisma.SortOrder.asc } };
    const people = { orderBy: { entrant: Prisma.SortOrder.asc } };
    const found = await prisma.cup.findUnique({ where: { id }, include: { events, people } });
    if (found === null) return undefined;
    return {
      row: makeCup(withoutLists(found)),
      events: found.events.map(({ event }) => event as unknown as BaseEvent),
      people: found.people.map(({ entrant, userId, name }) => ({ entrant, ...(userId !== null && { user: userId }), name })),
    };
  },
  list: async (server, take) =>
    (await prisma.cup.findMany({ where: { server }, orderBy: [{ isOver: 'asc' }, { id: 'desc' }], take })).map(makeCup),
  append: (id, version, entry) =>
    prisma
      .$transaction(async (tx) => {
        const [row] = await tx.cup.updateManyAndReturn({
          where: { id, version },
          data: { version: version + entry.events.length, isOver: entry.isOver, dueAt: entry.dueAt ?? null },
        });
        if (row === undefined) return whyNot(tx, id, entry);
        await insert(tx, row, version, entry);
        return 'appended' as const;
      })
      .catch((error: unknown) => {
        if (error instanceof EntrantForgotten) return 'conflict' as const;
        const isKnown = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
        if (!isKnown) throw error;
        return whyNot(prisma, id, entry);
      }),
  async due(now, limit) {
    const rows = await prisma.$queryRaw<{ id: number }[]>`
      SELECT id FROM "Cup" c WHERE NOT "isOver" AND NOT EXISTS (SELECT FROM "Absence" a WHERE a.server = c.server)
        AND ("dueAt" <= ${now} OR EXISTS (SELECT FROM "CupMatch" cm JOIN "Match" m ON m.id = cm."matchId"
          WHERE cm."cupId" = c.id AND NOT cm."isScored" AND m.status IN ('ended', 'closed')))
      ORDER BY id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  },
  async postpone(id, version, dueAt) {
    await prisma.cup.updateMany({ where: { id, version, isOver: false }, data: { dueAt } });
  },
  async unposted(limit) {
    const rows = await prisma.$queryRaw<{ id: number }[]>`
      SELECT id FROM "Cup" c WHERE posted < version AND NOT EXISTS (SELECT FROM "Absence" a WHERE a.server = c.server)
      ORDER BY id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  },
  async setPost(id, change) {
    await prisma.cup.updateMany({ where: { id }, data: change });
  },
});

const whyNot = async (tx: Transaction, cupId: number, { commandId }: CupEntry) =>
  (await tx.cupEvent.count({ where: { cupId, commandId } })) > 0 ? 'repeated' : 'conflict';

const withoutLists = <Row extends { readonly events: unknown; readonly people: unknown }>({ events, people, ...row }: Row) => row;

const insert = async (
  tx: Transaction,
  { id: cupId, server }: Pick<CupRow, 'id' | 'server'>,
  after: number,
  { events, commandId, at, people, matches, decision }: CupEntry,
) => {
  await tx.cupEvent.createMany({
    data: events.map((event, ordinal) => {
      const json = event as unknown as Prisma.InputJsonObject;
      return { cupId, version: after + ordinal + 1, type: event.type, event: json, commandId, ordinal, at };
    }),
  });
  for (const { entrant, user, name } of people) {
    const known = await tx.$queryRaw<unknown[]>`SELECT FROM "User" WHERE id = ${user ?? ''} FOR KEY SHARE`;
    if (user !== undefined && known.length === 0) throw new EntrantForgotten();
    await tx.cupPerson.create({ data: { cupId, entrant, userId: user ?? null, name } });
  }
  for (const { match: matchId, isScored } of matches) {
    await tx.cupMatch.upsert({ where: { matchId }, create: { matchId, cupId, isScored }, update: { isScored } });
  }
  if (decision !== undefined) {
    const { by, act } = decision;
    await insertDecision(tx, { kind: 'cup', server, at, by, reason: '', cup: { id: cupId, act } });
  }
};
