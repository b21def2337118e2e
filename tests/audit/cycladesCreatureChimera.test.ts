import { describe, expect, test } from 'vitest';
import { figure, finish, krakenTo, laid, sell, sparse, table, use, withDiscards } from './model/creatureScene.ts';
import { command, emptied, place, raise, some } from './model/scene.ts';

/** The Chimera, and what she calls from the discard pile. */

const end = command('EndTurn', 0);

describe('The Chimera', () => {
  test('the Chimera uses a card of the discard pile for free, then all discards, hers included, are shuffled into the deck', () => {
    const at = withDiscards('chimera', ['griffon', 'kraken', 'sphinx']).play(use('chimera'));
    expect(at.gold(0)).toBe(16);
    expect(at.types(0)).toEqual(['UseCreature']);
    expect([at.refused(end), at.refused(use('fates')), at.refused(use('chimera'))]).toEqual([
      ...['creatureFirst', 'notInDiscards', 'notInDiscards'],
    ]);
    at.play(use('griffon', { target: 2 }));
    at.happened('CreatureCalled', 'GoldStolen', 'DiscardsShuffled');
    expect(at.gold(0)).toBe(26);
    expect(table(at)).toMatchObject({ discards: [], deck: 17 });
  });

  test('the Chimera needs a creature of the pile that can be used', () => {
    expect(withDiscards('chimera', []).refusedWith(use('chimera'))).toEqual({ creature: 'chimera' });
    expect(withDiscards('chimera', ['dryad', 'satyr']).refused(use('chimera'))).toBe('noTargetFor');
    const at = withDiscards('chimera', ['dryad', 'fates', 'griffon']).play(use('chimera'));
    expect(at.refused(use('dryad', { target: 1 }))).toBe('nothingToSteal');
  });

  test('the only possible use of the Chimera is automatic', () => {
    const at = withDiscards('chimera', ['fates', 'dryad']).play(use('chimera'));
    at.happened('CreatureBought', 'CreatureCalled', 'IncomeRepeated', 'DiscardsShuffled');
  });

  test('the effect is finished before the shuffle: sales, further steps, a resulting Metropolis', () => {
    const sphinx = withDiscards('chimera', ['sphinx', 'griffon']).play(use('chimera'), use('sphinx'), sell('troop', 'is1'));
    expect(table(sphinx).discards).toHaveLength(3);
    sphinx.play(finish);
    sphinx.happened('CreatureFinished', 'DiscardsShuffled');
    const kraken = withDiscards('chimera', ['kraken']).play(use('chimera'), use('kraken', { sea: 'A1' }), krakenTo('A2'));
    expect(table(kraken).discards).toHaveLength(2);
    kraken.play(finish);
    expect(table(kraken)).toMatchObject({ discards: [], deck: 17, kraken: 'A2' });
    const satyr = withDiscards(
      ...([
        'chimera',
        ['satyr', 'griffon'],
        ...some('PhilosopherRecruited', 0, 3),
        ...some('PhilosopherRecruited', 1, 1),
      ] as const),
    ).play(use('chimera'));
    satyr.play(use('satyr', { target: 1 }));
    satyr.happened('CreatureCalled', 'PhilosopherStolen', 'MetropolisDue', 'PhilosophersDiscarded');
    expect(table(satyr).discards).toHaveLength(3);
    satyr.play(command('PlaceMetropolis', 0, { island: 'is7' }));
    satyr.happened('MetropolisPlaced', 'DiscardsShuffled');
  });

  test('the card of a land figure stays with its buyer and is discarded when the figure leaves', () => {
    const at = withDiscards('chimera', ['chiron', 'griffon']).play(use('chimera'), use('chiron', { island: 'is4' }));
    expect(table(at)).toMatchObject({ discards: [], deck: 16, figures: [{ creature: 'chiron', seat: 0, island: 'is4' }] });
  });

  test('a seat that her Pegasus eliminates leaves before the shuffle, and its figures’ cards are shuffled in', () => {
    const at = sparse(
      ...(['chimera', 'zeus', place(0, ['is1', 'is7']), place(1, ['is2', 'is5']), place(2, ['is8']), emptied(2, 'is8')] as const),
      ...[...raise(0, 'is1'), ...raise(2, 'is8'), figure(2, 'medusa', 'is2'), figure(1, 'chiron', 'is3')],
    ).given(...laid(['chimera'], ['pegasus', 'griffon']));
    at.play(use('chimera'), use('pegasus', { from: 'is7', to: 'is8', troops: 1 }));
    const types = at.told.map(({ type }) => type);
    expect(types.indexOf('SeatEliminated')).toBeGreaterThan(types.indexOf('IslandLanded'));
    expect(types.at(-1)).toBe('DiscardsShuffled');
    expect(table(at)).toMatchObject({ discards: [], deck: 16, figures: [{ creature: 'chiron', seat: 1, island: 'is3' }] });
  });
});
