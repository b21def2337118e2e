import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatchService, type MatchService, type Played } from '#matches/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { freshDatabase, type TestDatabase } from '../../support/setup/postgres.ts';
import { PEOPLE, stoppedClock, table } from '../games/table.ts';

describe('several bots over one PostgreSQL', () => {
  let database: TestDatabase;
  let stores: readonly OpenStores[];
  let apps: readonly MatchService[];
  beforeAll(async () => {
    database = await freshDatabase();
    stores = await Promise.all([1, 2, 3].map(() => openStores(database.url)));
    apps = stores.map((each) =>
      createMatchService({ onBroken, stores: each, clock: stoppedClock(), games: GAMES, orders: ordersOf }),
    );
  });
  afterAll(async () => {
    for (const each of stores ?? []) await each.close();
    await database?.drop();
  });

  /** Every bot gets the same interaction at the same moment. */
  const everywhere = (match: number, command: Parameters<MatchService['play']>[1], id: string): Promise<readonly Played[]> =>
    Promise.all(apps.map((fixture) => fixture.play(match, command, id)));

  test('each interaction is played once although every bot receives it', async () => {
    const [first] = stores;
    const match = await table(first, GAMES).started(4, { game: 'cyclades' });
    for (let turn = 0; turn < 25; turn++) {
      const row = await first?.matches.find(match);
      const user = PEOPLE[row?.active[0] ?? 0] ?? '';
      const { seat, ...command } = (await apps[turn % 3]?.position(match, user))?.legal[0] ?? { type: 'none', seat: 0 };
      const answers = await everywhere(match, { type: 'Play', user, command }, `turn-${turn}`);
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['played', 'repeated', 'repeated']);
      const events = answers.map((answer) => ('events' in answer ? answer.events : undefined));
      expect(events[1]).toEqual(events[0]);
      expect(events[2]).toEqual(events[0]);
    }
    const seen = await Promise.all(apps.map((fixture) => fixture.position(match, 'ada')));
    expect(seen[1]).toEqual(seen[0]);
    const afresh = createMatchService({
      onBroken,
      stores: stores[1] ?? (await openStores(database.url)),
      clock: stoppedClock(),
      games: GAMES,
      orders: ordersOf,
    });
    expect(await afresh.position(match, 'ada')).toEqual(seen[0]);
  });

  test('each seat of a lobby goes to one user', async () => {
    const [first] = stores;
    const match = await table(first, GAMES).lobby({ game: 'cyclades', seatLimit: 3 });
    const guests = ['ben', 'cleo', 'dan', 'eve', 'fay', 'gus'];
    const joined = await Promise.all(
      guests.map((user, index) => apps[index % 3]?.play(match, { type: 'Join', user }, `join-${user}`, user)),
    );
    expect(joined.filter((played) => played?.kind === 'played')).toHaveLength(2);
    expect(
      joined
        .filter((played) => played?.kind === 'rejected')
        .map((played) => played && 'rejection' in played && played.rejection.code),
    ).toEqual(Array(4).fill('lobbyFull'));
    const seats = (await first?.matches.find(match))?.seats;
    expect(seats?.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
