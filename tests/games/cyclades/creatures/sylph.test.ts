import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { GODS } from '#games/cyclades/types.ts';
import { fleets, from, given, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const FINISH: Command = { type: 'FinishCreature', seat: 0 };
const glide = (start: string, to: string, count = 1): Command => ({
  type: 'MoveFleets',
  seat: 0,
  from: start,
  to,
  fleets: count,
});
const glided = (start: string, to: string, count: number, stepsLeft: number): Event => ({
  type: 'FleetsMoved',
  seat: 0,
  from: start,
  to,
  fleets: count,
  stepsLeft,
  cost: 0,
});

/** Seat 0 has bought the Sylph in a turn of Athena. */
const sylph = (...more: readonly (Event | readonly Event[])[]) =>
  from(
    given(table(3, { gold: 4 }), onTrack('sylph'), ...more, turnOf('athena'))
      .when(use('sylph'))
      .thenExactly([bought('sylph', 4)]),
  );

describe('12 Sylph', () => {
  test.each(GODS)('12.15 the Sylph moves fleets in a turn of %s', (god) => {
    const asked = given(table(3), onTrack('sylph'), turnOf(god)).when(use('sylph')).thenAccepted();
    expect(cyclades.view(asked, 1).turn?.effect).toEqual({ creature: 'sylph', stepsLeft: 10 });
    from(asked)
      .when(glide('G5', 'F5'))
      .thenExactly([glided('G5', 'F5', 1, 9)]);
  });

  test('12.15 the Sylph gives ten steps in all, shared freely among fleets', () => {
    let { state } = sylph();
    const route = ['G5', 'F5', 'E4', 'D3', 'C2', 'B2', 'A1', 'A2', 'B3'];
    for (const [index, to] of route.slice(1, 4).entries()) {
      state = from(state)
        .when(glide(route[index] ?? '', to))
        .thenExactly([glided(route[index] ?? '', to, 1, 9 - index)]);
    }
    state = from(state)
      .when(glide('C2', 'C1'))
      .thenExactly([glided('C2', 'C1', 1, 6)]);
    state = from(state)
      .when(glide('D3', 'C2'))
      .thenExactly([glided('D3', 'C2', 1, 5)]);
    for (const [index, to] of ['D1', 'E1', 'E2', 'F3'].entries()) {
      state = from(state)
        .when(glide(['C1', 'D1', 'E1', 'E2'][index] ?? '', to))
        .thenExactly([glided(['C1', 'D1', 'E1', 'E2'][index] ?? '', to, 1, 4 - index)]);
    }
    state = from(state)
      .when(glide('C2', 'B2'))
      .thenExactly([glided('C2', 'B2', 1, 0), { type: 'CreatureFinished', seat: 0 }]);
    expect(state.seats[0]?.gold).toBe(0);
    from(state).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  test('12.15 the Sylph moves existing fleets to adjacent spaces', () => {
    const asked = sylph();
    asked.when(glide('G5', 'F4')).thenRejected('seasNotAdjacent', { from: 'G5', to: 'F4' });
    asked.when(glide('D4', 'D5')).thenRejected('noFleetsThere', { sea: 'D4' });
    asked.when(glide('G5', 'F5', 2)).thenRejected('tooFewFleets', { sea: 'G5', fleets: 1 });
    asked.when(glide('is7', 'F5')).thenRejected('noSuchSea', { sea: 'is7' });
    asked.when(glide('G5', 'is7')).thenRejected('noSuchSea', { sea: 'is7' });
  });

  test('12.16 each fleet that moves takes one step', () => {
    let { state } = sylph(fleets(0, 'G5', 3));
    state = from(state)
      .when(glide('G5', 'F5', 4))
      .thenExactly([glided('G5', 'F5', 4, 6)]);
    state = from(state)
      .when(glide('F5', 'F6', 3))
      .thenExactly([glided('F5', 'F6', 3, 3)]);
    from(state)
      .when(glide('F6', 'F7', 3))
      .thenAccepted();
    state = from(state)
      .when(glide('F6', 'F7', 1))
      .thenExactly([glided('F6', 'F7', 1, 2)]);
    from(state)
      .when(glide('F6', 'F7', 2))
      .thenExactly([glided('F6', 'F7', 2, 0), { type: 'CreatureFinished', seat: 0 }]);
    from(
      from(state)
        .when(glide('F6', 'E6', 1))
        .thenAccepted(),
    )
      .when(glide('F7', 'F6', 1))
      .thenFirst([glided('F7', 'F6', 1, 0)]);
  });

  test('12.16 more fleets cannot sail than steps are left', () => {
    const few = sylph(fleets(0, 'G5', 5))
      .when(glide('G5', 'F5', 6))
      .thenAccepted();
    from(few)
      .when(glide('F5', 'F6', 5))
      .thenRejected('stepsShort', { steps: 4, needed: 5 });
    expect(
      from(few)
        .choices(0, 'MoveFleets')
        .filter(({ from: start, to }) => start === 'F5' && to === 'F6'),
    ).toHaveLength(4);
  });

  test('12.16 the Sylph may be finished at any time, even unused; remaining steps lapse', () => {
    sylph()
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }]);
    const moved = sylph().when(glide('G5', 'F5')).thenAccepted();
    const done = from(moved).when(FINISH).thenAccepted();
    expect(cyclades.view(done, 0).turn).not.toHaveProperty('effect');
    from(done)
      .when(glide('F5', 'F6'))
      .thenRejected('wrongGod', { god: 'athena', needs: ['poseidon'] });
  });

  test('12.16 no other action is possible between steps of the Sylph', () => {
    sylph().when({ type: 'EndTurn', seat: 0 }).thenRejected('creatureFirst', { creature: 'sylph' });
    sylph().when({ type: 'Recruit', seat: 0 }).thenRejected('creatureFirst', { creature: 'sylph' });
  });

  test('11.10 the Sylph cannot be bought when no fleet can leave its space', () => {
    const corner = [
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'G5', gold: 0 },
      { type: 'FleetReplaced', seat: 0, sea: 'F1', loser: 1, from: 'C2' },
    ] as const;
    given(table(3), onTrack('sylph'), corner, turnOf('athena')).when(use('sylph')).thenAccepted();
    given(table(3), onTrack('sylph'), corner, krakenAt('E1'), turnOf('athena'))
      .when(use('sylph'))
      .thenRejected('noTargetFor', { creature: 'sylph' });
  });

  test('13.14 fleets of the Sylph enter no space beside Polyphemus, nor (13.17) the Kraken’s', () => {
    sylph(figure(1, 'polyphemus', 'is4'))
      .when(glide('G5', 'F5'))
      .thenRejected('seaBlocked', { sea: 'F5', by: 'polyphemus' });
    sylph(krakenAt('F5')).when(glide('G5', 'F5')).thenRejected('seaBlocked', { sea: 'F5', by: 'kraken' });
  });
});
