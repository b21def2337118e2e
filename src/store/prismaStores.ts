import {
  type DeliveryKey,
  type DeliveryStore,
  type MatchId,
  type NoteStore,
  SERVER_UNSET,
  type ServerStore,
  type SettingStore,
  type UserId,
} from '#matches/index.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';
import { makeDelivery, makeNote, makeServer, serverColumns } from './rows.ts';

const keyOf = ({ match, version, kind, recipient }: DeliveryKey) => ({ matchId: match, version, kind, recipient });

const uniqueKey = (key: DeliveryKey) => ({ matchId_kind_recipient_version: keyOf(key) });

export const openPrismaDeliveries = (prisma: PrismaClient): DeliveryStore => ({
  async claim(key, now) {
    const { count } = await prisma.delivery.createMany({ data: [{ ...keyOf(key), claimedAt: now }], skipDuplicates: true });
    if (count === 1) {
      const { match, version, kind, recipient } = key;
      return { fresh: true, delivery: { match, version, kind, recipient, claimedAt: now } };
    }
    return { fresh: false, delivery: makeDelivery(await prisma.delivery.findUniqueOrThrow({ where: uniqueKey(key) })) };
  },
  async mark(key, { channel, message, contentHash }) {
    await prisma.delivery.update({ where: uniqueKey(key), data: { channel, message, contentHash } });
  },
  async find(key) {
    const row = await prisma.delivery.findUnique({ where: uniqueKey(key) });
    return row === null ? undefined : makeDelivery(row);
  },
  async latest(match, kind, recipient, upTo) {
    const row = await prisma.delivery.findFirst({
      where: { matchId: match, kind, recipient, ...(upTo !== undefined && { version: { lte: upTo } }) },
      orderBy: { version: Prisma.SortOrder.desc },
    });
    return row === null ? undefined : makeDelivery(row);
  },
});

export const openPrismaNotes = (prisma: PrismaClient): NoteStore => {
  const whose = (match: MatchId, user: UserId) => ({ matchId: match, userId: user });
  return {
    async find(match, user) {
      const row = await prisma.note.findUnique({ where: { matchId_userId: whose(match, user) } });
      return row === null ? undefined : makeNote(row);
    },
    async save({ match, user, text, changedAt }) {
      const key = whose(match, user);
      const data = { text, changedAt };
      await prisma.note.upsert({ where: { matchId_userId: key }, create: { ...key, ...data }, update: data });
    },
    async remove(match, user) {
      await prisma.note.deleteMany({ where: whose(match, user) });
    },
  };
};

export const openPrismaServers = (prisma: PrismaClient): ServerStore => ({
  async find(server) {
    const row = await prisma.server.findUnique({ where: { id: server } });
    return row === null ? { id: server, ...SERVER_UNSET } : makeServer(row);
  },
  async save(server, change) {
    const update = serverColumns(change);
    const create = { id: server, creators: SERVER_UNSET.creators, ...serverColumns(SERVER_UNSET), ...update };
    await prisma.server.upsert({ where: { id: server }, create, update });
  },
});

export const openPrismaSettings = (prisma: PrismaClient): SettingStore => ({
  async get(key) {
    return (await prisma.setting.findUnique({ where: { key } }))?.value;
  },
  async set(key, value) {
    await prisma.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  },
});
