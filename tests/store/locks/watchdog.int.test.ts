import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatchService } from '#matches/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { startProgram } from '../../support/drivers/mainProcess.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { freshDatabase, type TestDatabase } from '../../support/setup/postgres.ts';

let database: TestDatabase;
let stores: OpenStores;

beforeAll(async () => {
  database = await freshDatabase();
  stores = await openStores(database.url);
});
afterAll(async () => {
  await stores?.close();
  await database?.drop();
});

const open = (watch?: Parameters<typeof createMatchService>[0]['watch']) =>
  createMatchService({
    onBroken,
    stores,
    clock: { now: () => new Date() },
    games: GAMES,
    orders: ordersOf,
    ...(watch && { watch }),
  });

const make = async (commandId: string): Promise<number> => {
  const place = { server: 'server', channel: 'games' };
  const made = await open().create(
    { game: 'cyclades', host: 'ada', hostName: 'Ada', private: false, options: {}, place },
    commandId,
  );
  if (made.kind !== 'played') throw new Error('No match was made.');
  return made.match.id;
};

describe('a match whose fold or decision never ends', () => {
  test('a match whose fold or decision never ends is quarantined and its process killed, and no other match is affected', {
    timeout: 60_000,
  }, async () => {
    const [poison, other] = [await make('one'), await make('two')];
    const main = startProgram('tests/store/locks/overrun.ts', {
      DATABASE_URL: database.url,
      MATCH: String(poison),
      LIMIT_MS: '800',
    });
    const [code, signal] = (await once(main.child, 'close')) as [number | null, string | null];
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    expect(main.said()).toMatch(new RegExp(`^at work\\n.*"match":${poison},.*has no end`, 's'));
    expect(main.said()).not.toContain(new URL(database.url).password);
    expect((await stores.matches.find(poison))?.status).toBe('setAside');
    expect((await stores.matches.find(other))?.status).toBe('lobby');
  });

  test('a match whose fold never ended is rejected from then on, each time with a job to announce that', async () => {
    const match = await make('three');
    await stores.matches.setAside(match, 'test');
    const matches = open();
    const hinted: number[] = [];
    matches.onPlayed((id) => hinted.push(id));
    const played = await matches.play(match, { type: 'Join', user: 'ben' }, 'four', 'Ben');
    expect(played).toMatchObject({ kind: 'rejected', rejection: { code: 'matchSetAside' } });
    expect(hinted).toEqual([match]);
  });
});

describe('synchronous work on a match', () => {
  test('synchronous work on a match is watched: each fold and each decision, by the match’s id', async () => {
    const watched: number[] = [];
    const matches = open((match, act) => {
      watched.push(match);
      return act();
    });
    const match = await make('five');
    await matches.play(match, { type: 'Join', user: 'ben' }, 'six', 'Ben');
    expect(watched).toEqual([match, match]);
    expect((await stores.matches.find(match))?.seats).toHaveLength(2);
  });
});
