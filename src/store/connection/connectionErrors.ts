import { StoreUnavailable } from '#matches/index.ts';
import { Prisma } from '../generated/client.ts';

/** Prisma's codes for a database that cannot be reached, is too busy to be, or went away meanwhile. */
const PRISMA_CODES: readonly string[] = ['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'];

/**
 * PostgreSQL's codes (connection exceptions; no disk, memory or connections left; an operator's intervention; a system error; a
 * read-only server) and the system's.
 */
const OTHER_CODES =
  /^(08...|53...|57...|58...|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** What `pg` says without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** The driver's own words. */
const KINDS: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];

/** What an error, or the driver of a database, tells of itself. */
interface Told {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly kind?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** An error, and what lies behind it. */
const layersOf = (error: unknown): readonly Told[] => {
  if (typeof error !== 'object' || error === null) return [];
  const told: Told = error;
  return [told, ...layersOf(told.cause), ...layersOf(told.meta?.driverAdapterError)];
};

const codesIn = ({ code, originalCode }: Told): readonly string[] =>
  [code, originalCode].filter((value) => typeof value === 'string');

/** The codes that an error carries, those of what lies behind it included: PostgreSQL's, Prisma's, the system's. */
export const databaseCodes = (error: unknown): readonly string[] => layersOf(error).flatMap(codesIn);

export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (databaseCodes(error).some((code) => PRISMA_CODES.includes(code) || OTHER_CODES.test(code))) return true;
  return layersOf(error).some(
    ({ kind, message }) => KINDS.includes(kind) || (typeof message === 'string' && MESSAGES.test(message)),
  );
};

/** What is asked of a database; throws `StoreUnavailable` in place of whatever says that it cannot be reached. */
export const orUnavailable = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw isUnreachable(error) ? new StoreUnavailable(error) : error;
  });

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** Returns the store with errors of the connection thrown as `StoreUnavailable`. */
export const mapConnectionErrors = <Store extends object>(store: Store): Store => {
  const guard =
    (method: Method): Method =>
    (...args) =>
      orUnavailable(method(...args));
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(method)])) as Store;
};
