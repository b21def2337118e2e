import { describe, expect, test } from 'vitest';
import { cyclades } from '#games/cyclades/index.ts';
import { build, builds, discarded, due, PHILOSOPHER, placed } from '../../support/builders/metropolisEvents.ts';
import { built, from, given, metropolis, owns, philosophers, table, turnOf } from '../../support/fakes/given.ts';

describe('7 Metropolis places', () => {
  test('7.3 a place with a building is not free, but slots of the set count as free', () => {
    const covered = given(table(3), philosophers(0, 3), built(0, 'port', 'is7', 1), turnOf('athena'));
    covered
      .when({ type: 'Recruit', seat: 0 })
      .thenExactly([PHILOSOPHER, due('philosophers'), { type: 'PhilosophersDiscarded', seat: 0 }, placed('is1')]);
    const beside = given(table(3), philosophers(0, 3), built(0, 'port', 'is7', 2), built(0, 'port', 'is1', 0), turnOf('athena'));
    beside
      .when({ type: 'Recruit', seat: 0 })
      .thenExactly([PHILOSOPHER, due('philosophers'), { type: 'PhilosophersDiscarded', seat: 0 }, placed('is7')]);
  });

  test('7.4 a free place must be used before one with buildings', () => {
    const asked = given(table(3), owns(0, 'is6'), philosophers(0, 3), built(0, 'port', 'is1', 0), turnOf('athena'))
      .when({ type: 'Recruit', seat: 0 })
      .thenAccepted();
    from(asked)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' })
      .thenRejected('freePlaceFirst', { islands: ['is6', 'is7'] });
    from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is2' }).thenRejected('notYourIsland', { island: 'is2' });
    from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is0' }).thenRejected('noSuchIsland', { island: 'is0' });
    from(asked).when({ type: 'EndTurn', seat: 0 }).thenRejected('metropolisDueFirst', {});
  });

  test('7.4 without a free place the owner picks an island, and the buildings on its place are destroyed', () => {
    const asked = given(
      table(3),
      philosophers(0, 3),
      built(0, 'port', 'is1', 0),
      built(0, 'port', 'is7', 0),
      built(0, 'temple', 'is7', 1),
      built(0, 'temple', 'is7', 2),
      turnOf('athena'),
    )
      .when({ type: 'Recruit', seat: 0 })
      .thenAccepted();
    from(asked)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' })
      .thenExactly([placed('is1', [0])]);
    const after = from(asked)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' })
      .thenExactly([placed('is7', [0, 1])]);
    expect(cyclades.view(after, 'spectator').islands[6]?.slots).toEqual(['free', 'free', 'temple', 'free']);
  });

  test('7.5 an island has at most one Metropolis; the next goes to another island', () => {
    const position = given(table(3), owns(0, 'is6'), metropolis(0, 'is7'), philosophers(0, 3), turnOf('athena'));
    const asked = position.when({ type: 'Recruit', seat: 0 }).thenAccepted();
    expect(from(asked).choices(0, 'PlaceMetropolis')).toEqual([{ island: 'is1' }, { island: 'is6' }]);
    from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' }).thenRejected('metropolisThere', { island: 'is7' });
  });

  test('7.5 a set brings nothing when every own island has a Metropolis', () => {
    const full = [metropolis(0, 'is1'), metropolis(0, 'is7'), owns(0, 'is5'), metropolis(0, 'is5')];
    given(
      table(3),
      full,
      built(0, 'port', 'is7', 2),
      built(0, 'temple', 'is7', 3),
      owns(0, 'is8'),
      metropolis(0, 'is8'),
      built(0, 'university', 'is8', 2),
      turnOf('ares'),
    )
      .when(build('is5', 2))
      .thenExactly([
        builds('fortress', 'is5', 2),
        due('buildings'),
        discarded('is7', 2),
        discarded('is5', 2),
        discarded('is7', 3),
        discarded('is8', 2),
        { type: 'MetropolisForgone', seat: 0 },
      ]);
  });
});
