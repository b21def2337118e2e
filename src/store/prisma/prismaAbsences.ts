import { type AbsenceStore, suspendedSince } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { ERASED_UP_TO, OPEN } from './prismaAppend.ts';
import { makeMatch, present } from './rows.ts';

type Transaction = Prisma.TransactionClient;

/** Timeout of the transaction that erases a server, which may have very many matches. */
const ERASE_TIMEOUT_MS = 60_000;

/** Statuses of matches that can be suspended: nothing happens by itself in the others. */
const SUSPENDABLE = { in: OPEN.in.filter((status) => status !== 'setAside') };

/** Lets a match released from quarantine be announced immediately. */
const UNLEASED = { failures: 0, leaseHolder: null, leaseUntil: null };

/** Stores servers that removed the bot in PostgreSQL. Every change to an absence and its matches locks the absence row. */
export const createPrismaAbsences = (prisma: PrismaClient): AbsenceStore => ({
  async all() {
    return (await prisma.absence.findMany({ orderBy: { since: 'asc' } })).map((row) => present(row));
  },
  async servers() {
    const rows = await prisma.$queryRaw<
      { server: string }[]
    >`SELECT server FROM "Match" UNION SELECT id FROM "Server" UNION SELECT server FROM "Seek" UNION SELECT server FROM "Decision" UNION SELECT server FROM "Cup" ORDER BY 1`;
    return rows.map(({ server }) => server);
  },
  async begin(server, since) {
    await prisma.$transaction(async (tx) => {
      const data = { backAt: null };
      await tx.absence.upsert({ where: { server }, create: { server, since }, update: data });
      const where = { server, status: SUSPENDABLE, suspendedAt: null };
      await tx.match.updateMany({ where, data: { suspendedAt: since } });
    });
  },
  async update(server, change) {
    await prisma.absence.updateMany({ where: { server, backAt: null }, data: change });
  },
  resume: (match, { at, ...times }) =>
    prisma.$transaction(async (tx) => {
      const [absence] = await tx.$queryRaw<{ away: boolean }[]>`
        SELECT a."backAt" IS NULL AS away FROM "Absence" a JOIN "Match" m ON m.server = a.server WHERE m.id = ${match} FOR UPDATE OF a`;
      if (absence?.away === true) return false;
      await tx.$queryRaw`SELECT FROM "Match" WHERE id = ${match} FOR UPDATE`;
      const row = await tx.match.findUnique({ where: { id: match }, include: { seats: true } });
      const from = row === null ? undefined : suspendedSince(makeMatch(row));
      if (from === undefined || (row?.status === 'setAside' && times.status === undefined)) return false;
      const data = { ...times, suspendedAt: null, resumedAt: at, ...(times.status !== undefined && UNLEASED) };
      await tx.match.update({ where: { id: match }, data });
      await tx.pause.createMany({ data: [{ matchId: match, from, until: at }], skipDuplicates: true });
      await tx.seatClock.updateMany({ where: { matchId: match, dueAt: { not: null } }, data: { dueAt: at } });
      return true;
    }),
  async close(server) {
    await prisma.$executeRaw`
      DELETE FROM "Absence" WHERE server = ${server} AND "backAt" IS NOT NULL
        AND NOT EXISTS (SELECT FROM "Match" m WHERE m.server = ${server} AND m."suspendedAt" IS NOT NULL)`;
  },
  erase: (server) => prisma.$transaction((tx) => eraseServer(tx, server), { timeout: ERASE_TIMEOUT_MS }),
});

