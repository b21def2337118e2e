import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, fold, type Seat, type Viewer } from '#engine/game.ts';
import type { Choice, Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { playOut } from '../../support/players/playout.ts';

const game = peloponnes as unknown as AnyGame;
/** Fixed matches: among few random ones there may be none in which a choice has parts. */
const RUNS = { numRuns: 12, seed: 1 };

const othersThan = (seats: number, seat: Seat): readonly Viewer[] => [
  'spectator',
  ...[...Array(seats).keys()].filter((other) => other !== seat),
];

/** One move of an asked seat, and its result. */
interface Made {
  readonly seat: Seat;
  readonly before: State;
  readonly move: Choice;
  readonly events: readonly Event[];
  readonly after: State;
}

const make = (before: State, seat: Seat, move: Command): Made => {
  const { events = [] } = peloponnes.decide(before, move, seeded(1));
  return { seat, before, move: move as Choice, events, after: fold(peloponnes, before, events) };
};

/** Every move of each seat in positions of random matches where at least two are asked. */
const madeIn = (seats: number, seed: number): readonly (readonly Made[])[] =>
  playOut(game, seats, seed)
    .steps.map(({ before }) => before as State)
    .filter((state) => peloponnes.active(state).length > 1)
    .flatMap((state) =>
      peloponnes.active(state).map((seat) => peloponnes.legalMoves(state, seat).map((move) => make(state, seat, move))),
    );

/** Returns the number of compared pairs of different last choices: others see and may do the same after both. */
const expectSameAfterAll = (seats: number, made: readonly Made[]): number => {
  const [first, ...others] = made.filter(({ events }) => events[0]?.type === 'Chosen');
  if (first === undefined) return 0;
  const views = othersThan(seats, first.seat).map((viewer) => peloponnes.view(first.after, viewer));
  for (const twin of others) {
    expect(othersThan(seats, first.seat).map((viewer) => peloponnes.view(twin.after, viewer))).toEqual(views);
    for (const viewer of othersThan(seats, first.seat)) {
      expect(twin.events.map((event) => peloponnes.redact(event, viewer))).toEqual([{ type: 'Chosen', seat: first.seat }]);
      if (viewer !== 'spectator')
        expect(peloponnes.legalMoves(twin.after, viewer)).toEqual(peloponnes.legalMoves(first.before, viewer));
    }
  }
  return others.length;
};

/** Returns the number of checked parts of choices: for others nothing has happened. */
const expectNothingSeen = (seats: number, { seat, before, move, events, after }: Made): number => {
  const [event] = events;
  if (event?.type !== 'ChoiceNoted') return 0;
  for (const viewer of othersThan(seats, seat)) {
    expect(peloponnes.view(after, viewer)).toEqual(peloponnes.view(before, viewer));
    expect(peloponnes.redact(event, viewer)).toBeUndefined();
  }
  expect(peloponnes.view(after, seat).own).toEqual([...peloponnes.view(before, seat).own, move]);
  return 1;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.each([2, 3, 5])('a choice of %i seats', (seats) => {
  test('a choice is hidden from all others until the last seat has chosen', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        compared += sum(madeIn(seats, seed).map((made) => expectSameAfterAll(seats, made)));
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(5);
  });

  test('a part of a choice changes nothing that others see', () => {
    let looked = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        looked += sum(madeIn(seats, seed).flatMap((made) => made.map((one) => expectNothingSeen(seats, one))));
      }),
      RUNS,
    );
    expect(looked).toBeGreaterThan(1);
  });
});

test('every event of Peloponnes except choices is visible to everybody', () => {
  for (const event of playOut(game, 4, 11).events) {
    if (event.type !== 'Chosen' && event.type !== 'ChoiceNoted') expect(game.redact(event, 'spectator')).toBe(event);
  }
});
