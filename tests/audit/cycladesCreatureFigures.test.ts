import { describe, expect, test } from 'vitest';
import { figure, laid, landing, march, named, table, targets, use, withCard } from './model/creatureScene.ts';
import {
  command,
  cycle,
  emptied,
  fleets,
  gold,
  order,
  place,
  raise,
  scene,
  some,
  type Told,
  threeSeats,
  troops,
  turn,
} from './model/scene.ts';

/** Land figures: how long they stay, what they do to each other, what Chiron and Medusa keep from happening. */

const end = (seat: number): Told => command('EndTurn', seat);

describe('A land figure', () => {
  test('a land figure may go to any island, own, enemy, neutral or a last one; its card stays with its buyer', () => {
    const at = withCard('chiron', 'zeus');
    expect(named(at, 'chiron', 'island')).toEqual(['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8']);
    at.play(use('chiron', { island: 'is4' }));
    expect(table(at)).toMatchObject({ discards: [], deck: 16, figures: [{ creature: 'chiron', seat: 0, island: 'is4' }] });
  });

  const figures = ['minotaur', 'chiron', 'medusa', 'polyphemus'];
  test.each(figures.flatMap((one) => figures.filter((other) => other !== one).map((other) => [one, other] as const)))(
    '%s put on the island of %s: both leave before any effect',
    (arrives, stands) => {
      for (const owner of [0, 1]) {
        const at = withCard(arrives, 'zeus', figure(owner, stands, 'is1')).play(use(arrives, { island: 'is1' }));
        // No fleet is pushed from C2.
        expect(table(at)).toMatchObject({ figures: [], discards: expect.arrayContaining([arrives, stands]) });
        expect(table(at).discards).toHaveLength(2);
        expect(at.fleets('C2')).toEqual([0, 1]);
        expect(at.types(0)).toContain('EndTurn');
      }
    },
  );

  test('a land figure stays until the beginning of its owner’s first turn in a later cycle, with a god or Apollo', () => {
    for (const god of ['ares', 'apollo']) {
      const at = scene(3)
        .given(...threeSeats('zeus', ...laid(['chiron'])))
        .play(use('chiron', { island: 'is7' }), end(0));
      // Cycle 2: it still stands, also after others' turns; only seat 0 is left in this match's turn order.
      expect(table(at).figures).toHaveLength(1);
      at.given(cycle(2, 'ares', 'zeus'), { type: 'BidPlaced', seat: 1, god: 'zeus', amount: 1 });
      at.given(god === 'apollo' ? { type: 'BidPlaced', seat: 0, god } : { type: 'BidPlaced', seat: 0, god, amount: 1 });
      at.given({ type: 'OfferingsPaid', gold: [] }, { type: 'TurnBegan', seat: 2, god: 'poseidon' });
      expect(table(at).figures).toHaveLength(1);
      at.play(end(2));
      if (god === 'apollo') {
        expect([at.active(), table(at).figures.length]).toEqual([[1], 1]);
        at.play(end(1));
      }
      expect(at.told.map(({ type }) => type)).toContain('FigureLeft');
      expect(at.active()).toEqual([0]);
      expect(table(at)).toMatchObject({ figures: [], discards: ['chiron'] });
    }
  });

  test('with two players a figure leaves at the first turn in the next cycle, not at the second in its own cycle', () => {
    const at = scene(2).given(
      ...[place(0, ['is1', 'is7']), place(1, ['is2', 'is8']), ...gold(20, 20), order(0, 1, 0, 1)],
      ...[cycle(3, 'zeus', 'ares', 'athena'), ...laid(['chiron', 'giant', 'harpy'])],
      ...[{ type: 'BidPlaced', seat: 0, god: 'ares', amount: 1 }, ...turn(0, 'zeus')],
    );
    at.play(use('chiron', { island: 'is1' }), end(0));
    expect(at.active()).toEqual([0]);
    expect(table(at).figures).toHaveLength(1);
    at.play(end(0));
    expect(table(at).figures).toHaveLength(1);
    at.play(command('PlaceBid', 0, { god: 'apollo' }), command('PlaceBid', 0, { god: 'apollo' }));
    expect(table(at)).toMatchObject({ figures: [] });
    expect(at.told.map(({ type }) => type).slice(3, 5)).toEqual(['TurnBegan', 'FigureLeft']);
  });

  test('a land figure of an eliminated seat leaves the board, and its card is discarded', () => {
    const at = scene(3).given(
      ...[place(0, ['is1', 'is7'], ['C2']), place(1, ['is2', 'is5']), place(2, ['is3']), emptied(2, 'is3')],
      ...[...gold(9, 9, 9), order(0, 1, 2), cycle(4, 'ares', 'zeus'), ...laid(['giant', 'harpy', 'fates'])],
      ...[figure(2, 'medusa', 'is2'), figure(1, 'chiron', 'is3'), ...raise(2, 'is3'), ...raise(0, 'is7'), ...turn(0, 'ares')],
    );
    at.play(march('is1', 'is3', 1));
    expect(at.told.map(({ type }) => type)).toContain('SeatEliminated');
    expect(table(at)).toMatchObject({ figures: [{ creature: 'chiron', seat: 1, island: 'is3' }], discards: ['medusa'] });
  });
});

