import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorker, type WorkerClient, WorkerFailure } from '#workers/workerClient.ts';

const SECRET = 'seventeen drachmas';

/** A thread that answers each request with it, and is ready when it has started. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, request }) => parentPort.postMessage({ number, answer: request }));
    parentPort.postMessage('ready');
  `)}`,
);

/** The threads that were started, in order. */
let threads: Worker[] = [];
const onWorker = (worker: Worker): void => void threads.push(worker);
let worker: WorkerClient<unknown, unknown>;

beforeEach(() => {
  threads = [];
  process.on('worker', onWorker);
  worker = openWorker(ECHO, { failure: 'it failed', startMs: 30_000, replyMs: 30_000 });
});

afterEach(async () => {
  await worker.end('the test is over');
  process.off('worker', onWorker);
});

test('a request that cannot be sent fails without being quoted, and other requests are answered', async () => {
  const refused = (): Promise<unknown> => worker.ask(() => SECRET).catch((error: unknown) => error);
  const cold = [worker.ask('one'), refused(), worker.ask('two')];
  const warm = Promise.all(cold).then(async (answers) => [...answers, ...(await Promise.all([refused(), worker.ask('three')]))]);
  const failure = new WorkerFailure('the request could not be sent');
  expect(await warm).toEqual(['one', failure, 'two', failure, 'three']);
  expect(threads).toHaveLength(1);
});

test('a thread that was ended is started again by the next request', async () => {
  expect(await worker.ask('one')).toBe('one');
  await worker.end('nobody needs it');
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  expect(await worker.ask('two')).toBe('two');
  expect(threads).toHaveLength(2);
});
