import type { APIEmoji } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApplicationEmojis, openApplicationEmojis } from '#app/applicationEmojis.ts';
import type { EmojiImage } from '#renderers/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { ask, sandboxHere } from '../support/drivers/sandbox.ts';
import { restOf } from '../support/fakes/restOf.ts';
import { quiet } from '../support/fakes/silentLogger.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture of a sign; `version` makes it another one, by a byte after the end of the PNG. */
const image = (sign: string, version = 0): EmojiImage => ({ sign, file: new Uint8Array([...PNG, version]) });
const SIGNS = ['star', 'ares', 'port'];
const FIRST = SIGNS.map((sign) => image(sign));

let sandbox: Sandbox;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  sandbox = await sandboxHere();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await sandbox.stop();
});

/** Starts a process: one that uploads these images, or one that only reads. */
const keep = (images?: readonly EmojiImage[], log = quiet): ApplicationEmojis & { stop(): Promise<void> } => {
  const emojis = openApplicationEmojis();
  const draw = images && (async () => images);
  const stop = emojis.keep({ rest: restOf(sandbox), applicationId: sandbox.context.world.bot.id, log, draw, firstPauseMs: 1 });
  stops.push(stop);
  return { ...emojis, stop };
};

const knows = ({ find }: ApplicationEmojis, signs = SIGNS): Promise<boolean> =>
  vi.waitUntil(() => signs.every((sign) => find(sign) !== undefined), { timeout: 60_000 });
const stored = (): readonly APIEmoji[] => sandbox.context.world.emojis;
const requests = async (method: string): Promise<readonly { status: number }[]> =>
  (await ask<readonly { method: string; status: number }[]>(sandbox, '/requests')).filter((each) => each.method === method);
const fault = (...faults: readonly Fault[]): Promise<unknown> => ask(sandbox, '/faults', faults);
const refused = (status: number, code?: number, times = 3): Fault => ({
  method: 'POST',
  path: '/emojis$',
  times,
  fault: { kind: 'status', status, ...(code !== undefined && { code }) },
});

test('each sign is uploaded once, named after what it shows and its picture; a restart uploads nothing', async () => {
  const first = keep(FIRST);
  await knows(first);
  await first.stop();
  expect(stored().map(({ name }) => name)).toEqual(SIGNS.map((sign) => expect.stringMatching(`^${sign}_[0-9a-f]{6}$`)));
  const again = keep(FIRST);
  await knows(again);
  await again.stop();
  expect(SIGNS.map(again.find)).toEqual(SIGNS.map(first.find));
  expect(await requests('POST')).toHaveLength(3);
});

test('a changed drawing alone is uploaded again, and the old one stays for the posts that show it', async () => {
  const first = keep(FIRST);
  await knows(first);
  await first.stop();
  const old = stored();
  const second = keep([image('star'), image('ares', 1), image('port')]);
  await vi.waitUntil(() => stored().length === 4, { timeout: 60_000 });
  await vi.waitUntil(() => second.find('ares')?.id === stored()[3]?.id, { timeout: 60_000 });
  expect(stored().slice(0, 3)).toEqual(old);
  expect(second.find('star')).toEqual(first.find('star'));
  // A process of the release before still has its own drawing.
  const before = keep(FIRST);
  await knows(before);
  await vi.waitUntil(() => before.find('ares')?.id === old[1]?.id, { timeout: 60_000 });
  expect(stored()).toHaveLength(4);
});

test('a process that draws nothing learns what another uploads, the newest of each sign', async () => {
  const worker = keep();
  await vi.waitUntil(async () => (await requests('GET')).length > 1, { timeout: 60_000 });
  expect(worker.find('ares')).toBeUndefined();
  await knows(keep(FIRST));
  await knows(worker);
  const changed = keep([image('ares', 1)]);
  await vi.waitUntil(() => stored().length === 4, { timeout: 60_000 });
  await vi.waitUntil(() => worker.find('ares')?.id === stored()[3]?.id, { timeout: 60_000 });
  expect(worker.find('ares')).toEqual(changed.find('ares'));
  expect(worker.find('constructor')).toBeUndefined();
});

test.each([
  ['refuses', 403, 50_001],
  ['fails', 500, undefined],
  ['has a limit of its own', 400, 30_046],
])('while Discord %s, there are no emojis, and once it accepts them each is uploaded once', async (_how, status, code) => {
  const warnings: unknown[] = [];
  await fault(refused(status, code));
  const emojis = keep(FIRST, { ...quiet, warn: (_fields, message) => warnings.push(message) });
  await vi.waitUntil(() => warnings.length === 3, { timeout: 60_000 });
  await knows(emojis);
  expect((await requests('POST')).map((each) => each.status)).toEqual([status, status, status, 201, 201, 201]);
});

test('an upload that fails midway keeps the signs that are there', async () => {
  const emojis = keep([image('star')]);
  await knows(emojis, ['star']);
  await emojis.stop();
  await fault(refused(403, 50_001, 100));
  const next = keep(FIRST);
  await knows(next, ['star']);
  await vi.waitUntil(async () => (await requests('POST')).length > 2, { timeout: 60_000 });
  expect(next.find('ares')).toBeUndefined();
});

test('without room, the emoji of the oldest replaced drawing gives way, and nothing that is not ours', async () => {
  for (const version of [1, 2]) {
    const old = keep([image('ares', version), image('star')]);
    await vi.waitUntil(() => stored().length === version + 1, { timeout: 60_000 });
    await old.stop();
  }
  const [oldest, star, newer] = stored();
  const others = Array.from(
    { length: 1_997 },
    (_, index) => ({ ...oldest, id: String(index), name: `guest${index}` }) as APIEmoji,
  );
  sandbox.context.change({ kind: 'emojis', emojis: [...others, ...stored()] });
  const emojis = keep([image('ares', 3), image('star')]);
  await vi.waitUntil(() => emojis.find('ares')?.name !== newer?.name && emojis.find('ares') !== undefined, { timeout: 60_000 });
  expect(stored().slice(0, -1)).toEqual([...others, star, newer]);
  expect(stored().at(-1)?.id).toBe(emojis.find('ares')?.id);
  expect(await requests('DELETE')).toHaveLength(1);
});
