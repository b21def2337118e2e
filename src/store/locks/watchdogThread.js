/** The watchdog's thread. Plain JavaScript, so that it runs without a compiler and takes little memory. */
import { writeSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import pg from 'pg';

const { url, limitMs, seen, release } = workerData;
/** Of the limit, how much the process must have reckoned: one that was merely kept waiting by a busy machine has not. */
const SHARE_RECKONED = 0.75;
/** How long the database may take. */
const ANSWER_MS = 3_000;

const setAside = async (match) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => {});
  await client.connect();
  const change = `UPDATE "Match" SET status = 'setAside', "setAsideBy" = $2 WHERE id = $1 AND status IN ('lobby', 'playing')`;
  await client.query(change, [match, release]);
};

const end = async (match) => {
  const said = {
    level: 60,
    time: Date.now(),
    match,
    msg: 'a fold or decision has no end: its match is set aside, the process ends',
  };
  // What goes through the thread that is stuck would never be written.
  writeSync(2, `${JSON.stringify(said)}\n`);
  await setAside(match).catch(() => writeSync(2, 'The match could not be set aside.\n'));
  process.kill(process.pid, 'SIGKILL');
};

let since = { times: -1, at: 0, reckoned: 0 };
for (;;) {
  await pass(limitMs / 10);
  const [match, times] = [Atomics.load(seen, 0), Atomics.load(seen, 1)];
  const { user, system } = process.cpuUsage();
  const now = { times, at: performance.now(), reckoned: (user + system) / 1_000 };
  if (match === 0 || times !== since.times) since = now;
  else if (now.at - since.at > limitMs && now.reckoned - since.reckoned > limitMs * SHARE_RECKONED) await end(match);
}
