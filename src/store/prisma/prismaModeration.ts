import type { DecisionMade, Delivery, DeliveryStore, ModerationStore, ServerDecision, UserId } from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { columnsOf, present } from './rows.ts';

type Row = Prisma.DecisionGetPayload<object>;

/** A decision in the list of all, with those about matches. */
interface ListedRow extends Pick<Row, 'server' | 'at' | 'by' | 'about' | 'until' | 'reason' | 'change'> {
  readonly kind: DecisionMade['kind'];
  readonly match: number | null;
  readonly motion: unknown;
  readonly total: bigint;
}

const makeListed = ({ total, change, ...row }: ListedRow): DecisionMade =>
  present({ ...row, [row.kind === 'cup' ? 'cup' : 'change']: change }) as unknown as DecisionMade;

/** Records a decision in a transaction. A moderator who was forgotten meanwhile has no row, and is not named. */
export const insertDecision = async (
  tx: Prisma.TransactionClient,
  { kind, server, at, by, about, until, reason, change, cup }: ServerDecision,
): Promise<void> => {
  const json = change === undefined ? cup : columnsOf(change);
  const tellAt = kind === 'ban' || kind === 'unban' ? at : null;
  const byKnown = Prisma.sql`(SELECT id FROM "User" WHERE id = ${by} FOR KEY SHARE)`;
  await tx.$executeRaw`LOCK TABLE "Decision" IN SHARE ROW EXCLUSIVE MODE`;
  await tx.$executeRaw`
    INSERT INTO "Decision" (id, server, kind, at, by, about, until, reason, change, "tellAt")
    VALUES ((SELECT coalesce(max(id), 0) + 1 FROM "Decision"), ${server}, ${kind}, ${at}, ${byKnown}, ${about ?? null}, ${until ?? null}, ${reason},
      ${json === undefined ? null : JSON.stringify(json)}::json, ${tellAt})`;
};

/** Stores what moderators decide on a server, in PostgreSQL. */
export const createPrismaModeration = (prisma: PrismaClient): ModerationStore => ({
  decide: (decision) => prisma.$transaction((tx) => insertDecision(tx, decision)),
  async banOf(server, about, now) {
    const last = await prisma.decision.findFirst({
      where: { server, about, kind: { in: ['ban', 'unban'] } },
      orderBy: { id: 'desc' },
    });
    return last === null || last.until === null || last.until <= now ? undefined : { until: last.until, reason: last.reason };
  },
  async list(server, from, limit) {
    const rows = await prisma.$queryRaw<ListedRow[]>`
      SELECT *, count(*) OVER () AS total FROM (
        SELECT m.server, 'match' AS kind, e.at, nullif(r."userId", '') AS by, NULL AS about, NULL::timestamptz AS until,
          r.text AS reason, NULL::json AS change, r."matchId" AS match, e.event->'motion' AS motion, r.version AS place
        FROM "Match" m JOIN "Remark" r ON r."matchId" = m.id
          JOIN "Event" e ON e."matchId" = r."matchId" AND e.version = r.version
        WHERE m.server = ${server}
        UNION ALL
        SELECT server, kind, at, by, about, until, reason, change, NULL, NULL, id FROM "Decision" WHERE server = ${server}
      ) AS made ORDER BY at DESC, place DESC OFFSET ${from} LIMIT ${limit}`;
    return { total: Number(rows[0]?.total ?? 0), decisions: rows.map(makeListed) };
  },
  async untold(now, limit) {
    const where = { tellAt: { not: null }, about: { not: null } };
    const firsts = await prisma.decision.findMany({ where, orderBy: { id: 'asc' }, distinct: 'about' });
    return firsts
      .filter(({ tellAt }) => tellAt !== null && tellAt <= now)
      .flatMap(({ id, kind, server, at, about, until, reason }) =>
        about === null ? [] : { id, kind: kind as ServerDecision['kind'], server, at, about, reason, ...(until && { until }) },
      )
      .slice(0, limit);
  },
  async tellAt(id, at) {
    await prisma.decision.updateMany({ where: { id, about: { not: null } }, data: { tellAt: at ?? null } });
  },
});

/** Returns the deliveries of messages about decisions, whose ids take the place of matches. */
export const createPrismaDecisionNotices = (prisma: PrismaClient): DeliveryStore => {
  const find = async (id: number, recipient: UserId): Promise<Delivery | undefined> => {
    const row = await prisma.decision.findFirst({ where: { id, about: recipient, claimedAt: { not: null } } });
    if (row === null || row.claimedAt === null) return undefined;
    const { claimedAt, channel, message } = row;
    return { match: id, version: 0, kind: row.kind, recipient, claimedAt, ...present({ channel, message }) };
  };
  return {
    async claim({ match: id, recipient }, now) {
      const where = { id, about: recipient, claimedAt: null };
      const fresh = (await prisma.decision.updateMany({ where, data: { claimedAt: now } })).count === 1;
      const delivery = await find(id, recipient);
      return delivery && { fresh, delivery };
    },
    async mark({ match: id, recipient }, { channel, message }) {
      await prisma.decision.updateMany({ where: { id, about: recipient }, data: { channel, message } });
    },
    find: ({ match, recipient }) => find(match, recipient),
    latest: (match, _kind, recipient) => find(match, recipient),
  };
};
