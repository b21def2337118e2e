import { describe, expect, test } from 'vitest';
import { finish, kraken, named, sail, sparse, targets, use, withCard } from './model/creatureScene.ts';
import { build, command, fleets, place, type Told } from './model/scene.ts';

/** Creatures that move pieces: Mermaid, Sylph, Pegasus. */

const recruit = (at: string): Told => command('Recruit', 0, { at });
const end = command('EndTurn', 0);

const homes = [place(0, ['is1']), place(1, ['is7']), place(2, ['is8'])];

describe('The Mermaid', () => {
  test('the Mermaid replaces a lone enemy fleet anywhere with one from the reserve', () => {
    const at = withCard('mermaid', 'ares', ...fleets(1, 'D4', 1));
    expect(targets(at, 'mermaid')).toEqual(['F1', 'F4', 'K2'].map((one) => ({ sea: one })));
    expect([at.refused(use('mermaid', { sea: 'D4' })), at.refused(use('mermaid', { sea: 'C2' }))]).toEqual([
      ...['noLoneFleet', 'noLoneFleet'],
    ]);
    expect(at.refused(use('mermaid', { sea: 'F1', from: 'C2' }))).toBe('fleetInReserve');
    at.play(use('mermaid', { sea: 'F1' }));
    expect([at.fleets('F1'), at.view().seats[0]?.fleets, at.view().seats[1]?.fleets]).toEqual([[0, 1], 3, 2]);
  });

  test('the Mermaid uses any own fleet of the board when none is in reserve', () => {
    const at = withCard('mermaid', 'ares', ...fleets(0, 'G5', 6));
    expect(targets(at, 'mermaid')).toHaveLength(4 * 2);
    expect(at.refused(use('mermaid', { sea: 'F1' }))).toBe('noFleetInReserve');
    expect(at.refused(use('mermaid', { sea: 'F1', from: 'D4' }))).toBe('noFleetsThere');
    at.play(use('mermaid', { sea: 'F1', from: 'C2' }));
    expect([at.fleets('F1'), at.fleets('C2'), at.view().seats[0]?.fleets]).toEqual([[0, 1], undefined, 8]);
  });
});

