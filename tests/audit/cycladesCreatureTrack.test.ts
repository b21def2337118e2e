import { describe, expect, test } from 'vitest';
import { cards, laid, table, use, used, withCard } from './model/creatureScene.ts';
import { CARDS } from './model/position.ts';
import {
  build,
  command,
  cycle,
  gold,
  order,
  place,
  raise,
  type Scene,
  scene,
  some,
  type Told,
  threeSeats,
  turn,
} from './model/scene.ts';

/** The creature track from cycle to cycle, what its cards cost, and Zeus’s swap. */

const swap = (creature: string): Told => command('SwapCreature', 0, { creature });
const end = command('EndTurn', 0);

/** The end of a cycle with this track: seat 0 has the only turn and ends it. */
const nextTrack = (
  number: number,
  track: readonly string[],
  gone: readonly string[] = [],
  discards: readonly string[] = [],
): Scene =>
  scene(3)
    .given(
      ...[place(0, ['is1']), place(1, ['is2']), place(2, ['is3']), ...gold(9, 9, 9), order(0, 1, 2)],
      ...[cycle(number, 'zeus', 'ares'), ...laid(track, discards), ...used(...gone), ...turn(0, 'zeus')],
    )
    .play(end);

describe('The creature track', () => {
  test('the track of cycle 1 has one card, at 4', () => {
    const at = scene(3, {}, 'first', true);
    expect(cards(at)).toEqual([expect.any(String), undefined, undefined]);
    expect(table(at)).toMatchObject({ deck: 16, discards: [] });
    expect(table(at).track[0]?.cost).toBe(4);
  });

  test('in cycle 2 the card moves to 3 and a new one comes at 4; if it was used, two new ones come at 4 and 3', () => {
    const unused = cards(nextTrack(1, ['giant']));
    expect(unused).toEqual([expect.any(String), 'giant', undefined]);
    const gone = nextTrack(1, ['giant'], ['giant']);
    expect(cards(gone)).toEqual([expect.any(String), expect.any(String), undefined]);
    expect(cards(gone)).not.toContain('giant');
    expect(table(gone).discards).toEqual(['giant']);
  });

  test('from cycle 3 on the track has three cards; remaining ones shift right', () => {
    const both = nextTrack(2, ['giant', 'harpy']);
    expect(cards(both).slice(1)).toEqual(['giant', 'harpy']);
    expect(table(both)).toMatchObject({ deck: 14, discards: [] });
    expect(cards(nextTrack(2, ['giant', 'harpy'], ['harpy']))[2]).toBe('giant');
  });

  test('the Minotaur at 2 is discarded, Pegasus slides to 2, 3 and 4 are refilled: the card at 3 had been used', () => {
    const at = nextTrack(5, ['pegasus', 'sphinx', 'minotaur'], ['sphinx']);
    expect(cards(at)[2]).toBe('pegasus');
    expect(cards(at)).not.toContain('minotaur');
    expect(new Set(cards(at)).size).toBe(3);
    expect(table(at)).toMatchObject({ discards: ['sphinx', 'minotaur'], deck: 12 });
  });

  test('the shuffled discard pile replaces an empty deck; the first card drawn goes to the cheapest empty space', () => {
    const last = 'kraken';
    const pile = CARDS.filter((card) => !['giant', 'harpy', 'sylph', last].includes(card));
    const at = nextTrack(4, ['giant', 'harpy', 'sylph'], ['giant', 'harpy'], pile);
    expect(cards(at)[2]).toBe(last);
    expect(new Set(cards(at)).size).toBe(3);
    expect(table(at)).toMatchObject({ discards: [], deck: 14 });
  });

  test('the deck is shuffled only when a card must be drawn and none is left', () => {
    const pile = CARDS.filter((card) => !['giant', 'harpy', 'sylph', 'kraken'].includes(card));
    const at = nextTrack(4, ['giant', 'harpy', 'sylph'], [], pile);
    expect(cards(at)).toEqual(['kraken', 'giant', 'harpy']);
    expect(table(at)).toMatchObject({ deck: 0, discards: [...pile, 'sylph'] });
  });

  test('without creatures there is no track, nothing to buy and nothing to swap', () => {
    const at = scene(3, { creatures: 'none' }).given(...threeSeats('zeus'));
    expect(table(at)).toMatchObject({ track: [], deck: 0, discards: [] });
    expect([at.refused(use('fates')), at.refused(swap('fates'))]).toEqual(['notOnTrack', 'notOnTrack']);
    expect(at.types(0)).not.toContain('UseCreature');
    at.play(end);
    expect(at.told.map(({ type }) => type)).not.toContain('TrackFilled');
  });
});

