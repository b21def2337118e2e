import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, fleets, from, given, metropolis, owns, table, troops, turnOf } from '../../support/fakes/given.ts';

/** Seat 0 on is1 beside seat 1 on is2, linked by the fleet of seat 0 at C2. */
const beach = (attackers: number, defenders: number, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), troops(0, 'is1', attackers - 1), troops(1, 'is2', defenders - 1), ...more, turnOf('ares'));
const land = (count: number): Command => ({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: count });

/** Seat 0 at F5 beside seat 2 at F4. */
const straits = (attackers: number, defenders: number, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), fleets(0, 'F5', attackers), fleets(2, 'F4', defenders - 1), ...more, turnOf('poseidon'));
const sail = (count: number): Command => ({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F4', fleets: count });

const round = (dice: [number, number], strength: [number, number], lost: [number, number]): Event => ({
  type: 'BattleRound',
  dice,
  strength,
  lost,
});

describe('6 Battle', () => {
  test.each([
    { dice: [3, 0], strength: [5, 2], lost: [0, 1] },
    { dice: [0, 2], strength: [2, 4], lost: [1, 0] },
    { dice: [1, 1], strength: [3, 3], lost: [1, 1] },
  ] as const)('6.1 two against two with dice $dice lose $lost', ({ dice, strength, lost }) => {
    beach(2, 2)
      .when(land(2), dice)
      .thenFirst([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 2, cost: 1 },
        { type: 'BattleRound', dice, strength, lost },
      ]);
  });

  test.each([
    ['nothing', [], 1],
    ['a fortress', [built(1, 'fortress', 'is2', 0)], 2],
    ['two fortresses', [built(1, 'fortress', 'is2', 0), built(1, 'fortress', 'is2', 1)], 3],
    ['a Metropolis', [metropolis(1, 'is2')], 2],
    ['a port', [built(1, 'port', 'is2', 0)], 1],
    ['a fortress on another island', [built(1, 'fortress', 'is5', 0)], 1],
    ['a fortress of the attacker', [built(0, 'fortress', 'is1', 0)], 1],
  ])('6.2 a lone troop with %s adds more than its die to the defence', (_, more, strength) => {
    beach(1, 1, more)
      .when(land(1), [0, 3])
      .thenFirst([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 },
        round([0, 3], [1, 3 + strength], [1, 0]),
      ]);
  });

  const defence = (...more: readonly (Event | readonly Event[])[]): number => {
    const state = straits(3, 3, ...more)
      .when(sail(3), [0, 0])
      .thenAccepted();
    return cyclades.view(state, 'spectator').turn?.battle?.defences ?? -1;
  };

  test('6.3 at sea the defender adds own ports and Metropolises on islands that touch the space', () => {
    expect(defence()).toBe(0);
    expect(defence(built(2, 'port', 'is3', 0))).toBe(1);
    expect(defence(built(2, 'port', 'is3', 0), built(2, 'port', 'is3', 1))).toBe(2);
    expect(defence(metropolis(2, 'is3'))).toBe(1);
    expect(defence(built(2, 'port', 'is3', 0), owns(2, 'is6'), built(2, 'port', 'is6', 0))).toBe(2);
    expect(defence(built(2, 'fortress', 'is3', 0))).toBe(0);
    expect(defence(built(2, 'port', 'is8', 0))).toBe(0);
    expect(defence(owns(0, 'is6'), built(0, 'port', 'is6', 0))).toBe(0);
    expect(defence(owns(1, 'is6'), built(1, 'port', 'is6', 0))).toBe(0);
  });

  test('6.3 a port on an island with eight sea spaces around it defends in all eight', () => {
    const board = boardOf(3);
    const around = board.island('is3')?.seas ?? [];
    expect(around).toHaveLength(8);
    for (const at of around) {
      const start = board.sea(at)?.seas[0] ?? '';
      const setUps = [
        { islands: ['is7', 'is1'], seas: [start] },
        { islands: ['is2', 'is5'], seas: [] },
        { islands: ['is3', 'is8'], seas: [at] },
      ];
      given(table(3, { setUps }), built(2, 'port', 'is3', 0), turnOf('poseidon'))
        .when({ type: 'MoveFleets', seat: 0, from: start, to: at, fleets: 1 }, [0, 3])
        .thenExactly([
          { type: 'SeaBattleBegan', seat: 0, defender: 2, from: start, at, fleets: 1, cost: 1 },
          round([0, 3], [1, 5], [1, 0]),
          { type: 'BattleEnded', holder: 2 },
        ]);
    }
  });

  test('6.4 the defender may retreat, then the attacker; if neither does, another round follows', () => {
    const asked = straits(3, 3).when(sail(3), [1, 1]).thenAccepted();
    expect(cyclades.active(asked)).toEqual([2]);
    const then = from(asked)
      .when({ type: 'Fight', seat: 2 })
      .thenExactly([{ type: 'FoughtOn', seat: 2 }]);
    expect(cyclades.active(then)).toEqual([0]);
    from(then).when({ type: 'EndTurn', seat: 0 }).thenRejected('battleFirst', {});
    const again = from(then)
      .when({ type: 'Fight', seat: 0 }, [0, 1])
      .thenExactly([{ type: 'FoughtOn', seat: 0 }, round([0, 1], [2, 3], [1, 0])]);
    expect(cyclades.view(again, 'spectator').turn?.battle).toMatchObject({ units: [1, 2], asked: 2 });
  });

  test('6.5 a side without a place to retreat to is not asked', () => {
    const asked = beach(2, 2).when(land(2), [1, 1]).thenAccepted();
    expect(cyclades.active(asked)).toEqual([0]);
    from(asked)
      .when({ type: 'Fight', seat: 0 }, [1, 0])
      .thenExactly([
        { type: 'FoughtOn', seat: 0 },
        round([1, 0], [2, 1], [0, 1]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
  });

  test('6.5 rounds follow without questions when neither side has a place to retreat to', () => {
    const setUps = [
      { islands: ['is7', 'is1'], seas: ['A1'] },
      { islands: ['is2', 'is5'], seas: [] },
      { islands: ['is3', 'is8'], seas: ['A2'] },
    ];
    const walled = boardOf(3)
      .sea('A2')
      ?.seas.filter((sea) => sea !== 'A1')
      .flatMap((sea) => fleets(1, sea));
    given(table(3, { setUps }), walled ?? [], fleets(0, 'A1', 1), fleets(2, 'A2', 1), turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'A1', to: 'A2', fleets: 2 }, [3, 1])
      .thenFirst([
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'A1', at: 'A2', fleets: 2, cost: 1 },
        round([3, 1], [5, 3], [0, 1]),
      ]);
  });

  test('6.6 troops retreat together to one own island linked by own fleets', () => {
    const linked = [owns(1, 'is4')];
    const asked = beach(3, 3, linked).when(land(3), [1, 1]).thenAccepted();
    expect(cyclades.active(asked)).toEqual([1]);
    expect(from(asked).choices(1, 'Retreat')).toEqual([{ to: 'is4' }]);
    from(asked)
      .when({ type: 'Retreat', seat: 1, to: 'is5' })
      .thenRejected('noRetreatThere', { to: 'is5', places: ['is4'] });
    const after = from(asked)
      .when({ type: 'Retreat', seat: 1, to: 'is4' })
      .thenExactly([
        { type: 'Retreated', seat: 1, to: 'is4', units: 2 },
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
    expect(cyclades.view(after, 'spectator').islands).toMatchObject([
      { id: 'is1', owner: 0, troops: 0 },
      { id: 'is2', owner: 0, troops: 2 },
      { id: 'is3' },
      { id: 'is4', owner: 1, troops: 2 },
      {},
      {},
      {},
      {},
    ]);
  });

  test('6.6 the attacker may retreat to the island it came from, but to no unowned one', () => {
    const asked = beach(3, 3).when(land(2), [0, 3]).thenAccepted();
    expect(from(asked).choices(0, 'Retreat')).toEqual([{ to: 'is1' }]);
    const after = from(asked)
      .when({ type: 'Retreat', seat: 0, to: 'is1' })
      .thenExactly([
        { type: 'Retreated', seat: 0, to: 'is1', units: 1 },
        { type: 'BattleEnded', holder: 1 },
      ]);
    expect(cyclades.view(after, 'spectator').islands.slice(0, 2)).toMatchObject([
      { owner: 0, troops: 2 },
      { owner: 1, troops: 3 },
    ]);
    const unowned = given(table(3), fleets(1, 'D3'), fleets(1, 'E4'), troops(0, 'is1', 1), troops(1, 'is2', 1), turnOf('ares'))
      .when(land(2), [1, 1])
      .thenAccepted();
    expect(cyclades.active(unowned)).toEqual([0]);
  });

  test('6.7 fleets retreat together to one adjacent space that is empty or own', () => {
    const asked = straits(3, 3, fleets(1, 'E4'), fleets(2, 'G3')).when(sail(3), [1, 1]).thenAccepted();
    expect(
      from(asked)
        .choices(2, 'Retreat')
        .map(({ to }) => to),
    ).toEqual(['F3', 'F5', 'G3']);
    from(asked)
      .when({ type: 'Retreat', seat: 2, to: 'E4' })
      .thenRejected('noRetreatThere', { to: 'E4', places: ['F3', 'F5', 'G3'] });
    const after = from(asked)
      .when({ type: 'Retreat', seat: 2, to: 'G3' })
      .thenExactly([
        { type: 'Retreated', seat: 2, to: 'G3', units: 2 },
        { type: 'BattleEnded', holder: 0 },
      ]);
    const there = cyclades.view(after, 'spectator').fleets;
    expect(there).toContainEqual({ sea: 'G3', seat: 2, fleets: 3 });
    expect(there).toContainEqual({ sea: 'F4', seat: 0, fleets: 2 });
  });

  test('6.7 the attacker at sea may also retreat to any such space', () => {
    const asked = straits(3, 3).when(sail(3), [1, 1]).thenAccepted();
    const then = from(asked).when({ type: 'Fight', seat: 2 }).thenAccepted();
    const after = from(then)
      .when({ type: 'Retreat', seat: 0, to: 'F3' })
      .thenExactly([
        { type: 'Retreated', seat: 0, to: 'F3', units: 2 },
        { type: 'BattleEnded', holder: 2 },
      ]);
    expect(cyclades.view(after, 'spectator').fleets).toContainEqual({ sea: 'F3', seat: 0, fleets: 2 });
    expect(cyclades.active(after)).toEqual([0]);
  });

  test('6.8 the last side standing holds the island with its buildings', () => {
    const after = beach(2, 1, built(1, 'temple', 'is2', 1))
      .when(land(2), [3, 0])
      .thenExactly([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 2, cost: 1 },
        round([3, 0], [5, 1], [0, 1]),
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
    expect(cyclades.view(after, 'spectator').islands[1]).toMatchObject({ owner: 0, troops: 2, slots: ['free', 'temple'] });
  });

  test('6.8 the last side standing holds the sea space', () => {
    const after = straits(2, 1).when(sail(2), [3, 0]).thenAccepted();
    expect(cyclades.view(after, 'spectator').fleets).toContainEqual({ sea: 'F4', seat: 0, fleets: 2 });
  });

  test('6.9 the defender keeps the island when both sides are destroyed', () => {
    const after = beach(1, 1, built(1, 'temple', 'is2', 1))
      .when(land(1), [1, 1])
      .thenExactly([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 },
        round([1, 1], [2, 2], [1, 1]),
        { type: 'BattleEnded', holder: 1 },
      ]);
    expect(cyclades.view(after, 'spectator').islands[1]).toMatchObject({ owner: 1, troops: 0, slots: ['free', 'temple'] });
  });

  test('6.9 a sea space is empty when both sides are destroyed', () => {
    const after = straits(1, 1)
      .when(sail(1), [1, 1])
      .thenExactly([
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 1, cost: 1 },
        round([1, 1], [2, 2], [1, 1]),
        { type: 'BattleEnded' },
      ]);
    expect(cyclades.view(after, 'spectator').fleets.some(({ sea }) => sea === 'F4')).toBe(false);
  });
});
