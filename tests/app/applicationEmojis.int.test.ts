import { createHash } from 'node:crypto';
import { type APIEmoji, Routes } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApplicationEmojis, openApplicationEmojis } from '#app/applicationEmojis.ts';
import type { SettingStore } from '#matches/index.ts';
import type { EmojiImage } from '#renderers/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { ask, sandboxHere } from '../support/drivers/sandbox.ts';
import { restOf } from '../support/fakes/restOf.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { openMemoryStores } from '../support/memory/memory.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture of a sign; `version` makes it another one, by a byte after the end of the PNG. */
const image = (sign: string, version = 0): EmojiImage => ({ sign, file: new Uint8Array([...PNG, version]) });
const SIGNS = ['star', 'ares', 'port'];
const FIRST = SIGNS.map((sign) => image(sign));
/** What the emojis of signs are called that are no words. */
const NAMES = new Map([['A15', 'port_a15']]);

let sandbox: Sandbox;
let settings: SettingStore;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  sandbox = await sandboxHere();
  ({ settings } = openMemoryStores());
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await sandbox.stop();
});

/** Starts a process: one that uploads these images, or one that only reads. */
const keep = (
  images?: readonly EmojiImage[],
  log = quiet,
  rest = restOf(sandbox),
): ApplicationEmojis & { stop(): Promise<void> } => {
  const emojis = openApplicationEmojis(NAMES);
  const draw = images && (async () => images);
  const applicationId = sandbox.context.world.bot.id;
  const stop = emojis.keep({ rest, applicationId, settings, log, draw, firstPauseMs: 1 });
  stops.push(stop);
  return { ...emojis, stop };
};

const stored = (): readonly APIEmoji[] => sandbox.context.world.emojis;
const called = (name: string): APIEmoji | undefined => stored().find((emoji) => emoji.name === name);
/** Waits until Discord has emojis of these names, in order of their age. */
const named = (...names: readonly string[]): Promise<boolean> =>
  vi.waitUntil(() => String(stored().map(({ name }) => name)) === String(names), { timeout: 60_000 });
/** Waits until a process shows the emojis of these names, those of the signs by default. */
const knows = ({ find }: ApplicationEmojis, names = SIGNS): Promise<boolean> =>
  vi.waitUntil(() => names.every((name) => called(name) && find(name)?.id === called(name)?.id && find(name)?.name === name), {
    timeout: 60_000,
  });
const nameOf = ({ sign }: EmojiImage): string => NAMES.get(sign) ?? sign;
const hashOf = ({ file }: EmojiImage): string => createHash('sha256').update(file).digest('hex').slice(0, 6);
/** The name that releases with a hash in it gave an image's emoji. */
const hashed = (drawn: EmojiImage): string => `${drawn.sign}_${hashOf(drawn)}`;

/** Runs a process until these images have their names and are shown by them. */
const uploaded = async (images: readonly EmojiImage[]): Promise<ApplicationEmojis> => {
  const emojis = keep(images);
  const isDone = async (): Promise<boolean> => {
    const versions = JSON.parse((await settings.get(`emojis ${sandbox.context.world.bot.id}`)) ?? '{}');
    return images.every((drawn) => {
      const id = called(nameOf(drawn))?.id ?? '';
      return versions[id] === `${nameOf(drawn)}_${hashOf(drawn)}` && emojis.find(drawn.sign)?.id === id;
    });
  };
  await vi.waitUntil(isDone, { timeout: 60_000 });
  await emojis.stop();
  return emojis;
};

const addEmojis = async (...names: readonly string[]): Promise<void> => {
  const body = (name: string): object => ({ name, image: `data:image/png;base64,${PNG.toString('base64')}` });
  for (const name of names) {
    await restOf(sandbox).post(Routes.applicationEmojis(sandbox.context.world.bot.id), { body: body(name) });
  }
};

const asked = (): Promise<readonly { method: string; status: number }[]> => ask(sandbox, '/requests');
const requests = async (method: string): Promise<readonly { status: number }[]> =>
  (await asked()).filter((each) => each.method === method);
const fault = (...faults: readonly Fault[]): Promise<unknown> => ask(sandbox, '/faults', faults);
const refused = (status: number, code?: number, times = 3): Fault => ({
  method: 'POST',
  path: '/emojis$',
  times,
  fault: { kind: 'status', status, ...(code !== undefined && { code }) },
});
/** Renaming that goes wrong. */
const unnamed = (times: number, how: Fault['fault']): Fault => ({ method: 'PATCH', path: '/emojis/', times, fault: how });