describe('The Sylph', () => {
  test('the Sylph gives ten free steps of one fleet and one space, shared freely', () => {
    const at = withCard('sylph', 'ares', ...fleets(0, 'C2', 3));
    at.play(use('sylph'), sail('C2', 'C1', 4), sail('C1', 'C2', 3));
    expect(at.gold(0)).toBe(16);
    expect(at.view().turn).toMatchObject({ effect: { creature: 'sylph', stepsLeft: 3 } });
    expect(at.types(0).toSorted()).toEqual(['FinishCreature', 'MoveFleets']);
    expect([at.refused(end), at.refused(recruit('is1'))]).toEqual(['creatureFirst', 'creatureFirst']);
    const places = place(0, [], ['H1']);
    const four = withCard('sylph', 'ares', ...fleets(0, 'C2', 3), places).play(
      use('sylph'),
      sail('C2', 'C1', 4),
      sail('C1', 'C2', 4),
    );
    expect(four.refusedWith(sail('C2', 'C1', 3))).toEqual({ steps: 2, needed: 3 });
    four.play(sail('G5', 'F6'), sail('H1', 'H2'));
    expect(four.view().turn).not.toHaveProperty('effect');
    expect(four.refused(sail('H2', 'H1'))).toBe('wrongGod');
  });

  test('unused steps of the Sylph lapse, and a voyage with Poseidon costs as usual', () => {
    const at = withCard('sylph', 'poseidon').play(use('sylph'), sail('C2', 'C1'), finish);
    expect(at.refused(finish)).toBe('noCreatureInUse');
    at.play(sail('C1', 'C2'));
    expect(at.gold(0)).toBe(15);
    expect(at.view().turn).toMatchObject({ voyage: { at: 'C2', stepsLeft: 2 } });
  });

  test('fleets that fought are done; others may go on, through the space of the battle too', () => {
    const at = withCard('sylph', 'ares', ...fleets(0, 'C2', 2), place(2, [], ['C1'])).dice([3, 0]);
    at.play(use('sylph'), sail('C2', 'C1'));
    expect(at.fleets('C1')).toEqual([0, 1]);
    expect(at.view().turn).toMatchObject({ effect: { stepsLeft: 9 } });
    expect(at.refusedWith(sail('C1', 'D1'))).toEqual({ sea: 'C1', fleets: 0 });
    at.play(sail('C2', 'C1', 2));
    expect(at.refusedWith(sail('C1', 'D1', 3))).toEqual({ sea: 'C1', fleets: 2 });
    at.play(sail('C1', 'D1', 2));
    expect([at.fleets('C1'), at.fleets('D1')]).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test('fleets that retreated have fought', () => {
    const at = withCard('sylph', 'ares', ...fleets(0, 'C2', 2), ...fleets(2, 'C1', 3)).dice([1, 0], [0, 0]);
    at.play(use('sylph'), sail('C2', 'C1', 2), command('Fight', 2));
    expect(at.active()).toEqual([0]);
    at.play(command('Retreat', 0, { to: 'C2' }));
    expect(at.fleets('C2')).toEqual([0, 2]);
    expect(at.refusedWith(sail('C2', 'B2', 2))).toEqual({ sea: 'C2', fleets: 1 });
    at.play(sail('C2', 'B2'));
  });

  test('the Sylph is finished when no fleet can sail on, and needs one that can', () => {
    const at = sparse('sylph', 'ares', ...homes, place(0, [], ['F1'])).play(use('sylph'));
    expect(at.listed(0, 'MoveFleets')).toEqual([{ from: 'F1', to: 'E1', fleets: 1 }]);
    const fought = sparse('sylph', 'ares', ...homes, place(0, [], ['F1']), place(1, [], ['E1'])).dice([3, 0]);
    fought.play(use('sylph'), sail('F1', 'E1'));
    expect(fought.told.at(-1)).toMatchObject({ type: 'CreatureFinished' });
    expect(sparse('sylph', 'ares', ...homes).refused(use('sylph'))).toBe('noTargetFor');
    // F1 has one neighbour, E1.
    const blocked = sparse('sylph', 'ares', ...homes, place(0, [], ['F1']), kraken('E1'));
    expect([blocked.refused(use('sylph')), targets(blocked, 'sylph')]).toEqual(['noTargetFor', []]);
  });
});

describe('Pegasus', () => {
  test('Pegasus takes some or all troops of an own island to any other, without a chain', () => {
    const at = withCard('pegasus', 'athena', { type: 'TroopRecruited', seat: 0, island: 'is7', cost: 0 });
    expect(named(at, 'pegasus', 'to')).toEqual(['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8']);
    expect(targets(at, 'pegasus')).toHaveLength(7 * 3);
    const fly = (from: string, to: string, count: number): Told => use('pegasus', { from, to, troops: count });
    expect([fly('is7', 'is7', 1), fly('is7', 'is4', 3), fly('is2', 'is4', 1)].map((one) => at.refused(one))).toEqual([
      ...['sameIsland', 'tooFewTroops', 'notYourIsland'],
    ]);
    at.play(fly('is7', 'is4', 2));
    expect([at.island('is7'), at.island('is4')]).toMatchObject([
      { owner: 0, troops: 0 },
      { owner: 0, troops: 2 },
    ]);
  });

  test('a battle by Pegasus costs only the card, and both sides retreat only over own fleets', () => {
    const troops = (seat: number, island: string): Told => ({ type: 'TroopRecruited', seat, island, cost: 0 });
    const at = withCard(
      ...(['pegasus', 'zeus', troops(0, 'is7'), troops(0, 'is7'), troops(1, 'is5'), troops(1, 'is5')] as const),
      ...build(1, 'is5', 'fortress'),
    );
    at.dice([2, 1], [3, 0]).play(use('pegasus', { from: 'is7', to: 'is5', troops: 3 }));
    expect(at.told.slice(0, 3)).toMatchObject([
      { type: 'CreatureBought', cost: 4 },
      { type: 'LandBattleBegan', cost: 0 },
      { type: 'BattleRound', strength: [5, 5] },
    ]);
    // Seat 1's fleet at F1 touches is5 alone, seat 0 has none there: nobody is asked.
    expect(at.told.filter(({ type }) => type === 'BattleRound').length).toBeGreaterThan(1);
    expect(at.told.map(({ type }) => type)).not.toContain('FoughtOn');
    expect(at.gold(0)).toBe(16);
  });
});
