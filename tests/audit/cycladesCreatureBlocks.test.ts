import { describe, expect, test } from 'vitest';
import {
  figure,
  finish,
  kraken,
  krakenTo,
  laid,
  named,
  push,
  sail,
  sparse,
  table,
  targets,
  use,
  withCard,
} from './model/creatureScene.ts';
import { command, fleets, place, type Scene, scene, type Told, threeSeats } from './model/scene.ts';

/** Polyphemus and the Kraken, who close sea spaces. */

const recruit = (at: string): Told => command('Recruit', 0, { at });
const end = command('EndTurn', 0);

const homes = [place(0, ['is1']), place(1, ['is7']), place(2, ['is8'])];

describe('Polyphemus', () => {
  // Around is1 lie A1, B2, C1 and C2; beyond them A2, B3, D1 and D3.
  const beside = (...placed: readonly Told[]): Scene => sparse('polyphemus', 'zeus', ...homes, ...placed);
  const come = use('polyphemus', { island: 'is1' });

  test('the buyer of Polyphemus pushes the fleets of each space one space away, own ones included', () => {
    const at = beside(place(0, [], ['B2']), place(1, [], ['A1']), ...fleets(1, 'A1', 2)).play(come);
    expect(at.listed(0, 'PushFleets')).toEqual(
      expect.arrayContaining([
        { from: 'A1', to: 'A2' },
        { from: 'B2', to: 'A2' },
        { from: 'B2', to: 'B3' },
      ]),
    );
    expect(at.listed(0, 'PushFleets')).toHaveLength(3);
    expect(at.types(0)).toEqual(['PushFleets']);
    expect([at.refused(end), at.refused(finish), at.refused(push('B2', 'A1')), at.refused(push('A2', 'B3'))]).toEqual([
      ...['creatureFirst', expect.any(String), 'noPushThere', 'notBesidePolyphemus'],
    ]);
    at.play(push('B2', 'B3'));
    // The only remaining push is automatic: three fleets of seat 1 together.
    at.happened('FleetsPushed', 'FleetsPushed', 'CreatureFinished');
    expect([at.fleets('A2'), at.fleets('B3'), at.fleets('A1'), at.fleets('B2')]).toEqual([[1, 3], [0, 1], undefined, undefined]);
  });

  test('each push depends on those before it: an occupied space is closed to others, and fleets without a space are lost', () => {
    const at = beside(place(0, [], ['B2']), place(1, [], ['A1'])).play(come, push('B2', 'A2'));
    expect([at.fleets('A2'), at.fleets('A1')]).toEqual([[0, 1], undefined]);
    expect(at.told.find(({ type }) => type === 'FleetsSunk')).toEqual({
      type: 'FleetsSunk',
      by: 'polyphemus',
      owner: 1,
      sea: 'A1',
      fleets: 1,
    });
  });

  test('fleets may be pushed to a space of their owner, but not to the Kraken or an enemy; a fleet with a legal space is never lost', () => {
    const at = beside(place(1, [], ['C1', 'C2', 'D1', 'D3']), place(2, [], ['A1', 'B2']), kraken('A2')).play(come);
    // A1 had only the Kraken's space to go to; C1, C2 and B2 one each.
    expect(at.told.filter(({ type }) => type === 'FleetsSunk')).toEqual([
      { type: 'FleetsSunk', by: 'polyphemus', owner: 2, sea: 'A1', fleets: 1 },
    ]);
    expect(at.listed(0, 'PushFleets')).toHaveLength(3);
    at.play(push('C1', 'D1'), push('C2', 'D3'));
    expect([at.fleets('D1'), at.fleets('D3'), at.fleets('B3')]).toEqual([
      [1, 2],
      [1, 2],
      [2, 1],
    ]);
    const enemy = beside(place(1, [], ['C1']), place(2, [], ['D1'])).play(come);
    expect(enemy.told.map(({ type }) => type)).toContain('FleetsSunk');
    expect(enemy.fleets('D1')).toEqual([2, 1]);
  });

  test('no fleet may enter, be built or retreat beside Polyphemus', () => {
    const at = scene(3).given(
      ...threeSeats('poseidon', ...laid(['giant']), figure(1, 'polyphemus', 'is6')),
      place(0, [], ['E4']),
    );
    // G5 lies next to him, where seat 0 still has a fleet of before: it may leave, not come back.
    expect(at.refusedWith(sail('E4', 'F4'))).toEqual({ sea: 'F4', by: 'polyphemus' });
    expect(at.refusedWith(recruit('H4'))).toEqual({ sea: 'H4', by: 'polyphemus' });
    expect(at.listed(0, 'Recruit').map((one) => one.at)).not.toContain('H4');
    at.play(sail('G5', 'F6'));
    expect(at.refused(sail('F6', 'G5'))).toBe('seaBlocked');
    const fight = scene(3).given(
      ...threeSeats('poseidon', ...laid(['giant']), figure(1, 'polyphemus', 'is6'), ...fleets(0, 'D3', 3), ...fleets(2, 'E4', 3)),
    );
    fight.dice([1, 1]).play(sail('D3', 'E4', 3));
    expect(fight.active()).toEqual([2]);
    // F4, seat 2's own, and F5 lie next to him; D4 is seat 1's.
    expect(fight.listed(2, 'Retreat')).toEqual([{ to: 'D3' }]);
  });
});

