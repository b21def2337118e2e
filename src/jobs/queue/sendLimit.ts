import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Log, Throttle } from '#discord/command/services.ts';
import type { QueueBackend } from './queueBackend.ts';
import { createThrottle } from './throttle.ts';

/** Discord allows a bot 50 requests a second, over all of its processes: the rate and the burst together. */
const REQUESTS_PER_SECOND = 47;
const BURST = 3;

/** Requests per second, spread evenly, and how many may be sent at once after a pause. */
export interface SendRate {
  readonly aSecond: number;
  readonly burst: number;
}

/** The rate limit (GCRA) shared by all processes that send as the bot. */
export interface GlobalRateLimit extends Throttle {
  /**
   * Resolves when the next request may be sent; immediately if the backend is unreachable, since each process obeys Discord's
   * limits, too.
   */
  turn(): Promise<void>;
  close(): Promise<void>;
}

/** Reserves the next slot, and returns the milliseconds until then. */
interface SlotAllocator {
  reserve(): Promise<number>;
  close(): Promise<void>;
}

/** Timeout of the backend. */
const BACKEND_TIMEOUT_MS = 2_000;
/** Maximum wait. A longer one was computed before the clock was set back, and is discarded. */
const MAX_WAIT_MS = 5 * 60_000;

/** Opens the rate limit in the backend of the queues. */
export const openSendLimit = (
  backend: QueueBackend,
  log: Log,
  rate: SendRate = { aSecond: REQUESTS_PER_SECOND, burst: BURST },
): GlobalRateLimit => {
  const step = 1_000 / rate.aSecond;
  const slack = step * rate.burst;
  const slots = backend.kind === 'postgres' ? inPostgres(backend.url, step, slack) : inRedis(backend.url, step, slack);
  const reserve = (): Promise<number> =>
    slots.reserve().catch((err: unknown) => {
      log.warn({ err }, 'global rate limit unreachable; sending without it');
      return 0;
    });
  return {
    ...createThrottle({ aSecond: rate.aSecond, reserve, pause, now: () => performance.now() }),
    close: () => slots.close(),
  };
};

const KEY = 'sendLine';

/**
 * The slot allocator in PostgreSQL, by the database's clock, which all processes share. The row holds the time of the newest
 * slot. It need not survive a crash, so commits do not wait for the disk.
 */
const DRAW = `
  INSERT INTO "Setting" AS line (key, value)
  VALUES ('${KEY}', (extract(epoch FROM clock_timestamp()) * 1000 - $2::float8 + $1::float8)::text)
  ON CONFLICT (key) DO UPDATE SET value = ($1::float8 + greatest(
    CASE WHEN line.value::float8 < extract(epoch FROM clock_timestamp()) * 1000 + ${MAX_WAIT_MS} THEN line.value::float8 END,
    extract(epoch FROM clock_timestamp()) * 1000 - $2::float8))::text
  RETURNING value::float8 - extract(epoch FROM clock_timestamp()) * 1000 AS ms`;

const inPostgres = (connectionString: string, step: number, slack: number): SlotAllocator => {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: BACKEND_TIMEOUT_MS,
    query_timeout: BACKEND_TIMEOUT_MS,
    options: '-c synchronous_commit=off',
  });
  pool.on('error', () => {});
  return {
    reserve: async () => (await pool.query<{ ms: number }>(DRAW, [step, slack])).rows[0]?.ms ?? 0,
    close: () => pool.end(),
  };
};

/** The slot allocator in Redis, by the clock of Redis. */
const DRAW_SCRIPT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local newest = tonumber(redis.call('GET', KEYS[1]) or '0')
  if newest > now + ${MAX_WAIT_MS} then newest = 0 end
  local due = math.max(newest, now - ARGV[2]) + ARGV[1]
  redis.call('SET', KEYS[1], string.format('%.3f', due), 'PX', 600000)
  return string.format('%.3f', due - now)`;

const inRedis = (url: string, step: number, slack: number): SlotAllocator => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: BACKEND_TIMEOUT_MS, lazyConnect: true });
  redis.on('error', () => {});
  return {
    reserve: async () => Number(await redis.eval(DRAW_SCRIPT, 1, `trireme:${KEY}`, step, slack)),
    close: async () => redis.disconnect(),
  };
};
