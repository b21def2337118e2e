import { describe, expect, test } from 'vitest';
import {
  build,
  command,
  cycle,
  emptied,
  fleets,
  gold,
  order,
  place,
  raise,
  type Scene,
  scene,
  type Told,
  threeSeats,
  troops,
  turn,
} from './model/scene.ts';

/** Seat 0 lands on is3 of seat 2, from is1 over C2. */
const landing = (attackers: number, defenders: number, ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats('ares', ...troops(0, 'is1', attackers - 1), ...troops(2, 'is3', defenders - 1), ...more));
const land = (count: number) => command('MoveTroops', 0, { from: 'is1', to: 'is3', troops: count });

/** Seat 0 sails from C2 into C1, where seat 2 lies. */
const sailing = (attackers: number, defenders: number, ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats('poseidon', ...fleets(0, 'C2', attackers - 1), ...fleets(2, 'C1', defenders), ...more));
const sail = (count: number) => command('MoveFleets', 0, { from: 'C2', to: 'C1', fleets: count });

const round = (at: Scene): Told | undefined => at.told.find(({ type }) => type === 'BattleRound');
const fight = (seat: number) => command('Fight', seat);
const retreat = (seat: number, to: string) => command('Retreat', seat, { to });

describe('A battle on land', () => {
  test.each([
    [[2, 0], 1, 1, [0, 1]],
    [[1, 1], 1, 1, [1, 1]],
    [[0, 2], 1, 1, [1, 0]],
    [[0, 2], 3, 1, [1, 1]],
  ] as const)(
    'dice %j with %i against %i: the lower loses one unit, equal: both lose one',
    (dice, attackers, defenders, lost) => {
      const at = landing(attackers, defenders, emptied(1, 'is2')).dice(dice).play(land(attackers));
      expect(round(at)).toMatchObject({ dice, strength: [dice[0] + attackers, dice[1] + defenders], lost });
    },
  );

  test('the defender adds one for each own fortress on the island, and a Metropolis counts as one', () => {
    const forts = landing(1, 1, ...build(2, 'is3', 'fortress', 'fortress'), ...build(2, 'is8', 'fortress')).dice([0, 0]);
    expect(round(forts.play(land(1)))).toMatchObject({ strength: [1, 3] });
    const city = landing(1, 1, ...raise(2, 'is3')).dice([0, 0]);
    expect(round(city.play(land(1)))).toMatchObject({ strength: [1, 2] });
    const attackersFort = landing(1, 1, ...build(0, 'is1', 'fortress')).dice([0, 0]);
    expect(round(attackersFort.play(land(1)))).toMatchObject({ strength: [1, 1] });
  });

  test('the last side standing holds the island and its buildings', () => {
    const at = landing(2, 1, ...build(2, 'is3', 'port', 'temple'))
      .dice([3, 0])
      .play(land(2));
    at.happened('LandBattleBegan', 'BattleRound', 'BattleEnded', 'IslandConquered');
    expect(at.island('is3')).toMatchObject({ owner: 0, troops: 2, slots: ['port', 'temple'] });
    expect(at.view().seats[2]).toMatchObject({ troops: 1, eliminated: false });
  });

  test('the defender keeps island, income and buildings when both sides are destroyed', () => {
    const at = landing(1, 1, ...build(2, 'is3', 'temple'))
      .dice([1, 1])
      .play(land(1));
    at.happened('LandBattleBegan', 'BattleRound', 'BattleEnded');
    expect(at.island('is3')).toMatchObject({ owner: 2, troops: 0, slots: ['temple', 'free'] });
    expect(at.island('is1')).toMatchObject({ owner: 0, troops: 0 });
    expect(at.view().seats[2]?.income).toBe(2);
  });

  test('the defender may retreat first, then the attacker; all troops go to one own island linked by own fleets', () => {
    const at = landing(3, 3, place(2, [], ['E2', 'D1']))
      .dice([1, 1], [1, 1])
      .play(land(3));
    // Seat 2 has no chain from is3 to is8, so only the attacker is asked: is1, which he left, is still his.
    expect(at.active()).toEqual([0]);
    expect(at.refused(fight(2))).toBe('notYourTurn');
    expect(at.listed(0, 'Retreat')).toEqual([{ to: 'is1' }]);
    expect(at.refusedWith(retreat(0, 'is2'))).toEqual({ to: 'is2', places: ['is1'] });
    expect(at.refused(command('EndTurn', 0))).toBe('battleFirst');
    at.play(retreat(0, 'is1'));
    at.happened('Retreated', 'BattleEnded');
    expect([at.island('is1').troops, at.island('is3')]).toMatchObject([2, { owner: 2, troops: 2 }]);
  });

  test('a linked defender is asked first, then the attacker, and then the dice are thrown again', () => {
    const at = landing(3, 3, place(2, [], ['E2', 'E1', 'F3', 'G3', 'H1', 'H2']))
      .dice([1, 1], [1, 1], [2, 0])
      .play(land(3));
    expect(at.active()).toEqual([2]);
    expect(at.listed(2, 'Retreat')).toEqual([{ to: 'is8' }]);
    at.play(fight(2));
    expect(at.active()).toEqual([0]);
    at.play(fight(0));
    expect(round(at)).toMatchObject({ strength: [1 + 2, 1 + 2] });
    expect(at.active()).toEqual([2]);
    at.play(retreat(2, 'is8'));
    at.happened('Retreated', 'BattleEnded', 'IslandConquered');
    expect([at.island('is3'), at.island('is8')]).toMatchObject([
      { owner: 0, troops: 1 },
      { owner: 2, troops: 2 },
    ]);
  });
});

