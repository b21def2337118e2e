import type {
  ClockChange,
  ClockChanges,
  ClockStore,
  DecisionRef,
  MatchId,
  ReminderState,
  RunningClock,
  SeatClock,
} from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { dateOf, dateOrNull, present } from './rows.ts';

/** The clocks, pauses and reminders of matches in PostgreSQL. */

export const makeClock = (row: Prisma.SeatClockGetPayload<object>): SeatClock => {
  const running = runningOf(row);
  return { seat: row.seat, bank: row.bank, ...present({ paceLeft: row.paceLeft }), ...(running !== undefined && { running }) };
};

const runningOf = (row: Prisma.SeatClockGetPayload<object>): RunningClock | undefined => {
  const { begun, pace, timeZone, quietFrom, quietUntil, warned, dueAt, pinged, noticeAt, reminded, remindAt } = row;
  const { callMatch, callKind } = row;
  if (begun === null || timeZone === null || quietFrom === null || quietUntil === null) return undefined;
  return {
    begun: begun.getTime(),
    hours: { timeZone, quietFrom, quietUntil },
    isWarned: warned,
    isPinged: pinged,
    reminded,
    ...present({
      pace,
      dueAt: dueAt?.getTime() ?? null,
      noticeAt: noticeAt?.getTime() ?? null,
      remindAt: remindAt?.getTime() ?? null,
    }),
    ...(callMatch !== null && callKind !== null && { call: { match: callMatch, kind: callKind } }),
  };
};

const NO_CALL = { callMatch: null, callKind: null };

/** The columns of a clock that is not running. */
export const STOPPED = {
  begun: null,
  pace: null,
  timeZone: null,
  quietFrom: null,
  quietUntil: null,
  warned: false,
  dueAt: null,
  pinged: true,
  noticeAt: null,
  reminded: 0,
  remindAt: null,
  ...NO_CALL,
};

const reminderColumns = ({ isPinged, noticeAt, reminded, remindAt }: ReminderState) => ({
  pinged: isPinged,
  noticeAt: dateOrNull(noticeAt),
  reminded,
  remindAt: dateOrNull(remindAt),
  ...NO_CALL,
});

const columnsOf = ({ seat, bank, paceLeft: left, running }: ClockChange & { readonly running: RunningClock | 'over' }) => {
  const paceLeft = left ?? null;
  if (running === 'over') return { seat, bank, paceLeft, ...STOPPED };
  const { begun, pace, hours, isWarned, dueAt } = running;
  return {
    seat,
    bank,
    paceLeft,
    begun: dateOf(begun),
    pace: pace ?? null,
    ...hours,
    warned: isWarned,
    dueAt: dateOrNull(dueAt),
    ...reminderColumns(running),
  };
};

/** A time in which no clock of a match ran. */
interface StoppageRow {
  readonly from: Date;
  readonly until: Date;
  readonly dueAt: Date | null;
  readonly isPause: boolean;
}

/** The filter for a clock that still runs for the decision that was read. */
const whereUnchanged = ({ match, seat, running }: DecisionRef) => ({ matchId: match, seat, begun: dateOf(running.begun) });

/** Writes the clock changes of an append. */
export const writeClocks = async (tx: Prisma.TransactionClient, matchId: MatchId, changes: ClockChanges): Promise<void> => {
  const rows = changes.seats.flatMap(({ running, ...change }) =>
    running === undefined ? [] : { matchId, ...columnsOf({ ...change, running }) },
  );
  if (rows.length > 0) await putClocks(tx, rows);
  for (const { seat, bank, running } of changes.seats) {
    if (running !== undefined) continue;
    const where = { matchId_seat: { matchId, seat } };
    await tx.seatClock.upsert({ where, create: { matchId, seat, bank }, update: { bank } });
  }
  if (changes.pause !== undefined) await writePause(tx, matchId, changes.pause);
};

const PUT = ['bank', 'paceLeft', ...Object.keys(STOPPED)];
const COLUMNS = Prisma.raw(PUT.map((column) => `"${column}"`).join(', '));
const REPLACED = Prisma.raw(PUT.map((column) => `"${column}" = excluded."${column}"`).join(', '));

/** Replaces the clocks that start or stop, in one statement. */
const putClocks = (tx: Prisma.TransactionClient, rows: readonly object[]): Promise<number> => tx.$executeRaw`
  INSERT INTO "SeatClock" ("matchId", seat, ${COLUMNS})
  SELECT "matchId", seat, ${COLUMNS} FROM json_populate_recordset(NULL::"SeatClock", ${JSON.stringify(rows)}::json)
  ON CONFLICT ("matchId", seat) DO UPDATE SET ${REPLACED}`;

