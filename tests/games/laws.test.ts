import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type BaseCommand, fold, type Seat, type Viewer } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import { randomMove } from '#referee/randomPlay.ts';
import { CONSERVED } from '../support/conservation.ts';
import { type PlayedStep, type Playout, playOut, randomOptions } from '../support/playout.ts';
import { SECRETS } from '../support/secrets.ts';
import { seeded } from '../support/seeded.ts';

const TABLES = Object.values(GAMES).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
    game,
    id: game.id,
    seats: game.seats.min + more,
  })),
);

/** Options that bring most rules into play: four of five matches are played by them. */
const LIVELY: Readonly<Record<string, Readonly<Record<string, string>>>> = { cyclades: { creatures: 'all' } };

const optionsOf = (game: AnyGame, seed: number): Readonly<Record<string, string>> => ({
  ...randomOptions(game, seed),
  ...(seed % 5 > 0 && LIVELY[game.id]),
});

const played = (game: AnyGame, seats: number, seed: number): Playout => playOut(game, seats, seed, optionsOf(game, seed));

/** Holds for a few random matches of the game, options and all. */
const forMatches = (runs: number, law: (seed: number) => void): void => {
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs });
};

/** A sample of the steps of a match, spread over all of it. */
const sampled = (steps: readonly PlayedStep[], count: number): readonly PlayedStep[] =>
  steps.filter((_, index) => index % Math.max(1, Math.floor(steps.length / count)) === 0);

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** For comparing much: far quicker than looking into it. */
const written = (value: unknown): string => JSON.stringify(value);
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const everySeat = (seats: number): readonly Seat[] => [...Array(seats).keys()];
const keyOf = (command: BaseCommand): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Commands a hand's breadth from a legal one: one field changed, dropped or added. */
const spoilt = (command: BaseCommand): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(command), 'extra'),
      fc.oneof(fc.integer({ min: -3, max: 40 }), fc.jsonValue(), fc.constant(undefined)),
    )
    .map(([field, value]) => throughJson({ ...command, [field]: value }));

