import { describe, expect, test } from 'vitest';
import type { LoggedEvent, Match, MatchId } from '#matches/index.ts';
import { createEventLogCache } from '#matches/replay/eventLogCache.ts';
import { createStateCache, EMPTY_FOLD, foldRows } from '#matches/replay/stateCache.ts';
import { asLogged } from '#matches/replay/upcast.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, keep } from '../games/countingOrders.ts';
import { patientGame } from '../games/patientGame.ts';
import { table } from '../games/table.ts';

/** A running match in which the first seat has moved and undone its move, its row, and its events. */
const undone = async () => {
  const fixture = table(openMemoryStores(), { counting: patientGame });
  const id = await fixture.started(2);
  await fixture.count(id, 'ada');
  const before = await rowOf(fixture, id);
  await fixture.act(id, { type: 'Undo', user: 'ada' });
  return { ...fixture, id, before, row: await rowOf(fixture, id), rows: await rowsOf(fixture, id) };
};

type Fixture = Pick<ReturnType<typeof table>, 'stores'>;

const rowOf = async ({ stores }: Fixture, id: MatchId): Promise<Match> => {
  const match = await stores.matches.find(id);
  if (match === undefined) throw new Error('There is no such match.');
  return match;
};

const rowsOf = async ({ stores }: Fixture, id: MatchId): Promise<readonly LoggedEvent[]> =>
  (await stores.matches.read(id, 0)).map(asLogged);

/** Returns the total that is counted in a folded match. */
const totalOf = (state: object): unknown => ('game' in state ? (state.game as { readonly total: number }).total : undefined);

describe('a folded log', () => {
  test('a log with a missing event cannot be folded', async () => {
    const { rows } = await undone();
    expect(() => foldRows(countingGame, EMPTY_FOLD, rows.slice(1))).toThrow('A log goes from version 0 to 2.');
    expect(() => foldRows(countingGame, EMPTY_FOLD, rows.toSpliced(3, 1))).toThrow('A log goes from version 3 to 5.');
  });

  test('events with an undo can be folded only with the whole log', async () => {
    const { rows } = await undone();
    const from = foldRows(countingGame, EMPTY_FOLD, rows.slice(0, -1));
    expect(() => foldRows(countingGame, from, rows.slice(-1))).toThrow('only be folded with the whole log');
    expect(totalOf(from.state)).toBe(1);
    expect(totalOf(foldRows(countingGame, EMPTY_FOLD, rows).state)).toBe(0);
  });

  test('a folded log counts a decision for each seat that acted in a command', async () => {
    const fixture = table(openMemoryStores(), { counting: countingGame }, () => countingOrders);
    const id = await fixture.started(3);
    await fixture.act(id, { type: 'ChangeOrders', user: 'ben', orders: [keep(1)] });
    await fixture.count(id, 'ada');
    const { state } = foldRows(countingGame, EMPTY_FOLD, await rowsOf(fixture, id));
    expect(state).toMatchObject({ decisions: [1, 1, 0] });
  });

  test('a folded log has the number of all draws, those of undone moves included', async () => {
    const { rows } = await undone();
    expect(foldRows(countingGame, EMPTY_FOLD, rows).draws).toBe(rows.reduce((sum, { drew = 0 }) => sum + drew, 0));
    // Two secrets and one die.
    expect(foldRows(countingGame, EMPTY_FOLD, rows).draws).toBe(3);
  });
});

describe('the cache of folded matches', () => {
  const cached = async () => {
    const fixture = await undone();
    const { matches } = fixture.stores;
    let reads = 0;
    const store: typeof matches = {
      ...matches,
      read: async (...asked) => {
        reads++;
        return matches.read(...asked);
      },
    };
    const causes: unknown[] = [];
    const cache = createStateCache(createEventLogCache(store), { counting: patientGame }, async (_, cause) => {
      causes.push(cause);
    });
    const load = async (match: Match) => {
      const loaded = await cache.load(match);
      return 'unreadable' in loaded ? loaded.unreadable.code : [loaded.folded.version, totalOf(loaded.folded.state)];
    };
    return { ...fixture, cache, load, causes, reads: () => reads };
  };

  test('an older row of a match is folded up to its version, though a newer one is cached', async () => {
    const { before, load, row } = await cached();
    expect(await load(row)).toEqual([row.version, 0]);
    expect(await load(before)).toEqual([before.version, 1]);
    expect(await load(row)).toEqual([row.version, 0]);
  });

  test('a fold that was made elsewhere is used without reading the log', async () => {
    const { cache, load, reads, row, rows } = await cached();
    cache.keep(row.id, foldRows(patientGame, EMPTY_FOLD, rows));
    expect(await load(row)).toEqual([row.version, 0]);
    expect(reads()).toBe(0);
  });

  test('a match whose log ends before its row is reported as broken', async () => {
    const { causes, load, row } = await cached();
    expect(await load({ ...row, version: row.version + 1 })).toBe('matchSetAside');
    expect(causes).toEqual([new Error(`The log ends at ${row.version}, its match at ${row.version + 1}.`)]);
  });

  test('a quarantined match is not read', async () => {
    const { load, reads, row } = await cached();
    expect(await load({ ...row, status: 'setAside' })).toBe('matchSetAside');
    expect(await load({ ...row, game: 'toString' })).toBe('matchNewerThanCode');
    expect(reads()).toBe(0);
  });
});
