import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { fleets, from, given, metropolis, owns, philosophers, priests, table, turnOf } from '../../support/fakes/given.ts';

const END = { type: 'EndTurn', seat: 0 } as const;
const wins = (...winners: readonly number[]): readonly Event[] => [
  { type: 'TurnEnded', seat: 0 },
  { type: 'GameEnded', winners, reason: 'metropolises' },
];
const two = (seat: number, ...islands: readonly string[]): readonly Event[] => islands.map((id) => metropolis(seat, id));

describe('8 The end', () => {
  test('8.1 two Metropolises at the end of a cycle win', () => {
    const state = given(table(3), two(0, 'is1', 'is7'), turnOf('ares'))
      .when(END)
      .thenExactly(wins(0));
    expect(cyclades.outcome(state)).toEqual({ winners: [0], reason: 'metropolises' });
    expect(cyclades.active(state)).toEqual([]);
    from(state).when(END).thenRejected('gameOver', {});
  });

  test('8.1 the match ends only after the other turns of the cycle', () => {
    given(table(3), two(0, 'is1', 'is7'), { type: 'BidPlaced', seat: 1, god: 'zeus', amount: 1 }, turnOf('ares'))
      .when(END)
      .thenExactly([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 1, god: 'zeus' },
      ]);
  });

  test('8.1 one Metropolis is not enough', () => {
    given(table(3), metropolis(0, 'is1'), turnOf('ares'))
      .when(END)
      .thenFirst([
        { type: 'TurnEnded', seat: 0 },
        { type: 'CycleBegan', cycle: 2, gods: ['poseidon', 'ares'] },
      ]);
  });

  test('8.1 with two seats three Metropolises are needed', () => {
    const position = (...more: readonly Event[]) => given(table(2), two(0, 'is1', 'is7'), more, turnOf('ares')).when(END);
    position().thenFirst([
      { type: 'TurnEnded', seat: 0 },
      { type: 'CycleBegan', cycle: 2, gods: ['poseidon', 'ares', 'zeus'] },
    ]);
    position(owns(0, 'is6'), metropolis(0, 'is6')).thenExactly(wins(0));
  });

  test('8.2 the richest of several seats that reached the goal wins', () => {
    given(table(3, { gold: [5, 6, 7] }), two(0, 'is1', 'is7'), two(1, 'is2', 'is5'), turnOf('ares'))
      .when(END)
      .thenExactly(wins(1));
  });

  test('8.2 seats with equal gold share the win', () => {
    given(table(3, { gold: [6, 6, 9] }), two(0, 'is1', 'is7'), two(1, 'is2', 'is5'), turnOf('ares'))
      .when(END)
      .thenExactly(wins(0, 1));
  });

  test('8.2 with the option the number of Metropolises decides before gold', () => {
    const more = [...two(0, 'is1', 'is7'), ...two(1, 'is2', 'is5'), owns(0, 'is6'), metropolis(0, 'is6')];
    const position = (tie: 'gold' | 'metropolises') =>
      given(table(3, { gold: [5, 6, 7], options: { tie } }), more, turnOf('ares')).when(END);
    position('metropolises').thenExactly(wins(0));
    position('gold').thenExactly(wins(1));
    given(table(3, { gold: [5, 6, 7], options: { tie: 'metropolises' } }), more.slice(0, 4), turnOf('ares'))
      .when(END)
      .thenExactly(wins(1));
  });

  /** Seat 0 wins by the Metropolis on is2, the last island of seat 1. */
  const lastStand = (seats: number, ...more: readonly (Event | readonly Event[])[]) =>
    given(
      table(seats, { options: { creatures: 'none' } }),
      owns(2, 'is5'),
      metropolis(1, 'is2'),
      metropolis(0, 'is7'),
      ...more,
      turnOf('ares'),
    ).when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 1 }, [3, 0]);
  const conquest: readonly Event[] = [
    { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 },
    { type: 'BattleRound', dice: [3, 0], strength: [4, 2], lost: [0, 1] },
    { type: 'BattleEnded', holder: 0 },
    { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
    { type: 'SeatEliminated', seat: 1 },
  ];

  test('8.3 a seat that loses its last island is eliminated, and loses everything', () => {
    const state = lastStand(3, priests(1, 2), philosophers(1, 2), fleets(1, 'F1', 2)).thenExactly(conquest);
    expect(cyclades.eliminated?.(state)).toEqual([1]);
    expect(cyclades.view(state, 1).seats[1]).toEqual({
      seat: 1,
      gold: 0,
      priests: 0,
      philosophers: 0,
      metropolises: 0,
      income: 0,
      troops: 0,
      fleets: 0,
      discounts: 0,
      eliminated: true,
    });
    from(state).when({ type: 'EndTurn', seat: 1 }).thenRejected('eliminated', {});
    expect(from(state).choices(0, 'EndTurn')).toEqual([{}]);
  });

  test('8.3 a seat is eliminated even when the attacker does not win in the end', () => {
    const taken = lastStand(3, { type: 'BidPlaced', seat: 2, god: 'athena', amount: 1 }).thenAccepted();
    const later = from(taken).when(END).thenAccepted();
    expect(cyclades.active(later)).toEqual([2]);
    expect(cyclades.eliminated?.(later)).toEqual([1]);
  });

  test('8.4 the offering and the turn of an eliminated seat are skipped', () => {
    const state = lastStand(3, { type: 'BidPlaced', seat: 1, god: 'zeus', amount: 4 }).thenExactly(conquest);
    expect(cyclades.view(state, 'spectator').gods[2]).toEqual({ god: 'zeus', done: true });
    from(state).when(END).thenExactly(wins(0));
  });

  test('8.4 the next seat becomes first with Apollo when the first is eliminated', () => {
    const state = lastStand(
      3,
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      { type: 'BidPlaced', seat: 2, god: 'apollo' },
    ).thenAccepted();
    from(state)
      .when(END)
      .thenExactly([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 2, god: 'apollo' },
        { type: 'ApolloGave', seat: 2, gold: 1, marker: true },
      ]);
  });

  test('8.4 the turn track has as many places as there are markers left; gods and goal do not change', () => {
    const acted: readonly Event[] = [
      { type: 'BidPlaced', seat: 1, god: 'poseidon', amount: 1 },
      { type: 'TurnBegan', seat: 1, god: 'poseidon' },
      { type: 'TurnEnded', seat: 1 },
    ];
    const view = cyclades.view(lastStand(3, ...acted).thenAccepted(), 'spectator');
    expect(view).toMatchObject({ nextOrder: [undefined, undefined], goal: 2 });
    expect(view.gods).toHaveLength(4);
  });

  test('8.4 the next cycle continues with the remaining markers', () => {
    const taken = lastStand(3).thenAccepted();
    const noLongerWinning = from({ ...taken, islands: taken.islands.map((island) => ({ ...island, metropolis: false })) });
    noLongerWinning.when(END).thenExactly([
      { type: 'TurnEnded', seat: 0 },
      { type: 'CycleBegan', cycle: 2, gods: ['poseidon', 'ares'] },
      { type: 'IncomeCollected', gold: [3, 0, 2] },
    ]);
  });

  test('8.5 the only seat left wins immediately', () => {
    const state = given(
      table(2),
      owns(0, 'is8'),
      metropolis(1, 'is2'),
      metropolis(0, 'is7'),
      metropolis(0, 'is8'),
      turnOf('ares'),
    )
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 1 }, [3, 0])
      .thenExactly([...conquest, { type: 'GameEnded', winners: [0], reason: 'lastSeat' }]);
    expect(cyclades.outcome(state)).toEqual({ winners: [0], reason: 'lastSeat' });
  });
});