test('each sign is uploaded once and called by a word; a restart uploads nothing', async () => {
  const signs = [...FIRST, image('A15')];
  const first = await uploaded(signs);
  expect(stored().map(({ name }) => name)).toEqual([...SIGNS, 'port_a15']);
  expect(first.find('A15')).toEqual({ id: called('port_a15')?.id, name: 'port_a15' });
  const again = await uploaded(signs);
  expect(SIGNS.map(again.find)).toEqual(SIGNS.map(first.find));
  const writing = (await asked()).map(({ method }) => method).filter((method) => method !== 'GET');
  expect(writing).toEqual(signs.map(() => 'POST'));
});

test('a changed drawing alone is uploaded again, and the old one stays for the posts that show it', async () => {
  await uploaded(FIRST);
  const [star, ares, port] = stored().map(({ id }) => id);
  const before = await uploaded(FIRST);
  const second = keep([image('star'), image('ares', 1), image('port')]);
  await named('star', 'ares_old1', 'port', 'ares');
  await knows(second);
  await second.stop();
  expect(stored().map(({ id }) => id)).toEqual([star, ares, port, second.find('ares')?.id]);
  expect(second.find('star')).toEqual(before.find('star'));
  const third = keep([image('star'), image('ares', 2), image('port')]);
  await named('star', 'ares_old1', 'port', 'ares_old2', 'ares');
  await third.stop();
  // The release before still has its own drawing, and needs no upload.
  const back = keep(FIRST);
  await named('star', 'ares', 'port', 'ares_old2', 'ares_old3');
  await knows(back);
  expect(back.find('ares')?.id).toBe(ares);
});

test('a process that draws nothing learns what another uploads', async () => {
  const worker = keep();
  await vi.waitUntil(async () => (await requests('GET')).length > 1, { timeout: 60_000 });
  expect(worker.find('ares')).toBeUndefined();
  await uploaded(FIRST);
  await knows(worker);
  const changed = keep([image('ares', 1)]);
  await named('star', 'ares_old1', 'port', 'ares');
  await knows(worker);
  await knows(changed, ['ares']);
  expect(worker.find('constructor')).toBeUndefined();
});

test('emojis named by earlier releases keep their ids and get plain names, without an upload', async () => {
  const images = [...FIRST, image('A15')];
  await addEmojis(hashed(image('ares', 1)), ...images.map(hashed));
  const [old, ...ids] = stored().map(({ id }) => id);
  const posted = await requests('POST');
  const worker = keep();
  await vi.waitUntil(() => worker.find('A15') !== undefined, { timeout: 60_000 });
  expect([...SIGNS, 'A15'].map((sign) => worker.find(sign)?.id)).toEqual(ids);
  await uploaded(images);
  await named('ares_old1', ...SIGNS, 'port_a15');
  expect(stored().map(({ id }) => id)).toEqual([old, ...ids]);
  await knows(worker);
  expect(await requests('POST')).toHaveLength(posted.length);
});

test('without the stored hashes, drawings are uploaded once more, and the emojis before them stay', async () => {
  await uploaded(FIRST);
  ({ settings } = openMemoryStores());
  await uploaded(FIRST);
  expect(stored().map(({ name }) => name)).toEqual(['star_old1', 'ares_old1', 'port_old1', ...SIGNS]);
  await uploaded(FIRST);
  expect(stored()).toHaveLength(6);
});

