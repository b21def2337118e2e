import { describe, expect, test } from 'vitest';
import type { Match } from '#matches/index.ts';
import { createEventLogCache } from '#matches/replay/eventLogCache.ts';
import { asLogged } from '#matches/replay/upcast.ts';
import { countingGame } from '../games/countingGame.ts';
import { table } from '../games/table.ts';

/** A running match of nine events, an empty cache over its log, and the versions after which the log was read. */
const opened = async () => {
  const fixture = table();
  const id = await fixture.started(2, { options: { goal: '20' } });
  await fixture.count(id, 'ada');
  const { matches } = fixture.stores;
  const reads: number[] = [];
  const cache = createEventLogCache({
    ...matches,
    read: async (match, after) => {
      reads.push(after);
      return matches.read(match, after);
    },
  });
  const row = async (version?: number): Promise<Match> => {
    const match = await matches.find(id);
    if (match === undefined) throw new Error('There is no such match.');
    return { ...match, version: version ?? match.version };
  };
  const versionsOf = async (version?: number) =>
    (await cache.of(await row(version), countingGame)).history.map((each) => each.version);
  const versionsAfter = async (after: number, version?: number) =>
    (await cache.after(await row(version), countingGame, after))?.map((each) => each.version);
  return { ...fixture, id, cache, reads, row, versionsOf, versionsAfter };
};

const upTo = (last: number, first = 1): readonly number[] =>
  Array.from({ length: last + 1 - first }, (_, index) => first + index);

describe('the cache of logs', () => {
  test('a whole log is read once, and then only its new events', async () => {
    const { count, id, reads, row, versionsOf } = await opened();
    const { version } = await row();
    expect(await versionsOf()).toEqual(upTo(version));
    expect(await versionsOf()).toEqual(upTo(version));
    await count(id, 'ben');
    expect(await versionsOf()).toEqual(upTo(version + 1));
    expect(reads).toEqual([0, version]);
  });

  test('the log of an older row ends at its version, and later events stay cached', async () => {
    const { cache, reads, row, versionsOf } = await opened();
    const { version } = await row();
    expect(await versionsOf(4)).toEqual(upTo(4));
    expect(await versionsOf()).toEqual(upTo(version));
    const { looks } = await cache.of(await row(), countingGame);
    looks.set(0, { version, dropped: '', state: undefined });
    expect(await versionsOf(4)).toEqual(upTo(4));
    expect((await cache.of(await row(4), countingGame)).looks.size).toBe(0);
    expect((await cache.of(await row(), countingGame)).looks.size).toBe(1);
    expect(reads).toEqual([0, 4]);
  });

  test('events after a version that is not cached are read alone, and are not cached', async () => {
    const { reads, row, versionsAfter } = await opened();
    const { version } = await row();
    expect(await versionsAfter(4)).toEqual(upTo(version, 5));
    expect(await versionsAfter(4, 6)).toEqual([5, 6]);
    expect(await versionsAfter(version)).toEqual([]);
    expect(reads).toEqual([4, 4]);
  });

  test('events after a version that is cached come from the whole log', async () => {
    const { count, id, reads, row, versionsAfter } = await opened();
    const { version } = await row();
    expect(await versionsAfter(0)).toEqual(upTo(version));
    expect(await versionsAfter(4)).toEqual(upTo(version, 5));
    await count(id, 'ben');
    expect(await versionsAfter(version)).toEqual([version + 1]);
    expect(await versionsAfter(4)).toEqual(upTo(version + 1, 5));
    expect(reads).toEqual([0, version]);
  });

  test('appended events are cached only when they continue a cached log', async () => {
    const { cache, count, id, reads, row, stores, versionsOf } = await opened();
    const { version } = await row();
    const appended = async (after: number) => cache.append(id, (await stores.matches.read(id, after)).map(asLogged));
    await appended(0);
    expect(await versionsOf()).toEqual(upTo(version));
    await count(id, 'ben');
    await appended(version);
    expect(await versionsOf()).toEqual(upTo(version + 1));
    expect(reads).toEqual([0]);
    await count(id, 'ada');
    await count(id, 'ben');
    await appended(version + 2);
    await appended(version);
    expect(await versionsOf()).toEqual(upTo(version + 3));
    expect(reads).toEqual([0, version + 1]);
  });

  test('a log with an event that is newer than this code cannot be read', async () => {
    const { cache, row } = await opened();
    const older = { ...countingGame, eventShapes: {} };
    expect(await cache.after(await row(), older, 4)).toBeUndefined();
    expect(await cache.after(await row(), older, 0)).toBeUndefined();
    await expect(cache.of(await row(), older)).rejects.toThrow('holds events newer than this code');
  });
});
