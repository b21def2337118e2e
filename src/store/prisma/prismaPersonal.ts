import {
  anonymize,
  type DepartureReason,
  type Match,
  type MatchWithSeats,
  type NameOfFormer,
  type PersonalData,
  type PersonalDecision,
  type PersonalStore,
  personalReferences,
  recipientsOf,
  type UserId,
} from '#matches/index.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { OPEN } from './prismaAppend.ts';
import { makeClock, STOPPED } from './prismaClocks.ts';
import { findBook, makeBook, writeNewerBook } from './prismaOrders.ts';
import { makeParticipation } from './prismaParticipations.ts';
import { holidaysOf, makeUser } from './prismaPeople.ts';
import { forgetRatings, ratingsOf } from './prismaRatings.ts';
import { makeSeek } from './prismaSeeks.ts';
import { makeDelivery, makeMatch, makeNote, seatRows } from './rows.ts';

type Transaction = Prisma.TransactionClient;

/** Timeout of transactions about a user, who may have played very many matches. */
const TIMEOUT_MS = 60_000;

/** Exports or deletes all data about one person, in PostgreSQL. */
export const createPrismaPersonal = (prisma: PrismaClient): PersonalStore => ({
  of: (user) => prisma.$transaction((tx) => dataOf(tx, user), { isolationLevel: 'RepeatableRead', timeout: TIMEOUT_MS }),
  forget: (user, left, nameOf) =>
    prisma.$transaction(
      async (tx) => {
        // Must come first: work that is about to store a message to the user waits for this lock, and then finds no user.
        await tx.$queryRaw`SELECT FROM "User" WHERE id = ${user} FOR UPDATE`;
        const matches = await matchesAbout(tx, user, Prisma.sql`FOR UPDATE`);
        const playsOn = ({ id, status, seats, version }: Match): boolean =>
          OPEN.in.includes(status) && seats.some((row) => row.user === user) && left.get(id) !== version;
        if (matches.some(playsOn)) return false;
        for (const match of matches) await forgetIn(tx, match, user, nameOf);
        await dropRows(tx, user);
        return true;
      },
      { timeout: TIMEOUT_MS },
    ),
});

const dropRows = async (tx: Transaction, user: UserId): Promise<void> => {
  const where = { userId: user };
  await tx.holiday.deleteMany({ where });
  await tx.nudge.deleteMany({ where });
  await tx.departure.deleteMany({ where });
  await tx.note.deleteMany({ where });
  await tx.follower.deleteMany({ where });
  // Decisions stay in the list of moderators, without the person and without what was written by or about them.
  await tx.remark.updateMany({ where, data: { userId: '', text: '' } });
  await tx.decision.updateMany({ where: { by: user }, data: { by: null, reason: '' } });
  const untold = { tellAt: null, claimedAt: null, channel: null, message: null };
  await tx.decision.updateMany({ where: { about: user }, data: { about: null, reason: '', ...untold } });
  await tx.participation.deleteMany({ where });
  await forgetRatings(tx, user);
  // Entrants are numbers in the log of a cup, so its standings stay the same. Their names leave its post: that of a cup that is over is
  // only edited.
  const named = { people: { some: where } };
  await tx.cup.updateMany({ where: { ...named, isOver: false }, data: { posted: 0 } });
  await tx.cup.updateMany({ where: { ...named, isOver: true }, data: { posted: -1 } });
  await tx.cupPerson.updateMany({ where, data: { userId: null, name: '' } });
  await tx.cup.updateMany({ where: { organiser: user }, data: { organiser: null } });
  await tx.playerNote.deleteMany({ where });
  await tx.playerNote.updateMany({ where: { by: user }, data: { by: null } });
  await tx.delivery.deleteMany({ where: { recipient: { in: [...recipientsOf(user)] } } });
  await tx.avoid.deleteMany({ where: { avoided: user } });
  // Their searches and their own list go with their row.
  await tx.user.deleteMany({ where: { id: user } });
};

