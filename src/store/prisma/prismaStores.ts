import {
  type DeliveryKey,
  type DeliveryStore,
  type MatchId,
  type NoteStore,
  personNamedBy,
  SERVER_UNSET,
  type ServerStore,
  type SettingStore,
  type UserId,
} from '#matches/index.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { isReferenced } from './isReferenced.ts';
import { columnsOf, madeFrom, makeDelivery, makeNote, makeServer } from './rows.ts';

const keyOf = ({ match, version, kind, recipient }: DeliveryKey) => ({ matchId: match, version, kind, recipient });

const uniqueKey = (key: DeliveryKey) => ({ matchId_kind_recipient_version: keyOf(key) });

/** Inserts only if the user's row exists. Forgetting a user locks that row, so the two cannot interleave. */
const insertFor = (db: Prisma.TransactionClient, person: UserId, key: DeliveryKey, now: Date): Promise<number> =>
  db.$executeRaw`
    INSERT INTO "Delivery" ("matchId", version, kind, recipient, "claimedAt")
    SELECT ${key.match}, ${key.version}, ${key.kind}, ${key.recipient}, ${now}
    FROM (SELECT FROM "User" WHERE id = ${person} FOR KEY SHARE) AS known ON CONFLICT DO NOTHING`;

const insert = async (db: Prisma.TransactionClient, key: DeliveryKey, now: Date): Promise<number> =>
  (await db.delivery.createMany({ data: [{ ...keyOf(key), claimedAt: now }], skipDuplicates: true })).count;

/** Inserts for a user without a row, if the match names them. */
const insertForNamed = (prisma: PrismaClient, person: UserId, key: DeliveryKey, now: Date): Promise<number> =>
  prisma.$transaction(async (tx) => ((await isReferenced(tx, person, { match: key.match })) ? insert(tx, key, now) : 0));

const freshly = ({ match, version, kind, recipient }: DeliveryKey, claimedAt: Date) =>
  ({ fresh: true, delivery: { match, version, kind, recipient, claimedAt } }) as const;

export const createPrismaDeliveries = (prisma: PrismaClient): DeliveryStore => ({
  async claim(key, now) {
    const person = personNamedBy(key.recipient);
    const count = await (person === undefined ? insert(prisma, key, now) : insertFor(prisma, person, key, now));
    if (count === 1) return freshly(key, now);
    const known = await prisma.delivery.findUnique({ where: uniqueKey(key) });
    if (known !== null) return { fresh: false, delivery: makeDelivery(known) };
    if (person !== undefined && (await insertForNamed(prisma, person, key, now)) === 1) return freshly(key, now);
    const other = await prisma.delivery.findUnique({ where: uniqueKey(key) });
    return other === null ? undefined : { fresh: false, delivery: makeDelivery(other) };
  },
  async mark(key, { channel, message, contentHash }) {
    await prisma.delivery.update({ where: uniqueKey(key), data: { channel, message, contentHash } });
  },
  find: (key) => madeFrom(prisma.delivery.findUnique({ where: uniqueKey(key) }), makeDelivery),
  latest(matchId, kind, recipient, upTo) {
    const where = { matchId, kind, recipient, ...(upTo !== undefined && { version: { lte: upTo } }) };
    return madeFrom(prisma.delivery.findFirst({ where, orderBy: { version: 'desc' } }), makeDelivery);
  },
});

export const createPrismaNotes = (prisma: PrismaClient): NoteStore => {
  const whose = (match: MatchId, user: UserId) => ({ matchId: match, userId: user });
  return {
    find: (match, user) => madeFrom(prisma.note.findUnique({ where: { matchId_userId: whose(match, user) } }), makeNote),
    async save({ match, user, text, changedAt }) {
      const key = whose(match, user);
      const data = { text, changedAt };
      if (text === '') await prisma.note.deleteMany({ where: key });
      else await prisma.note.upsert({ where: { matchId_userId: key }, create: { ...key, ...data }, update: data });
    },
  };
};

export const createPrismaServers = (prisma: PrismaClient): ServerStore => ({
  async find(server) {
    const row = await prisma.server.findUnique({ where: { id: server } });
    return row === null ? { id: server, ...SERVER_UNSET } : makeServer(row);
  },
  async save(server, change) {
    const update = columnsOf(change);
    const create = { id: server, creators: SERVER_UNSET.creators, ...columnsOf(SERVER_UNSET), ...update };
    await prisma.server.upsert({ where: { id: server }, create, update });
  },
  async awaitingPuzzle(day, limit) {
    const where = { puzzleChannel: { not: null }, OR: [{ puzzlePosted: null }, { puzzlePosted: { lt: day } }] };
    return (await prisma.server.findMany({ where, orderBy: { id: 'asc' }, take: limit })).map(makeServer);
  },
});

export const createPrismaSettings = (prisma: PrismaClient): SettingStore => ({
  async get(key) {
    return (await prisma.setting.findUnique({ where: { key } }))?.value;
  },
  async set(key, value) {
    await prisma.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  },
});
