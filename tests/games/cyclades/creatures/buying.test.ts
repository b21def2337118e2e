import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { GODS } from '#games/cyclades/types.ts';
import { fleets, from, given, philosophers, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, onTrack, use } from '../../../support/fakes/givenCreatures.ts';
import { loaded } from '../../../support/fakes/seededChance.ts';

const END: Command = { type: 'EndTurn', seat: 0 };
const TRACK = onTrack('fates', 'griffon', 'harpy');

/** Seat 0 has the turn of Athena, with all three spaces of the track full. */
const market = (...more: readonly (Event | readonly Event[])[]) => given(table(3), TRACK, ...more, turnOf('athena'));

describe('11 Buying creatures', () => {
  test.each(GODS)('11.8 creatures may be bought in a turn of %s', (god) => {
    given(table(3), TRACK, turnOf(god))
      .when(use('fates'))
      .thenExactly([bought('fates', 4), { type: 'IncomeRepeated', seat: 0, gold: 2 }]);
  });

  test('11.8 no creature may be bought with Apollo', () => {
    const position = given(table(3), TRACK, turnOf('apollo'));
    position.when(use('fates')).thenRejected('wrongGod', { god: 'apollo', needs: GODS });
    expect(position.choices(0, 'UseCreature')).toEqual([]);
  });

  test('11.8 several creatures may be bought between other actions, as long as the seat can pay', () => {
    let { state } = given(table(3, { gold: 10 }), TRACK, turnOf('ares'));
    state = from(state)
      .when(use('harpy', { island: 'is2' }))
      .thenAccepted();
    state = from(state).when({ type: 'Recruit', seat: 0, at: 'is1' }).thenAccepted();
    state = from(state)
      .when(use('griffon', { target: 1 }))
      .thenAccepted();
    expect(state.seats[0]?.gold).toBe(10 - 2 - 3 + 5);
    state = from(state).when({ type: 'Build', seat: 0, island: 'is1', slot: 0 }).thenAccepted();
    state = from(state).when(use('fates')).thenAccepted();
    expect(state.track).toEqual([undefined, undefined, undefined]);
    expect(state.seats[0]?.gold).toBe(10 - 2 - 4 + 2);
  });

  test('11.8 a creature that the seat cannot afford is refused', () => {
    const position = given(table(3, { gold: 3 }), TRACK, turnOf('athena'));
    position.when(use('fates')).thenRejected('goldShort', { cost: 4, gold: 3 });
    position.when(use('griffon', { target: 1 })).thenAccepted();
    given(table(3, { gold: 1 }), TRACK, turnOf('athena'))
      .when(use('harpy', { island: 'is2' }))
      .thenRejected('goldShort', { cost: 2, gold: 1 });
  });

  test('11.8 buying ends a voyage, like any other action', () => {
    const sailing = given(table(3), TRACK, turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 })
      .thenAccepted();
    const after = from(sailing).when(use('fates')).thenAccepted();
    from(after)
      .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F6', fleets: 1 })
      .thenExactly([{ type: 'FleetsMoved', seat: 0, from: 'F5', to: 'F6', fleets: 1, stepsLeft: 2, cost: 1 }]);
  });

  test('11.9 a bought card goes to the discard pile, and its space stays empty', () => {
    const after = market(discarded('kraken'))
      .when(use('griffon', { target: 1 }))
      .thenAccepted();
    expect(cyclades.view(after, 'spectator')).toMatchObject({ discards: ['kraken', 'griffon'], deck: 17 - 2 - 2 });
    expect(cyclades.view(after, 'spectator').track).toEqual([
      { creature: 'fates', cost: 4 },
      { cost: 3 },
      { creature: 'harpy', cost: 2 },
    ]);
    from(after)
      .when(use('griffon', { target: 1 }))
      .thenRejected('notOnTrack', { creature: 'griffon' });
    from(after)
      .when(use('kraken', { sea: 'A1' }))
      .thenRejected('notOnTrack', { creature: 'kraken' });
  });

  test('11.9 no other action is possible until the creature is finished', () => {
    const asked = given(table(3), onTrack('sphinx', 'fates', 'harpy'), turnOf('athena'))
      .when(use('sphinx'))
      .thenAccepted();
    expect(cyclades.view(asked, 'spectator').turn?.effect).toEqual({ creature: 'sphinx', sold: 0 });
    const others: readonly Command[] = [
      END,
      { type: 'Recruit', seat: 0 },
      { type: 'Build', seat: 0, island: 'is7', slot: 0 },
      { type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 },
      { type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 1 },
      { type: 'SwapCreature', seat: 0, creature: 'fates' },
      { type: 'PushFleets', seat: 0, from: 'G5', to: 'F5' },
      { type: 'MoveKraken', seat: 0, to: 'F5' },
      use('fates'),
    ];
    for (const command of others) from(asked).when(command).thenRejected('creatureFirst', { creature: 'sphinx' });
    expect(
      new Set(
        from(asked)
          .legal(0)
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['SellPiece']));
  });

  test('11.9 commands for a creature are refused when none is in use', () => {
    const steps: readonly Command[] = [
      { type: 'SellPiece', seat: 0, piece: 'troop', at: 'is7' },
      { type: 'PushFleets', seat: 0, from: 'G5', to: 'F5' },
      { type: 'MoveKraken', seat: 0, to: 'F5' },
      { type: 'FinishCreature', seat: 0 },
    ];
    for (const command of steps) market().when(command).thenRejected('noCreatureInUse', {});
  });

  test('11.9 a battle in progress comes before creatures', () => {
    const fighting = given(table(3), TRACK, turnOf('ares'), { type: 'TroopRecruited', seat: 0, island: 'is1', cost: 0 }, [
      { type: 'TroopRecruited', seat: 1, island: 'is2', cost: 0 },
    ])
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 2 }, [1, 1])
      .thenAccepted();
    from(fighting).when(use('fates')).thenRejected('battleFirst', {});
  });

  test('11.9 a Metropolis and a prosperity marker come before creatures', () => {
    const due = market(philosophers(0, 3)).when({ type: 'Recruit', seat: 0 }).thenAccepted();
    from(due).when(use('fates')).thenRejected('metropolisDueFirst', {});
    given(table(3), TRACK, turnOf('apollo'), { type: 'ApolloGave', seat: 0, gold: 1, marker: true })
      .when(use('fates'))
      .thenRejected('prosperityDueFirst', {});
  });

  test('11.10 a creature without a target cannot be bought', () => {
    given(table(3), onTrack('chimera'), turnOf('athena'))
      .when(use('chimera'))
      .thenRejected('noTargetFor', { creature: 'chimera' });
    const bare = [
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'G5', gold: 0 },
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 0 },
    ] as const;
    const noFleets = given(table(3), onTrack('sylph', 'sphinx', 'dryad'), bare, turnOf('athena'));
    noFleets.when(use('sylph')).thenRejected('noTargetFor', { creature: 'sylph' });
    noFleets.when(use('sphinx')).thenAccepted();
    const nothing = given(
      table(3),
      onTrack('sylph', 'sphinx', 'dryad'),
      bare,
      { type: 'PieceSold', seat: 0, piece: 'troop', at: 'is7', gold: 0 },
      { type: 'PieceSold', seat: 0, piece: 'troop', at: 'is1', gold: 0 },
      turnOf('athena'),
    );
    nothing.when(use('sphinx')).thenRejected('noTargetFor', { creature: 'sphinx' });
    expect(nothing.choices(0, 'UseCreature')).toEqual([]);
  });

  const NO_ENEMY_TROOPS = ['is2', 'is3', 'is5', 'is8'].map(
    (island): Event => ({ type: 'TroopKilled', seat: 0, island, loser: 1 }),
  );
  const NO_OWN_TROOPS = ['is1', 'is7'].map((at): Event => ({ type: 'PieceSold', seat: 0, piece: 'troop', at, gold: 0 }));
  const NO_LONE_FLEETS = [...fleets(1, 'D4'), ...fleets(1, 'F1'), ...fleets(2, 'F4'), ...fleets(2, 'K2')];

  test.each([
    [use('harpy', { island: 'is2' }), use('harpy', { island: '' }), NO_ENEMY_TROOPS],
    [use('pegasus', { from: 'is1', to: 'is4', troops: 1 }), use('pegasus', { from: '', to: 'is4', troops: 1 }), NO_OWN_TROOPS],
    [use('mermaid', { sea: 'D4' }), use('mermaid', { sea: '' }), NO_LONE_FLEETS],
    [use('giant', { island: 'is7', slot: 0 }), use('giant', { island: '', slot: 0 }), []],
    [use('dryad', { target: 1 }), use('dryad', { target: 9 }), []],
    [use('satyr', { target: 1 }), use('satyr', { target: 9 }), []],
    [use('cyclops', { island: 'is7', slot: 0, building: 'port' }), use('cyclops', { island: '', slot: 0, building: 'port' }), []],
  ] as const)('11.10 the creature of %j cannot be bought without a target on the table', (named, nameless, more) => {
    const position = given(table(3), onTrack(named.creature), more, turnOf('athena'));
    expect(position.choices(0, 'UseCreature')).toEqual([]);
    expect(cyclades.decide(position.state, named, loaded([]))).toHaveProperty('rejected');
    position.when(nameless).thenRejected('noTargetFor', { creature: named.creature });
  });

  test('11.8 a seat that cannot pay is refused for that reason, whatever the target', () => {
    const poor = given(table(3, { gold: 1 }), onTrack('harpy', 'dryad'), turnOf('athena'));
    poor.when(use('harpy', { island: 'is9' })).thenRejected('goldShort', { cost: 4, gold: 1 });
    poor.when(use('dryad', { target: 1 })).thenRejected('goldShort', { cost: 3, gold: 1 });
  });
});
