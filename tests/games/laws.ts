import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BaseCommand, fold, MATCH_END_REASONS } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { keyOf } from '../support/builders/mistakenCommand.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { everySeat, forMatches, type LawfulTable, optionsOf, played, sampled } from './law.ts';
import { revealLaws } from './revealLaws.ts';
import { secrecyLaws } from './secrecyLaws.ts';

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Returns commands close to a legal one: one field changed, dropped or added. */
const spoilt = (command: BaseCommand): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(command), 'extra'),
      fc.oneof(fc.integer({ min: -3, max: 40 }), fc.jsonValue(), fc.constant(undefined)),
    )
    .map(([field, value]) => throughJson({ ...command, [field]: value }));

/** The laws of every game, tested in random matches of this one. */
export const lawsOf = (table: LawfulTable): void => {
  describe(`laws of ${table.game.id} with ${table.seats} seats`, () => {
    lawsOfMoves(table);
    lawsOfEvents(table);
    lawsOfEnds(table);
    secrecyLaws(table);
    revealLaws(table);
  });
};

const lawsOfMoves = (table: LawfulTable): void => {
  const { game, seats } = table;
  const listedIn = (state: unknown): ReadonlySet<string> =>
    new Set(everySeat(seats).flatMap((seat) => game.legalMoves(state, seat).map(keyOf)));

  test('every legal move is accepted', () => {
    forMatches(3, (seed) => {
      for (const { before, chance } of sampled(played(table, seed).steps, 60)) {
        for (const seat of game.active(before)) {
          const refused = game.legalMoves(before, seat).filter((move) => game.decide(before, move, chance()).rejected);
          expect(refused).toEqual([]);
        }
      }
    });
  });

  test('a command that is not listed is rejected, and never throws', () => {
    forMatches(2, (seed) => {
      for (const { before, command, chance } of sampled(played(table, seed).steps, 40)) {
        const listed = listedIn(before);
        const strange = fc.sample(fc.oneof(spoilt(command), spoilt(command), fc.jsonValue()), { numRuns: 20, seed });
        for (const asked of strange) {
          const decision = game.decide(before, asked as BaseCommand, chance());
          const isListed = typeof asked === 'object' && asked !== null && listed.has(keyOf(asked as BaseCommand));
          expect(decision.rejected === undefined, JSON.stringify(asked)).toBe(isListed);
        }
      }
    });
  });

  test('a move that was legal earlier, or in another match, is judged by the current position', () => {
    forMatches(2, (seed) => {
      const { steps } = played(table, seed);
      const others = played(table, seed + 1).steps;
      for (const { before, chance } of sampled(steps, 25)) {
        const listed = listedIn(before);
        for (const { command } of [...sampled(steps, 40), ...sampled(others, 40)]) {
          expect(game.decide(before, command, chance()).rejected === undefined).toBe(listed.has(keyOf(command)));
        }
      }
    });
  });

  test('every actor has a safe move, and no other seat has one', () => {
    forMatches(2, (seed) => {
      for (const { before } of played(table, seed).steps) {
        const active = game.active(before);
        const idle = everySeat(seats).filter((seat) => !active.includes(seat));
        expect(active).toEqual(active.toSorted((one, other) => one - other));
        expect(idle.flatMap((seat) => game.legalMoves(before, seat))).toEqual([]);
        for (const seat of active) {
          expect(game.legalMoves(before, seat).map(keyOf)).toContain(keyOf(game.safeMove(before, seat)));
        }
      }
    });
  });
};

