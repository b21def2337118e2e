import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { fleets, from, given, table, turnOf } from '../../support/fakes/given.ts';

const sail = (start: string, to: string, count: number): Command => ({
  type: 'MoveFleets',
  seat: 0,
  from: start,
  to,
  fleets: count,
});
const moved = (start: string, to: string, count: number, stepsLeft: number, cost: number) =>
  ({ type: 'FleetsMoved', seat: 0, from: start, to, fleets: count, stepsLeft, cost }) as const;

describe('5 Fleets', () => {
  test('5.1 a voyage costs 1 GP and makes up to three steps', () => {
    const one = given(table(3), turnOf('poseidon'))
      .when(sail('G5', 'F5', 1))
      .thenExactly([moved('G5', 'F5', 1, 2, 1)]);
    const two = from(one)
      .when(sail('F5', 'F6', 1))
      .thenExactly([moved('F5', 'F6', 1, 1, 0)]);
    const three = from(two)
      .when(sail('F6', 'F7', 1))
      .thenExactly([moved('F6', 'F7', 1, 0, 0)]);
    from(three)
      .when(sail('F7', 'F6', 1))
      .thenExactly([moved('F7', 'F6', 1, 2, 1)]);
  });

  test('5.1 fleets sail only to adjacent spaces', () => {
    const position = given(table(3), turnOf('poseidon'));
    position.when(sail('G5', 'F6', 1)).thenAccepted();
    position.when(sail('G5', 'F4', 1)).thenRejected('seasNotAdjacent', { from: 'G5', to: 'F4' });
    position.when(sail('G5', 'is7', 1)).thenRejected('noSuchSea', { sea: 'is7' });
    position.when(sail('F4', 'F5', 1)).thenRejected('noFleetsThere', { sea: 'F4' });
    position.when(sail('G5', 'F6', 2)).thenRejected('tooFewFleets', { sea: 'G5', fleets: 1 });
    given(table(3, { gold: 0 }), turnOf('poseidon'))
      .when(sail('G5', 'F6', 1))
      .thenRejected('goldShort', { cost: 1, gold: 0 });
  });

  test('5.2 a voyage may pick up and drop fleets: three join a fourth, four sail on, two stay, two sail on, for 1 GP', () => {
    let { state } = given(table(3), fleets(0, 'G5', 2), fleets(0, 'F5', 1), turnOf('poseidon'));
    state = from(state)
      .when(sail('G5', 'F5', 3))
      .thenExactly([moved('G5', 'F5', 3, 2, 1)]);
    state = from(state)
      .when(sail('F5', 'F6', 4))
      .thenExactly([moved('F5', 'F6', 4, 1, 0)]);
    state = from(state)
      .when(sail('F6', 'F7', 2))
      .thenExactly([moved('F6', 'F7', 2, 0, 0)]);
    expect(cyclades.view(state, 'spectator').fleets.filter(({ seat }) => seat === 0)).toEqual([
      { sea: 'C2', seat: 0, fleets: 1 },
      { sea: 'F6', seat: 0, fleets: 2 },
      { sea: 'F7', seat: 0, fleets: 2 },
    ]);
    expect(state.seats[0]?.gold).toBe(19);
  });

  test('5.2 fleets picked up have only the remaining steps, and a space may be entered twice', () => {
    let { state } = given(table(3), fleets(0, 'F5', 1), turnOf('poseidon'));
    state = from(state)
      .when(sail('G5', 'F5', 1))
      .thenAccepted();
    state = from(state)
      .when(sail('F5', 'G5', 2))
      .thenExactly([moved('F5', 'G5', 2, 1, 0)]);
    state = from(state)
      .when(sail('G5', 'F5', 2))
      .thenExactly([moved('G5', 'F5', 2, 0, 0)]);
    from(state)
      .when(sail('F5', 'F6', 1))
      .thenExactly([moved('F5', 'F6', 1, 2, 1)]);
  });

  test.each([
    ['a fleet is recruited', { type: 'Recruit', seat: 0, at: 'F5' }],
    ['a port is built', { type: 'Build', seat: 0, island: 'is7', slot: 0 }],
    ['another voyage begins', { type: 'MoveFleets', seat: 0, from: 'C2', to: 'C1', fleets: 1 }],
  ] as const)('5.3 a voyage is over when %s', (_, command) => {
    const sailing = given(
      table(3),
      { type: 'IslandLanded', seat: 0, from: 'is7', island: 'is4', troops: 1, cost: 0 },
      turnOf('poseidon'),
    )
      .when(sail('G5', 'F5', 1))
      .thenAccepted();
    const after = from(sailing).when(command).thenAccepted();
    const fleetsThere = command.type === 'Recruit' ? 2 : 1;
    from(after)
      .when(sail('F5', 'F6', fleetsThere))
      .thenExactly([moved('F5', 'F6', fleetsThere, 2, 1)]);
  });

  test('5.4 entering a space with enemy fleets ends the voyage and begins a battle, without fleets dropped before', () => {
    let { state } = given(table(3), fleets(0, 'G5', 2), turnOf('poseidon'));
    state = from(state)
      .when(sail('G5', 'F5', 3))
      .thenAccepted();
    state = from(state)
      .when(sail('F5', 'F4', 2), [3, 0])
      .thenExactly([
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 2, cost: 0 },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 1], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
      ]);
    expect(cyclades.view(state, 'spectator').fleets).toContainEqual({ sea: 'F5', seat: 0, fleets: 1 });
    expect(cyclades.view(state, 'spectator').fleets).toContainEqual({ sea: 'F4', seat: 0, fleets: 2 });
    from(state)
      .when(sail('F4', 'F3', 1))
      .thenExactly([moved('F4', 'F3', 1, 2, 1)]);
  });
});