describe('The Kraken', () => {
  test('the Kraken sinks fleets on any sea space, own ones included, and on each further space for 1 GP', () => {
    const at = withCard('kraken', 'ares', ...fleets(1, 'D3', 2));
    expect(targets(at, 'kraken')).toHaveLength(30);
    at.play(use('kraken', { sea: 'C2' }));
    expect(at.told).toMatchObject([
      { cost: 4 },
      { type: 'KrakenPlaced', sea: 'C2' },
      { type: 'FleetsSunk', by: 'kraken', owner: 0, sea: 'C2', fleets: 1 },
    ]);
    expect(
      at
        .listed(0, 'MoveKraken')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['B2', 'C1', 'D3']);
    expect([at.refused(krakenTo('D4')), at.refused(end)]).toEqual(['seasNotAdjacent', 'creatureFirst']);
    at.play(krakenTo('D3'), krakenTo('D4'), finish);
    expect(at.gold(0)).toBe(14);
    expect([at.fleets('C2'), at.fleets('D3'), at.fleets('D4')]).toEqual([undefined, undefined, undefined]);
    expect(table(at)).toMatchObject({ kraken: 'D4', discards: ['kraken'] });
  });

  test('the Kraken stays and belongs to nobody: no fleet enters, is built or retreats there', () => {
    const at = scene(3).given(
      ...threeSeats('poseidon', ...laid(['giant']), kraken('C1'), ...fleets(0, 'D1', 3), ...fleets(2, 'E2', 3)),
    );
    expect([at.refused(recruit('C1')), at.refused(sail('C2', 'C1'))]).toEqual(['seaBlocked', 'seaBlocked']);
    expect(at.refusedWith(sail('D1', 'C1'))).toEqual({ sea: 'C1', by: 'kraken' });
    at.dice([1, 1]).play(sail('D1', 'E1', 3), sail('E1', 'E2', 3));
    expect(
      at
        .listed(2, 'Retreat')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['D1', 'E1', 'F3']);
    at.play(command('Retreat', 2, { to: 'D1' }));
    expect(at.refused(sail('E2', 'C1'))).toBe('seasNotAdjacent');
  });

  test('a Kraken used again may be put anywhere, also next to Polyphemus, and his old space is open again', () => {
    const at = sparse('kraken', 'ares', ...homes, place(1, [], ['B3']), kraken('A1'), figure(2, 'polyphemus', 'is1'));
    expect(named(at, 'kraken', 'sea')).toContain('A1');
    at.play(use('kraken', { sea: 'A2' }), krakenTo('B2'), krakenTo('B3'));
    expect(at.fleets('B3')).toBeUndefined();
    expect(table(at).kraken).toBe('B3');
  });

  test('a seat without gold is still asked for a step of the Kraken when gold is secret, but not when it is open', () => {
    const poor = (options: Readonly<Record<string, string>>): Scene =>
      scene(3, options).given(...threeSeats('ares', ...laid(['kraken'])), { type: 'GoldDealt', seat: 0, gold: 4 });
    const secret = poor({}).play(use('kraken', { sea: 'A1' }));
    expect(secret.listed(0, 'FinishCreature')).toHaveLength(1);
    expect(secret.refusedWith(krakenTo('A2'))).toEqual({ cost: 1, gold: 0 });
    expect(secret.types(0)).toEqual(['FinishCreature']);
    const open = poor({ gold: 'open' }).play(use('kraken', { sea: 'A1' }));
    expect(open.told.at(-1)).toMatchObject({ type: 'CreatureFinished' });
  });
});