describe('Buying', () => {
  test('a bought card costs the price of its space, is used immediately and leaves a gap', () => {
    const at = scene(3).given(...threeSeats('ares', ...laid(['sylph', 'griffon', 'fates'])));
    at.play(use('griffon', { target: 1 }));
    expect(at.gold(0)).toBe(20 - 3 + 10);
    expect(cards(at)).toEqual(['sylph', undefined, 'fates']);
    expect(table(at).discards).toEqual(['griffon']);
    expect(at.refused(use('griffon', { target: 1 }))).toBe('notOnTrack');
  });

  test.each(['poseidon', 'ares', 'zeus', 'athena'])('any number of creatures may be bought in one turn of %s', (god) => {
    const at = scene(3).given(...threeSeats(god, ...laid(['dryad', 'griffon', 'fates']), ...some('PriestRecruited', 1, 1)));
    at.play(use('fates'), use('dryad', { target: 1 }), use('griffon', { target: 2 }));
    expect(cards(at)).toEqual([undefined, undefined, undefined]);
  });

  test('no creature may be bought with Apollo', () => {
    const at = scene(3).given(...threeSeats('apollo', ...laid(['fates'])), {
      type: 'ApolloGave',
      seat: 0,
      gold: 1,
      marker: true,
    });
    expect(at.types(0)).toEqual(['PlaceProsperity']);
    at.refused(use('fates'));
  });

  test('a creature cannot be bought with too little gold, even if it would bring more', () => {
    const at = withCard('griffon', 'ares', { type: 'GoldDealt', seat: 0, gold: 3 });
    expect(at.refusedWith(use('griffon', { target: 1 }))).toEqual({ cost: 4, gold: 3 });
    expect(withCard('fates', 'ares', { type: 'GoldDealt', seat: 0, gold: 4 }).play(use('fates')).gold(0)).toBe(2);
  });
});

describe('Temples', () => {
  test('each temple and Metropolis takes 1 off one creature per cycle, while that lowers the price, never below 1', () => {
    const at = scene(3).given(
      ...threeSeats('zeus', ...laid(['sylph', 'griffon', 'fates']), ...build(0, 'is7', undefined, undefined, 'temple', 'temple')),
      ...raise(0, 'is1'),
    );
    expect(table(at, 0).track.map(({ price }) => price)).toEqual([1, 1, 1]);
    expect(table(at, 1).track.map(({ price }) => price)).toEqual([4, 3, 2]);
    expect(table(at).track.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
    at.play(use('fates'));
    expect(at.told[0]).toMatchObject({ cost: 1, discount: 1 });
    expect(
      table(at, 0)
        .track.map(({ price }) => price)
        .slice(0, 2),
    ).toEqual([2, 1]);
    at.play(use('griffon', { target: 1 }));
    expect(at.told[0]).toMatchObject({ cost: 1, discount: 2 });
    expect(table(at, 0).track[0]?.price).toBe(4);
  });

  test('a new temple gives its discount immediately; a lost one never raises a price above that of the space', () => {
    const at = scene(3).given(
      ...threeSeats('zeus', ...laid(['sylph', 'giant', 'fates']), ...build(0, 'is7', 'temple'), ...build(0, 'is1', 'port')),
    );
    at.play(use('fates'));
    expect(table(at, 0).track[0]?.price).toBe(4);
    at.play(command('Build', 0, { island: 'is7', slot: 1 }));
    expect(table(at, 0).track[0]?.price).toBe(3);
    at.play(use('giant', { island: 'is7', slot: 0 }));
    // One temple stands, two discounts are used: none is left, nor is one owed.
    expect(at.view().seats[0]).toMatchObject({ discounts: 0 });
    expect(table(at, 0).track[0]?.price).toBe(4);
    at.play(command('Build', 0, { island: 'is7', slot: 0 }));
    expect(at.view().seats[0]).toMatchObject({ discounts: 0 });
  });

  test('the next cycle restores all discounts', () => {
    const at = scene(3).given(...threeSeats('zeus', ...laid(['sylph', 'griffon', 'fates']), ...build(0, 'is7', 'temple')));
    at.play(use('fates'));
    expect(at.view().seats[0]).toMatchObject({ discounts: 0 });
    at.play(end);
    expect(at.view().seats[0]).toMatchObject({ discounts: 1 });
  });
});

describe('Zeus’s swap', () => {
  const swapping = (god: string, ...more: readonly Told[]): Scene =>
    scene(3).given(...threeSeats(god, ...laid(['sylph', 'griffon', 'fates']), ...more));

  test('a swap costs 1 GP each time: the top of the deck replaces the card, which is discarded', () => {
    const at = swapping('zeus').play(swap('griffon'));
    expect(at.gold(0)).toBe(19);
    expect(cards(at)).toEqual(['sylph', expect.any(String), 'fates']);
    expect(cards(at)[1]).not.toBe('griffon');
    expect(table(at)).toMatchObject({ discards: ['griffon'], deck: 13 });
    at.play(swap('fates'));
    expect(at.gold(0)).toBe(18);
    expect(table(at).discards).toEqual(['griffon', 'fates']);
  });

  test('a swap is refused with another god, without gold, or of an empty space', () => {
    expect(swapping('athena').refusedWith(swap('griffon'))).toMatchObject({ needs: ['zeus'] });
    expect(swapping('zeus', { type: 'GoldDealt', seat: 0, gold: 0 }).refused(swap('griffon'))).toBe('goldShort');
    expect(swapping('zeus', ...used('griffon')).refused(swap('griffon'))).toBe('notOnTrack');
    expect(swapping('zeus').refused(swap('kraken'))).toBe('notOnTrack');
  });

  test('the discards are shuffled before a swap when the deck is empty, without the old card', () => {
    const pile = CARDS.filter((card) => !['sylph', 'griffon', 'fates'].includes(card));
    const at = scene(3)
      .given(...threeSeats('zeus', ...laid(['sylph', 'griffon', 'fates'], pile)))
      .play(swap('sylph'));
    expect(pile).toContain(cards(at)[0]);
    expect(table(at)).toMatchObject({ discards: ['sylph'], deck: 13 });
  });
});
