import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, from, given, owns, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { bought, figure, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const march = (start: string, to: string, count = 1): Command => ({
  type: 'MoveTroops',
  seat: 0,
  from: start,
  to,
  troops: count,
});
const fly = (start: string, to: string, count = 1) => use('pegasus', { from: start, to, troops: count });

describe('13 Chiron', () => {
  /** Chiron, bought by this seat, is on is2, an island of seat 1. */
  const guarded = (buyer: number, ...more: readonly (Event | readonly Event[])[]) =>
    given(
      table(3),
      onTrack('pegasus', 'giant', 'harpy'),
      built(1, 'port', 'is2', 0),
      figure(buyer, 'chiron', 'is2'),
      ...more,
      turnOf('athena'),
    );

  test.each([0, 1, 2])('13.8 Chiron’s island is safe from Pegasus, Giant and Harpy bought by seat %i', (buyer) => {
    const position = guarded(buyer, built(1, 'port', 'is5', 1));
    position.when(fly('is1', 'is2')).thenRejected('safeByChiron', { island: 'is2' });
    position.when(use('giant', { island: 'is2', slot: 0 })).thenRejected('safeByChiron', { island: 'is2' });
    position.when(use('harpy', { island: 'is2' })).thenRejected('safeByChiron', { island: 'is2' });
    const targets = position.choices(0, 'UseCreature');
    expect(JSON.stringify(targets)).not.toContain('is2');
    expect(targets.filter(({ creature }) => creature === 'giant')).toEqual([{ creature: 'giant', island: 'is5', slot: 1 }]);
  });

  test('13.8 troops may come to Chiron’s island by sea, and other creatures may be used there', () => {
    given(table(3), figure(1, 'chiron', 'is2'), turnOf('ares'))
      .when(march('is1', 'is2'), [0, 3])
      .thenFirst([{ type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 }]);
    given(table(3), onTrack('medusa'), figure(1, 'chiron', 'is2'), turnOf('ares'))
      .when(use('medusa', { island: 'is2' }))
      .thenAccepted();
  });

  test('13.9 nobody may land by Pegasus on Chiron’s island when it is unowned', () => {
    given(table(3), onTrack('pegasus'), figure(0, 'chiron', 'is4'), turnOf('athena'))
      .when(fly('is1', 'is4'))
      .thenRejected('safeByChiron', { island: 'is4' });
  });

  test.each([0, 1])('13.9 the owner of the island of Chiron bought by seat %i may land there and leave by Pegasus', (buyer) => {
    const position = given(table(3), onTrack('pegasus'), figure(buyer, 'chiron', 'is7'), turnOf('athena'));
    position
      .when(fly('is1', 'is7'))
      .thenExactly([bought('pegasus', 4), { type: 'TroopsMoved', seat: 0, from: 'is1', to: 'is7', troops: 1, cost: 0 }]);
    position
      .when(fly('is7', 'is6'))
      .thenExactly([bought('pegasus', 4), { type: 'IslandLanded', seat: 0, from: 'is7', island: 'is6', troops: 1, cost: 0 }]);
  });

  test('13.9 Chiron protects buildings even from their owner’s Giant', () => {
    const position = given(
      table(3),
      onTrack('giant'),
      built(0, 'port', 'is7', 0),
      built(0, 'port', 'is1', 0),
      figure(0, 'chiron', 'is7'),
      turnOf('athena'),
    );
    position.when(use('giant', { island: 'is7', slot: 0 })).thenRejected('safeByChiron', { island: 'is7' });
    expect(position.choices(0, 'UseCreature')).toEqual([{ creature: 'giant', island: 'is1', slot: 0 }]);
  });
});

describe('13 Medusa', () => {
  test('13.10 troops cannot leave Medusa’s island, by move or by Pegasus', () => {
    const position = given(
      table(3),
      onTrack('pegasus'),
      troops(0, 'is7', 2),
      owns(0, 'is6'),
      figure(1, 'medusa', 'is7'),
      turnOf('ares'),
    );
    position.when(march('is7', 'is6')).thenRejected('boundByMedusa', { island: 'is7' });
    position.when(fly('is7', 'is6', 2)).thenRejected('boundByMedusa', { island: 'is7' });
    expect(position.choices(0, 'MoveTroops').every(({ from: start }) => start === 'is1')).toBe(true);
    expect(JSON.stringify(position.choices(0, 'UseCreature'))).not.toContain('"from":"is7"');
    position.when(march('is1', 'is3'), [0, 3]).thenAccepted();
  });

  test('13.10 troops may come to Medusa’s island', () => {
    const joined = given(table(3), owns(0, 'is6', 1), figure(1, 'medusa', 'is7'), turnOf('ares'))
      .when(march('is6', 'is7'))
      .thenExactly([{ type: 'TroopsMoved', seat: 0, from: 'is6', to: 'is7', troops: 1, cost: 1 }]);
    from(joined).when(march('is7', 'is6')).thenRejected('boundByMedusa', { island: 'is7' });
  });

  /** Seat 0 on is1 attacks is2, from where seat 1 could retreat to is4; both are asked but for Medusa. */
  const beach = (...more: readonly (Event | readonly Event[])[]) =>
    given(table(3), troops(0, 'is1', 2), troops(1, 'is2', 2), owns(1, 'is4'), ...more, turnOf('ares'));

  test('13.10 defenders cannot retreat from Medusa’s island, but fight', () => {
    const free = beach()
      .when(march('is1', 'is2', 3), [1, 1])
      .thenAccepted();
    expect(cyclades.active(free)).toEqual([1]);
    beach(figure(2, 'medusa', 'is2'))
      .when(march('is1', 'is2', 3), [1, 1, 3, 0, 3, 0])
      .thenExactly([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 3, cost: 1 },
        { type: 'BattleRound', dice: [1, 1], strength: [4, 4], lost: [1, 1] },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 2], lost: [0, 1] },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 1], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
  });

  test('13.11 Medusa also binds attackers who bought her, and the winners', () => {
    const won = beach(figure(0, 'medusa', 'is2'))
      .when(march('is1', 'is2', 3), [0, 3, 3, 0, 3, 0, 3, 0])
      .thenExactly([
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 3, cost: 1 },
        { type: 'BattleRound', dice: [0, 3], strength: [3, 6], lost: [1, 0] },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 3], lost: [0, 1] },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 2], lost: [0, 1] },
        { type: 'BattleRound', dice: [3, 0], strength: [5, 1], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is2', loser: 1 },
      ]);
    from(won).when(march('is2', 'is1')).thenRejected('boundByMedusa', { island: 'is2' });
  });

  test('13.11 troops may retreat to Medusa’s island from elsewhere', () => {
    const asked = beach(figure(2, 'medusa', 'is1'), figure(1, 'chiron', 'is4'));
    asked.when(march('is1', 'is2')).thenRejected('boundByMedusa', { island: 'is1' });
    const fighting = given(
      table(3),
      troops(0, 'is1', 2),
      troops(1, 'is2', 2),
      owns(1, 'is4'),
      figure(0, 'medusa', 'is4'),
      turnOf('ares'),
    )
      .when(march('is1', 'is2', 3), [1, 1])
      .thenAccepted();
    expect(from(fighting).choices(1, 'Retreat')).toEqual([{ to: 'is4' }]);
  });
});
