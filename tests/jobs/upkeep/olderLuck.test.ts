import { expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { keepOlderLuck } from '#jobs/upkeep/olderLuck.ts';
import type { MatchId, Stores } from '#matches/index.ts';
import { recordThree } from '../../support/builders/recordedMatches.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';

type Analyse = NonNullable<Services['reports']>['analyse'];

const PEOPLE = ['ada', 'bea', 'cy'].map((user) => ({ user, name: user, side: 'ares' }));

/** Stores in which three matches were finished before their luck was kept. */
const older = async (): Promise<{ readonly stores: Stores; readonly ids: readonly MatchId[] }> => {
  const stores = fixedLuck();
  const kept = stores.statistics;
  const forgetful = { ...stores, statistics: { ...kept, keepLuck: async () => undefined } };
  const ids = (await recordThree(forgetful, 'home', PEOPLE)).map(({ id }) => id);
  return { stores, ids };
};

const servicesWith = (stores: Stores, analyse: Analyse, warned: string[] = []): Services =>
  ({ stores, reports: { analyse }, log: { warn: (_: object, message: string) => warned.push(message) } }) as unknown as Services;

const found = { course: [], turningPoints: [], plans: [] };
const luck = { total: [0.5, -0.25, -0.25], draws: 1, greatest: { version: 1, seat: 0, change: 0.5 } };

test('the luck of older matches is kept one at a time, once, and none where it cannot be known', async () => {
  const { stores, ids } = await older();
  const asked: MatchId[] = [];
  const services = servicesWith(stores, async ({ match }) => {
    asked.push(match);
    return match === ids[1] ? found : { ...found, luck };
  });
  await keepOlderLuck(services);
  expect(asked).toEqual(ids.slice(0, 1));
  for (let call = 0; call < 5; call++) await keepOlderLuck(services);
  expect(asked).toEqual(ids);
  const known = await stores.statistics.luckOf(ids);
  expect(ids.map((id) => known.get(id))).toEqual([luck.total, [], luck.total]);
  await keepOlderLuck(servicesWith({ ...stores }, () => Promise.reject(new Error('All luck is known.'))));
});

test('matches whose records are still to be computed are waited for', async () => {
  const { stores, ids } = await older();
  const { statistics, participations } = stores;
  let isComputed = false;
  const starting: Stores = {
    ...stores,
    statistics: { ...statistics, withoutLuck: async (after) => (isComputed ? statistics.withoutLuck(after) : undefined) },
    participations: { ...participations, due: async () => (isComputed ? [] : ids) },
  };
  const services = servicesWith(starting, async () => ({ ...found, luck }));
  await keepOlderLuck(services);
  isComputed = true;
  for (let call = 0; call < 5; call++) await keepOlderLuck(services);
  expect([...(await statistics.luckOf(ids)).keys()].toSorted()).toEqual(ids);
});

test('a match that cannot be analysed does not hold up the others, and is tried again after the next start', async () => {
  const { stores, ids } = await older();
  const warned: string[] = [];
  const failing = servicesWith(
    stores,
    async ({ match }) => (match === ids[0] ? Promise.reject(new Error('too long')) : { ...found, luck }),
    warned,
  );
  for (let call = 0; call < 5; call++) await keepOlderLuck(failing);
  expect(warned).toEqual(['could not analyse a match for statistics']);
  expect([...(await stores.statistics.luckOf(ids)).keys()]).toEqual(ids.slice(1));
  await keepOlderLuck(servicesWith({ ...stores }, async () => ({ ...found, luck })));
  expect([...(await stores.statistics.luckOf(ids)).keys()].toSorted()).toEqual(ids);
});