/** Starts or ends a pause. Running clocks are checked at its end, because it may have ended early. */
const writePause = async (
  tx: Prisma.TransactionClient,
  matchId: MatchId,
  pause: NonNullable<ClockChanges['pause']>,
): Promise<void> => {
  if (!('endedAt' in pause)) {
    const { from, until, dueAt } = pause;
    const data = { matchId, from: dateOf(from), until: dateOf(until), dueAt: dateOrNull(dueAt) };
    await tx.pause.create({ data });
    return;
  }
  const endedAt = dateOf(pause.endedAt);
  const open = { matchId, dueAt: { not: null } };
  await tx.pause.updateMany({ where: { ...open, until: { gt: endedAt } }, data: { until: endedAt } });
  await tx.pause.updateMany({ where: open, data: { dueAt: null } });
  await tx.seatClock.updateMany({ where: open, data: { dueAt: endedAt } });
};

export const createPrismaClocks = (prisma: PrismaClient): ClockStore => ({
  async of(matchId) {
    return (await prisma.seatClock.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })).map(makeClock);
  },
  async stoppages(matchId, since) {
    const rows = await prisma.$queryRaw<StoppageRow[]>`
      SELECT "from", "until", "dueAt", true AS "isPause" FROM "Pause" WHERE "matchId" = ${matchId} AND "until" > ${dateOf(since)}
      UNION ALL SELECT "from", "until", NULL, false FROM "Downtime" WHERE "until" > ${dateOf(since)} ORDER BY 1`;
    const spanOf = ({ from, until }: StoppageRow) => ({ from: from.getTime(), until: until.getTime() });
    return {
      pauses: rows
        .filter(({ isPause }) => isPause)
        .map((row) => ({ ...spanOf(row), ...present({ dueAt: row.dueAt?.getTime() ?? null }) })),
      downtimes: rows.filter(({ isPause }) => !isPause).map(spanOf),
    };
  },
  async usersToRemind(now, limit) {
    const rows = await prisma.$queryRaw<{ readonly user: string }[]>`
      SELECT s."userId" AS "user"
      FROM "SeatClock" c
      JOIN "Match" m ON m."id" = c."matchId"
      JOIN "Seat" s ON s."matchId" = c."matchId" AND s."seat" = c."seat"
      WHERE (c."noticeAt" <= ${dateOf(now)} OR c."remindAt" <= ${dateOf(now)})
        AND m."status" = 'playing' AND m."suspendedAt" IS NULL AND m."pausedUntil" IS NULL AND s."userId" IS NOT NULL
      GROUP BY s."userId"
      ORDER BY MIN(LEAST(c."noticeAt", c."remindAt"))
      LIMIT ${limit}`;
    return rows.map(({ user }) => user);
  },
  async claimReminder(call, [first, ...others]) {
    if (first === undefined) return [];
    const free = (asked: DecisionRef) => {
      const { isPinged, reminded, noticeAt, remindAt } = asked.running;
      const read = { pinged: isPinged, reminded, noticeAt: dateOrNull(noticeAt), remindAt: dateOrNull(remindAt) };
      return { ...whereUnchanged(asked), ...read, callKind: null };
    };
    const data = { callMatch: call.match, callKind: call.kind };
    return prisma.$transaction(async (tx) => {
      const { count } = await tx.seatClock.updateMany({ where: free(first), data });
      if (count === 0) return [];
      const claimed = await tx.seatClock.updateManyAndReturn({
        where: { OR: others.map(free) },
        data,
        select: { matchId: true },
      });
      return [first.match, ...claimed.map(({ matchId }) => matchId)];
    });
  },
  async markReminded(asked, state) {
    const { isPinged, reminded, call } = asked.running;
    const read = { pinged: isPinged, reminded, callMatch: call?.match ?? null, callKind: call?.kind ?? null };
    const { count } = await prisma.seatClock.updateMany({
      where: { ...whereUnchanged(asked), ...read },
      data: reminderColumns(state),
    });
    return count === 1;
  },
  async noteDowntime({ from, until }) {
    const end = { until: dateOf(until) };
    await prisma.downtime.upsert({ where: { from: dateOf(from) }, create: { from: dateOf(from), ...end }, update: end });
  },
});
