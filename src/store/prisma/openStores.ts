import { PrismaPg } from '@prisma/adapter-pg';
import type { Stores } from '#matches/index.ts';
import { mapConnectionErrors, orUnavailable } from '../connection/connectionErrors.ts';
import { openStatementNames } from '../connection/statementNames.ts';
import { PrismaClient } from '../generated/client.ts';
import { migrate } from '../migrations/migrate.ts';
import { openPrismaAbsences } from './prismaAbsences.ts';
import { openPrismaClocks } from './prismaClocks.ts';
import { openPrismaMatchStore } from './prismaMatchStore.ts';
import { openPrismaOrders } from './prismaOrders.ts';
import { openPrismaDepartures, openPrismaHolidays, openPrismaNudges, openPrismaUsers } from './prismaPeople.ts';
import { openPrismaPersonal } from './prismaPersonal.ts';
import { openPrismaDeliveries, openPrismaNotes, openPrismaServers, openPrismaSettings } from './prismaStores.ts';

export interface OpenStores extends Stores {
  close(): Promise<void>;
}

/**
 * Of a hundred that PostgreSQL grants to all processes together; with the queue in PostgreSQL a process takes some fifteen more for it.
 * A move holds one for six round trips or a few more, so this is enough for a hundred moves a second where each takes ten milliseconds.
 */
const MOST_CONNECTIONS = 10;
/** Whoever asks after some quiet does not wait for new connections, which have nothing read or planned yet. */
const IDLE_MS = 10 * 60_000;

/**
 * The stores in the database of `url`, brought up to date first (see `migrate`; `StoreUnavailable` when it cannot be reached).
 * A database that goes away later makes calls throw `StoreUnavailable` until it is back; nothing has to be opened again.
 */
export const openStores = async (url: string): Promise<OpenStores> => {
  await orUnavailable(migrate(url));
  const pool = { max: MOST_CONNECTIONS, connectionTimeoutMillis: 5_000, idleTimeoutMillis: IDLE_MS, keepAlive: true };
  const adapter = new PrismaPg({ connectionString: url, ...pool }, { statementNameGenerator: openStatementNames() });
  // The other formats of an error quote what was written, secrets included.
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  return {
    matches: mapConnectionErrors(openPrismaMatchStore(prisma)),
    deliveries: mapConnectionErrors(openPrismaDeliveries(prisma)),
    users: mapConnectionErrors(openPrismaUsers(prisma)),
    holidays: mapConnectionErrors(openPrismaHolidays(prisma)),
    clocks: mapConnectionErrors(openPrismaClocks(prisma)),
    nudges: mapConnectionErrors(openPrismaNudges(prisma)),
    departures: mapConnectionErrors(openPrismaDepartures(prisma)),
    absences: mapConnectionErrors(openPrismaAbsences(prisma)),
    notes: mapConnectionErrors(openPrismaNotes(prisma)),
    orders: mapConnectionErrors(openPrismaOrders(prisma)),
    servers: mapConnectionErrors(openPrismaServers(prisma)),
    settings: mapConnectionErrors(openPrismaSettings(prisma)),
    personal: mapConnectionErrors(openPrismaPersonal(prisma)),
    close: () => prisma.$disconnect(),
  };
};