describe('A battle at sea', () => {
  test('the defender at sea adds one for each own port or Metropolis on all islands around the space; enemy ports do not count', () => {
    const ports = sailing(1, 1, ...build(2, 'is3', 'port', 'port'), ...build(0, 'is1', 'port'), ...build(2, 'is8', 'port'));
    expect(round(ports.dice([0, 0]).play(sail(1)))).toMatchObject({ strength: [1, 3], lost: [1, 0] });
    const city = sailing(1, 1, ...raise(2, 'is3'));
    expect(round(city.dice([0, 0]).play(sail(1)))).toMatchObject({ strength: [1, 2] });
  });

  test('a port on an island with eight sea spaces around it defends in all eight', () => {
    for (const sea of ['C1', 'C2', 'D1', 'D3', 'E2', 'E4', 'F3', 'F4']) {
      const at = scene(3).given(
        ...[place(0, ['is1']), place(2, ['is3', 'is8'], [sea]), ...build(2, 'is3', 'port'), ...gold(5, 5, 5)],
        ...[order(0, 2, 1), cycle(1, 'poseidon', 'zeus'), ...turn(0, 'poseidon')],
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'A1', at: sea, fleets: 1, cost: 1 },
      );
      expect(at.view().turn, sea).toMatchObject({ battle: { defences: 1 } });
    }
  });

  test('a sea space is empty when both sides are destroyed; otherwise the last side standing holds it', () => {
    const empty = sailing(1, 1).dice([1, 1]).play(sail(1));
    expect(empty.told.at(-1)).toEqual({ type: 'BattleEnded' });
    expect([empty.fleets('C1'), empty.fleets('C2')]).toEqual([undefined, undefined]);
    const won = sailing(2, 1).dice([3, 0]).play(sail(2));
    expect(won.fleets('C1')).toEqual([0, 2]);
    const lost = sailing(1, 2).dice([0, 3]).play(sail(1));
    expect(lost.fleets('C1')).toEqual([2, 2]);
  });

  test('fleets may retreat to any adjacent space that is empty or own, the defender first', () => {
    const at = sailing(3, 3, place(1, [], ['B2']))
      .dice([1, 1])
      .play(sail(3));
    expect(at.active()).toEqual([2]);
    // C1 lies next to C2, which the attackers have left, and D1; B1 and D2 are land.
    expect(
      at
        .listed(2, 'Retreat')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['C2', 'D1']);
    expect(at.refused(retreat(2, 'B2'))).toBe('noRetreatThere');
    expect(at.refused(retreat(2, '__proto__'))).toBe('noRetreatThere');
    at.play(fight(2));
    expect(at.active()).toEqual([0]);
    at.play(retreat(0, 'D1'));
    expect([at.fleets('C1'), at.fleets('D1'), at.fleets('C2')]).toEqual([[2, 2], [0, 2], undefined]);
  });

  test('a retreat of the defender gives the space to the attackers', () => {
    const at = sailing(3, 3).dice([1, 1]).play(sail(3), retreat(2, 'D1'));
    expect([at.fleets('C1'), at.fleets('D1')]).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(at.active()).toEqual([0]);
  });
});
