import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { computers } from '#games/cyclades/computer/index.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { countMetropolises } from '#games/cyclades/rules/holdings.ts';
import { islandOf, type State } from '#games/cyclades/state.ts';
import { built, fleets, from, given, metropolis, owns, table, troops, turnOf } from '../../support/fakes/given.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

const answer = (state: State, seat: number): Command =>
  computers.usual.choose(cyclades.view(state, seat), cyclades.legalMoves(state, seat), seeded(3));

/** Returns the moves of a seat until its turn is over, and the position then. */
const turnPlayed = (start: State, seat: number): { readonly moves: readonly Command[]; readonly state: State } => {
  const moves: Command[] = [];
  let state = start;
  while (cyclades.active(state).includes(seat) && moves.at(-1)?.type !== 'EndTurn') {
    const move = answer(state, seat);
    moves.push(move);
    if (move.type !== 'EndTurn') state = from(state).when(move, seeded(5)).thenAccepted();
  }
  return { moves, state };
};

/** Seat 0 has a Metropolis on is8 and three of four buildings on is1: a university wins. */
const near: readonly Event[] = [
  metropolis(0, 'is8'),
  built(0, 'port', 'is1', 0),
  built(0, 'fortress', 'is1', 1),
  built(0, 'temple', 'is1', 2),
];

describe('a computer seat of Cyclades', () => {
  test('a computer seat offers for the god whose building wins', () => {
    for (const gods of [
      ['athena', 'ares', 'zeus'],
      ['zeus', 'poseidon', 'athena'],
    ] as const) {
      const { state } = given(table(4, { gold: [9, 4, 4, 4], gods, cycle: 6 }), near);
      expect(answer(state, 0)).toMatchObject({ type: 'PlaceBid', god: 'athena' });
    }
  });

  test('a computer seat offers against a rival for whom a god would win', () => {
    const { state } = given(table(4, { gold: 9, gods: ['athena', 'ares', 'zeus'], order: [1, 0, 2, 3], cycle: 6 }), near);
    expect(answer(state, 1)).toMatchObject({ type: 'PlaceBid', god: 'athena' });
  });

  test('a computer seat takes a winning Metropolis', () => {
    const { state } = turnPlayed(given(table(4, { gold: 3 }), near, turnOf('athena')).state, 0);
    expect(countMetropolises(state, 0)).toBe(2);
  });

  test('a computer seat lands on an island whose building completes the winning set', () => {
    const island = [built(3, 'university', 'is9', 0), fleets(0, 'G7'), troops(0, 'is8', 4)].flat();
    const { state } = turnPlayed(given(table(4, { gold: 4 }), near, island, turnOf('ares')).state, 0);
    expect(countMetropolises(state, 0)).toBe(2);
  });

  test('a computer seat defends a Metropolis that a rival could take', () => {
    const threat = [metropolis(0, 'is8'), fleets(3, 'G7'), troops(3, 'is9', 2)].flat();
    const { state } = turnPlayed(given(table(4, { gold: 6 }), threat, turnOf('ares')).state, 0);
    expect(islandOf(state, 'is8').troops).toBeGreaterThanOrEqual(3);
  });

  test('a computer seat breaks the chain of fleets over which a rival could attack', () => {
    const threat = [metropolis(0, 'is8'), fleets(0, 'F7', 2), fleets(3, 'G7'), troops(3, 'is9', 3)].flat();
    const rival: Event = { type: 'BidPlaced', seat: 3, god: 'ares', amount: 1 };
    const { moves } = turnPlayed(given(table(4, { gold: 3 }), threat, rival, turnOf('poseidon')).state, 0);
    expect(moves).toContainEqual(expect.objectContaining({ type: 'MoveFleets', to: 'G7' }));
  });

  test('a computer seat retreats from a battle it would almost certainly lose, and fights on in one it would almost certainly win', () => {
    const linked = [owns(0, 'is6'), fleets(0, 'G5')].flat();
    const battle = (mine: number, theirs: number): State =>
      given(table(4), linked, troops(0, 'is8', mine - 1), troops(3, 'is9', theirs), turnOf('ares', 3), [
        { type: 'LandBattleBegan', seat: 3, defender: 0, from: 'is9', at: 'is8', troops: theirs, cost: 1 },
        { type: 'BattleRound', dice: [1, 1], strength: [1, 1], lost: [0, 0] },
      ]).state;
    expect(answer(battle(1, 6), 0)).toMatchObject({ type: 'Retreat', to: 'is6' });
    expect(answer(battle(5, 1), 0)).toMatchObject({ type: 'Fight' });
  });
});
