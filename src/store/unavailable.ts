import { StoreUnavailable } from '#matches/index.ts';
import { Prisma } from './generated/client.ts';

/** Prisma's codes for a database that cannot be reached, is too busy to be, or went away meanwhile. */
const PRISMA_CODES: readonly string[] = ['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'];

/** The same in PostgreSQL's codes (connection exceptions, shutting down, starting up, no connections left) and the system's. */
const OTHER_CODES = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;

/** What `pg` says without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (!(error instanceof Error)) return false;
  const { code, cause, meta } = error as Error & { code?: unknown; cause?: unknown; meta?: { driverAdapterError?: unknown } };
  if (typeof code === 'string' && (PRISMA_CODES.includes(code) || OTHER_CODES.test(code))) return true;
  return MESSAGES.test(error.message) || isUnreachableCause(cause) || isUnreachable(meta?.driverAdapterError);
};

const KINDS: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];

/** The driver's own words about an error, or another error. */
const isUnreachableCause = (cause: unknown): boolean => {
  if (cause instanceof Error) return isUnreachable(cause);
  if (typeof cause !== 'object' || cause === null) return false;
  const { kind, originalCode, code } = cause as { kind?: unknown; originalCode?: unknown; code?: unknown };
  return KINDS.includes(kind) || [originalCode, code].some((value) => typeof value === 'string' && OTHER_CODES.test(value));
};

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The same store, throwing `StoreUnavailable` in place of whatever says that the database cannot be reached. */
export const sayingUnavailable = <Store extends object>(store: Store): Store => {
  const guard =
    (method: Method): Method =>
    (...args) =>
      method(...args).catch((error: unknown) => {
        throw isUnreachable(error) ? new StoreUnavailable(error) : error;
      });
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(method)])) as Store;
};
