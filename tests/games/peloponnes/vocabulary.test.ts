import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { AnyGame, JsonSchema } from '#engine/game.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { isRecord, type ObjectSchema, taggedMisfitOf } from '#games/schema.ts';
import { playOut } from '../../support/playout.ts';

const game = peloponnes as unknown as AnyGame;
const compiled = (schema: JsonSchema): ValidateFunction => new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The value with one of its fields dropped, added, or put out of shape. */
const spoiltWays = (value: unknown): readonly unknown[] => {
  if (!isRecord(value)) return [];
  const ways = Object.keys(value).flatMap((field) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== field)),
    { ...value, [field]: { strange: true } },
  ]);
  return [...ways, { ...value, strange: 1 }];
};

/** Fields that an event may also lack. */
const OPTIONAL = ['overflow', 'chosen', 'command', 'coins', 'tile'];

describe.each([1, 2, 5])('the vocabulary of peloponnes, with %i seats', (seats) => {
  const playouts = [20, 21, 22, 23].map((seed) => playOut(game, seats, seed));
  const events = playouts.flatMap((playout) => playout.events);
  const states = playouts.flatMap(({ start, steps }) => [game.initialState(), start, ...steps.map(({ after }) => after)]);

  test('its options are those of the game', () => {
    const valid = compiled(game.vocabulary.options);
    for (const { options } of playouts) {
      expect(valid(options)).toBe(true);
      expect(spoiltWays(options).filter((spoilt) => valid(spoilt))).toEqual([]);
    }
  });

  test('every legal command fits it', () => {
    const valid = compiled(game.vocabulary.commands);
    const commands = states.flatMap((state) => game.active(state).flatMap((seat) => game.legalMoves(state, seat)));
    expect(commands.length).toBeGreaterThan(100);
    expect(commands.filter((command) => !valid(command))).toEqual([]);
  });

  test('every event fits it, and no spoilt one does', () => {
    const valid = compiled(game.vocabulary.events);
    expect(events.filter((event) => !valid(event))).toEqual([]);
    const spoilt = events.flatMap((event) =>
      spoiltWays(event).filter((way) =>
        OPTIONAL.every((field) => !Object.hasOwn(event, field) || Object.hasOwn(way as object, field)),
      ),
    );
    expect(spoilt.filter((event) => valid(event))).toEqual([]);
  });

  test('every view fits it', () => {
    const valid = compiled(game.vocabulary.views);
    const views = states.flatMap((state) => [game.view(state, 'spectator'), game.view(state, 0)]).map(throughJson);
    expect(views.filter((view) => !valid(view))).toEqual([]);
  });

  test('the check of the house judges as the schema does', () => {
    const valid = compiled(game.vocabulary.events);
    const shapes = game.vocabulary.events.anyOf as readonly ObjectSchema[];
    for (const value of events.slice(0, 200).flatMap((event) => [event, ...spoiltWays(event)])) {
      expect(taggedMisfitOf(shapes, value) === undefined, JSON.stringify(value)).toBe(valid(value));
    }
  });

  test('it tells of every event type', () => {
    const shapes = game.vocabulary.events.anyOf as readonly ObjectSchema[];
    const told = new Set(shapes.map(({ properties }) => (properties.type as { const: string }).const));
    expect([...told].toSorted()).toEqual(Object.keys(game.eventShapes).toSorted());
  });
});
