import { describe, expect, test } from 'vitest';
import {
  build,
  command,
  cycle,
  emptied,
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

const placeAt = (island: string) => command('PlaceMetropolis', 0, { island });
const discardAt = (island: string, slot: number) => command('DiscardBuilding', 0, { island, slot });
const raiseAt = (island: string, slot: number) => command('Build', 0, { island, slot });
const end = command('EndTurn', 0);
const cities = (at: Scene): readonly string[] =>
  ['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8'].filter((id) => at.island(id).metropolis);

/** Zeus's turn of seat 0, who has is1 and is7 and other islands asked for. */
const zeus = (islands: readonly string[], ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats('zeus', place(0, islands), ...more));

describe('Four different buildings', () => {
  const three = build(0, 'is7', 'port', 'fortress', undefined, 'university');

  test('four different buildings are immediately given up for a Metropolis on a free place; their slots count as free', () => {
    const at = zeus([], ...three).play(raiseAt('is7', 2));
    expect(at.told.map(({ type }) => type)).toEqual(['BuildingBuilt', 'MetropolisDue', ...Array(4).fill('BuildingDiscarded')]);
    expect(at.refused(end)).toBe('metropolisDueFirst');
    expect(at.refused(command('Recruit', 0))).toBe('metropolisDueFirst');
    expect(at.listed(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
    expect(at.refused(placeAt('is2'))).toBe('notYourIsland');
    at.play(placeAt('is7'));
    expect(at.island('is7')).toMatchObject({ metropolis: true, slots: ['free', 'free', 'free', 'free'] });
    expect(at.refused(raiseAt('is7', 0))).toBe('slotUnderMetropolis');
    expect(at.refused(raiseAt('is7', 1))).toBe('slotUnderMetropolis');
    at.play(raiseAt('is7', 2), raiseAt('is7', 3));
  });

  test('the owner picks which of several buildings of a type goes', () => {
    const at = zeus([], ...build(0, 'is7', 'port', 'fortress', 'port', 'university')).play(raiseAt('is1', 0));
    expect(at.types(0)).toEqual(['DiscardBuilding']);
    expect(at.listed(0, 'DiscardBuilding')).toEqual([
      { island: 'is7', slot: 0 },
      { island: 'is7', slot: 2 },
    ]);
    expect(at.refused(placeAt('is1'))).toBe('discardFirst');
    expect(at.refused(discardAt('is7', 1))).toBe('noBuildingThere');
    at.play(discardAt('is7', 0));
    expect(at.island('is7').slots).toEqual(['free', 'free', 'port', 'free']);
    expect(at.listed(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
  });

  test('a Metropolis must go to a free place if there is one', () => {
    const at = zeus(['is4'], ...build(0, 'is7', 'port', 'port', 'fortress', 'university'), ...build(0, 'is1', 'port'));
    at.play(raiseAt('is4', 0), discardAt('is7', 0));
    // is4 is free again, is7 holds a port under the square, is1 a port.
    expect(at.island('is4').metropolis).toBe(true);
    expect(cities(at)).toEqual(['is4']);
    expect(at.types(0)).toContain('EndTurn');
  });

  test('without a free place the owner picks the island and loses the buildings under the square', () => {
    const at = scene(3).given(
      ...threeSeats(
        'athena',
        ...[place(0, ['is4']), ...build(0, 'is7', 'port', 'fortress', 'temple', 'port'), ...build(0, 'is1', 'port')],
        ...[...build(0, 'is4', 'fortress'), ...some('PhilosopherRecruited', 0, 3)],
      ),
    );
    at.play(command('Recruit', 0));
    expect(at.listed(0, 'PlaceMetropolis').map(({ island }) => island)).toEqual(['is1', 'is4', 'is7']);
    at.play(placeAt('is7'));
    expect(at.told[0]).toEqual({ type: 'MetropolisPlaced', seat: 0, island: 'is7', destroyed: [0, 1] });
    expect(at.island('is7')).toMatchObject({ metropolis: true, slots: ['free', 'free', 'temple', 'port'] });
    expect(at.view().seats[0]?.philosophers).toBe(0);
  });

  test('a set brings nothing when every own island has a Metropolis', () => {
    const full = raise(0, 'is1', 'is7');
    const at = scene(3).given(
      ...threeSeats('athena', ...full, ...some('PhilosopherRecruited', 0, 3), ...build(0, 'is7', undefined, undefined, 'port')),
    );
    at.play(command('Recruit', 0));
    expect(at.told.map(({ type }) => type)).toEqual([
      'PhilosopherRecruited',
      'MetropolisDue',
      'PhilosophersDiscarded',
      'MetropolisForgone',
    ]);
    expect(at.view().seats[0]).toMatchObject({ philosophers: 0, metropolises: 2 });
    expect(cities(at)).toEqual(['is1', 'is7']);
  });

  test('a Metropolis does not count for a later set', () => {
    const at = zeus([], ...raise(0, 'is1'), ...build(0, 'is7', 'port', 'fortress')).play(raiseAt('is7', 2));
    expect(at.told.map(({ type }) => type)).toEqual(['BuildingBuilt']);
  });

  test('the fourth building needs a free slot of its own', () => {
    const at = zeus([], ...build(0, 'is7', 'port', 'fortress', 'university', 'port'), ...build(0, 'is1', 'port'));
    expect(at.refused(raiseAt('is7', 0))).toBe('noFreeSlot');
    expect(at.types(0)).not.toContain('Build');
  });

  test('discarded sets return to stock', () => {
    const ports = [...build(1, 'is5', 'port', 'port', 'port'), ...build(2, 'is8', 'port', 'port', 'port')];
    const nine = [...ports, ...build(1, 'is2', 'port', 'port'), ...build(2, 'is3', 'port')];
    const at = scene(3).given(
      ...threeSeats('poseidon', ...nine, ...build(0, 'is7', undefined, 'fortress', 'temple', 'university'), place(0, ['is4'])),
    );
    at.play(raiseAt('is7', 0), placeAt('is7'), raiseAt('is4', 0));
    expect(at.refusedWith(raiseAt('is7', 2))).toEqual({ item: 'port' });
  });

  test('a set completed by conquest becomes a Metropolis immediately, after the loser is eliminated', () => {
    const at = scene(3).given(
      ...threeSeats(
        'ares',
        emptied(2, 'is3'),
        ...build(2, 'is3', 'temple'),
        ...build(0, 'is7', 'port', 'fortress', 'university'),
      ),
    );
    at.play(command('MoveTroops', 0, { from: 'is1', to: 'is3', troops: 1 }));
    expect(at.told.map(({ type }) => type)).toEqual(['IslandLanded', 'MetropolisDue', ...Array(4).fill('BuildingDiscarded')]);
    expect(at.listed(0, 'PlaceMetropolis').map(({ island }) => island)).toEqual(['is1', 'is3', 'is7']);
  });

  test('several sets are converted one at a time, and sets are checked again after each', () => {
    const at = scene(3).given(
      ...threeSeats(
        'ares',
        ...[emptied(2, 'is3'), ...build(2, 'is3', 'temple', 'temple'), place(0, ['is5', 'is8'])],
        ...[...build(0, 'is7', 'port', 'port', 'fortress', 'fortress'), ...build(0, 'is5', 'university', 'university')],
      ),
    );
    at.play(command('MoveTroops', 0, { from: 'is1', to: 'is3', troops: 1 }));
    for (let step = 0; at.types(0).includes('DiscardBuilding') || at.types(0).includes('PlaceMetropolis'); step++) {
      expect(step).toBeLessThan(20);
      const [next] = [...at.listed(0, 'DiscardBuilding'), ...at.listed(0, 'PlaceMetropolis')];
      at.play(command(at.types(0)[0] ?? '', 0, next));
    }
    expect(cities(at)).toHaveLength(2);
    expect(['is3', 'is5', 'is7'].flatMap((id) => at.island(id).slots).filter((slot) => slot !== 'free')).toEqual([]);
  });
});

describe('The end', () => {
  const ending = (options: object, pieces: readonly number[], ...more: readonly Told[]): Scene =>
    scene(3, { ...options }).given(
      ...[place(0, ['is1', 'is7']), place(1, ['is2', 'is5', 'is4']), place(2, ['is3', 'is8']), ...more, ...gold(...pieces)],
      ...[order(0, 1, 2), cycle(4, 'zeus', 'ares'), ...turn(0, 'zeus')],
    );

  test('the end of the match is checked only at the end of the cycle', () => {
    const at = ending({}, [1, 1, 1], ...raise(0, 'is1', 'is7'));
    expect(at.view().outcome).toBeUndefined();
    expect(at.view().phase).toBe('actions');
    expect(at.play(end).view().outcome).toEqual({ winners: [0], reason: 'metropolises' });
  });

  test('one Metropolis does not win, nor do two with two players', () => {
    expect(
      ending({}, [1, 1, 1], ...raise(0, 'is1'))
        .play(end)
        .view().outcome,
    ).toBeUndefined();
    const two = (count: number): Scene =>
      scene(2).given(
        ...[place(0, ['is1', 'is7', 'is5']), place(1, ['is2']), ...raise(0, ...['is1', 'is7', 'is5'].slice(0, count))],
        ...[order(0, 1, 0, 1), cycle(1, 'zeus'), ...turn(0, 'zeus')],
      );
    expect(two(2).play(end).view().outcome).toBeUndefined();
    expect(two(3).play(end).view().outcome).toEqual({ winners: [0], reason: 'metropolises' });
  });

  test.each([
    ['gold', [5, 4, 9], [0]],
    ['gold', [5, 5, 9], [0, 1]],
    ['metropolises', [5, 4, 9], [1]],
    ['metropolises', [5, 5, 9], [1]],
  ])('tie %s with gold %j: %j win', (tie, pieces, winners) => {
    const at = ending({ tie }, pieces, ...raise(0, 'is1', 'is7'), ...raise(1, 'is2', 'is5', 'is4')).play(end);
    expect(at.view().outcome).toEqual({ winners, reason: 'metropolises' });
  });
});
