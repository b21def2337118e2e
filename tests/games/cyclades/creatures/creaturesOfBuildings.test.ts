import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { BUILDINGS, type Creature } from '#games/cyclades/types.ts';
import { built, from, given, metropolis, owns, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** Seat 0 has the turn of Athena; the card lies at 4 GP. */
const withCard = (creature: Creature, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack(creature), ...more, turnOf('athena'));

/** All universities are built, on islands of all seats. */
const TEN = ['is7', 'is5', 'is8'].flatMap((island) =>
  Array.from({ length: boardOf(3).island(island)?.slots ?? 0 }, (_, slot) => built(0, 'university', island, slot)),
);

describe('12 Giant', () => {
  test('12.8 the Giant destroys one building of any player, own ones included', () => {
    const position = withCard('giant', built(0, 'temple', 'is7', 3), built(1, 'port', 'is2', 1), built(2, 'port', 'is8', 0));
    expect(position.choices(0, 'UseCreature')).toEqual([
      { creature: 'giant', island: 'is2', slot: 1 },
      { creature: 'giant', island: 'is7', slot: 3 },
      { creature: 'giant', island: 'is8', slot: 0 },
    ]);
    const after = position
      .when(use('giant', { island: 'is2', slot: 1 }))
      .thenExactly([
        bought('giant', 3, 1),
        { type: 'BuildingDestroyed', seat: 0, owner: 1, island: 'is2', slot: 1, building: 'port' },
      ]);
    expect(cyclades.view(after, 0).islands[1]).toMatchObject({ slots: ['free', 'free'] });
    position
      .when(use('giant', { island: 'is7', slot: 3 }))
      .thenExactly([
        bought('giant', 3, 1),
        { type: 'BuildingDestroyed', seat: 0, owner: 0, island: 'is7', slot: 3, building: 'temple' },
      ]);
  });

  test('12.8 the Giant never destroys a Metropolis', () => {
    expect(withCard('giant', metropolis(1, 'is2')).choices(0, 'UseCreature')).toEqual([]);
    const position = withCard('giant', metropolis(1, 'is2'), built(2, 'port', 'is8', 0));
    position.when(use('giant', { island: 'is2', slot: 0 })).thenRejected('noBuildingThere', { island: 'is2', slot: 0 });
    position.when(use('giant', { island: 'is2', slot: 2 })).thenRejected('noSuchSlot', { island: 'is2', slots: 2 });
    position.when(use('giant', { island: 'A1', slot: 0 })).thenRejected('noSuchIsland', { island: 'A1' });
  });

  test('7.10 a building destroyed by the Giant returns to stock', () => {
    expect(TEN).toHaveLength(10);
    const full = withCard('giant', owns(0, 'is6'), TEN);
    full.when({ type: 'Build', seat: 0, island: 'is6', slot: 0 }).thenRejected('stockEmpty', { item: 'university' });
    const after = full.when(use('giant', { island: 'is5', slot: 1 })).thenAccepted();
    from(after).when({ type: 'Build', seat: 0, island: 'is6', slot: 0 }).thenAccepted();
  });
});

describe('12 Cyclops', () => {
  const change = (island: string, slot: number, building: (typeof BUILDINGS)[number]) =>
    use('cyclops', { island, slot, building });

  test('12.11 the Cyclops turns an own building into another type, in the same slot', () => {
    const position = withCard('cyclops', built(0, 'port', 'is7', 2), built(1, 'port', 'is2', 0));
    expect(position.choices(0, 'UseCreature')).toEqual(
      BUILDINGS.filter((building) => building !== 'port').map((building) => ({
        creature: 'cyclops',
        island: 'is7',
        slot: 2,
        building,
      })),
    );
    const after = position
      .when(change('is7', 2, 'temple'))
      .thenExactly([
        bought('cyclops', 4),
        { type: 'BuildingChanged', seat: 0, island: 'is7', slot: 2, was: 'port', building: 'temple' },
      ]);
    expect(cyclades.view(after, 0).islands[6]).toMatchObject({ slots: ['free', 'free', 'temple', 'free'] });
    position.when(change('is7', 2, 'port')).thenRejected('sameBuilding', { island: 'is7', slot: 2, building: 'port' });
    position.when(change('is7', 1, 'temple')).thenRejected('noBuildingThere', { island: 'is7', slot: 1 });
    position.when(change('is7', 4, 'temple')).thenRejected('noSuchSlot', { island: 'is7', slots: 4 });
    position.when(change('is2', 0, 'temple')).thenRejected('notYourIsland', { island: 'is2' });
    position.when(change('is0', 0, 'temple')).thenRejected('noSuchIsland', { island: 'is0' });
  });

  test('12.12 a set completed by the Cyclops is given up first, and its slots are free when the place is chosen', () => {
    const due = withCard(
      'cyclops',
      built(0, 'university', 'is1', 0),
      built(0, 'port', 'is7', 0),
      built(0, 'fortress', 'is7', 1),
      built(0, 'port', 'is7', 3),
    )
      .when(change('is7', 0, 'temple'))
      .thenFirst([
        bought('cyclops', 4),
        { type: 'BuildingChanged', seat: 0, island: 'is7', slot: 0, was: 'port', building: 'temple' },
        { type: 'MetropolisDue', seat: 0, by: 'buildings' },
      ]);
    expect(due.islands.flatMap(({ slots }) => slots).filter((slot) => slot !== 'free')).toEqual([]);
    expect(from(due).choices(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
  });

  test('12.12 the seat picks which of several buildings of a type to give up', () => {
    const due = withCard(
      'cyclops',
      built(0, 'port', 'is7', 0),
      built(0, 'port', 'is7', 1),
      built(0, 'temple', 'is7', 2),
      built(0, 'university', 'is1', 0),
      owns(0, 'is6'),
      built(0, 'port', 'is6', 0),
    )
      .when(change('is7', 1, 'fortress'))
      .thenAccepted();
    expect(from(due).choices(0, 'DiscardBuilding')).toEqual([
      { island: 'is6', slot: 0 },
      { island: 'is7', slot: 0 },
    ]);
  });

  test('12.12 the Cyclops may take the last building in stock', () => {
    const position = withCard('cyclops', built(0, 'port', 'is1', 0), TEN.slice(1));
    position.when(use('cyclops', { island: 'is1', slot: 0, building: 'university' })).thenAccepted();
    expect(position.choices(0, 'UseCreature').filter((choice) => 'island' in choice && choice.island === 'is1')).toHaveLength(3);
  });

  test('12.12 the Cyclops takes no building that is out of stock', () => {
    const position = withCard('cyclops', built(0, 'port', 'is1', 0), TEN);
    position
      .when(use('cyclops', { island: 'is1', slot: 0, building: 'university' }))
      .thenRejected('stockEmpty', { item: 'university' });
    position.when(use('cyclops', { island: 'is1', slot: 0, building: 'temple' })).thenAccepted();
    expect(position.choices(0, 'UseCreature').filter((choice) => 'island' in choice && choice.island === 'is1')).toHaveLength(2);
  });
});
