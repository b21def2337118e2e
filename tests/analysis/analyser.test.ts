import { once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnalyser } from '#analysis/analyser.ts';

let analyser: ReturnType<typeof openAnalyser>;
let channel: BroadcastChannel;
/** The matches whose requests have arrived at a thread, in order. */
let arrived: unknown[] = [];

beforeEach(() => {
  // The time limit runs on this clock, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  analyser = openAnalyser(new URL('oddThread.js', import.meta.url));
  channel = new BroadcastChannel('odd analysis');
  arrived = [];
  channel.onmessage = (message: unknown) => void arrived.push((message as { readonly data: unknown }).data);
});

afterEach(async () => {
  vi.useRealTimers();
  channel.close();
  await analyser.close();
});

const asked = (match: number, game = 'answers') => analyser.analyse({ game, match, rows: [] });

test('a match that is asked for again and again is analysed once at a time', async () => {
  const answers = await Promise.all([...Array.from({ length: 50 }, () => asked(1)), asked(2)]);
  expect(answers.at(0)).toMatchObject({ match: 1 });
  expect(answers.at(-1)).toMatchObject({ match: 2 });
  await vi.waitUntil(() => arrived.includes(2));
  expect(arrived).toEqual([1, 2]);
  await asked(1);
  await vi.waitUntil(() => arrived.length > 2);
  expect(arrived).toEqual([1, 2, 1]);
});

test('a match whose analysis hangs fails alone', async () => {
  const hanging = once(channel as unknown as EventTarget, 'message');
  const stuck = asked(1, 'hangs').catch(String);
  const next = asked(2);
  await hanging;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await stuck).toContain('no reply before the timeout');
  expect(await next).toMatchObject({ match: 2 });
});

test('closing rejects what is running and what waits, and starts no other thread', async () => {
  const hanging = once(channel as unknown as EventTarget, 'message');
  const waiting = [asked(1, 'hangs'), asked(2)].map((answer) => answer.catch(String));
  await hanging;
  await analyser.close();
  expect(await Promise.all(waiting)).toEqual([expect.stringContaining('closed'), expect.stringContaining('closed')]);
  await expect(asked(3)).rejects.toThrow('closed');
});
