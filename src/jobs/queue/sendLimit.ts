import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Log, Throttle } from '#discord/command/services.ts';
import type { QueueBackend } from './queueBackend.ts';
import { createThrottle } from './throttle.ts';

/** Discord takes fifty requests a second of a bot, however many processes it is: in no second are there more than both together. */
const A_SECOND = 47;
const AT_ONCE = 3;

/** What is allowed in a second, evenly, and how many may come at once after a quiet moment. */
export interface SendRate {
  readonly aSecond: number;
  readonly burst: number;
}

/** One line for all processes of a house that send in the bot's name. */
export interface GlobalRateLimit extends Throttle {
  /** Ends when it is this request's turn. Where the line cannot be reached, at once: each process heeds Discord's answers, too. */
  turn(): Promise<void>;
  close(): Promise<void>;
}

/** Draws a number: takes the next place in the line, and answers how many milliseconds there are until its turn. */
interface SlotAllocator {
  reserve(): Promise<number>;
  close(): Promise<void>;
}

/** How long the line itself may take to answer. */
const ANSWER_MS = 2_000;
/** Maximum queue length in time. A longer one was computed before the clock was set back; it starts over. */
const MAX_WAIT_MS = 5 * 60_000;

/** Opens the line where the queues live. */
export const openSendLimit = (
  home: QueueBackend,
  log: Log,
  pace: SendRate = { aSecond: A_SECOND, burst: AT_ONCE },
): GlobalRateLimit => {
  const step = 1_000 / pace.aSecond;
  const slack = step * pace.burst;
  const line = home.kind === 'postgres' ? inPostgres(home.url, step, slack) : inRedis(home.url, step, slack);
  const draw = (): Promise<number> =>
    line.reserve().catch((err: unknown) => {
      log.warn({ err }, 'requests of this process are not counted with those of others');
      return 0;
    });
  return { ...createThrottle({ aSecond: pace.aSecond, draw, pause, now: () => performance.now() }), close: () => line.close() };
};

const KEY = 'sendLine';

/**
 * The clock is the database's, which all share. The row tells when the newest place in the line is due. It need not outlast a crash,
 * so nobody waits for the disk.
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
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
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
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: ANSWER_MS, lazyConnect: true });
  redis.on('error', () => {});
  return {
    reserve: async () => Number(await redis.eval(DRAW_SCRIPT, 1, `trireme:${KEY}`, step, slack)),
    close: async () => redis.disconnect(),
  };
};
