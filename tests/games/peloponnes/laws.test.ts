import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type BaseCommand, fold, type Seat } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { randomMove } from '#referee/randomPlay.ts';
import { type PlayedStep, type Playout, playOut, randomOptions } from '../../support/playout.ts';
import { seeded } from '../../support/seeded.ts';
import { conserved } from './conservation.ts';

/** The laws of the house over random matches, of one seat to five; seats choose in a random order where several are asked. */

const game = peloponnes as unknown as AnyGame;

const TABLES = [1, 2, 3, 4, 5].map((seats) => ({ seats }));

const forMatches = (runs: number, law: (seed: number) => void): void => {
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs });
};

const sampled = (steps: readonly PlayedStep[], count: number): readonly PlayedStep[] =>
  steps.filter((_, index) => index % Math.max(1, Math.floor(steps.length / count)) === 0);

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const everySeat = (seats: number): readonly Seat[] => [...Array(seats).keys()];
const keyOf = (command: BaseCommand): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Moves of all seats that are asked, not of the first one alone. */
const listedIn = (state: unknown, seats: number): ReadonlySet<string> =>
  new Set(everySeat(seats).flatMap((seat) => game.legalMoves(state, seat).map(keyOf)));

/** Commands a hand's breadth from a legal one: one field changed, dropped or added. */
const spoilt = (command: BaseCommand): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(command), 'extra'),
      fc.oneof(fc.integer({ min: -3, max: 40 }), fc.jsonValue(), fc.constant(undefined)),
    )
    .map(([field, value]) => throughJson({ ...command, [field]: value }));

/** A match in which whoever is asked moves, in an order of its own. */
const playInAnyOrder = (seats: number, seed: number, visit: (state: State) => void): Playout['end'] => {
  const options = randomOptions(game, seed);
  let state = fold(game, game.initialState(), game.begin({ seats, options }));
  state = fold(game, state, game.deal(state, seeded(seed)));
  const chance = seeded(seed + 1);
  for (let number = 0; number < 2000; number++) {
    visit(state as State);
    const active = game.active(state);
    if (active.length === 0) return state;
    const move = randomMove(game.legalMoves(state, chance.pick(active)), chance);
    const { events } = game.decide(state, move, seeded(seed + number));
    state = fold(game, state, events ?? []);
  }
  throw new Error('The match does not end.');
};

