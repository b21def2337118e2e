import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { Refereeing } from '../../bench/refereeing.ts';
import { REFEREEINGS } from '../../bench/refereeings.ts';
import { keyOf } from '../../support/builders/mistakenCommand.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { ORDERS } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';
import { everySeat, forMatches, sampled } from '../law.ts';
import { begunFor } from './beginnings.ts';
import { type AskedOrders, orderedMatch } from './orderedMatch.ts';
import { randomOrders } from './randomOrders.ts';

/** The laws of standing orders, for every game that supports them. */

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const written = (value: unknown): string => JSON.stringify(value);

const TABLES: readonly Table[] = Object.entries(ORDERS).flatMap(([id, orders]) => {
  const refereeing = provided(REFEREEINGS, id);
  return [2, 3, refereeing.game.seats.max].map((seats) => ({ id, refereeing, orders, seats }));
});

interface Table {
  readonly id: string;
  readonly refereeing: Refereeing;
  readonly orders: AnyStandingOrders;
  readonly seats: number;
}

/** The matches of the table whose laws are tested now, by their seeds. */
const kept = { table: undefined as Table | undefined, matches: new Map<number, readonly AskedOrders[]>() };

const askedIn = (table: Table, seed: number): readonly AskedOrders[] => {
  if (kept.table !== table) Object.assign(kept, { table, matches: new Map() });
  const { id, refereeing, orders, seats } = table;
  const asked = kept.matches.get(seed) ?? [...orderedMatch(refereeing, orders, begunFor(id, seats, seed), seed)];
  kept.matches.set(seed, asked);
  return asked;
};

/** Tries a law on calls of orders until it has applied `wanted` times, over as many matches as necessary. */
const forAsked = (table: Table, wanted: number, law: (asked: AskedOrders) => boolean): void => {
  forMatches(1, (first) => {
    for (let [seed, seen] = [first, 0]; seen < wanted; seed++) {
      expect(seed - first, `only ${seen} of ${wanted}`).toBeLessThan(100);
      for (const asked of sampled(askedIn(table, seed), 60)) if (law(asked)) seen++;
    }
  });
};

describe.each(TABLES)('standing orders of $id with $seats seats', (table) => {
  const { orders: standing, seats } = table;
  const { game, secrets } = table.refereeing;
  const { ordered, whyNotOrders } = standing;

  test('a move made by an order is a legal move, identical to its owner’s', () => {
    forAsked(table, 20, ({ legal, answer }) => {
      if (answer?.command === undefined) return false;
      expect(legal).toContain(answer.command);
      return true;
    });
  });

  test('remaining orders are unchanged; a skipped one is removed', () => {
    forAsked(table, 5, ({ view, orders, answer }) => {
      if (answer === undefined) return false;
      const stood = standing.standing(orders, view);
      expect(stood.filter((order) => answer.left.includes(order))).toEqual(answer.left);
      if (answer.skipped === undefined) return false;
      expect(answer.left.length).toBe(stood.length - 1);
      return true;
    });
  });

  test('the order that applies is one of the list, and has the same result alone', () => {
    forAsked(table, 20, ({ view, legal, orders, answer }) => {
      if (answer === undefined) return false;
      expect(orders).toContain(answer.by);
      const alone = ordered([answer.by], view, legal);
      expect([alone?.command, alone?.skipped]).toEqual([answer.command, answer.skipped]);
      return orders.length > 1;
    });
  });

  test('serialised orders give the same result for the same view', () => {
    forAsked(table, 20, ({ view, legal, orders, answer }) => {
      const again = ordered(throughJson(orders), throughJson(view), throughJson(legal));
      expect(again).toEqual(answer && throughJson(answer));
      return answer !== undefined;
    });
  });

  test('orders that choose the same move now have the same effect, whatever their other contents', () => {
    forAsked(table, 10, ({ state, view, legal, orders, answer, seed }) => {
      if (answer?.command === undefined) return false;
      const others = randomOrders(standing, view, seeded(seed));
      const other = ordered(others, view, legal);
      if (other?.command === undefined || keyOf(other.command) !== keyOf(answer.command)) return false;
      const [events, otherEvents] = [answer, other].map(({ command }) => game.decide(state, command, seeded(seed)).events);
      expect(written(otherEvents)).toBe(written(events));
      return written(others) !== written(orders);
    });
  });

  test('orders that do not apply to a position do not change the result of the others', () => {
    forAsked(table, 20, ({ view, legal, orders, answer }) => {
      const speaking = orders.filter((order) => ordered([order], view, legal) !== undefined);
      if (answer === undefined) expect(speaking).toEqual([]);
      const alone = ordered(speaking, view, legal);
      expect([alone?.command, alone?.skipped]).toEqual([answer?.command, answer?.skipped]);
      return speaking.length < orders.length;
    });
  });

  test('orders never depend on what is hidden from their seat', () => {
    forAsked(table, 10, ({ state, seat, orders, answer }) => {
      const owners = everySeat(seats).filter((owner) => owner !== seat);
      const others = owners.map((owner) => secrets.otherwise(state, owner)).filter((other) => other !== undefined);
      for (const other of others) {
        const twin = ordered(orders, game.view(other, seat), game.legalMoves(other, seat));
        expect(written(twin)).toBe(written(answer));
      }
      return others.length > 0 && answer !== undefined;
    });
  });

  test('a seat that may have orders may have all of them, and they match the vocabulary', () => {
    const valid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(standing.vocabulary);
    forAsked(table, 13, ({ view, seed }) => {
      const orders = randomOrders(standing, view, seeded(seed));
      expect(standing.standing(orders, view)).toEqual(orders);
      expect(valid(orders)).toBe(true);
      return orders.length > 1;
    });
  });

  test('any other value is refused with a code, and nothing throws', () => {
    const valid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(standing.vocabulary);
    const [first] = askedIn(table, 1);
    const orders = randomOrders(standing, first?.view, seeded(2));
    expect(orders.length).toBeGreaterThan(1);
    const spoilt = fc
      .constantFrom(...orders)
      .chain((order) =>
        fc
          .tuple(fc.constantFrom(...Object.keys(order), 'extra'), fc.oneof(fc.jsonValue(), fc.integer(), fc.constant(undefined)))
          .map(([field, value]) => throughJson([{ ...order, [field]: value }])),
      );
    fc.assert(
      fc.property(fc.oneof(spoilt, spoilt, fc.jsonValue()), (value) => {
        const refused = whyNotOrders(first?.view, value);
        if (!valid(value)) expect(refused?.code).toMatch(/^[a-z][A-Za-z]+$/);
      }),
      { numRuns: 300 },
    );
  });
});

test.each(TABLES.filter(({ seats }) => seats === 3))('every kind of order applies among random orders of $id', (table) => {
  const standing = table.orders;
  const { items } = standing.vocabulary as unknown as {
    readonly items: { readonly anyOf: readonly { readonly properties: { readonly type: { readonly const: string } } }[] };
  };
  const kinds = items.anyOf.map(({ properties }) => properties.type.const);
  const speaking = new Set<string>();
  for (let seed = 1; speaking.size < kinds.length; seed++) {
    expect(seed, `only ${[...speaking].join()}`).toBeLessThan(40);
    for (const { view, legal, orders, answer } of askedIn(table, seed)) {
      if (answer?.command === undefined) continue;
      for (const order of orders) if (standing.ordered([order], view, legal)?.command) speaking.add(order.type);
    }
  }
  expect([...speaking].toSorted()).toEqual(kinds.toSorted());
});
