import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { fleets, from, given, owns, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const FINISH: Command = { type: 'FinishCreature', seat: 0 };
const END: Command = { type: 'EndTurn', seat: 0 };
const step = (to: string): Command => ({ type: 'MoveKraken', seat: 0, to });
const stepped = (to: string): Event => ({ type: 'KrakenMoved', seat: 0, to, cost: 1 });
const placed = (sea: string): Event => ({ type: 'KrakenPlaced', seat: 0, sea });
const sunk = (owner: number, sea: string, count = 1): Event => ({ type: 'FleetsSunk', by: 'kraken', owner, sea, fleets: count });

const withKraken = (gold: number, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3, { gold }), onTrack('kraken'), ...more, turnOf('athena'));

describe('13 Kraken', () => {
  test('13.15 the Kraken is put on any sea space, and fleets of all seats sink there', () => {
    const position = withKraken(4, fleets(1, 'D4', 2));
    expect(position.choices(0, 'UseCreature')).toEqual(boardOf(3).seas.map(({ id }) => ({ creature: 'kraken', sea: id })));
    position.when(use('kraken', { sea: 'is1' })).thenRejected('noSuchSea', { sea: 'is1' });
    position.when(use('kraken', { sea: 'A1' })).thenExactly([bought('kraken', 4), placed('A1')]);
    const after = position.when(use('kraken', { sea: 'D4' })).thenExactly([bought('kraken', 4), placed('D4'), sunk(1, 'D4', 3)]);
    expect(cyclades.view(after, 2)).toMatchObject({ kraken: 'D4', turn: { effect: { creature: 'kraken' } } });
    expect(cyclades.view(after, 2).seats[1]?.fleets).toBe(1);
    position.when(use('kraken', { sea: 'G5' })).thenExactly([bought('kraken', 4), placed('G5'), sunk(0, 'G5')]);
  });

  test('13.15 further steps of the Kraken cost 1 GP each, and sink fleets on each space', () => {
    const asked = withKraken(7)
      .when(use('kraken', { sea: 'C2' }))
      .thenExactly([bought('kraken', 4), placed('C2'), sunk(0, 'C2')]);
    expect(from(asked).legal(0)).toEqual(expect.arrayContaining([step('B2'), step('C1'), step('D3'), FINISH]));
    expect(from(asked).legal(0)).toHaveLength(4);
    from(asked).when(step('D4')).thenRejected('seasNotAdjacent', { from: 'C2', to: 'D4' });
    from(asked).when(step('is1')).thenRejected('noSuchSea', { sea: 'is1' });
    from(asked).when(END).thenRejected('creatureFirst', { creature: 'kraken' });
    const one = from(asked)
      .when(step('D3'))
      .thenExactly([stepped('D3')]);
    const two = from(one)
      .when(step('D4'))
      .thenExactly([stepped('D4'), sunk(1, 'D4')]);
    const three = from(two)
      .when(step('E4'))
      .thenExactly([stepped('E4')]);
    expect(three.seats[0]?.gold).toBe(0);
    expect(cyclades.view(three, 1).kraken).toBe('E4');
    from(three).when(step('F4')).thenRejected('goldShort', { cost: 1, gold: 0 });
    expect(from(three).legal(0)).toEqual([FINISH]);
    const done = from(three)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }]);
    from(done).when(step('F4')).thenRejected('noCreatureInUse', {});
    from(done).when(END).thenAccepted();
  });

  test('13.15 the Kraken may stop where he was put, and return to a space', () => {
    const asked = withKraken(9)
      .when(use('kraken', { sea: 'A1' }))
      .thenAccepted();
    from(asked)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }]);
    const there = from(asked).when(step('A2')).thenAccepted();
    from(there)
      .when(step('A1'))
      .thenExactly([stepped('A1')]);
  });

  test('11.15 a seat without gold is asked for a step of the Kraken when gold is secret, but not when it is open', () => {
    withKraken(4)
      .when(use('kraken', { sea: 'A1' }))
      .thenExactly([bought('kraken', 4), placed('A1')]);
    given(table(3, { gold: 5, options: { gold: 'open' } }), onTrack('kraken'), turnOf('athena'))
      .when(use('kraken', { sea: 'A1' }))
      .thenExactly([bought('kraken', 4), placed('A1')]);
    given(table(3, { gold: 4, options: { gold: 'open' } }), onTrack('kraken'), turnOf('athena'))
      .when(use('kraken', { sea: 'A1' }))
      .thenExactly([bought('kraken', 4), placed('A1'), { type: 'CreatureFinished', seat: 0 }]);
  });

  test('13.16 the Kraken stays through later turns and cycles', () => {
    const later = given(
      table(3, { gods: ['ares', 'zeus'] }),
      krakenAt('A1'),
      { type: 'CycleBegan', cycle: 2, gods: ['ares', 'zeus'] },
      { type: 'BidPlaced', seat: 0, god: 'zeus', amount: 1 },
      turnOf('ares', 1),
    )
      .when({ type: 'EndTurn', seat: 1 })
      .thenExactly([
        { type: 'TurnEnded', seat: 1 },
        { type: 'TurnBegan', seat: 0, god: 'zeus' },
      ]);
    expect(cyclades.view(later, 0).kraken).toBe('A1');
  });

  test('13.17 no fleet may enter the Kraken’s space or be built there', () => {
    const position = given(table(3), krakenAt('F6'), turnOf('poseidon'));
    position
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F6', fleets: 1 })
      .thenRejected('seaBlocked', { sea: 'F6', by: 'kraken' });
    position.when({ type: 'Recruit', seat: 0, at: 'F6' }).thenRejected('seaBlocked', { sea: 'F6', by: 'kraken' });
    expect(position.choices(0, 'MoveFleets').map(({ to }) => to)).not.toContain('F6');
    expect(position.choices(0, 'Recruit').map(({ at }) => at)).not.toContain('F6');
    given(table(3), turnOf('poseidon')).when({ type: 'Recruit', seat: 0, at: 'F6' }).thenAccepted();
  });

  test('13.17 no fleet may retreat to the Kraken’s space', () => {
    const fight = (...more: readonly (readonly Event[])[]) =>
      from(
        given(table(3), fleets(0, 'F5', 3), fleets(2, 'F4', 2), ...more, turnOf('poseidon'))
          .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F4', fleets: 3 }, [1, 1])
          .thenAccepted(),
      );
    expect(fight().choices(2, 'Retreat')).toEqual([{ to: 'E4' }, { to: 'F3' }, { to: 'F5' }, { to: 'G3' }]);
    const asked = fight(krakenAt('F3'));
    expect(asked.choices(2, 'Retreat')).toEqual([{ to: 'E4' }, { to: 'F5' }, { to: 'G3' }]);
    asked.when({ type: 'Retreat', seat: 2, to: 'F3' }).thenRejected('noRetreatThere', { to: 'F3', places: ['E4', 'F5', 'G3'] });
  });

  test('13.18 the Kraken’s card is discarded immediately', () => {
    const after = withKraken(4, discarded('giant'))
      .when(use('kraken', { sea: 'A1' }))
      .thenAccepted();
    expect(cyclades.view(after, 0)).toMatchObject({ discards: ['giant', 'kraken'], deck: 15 });
  });

  test('13.18 a Kraken used again may be put anywhere, even on his old space', () => {
    const position = given(table(3, { gold: 5 }), krakenAt('A1'), onTrack('kraken'), turnOf('athena'));
    expect(position.choices(0, 'UseCreature')).toHaveLength(30);
    const again = position.when(use('kraken', { sea: 'K2' })).thenExactly([bought('kraken', 4), placed('K2'), sunk(2, 'K2')]);
    expect(again.seats[0]?.gold).toBe(1);
    expect(cyclades.view(again, 0).kraken).toBe('K2');
    position.when(use('kraken', { sea: 'A1' })).thenExactly([bought('kraken', 4), placed('A1')]);
    const freed = from(again).when(FINISH).thenAccepted();
    expect(freed.kraken).toBe('K2');
  });

  test('13.19 the Kraken may pass and stop beside Polyphemus', () => {
    const asked = withKraken(9, figure(1, 'polyphemus', 'is6'))
      .when(use('kraken', { sea: 'F6' }))
      .thenAccepted();
    const beside = from(asked)
      .when(step('G5'))
      .thenExactly([stepped('G5'), sunk(0, 'G5')]);
    from(beside).when(FINISH).thenAccepted();
    from(beside)
      .when(step('H4'))
      .thenExactly([stepped('H4')]);
    withKraken(4, figure(1, 'polyphemus', 'is6'))
      .when(use('kraken', { sea: 'F5' }))
      .thenAccepted();
  });

  test('13.19 the buyer’s fleets cannot pass the Kraken either', () => {
    const after = given(table(3), onTrack('kraken'), turnOf('poseidon'))
      .when(use('kraken', { sea: 'F5' }))
      .thenAccepted();
    const done = from(after).when(FINISH).thenAccepted();
    from(done)
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 })
      .thenRejected('seaBlocked', { sea: 'F5', by: 'kraken' });
    from(done).when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F6', fleets: 1 }).thenAccepted();
  });

  test('13.15 sunk fleets collect no trade income and break a chain', () => {
    const after = withKraken(9, owns(0, 'is6'))
      .when(use('kraken', { sea: 'F1' }))
      .thenAccepted();
    expect(cyclades.view(after, 0).seats[1]?.income).toBe(1);
    const broken = given(table(3), onTrack('kraken'), turnOf('ares'))
      .when(use('kraken', { sea: 'C2' }))
      .thenAccepted();
    const done = from(broken).when(FINISH).thenAccepted();
    from(done)
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is3', troops: 1 })
      .thenRejected('islandsNotLinked', { from: 'is1', to: 'is3' });
  });
});
