import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { from, given, philosophers, table, troops, turnOf } from '../../support/fakes/given.ts';
import { discarded, onTrack, use } from '../../support/fakes/givenCreatures.ts';

const END: Command = { type: 'EndTurn', seat: 0 };

describe('10 Seats without a person', () => {
  test('10.1 a seat without a person goes to Apollo', () => {
    expect(cyclades.safeMove(given(table(3)).state, 0)).toEqual({ type: 'PlaceBid', seat: 0, god: 'apollo' });
  });

  test('10.1 a seat without a person takes no action', () => {
    expect(cyclades.safeMove(given(table(3), turnOf('ares')).state, 0)).toEqual(END);
  });

  test('10.1 a seat without a person never retreats', () => {
    const { state } = given(
      table(3),
      troops(0, 'is1', 2),
      troops(1, 'is2', 2),
      turnOf('ares'),
      {
        type: 'LandBattleBegan',
        seat: 0,
        defender: 1,
        from: 'is1',
        at: 'is2',
        troops: 2,
        cost: 1,
      },
      { type: 'BattleRound', dice: [0, 0], strength: [2, 3], lost: [1, 0] },
    );
    expect(cyclades.safeMove(state, 0)).toEqual({ type: 'Fight', seat: 0 });
  });

  test('10.1 a seat without a person takes the first option of a mandatory choice', () => {
    expect(cyclades.safeMove(given(table(3), philosophers(0, 3), turnOf('athena')).state, 0)).toEqual({
      type: 'Recruit',
      seat: 0,
    });
    const marker = given(table(3), turnOf('apollo'), { type: 'ApolloGave', seat: 0, gold: 1, marker: true }).state;
    expect(cyclades.safeMove(marker, 0)).toEqual({ type: 'PlaceProsperity', seat: 0, island: 'is1' });
  });

  const inUse = (creature: 'chimera' | 'sphinx' | 'sylph' | 'polyphemus' | 'kraken', command: Command) =>
    cyclades.safeMove(
      given(table(3), onTrack(creature), discarded('griffon', 'fates'), turnOf('athena')).when(command).thenAccepted(),
      0,
    );

  test('10.1 a seat without a person buys no creature', () => {
    const { state } = given(table(3), onTrack('fates', 'sylph', 'kraken'), turnOf('athena'));
    expect(cyclades.safeMove(state, 0)).toEqual(END);
  });

  test('10.1 a seat without a person finishes a creature as soon as it may', () => {
    const finish = { type: 'FinishCreature', seat: 0 };
    expect(inUse('sylph', use('sylph'))).toEqual(finish);
    expect(inUse('kraken', use('kraken', { sea: 'A1' }))).toEqual(finish);
    expect(inUse('sphinx', use('sphinx'))).toEqual({ type: 'SellPiece', seat: 0, piece: 'troop', at: 'is1' });
    expect(inUse('chimera', use('chimera'))).toEqual(use('griffon', { target: 1 }));
    expect(inUse('polyphemus', use('polyphemus', { island: 'is6' }))).toEqual({
      type: 'PushFleets',
      seat: 0,
      from: 'F4',
      to: 'E4',
    });
  });

  test('10.1 a seat without a person sells no more than it must', () => {
    const asked = given(table(3), onTrack('sphinx'), turnOf('athena')).when(use('sphinx')).thenAccepted();
    const sold = from(asked).when({ type: 'SellPiece', seat: 0, piece: 'fleet', at: 'C2' }).thenAccepted();
    expect(cyclades.safeMove(sold, 0)).toEqual({ type: 'FinishCreature', seat: 0 });
  });
});
