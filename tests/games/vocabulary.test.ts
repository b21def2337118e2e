import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#engine/game.ts';
import { type ObjectSchema, type Schema, whole } from '#games/schema.ts';
import { isRecord, taggedMisfitOf } from '#games/schemaCheck.ts';
import { GAMES } from '../support/games.ts';
import { playOut } from '../support/players/playout.ts';

const compiled = (schema: JsonSchema): ValidateFunction => new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const TABLES = Object.values(GAMES).flatMap((game) =>
  [game.seats.min, game.seats.max].map((seats) => ({ game, id: game.id, seats })),
);

/** Fields that an event may also lack. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  cyclades: ['at', 'defender', 'discarded', 'from', 'gold', 'holder', 'loser', 'minotaurFell', 'open', 'shuffled', 'stepsLeft'],
  peloponnes: ['chosen', 'coins', 'command', 'overflow', 'tile'],
};

/** Number of matches checked: one of Cyclades is as long as many of Peloponnes. */
const MATCHES: Readonly<Record<string, number>> = { cyclades: 1, peloponnes: 4 };

/** Returns the value with one of its fields dropped, added or corrupted. */
const spoiltWays = (value: unknown): readonly unknown[] => {
  if (!isRecord(value)) return [];
  const ways = Object.keys(value).flatMap((field) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== field)),
    { ...value, [field]: { strange: true } },
  ]);
  return [...ways, { ...value, strange: 1 }];
};

describe.each(TABLES)('the vocabulary of $id, with $seats seats', ({ game, id, seats }) => {
  const playouts = [20, 21, 22, 23].slice(0, MATCHES[id]).map((seed) => playOut(game, seats, seed));
  const events = playouts.flatMap((playout) => playout.events);
  const states = playouts.flatMap(({ start, steps }) => [game.initialState(), start, ...steps.map(({ after }) => after)]);

  test('the options in the vocabulary are those of the game', () => {
    const valid = compiled(game.vocabulary.options);
    for (const { options } of playouts) {
      expect(valid(options)).toBe(true);
      expect(spoiltWays(options).filter((spoilt) => valid(spoilt))).toEqual([]);
    }
  });

  test('every legal command matches the vocabulary', () => {
    const valid = compiled(game.vocabulary.commands);
    const commands = states.flatMap((state) => game.active(state).flatMap((seat) => game.legalMoves(state, seat)));
    expect(commands.length).toBeGreaterThan(100);
    expect(commands.filter((command) => !valid(command))).toEqual([]);
  });

  test('every event matches the vocabulary, and no corrupted one does', () => {
    const valid = compiled(game.vocabulary.events);
    expect(events.filter((event) => !valid(event))).toEqual([]);
    const spoilt = events.flatMap((event) =>
      spoiltWays(event).filter((way) =>
        OPTIONAL[id]?.every((field) => !Object.hasOwn(event, field) || Object.hasOwn(way as object, field)),
      ),
    );
    expect(spoilt.filter((event) => valid(event))).toEqual([]);
  });

  test('every view matches the vocabulary', () => {
    const valid = compiled(game.vocabulary.views);
    const views = states.flatMap((state) => [game.view(state, 'spectator'), game.view(state, 0)]).map(throughJson);
    expect(views.filter((view) => !valid(view))).toEqual([]);
    expect(spoiltWays(views.at(-1)).filter((view) => valid({ ...(view as object), outcome: { winners: 'all' } }))).toEqual([]);
  });

  test('schemaCheck agrees with a JSON Schema validator', () => {
    const valid = compiled(game.vocabulary.events);
    const shapes = game.vocabulary.events.anyOf as readonly ObjectSchema[];
    const asked = events.slice(0, 300).flatMap((event) => [event, ...spoiltWays(event)]);
    const strange = fc.sample(fc.jsonValue(), { numRuns: 300, seed: 1 });
    for (const value of [...asked, ...strange]) {
      expect(taggedMisfitOf(shapes, value) === undefined, JSON.stringify(value)).toBe(valid(value));
    }
  });

  test('the vocabulary has every event type', () => {
    const shapes = game.vocabulary.events.anyOf as readonly ObjectSchema[];
    const told = new Set(shapes.map(({ properties }) => (properties.type as { const: string }).const));
    expect([...told].toSorted()).toEqual(Object.keys(game.eventShapes).toSorted());
  });
});

test('a whole number is neither a fraction nor text nor beyond the safe integers', () => {
  const count: Schema = whole(1);
  const shape: ObjectSchema = {
    type: 'object',
    properties: { type: { const: 'X' }, count },
    required: ['count'],
    additionalProperties: false,
  };
  const fits = (value: unknown) => taggedMisfitOf([shape], { type: 'X', count: value }) === undefined;
  expect([1, 2 ** 53 - 1].map(fits)).toEqual([true, true]);
  expect([0, 1.5, '1', Number.NaN, 2 ** 53, null].map(fits)).toEqual([false, false, false, false, false, false]);
});