/** Returns all matches that name the user. `lock` locks their rows, in the order of ids to avoid deadlocks. */
const matchesAbout = async (tx: Transaction, user: UserId, lock = Prisma.empty): Promise<readonly Match[]> => {
  const ids = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Match" WHERE host = ${user} OR ${user} = ANY(guests)
      OR id IN (SELECT "matchId" FROM "Seat" WHERE "userId" = ${user} OR ${user} = ANY(former)) ORDER BY id ${lock}`;
  const rows = await tx.match.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    include: { seats: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(makeMatch);
};

const forgetIn = async (tx: Transaction, match: Match, user: UserId, nameOf: NameOfFormer): Promise<void> => {
  const { host, guests, seats } = anonymize(match, user, nameOf);
  await tx.match.update({ where: { id: match.id }, data: { host, guests: [...guests], forgotten: { increment: 1 } } });
  const isChanged = (seat: number): boolean => seats[seat] !== match.seats[seat];
  for (const { held, ...row } of seatRows(match.id, seats).filter(({ seat }) => isChanged(seat))) {
    const data = { ...row, held: held as Prisma.JsonArray };
    await tx.seat.update({ where: { matchId_seat: { matchId: match.id, seat: row.seat } }, data });
  }
  const own = match.seats.flatMap((row) => (row.user === user ? row.seat : []));
  await tx.seatClock.updateMany({ where: { matchId: match.id, seat: { in: own } }, data: STOPPED });
  const { generation, seats: ordered } = await findBook(tx, match.id);
  const others = ordered.filter(({ seat }) => !own.includes(seat));
  if (others.length < ordered.length) await writeNewerBook(tx, match.id, { generation, seats: others });
};

const dataOf = async (tx: Transaction, user: UserId): Promise<PersonalData> => {
  const where = { userId: user };
  const nudge = await tx.nudge.findUnique({ where });
  const known = await tx.user.findUnique({ where: { id: user } });
  const departures = await tx.departure.findMany({ where, orderBy: { since: 'asc' } });
  const notes = await tx.note.findMany({ where, orderBy: { matchId: 'asc' } });
  const participations = await tx.participation.findMany({ where, orderBy: [{ matchId: 'asc' }, { seat: 'asc' }] });
  const playerNotes = await tx.playerNote.findMany({ where, orderBy: { server: 'asc' } });
  const remarks = await tx.remark.findMany({ where, orderBy: [{ matchId: 'asc' }, { version: 'asc' }] });
  const seeks = await tx.seek.findMany({ where, orderBy: { server: 'asc' } });
  const cups = await tx.cupPerson.findMany({ where, orderBy: { cupId: 'asc' } });
  const organised = await tx.cup.findMany({ where: { organiser: user }, orderBy: { id: 'asc' } });
  const avoids = await tx.avoid.findMany({ where, orderBy: { avoided: 'asc' } });
  const decisions = await tx.decision.findMany({ where: { OR: [{ by: user }, { about: user }] }, orderBy: { id: 'asc' } });
  const followed = await tx.follower.findMany({ where, orderBy: { matchId: 'asc' } });
  const messages = await tx.delivery.findMany({
    where: { recipient: { in: [...recipientsOf(user)] } },
    orderBy: { claimedAt: 'asc' },
  });
  return {
    ...(known && { user: makeUser(known) }),
    holidays: await holidaysOf(tx, user),
    ...(nudge && { nudged: { match: nudge.matchId, at: nudge.at } }),
    departures: departures.map(({ server, reason, since }) => ({ server, reason: reason as DepartureReason, since })),
    ...personalReferences(await withSeats(tx, await matchesAbout(tx, user)), user),
    ratings: await ratingsOf(tx, user),
    notes: notes.map(makeNote).map(({ user: _, ...note }) => note),
    participations: participations.map(makeParticipation).map(({ user: _, ...row }) => row),
    playerNotes: playerNotes.map(({ server, text, changedAt }) => ({ server, text, changedAt })),
    remarks: remarks.map(({ matchId, version, text }) => ({ match: matchId, version, text })),
    seeks: seeks.map(makeSeek).map(({ user: _, ...seek }) => seek),
    cups: cups.map(({ cupId, entrant, name }) => ({ cup: cupId, entrant, name })),
    organiserOf: organised.map(({ id }) => id),
    avoids: avoids.map(({ avoided }) => avoided),
    decisions: decisions.map(({ about, kind, server, at, until, reason }) => ({
      as: about === user ? ('player' as const) : ('moderator' as const),
      kind: kind as PersonalDecision['kind'],
      server,
      at,
      reason,
      ...(until && { until }),
    })),
    watching: followed.map(({ matchId }) => matchId),
    messages: messages.map(makeDelivery).map(({ recipient, ...delivery }) => delivery),
  };
};

const withSeats = async (tx: Transaction, matches: readonly Match[]): Promise<readonly MatchWithSeats[]> => {
  const where = { matchId: { in: matches.map(({ id }) => id) } };
  const clocks = await tx.seatClock.findMany({ where, orderBy: { seat: 'asc' } });
  const books = await tx.orderBook.findMany({ where });
  return matches.map((match) => ({
    match,
    clocks: clocks.filter(({ matchId }) => matchId === match.id).map(makeClock),
    book: makeBook(books.find(({ matchId }) => matchId === match.id)),
  }));
};