describe.each(TABLES)('laws of peloponnes with $seats seats', ({ seats }) => {
  test('every legal move of every asked seat is accepted', () => {
    forMatches(4, (seed) => {
      for (const { before, chance } of sampled(playOut(game, seats, seed).steps, 60)) {
        for (const seat of game.active(before)) {
          for (const move of game.legalMoves(before, seat)) expect(game.decide(before, move, chance()).rejected).toBeUndefined();
        }
      }
    });
  });

  test('a command that is not listed is rejected, and never throws', () => {
    forMatches(3, (seed) => {
      for (const { before, command, chance } of sampled(playOut(game, seats, seed).steps, 40)) {
        const listed = listedIn(before, seats);
        const strange = fc.sample(fc.oneof(spoilt(command), spoilt(command), fc.jsonValue()), { numRuns: 20, seed });
        for (const asked of strange) {
          const decision = game.decide(before, asked as BaseCommand, chance());
          const isListed = typeof asked === 'object' && asked !== null && listed.has(keyOf(asked as BaseCommand));
          expect(decision.rejected === undefined, JSON.stringify(asked)).toBe(isListed);
        }
      }
    });
  });

  test('a move that was legal a while ago, or with other luck, is judged by the position of now', () => {
    forMatches(3, (seed) => {
      const { steps } = playOut(game, seats, seed);
      const others = playOut(game, seats, seed + 1).steps;
      for (const { before, chance } of sampled(steps, 25)) {
        const listed = listedIn(before, seats);
        for (const { command } of [...sampled(steps, 40), ...sampled(others, 40)]) {
          expect(game.decide(before, command, chance()).rejected === undefined).toBe(listed.has(keyOf(command)));
        }
      }
    });
  });

  test('nothing that is handed in is ever changed', () => {
    forMatches(3, (seed) => {
      let state = deepFreeze(fold(game, game.initialState(), game.begin({ seats, options: randomOptions(game, seed) })));
      state = deepFreeze(fold(game, state, deepFreeze(game.deal(state, seeded(seed)))));
      for (let number = 0; number < 300; number++) {
        const [seat] = game.active(state);
        if (seat === undefined) return;
        const moves = deepFreeze(game.legalMoves(state, seat));
        deepFreeze([game.view(state, seat), game.safeMove(state, seat)]);
        const decision = deepFreeze(game.decide(state, randomMove(moves, seeded(seed - number)), seeded(seed + number)));
        state = deepFreeze(fold(game, state, decision.events ?? []));
      }
    });
  });

  test('the events, written down and read again, fold to the same state', () => {
    forMatches(4, (seed) => {
      const { events, end } = playOut(game, seats, seed);
      expect(fold(game, game.initialState(), throughJson(events))).toEqual(end);
    });
  });

  test('the same luck and the same commands give the same events', () => {
    forMatches(3, (seed) => {
      const first = playOut(game, seats, seed);
      let state = first.start;
      for (const { command, chance, events } of first.steps) {
        const again = game.decide(state, throughJson(command), chance());
        expect(again.events).toEqual(events);
        state = fold(game, state, again.events ?? []);
      }
    });
  });

  test('nobody is due exactly when there is an outcome, and whoever is has two moves at least', () => {
    forMatches(6, (seed) => {
      playInAnyOrder(seats, seed, (state) => {
        const active = peloponnes.active(state);
        expect(active).toEqual(active.toSorted((one, other) => one - other));
        expect(active.length === 0).toBe(peloponnes.outcome(state) !== undefined);
        for (const seat of everySeat(seats)) {
          const moves = peloponnes.legalMoves(state, seat);
          if (active.includes(seat)) expect(moves.length).toBeGreaterThan(1);
          else expect(moves).toEqual([]);
        }
      });
    });
  });

  test('whoever is due has a safe move', () => {
    forMatches(4, (seed) => {
      playInAnyOrder(seats, seed, (state) => {
        for (const seat of peloponnes.active(state)) {
          expect(peloponnes.legalMoves(state, seat).map(keyOf)).toContain(keyOf(peloponnes.safeMove(state, seat)));
        }
      });
    });
  });

  test('a match of random moves, or of safe ones, comes to its end', () => {
    forMatches(8, (seed) => {
      const outcome = game.outcome(playOut(game, seats, seed).end);
      expect(outcome).toBeDefined();
      const wins = outcome?.reason !== 'campaignLost';
      expect(outcome?.winners).toHaveLength(wins ? 1 : 0);
    });
  });

  test('goods, coins, tiles and chits come and go only as the events say', () => {
    forMatches(5, (seed) => {
      let state = peloponnes.initialState();
      for (const event of playOut(game, seats, seed).events as readonly Event[]) {
        const after = peloponnes.evolve(state, event);
        conserved(state, event, after);
        state = after;
      }
    });
  });

  test('the order in which seats choose changes nothing but who chose when', () => {
    forMatches(6, (seed) => {
      const { steps } = playOut(game, seats, seed);
      for (const { before } of steps) {
        const asked = game.active(before);
        if (asked.length < 2) continue;
        const moves = asked.map((seat) => randomMove(game.legalMoves(before, seat), seeded(seed + seat)));
        const played = [moves, moves.toReversed()].map((order) =>
          order.reduce((state, move) => fold(game, state, game.decide(state, move, seeded(seed)).events ?? []), before),
        );
        const [one, other] = played.map((state) => ({ ...peloponnes.view(state as State, 'spectator') }));
        expect(one).toEqual(other);
      }
    });
  });
});
