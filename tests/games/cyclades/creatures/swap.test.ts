import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { CREATURES, type Creature, type God } from '#games/cyclades/types.ts';
import { from, given, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, drawing, figure, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const TRACK: readonly Creature[] = ['fates', 'griffon', 'harpy'];
const swap = (creature: Creature): Command => ({ type: 'SwapCreature', seat: 0, creature });
const withZeus = (gold = 20, ...more: readonly (readonly Event[])[]) =>
  given(table(3, { gold }), onTrack(...TRACK), ...more, turnOf('zeus'));

describe('11 Zeus’s swap', () => {
  test('11.13 for 1 GP each time, the top of the deck replaces a card of the track', () => {
    const first = withZeus(2)
      .when(swap('griffon'), drawing('kraken'))
      .thenExactly([{ type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'kraken', cost: 1 }]);
    expect(cyclades.view(first, 'spectator')).toMatchObject({
      track: [
        { creature: 'fates', cost: 4 },
        { creature: 'kraken', cost: 3 },
        { creature: 'harpy', cost: 2 },
      ],
      discards: ['griffon'],
      deck: 13,
    });
    const second = from(first).when(swap('kraken'), drawing('dryad')).thenAccepted();
    expect(second.track).toEqual(['fates', 'dryad', 'harpy']);
    expect(second.discards).toEqual(['griffon', 'kraken']);
    expect(second.seats[0]?.gold).toBe(0);
    from(second).when(swap('dryad')).thenRejected('goldShort', { cost: 1, gold: 0 });
  });

  test('11.13 the new card can be bought in the same turn, at the price of its space', () => {
    const after = withZeus().when(swap('harpy'), drawing('sphinx')).thenAccepted();
    from(after)
      .when(use('sphinx'))
      .thenFirst([bought('sphinx', 2)]);
  });

  test.each<God>(['poseidon', 'ares', 'athena'])('11.13 no card can be swapped in a turn of %s', (god) => {
    const position = given(table(3), onTrack(...TRACK), turnOf(god));
    position.when(swap('fates')).thenRejected('wrongGod', { god, needs: ['zeus'] });
    expect(position.choices(0, 'SwapCreature')).toEqual([]);
  });

  test('11.14 any card of the deck may come, and never one that was seen', () => {
    const position = withZeus(20, discarded('kraken', 'giant'), figure(1, 'medusa', 'is4'));
    const unseen = CREATURES.filter((card) => ![...TRACK, 'kraken', 'giant', 'medusa'].includes(card));
    for (const card of unseen) expect(position.when(swap('fates'), drawing(card)).thenAccepted().track[0]).toBe(card);
    for (const card of ['kraken', 'giant', 'medusa', 'fates', 'harpy'] as const) {
      expect(() => position.when(swap('fates'), drawing(card))).toThrow(`No ${card} can be drawn`);
    }
  });

  test('11.14 when the deck is empty the discard pile is shuffled first, without the replaced card', () => {
    const rest = CREATURES.filter((card) => !TRACK.includes(card));
    const position = withZeus(20, discarded(...rest));
    const after = position
      .when(swap('fates'), drawing('dryad'))
      .thenExactly([{ type: 'CreatureSwapped', seat: 0, discarded: 'fates', drawn: 'dryad', cost: 1, shuffled: true }]);
    expect(cyclades.view(after, 'spectator')).toMatchObject({ discards: ['fates'], deck: 13 });
    expect(() => position.when(swap('fates'), drawing('fates'))).toThrow('No fates can be drawn');
  });

  test('11.14 an empty space of the track cannot be swapped', () => {
    const after = withZeus()
      .when(use('harpy', { island: 'is2' }))
      .thenAccepted();
    from(after).when(swap('harpy')).thenRejected('notOnTrack', { creature: 'harpy' });
    expect(from(after).choices(0, 'SwapCreature')).toEqual([{ creature: 'fates' }, { creature: 'griffon' }]);
    withZeus().when(swap('kraken')).thenRejected('notOnTrack', { creature: 'kraken' });
  });

  test('11.14 a swap needs only one card to draw, in the deck or the discard pile', () => {
    const others = CREATURES.filter((card) => card !== 'kraken');
    given(table(3), onTrack(...others), turnOf('zeus'))
      .when(swap('fates'), drawing('kraken'))
      .thenExactly([{ type: 'CreatureSwapped', seat: 0, discarded: 'fates', drawn: 'kraken', cost: 1 }]);
    given(table(3), onTrack(...others), discarded('kraken'), turnOf('zeus'))
      .when(swap('fates'), drawing('kraken'))
      .thenExactly([{ type: 'CreatureSwapped', seat: 0, discarded: 'fates', drawn: 'kraken', cost: 1, shuffled: true }]);
  });

  test('11.14 no swap is possible without a card to draw', () => {
    const position = given(table(3), onTrack(...CREATURES), turnOf('zeus'));
    position.when(swap('fates')).thenRejected('deckEmpty', {});
    expect(position.choices(0, 'SwapCreature')).toEqual([]);
  });
});
