import { StoreUnavailable } from '#matches/index.ts';
import { Prisma } from '../generated/client.ts';

/** Prisma's codes for a database that cannot be reached, is too busy, or closed the connection. */
const PRISMA_CODES: readonly string[] = ['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'];

/**
 * PostgreSQL's codes for connection exceptions, lack of disk, memory or connections, operator intervention, system errors and a
 * read-only server; and the system's codes.
 */
const OTHER_CODES =
  /^(08...|53...|57...|58...|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of `pg` errors without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** The kinds of error of Prisma's driver adapter. */
const KINDS: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];

/** The fields of an error from Prisma, its driver adapter, `pg` or the system. */
interface ErrorFields {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly kind?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** Returns an error and all of its causes. */
const withCauses = (error: unknown): readonly ErrorFields[] => {
  if (typeof error !== 'object' || error === null) return [];
  const fields: ErrorFields = error;
  return [fields, ...withCauses(fields.cause), ...withCauses(fields.meta?.driverAdapterError)];
};

const codesIn = ({ code, originalCode }: ErrorFields): readonly string[] =>
  [code, originalCode].filter((value) => typeof value === 'string');

/** Returns the codes of an error and its causes: PostgreSQL's, Prisma's and the system's. */
export const databaseCodes = (error: unknown): readonly string[] => withCauses(error).flatMap(codesIn);

export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (databaseCodes(error).some((code) => PRISMA_CODES.includes(code) || OTHER_CODES.test(code))) return true;
  return withCauses(error).some(
    ({ kind, message }) => KINDS.includes(kind) || (typeof message === 'string' && MESSAGES.test(message)),
  );
};

/** Returns the result of a database call. Throws `StoreUnavailable` instead of errors that mean the database is unreachable. */
export const orUnavailable = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
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
