import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { buildingsLeft } from '#games/cyclades/rules/holdings.ts';
import { BUILDINGS } from '#games/cyclades/types.ts';
import { build, builds, discarded, due, PHILOSOPHER, placed } from '../../support/builders/metropolisEvents.ts';
import { built, fleets, from, given, metropolis, owns, philosophers, table, troops, turnOf } from '../../support/fakes/given.ts';

/** Seat 0 has is7 (four slots) and is1 (one slot). */
const onIs7: readonly Event[] = [built(0, 'port', 'is7', 0), built(0, 'temple', 'is7', 1), built(0, 'university', 'is7', 2)];

describe('7 Metropolis', () => {
  test('7.1 four different buildings are immediately given up for a Metropolis', () => {
    const asked = given(table(3), onIs7, turnOf('ares'))
      .when(build('is1', 0))
      .thenExactly([
        builds('fortress', 'is1', 0),
        due('buildings'),
        discarded('is7', 0),
        discarded('is1', 0),
        discarded('is7', 1),
        discarded('is7', 2),
      ]);
    expect(from(asked).legal(0)).toEqual([
      { type: 'PlaceMetropolis', seat: 0, island: 'is1' },
      { type: 'PlaceMetropolis', seat: 0, island: 'is7' },
    ]);
    const after = from(asked)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' })
      .thenExactly([placed('is7')]);
    expect(cyclades.view(after, 'spectator').seats[0]?.metropolises).toBe(1);
  });

  test('7.1 the owner picks the building to give up where it has several of a type', () => {
    const asked = given(table(3), onIs7, built(0, 'port', 'is7', 3), turnOf('ares'))
      .when(build('is1', 0))
      .thenExactly([
        builds('fortress', 'is1', 0),
        due('buildings'),
        discarded('is1', 0),
        discarded('is7', 1),
        discarded('is7', 2),
      ]);
    const position = from(asked);
    expect(cyclades.view(asked, 'spectator').turn?.metropolisDue).toEqual({ discards: ['port'] });
    expect(position.legal(0)).toEqual([
      { type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 0 },
      { type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 3 },
    ]);
    position.when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' }).thenRejected('discardFirst', { buildings: ['port'] });
    const chosen = position.when({ type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 0 }).thenExactly([discarded('is7', 0)]);
    expect(from(chosen).choices(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
    from(chosen).when({ type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 3 }).thenRejected('nothingToDiscard', {});
  });

  test('7.1 only a building of a type with several can be picked', () => {
    const asked = given(table(3), onIs7, built(0, 'port', 'is7', 3), built(1, 'port', 'is2', 0), turnOf('ares'))
      .when(build('is1', 0))
      .thenAccepted();
    const discard = (island: string, slot: number) => from(asked).when({ type: 'DiscardBuilding', seat: 0, island, slot });
    discard('is7', 1).thenRejected('noBuildingThere', { island: 'is7', slot: 1 });
    discard('is7', 4).thenRejected('noSuchSlot', { island: 'is7', slots: 4 });
    discard('is2', 0).thenRejected('notYourIsland', { island: 'is2' });
    discard('is0', 0).thenRejected('noSuchIsland', { island: 'is0' });
  });

  test('7.1 the owner picks from each type with several in turn', () => {
    const asked = given(
      table(3),
      owns(0, 'is4'),
      owns(0, 'is6'),
      onIs7,
      built(0, 'port', 'is7', 3),
      built(0, 'temple', 'is4', 0),
      turnOf('ares'),
    )
      .when(build('is6', 0))
      .thenAccepted();
    const picked = from(asked)
      .when({ type: 'DiscardBuilding', seat: 0, island: 'is4', slot: 0 })
      .thenExactly([discarded('is4', 0)]);
    from(picked)
      .when({ type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 1 })
      .thenRejected('notToDiscard', { building: 'temple', buildings: ['port'] });
    from(picked).when({ type: 'DiscardBuilding', seat: 0, island: 'is7', slot: 3 }).thenAccepted();
  });

  test('7.2 four philosophers become a Metropolis in the same way', () => {
    const asked = given(table(3), philosophers(0, 3), turnOf('athena'))
      .when({ type: 'Recruit', seat: 0 })
      .thenExactly([PHILOSOPHER, due('philosophers'), { type: 'PhilosophersDiscarded', seat: 0 }]);
    expect(asked.seats[0]?.philosophers).toBe(0);
    expect(from(asked).choices(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
  });

  const march = { type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 2 } as const;

  test('7.6 a set completed by taking an island becomes a Metropolis immediately', () => {
    given(table(3), troops(0, 'is1', 1), onIs7, built(1, 'fortress', 'is2', 1), turnOf('ares'))
      .when(march, [3, 0])
      .thenExactly([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 2, cost: 1 },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 2], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
        due('buildings'),
        discarded('is7', 0),
        discarded('is2', 1),
        discarded('is7', 1),
        discarded('is7', 2),
      ]);
  });

  test('7.6 a set completed by an island taken without a fight becomes a Metropolis too', () => {
    given(table(3), onIs7, owns(1, 'is6'), built(1, 'fortress', 'is6', 0), turnOf('ares'))
      .when({ type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 1 })
      .thenFirst([{ type: 'IslandLanded', seat: 0, from: 'is7', island: 'is6', troops: 1, cost: 1, loser: 1 }, due('buildings')]);
  });

  test('7.7 several Metropolises earned together are placed one by one, and sets are checked again', () => {
    const pairs = [
      built(0, 'port', 'is7', 0),
      built(0, 'port', 'is7', 1),
      built(0, 'temple', 'is7', 2),
      built(0, 'temple', 'is7', 3),
      owns(0, 'is8'),
      built(0, 'university', 'is8', 0),
      built(0, 'university', 'is8', 1),
    ];
    const fortresses = [built(1, 'fortress', 'is2', 0), built(1, 'fortress', 'is2', 1)];
    let { state } = given(table(3), troops(0, 'is1', 1), pairs, fortresses, turnOf('ares'));
    const play = (command: Command, dice: readonly number[] = []): void => {
      state = from(state).when(command, dice).thenAccepted();
    };
    const dues = (): number => cyclades.view(state, 'spectator').seats[0]?.metropolises ?? 0;
    play(march, [3, 0]);
    for (const [island, slot] of [
      ['is7', 0],
      ['is2', 0],
      ['is7', 2],
      ['is8', 0],
    ] as const) {
      play({ type: 'DiscardBuilding', seat: 0, island, slot });
    }
    expect(dues()).toBe(1);
    from(state).when({ type: 'EndTurn', seat: 0 }).thenRejected('metropolisDueFirst', {});
    play({ type: 'PlaceMetropolis', seat: 0, island: 'is2' });
    expect(dues()).toBe(2);
    expect(from(state).choices(0, 'EndTurn')).toEqual([{}]);
  });

  test('7.7 a second set that lost a building under the first Metropolis no longer counts', () => {
    const pairs = [
      built(0, 'port', 'is1', 0),
      built(0, 'port', 'is7', 2),
      built(0, 'temple', 'is7', 0),
      built(0, 'temple', 'is7', 3),
      owns(0, 'is8'),
      built(0, 'university', 'is8', 0),
      built(0, 'university', 'is8', 2),
    ];
    const fortresses = [built(1, 'fortress', 'is2', 0), built(1, 'fortress', 'is2', 1)];
    let state = given(table(3), troops(0, 'is1', 1), pairs, fortresses, turnOf('ares'))
      .when(march, [3, 0])
      .thenAccepted();
    for (const [island, slot] of [
      ['is7', 2],
      ['is7', 3],
      ['is8', 2],
      ['is2', 1],
    ] as const) {
      state = from(state).when({ type: 'DiscardBuilding', seat: 0, island, slot }).thenAccepted();
    }
    expect(from(state).choices(0, 'PlaceMetropolis')).toHaveLength(4);
    const after = from(state)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' })
      .thenExactly([placed('is1', [0])]);
    expect(from(after).choices(0, 'EndTurn')).toEqual([{}]);
  });

  test('7.8 no other action and no end of the turn is possible while a Metropolis has to be placed', () => {
    const asked = given(table(3), owns(0, 'is6', 1), onIs7, turnOf('ares'))
      .when(build('is1', 0))
      .thenAccepted();
    for (const command of [
      { type: 'EndTurn', seat: 0 },
      { type: 'Recruit', seat: 0, at: 'is1' },
      build('is7', 3),
      { type: 'MoveTroops', seat: 0, from: 'is6', to: 'is7', troops: 1 },
    ] as const) {
      from(asked).when(command).thenRejected('metropolisDueFirst', {});
    }
  });

  test('7.9 a Metropolis defends like a port and a fortress, but does not count for a later set', () => {
    given(
      table(3),
      metropolis(0, 'is7'),
      built(0, 'port', 'is7', 2),
      built(0, 'temple', 'is7', 3),
      owns(0, 'is6'),
      turnOf('ares'),
    )
      .when(build('is6', 0))
      .thenExactly([builds('fortress', 'is6', 0)]);
    const fight = given(table(3), metropolis(1, 'is2'), fleets(1, 'D4', 2), fleets(0, 'D3', 3), turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'D3', to: 'D4', fleets: 3 }, [0, 0])
      .thenAccepted();
    expect(cyclades.view(fight, 'spectator').turn?.battle?.defences).toBe(1);
  });

  test('7.10 used philosophers return to stock', () => {
    const asked = given(table(3), philosophers(0, 3), philosophers(1, 13), turnOf('athena'))
      .when({ type: 'Recruit', seat: 0 })
      .thenAccepted();
    const placedOne = from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' }).thenAccepted();
    from(placedOne)
      .when({ type: 'Recruit', seat: 0 })
      .thenExactly([{ type: 'PhilosopherRecruited', seat: 0, cost: 4 }]);
  });

  test('7.10 discarded and destroyed buildings return to stock', () => {
    const ports = [
      built(0, 'port', 'is1', 0),
      ...[0, 1].map((slot) => built(1, 'port', 'is2', slot)),
      ...[0, 1, 2].map((slot) => built(1, 'port', 'is5', slot)),
      ...[0, 1, 2].map((slot) => built(2, 'port', 'is8', slot)),
      built(2, 'port', 'is3', 0),
    ];
    const none = given(table(3), ports, turnOf('poseidon'));
    none.when(build('is7', 0)).thenRejected('stockEmpty', { item: 'port' });
    const destroyed = given(table(3), ports, metropolis(0, 'is7'), philosophers(0, 3), turnOf('athena'))
      .when({ type: 'Recruit', seat: 0 })
      .thenFirst([PHILOSOPHER, due('philosophers'), { type: 'PhilosophersDiscarded', seat: 0 }, placed('is1', [0])]);
    expect(buildingsLeft(destroyed, 'port')).toBe(1);
    const discardedOne = given(table(3), ports, onIs7.slice(1), turnOf('ares')).when(build('is7', 3)).thenAccepted();
    expect(BUILDINGS.map((building) => buildingsLeft(discardedOne, building))).toEqual([1, 10, 10, 10]);
  });

  test('7.11 without a free slot the fourth building cannot be built', () => {
    given(table(3), onIs7, built(0, 'port', 'is7', 3), built(0, 'port', 'is1', 0), turnOf('ares'))
      .when(build('is7', 3))
      .thenRejected('noFreeSlot', { island: 'is7' });
  });
});
