import { afterEach, expect, test } from 'vitest';
import { textOf } from '../support/drivers/person.ts';
import { differences, transcriptOf } from '../support/laws/transcript.ts';
import { MATCH, type Twin, twin, WRITTEN } from '../support/laws/twin.ts';
import { beginBoth, type Pair, playBoth } from '../support/laws/twinPlay.ts';

let open: Twin[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

/** The standing orders that Blaise types in each of two otherwise equal matches, and the replies. */
const ordering = async (pair: Pair, typed: readonly [string, string]): Promise<readonly string[]> =>
  Promise.all(
    pair.map(async (each, index) => {
      const acted = await each.ask('Blaise', async (who) => who.slash(typed[index] ?? '', { in: await threadOf(each) }));
      return textOf(await each.who('Blaise').answerTo(acted));
    }),
  );

const threadOf = async ({ stores }: Twin): Promise<string> => (await stores.matches.find(MATCH))?.place.thread ?? '';

const begun = async (): Promise<Pair> => {
  open = [await twin(9, WRITTEN), await twin(9, WRITTEN)];
  const pair = open.slice() as [Twin, Twin];
  await beginBoth(pair, 3);
  return pair;
};

test('orders that have not played are not visible in any output for others', async () => {
  const pair = await begun();
  const answered = await ordering(pair, ['/cyclades orders order:"fight everywhere"', '/cyclades orders']);
  expect(answered[0]).toContain('Saved: Battles everywhere: fight on.');
  expect(answered[1]).toContain('You haven’t planned any moves.');
  await playBoth(pair, { moves: 4, looks: 6, seed: 3 });
  expect((await pair[0].truth.orders(MATCH, pair[0].who('Blaise').id))?.standing).toHaveLength(1);
  expect(differences(await transcriptOf(pair[0]), await transcriptOf(pair[1]))).toEqual([]);
});

test('orders that make the same move now give others the same bytes, and are labelled as orders', {
  timeout: 600_000,
}, async () => {
  const pair = await begun();
  const orders = (plan: string) => `/cyclades orders order:"${plan}" sure:true`;
  const answered = await ordering(pair, [orders('plan 1 poseidon 8 ask'), orders('plan 1 poseidon 9, ask, apollo')]);
  expect(answered[0]).toContain('Saved: Bids in cycle 1: Poseidon up to 8 GP');
  expect(answered[1]).toContain('Poseidon up to 9 GP, then Apollo');
  await playBoth(pair, { moves: 2, looks: 6, seed: 5 });
  const [one, other] = [await transcriptOf(pair[0]), await transcriptOf(pair[1])];
  expect(differences(one, other)).toEqual([]);
  expect([...one.values()].flat().join()).toContain('(planned)');
});
