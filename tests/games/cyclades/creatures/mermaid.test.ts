import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, fleets, given, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

describe('12 Mermaid', () => {
  const withMermaid = (...more: readonly (Event | readonly Event[])[]) =>
    given(table(3), onTrack('mermaid'), ...more, turnOf('athena'));

  test('12.6 the Mermaid replaces a lone fleet of an opponent, anywhere at sea, with the seat’s own', () => {
    const position = withMermaid(fleets(2, 'K2'));
    expect(position.choices(0, 'UseCreature')).toEqual(['D4', 'F1', 'F4'].map((sea) => ({ creature: 'mermaid', sea })));
    const after = position
      .when(use('mermaid', { sea: 'F1' }))
      .thenExactly([bought('mermaid', 4), { type: 'FleetReplaced', seat: 0, sea: 'F1', loser: 1 }]);
    expect(cyclades.view(after, 0).fleets).toContainEqual({ sea: 'F1', seat: 0, fleets: 1 });
    expect(cyclades.view(after, 0).seats.map((seat) => [seat.fleets, seat.income])).toEqual([
      [3, 3],
      [1, 1],
      [3, 2],
    ]);
  });

  test('12.6 ports do not protect from the Mermaid', () => {
    withMermaid(built(1, 'port', 'is5', 0), built(1, 'port', 'is5', 1))
      .when(use('mermaid', { sea: 'F1' }))
      .thenAccepted();
  });

  test('12.6 the Mermaid cannot name two fleets together, own fleets or empty spaces', () => {
    const position = withMermaid(fleets(1, 'F1'));
    for (const sea of ['F1', 'G5', 'A1']) position.when(use('mermaid', { sea })).thenRejected('noLoneFleet', { sea });
    position.when(use('mermaid', { sea: 'is1' })).thenRejected('noSuchSea', { sea: 'is1' });
  });

  test('12.7 a fleet in reserve must be used before one from the board', () => {
    const seven = withMermaid(fleets(0, 'G5', 5));
    seven.when(use('mermaid', { sea: 'F1', from: 'G5' })).thenRejected('fleetInReserve', {});
    const eighth = seven.when(use('mermaid', { sea: 'F1' })).thenAccepted();
    expect(cyclades.view(eighth, 0).seats[0]?.fleets).toBe(8);
  });

  test('12.7 without a fleet in reserve any own fleet of the board may be used', () => {
    const all = withMermaid(fleets(0, 'G5', 6));
    all.when(use('mermaid', { sea: 'F1' })).thenRejected('noFleetInReserve', {});
    all.when(use('mermaid', { sea: 'F1', from: 'D4' })).thenRejected('noFleetsThere', { sea: 'D4' });
    all.when(use('mermaid', { sea: 'F1', from: 'F5' })).thenRejected('noFleetsThere', { sea: 'F5' });
    all.when(use('mermaid', { sea: 'F1', from: 'is7' })).thenRejected('noSuchSea', { sea: 'is7' });
    expect(all.choices(0, 'UseCreature')).toHaveLength(4 * 2);
    const after = all
      .when(use('mermaid', { sea: 'F1', from: 'C2' }))
      .thenExactly([bought('mermaid', 4), { type: 'FleetReplaced', seat: 0, sea: 'F1', loser: 1, from: 'C2' }]);
    const there = cyclades.view(after, 0).fleets;
    expect(there.filter(({ seat }) => seat === 0)).toEqual([
      { sea: 'F1', seat: 0, fleets: 1 },
      { sea: 'G5', seat: 0, fleets: 7 },
    ]);
  });

  test('11.10 the Mermaid cannot be bought without a lone enemy fleet', () => {
    const twos = withMermaid(fleets(1, 'F1'), fleets(1, 'D4'), fleets(2, 'F4'), fleets(2, 'K2'));
    expect(twos.choices(0, 'UseCreature')).toEqual([]);
  });
});
