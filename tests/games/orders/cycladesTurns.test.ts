import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { cycladesOrders } from '#games/cyclades/orders/index.ts';
import type { Order, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import { roundsWon } from '#games/cyclades/orders/retreating.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import { built, fleets, from, given, owns, table, troops, turnOf } from '../../support/fakes/given.ts';
import { onTrack, use } from '../../support/fakes/givenCreatures.ts';
import { asking } from './standing.ts';

const asked = asking(cyclades, cycladesOrders);
const FIGHT: Command = { type: 'Fight', seat: 0 };
const retreat = (to: string): Command => ({ type: 'Retreat', seat: 0, to });
const retreatFrom = (front: string, more: Omit<RetreatFrom, 'type' | 'front'> = {}): Order => ({
  type: 'RetreatFrom',
  front,
  ...more,
});

/** Seat 0 fights at is2 with these numbers of troops against seat 1, after a round in which it lost one; it may go back to is1. */
const beach = (attackers: number, defenders: number, ...more: readonly (Event | readonly Event[])[]) =>
  given(
    table(3),
    troops(0, 'is1', attackers),
    troops(1, 'is2', defenders - 1),
    ...more,
    turnOf('ares'),
    { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: attackers + 1, cost: 1 },
    { type: 'BattleRound', dice: [0, 3], strength: [attackers + 1, defenders + 3], lost: [1, 0] },
  ).state;

describe('14 Standing orders: battles', () => {
  test('14.5 a seat fights on, or retreats immediately, as ordered for the place of the battle', () => {
    asked(beach(2, 2), 0, { type: 'FightOn', front: 'is2' }).thenCommand(FIGHT);
    asked(beach(2, 2), 0, retreatFrom('is2')).thenCommand(retreat('is1'));
    asked(beach(2, 2), 0, retreatFrom('is3')).thenAsked();
  });

  test('14.5 an order for everywhere applies where there is none for the place', () => {
    asked(beach(2, 2), 0, retreatFrom('everywhere')).thenCommand(retreat('is1'));
    asked(beach(2, 2), 0, retreatFrom('everywhere'), { type: 'FightOn', front: 'is2' }).thenCommand(FIGHT);
    asked(beach(2, 2), 0, retreatFrom('everywhere'), { type: 'FightOn', front: 'is3' }).thenCommand(retreat('is1'));
  });

  test('14.5 an order for a place remains in effect until it is changed', () => {
    const order = retreatFrom('is2');
    expect(asked(beach(2, 2), 0, order).answer?.left).toEqual([order]);
  });

  test.each([
    [2, 3, 1, retreat('is1')],
    [2, 3, 2, FIGHT],
    [2, 2, 1, FIGHT],
    [1, 4, 3, retreat('is1')],
  ] as const)(
    '14.6 a side of %i units against %i retreats only if it is outnumbered by at least %i',
    (own, other, outnumberedBy, command) => {
      asked(beach(own, other), 0, retreatFrom('is2', { when: { outnumberedBy } })).thenCommand(command);
    },
  );

  test('14.6 buildings do not count when units are compared', () => {
    const walled = beach(2, 2, built(1, 'fortress', 'is2', 0));
    asked(walled, 0, retreatFrom('is2', { when: { outnumberedBy: 1 } })).thenCommand(FIGHT);
  });

  const battle = (units: readonly [number, number], more: Partial<BattleView> = {}): BattleView => ({
    ...{ at: 'is2', from: 'is1', attacker: 0, defender: 1, minotaur: false, units, defences: 0, asked: 0 },
    ...more,
  });

  test.each<readonly [string, number, BattleView]>([
    ['as many units', 13, battle([2, 2])],
    ['one more', 23, battle([3, 2])],
    ['one fewer', 5, battle([2, 3])],
    ['four fewer', 0, battle([1, 5])],
    ['four more', 36, battle([5, 1])],
    ['a fortress against it', 5, battle([2, 2], { defences: 1 })],
    ['the Minotaur against it', 13, battle([3, 1], { minotaur: true })],
    ['a fortress of its own', 23, battle([2, 2], { defences: 1, asked: 1 })],
    ['one fewer in defence', 5, battle([3, 2], { asked: 1 })],
  ])('14.7 with %s a side wins %i of 36 pairs of throws', (_, won, fought) => {
    expect(roundsWon(fought)).toBe(won);
  });

  test('14.7 a seat retreats when the odds of the next round are below the ordered percentage', () => {
    asked(beach(2, 2), 0, retreatFrom('is2', { when: { oddsBelow: 36 } })).thenCommand(FIGHT);
    asked(beach(2, 2), 0, retreatFrom('is2', { when: { oddsBelow: 37 } })).thenCommand(retreat('is1'));
    const half = beach(3, 2);
    asked(half, 0, retreatFrom('is2', { when: { oddsBelow: 63 } })).thenCommand(FIGHT);
    asked(half, 0, retreatFrom('is2', { when: { oddsBelow: 64 } })).thenCommand(retreat('is1'));
  });

  test('14.7 odds equal to the ordered percentage are not below it', () => {
    asked(beach(5, 1), 0, retreatFrom('is2', { when: { oddsBelow: 100 } })).thenCommand(FIGHT);
    asked(beach(4, 1), 0, retreatFrom('is2', { when: { oddsBelow: 97 } })).thenCommand(FIGHT);
    asked(beach(4, 1), 0, retreatFrom('is2', { when: { oddsBelow: 98 } })).thenCommand(retreat('is1'));
  });

  /** Seat 0 may retreat to is1 with two troops, or to is3 with none. */
  const twoWays = beach(2, 2, troops(0, 'is1', 2), owns(0, 'is3'), fleets(0, 'D3'), fleets(0, 'C3'));

  test('14.8 a seat retreats to the first listed place that is open', () => {
    expect(cyclades.legalMoves(twoWays, 0)).toContainEqual(retreat('is3'));
    asked(twoWays, 0, retreatFrom('is2', { to: ['is8', 'is3', 'is1'] })).thenCommand(retreat('is3'));
  });

  test('14.8 without a listed place a seat retreats to where it has the most units', () => {
    asked(twoWays, 0, retreatFrom('is2')).thenCommand(retreat('is1'));
    const otherWay = beach(2, 2, owns(0, 'is3', 7), fleets(0, 'D3'), fleets(0, 'C3'));
    asked(otherWay, 0, retreatFrom('is2')).thenCommand(retreat('is3'));
  });

  test('14.8 when none of the listed places is open the order is removed, and the seat is asked', () => {
    asked(twoWays, 0, retreatFrom('is2', { to: ['is8'] })).thenSkipped('retreatCutOff', {
      front: 'is2',
      to: ['is8'],
      places: ['is1', 'is3'],
    });
  });

  test('14.8 fleets also retreat to where the seat has the most units', () => {
    const straits = given(
      table(3),
      fleets(0, 'F5', 2),
      fleets(0, 'E4', 3),
      fleets(2, 'F4', 1),
      turnOf('poseidon'),
      { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 2, cost: 1 },
      { type: 'BattleRound', dice: [0, 3], strength: [2, 5], lost: [1, 0] },
      { type: 'FoughtOn', seat: 2 },
    ).state;
    const open = cyclades.legalMoves(straits, 0).flatMap((move) => (move.type === 'Retreat' ? [move.to] : []));
    expect(open).toContain('E4');
    expect(open.length).toBeGreaterThan(1);
    asked(straits, 0, retreatFrom('F4')).thenCommand(retreat('E4'));
  });
});

describe('14 Standing orders: turns', () => {
  const marker = (...more: readonly (Event | readonly Event[])[]) =>
    given(...more, turnOf('apollo'), { type: 'ApolloGave', seat: 0, gold: 1, marker: true }).state;

  test('14.9 the prosperity marker goes to the ordered island, and the order is used up', () => {
    const end: Order = { type: 'EndSpentTurn' };
    const island: Order = { type: 'ProsperityIsland', island: 'is5' };
    const { answer } = asked(marker(table(3)), 0, island, end);
    expect(answer).toEqual({ command: { type: 'PlaceProsperity', seat: 0, island: 'is5' }, left: [end], by: island });
  });

  test('14.9 the order is removed when the marker may go only to own islands and the ordered one is lost', () => {
    const own = marker(table(3, { options: { apolloMarker: 'own' } }));
    asked(own, 0, { type: 'ProsperityIsland', island: 'is5' }).thenSkipped('notYourIsland', { island: 'is5' });
    asked(own, 0, { type: 'ProsperityIsland', island: 'is7' }).thenCommand({ type: 'PlaceProsperity', seat: 0, island: 'is7' });
  });

  const SPENT: Order = { type: 'EndSpentTurn' };

  test('14.10 a turn in which nothing more can be paid ends, and so does the next one', () => {
    const poor = table(3, { gold: [0, 20, 20] });
    const spent = given(poor, turnOf('zeus'), { type: 'PriestRecruited', seat: 0, cost: 0 }).state;
    const { answer } = asked(spent, 0, SPENT);
    expect(answer).toEqual({ command: { type: 'EndTurn', seat: 0 }, left: [SPENT], by: SPENT });
  });

  test('14.10 the seat is asked while any other action is possible', () => {
    asked(given(table(3, { gold: [0, 20, 20] }), turnOf('zeus')).state, 0, SPENT).thenAsked();
    asked(
      given(table(3, { gold: [2, 20, 20] }), turnOf('zeus'), { type: 'PriestRecruited', seat: 0, cost: 0 }).state,
      0,
      SPENT,
    ).thenAsked();
  });

  test('14.10 the turn ends when that is the only move', () => {
    const { state } = given(table(3), turnOf('zeus'));
    const moves = cyclades.legalMoves(state, 0).toReversed();
    expect(moves[0]).toEqual({ type: 'EndTurn', seat: 0 });
    expect(cycladesOrders.ordered([SPENT], cyclades.view(state, 0), moves)).toBeUndefined();
  });

  test('14.10 a Kraken whose next step cannot be paid stays', () => {
    const called = given(table(3, { gold: [4, 20, 20] }), onTrack('kraken'), turnOf('athena'));
    const afloat = called.when(use('kraken', { sea: 'A1' })).thenAccepted();
    const moves = cyclades.legalMoves(afloat, 0);
    expect(moves).toEqual([{ type: 'FinishCreature', seat: 0 }]);
    asked(from(afloat).state, 0, SPENT).thenCommand({ type: 'FinishCreature', seat: 0 });
  });

  test('orders do not apply to a seat that does not have to act', () => {
    const view = cyclades.view(given(table(3)).state, 1);
    expect(cycladesOrders.ordered([{ type: 'EndSpentTurn' }], view, [])).toBeUndefined();
  });
});
