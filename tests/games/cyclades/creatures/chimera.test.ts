import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Creature, LandFigure } from '#games/cyclades/types.ts';
import { built, from, given, metropolis, owns, philosophers, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const FINISH: Command = { type: 'FinishCreature', seat: 0 };
const SHUFFLED: Event = { type: 'DiscardsShuffled' };
const called = (creature: Creature): Event => ({ type: 'CreatureCalled', seat: 0, creature });

/** Seat 0 has 4 GP and the turn of Athena; the Chimera lies at 4 GP, these cards in the discard pile. */
const withDiscards = (discards: readonly Creature[], ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3, { gold: 4 }), onTrack('chimera'), discarded(...discards), ...more, turnOf('athena'));

/** The Chimera has been bought and asks for a creature. */
const chimera = (...position: Parameters<typeof withDiscards>) =>
  from(
    withDiscards(...position)
      .when(use('chimera'))
      .thenExactly([bought('chimera', 4)]),
  );

describe('12 Chimera', () => {
  test('12.17 the Chimera uses any creature of the discard pile for free, then the pile is shuffled into the deck', () => {
    const asked = chimera(['fates', 'griffon', 'harpy']);
    expect(cyclades.view(asked.state, 2).turn?.effect).toEqual({ creature: 'chimera' });
    expect(new Set(asked.choices(0, 'UseCreature').map(({ creature }) => creature))).toEqual(
      new Set(['fates', 'griffon', 'harpy']),
    );
    const after = asked.when(use('fates')).thenExactly([called('fates'), { type: 'IncomeRepeated', seat: 0, gold: 2 }, SHUFFLED]);
    expect(cyclades.view(after, 0)).toMatchObject({ discards: [], deck: 17, seats: [{ gold: 2 }, {}, {}] });
    expect(cyclades.view(after, 0).turn).not.toHaveProperty('effect');
    from(after).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  test('12.17 the Chimera may name only a creature of the discard pile, and never herself', () => {
    const asked = chimera(['fates', 'griffon']);
    asked.when(use('harpy', { island: 'is2' })).thenRejected('notInDiscards', { creature: 'harpy' });
    asked.when(use('chimera')).thenRejected('notInDiscards', { creature: 'chimera' });
    asked.when(use('griffon', { target: 0 })).thenRejected('notAnOpponent', { creature: 'griffon' });
    const beside = given(
      table(3),
      onTrack('chimera', 'sphinx'),
      discarded('fates', 'griffon'),
      figure(1, 'medusa', 'is4'),
      turnOf('athena'),
    );
    const naming = from(beside.when(use('chimera')).thenAccepted());
    naming.when(use('sphinx')).thenRejected('notInDiscards', { creature: 'sphinx' });
    naming.when(use('medusa', { island: 'is1' })).thenRejected('notInDiscards', { creature: 'medusa' });
  });

  test('12.17 the creature must be named before any other action', () => {
    const asked = chimera(['fates', 'griffon']);
    asked.when(FINISH).thenRejected('creatureFirst', { creature: 'chimera' });
    asked.when({ type: 'EndTurn', seat: 0 }).thenRejected('creatureFirst', { creature: 'chimera' });
    expect(asked.choices(0, 'FinishCreature')).toEqual([]);
  });

  test('12.17 the named creature costs nothing and uses no discounts', () => {
    const after = chimera(['fates', 'griffon'], built(1, 'temple', 'is2', 0))
      .when(use('griffon', { target: 1 }))
      .thenAccepted();
    expect(after.seats.map(({ gold }) => gold)).toEqual([2, 2, 4]);
    const cheap = given(
      table(3, { gold: 4 }),
      onTrack('chimera', 'dryad', 'harpy'),
      discarded('fates', 'griffon'),
      [0, 1, 2, 3].map((slot) => built(0, 'temple', 'is7', slot)),
      turnOf('athena'),
    )
      .when(use('chimera'))
      .thenExactly([bought('chimera', 1, 3)]);
    const then = from(cheap).when(use('fates')).thenAccepted();
    expect(cyclades.view(then, 0).seats[0]?.discounts).toBe(1);
  });

  test('11.10 the Chimera cannot be bought when no creature of the discard pile can be used', () => {
    for (const position of [withDiscards([]), withDiscards(['dryad', 'satyr', 'giant'])]) {
      position.when(use('chimera')).thenRejected('noTargetFor', { creature: 'chimera' });
      expect(position.choices(0, 'UseCreature')).toEqual([]);
    }
    withDiscards(['dryad', 'satyr', 'giant'], philosophers(1, 1)).when(use('chimera')).thenAccepted();
  });

  test('11.15 a creature that can be used in only one way is used automatically', () => {
    withDiscards(['dryad', 'satyr', 'giant'], philosophers(1, 1))
      .when(use('chimera'))
      .thenExactly([bought('chimera', 4), called('satyr'), { type: 'PhilosopherStolen', seat: 0, loser: 1 }, SHUFFLED]);
  });

  test('12.18 a battle is fought to its end before the cards are shuffled', () => {
    const asked = chimera(['pegasus', 'fates'], troops(0, 'is1', 2), troops(1, 'is2', 2))
      .when(use('pegasus', { from: 'is1', to: 'is2', troops: 3 }), [1, 1])
      .thenExactly([
        called('pegasus'),
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 3, cost: 0 },
        { type: 'BattleRound', dice: [1, 1], strength: [4, 4], lost: [1, 1] },
      ]);
    expect(cyclades.view(asked, 0).discards).toEqual(['pegasus', 'fates', 'chimera']);
    const after = from(asked)
      .when({ type: 'Retreat', seat: 0, to: 'is1' })
      .thenExactly([{ type: 'Retreated', seat: 0, to: 'is1', units: 2 }, { type: 'BattleEnded', holder: 1 }, SHUFFLED]);
    expect(cyclades.view(after, 0)).toMatchObject({ discards: [], deck: 17 });
  });

  test('12.18 cards of an eliminated seat’s figures are shuffled in too', () => {
    const asked = withDiscards(
      ['pegasus', 'fates'],
      owns(2, 'is5'),
      metropolis(1, 'is2'),
      metropolis(0, 'is7'),
      figure(1, 'medusa', 'is4'),
      figure(2, 'chiron', 'is8'),
    )
      .when(use('chimera'))
      .thenExactly([bought('chimera', 3, 1)]);
    const after = from(asked)
      .when(use('pegasus', { from: 'is1', to: 'is2', troops: 1 }), [3, 0])
      .thenIncludes({ type: 'SeatEliminated', seat: 1 }, SHUFFLED);
    expect(cyclades.view(after, 0)).toMatchObject({ discards: [], deck: 16, figures: [{ creature: 'chiron' }] });
  });

  test('12.18 steps of the Sylph come before the shuffle', () => {
    const sailing = chimera(['sylph', 'fates'])
      .when(use('sylph'))
      .thenExactly([called('sylph')]);
    expect(cyclades.view(sailing, 0).turn?.effect).toEqual({ creature: 'sylph', stepsLeft: 10 });
    const moved = from(sailing)
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 })
      .thenExactly([{ type: 'FleetsMoved', seat: 0, from: 'G5', to: 'F5', fleets: 1, stepsLeft: 9, cost: 0 }]);
    from(moved)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }, SHUFFLED]);
  });

  test('12.18 sales of the Sphinx come before the shuffle', () => {
    const asked = chimera(['sphinx', 'fates'])
      .when(use('sphinx'))
      .thenExactly([called('sphinx')]);
    from(asked).when(FINISH).thenRejected('sellOneFirst', {});
    const sold = from(asked).when({ type: 'SellPiece', seat: 0, piece: 'troop', at: 'is7' }).thenAccepted();
    expect(sold.seats[0]?.gold).toBe(2);
    from(sold)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }, SHUFFLED]);
  });

  test('12.18 the Kraken called by the Chimera leaves his old space; his further steps cost as usual', () => {
    const position = given(table(3, { gold: 6 }), onTrack('chimera'), krakenAt('A1'), discarded('fates'), turnOf('athena'));
    const asked = from(position.when(use('chimera')).thenAccepted());
    const placed = asked
      .when(use('kraken', { sea: 'E4' }))
      .thenExactly([called('kraken'), { type: 'KrakenPlaced', seat: 0, sea: 'E4' }]);
    const moved = from(placed)
      .when({ type: 'MoveKraken', seat: 0, to: 'F4' })
      .thenExactly([
        { type: 'KrakenMoved', seat: 0, to: 'F4', cost: 1 },
        { type: 'FleetsSunk', by: 'kraken', owner: 2, sea: 'F4', fleets: 1 },
      ]);
    const after = from(moved)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }, SHUFFLED]);
    expect(cyclades.view(after, 0)).toMatchObject({ kraken: 'F4', discards: [], deck: 17 });
  });

  test('12.18 a fourth philosopher gained through the Chimera makes a Metropolis', () => {
    const due = chimera(['satyr', 'fates'], philosophers(0, 3), philosophers(1, 1))
      .when(use('satyr', { target: 1 }))
      .thenIncludes({ type: 'PhilosophersDiscarded', seat: 0 });
    from(due).when({ type: 'EndTurn', seat: 0 }).thenRejected('metropolisDueFirst', {});
    const placed = from(due).when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' }).thenAccepted();
    expect(cyclades.view(placed, 0)).toMatchObject({ discards: [], deck: 17 });
    from(placed).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  const FIGURES: readonly LandFigure[] = ['minotaur', 'chiron', 'medusa'];
  test.each(FIGURES)('12.18 the card of %s is not shuffled in until the figure leaves', (creature) => {
    const after = chimera([creature, 'fates'])
      .when(use(creature, { island: 'is4' }))
      .thenExactly([called(creature), { type: 'FigurePlaced', seat: 0, creature, island: 'is4' }, SHUFFLED]);
    expect(cyclades.view(after, 0)).toMatchObject({ discards: [], deck: 16, figures: [{ creature, seat: 0, island: 'is4' }] });
    const gone = cyclades.evolve(after, { type: 'FigureLeft', seat: 0, creature });
    expect(cyclades.view(gone, 0)).toMatchObject({ discards: [creature], deck: 16, figures: [] });
  });

  test('12.18 cards of figures that her call removes are shuffled in with the others', () => {
    const after = chimera(['minotaur', 'fates'], figure(1, 'chiron', 'is4'), owns(1, 'is4'))
      .when(use('minotaur', { island: 'is4' }))
      .thenExactly([
        called('minotaur'),
        { type: 'FiguresVanished', seat: 0, island: 'is4', arrived: 'minotaur', stood: 'chiron' },
        SHUFFLED,
      ]);
    expect(cyclades.view(after, 0)).toMatchObject({ discards: [], deck: 17, figures: [] });
  });

  test('12.18 pushes of Polyphemus come before the shuffle', () => {
    const asked = chimera(['polyphemus', 'fates'])
      .when(use('polyphemus', { island: 'is6' }))
      .thenExactly([called('polyphemus'), { type: 'FigurePlaced', seat: 0, creature: 'polyphemus', island: 'is6' }]);
    from(asked)
      .when({ type: 'PushFleets', seat: 0, from: 'F4', to: 'E4' })
      .thenExactly([
        { type: 'FleetsPushed', owner: 2, from: 'F4', to: 'E4', fleets: 1 },
        { type: 'FleetsPushed', owner: 0, from: 'G5', to: 'F6', fleets: 1 },
        { type: 'CreatureFinished', seat: 0 },
        SHUFFLED,
      ]);
  });
});
