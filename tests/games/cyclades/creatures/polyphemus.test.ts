import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { fleets, from, given, owns, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** Around is6 lie F4 (a fleet of seat 2), F5, G3, G5 (a fleet of seat 0), H3 and H4. */
const summoned = (...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack('polyphemus'), ...more, turnOf('athena')).when(use('polyphemus', { island: 'is6' }));

const STANDS: readonly Event[] = [
  bought('polyphemus', 4),
  { type: 'FigurePlaced', seat: 0, creature: 'polyphemus', island: 'is6' },
];
const DONE: Event = { type: 'CreatureFinished', seat: 0 };
const push = (start: string, to: string): Command => ({ type: 'PushFleets', seat: 0, from: start, to });
const pushed = (owner: number, start: string, to: string, count = 1): Event => ({
  type: 'FleetsPushed',
  owner,
  from: start,
  to,
  fleets: count,
});
const sunk = (owner: number, sea: string, count = 1): Event => ({
  type: 'FleetsSunk',
  by: 'polyphemus',
  owner,
  sea,
  fleets: count,
});
const away = (owner: number, ...seas: readonly string[]): readonly Event[] => seas.map((sea) => sunk(owner, sea));

describe('13 Polyphemus', () => {
  test('13.12 Polyphemus’s buyer pushes all fleets beside his island one space away, own ones included', () => {
    const asked = summoned().thenExactly(STANDS);
    expect(cyclades.view(asked, 2).turn?.effect).toEqual({ creature: 'polyphemus', island: 'is6' });
    expect(cyclades.active(asked)).toEqual([0]);
    expect(from(asked).legal(0)).toEqual([push('F4', 'E4'), push('F4', 'F3'), push('G5', 'F6')]);
    const one = from(asked)
      .when(push('G5', 'F6'))
      .thenExactly([pushed(0, 'G5', 'F6')]);
    const both = from(one)
      .when(push('F4', 'F3'))
      .thenExactly([pushed(2, 'F4', 'F3'), DONE]);
    expect(cyclades.view(both, 1).fleets).toEqual([
      { sea: 'C2', seat: 0, fleets: 1 },
      { sea: 'D4', seat: 1, fleets: 1 },
      { sea: 'F1', seat: 1, fleets: 1 },
      { sea: 'F3', seat: 2, fleets: 1 },
      { sea: 'F6', seat: 0, fleets: 1 },
      { sea: 'K2', seat: 2, fleets: 1 },
    ]);
  });

  test('11.15 the last push is automatic when only one way is left, and finishes Polyphemus', () => {
    const asked = summoned().thenAccepted();
    from(asked)
      .when(push('F4', 'E4'))
      .thenExactly([pushed(2, 'F4', 'E4'), pushed(0, 'G5', 'F6'), DONE]);
  });

  test('11.15 Polyphemus asks for nothing when no fleets are beside his island', () => {
    summoned(away(2, 'F4'), away(0, 'G5')).thenExactly([...STANDS, DONE]);
  });

  test('13.12 fleets are pushed to a space that is empty or their owner’s, not beside the island, without the Kraken', () => {
    const asked = from(summoned(fleets(2, 'F3'), fleets(1, 'H4'), away(0, 'G5')).thenAccepted());
    expect(asked.choices(0, 'PushFleets')).toEqual([
      { from: 'F4', to: 'E4' },
      { from: 'F4', to: 'F3' },
      { from: 'H4', to: 'I3' },
    ]);
    asked.when(push('F4', 'G3')).thenRejected('noPushThere', { to: 'G3', places: ['E4', 'F3'] });
    asked.when(push('F4', 'F5')).thenRejected('noPushThere', { to: 'F5', places: ['E4', 'F3'] });
    asked.when(push('F4', 'E2')).thenRejected('noPushThere', { to: 'E2', places: ['E4', 'F3'] });
    asked.when(push('F3', 'E2')).thenRejected('notBesidePolyphemus', { sea: 'F3' });
    asked.when(push('G5', 'F6')).thenRejected('noFleetsThere', { sea: 'G5' });
    asked.when(push('is6', 'F6')).thenRejected('noSuchSea', { sea: 'is6' });
    asked.when(push('F4', 'is6')).thenRejected('noSuchSea', { sea: 'is6' });
    const joined = asked.when(push('F4', 'F3')).thenAccepted();
    expect(cyclades.view(joined, 0).fleets).toContainEqual({ sea: 'F3', seat: 2, fleets: 2 });
    const others = from(summoned(fleets(1, 'F3'), krakenAt('F6'), fleets(1, 'H3')).thenAccepted());
    expect(others.choices(0, 'PushFleets').filter(({ from: start }) => start === 'F4')).toEqual([{ from: 'F4', to: 'E4' }]);
  });

  test('13.12 fleets without such a space are lost', () => {
    summoned(krakenAt('F6'), fleets(0, 'G5', 2)).thenExactly([
      bought('polyphemus', 4),
      { type: 'FigurePlaced', seat: 0, creature: 'polyphemus', island: 'is6' },
      sunk(0, 'G5', 3),
    ]);
    const enemies = summoned(fleets(1, 'E4'), fleets(1, 'F3'), away(0, 'G5'), fleets(2, 'F4')).thenExactly([
      ...STANDS,
      sunk(2, 'F4', 2),
      DONE,
    ]);
    expect(cyclades.view(enemies, 1).seats[2]?.fleets).toBe(1);
  });

  test('13.12 pushes come before any other action', () => {
    const asked = from(summoned().thenAccepted());
    asked.when({ type: 'FinishCreature', seat: 0 }).thenRejected('creatureFirst', { creature: 'polyphemus' });
    asked.when({ type: 'EndTurn', seat: 0 }).thenRejected('creatureFirst', { creature: 'polyphemus' });
  });

  test('13.13 all fleets of a space go to one space', () => {
    const asked = summoned(fleets(2, 'F4', 3)).thenAccepted();
    from(asked)
      .when(push('F4', 'F3'))
      .thenFirst([pushed(2, 'F4', 'F3', 4)]);
  });

  /** H3 (seat 2) may go to H2, I2 or I3; H4 (seat 1) to I3 only. */
  const crowd = [away(2, 'F4'), away(0, 'G5'), fleets(2, 'H3'), fleets(1, 'H4')];

  test('13.13 the buyer chooses the order of pushes, and each depends on those before it', () => {
    const asked = from(summoned(...crowd).thenAccepted());
    expect(asked.legal(0)).toEqual([push('H3', 'H2'), push('H3', 'I2'), push('H3', 'I3'), push('H4', 'I3')]);
    asked.when(push('H3', 'I3')).thenExactly([pushed(2, 'H3', 'I3'), sunk(1, 'H4'), DONE]);
    asked.when(push('H3', 'H2')).thenExactly([pushed(2, 'H3', 'H2'), pushed(1, 'H4', 'I3'), DONE]);
    const first = asked.when(push('H4', 'I3')).thenExactly([pushed(1, 'H4', 'I3')]);
    expect(from(first).legal(0)).toEqual([push('H3', 'H2'), push('H3', 'I2')]);
  });

  test('13.13 two groups of one owner’s fleets may meet in one space', () => {
    const asked = from(summoned(away(2, 'F4'), away(0, 'G5'), fleets(1, 'H3'), fleets(1, 'H4')).thenAccepted());
    asked.when(push('H3', 'I3')).thenExactly([pushed(1, 'H3', 'I3'), pushed(1, 'H4', 'I3'), DONE]);
  });

  const sail = (start: string, to: string): Command => ({ type: 'MoveFleets', seat: 0, from: start, to, fleets: 1 });

  test('13.14 no fleet may enter a space beside Polyphemus’s island, or be built there', () => {
    const position = given(
      table(3),
      away(0, 'G5'),
      away(2, 'F4'),
      fleets(0, 'F6'),
      owns(0, 'is6'),
      figure(0, 'polyphemus', 'is6'),
      turnOf('poseidon'),
    );
    position.when(sail('F6', 'G5')).thenRejected('seaBlocked', { sea: 'G5', by: 'polyphemus' });
    position.when(sail('F6', 'F7')).thenAccepted();
    expect(position.choices(0, 'MoveFleets').filter(({ to }) => ['F4', 'F5', 'G3', 'G5', 'H3', 'H4'].includes(to))).toEqual([]);
    position.when({ type: 'Recruit', seat: 0, at: 'G5' }).thenRejected('seaBlocked', { sea: 'G5', by: 'polyphemus' });
    position.when({ type: 'Recruit', seat: 0, at: 'F6' }).thenAccepted();
    expect(position.choices(0, 'Recruit').map(({ at }) => at)).not.toContain('H4');
    const free = given(
      table(3),
      away(0, 'G5'),
      fleets(0, 'F6'),
      owns(0, 'is6'),
      figure(0, 'polyphemus', 'is6'),
      { type: 'FigureLeft', seat: 0, creature: 'polyphemus' },
      turnOf('poseidon'),
    );
    free.when(sail('F6', 'G5')).thenAccepted();
    free.when({ type: 'Recruit', seat: 0, at: 'H4' }).thenAccepted();
  });

  test('13.14 no fleet may retreat to a space beside Polyphemus’s island', () => {
    const fighting = given(table(3), fleets(0, 'F7', 2), fleets(1, 'E6', 2), figure(2, 'polyphemus', 'is6'), turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'F7', to: 'E6', fleets: 2 }, [1, 0])
      .thenAccepted();
    expect(from(fighting).choices(1, 'Retreat')).toEqual([{ to: 'D5' }, { to: 'F6' }, { to: 'F7' }]);
    const beside = given(
      table(3),
      fleets(0, 'F7', 2),
      fleets(1, 'F6', 3),
      away(0, 'G5'),
      figure(2, 'polyphemus', 'is6'),
      turnOf('poseidon'),
    )
      .when({ type: 'MoveFleets', seat: 0, from: 'F7', to: 'F6', fleets: 2 }, [3, 0])
      .thenAccepted();
    expect(from(beside).choices(1, 'Retreat')).toEqual([{ to: 'E6' }, { to: 'F7' }]);
    from(beside)
      .when({ type: 'Retreat', seat: 1, to: 'G5' })
      .thenRejected('noRetreatThere', { to: 'G5', places: ['E6', 'F7'] });
  });
});
