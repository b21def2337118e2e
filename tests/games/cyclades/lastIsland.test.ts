import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { Building } from '#games/cyclades/types.ts';
import { built, given, metropolis, owns, table, troops, turnOf } from '../../support/fakes/given.ts';
import { onTrack, use } from '../../support/fakes/givenCreatures.ts';

/** All islands of the board for five belong to seats 2, 3 and 4, except for those of this position. */
const sharedOut = (kept: readonly string[]): readonly Event[] =>
  boardOf(5)
    .islands.filter(({ id }) => !kept.includes(id))
    .map(({ id, index }) => owns(2 + (index % 3), id));

const full = (seat: number, island: string, ...buildings: readonly Building[]): readonly Event[] => [
  owns(seat, island),
  ...buildings.map((building, slot) => built(seat, building, island, slot)),
];

/** Seat 0 uses Pegasus against another seat’s last island; both of its Metropolises must come from sets. */
const fly = (from: string, to: string, ...events: readonly (readonly Event[])[]) =>
  given(table(5), ...events, troops(0, from, 1), onTrack('pegasus'), turnOf('zeus')).when(
    use('pegasus', { from, to, troops: 1 }),
  );

describe('5.9 two sets that a last island would complete', () => {
  const home = full(0, 'is2', 'port', 'fortress', 'temple', 'temple');
  const last = full(1, 'is10', 'port', 'fortress', 'university', 'university');
  const others = sharedOut(['is2', 'is10']);

  test('5.9 two sets completed by a last island both count when some choice of discards leaves room for both Metropolises', () => {
    fly('is2', 'is10', others, home, last).thenIncludes({ type: 'SeatEliminated', seat: 1 });
  });

  test('5.9 two sets completed by a last island do not both count when every place destroys what the second needs', () => {
    const bare = full(0, 'is2', 'port', 'port', 'temple', 'temple');
    const rest = full(1, 'is10', 'fortress', 'fortress', 'university', 'university');
    fly('is2', 'is10', others, bare, rest).thenRejected('lastIslandProtected', { island: 'is10', seat: 1 });
  });

  test('5.9 two sets completed by a last island both count when some place of the first destroys nothing that the second needs', () => {
    const homes = [...full(0, 'is9', 'port', 'port'), ...full(0, 'is10', 'fortress', 'fortress', 'temple', 'temple')];
    const target = full(1, 'is2', 'port', 'port', 'university', 'university');
    fly('is9', 'is2', sharedOut(['is2', 'is9', 'is10']), homes, target).thenIncludes({ type: 'SeatEliminated', seat: 1 });
  });

  test.each([
    [8, true],
    [9, false],
  ])('5.9 with %i Metropolises on the board two sets completed by a last island both count: %s', (standing, come) => {
    const ids = boardOf(5)
      .islands.map(({ id }) => id)
      .filter((id) => id !== 'is2' && id !== 'is10');
    const metropolises = ids.slice(0, standing).map((id) => metropolis(2, id));
    expect(metropolises).toHaveLength(standing);
    const flight = fly('is2', 'is10', others, metropolises, home, last);
    if (come) flight.thenIncludes({ type: 'SeatEliminated', seat: 1 });
    else flight.thenRejected('lastIslandProtected', { island: 'is10', seat: 1 });
  });
});
