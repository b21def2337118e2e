import { describe, expect, test } from 'vitest';
import type { UseCreature } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { built, fleets, from, given, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { discarded, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const seen = (state: State, viewer: View['viewer'] = 'spectator'): View => cyclades.view(state, viewer);

describe('the view of creatures', () => {
  test('the view shows the creatures on the table, and to each seat its own prices', () => {
    const { state } = given(
      table(3),
      discarded('giant'),
      krakenAt('A1'),
      figure(1, 'medusa', 'is4'),
      figure(0, 'chiron', 'is7'),
      built(1, 'temple', 'is2', 0),
      onTrack('fates', 'griffon', 'harpy'),
      turnOf('athena'),
    );
    const lying = {
      discards: ['giant', 'kraken'],
      deck: 17 - 3 - 2 - 2,
      figures: [
        { creature: 'medusa', seat: 1, island: 'is4' },
        { creature: 'chiron', seat: 0, island: 'is7' },
      ],
      kraken: 'A1',
    };
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(seen(state, viewer)).toMatchObject(lying);
    expect(seen(state, 1).track).toEqual([
      { creature: 'fates', cost: 4, price: 3 },
      { creature: 'griffon', cost: 3, price: 2 },
      { creature: 'harpy', cost: 2, price: 1 },
    ]);
    expect(seen(state).track).toEqual([
      { creature: 'fates', cost: 4 },
      { creature: 'griffon', cost: 3 },
      { creature: 'harpy', cost: 2 },
    ]);
    expect(seen(state, 2).seats.map(({ discounts }) => discounts)).toEqual([0, 1, 0]);
  });

  test('the view without the Kraken on the board names no space of his', () => {
    expect(seen(given(table(3)).state)).not.toHaveProperty('kraken');
  });

  test('the view counts all unseen cards as the deck, with gaps on the track too', () => {
    const bought = given(table(3), onTrack('fates', 'griffon', 'harpy'), turnOf('athena'))
      .when(use('fates'))
      .thenAccepted();
    expect(seen(bought, 0).track).toEqual([
      { cost: 4 },
      { creature: 'griffon', cost: 3, price: 3 },
      { creature: 'harpy', cost: 2, price: 2 },
    ]);
    expect(seen(bought).deck).toBe(14);
  });

  test('the view shows what each creature in use still asks for', () => {
    const effect = (command: UseCreature) =>
      seen(
        given(table(3), discarded('fates', 'harpy'), onTrack(command.creature), turnOf('ares')).when(command).thenAccepted(),
        2,
      ).turn?.effect;
    expect(effect(use('chimera'))).toEqual({ creature: 'chimera' });
    expect(effect(use('sphinx'))).toEqual({ creature: 'sphinx', sold: 0 });
    expect(effect(use('sylph'))).toEqual({ creature: 'sylph', stepsLeft: 10 });
    expect(effect(use('kraken', { sea: 'A1' }))).toEqual({ creature: 'kraken' });
    expect(effect(use('polyphemus', { island: 'is6' }))).toEqual({
      creature: 'polyphemus',
      island: 'is6',
    });
  });

  test('the view of a battle shows whether the Minotaur fights, and may have no defender', () => {
    const fought = given(table(3), troops(0, 'is7', 2), figure(1, 'minotaur', 'is6'), turnOf('ares'))
      .when({ type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 3 }, [0, 3])
      .thenAccepted();
    const battle = { at: 'is6', from: 'is7', attacker: 0, minotaur: true, units: [2, 0], defences: 0, asked: 0 };
    expect(seen(fought, 1).turn?.battle).toEqual(battle);
    const atSea = given(table(3), fleets(0, 'F5', 2), fleets(2, 'F4', 1), figure(1, 'minotaur', 'is6'), turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F4', fleets: 2 }, [3, 0])
      .thenAccepted();
    expect(seen(atSea, 1).turn?.battle).toMatchObject({ defender: 2, minotaur: false, units: [2, 1] });
  });

  test('the view of the Sylph’s steps has no voyage of Poseidon', () => {
    const sailing = given(table(3), onTrack('sylph'), turnOf('poseidon')).when(use('sylph')).thenAccepted();
    const moved = from(sailing).when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 }).thenAccepted();
    expect(seen(moved).turn).not.toHaveProperty('voyage');
    expect(seen(moved).turn?.effect).toEqual({ creature: 'sylph', stepsLeft: 9 });
    const done = from(moved).when({ type: 'FinishCreature', seat: 0 }).thenAccepted();
    from(done)
      .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F6', fleets: 1 })
      .thenExactly([{ type: 'FleetsMoved', seat: 0, from: 'F5', to: 'F6', fleets: 1, stepsLeft: 2, cost: 1 }]);
  });

  test('every event of creatures is visible to everybody, except for the Griffon’s gold', () => {
    const bought = { type: 'CreatureBought', seat: 0, creature: 'kraken', cost: 3, discount: 1 } as const;
    for (const viewer of [0, 1, 'spectator'] as const) expect(cyclades.redact(bought, viewer)).toEqual(bought);
  });

  test('a theft by the Griffon updates the robbed seat’s card', () => {
    expect(cyclades.moment({ type: 'GoldStolen', seat: 0, loser: 1, gold: 2 })).toBe('card');
  });
});
