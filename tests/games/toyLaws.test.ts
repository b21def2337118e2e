import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fold, type JsonSchema } from '#engine/game.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { playOut } from '../support/players/playout.ts';
import { toy } from '../support/toy/game.ts';
import type { Event, State } from '../support/toy/types.ts';
import type { LawfulTable } from './law.ts';
import { lawsOf } from './laws.ts';

const pearlsOf = (state: unknown): number => (state as State).divers.reduce((sum, { pearls }) => sum + pearls, 0);

const table: Omit<LawfulTable, 'seats'> = {
  game: toy,
  lost: ['allLost', 'tooFew'],
  secrets: {
    options: {},
    otherwise: (state, seat) => {
      const { divers, ...rest } = state as State;
      const other = divers.map((diver, each) => (each === seat ? { ...diver, charm: diver.charm + 1 } : diver));
      return { ...rest, divers: other };
    },
    dealtOtherwise: (events, seat) =>
      events.map((event) => {
        const happened = event as Event;
        return happened.type === 'CharmDealt' && happened.seat === seat ? Object.assign({}, event, { worth: 9 }) : event;
      }),
    sharedBy: () => [],
  },
  conserved: (before, event, after) => {
    const happened = event as Event;
    expect(pearlsOf(after) - pearlsOf(before)).toBe(happened.type === 'Surfaced' ? happened.pearls : 0);
  },
};

for (let { min: seats } = toy.seats; seats <= toy.seats.max; seats++) lawsOf({ ...table, seats });

test('all commands, events and views of the test game match its vocabulary', () => {
  const fits = (schema: JsonSchema) => new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  const { options, commands, events, views } = toy.vocabulary;
  const { steps, events: told, options: chosen, start } = playOut(toy, 4, 3);
  const states = [start, ...steps.map(({ after }) => after)];
  const asked = states.flatMap((state) => toy.active(state).flatMap((seat) => toy.legalMoves(state, seat)));
  const shown = states.flatMap((state) => ([0, 3, 'spectator'] as const).map((viewer) => toy.view(state, viewer)));
  expect(fits(options)(chosen)).toBe(true);
  for (const [schema, values] of [
    [commands, asked],
    [events, told],
    [views, shown],
  ] as const) {
    const isFit = fits(schema);
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((value) => !isFit(value))).toEqual([]);
    expect(isFit({ ...(values[0] as object), strange: 1 })).toBe(false);
  }
});

/** Returns how matches of random moves end. */
const endings = (seats: number, options: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 200 }, (_, seed) => {
      let state = fold(toy, toy.initialState(), toy.begin({ seats, options }));
      state = fold(toy, state, toy.deal(state, seeded(seed)));
      for (let number = 0; toy.active(state).length > 0; number++) {
        const due = seeded(seed + number).pick(toy.active(state));
        const move = seeded(seed - number).pick(toy.legalMoves(state, due));
        state = fold(toy, state, toy.decide(state, move, seeded(seed * 97 + number)).events ?? []);
      }
      const { winners = [], reason } = toy.outcome(state) ?? {};
      return `${reason}: ${winners.length > 1 ? 'several' : winners.length}`;
    }),
  );

test('the test game ends with one winner, with several, and with none', () => {
  const own = endings(4, { aim: 'most', rounds: '4' });
  expect([...own].toSorted()).toEqual(['allLost: 0', 'lastDiver: 1', 'most: 1', 'most: several']);
  const together = endings(3, { aim: 'together', rounds: '2' });
  expect([...together]).toEqual(expect.arrayContaining(['together: several', 'tooFew: 0']));
});
