import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { built, fleets, from, given, owns, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { bought, figure, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** Seat 0 on is1 beside seat 1 on is2, linked by the fleet of seat 0 at C2; the Minotaur, bought by seat 2, on is2. */
const beach = (attackers: number, defenders: number, ...more: readonly (Event | readonly Event[])[]) =>
  given(
    table(3),
    troops(0, 'is1', attackers - 1),
    defenders === 0 ? { type: 'TroopKilled', seat: 0, island: 'is2', loser: 1 } : troops(1, 'is2', defenders - 1),
    figure(2, 'minotaur', 'is2'),
    ...more,
    turnOf('ares'),
  );

const march = (count: number, to = 'is2', start = 'is1'): Command => ({
  type: 'MoveTroops',
  seat: 0,
  from: start,
  to,
  troops: count,
});
const FIGHT: Command = { type: 'Fight', seat: 0 };
const begun = (count: number): Event => ({
  type: 'LandBattleBegan',
  seat: 0,
  defender: 1,
  from: 'is1',
  at: 'is2',
  troops: count,
  cost: 1,
});
const round = (dice: [number, number], strength: [number, number], lost: [number, number]): Event => ({
  type: 'BattleRound',
  dice,
  strength,
  lost,
});
const fell = (dice: [number, number], strength: [number, number], lost: [number, number]): Event => ({
  type: 'BattleRound',
  dice,
  strength,
  lost,
  minotaurFell: true,
});

const minotaurStands = (state: State): boolean =>
  cyclades.view(state, 'spectator').figures.some(({ creature }) => creature === 'minotaur');

describe('13 Minotaur', () => {
  test('13.5 the Minotaur adds 2 to die, troops and fortresses', () => {
    beach(2, 1)
      .when(march(2), [3, 0])
      .thenFirst([begun(2), round([3, 0], [5, 3], [0, 1])]);
    beach(2, 2, built(1, 'fortress', 'is2', 0))
      .when(march(2), [0, 0])
      .thenFirst([begun(2), round([0, 0], [2, 5], [1, 0])]);
  });

  test('13.5 the Minotaur is lost last, by one hit', () => {
    const first = beach(5, 2)
      .when(march(5), [3, 0])
      .thenExactly([begun(5), round([3, 0], [8, 4], [0, 1])]);
    expect(cyclades.view(first, 1).turn?.battle).toMatchObject({ minotaur: true, units: [5, 1] });
    const second = from(first)
      .when(FIGHT, [2, 2])
      .thenExactly([{ type: 'FoughtOn', seat: 0 }, round([2, 2], [7, 5], [0, 1])]);
    expect(cyclades.view(second, 1).turn?.battle).toMatchObject({ minotaur: true, units: [5, 0], defences: 0 });
    expect(minotaurStands(second)).toBe(true);
    const third = from(second)
      .when(FIGHT, [0, 3])
      .thenExactly([
        { type: 'FoughtOn', seat: 0 },
        fell([0, 3], [5, 5], [1, 0]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
    expect(minotaurStands(third)).toBe(false);
    expect(cyclades.view(third, 1)).toMatchObject({ discards: ['minotaur'], deck: 16 });
    expect(cyclades.view(third, 1).islands[1]).toMatchObject({ owner: 0, troops: 4 });
  });

  test('13.5 one hit does not destroy the last troop and the Minotaur', () => {
    const after = beach(4, 1)
      .when(march(4), [3, 0])
      .thenExactly([begun(4), round([3, 0], [7, 3], [0, 1])]);
    expect(minotaurStands(after)).toBe(true);
    expect(cyclades.active(after)).toEqual([0]);
  });

  test('13.5 the Minotaur defends the island’s owner, not his buyer', () => {
    given(table(3), troops(0, 'is1', 1), figure(0, 'minotaur', 'is2'), turnOf('ares'))
      .when(march(2), [1, 0])
      .thenFirst([begun(2), round([1, 0], [3, 3], [1, 1])]);
  });

  test('13.5 the Minotaur does not join attackers, nor fight at sea', () => {
    given(table(3), figure(0, 'minotaur', 'is1'), turnOf('ares'))
      .when(march(1), [0, 3])
      .thenFirst([begun(1), round([0, 3], [1, 4], [1, 0])]);
    const sea = given(table(3), fleets(0, 'F5', 1), figure(2, 'minotaur', 'is3'), turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F4', fleets: 1 }, [0, 3])
      .thenFirst([
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 1, cost: 1 },
        round([0, 3], [1, 4], [1, 0]),
      ]);
    expect(minotaurStands(sea)).toBe(true);
  });

  test('13.6 an opponent’s island with only the Minotaur must be fought for', () => {
    const lost = beach(1, 0)
      .when(march(1), [0, 0])
      .thenExactly([begun(1), round([0, 0], [1, 2], [1, 0]), { type: 'BattleEnded', holder: 1 }]);
    expect(minotaurStands(lost)).toBe(true);
    expect(cyclades.view(lost, 0).islands[1]).toMatchObject({ owner: 1, troops: 0 });
    beach(1, 0)
      .when(march(1), [3, 0])
      .thenExactly([
        begun(1),
        fell([3, 0], [4, 2], [0, 0]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
  });

  const NEUTRAL: Event = { type: 'LandBattleBegan', seat: 0, from: 'is7', at: 'is6', troops: 1, cost: 1 };

  test.each([0, 1])('13.6 the Minotaur bought by seat %i defends an unowned island against everybody', (buyer) => {
    const won = given(table(3), figure(buyer, 'minotaur', 'is6'), turnOf('ares'))
      .when(march(1, 'is6', 'is7'), [3, 0])
      .thenExactly([
        NEUTRAL,
        fell([3, 0], [4, 2], [0, 0]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is6' },
      ]);
    expect(cyclades.view(won, 1).islands[5]).toMatchObject({ id: 'is6', owner: 0, troops: 1 });
    const lost = given(table(3), figure(buyer, 'minotaur', 'is6'), turnOf('ares'))
      .when(march(1, 'is6', 'is7'), [0, 3])
      .thenExactly([NEUTRAL, round([0, 3], [1, 5], [1, 0]), { type: 'BattleEnded' }]);
    expect(cyclades.view(lost, 1).islands[5]).not.toHaveProperty('owner');
    expect(minotaurStands(lost)).toBe(true);
  });

  test('13.6 troops that land by Pegasus must fight the Minotaur too', () => {
    given(table(3), onTrack('pegasus'), figure(1, 'minotaur', 'is4'), turnOf('athena'))
      .when(use('pegasus', { from: 'is7', to: 'is4', troops: 1 }), [0, 0])
      .thenExactly([
        bought('pegasus', 4),
        { type: 'LandBattleBegan', seat: 0, from: 'is7', at: 'is4', troops: 1, cost: 0 },
        round([0, 0], [1, 2], [1, 0]),
        { type: 'BattleEnded' },
      ]);
  });

  test('13.6 own troops may enter an own island with the Minotaur', () => {
    given(table(3), owns(0, 'is6'), figure(1, 'minotaur', 'is6'), turnOf('ares'))
      .when(march(1, 'is6', 'is7'))
      .thenExactly([{ type: 'TroopsMoved', seat: 0, from: 'is7', to: 'is6', troops: 1, cost: 1 }]);
  });

  test('13.7 a defence by the Minotaur alone is not asked to retreat, but the attacker is', () => {
    const asked = beach(3, 0)
      .when(march(3), [0, 2])
      .thenExactly([begun(3), round([0, 2], [3, 4], [1, 0])]);
    expect(cyclades.active(asked)).toEqual([0]);
    from(asked)
      .when({ type: 'Retreat', seat: 0, to: 'is1' })
      .thenExactly([
        { type: 'Retreated', seat: 0, to: 'is1', units: 2 },
        { type: 'BattleEnded', holder: 1 },
      ]);
  });

  test('13.7 the Minotaur fights on when the troops retreat', () => {
    const asked = beach(4, 2, owns(1, 'is4')).when(march(4), [3, 0]).thenAccepted();
    expect(cyclades.active(asked)).toEqual([1]);
    const alone = from(asked)
      .when({ type: 'Retreat', seat: 1, to: 'is4' })
      .thenExactly([{ type: 'Retreated', seat: 1, to: 'is4', units: 1 }]);
    expect(cyclades.view(alone, 2)).toMatchObject({ active: [0], turn: { battle: { units: [4, 0], minotaur: true } } });
    from(alone)
      .when(FIGHT, [0, 0])
      .thenExactly([
        { type: 'FoughtOn', seat: 0 },
        fell([0, 0], [4, 2], [0, 0]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
    from(alone).when({ type: 'Retreat', seat: 0, to: 'is1' }).thenIncludes({ type: 'BattleEnded', holder: 1 });
  });

  test('13.7 the island stays its owner’s when the Minotaur falls together with the last attacker', () => {
    const after = beach(1, 0)
      .when(march(1), [1, 0])
      .thenExactly([begun(1), fell([1, 0], [2, 2], [1, 0]), { type: 'BattleEnded', holder: 1 }]);
    expect(minotaurStands(after)).toBe(false);
    expect(cyclades.view(after, 0).islands[1]).toMatchObject({ owner: 1, troops: 0 });
    const neutral = given(table(3), figure(0, 'minotaur', 'is6'), turnOf('ares'))
      .when(march(1, 'is6', 'is7'), [2, 1])
      .thenExactly([NEUTRAL, fell([2, 1], [3, 3], [1, 0]), { type: 'BattleEnded' }]);
    expect(cyclades.view(neutral, 0).islands[5]).toMatchObject({ troops: 0 });
    expect(cyclades.view(neutral, 0).islands[5]).not.toHaveProperty('owner');
    expect(cyclades.view(neutral, 0).discards).toEqual(['minotaur']);
  });

  test('13.7 an attacker without a place to retreat to fights the Minotaur to the end', () => {
    given(table(3), onTrack('pegasus'), troops(0, 'is7', 1), figure(1, 'minotaur', 'is4'), turnOf('athena'))
      .when(use('pegasus', { from: 'is7', to: 'is4', troops: 2 }), [0, 1, 1, 0])
      .thenExactly([
        bought('pegasus', 4),
        { type: 'LandBattleBegan', seat: 0, from: 'is7', at: 'is4', troops: 2, cost: 0 },
        round([0, 1], [2, 3], [1, 0]),
        fell([1, 0], [2, 2], [1, 0]),
        { type: 'BattleEnded' },
      ]);
  });
});