const lawsOfEvents = (table: LawfulTable): void => {
  const { game, seats, conserved } = table;

  test('a game never mutates its arguments', () => {
    forMatches(2, (seed) => {
      let state = deepFreeze(fold(game, game.initialState(), game.begin({ seats, options: optionsOf(table, seed) })));
      state = deepFreeze(fold(game, state, deepFreeze(game.deal(state, seeded(seed)))));
      for (let number = 0; number < 300; number++) {
        const active = game.active(state);
        if (active.length === 0) return;
        const seat = seeded(seed - number).pick(active);
        const moves = deepFreeze(game.legalMoves(state, seat));
        deepFreeze([game.view(state, seat), game.safeMove(state, seat)]);
        const decision = deepFreeze(game.decide(state, randomMove(moves, seeded(seed - number)), seeded(seed + number)));
        state = deepFreeze(fold(game, state, decision.events ?? []));
      }
    });
  });

  test('serialised events fold to the same state', () => {
    forMatches(3, (seed) => {
      const { events, end } = played(table, seed);
      expect(fold(game, game.initialState(), throughJson(events))).toEqual(end);
    });
  });

  test('a decision returns the state that its events fold to', () => {
    forMatches(2, (seed) => {
      for (const { before, command, chance, after } of played(table, seed).steps) {
        expect(game.decide(before, command, chance())).toHaveProperty('state', after);
      }
    });
  });

  test('the same luck and the same commands give the same events, and the position to which they fold', () => {
    forMatches(2, (seed) => {
      const first = played(table, seed);
      let state = first.start;
      for (const { command, chance, events } of first.steps) {
        const again = game.decide(state, throughJson(command), chance());
        expect(again.events).toEqual(events);
        state = fold(game, state, again.events ?? []);
        expect(again.state).toEqual(state);
      }
    });
  });

  test('goods change only as the events say', () => {
    forMatches(2, (seed) => {
      let state = game.initialState();
      for (const event of played(table, seed).events) {
        const after = game.evolve(state, event);
        conserved(state, event, after);
        state = after;
      }
    });
  });
};

const lawsOfEnds = (table: LawfulTable): void => {
  const { game, lost = [] } = table;

  test('there are no actors exactly when there is an outcome', () => {
    forMatches(3, (seed) => {
      const { start, steps } = played(table, seed);
      for (const state of [start, ...steps.map((step) => step.after)]) {
        expect(game.active(state).length === 0).toBe(game.outcome(state) !== undefined);
      }
    });
  });

  test('every view matches the published schema, however the match ends', () => {
    const valid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(game.vocabulary.views);
    forMatches(3, (seed) => {
      const { start, steps, end } = played(table, seed);
      const states = [game.initialState(), start, ...sampled(steps, 150).map(({ after }) => after), end];
      const concluded = sampled(steps, 10).flatMap(({ before }) =>
        MATCH_END_REASONS.map((reason) => game.conclude(before, { winners: [0], reason })),
      );
      for (const state of [...states, ...concluded]) {
        for (const viewer of ['spectator' as const, ...everySeat(table.seats)]) {
          if (!valid(throughJson(game.view(state, viewer)))) expect(valid.errors).toEqual([]);
        }
      }
    });
  });

  test('a match that ends outside the rules is over for the game too', () => {
    forMatches(2, (seed) => {
      const outcome = { winners: [0], reason: 'conceded' };
      for (const { before, command, chance } of sampled(played(table, seed).steps, 40)) {
        const over = game.conclude(before, outcome);
        expect(game.outcome(over)).toEqual(outcome);
        expect(game.active(over)).toEqual([]);
        expect(everySeat(table.seats).flatMap((seat) => game.legalMoves(over, seat))).toEqual([]);
        expect(game.decide(over, command, chance()).rejected?.code).toEqual(expect.any(String));
        expect(JSON.stringify(game.view(over, 'spectator'))).toContain('conceded');
      }
    });
  });

  test('at least one of the seats in the game is always ahead', () => {
    forMatches(2, (seed) => {
      for (const { before } of played(table, seed).steps) {
        const out = game.eliminated?.(before) ?? [];
        const left = everySeat(table.seats).filter((seat) => !out.includes(seat));
        for (const among of [left, left.slice(1)].filter(({ length }) => length > 0)) {
          const ahead = game.standing(before, among);
          expect(ahead.length).toBeGreaterThan(0);
          expect(ahead.filter((seat) => !among.includes(seat))).toEqual([]);
        }
      }
    });
  });

  test('a match of random moves ends, and only a match that all lose has no winner', () => {
    forMatches(5, (seed) => {
      const outcome = game.outcome(played(table, seed).end);
      expect(outcome?.reason).toEqual(expect.any(String));
      expect(outcome?.winners.length === 0).toBe(lost.includes(outcome?.reason ?? ''));
    });
  });
};
