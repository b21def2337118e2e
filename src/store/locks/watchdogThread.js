/** The watchdog's thread. Plain JavaScript, so that it needs no compiler and little memory. */
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import pg from 'pg';

const { url, limitMs, seen, release } = workerData;
/** Share of the limit that must have been CPU time, so that a process that was only waiting for a busy machine is spared. */
const MIN_CPU_SHARE = 0.75;
/** Timeout of the database. */
const DATABASE_TIMEOUT_MS = 3_000;

const setAside = async (match) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  const change = `UPDATE "Match" SET status = 'setAside', "setAsideBy" = $2 WHERE id = $1 AND status IN ('lobby', 'playing')`;
  await client.query(change, [match, release]);
};

const quarantineAndExit = async (match) => {
  const line = {
    level: 60,
    time: Date.now(),
    match,
    msg: 'a fold or decision has no end: its match is set aside, the process ends',
  };
  // Written directly, because the logger runs on the thread that is stuck.
  writeSync(2, `${JSON.stringify(line)}\n`);
  await setAside(match).catch(() => writeSync(2, 'The match could not be set aside.\n'));
  process.kill(process.pid, 'SIGKILL');
};

let since = { times: -1, at: 0, cpuMs: 0 };
for (;;) {
  await wait(limitMs / 10);
  const [match, times] = [Atomics.load(seen, 0), Atomics.load(seen, 1)];
  const { user, system } = process.cpuUsage();
  const now = { times, at: performance.now(), cpuMs: (user + system) / 1_000 };
  if (match === 0 || times !== since.times) since = now;
  else if (now.at - since.at > limitMs && now.cpuMs - since.cpuMs > limitMs * MIN_CPU_SHARE) await quarantineAndExit(match);
}
