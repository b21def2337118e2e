import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder } from '#engine/orders.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES, ORDERS } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';
import { begunFor } from './beginnings.ts';

/** The words that a Discord component can hold in a path. */
const WORD = /^[A-Za-z0-9]{1,32}$/;

/** The planned offers, and the tiles to which a pushed-out offer may move. */
interface Plan extends BaseOrder {
  readonly offers?: readonly { readonly upTo: number }[];
  readonly moves?: readonly { readonly upTo: number }[];
}

interface Walked {
  readonly words: readonly string[];
  readonly order: BaseOrder | undefined;
}

/** Enters random words until nothing can follow, or a maximum is reached. */
const walk = ({ say }: AnyStandingOrders, view: unknown, chance: Chance): readonly Walked[] => {
  const walked: Walked[] = [];
  let words: readonly string[] = [];
  for (let said = 0; said < 12; said++) {
    const saying = say(view, words);
    if (saying === undefined) throw new Error(`Nobody can say ${words.join(' ')}`);
    walked.push({ words, order: saying.order });
    if (saying.next.length === 0) return walked;
    expect(saying.next.every((word) => WORD.test(word))).toBe(true);
    expect(new Set(saying.next).size).toBe(saying.next.length);
    if (saying.default !== undefined) expect(saying.next).toContain(saying.default);
    words = [...words, chance.pick(saying.next)];
  }
  return walked;
};

describe.each(Object.entries(ORDERS))('orders of %s, entered word by word,', (id, rules) => {
  const game = provided(GAMES, id);
  const positions = Array.from({ length: 30 }, (_, seed) => {
    const seats = 2 + (seed % 4);
    const state = begunFor(id, seats, seed + 1);
    return { view: game.view(state, seed % seats), chance: seeded(seed * 7 + 1) };
  }).filter(({ view }) => rules.whyNotOrders(view, []) === undefined);

  const walks = positions.flatMap(({ view, chance }) =>
    Array.from({ length: 12 }, () => walk(rules, view, chance)).flatMap((walked) => walked.map((each) => ({ ...each, view }))),
  );

  test('each word that may follow leads to orders that may be given', () => {
    const said = walks.filter(({ order }) => order !== undefined);
    const refused = said.flatMap(({ words, order, view }) => {
      const rejection = rules.whyNotOrders(view, [order]);
      return rejection === undefined ? [] : [`${words.join(' ')}: ${rejection.code}`];
    });
    expect(refused).toEqual([]);
    expect(new Set(said.map(({ order }) => order?.type)).size).toBe(id === 'cyclades' ? 5 : 6);
  });

  test('the examples of orders are of different kinds and can be given now', () => {
    for (const { view } of positions) {
      const examples = rules.examples(view);
      const orders = examples.map((words) => rules.say(view, words)?.order);
      expect(examples.filter((_, index) => orders[index] === undefined)).toEqual([]);
      expect(orders.map((order) => rules.whyNotOrders(view, [order])).filter((refusal) => refusal !== undefined)).toEqual([]);
      expect(new Set(orders.map((order) => order?.type)).size).toBeGreaterThan(2);
    }
    expect(positions.length).toBeGreaterThan(20);
  });

  test('every example of orders could apply', () => {
    for (const { view } of positions) {
      const plans = rules.examples(view).flatMap((words) => rules.say(view, words)?.order ?? []) as readonly Plan[];
      for (const { offers = [], moves = [] } of plans) {
        for (const { upTo } of moves) expect(upTo).toBeGreaterThanOrEqual(Math.max(...offers.map((offer) => offer.upTo)));
      }
    }
  });

  test('a word that cannot follow leads to no order', () => {
    for (const { view } of positions) {
      for (const words of [['walls'], ['plan', 'soon'], ['plan', '1', 'nobody', '3'], ['end', 'end'], ['__proto__']]) {
        expect(rules.say(view, words)).toBeUndefined();
      }
    }
  });
});
