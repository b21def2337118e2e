import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { LAND_FIGURES, type LandFigure } from '#games/cyclades/types.ts';
import { from, given, metropolis, owns, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, figure, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const END: Command = { type: 'EndTurn', seat: 0 };
const ISLANDS = ['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8'];

const withFigure = (creature: LandFigure, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack(creature, 'fates', 'dryad'), ...more, turnOf('athena'));

const figuresOf = (state: State) => cyclades.view(state, 'spectator').figures;

describe('13 Land figures', () => {
  test.each(LAND_FIGURES)('13.1 %s may go to any island, and the card stays with the buyer', (creature) => {
    const position = withFigure(creature);
    expect(position.choices(0, 'UseCreature').filter((choice) => choice.creature === creature)).toEqual(
      ISLANDS.map((island) => ({ creature, island })),
    );
    position.when(use(creature, { island: 'is9' })).thenRejected('noSuchIsland', { island: 'is9' });
    const placed = position
      .when(use(creature, { island: 'is4' }))
      .thenFirst([bought(creature, 4), { type: 'FigurePlaced', seat: 0, creature, island: 'is4' }]);
    expect(cyclades.view(placed, 1)).toMatchObject({
      figures: [{ creature, seat: 0, island: 'is4' }],
      discards: [],
      deck: 17 - 2 - 1,
    });
  });

  /** In this cycle seat 1 put it on is4; the next cycle has begun. */
  const lastCycle = (creature: LandFigure, god: 'zeus' | 'apollo'): readonly Event[] => [
    ...figure(1, creature, 'is4'),
    { type: 'CycleBegan', cycle: 2, gods: ['ares', 'zeus'] },
    god === 'apollo' ? { type: 'BidPlaced', seat: 1, god } : { type: 'BidPlaced', seat: 1, god, amount: 1 },
  ];

  test.each(LAND_FIGURES)('13.2 %s leaves at the beginning of the buyer’s first turn in a later cycle', (creature) => {
    const position = given(table(3, { gods: ['ares', 'zeus'] }), lastCycle(creature, 'zeus'), turnOf('ares'));
    expect(figuresOf(position.state)).toHaveLength(1);
    const after = position.when(END).thenExactly([
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnBegan', seat: 1, god: 'zeus' },
      { type: 'FigureLeft', seat: 1, creature },
    ]);
    expect(cyclades.view(after, 0)).toMatchObject({ figures: [], discards: [creature], active: [1] });
  });

  test('13.2 a figure also leaves at the beginning of a turn with Apollo, even when that turn is automatic', () => {
    const first = given(table(3, { gods: ['ares', 'zeus'] }), lastCycle('medusa', 'apollo'), turnOf('ares'))
      .when(END)
      .thenIncludes({ type: 'FigureLeft', seat: 1, creature: 'medusa' });
    expect(cyclades.active(first)).toEqual([1]);
    const later = given(
      table(3, { gods: ['ares', 'zeus'], options: { creatures: 'all' } }),
      figure(1, 'chiron', 'is4'),
      { type: 'CycleBegan', cycle: 2, gods: ['ares', 'zeus'] },
      { type: 'BidPlaced', seat: 2, god: 'apollo' },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      turnOf('apollo', 2),
      { type: 'ApolloGave', seat: 2, gold: 1, marker: true },
    )
      .when({ type: 'PlaceProsperity', seat: 2, island: 'is3' })
      .thenIncludes({ type: 'FigureLeft', seat: 1, creature: 'chiron' });
    expect(figuresOf(later)).toEqual([]);
  });

  test('13.2 a figure leaves neither in the cycle in which it came nor in another seat’s turn', () => {
    const twice = given(
      table(2, { gods: ['ares', 'zeus', 'athena'] }),
      onTrack('medusa'),
      { type: 'BidPlaced', seat: 0, god: 'athena', amount: 1 },
      turnOf('ares'),
    );
    const placed = twice.when(use('medusa', { island: 'is4' })).thenAccepted();
    const again = from(placed)
      .when(END)
      .thenExactly([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 0, god: 'athena' },
      ]);
    expect(figuresOf(again)).toHaveLength(1);
    const others = given(
      table(3, { gods: ['ares', 'zeus'] }),
      figure(1, 'medusa', 'is4'),
      { type: 'CycleBegan', cycle: 2, gods: ['ares', 'zeus'] },
      { type: 'BidPlaced', seat: 2, god: 'zeus', amount: 1 },
      turnOf('ares'),
    )
      .when(END)
      .thenExactly([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 2, god: 'zeus' },
      ]);
    expect(figuresOf(others)).toHaveLength(1);
  });

  test('13.2 all figures of a seat leave together', () => {
    const after = given(
      table(3, { gods: ['ares', 'zeus'] }),
      figure(2, 'polyphemus', 'is6'),
      figure(1, 'minotaur', 'is2'),
      lastCycle('medusa', 'zeus'),
      turnOf('ares'),
    )
      .when(END)
      .thenIncludes({ type: 'FigureLeft', seat: 1, creature: 'minotaur' }, { type: 'FigureLeft', seat: 1, creature: 'medusa' });
    expect(figuresOf(after)).toEqual([{ creature: 'polyphemus', seat: 2, island: 'is6' }]);
  });

  test.each([
    ['medusa', 'minotaur', 1],
    ['minotaur', 'chiron', 2],
    ['chiron', 'polyphemus', 0],
    ['polyphemus', 'medusa', 1],
  ] as const)('13.3 %s and %s on one island both leave, regardless of their buyers', (arrived, stood, buyer) => {
    const after = withFigure(arrived, figure(buyer, stood, 'is6'))
      .when(use(arrived, { island: 'is6' }))
      .thenExactly([bought(arrived, 4), { type: 'FiguresVanished', seat: 0, island: 'is6', arrived, stood }]);
    expect(figuresOf(after)).toEqual([]);
    expect(new Set(cyclades.view(after, 0).discards)).toEqual(new Set([arrived, stood]));
  });

  test('13.4 figures that meet leave before any effect: Polyphemus pushes nobody', () => {
    const after = withFigure('polyphemus', figure(0, 'medusa', 'is6'), discarded('kraken'))
      .when(use('polyphemus', { island: 'is6' }))
      .thenWithout('FleetsPushed', 'FleetsSunk', 'FigurePlaced');
    expect(cyclades.view(after, 0).turn).not.toHaveProperty('effect');
    expect(cyclades.view(after, 0).fleets).toContainEqual({ sea: 'G5', seat: 0, fleets: 1 });
    expect(new Set(cyclades.view(after, 0).discards)).toEqual(new Set(['kraken', 'medusa', 'polyphemus']));
  });

  test('13.4 a third figure may come to the island afterwards', () => {
    const vanished = given(table(3), onTrack('chiron', 'minotaur'), figure(1, 'medusa', 'is6'), turnOf('athena'))
      .when(use('chiron', { island: 'is6' }))
      .thenAccepted();
    const after = from(vanished)
      .when(use('minotaur', { island: 'is6' }))
      .thenExactly([bought('minotaur', 3), { type: 'FigurePlaced', seat: 0, creature: 'minotaur', island: 'is6' }]);
    expect(figuresOf(after)).toEqual([{ creature: 'minotaur', seat: 0, island: 'is6' }]);
  });

  test('13.20 the land figures of an eliminated seat leave the board; the Kraken and others stay', () => {
    const after = given(
      table(3),
      owns(2, 'is5'),
      metropolis(1, 'is2'),
      metropolis(0, 'is7'),
      figure(1, 'medusa', 'is4'),
      figure(2, 'chiron', 'is5'),
      figure(1, 'minotaur', 'is8'),
      { type: 'CreatureBought', seat: 1, creature: 'kraken', cost: 0, discount: 0 },
      { type: 'KrakenPlaced', seat: 1, sea: 'A1' },
      turnOf('ares'),
    )
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 1 }, [3, 0])
      .thenIncludes({ type: 'SeatEliminated', seat: 1 });
    expect(figuresOf(after)).toEqual([{ creature: 'chiron', seat: 2, island: 'is5' }]);
    expect(cyclades.view(after, 0)).toMatchObject({ kraken: 'A1', deck: 17 - 4 });
    expect(new Set(cyclades.view(after, 0).discards)).toEqual(new Set(['kraken', 'medusa', 'minotaur']));
  });
});
