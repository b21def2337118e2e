import { PrismaPg } from '@prisma/adapter-pg';
import type { Stores } from '#matches/index.ts';
import { mapConnectionErrors, orUnavailable } from '../connection/connectionErrors.ts';
import { createStatementNames } from '../connection/statementNames.ts';
import { PrismaClient } from '../generated/client.ts';
import { migrate } from '../migrations/migrate.ts';
import { createPrismaAbsences } from './prismaAbsences.ts';
import { createPrismaClocks } from './prismaClocks.ts';
import { createPrismaCups } from './prismaCups.ts';
import { createPrismaFollowers } from './prismaFollowers.ts';
import { createPrismaAnnouncements, createPrismaMatchStore } from './prismaMatchStore.ts';
import { createPrismaDecisionNotices, createPrismaModeration } from './prismaModeration.ts';
import { createPrismaOrders } from './prismaOrders.ts';
import { createPrismaParticipations, createPrismaPlayerNotes } from './prismaParticipations.ts';
import { createPrismaDepartures, createPrismaHolidays, createPrismaNudges, createPrismaUsers } from './prismaPeople.ts';
import { createPrismaPersonal } from './prismaPersonal.ts';
import { createPrismaRatings } from './prismaRatings.ts';
import { createPrismaSchedule } from './prismaSchedule.ts';
import { createPrismaSeeks } from './prismaSeeks.ts';
import { createPrismaStatistics } from './prismaStatistics.ts';
import { createPrismaDeliveries, createPrismaNotes, createPrismaServers, createPrismaSettings } from './prismaStores.ts';

export interface OpenStores extends Stores {
  close(): Promise<void>;
}

/**
 * Maximum number of connections of this process. PostgreSQL grants a hundred in all, and a queue in PostgreSQL takes some fifteen
 * more per process. A move holds a connection for about six round trips: ten are enough for a hundred moves a second.
 */
const MAX_CONNECTIONS = 10;
/** Idle connections are kept for 10 minutes, because new ones start with cold caches and no prepared statements. */
const IDLE_MS = 10 * 60_000;

/**
 * Migrates the database at `url` and returns its stores. Throws `StoreUnavailable` if it cannot be reached. If it becomes
 * unreachable later, calls throw `StoreUnavailable` until it is back; the stores stay usable.
 */
export const openStores = async (url: string): Promise<OpenStores> => {
  await orUnavailable(migrate(url));
  const pool = { max: MAX_CONNECTIONS, connectionTimeoutMillis: 5_000, idleTimeoutMillis: IDLE_MS, keepAlive: true };
  const adapter = new PrismaPg({ connectionString: url, ...pool }, { statementNameGenerator: createStatementNames() });
  // The other error formats quote the values of the statement, secrets included.
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  return {
    matches: mapConnectionErrors(createPrismaMatchStore(prisma)),
    announcements: mapConnectionErrors(createPrismaAnnouncements(prisma)),
    schedule: mapConnectionErrors(createPrismaSchedule(prisma)),
    deliveries: mapConnectionErrors(createPrismaDeliveries(prisma)),
    users: mapConnectionErrors(createPrismaUsers(prisma)),
    holidays: mapConnectionErrors(createPrismaHolidays(prisma)),
    clocks: mapConnectionErrors(createPrismaClocks(prisma)),
    nudges: mapConnectionErrors(createPrismaNudges(prisma)),
    departures: mapConnectionErrors(createPrismaDepartures(prisma)),
    absences: mapConnectionErrors(createPrismaAbsences(prisma)),
    notes: mapConnectionErrors(createPrismaNotes(prisma)),
    orders: mapConnectionErrors(createPrismaOrders(prisma)),
    followers: mapConnectionErrors(createPrismaFollowers(prisma)),
    servers: mapConnectionErrors(createPrismaServers(prisma)),
    cups: mapConnectionErrors(createPrismaCups(prisma)),
    seeks: mapConnectionErrors(createPrismaSeeks(prisma)),
    moderation: mapConnectionErrors(createPrismaModeration(prisma)),
    decisionNotices: mapConnectionErrors(createPrismaDecisionNotices(prisma)),
    settings: mapConnectionErrors(createPrismaSettings(prisma)),
    personal: mapConnectionErrors(createPrismaPersonal(prisma)),
    participations: mapConnectionErrors(createPrismaParticipations(prisma)),
    statistics: mapConnectionErrors(createPrismaStatistics(prisma)),
    playerNotes: mapConnectionErrors(createPrismaPlayerNotes(prisma)),
    ratings: mapConnectionErrors(createPrismaRatings(prisma)),
    close: () => prisma.$disconnect(),
  };
};