describe.each(TABLES)('laws of $id with $seats seats', ({ game, seats }) => {
  test('every legal move is accepted', () => {
    forMatches(3, (seed) => {
      for (const { before, chance } of sampled(played(game, seats, seed).steps, 60)) {
        for (const seat of game.active(before)) {
          for (const move of game.legalMoves(before, seat)) expect(game.decide(before, move, chance()).rejected).toBeUndefined();
        }
      }
    });
  });

  test('a command that is not listed is rejected, and never throws', () => {
    forMatches(2, (seed) => {
      for (const { before, command, chance } of sampled(played(game, seats, seed).steps, 40)) {
        const listed = new Set(
          everySeat(seats)
            .flatMap((seat) => game.legalMoves(before, seat))
            .map(keyOf),
        );
        const strange = fc.sample(fc.oneof(spoilt(command), spoilt(command), fc.jsonValue()), { numRuns: 20, seed });
        for (const asked of strange) {
          const decision = game.decide(before, asked as BaseCommand, chance());
          const isListed = typeof asked === 'object' && asked !== null && listed.has(keyOf(asked as BaseCommand));
          expect(decision.rejected === undefined, JSON.stringify(asked)).toBe(isListed);
        }
      }
    });
  });

  test('a move that was legal a while ago is judged by the position of now', () => {
    forMatches(2, (seed) => {
      const { steps } = played(game, seats, seed);
      for (const { before, chance } of sampled(steps, 25)) {
        const listed = new Set(
          everySeat(seats)
            .flatMap((seat) => game.legalMoves(before, seat))
            .map(keyOf),
        );
        for (const { command } of sampled(steps, 40)) {
          expect(game.decide(before, command, chance()).rejected === undefined).toBe(listed.has(keyOf(command)));
        }
      }
    });
  });

  test('nothing that is handed in is ever changed', () => {
    forMatches(2, (seed) => {
      let state = deepFreeze(fold(game, game.initialState(), game.begin({ seats, options: optionsOf(game, seed) })));
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
    forMatches(3, (seed) => {
      const { events, end } = played(game, seats, seed);
      expect(fold(game, game.initialState(), throughJson(events))).toEqual(end);
    });
  });

  test('the same luck and the same commands give the same events', () => {
    forMatches(2, (seed) => {
      const first = played(game, seats, seed);
      let state = first.start;
      for (const { command, chance, events } of first.steps) {
        const again = game.decide(state, throughJson(command), chance());
        expect(again.events).toEqual(events);
        state = fold(game, state, again.events ?? []);
      }
    });
  });

  test('nobody is due exactly when there is an outcome', () => {
    forMatches(3, (seed) => {
      const { start, steps } = played(game, seats, seed);
      for (const state of [start, ...steps.map((step) => step.after)]) {
        expect(game.active(state).length === 0).toBe(game.outcome(state) !== undefined);
      }
    });
  });

  test('whoever is due has a safe move, and nobody else has any', () => {
    forMatches(2, (seed) => {
      for (const { before } of played(game, seats, seed).steps) {
        const active = game.active(before);
        const idle = everySeat(seats).filter((seat) => !active.includes(seat));
        expect(idle.flatMap((seat) => game.legalMoves(before, seat))).toEqual([]);
        for (const seat of active) {
          expect(game.legalMoves(before, seat).map(keyOf)).toContain(keyOf(game.safeMove(before, seat)));
        }
      }
    });
  });

  test('a match of random moves comes to its end, and but for a seat alone somebody wins', () => {
    forMatches(5, (seed) => {
      expect(game.outcome(played(game, seats, seed).end)?.winners.length).toBeGreaterThanOrEqual(seats === 1 ? 0 : 1);
    });
  });

  test('goods come and go only as the events say', () => {
    const conserved = CONSERVED[game.id];
    forMatches(2, (seed) => {
      let state = game.initialState();
      for (const event of played(game, seats, seed).events) {
        const after = game.evolve(state, event);
        conserved?.(state, event, after);
        state = after;
      }
    });
    expect(conserved).toBeDefined();
  });

  test('what others may see does not change when only the secrets of one seat do', () => {
    forMatches(2, (seed) => {
      const secretive = { ...optionsOf(game, seed), gold: 'secret' };
      for (const { before } of sampled(playOut(game, seats, seed, secretive).steps, 30)) {
        for (const seat of everySeat(seats)) expectSameForOthers(game, seats, before, seat);
      }
    });
  });

  test('what others are told does not change when only the secrets of one seat do', () => {
    forMatches(2, (seed) => {
      for (const seat of everySeat(seats)) expectSameStories(game, seats, seat, seed);
    });
  });
});

const othersThan = (seats: number, knowing: ReadonlySet<Seat>): readonly Viewer[] => [
  'spectator',
  ...everySeat(seats).filter((other) => !knowing.has(other)),
];

const expectSameForOthers = (game: AnyGame, seats: number, state: unknown, seat: Seat): void => {
  const twin = SECRETS[game.id]?.otherwise(state, seat);
  expect(twin).not.toEqual(state);
  expect(game.active(twin)).toEqual(game.active(state));
  for (const viewer of othersThan(seats, new Set([seat]))) {
    expect(written(game.view(twin, viewer))).toBe(written(game.view(state, viewer)));
    if (viewer !== 'spectator') expect(written(game.legalMoves(twin, viewer))).toBe(written(game.legalMoves(state, viewer)));
  }
};

/**
 * Plays twin matches, one seat dealt other secrets, by commands that are legal in both. Whoever comes to share the secret, as when
 * gold is stolen, is no longer among the others.
 */
const expectSameStories = (game: AnyGame, seats: number, seat: Seat, seed: number): void => {
  const secrets = SECRETS[game.id];
  const knowing = new Set([seat]);
  const options = { ...optionsOf(game, seed), gold: 'secret' };
  const opening = playOut(game, seats, seed, options, 0).opening;
  const twinOpening = secrets?.dealtOtherwise(opening, seat) ?? [];
  expect(twinOpening).not.toEqual(opening);
  const told = (events: readonly Parameters<AnyGame['redact']>[0][]): unknown =>
    othersThan(seats, knowing).map((viewer) => events.map((event) => game.redact(event, viewer)));
  expect(told(twinOpening)).toEqual(told(opening));

  let [one, other] = [opening, twinOpening].map((events) => fold(game, game.initialState(), events));
  for (let number = 0; number < 120; number++) {
    const [due] = game.active(one);
    if (due === undefined) return;
    const legal = new Set(game.legalMoves(other, due).map(keyOf));
    const both = game.legalMoves(one, due).filter((move) => legal.has(keyOf(move)));
    const move = randomMove(both, seeded(seed - number));
    const [events = [], twins = []] = [one, other].map((state) => game.decide(state, move, seeded(seed + number)).events);
    if (events.some((event) => event.type === 'GameEnded')) return;
    for (const sharing of events.map((event) => secrets?.sharedBy(event) ?? [])) {
      if (sharing.some((learner) => knowing.has(learner))) for (const learner of sharing) knowing.add(learner);
    }
    expect(told(twins)).toEqual(told(events));
    one = fold(game, one, events);
    other = fold(game, other, twins);
  }
};