const eraseServer = async (tx: Transaction, server: string): Promise<boolean> => {
  const [away] = await tx.$queryRaw<{ away: boolean }[]>`
    SELECT "backAt" IS NULL AS away FROM "Absence" WHERE server = ${server} FOR UPDATE`;
  if (away?.away !== true) return false;
  const matches = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM "Match" WHERE server = ${server} ORDER BY id FOR UPDATE`;
  const ids = matches.map(({ id }) => id);
  const people = [
    ...(await peopleOf(tx, server, ids)),
    ...(await tx.seek.findMany({ where: { server } })).map(({ userId }) => userId),
  ];
  await tx.seek.deleteMany({ where: { server } });
  await tx.proposal.deleteMany({ where: { server } });
  const { _max } = await tx.cup.aggregate({ where: { server }, _max: { id: true } });
  await tx.cup.deleteMany({ where: { server } });
  await keepErased(tx, 'cup', _max.id);
  await eraseMatches(tx, ids);
  await tx.departure.deleteMany({ where: { server } });
  await tx.decision.deleteMany({ where: { server } });
  await tx.playerNote.deleteMany({ where: { server } });
  await tx.server.deleteMany({ where: { id: server } });
  await tx.absence.delete({ where: { server } });
  await erasePeople(tx, people);
  return true;
};

/** Returns the ids of all users that these matches of a server and its moderators name. */
const peopleOf = async (tx: Transaction, server: string, ids: readonly number[]): Promise<readonly string[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT host AS id FROM "Match" WHERE id = ANY(${ids}) UNION SELECT unnest(guests) FROM "Match" WHERE id = ANY(${ids})
    UNION SELECT "userId" FROM "Seat" WHERE "matchId" = ANY(${ids}) UNION SELECT unnest(former) FROM "Seat" WHERE "matchId" = ANY(${ids})
    UNION SELECT "userId" FROM "Note" WHERE "matchId" = ANY(${ids}) UNION SELECT "userId" FROM "Remark" WHERE "matchId" = ANY(${ids})
    UNION SELECT "userId" FROM "Nudge" WHERE "matchId" = ANY(${ids}) UNION SELECT recipient FROM "Delivery" WHERE "matchId" = ANY(${ids})
    UNION SELECT "userId" FROM "Follower" WHERE "matchId" = ANY(${ids}) UNION SELECT by FROM "Decision" WHERE server = ${server}
    UNION SELECT about FROM "Decision" WHERE server = ${server} UNION SELECT organiser FROM "Cup" WHERE server = ${server}
    UNION SELECT "userId" FROM "CupPerson" WHERE "cupId" IN (SELECT id FROM "Cup" WHERE server = ${server})`;
  return rows.flatMap(({ id }) => id || []);
};

const eraseMatches = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  const [last] = ids.slice(-1);
  if (last === undefined) return;
  const where = { matchId: { in: [...ids] } };
  await tx.$executeRaw`SET LOCAL trireme.erasing = 'on'`;
  await tx.event.deleteMany({ where });
  await tx.$executeRaw`SET LOCAL trireme.erasing = 'off'`;
  await tx.delivery.deleteMany({ where });
  await tx.note.deleteMany({ where });
  await tx.remark.deleteMany({ where });
  await tx.follower.deleteMany({ where });
  await tx.participation.deleteMany({ where });
  await tx.nudge.deleteMany({ where });
  await tx.orderBook.deleteMany({ where });
  await tx.seatClock.deleteMany({ where });
  await tx.pause.deleteMany({ where });
  await tx.seat.deleteMany({ where });
  await tx.matchSecret.deleteMany({ where });
  await tx.match.deleteMany({ where: { id: { in: [...ids] } } });
  // A reminder about several matches is stored under one of them; the others get a new one.
  await tx.seatClock.updateMany({ where: { callMatch: { in: [...ids] } }, data: { callMatch: null, callKind: null } });
  await keepErased(tx, 'match', last);
};

const keepErased = async (tx: Transaction, of: keyof typeof ERASED_UP_TO, last: number | null): Promise<void> => {
  if (last === null) return;
  await tx.$executeRaw`
    INSERT INTO "Setting" AS kept (key, value) VALUES (${ERASED_UP_TO[of]}, ${String(last)})
    ON CONFLICT (key) DO UPDATE SET value = greatest(kept.value::int, ${last})::text`;
};

/** Erases those users who are no longer named anywhere. */
const erasePeople = async (tx: Transaction, people: readonly string[]): Promise<void> => {
  const named = Prisma.sql`
    EXISTS (SELECT FROM "Match" WHERE host = person.id OR person.id = ANY(guests))
    OR EXISTS (SELECT FROM "Seat" WHERE "userId" = person.id OR person.id = ANY(former))
    OR EXISTS (SELECT FROM "Note" WHERE "userId" = person.id) OR EXISTS (SELECT FROM "Remark" WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM "Nudge" WHERE "userId" = person.id) OR EXISTS (SELECT FROM "Departure" WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM "Seek" WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM "Follower" WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM "Cup" WHERE organiser = person.id) OR EXISTS (SELECT FROM "CupPerson" WHERE "userId" = person.id)
    OR EXISTS (SELECT FROM "Decision" WHERE by = person.id OR about = person.id)
    OR EXISTS (SELECT FROM "PlayerNote" WHERE "userId" = person.id OR by = person.id)`;
  const left = await tx.$queryRaw<{ id: string }[]>`
    SELECT person.id FROM unnest(${people}::text[]) AS person(id) WHERE NOT (${named})`;
  const ids = left.map(({ id }) => id);
  await tx.holiday.deleteMany({ where: { userId: { in: ids } } });
  await tx.avoid.deleteMany({ where: { avoided: { in: ids } } });
  await tx.user.deleteMany({ where: { id: { in: ids } } });
};
