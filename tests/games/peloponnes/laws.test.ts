import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type BaseCommand, fold, type Seat } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { playOut } from '../../support/players/playout.ts';

/** Laws of every match of Peloponnes, in addition to the general ones. */

const game = peloponnes as unknown as AnyGame;

const forMatches = (runs: number, law: (seed: number) => void): void => {
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs });
};

/** Returns the position after these moves. */
const after = (state: unknown, moves: readonly BaseCommand[], seed: number): State =>
  moves.reduce((now, move) => fold(game, now, game.decide(now, move, seeded(seed)).events ?? []), state) as State;

describe.each([1, 2, 3, 4, 5])('in a match of peloponnes with %i seats', (seats) => {
  test(`every actor of a match of Peloponnes with ${seats} seats has at least two moves`, () => {
    forMatches(6, (seed) => {
      for (const { before } of playOut(game, seats, seed).steps) {
        for (const seat of game.active(before)) expect(game.legalMoves(before, seat).length).toBeGreaterThan(1);
      }
    });
  });

  test(`safe moves alone lead to the end of a match of Peloponnes with ${seats} seats`, () => {
    forMatches(4, (seed) => {
      let { start: state } = playOut(game, seats, seed, undefined, 0);
      for (let number = 0; game.active(state).length > 0; number++) {
        expect(number).toBeLessThan(500);
        const seat = seeded(seed + number).pick(game.active(state));
        state = after(state, [game.safeMove(state, seat)], seed + number);
      }
      expect(game.outcome(state)?.reason).toEqual(expect.any(String));
    });
  });
});

describe.each([2, 3, 4, 5])('with %i seats', (seats) => {
  test(`the order in which ${seats} seats choose changes nothing but the order of choices`, () => {
    let compared = 0;
    const moveOf = (state: unknown, seat: Seat, seed: number) => randomMove(game.legalMoves(state, seat), seeded(seed + seat));
    forMatches(12, (seed) => {
      for (const { before } of playOut(game, seats, seed).steps) {
        const asked = game.active(before);
        if (asked.length < 2) continue;
        const moves = asked.map((seat) => moveOf(before, seat, seed));
        const [one, other] = [moves, moves.toReversed()].map((order) => after(before, order, seed));
        expect(game.view(other, 'spectator')).toEqual(game.view(one, 'spectator'));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(0);
  });
});