describe('Chiron', () => {
  const flying = (...more: readonly Told[]) =>
    withCard('pegasus', 'zeus', figure(1, 'chiron', 'is7'), figure(1, 'medusa', 'is2'), ...more);

  test('only the owner of Chiron’s island may land there by Pegasus; troops may leave it', () => {
    const own = flying();
    expect(targets(own, 'pegasus')).toContainEqual({ from: 'is1', to: 'is7', troops: 1 });
    expect(targets(own, 'pegasus')).toContainEqual({ from: 'is7', to: 'is4', troops: 1 });
    for (const island of ['is3', 'is4']) {
      const at = withCard('pegasus', 'zeus', figure(0, 'chiron', island));
      expect(named(at, 'pegasus', 'to')).not.toContain(island);
      expect(at.refusedWith(use('pegasus', { from: 'is1', to: island, troops: 1 }))).toEqual({ island });
    }
  });

  test('troops may move to Chiron’s island, and fight', () => {
    const at = landing(1, figure(2, 'chiron', 'is3'))
      .dice([3, 0])
      .play(march('is1', 'is3', 1));
    expect(at.island('is3')).toMatchObject({ owner: 0 });
    expect(table(at).figures).toHaveLength(1);
  });
});

describe('Medusa', () => {
  test('troops cannot leave Medusa’s island by move or Pegasus, but may come', () => {
    const at = landing(2, figure(0, 'medusa', 'is1'));
    expect(at.listed(0, 'MoveTroops').filter(({ from }) => from === 'is1')).toEqual([]);
    expect(at.refusedWith(march('is1', 'is3', 1))).toEqual({ island: 'is1' });
    const winged = withCard('pegasus', 'zeus', figure(1, 'medusa', 'is7'));
    expect(named(winged, 'pegasus', 'from')).toEqual(['is1']);
    expect(winged.refused(use('pegasus', { from: 'is7', to: 'is4', troops: 1 }))).toBe('boundByMedusa');
    winged.play(use('pegasus', { from: 'is1', to: 'is7', troops: 1 }));
    expect(winged.island('is7')).toMatchObject({ troops: 2 });
  });

  test('neither side is asked to retreat from a battle on Medusa’s island', () => {
    const at = landing(3, figure(1, 'medusa', 'is3'), ...troops(2, 'is3', 2), place(2, [], ['E2', 'F3', 'G3', 'H2']));
    at.dice([1, 1], [3, 0], [0, 3], [3, 0]).play(march('is1', 'is3', 3));
    expect(at.told.filter(({ type }) => type === 'BattleRound')).toHaveLength(4);
    expect(at.told.map(({ type }) => type)).not.toContain('FoughtOn');
    expect(at.island('is3')).toMatchObject({ owner: 0, troops: 1 });
    // The conqueror is bound as well.
    expect(at.refused(march('is3', 'is1', 1))).toBe('boundByMedusa');
  });

  test('a retreat from elsewhere may end on Medusa’s island', () => {
    const at = landing(
      2,
      figure(1, 'medusa', 'is1'),
      place(0, ['is4'], ['D3', 'D4']),
      ...troops(0, 'is4', 2),
      ...troops(2, 'is3', 2),
    );
    at.dice([1, 1], [0, 0]).play(march('is4', 'is3', 3));
    expect(at.listed(0, 'Retreat')).toEqual([{ to: 'is1' }, { to: 'is4' }]);
  });
});

describe('A last island', () => {
  test('the Minotaur does not open a last island to attack', () => {
    const at = scene(3).given(
      ...[place(0, ['is1', 'is7'], ['C2']), place(1, ['is2', 'is5']), place(2, ['is3']), ...gold(9, 9, 9), order(0, 1, 2)],
      ...[cycle(4, 'ares', 'zeus'), ...laid(['pegasus', 'harpy', 'fates']), figure(2, 'minotaur', 'is3'), ...turn(0, 'ares')],
    );
    expect(at.refused(march('is1', 'is3', 1))).toBe('lastIslandProtected');
    expect(at.refused(use('pegasus', { from: 'is7', to: 'is3', troops: 1 }))).toBe('lastIslandProtected');
    expect(named(at, 'harpy', 'island')).toContain('is3');
  });

  test('Pegasus may take a last island that completes the winning Metropolises', () => {
    const at = scene(3).given(
      ...[place(0, ['is1', 'is7']), place(1, ['is2', 'is5']), place(2, ['is8']), ...gold(9, 9, 9), order(0, 1, 2)],
      ...[cycle(4, 'ares', 'zeus'), ...laid(['pegasus', 'harpy', 'fates']), ...raise(0, 'is1'), ...raise(2, 'is8')],
      ...[...some('PriestRecruited', 2, 1), ...fleets(2, 'I2', 1), ...turn(0, 'ares')],
    );
    at.dice([3, 0]).play(use('pegasus', { from: 'is7', to: 'is8', troops: 1 }));
    expect(at.told.map(({ type }) => type)).toContain('SeatEliminated');
    expect(at.view().seats[2]).toMatchObject({ eliminated: true, priests: 0, fleets: 0 });
  });
});
