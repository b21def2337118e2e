import type { Chance } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder } from '#engine/orders.ts';
import type { Schema } from '#games/schema.ts';
import { upTo } from '../../support/builders/mistakenCommand.ts';

/** Random orders of the shapes in a game's vocabulary, with words of the current view. */

type Json = unknown;

/** Returns every word of a view, such as gods, tiles, islands and sea spaces. */
const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** The most relevant numbers: the current cycle or round, and the next. */
const turnsIn = (view: Json): readonly number[] => {
  const { cycle, round } = view as { readonly cycle?: number; readonly round?: number };
  const now = cycle ?? round ?? 0;
  return [now, now + 1];
};

interface Table {
  readonly words: readonly string[];
  readonly turns: readonly number[];
  readonly chance: Chance;
}

const isLikely = (chance: Chance): boolean => chance.pick([true, false]);

const numberOf = (minimum = 0, maximum = Infinity, { turns, chance }: Table): number => {
  const most = chance.pick([6, 12, 100]);
  return Math.min(maximum, Math.max(minimum, chance.pick([...turns, ...turns, ...upTo(most)])));
};

const listOf = (items: Schema, table: Table): readonly Json[] =>
  upTo(table.chance.pick([0, 1, 2, 3, 4])).map(() => partOf(items, table));

const partOf = (schema: Schema, table: Table): Json => {
  const { chance, words } = table;
  if ('const' in schema) return schema.const;
  if ('enum' in schema) {
    const known = schema.enum.filter((value) => value !== null && words.includes(value));
    return chance.pick(known.length > 0 && isLikely(chance) ? known : schema.enum);
  }
  if ('anyOf' in schema) return partOf(chance.pick(schema.anyOf), table);
  switch (schema.type) {
    case 'boolean':
      return isLikely(chance);
    case 'string':
      return chance.pick([...words, ...words.map(() => 'everywhere')]);
    case 'integer':
      return numberOf(schema.minimum, schema.maximum, table);
    case 'array':
      return 'items' in schema && schema.items ? listOf(schema.items, table) : [];
    case 'object': {
      const fields = Object.entries(schema.properties).filter(([name]) => schema.required.includes(name) || isLikely(chance));
      return Object.fromEntries(fields.map(([name, field]) => [name, partOf(field, table)]));
    }
  }
};

/** Number of orders tried; orders not allowed together with the others are dropped. */
const TRIES = 30;

/** Returns orders that the seat of a view may have. */
export const randomOrders = (
  { vocabulary, whyNotOrders }: AnyStandingOrders,
  view: unknown,
  chance: Chance,
): readonly BaseOrder[] => {
  const { items } = vocabulary as unknown as { readonly items: Schema };
  const table: Table = { words: [...new Set(wordsIn(view))], turns: turnsIn(view), chance };
  const orders: BaseOrder[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const order = partOf(items, table) as BaseOrder;
    if (whyNotOrders(view, [...orders, order]) === undefined) orders.push(order);
  }
  return orders;
};
