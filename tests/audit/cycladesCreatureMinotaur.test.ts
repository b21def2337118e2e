import { describe, expect, test } from 'vitest';
import { figure, landing, march, table } from './model/creatureScene.ts';
import { build, command, emptied, place, type Scene, type Told, troops } from './model/scene.ts';

/** The Minotaur in battle. */

const fight = (seat: number): Told => command('Fight', seat);
const retreat = (seat: number, to: string): Told => command('Retreat', seat, { to });
const round = (at: Scene): Told | undefined => at.told.find(({ type }) => type === 'BattleRound');

describe('The Minotaur', () => {
  test('the Minotaur adds 2 to the defence and is lost last, by one hit', () => {
    const at = landing(3, figure(1, 'minotaur', 'is3'), ...build(2, 'is3', 'fortress'))
      .dice([3, 1], [3, 0])
      .play(march('is1', 'is3', 3));
    // The first round: 3 + 3 against 1 + 1 troop + 2 + 1 fortress; the troop goes first.
    expect(round(at)).toMatchObject({ strength: [6, 5], lost: [0, 1] });
    expect(round(at)?.minotaurFell).toBeUndefined();
    expect(at.view().turn).toMatchObject({ battle: { minotaur: true, units: [3, 0], defences: 1 } });
    expect(at.active()).toEqual([0]);
    at.play(fight(0));
    expect(round(at)).toMatchObject({ strength: [6, 3], lost: [0, 0], minotaurFell: true });
    expect(at.island('is3')).toMatchObject({ owner: 0, troops: 3 });
    expect(table(at)).toMatchObject({ figures: [], discards: ['minotaur'] });
  });

  test('the Minotaur alone on an enemy island must be fought, and defends the owner against his buyer too', () => {
    const at = landing(1, figure(0, 'minotaur', 'is3'), emptied(2, 'is3'))
      .dice([2, 0])
      .play(march('is1', 'is3', 1));
    expect(at.told[0]).toMatchObject({ type: 'LandBattleBegan', defender: 2 });
    expect(round(at)).toMatchObject({ strength: [3, 2], minotaurFell: true });
    expect(at.island('is3')).toMatchObject({ owner: 0, troops: 1 });
  });

  test('the Minotaur defends a neutral island against everybody; it stays neutral when both sides are destroyed', () => {
    const neutral = (...more: readonly Told[]) => landing(2, place(0, [], ['D3', 'D4']), figure(0, 'minotaur', 'is4'), ...more);
    const both = neutral()
      .dice([1, 1], [1, 0])
      .play(march('is1', 'is4', 1));
    expect(both.told[0]).not.toHaveProperty('defender');
    expect(round(both)).toMatchObject({ strength: [2, 3], lost: [1, 0] });
    expect(both.island('is4').owner).toBeUndefined();
    expect(table(both).figures).toHaveLength(1);
    const gone = neutral()
      .dice([1, 0])
      .play(march('is1', 'is4', 1));
    expect(round(gone)).toMatchObject({ strength: [2, 2], lost: [1, 0], minotaurFell: true });
    expect(gone.island('is4')).toMatchObject({ troops: 0 });
    expect(gone.island('is4').owner).toBeUndefined();
    expect(table(gone).figures).toEqual([]);
    const taken = neutral()
      .dice([1, 0])
      .play(march('is1', 'is4', 2));
    expect(taken.island('is4')).toMatchObject({ owner: 0, troops: 2 });
  });

  test('the owner keeps the island when the Minotaur and the attackers are destroyed', () => {
    const at = landing(1, figure(1, 'minotaur', 'is3'), emptied(2, 'is3'))
      .dice([1, 0])
      .play(march('is1', 'is3', 1));
    expect(round(at)).toMatchObject({ lost: [1, 0], minotaurFell: true });
    expect(at.island('is3')).toMatchObject({ owner: 2, troops: 0 });
  });

  test('the Minotaur fights on when the troops retreat, and is never asked alone', () => {
    const at = landing(
      4,
      figure(2, 'minotaur', 'is3'),
      ...troops(2, 'is3', 2),
      place(2, [], ['E2', 'G3', 'H2']),
      place(2, [], ['F3']),
    );
    at.dice([2, 1], [0, 3], [3, 0]).play(march('is1', 'is3', 4));
    expect(round(at)).toMatchObject({ strength: [6, 6], lost: [1, 1] });
    expect(at.active()).toEqual([2]);
    at.play(retreat(2, 'is8'));
    expect(at.island('is8')).toMatchObject({ owner: 2, troops: 3 });
    expect(at.view().turn).toMatchObject({ battle: { minotaur: true, units: [3, 0] } });
    expect(at.active()).toEqual([0]);
    at.play(fight(0));
    expect(round(at)).toMatchObject({ strength: [3, 5], lost: [1, 0] });
    expect(at.active()).toEqual([0]);
    at.play(retreat(0, 'is1'));
    expect(at.island('is1')).toMatchObject({ owner: 0, troops: 2 });
    expect(at.island('is3')).toMatchObject({ owner: 2, troops: 0 });
    expect(table(at).figures).toHaveLength(1);
  });

  test('own troops join the Minotaur without a fight', () => {
    const at = landing(2, place(0, ['is6'], ['D3', 'E4', 'F4']), figure(1, 'minotaur', 'is6')).play(march('is1', 'is6', 2));
    at.happened('TroopsMoved');
    expect(at.island('is6')).toMatchObject({ owner: 0, troops: 3 });
  });
});