test('an emoji of another origin makes way for its name, and one that was deleted is uploaded again', async () => {
  await addEmojis('ares', 'ares_old1', 'guest');
  const [ares] = stored();
  const emojis = await uploaded(FIRST);
  expect(stored().map(({ name }) => name)).toEqual(['ares_old2', 'ares_old1', 'guest', ...SIGNS]);
  expect(stored()[0]?.id).toBe(ares?.id);
  await restOf(sandbox).delete(Routes.applicationEmoji(sandbox.context.world.bot.id, emojis.find('port')?.id ?? ''));
  await uploaded(FIRST);
  expect(stored().at(-1)?.name).toBe('port');
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

test.each<[string, Fault['fault']]>([
  ['refused', { kind: 'status', status: 403, code: 50_001 }],
  ['refused for its name', { kind: 'status', status: 400, code: 50_035 }],
  ['refused for an emoji that is gone', { kind: 'status', status: 404, code: 10_014 }],
  ['limited', { kind: 'status', status: 429, retryAfter: 0 }],
  ['answered too late', { kind: 'drop', when: 'after' }],
  ['lost', { kind: 'drop', when: 'before' }],
])('while a rename is %s, emojis are shown by the names they have, and nothing is uploaded twice', async (_how, how) => {
  await addEmojis(...FIRST.map(hashed));
  await fault(unnamed(5, how));
  const emojis = keep(FIRST);
  await vi.waitUntil(() => SIGNS.every((sign) => emojis.find(sign) !== undefined), { timeout: 60_000 });
  const ids = SIGNS.map((sign) => emojis.find(sign)?.id);
  await named(...SIGNS);
  await knows(emojis);
  expect(SIGNS.map((sign) => emojis.find(sign)?.id)).toEqual(ids);
  expect(await requests('POST')).toHaveLength(3);
});

test('a name that Discord refuses is the only one missing', async () => {
  await addEmojis(...FIRST.map(hashed));
  await fault(unnamed(1, { kind: 'status', status: 400, code: 50_035 }));
  const emojis = keep(FIRST);
  await knows(emojis);
  await emojis.stop();
  expect((await requests('PATCH')).map(({ status }) => status)).toEqual([400, 200, 200, 200]);
});

test('a drawing whose plain name Discord refuses is uploaded under another one', async () => {
  await fault(refused(400, 50_035, 1));
  const emojis = keep(FIRST);
  await knows(emojis);
  await emojis.stop();
  expect((await requests('POST')).map(({ status }) => status)).toEqual([400, 201, 201, 201]);
});

test.each([0, 1, 2, 3])(
  'after a crash once %i emojis of two replacements are renamed, the next process goes on',
  async (renamed) => {
    const changed = [image('ares', 1), image('port', 1)];
    await uploaded([image('ares'), image('port')]);
    const before = stored().map(({ id }) => id);
    const rest = restOf(sandbox);
    const patch = rest.patch.bind(rest);
    let done = 0;
    rest.patch = (...asked) => (done++ < renamed ? patch(...asked) : Promise.reject(new Error('crashed')));
    const crashing = keep(changed, quiet, rest);
    await vi.waitUntil(() => done > renamed, { timeout: 60_000 });
    for (const sign of ['ares', 'port']) expect(crashing.find(sign)).toBeDefined();
    await crashing.stop();
    const next = keep(changed);
    await named('ares_old1', 'port_old1', 'ares', 'port');
    await knows(next, ['ares', 'port']);
    const kept = stored().slice(0, 2);
    expect(kept.map(({ id }) => id)).toEqual(before);
    expect(await requests('POST')).toHaveLength(4);
  },
);

test('two processes at once agree on the emoji of each sign, and then upload nothing more', async () => {
  const [one, other] = [keep(FIRST), keep(FIRST)];
  for (const emojis of [one, other]) await knows(emojis);
  await Promise.all([one.stop(), other.stop()]);
  expect(SIGNS.map(one.find)).toEqual(SIGNS.map(other.find));
  const posted = await requests('POST');
  await uploaded(FIRST);
  expect(await requests('POST')).toHaveLength(posted.length);
});

test('an upload that fails midway keeps the signs that are there', async () => {
  await uploaded([image('star')]);
  await fault(refused(403, 50_001, 100));
  const next = keep(FIRST);
  await knows(next, ['star']);
  await vi.waitUntil(async () => (await requests('POST')).length > 2, { timeout: 60_000 });
  expect(next.find('ares')).toBeUndefined();
});

test('without room, the oldest replaced emoji gives way, and nothing that is in use or not ours', async () => {
  for (const version of [1, 2, 3]) await uploaded([image('ares', version), image('star')]);
  expect(stored().map(({ name }) => name)).toEqual(['ares_old1', 'star', 'ares_old2', 'ares']);
  const [oldest, star, second, third] = stored();
  const others = Array.from({ length: 1_996 }, (_, index) => ({ ...oldest, id: `${index}`, name: `guest${index}` }) as APIEmoji);
  sandbox.context.change({ kind: 'emojis', emojis: [...others, ...stored()] });
  const emojis = keep([image('ares', 4), image('star')]);
  await vi.waitUntil(() => (called('ares')?.id ?? third?.id) !== third?.id, { timeout: 60_000 });
  await knows(emojis, ['ares']);
  expect(stored().map(({ id }) => id)).toEqual([...others, star, second, third, called('ares')].map((emoji) => emoji?.id));
  expect(await requests('DELETE')).toHaveLength(1);
});

test('without room and without replaced emojis, the old drawing stays in use', async () => {
  await uploaded([image('ares')]);
  const [ares] = stored();
  const others = Array.from({ length: 1_999 }, (_, index) => ({ ...ares, id: `${index}`, name: `guest${index}` }) as APIEmoji);
  sandbox.context.change({ kind: 'emojis', emojis: [...others, ...stored()] });
  const warnings: unknown[] = [];
  const emojis = keep([image('ares', 1)], { ...quiet, warn: (fields) => warnings.push(fields) });
  await vi.waitUntil(() => warnings.length > 1, { timeout: 60_000 });
  expect(warnings[0]).toMatchObject({ err: { message: 'the application has no room for more emojis' } });
  await knows(emojis, ['ares']);
  expect(called('ares')?.id).toBe(ares?.id);
});
