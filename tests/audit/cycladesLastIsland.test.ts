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
  turn,
} from './model/scene.ts';

const land = (count: number): Told => command('MoveTroops', 0, { from: 'is1', to: 'is3', troops: count });

describe('The last island', () => {
  /** Seat 2 has is3 only. */
  const last = (...more: readonly Told[]): Scene =>
    scene(3).given(
      ...[place(0, ['is1', 'is7'], ['C2']), place(1, ['is2', 'is5']), place(2, ['is3'], ['K2']), ...gold(9, 9, 9)],
      ...[...some('PriestRecruited', 2, 2), ...more, order(0, 1, 2), cycle(1, 'ares', 'zeus')],
      { type: 'BidPlaced', seat: 2, god: 'zeus', amount: 2 },
      ...turn(0, 'ares'),
    );

  test('a last island may not be attacked, not even without troops', () => {
    expect(last().refusedWith(land(1))).toEqual({ island: 'is3', seat: 2 });
    expect(last(emptied(2, 'is3')).refused(land(1))).toBe('lastIslandProtected');
    expect(last(...raise(2, 'is3')).refused(land(1))).toBe('lastIslandProtected');
    expect(last(...raise(0, 'is1', 'is7')).refused(land(1))).toBe('lastIslandProtected');
  });

  test('a last island may be attacked for a Metropolis that wins; its owner is eliminated, and its turn is skipped', () => {
    const at = last(...raise(2, 'is3'), ...raise(0, 'is7'))
      .dice([3, 0])
      .play(land(1));
    expect(at.told.slice(0, 5).map(({ type }) => type)).toEqual([
      'LandBattleBegan',
      'BattleRound',
      'BattleEnded',
      'IslandConquered',
      'SeatEliminated',
    ]);
    expect(at.view().seats[2]).toMatchObject({ eliminated: true, priests: 0, fleets: 0, troops: 0, income: 0 });
    expect([at.gold(2), at.fleets('K2'), at.view().gods[1]?.offering]).toEqual([0, undefined, undefined]);
    expect(at.refused(command('EndTurn', 2))).toBe('eliminated');
    expect(at.types(2)).toEqual([]);
    at.play(command('EndTurn', 0));
    expect(at.told.at(-1)).toEqual({ type: 'GameEnded', winners: [0], reason: 'metropolises' });
    expect(at.refused(command('EndTurn', 0))).toBe('gameOver');
  });

  test('a last island may be attacked for buildings that complete a winning set, even if the outcome is uncertain', () => {
    const set = [
      ...build(0, 'is7', 'port', undefined, 'fortress', 'temple'),
      ...build(2, 'is3', 'university'),
      ...raise(0, 'is1'),
    ];
    expect(last(...set).listed(0, 'MoveTroops')).toContainEqual({ from: 'is1', to: 'is3', troops: 1 });
    const without = set.filter(({ type }) => type !== 'MetropolisPlaced');
    expect(last(...without).refused(land(1))).toBe('lastIslandProtected');
    const at = last(...set)
      .dice([0, 3])
      .play(land(1));
    expect(at.view().seats[2]?.eliminated).toBe(false);
  });

  test('a set counts only while a Metropolis is in stock', () => {
    const others = ['is4', 'is5', 'is6', 'is7', 'is8', 'is9', 'is10', 'is11', 'is12'];
    const citiesOn = (cities: readonly string[]): Scene =>
      scene(5).given(
        ...[place(0, ['is2', 'is3'], ['B3', 'B4']), place(1, ['is1']), place(2, others), place(3, ['is13']), ...gold(9)],
        ...[...build(0, 'is2', undefined, 'port', 'fortress', 'temple'), ...build(1, 'is1', 'university')],
        ...[...raise(0, 'is3'), ...raise(2, ...cities), order(0, 1, 2, 3, 4), cycle(1, 'ares'), ...turn(0, 'ares')],
      );
    const landing = command('MoveTroops', 0, { from: 'is2', to: 'is1', troops: 1 });
    expect(citiesOn(others).refusedWith(landing)).toEqual({ island: 'is1', seat: 1 });
    citiesOn(others.slice(1)).dice([3, 0]).play(landing);
  });

  test('a last island is judged correctly with thousands of possible discards', () => {
    const at = scene(5).given(
      ...[place(0, ['is2', 'is9', 'is12', 'is13'], ['J6']), place(1, ['is10']), place(2, ['is5']), ...gold(9)],
      ...[...build(0, 'is2', 'port', 'port', 'fortress', 'temple'), ...build(0, 'is9', 'fortress', 'temple', 'temple')],
      ...[...build(0, 'is12', 'port', 'temple', 'fortress'), ...build(0, 'is13', 'port', 'fortress', 'temple')],
      ...build(1, 'is10', 'university', 'university', 'university', 'university'),
      ...[order(0, 1, 2, 3, 4), cycle(1, 'ares'), ...turn(0, 'ares')],
    );
    expect(at.listed(0, 'MoveTroops')).toEqual([{ from: 'is13', to: 'is10', troops: 1 }]);
  });

  /** Seat 0 wins the Metropolis on the last island of seat 3, of four seats. */
  const ousting = (...more: readonly Told[]): Scene =>
    scene(4)
      .given(
        ...[
          place(0, ['is1', 'is3'], ['D3']),
          place(1, ['is2']),
          place(2, ['is9']),
          place(3, ['is4'], ['E1']),
          ...gold(9, 9, 9, 9),
        ],
        ...[...raise(0, 'is1'), ...raise(3, 'is4'), emptied(3, 'is4'), order(0, 1, 2, 3), cycle(2, 'zeus', 'ares', 'athena')],
        ...more,
      )
      .given({ type: 'GoldDealt', seat: 3, gold: 7 });
  const oust = command('MoveTroops', 0, { from: 'is1', to: 'is4', troops: 1 });
  const city = (...more: readonly Told[]): Scene => ousting(place(0, [], ['D1', 'D2']), ...more);

  test('an eliminated seat has no place on the turn track, even if it had acted', () => {
    const at = city({ type: 'BidPlaced', seat: 3, god: 'zeus', amount: 1 }, ...turn(3, 'zeus'));
    at.given({ type: 'TurnEnded', seat: 3 }, { type: 'BidPlaced', seat: 1, god: 'athena', amount: 1 }, ...turn(0, 'ares'));
    expect(at.view().nextOrder).toEqual([undefined, undefined, undefined, 3]);
    at.play(oust);
    expect(at.told.map(({ type }) => type)).toEqual(['IslandLanded', 'SeatEliminated']);
    expect(at.view().nextOrder).toEqual([undefined, undefined, undefined]);
    expect(at.view().gods[0]).toEqual({ god: 'zeus', done: true });
    expect([at.gold(3), at.fleets('E1')]).toEqual([0, undefined]);
    at.play(command('EndTurn', 0));
    expect(at.view().nextOrder).toEqual([undefined, undefined, 0]);
    expect(at.active()).toEqual([1]);
  });

  test('the next seat becomes first with Apollo when the first is eliminated', () => {
    const apollo = [3, 2].map((seat) => ({ type: 'BidPlaced', seat, god: 'apollo' }));
    const at = city(...apollo, ...turn(0, 'ares'));
    at.play(oust);
    expect(at.view().apollo).toEqual([2]);
    at.play(command('EndTurn', 0));
    expect(at.types(2)).toEqual(['PlaceProsperity']);
  });

  test('the offering and turn of an eliminated seat are removed immediately', () => {
    const at = city({ type: 'BidPlaced', seat: 3, god: 'athena', amount: 4 }, ...turn(0, 'ares'));
    at.play(oust);
    expect(at.view().gods[2]).toEqual({ god: 'athena', done: true });
    at.play(command('EndTurn', 0));
    expect(at.told.map(({ type }) => type)).toEqual(['TurnEnded', 'GameEnded']);
  });

  test('the only seat left wins immediately', () => {
    const at = scene(2).given(
      ...[place(0, ['is1', 'is7'], ['C2']), place(1, ['is3']), ...raise(0, 'is1', 'is7'), ...raise(1, 'is3'), ...gold(9, 9)],
      ...[order(0, 1, 0, 1), cycle(1, 'ares', 'zeus', 'athena'), ...turn(0, 'ares')],
    );
    at.dice([3, 0]).play(land(1));
    expect(at.told.at(-1)).toEqual({ type: 'GameEnded', winners: [0], reason: 'lastSeat' });
    expect(at.active()).toEqual([]);
  });

  test('fleets of a seat with one island may be attacked as usual', () => {
    const at = scene(3).given(
      ...[place(0, ['is1', 'is7'], ['J2']), place(1, ['is2', 'is5']), place(2, ['is3'], ['K2']), ...gold(9, 9, 9)],
      ...[order(0, 1, 2), cycle(1, 'poseidon'), ...turn(0, 'poseidon')],
    );
    at.dice([3, 0]).play(command('MoveFleets', 0, { from: 'J2', to: 'K2', fleets: 1 }));
    expect(at.fleets('K2')).toEqual([0, 1]);
    expect(at.view().seats[2]?.eliminated).toBe(false);
  });
});
