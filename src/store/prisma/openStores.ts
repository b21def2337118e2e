import { PrismaPg } from '@prisma/adapter-pg';
import type { Stores } from '#matches/index.ts';
import { mapConnectionErrors, orUnavailable } from '../connection/connectionErrors.ts';
import { createStatementNames } from '../connection/statementNames.ts';
import { PrismaClient } from '../generated/client.ts';
import { migrate } from '../migrations/migrate.ts';
import { createPrismaAbsences } from './prismaAbsences.ts';
import { createPrismaClocks } from './prismaClocks.ts';
import { createPrismaAnnouncements, createPrismaMatchStore } from './prismaMatchStore.ts';
import { createPrismaOrders } from './prismaOrders.ts';
import { createPrismaDepartures, createPrismaHolidays, createPrismaNudges, createPrismaUsers } from './prismaPeople.ts';
import { createPrismaPersonal } from './prismaPersonal.ts';
import { createPrismaSchedule } from './prismaSchedule.ts';
import { createPrismaDeliveries, createPrismaNotes, createPrismaServers, createPrismaSettings } from './prismaStores.ts';

export interface OpenStores extends Stores {
  close(): Promise<void>;
}

/**
 * Of a hundred that PostgreSQL grants to all processes together; with the queue in PostgreSQL a process takes some fifteen more for it.
 * A move holds one for six round trips or a few more, so this is enough for a hundred moves a second where each takes ten milliseconds.
 */
const MAX_CONNECTIONS = 10;
/** Keep idle connections for 10 minutes: new ones start with cold caches and no prepared statements. */
const IDLE_MS = 10 * 60_000;

/**
 * The stores in the database of `url`, brought up to date first (see `migrate`; `StoreUnavailable` when it cannot be reached).
 * A database that goes away later makes calls throw `StoreUnavailable` until it is back; nothing has to be opened again.
 */
export const openStores = async (url: string): Promise<OpenStores> => {
  await orUnavailable(migrate(url));
  const pool = { max: MAX_CONNECTIONS, connectionTimeoutMillis: 5_000, idleTimeoutMillis: IDLE_MS, keepAlive: true };
  const adapter = new PrismaPg({ connectionString: url, ...pool }, { statementNameGenerator: createStatementNames() });
  // The other formats of an error quote what was written, secrets included.
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
    servers: mapConnectionErrors(createPrismaServers(prisma)),
    settings: mapConnectionErrors(createPrismaSettings(prisma)),
    personal: mapConnectionErrors(createPrismaPersonal(prisma)),
    close: () => prisma.$disconnect(),
  };
};
