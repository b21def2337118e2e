import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, fleets, from, given, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

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

describe('12 Sylph’s battles', () => {
  test('12.15 fleets of the Sylph fight enemy fleets as usual, and the battle comes first', () => {
    const begun: Event = {
      type: 'SeaBattleBegan',
      seat: 0,
      defender: 2,
      from: 'F5',
      at: 'F4',
      fleets: 2,
      cost: 0,
      stepsLeft: 8,
    };
    const position = sylph(fleets(0, 'F5', 2), fleets(2, 'F4', 1), built(2, 'port', 'is3', 0));
    const asked = position
      .when(glide('F5', 'F4', 2), [3, 0])
      .thenExactly([begun, { type: 'BattleRound', dice: [3, 0], strength: [5, 3], lost: [0, 1] }]);
    expect(cyclades.active(asked)).toEqual([2]);
    const fights = from(asked)
      .when({ type: 'Fight', seat: 2 })
      .thenExactly([{ type: 'FoughtOn', seat: 2 }]);
    from(fights).when(FINISH).thenRejected('battleFirst', {});
    from(fights).when(glide('G5', 'F5')).thenRejected('battleFirst', {});
  });

  test('12.16 fleets that have fought are done, and others on their space may go on', () => {
    const won = sylph(fleets(0, 'F5', 3))
      .when(glide('F5', 'F4', 1), [3, 0])
      .thenAccepted();
    expect(cyclades.view(won, 1).turn?.effect).toEqual({ creature: 'sylph', stepsLeft: 9 });
    from(won).when(glide('F4', 'F3')).thenRejected('fleetsHaveFought', { sea: 'F4', fleets: 0 });
    const joined = from(won)
      .when(glide('F5', 'F4', 2))
      .thenExactly([glided('F5', 'F4', 2, 7)]);
    from(joined)
      .when(glide('F4', 'F3', 3))
      .thenRejected('fleetsHaveFought', { sea: 'F4', fleets: 2 });
    const gone = from(joined)
      .when(glide('F4', 'F3', 2))
      .thenExactly([glided('F4', 'F3', 2, 5)]);
    from(gone)
      .when(glide('F4', 'E4', 1))
      .thenRejected('fleetsHaveFought', { sea: 'F4', fleets: 0 });
    from(gone)
      .when(glide('F3', 'F4', 2))
      .thenExactly([glided('F3', 'F4', 2, 3)]);
    const onlyFresh = from(gone).choices(0, 'MoveFleets');
    expect(onlyFresh.filter(({ from: start }) => start === 'F4')).toEqual([]);
  });

  test('12.16 fleets of several battles that meet on a space are all done', () => {
    const won = sylph(fleets(0, 'F5', 3), fleets(1, 'E4', 3))
      .when(glide('F5', 'F4', 1), [3, 0])
      .thenAccepted();
    const fighting = from(won)
      .when(glide('F5', 'E4', 2), [0, 3])
      .thenAccepted();
    const asked = from(fighting).when({ type: 'Fight', seat: 1 }).thenAccepted();
    const back = from(asked).when({ type: 'Retreat', seat: 0, to: 'F4' }).thenAccepted();
    from(back)
      .when(glide('F4', 'F3', 1))
      .thenRejected('fleetsHaveFought', { sea: 'F4', fleets: 0 });
  });

  test('12.16 attackers that retreated have fought too', () => {
    const fighting = sylph(fleets(0, 'F5', 2), fleets(0, 'F3', 1), fleets(2, 'F4', 3))
      .when(glide('F5', 'F4', 2), [0, 3])
      .thenAccepted();
    const asked = from(fighting).when({ type: 'Fight', seat: 2 }).thenAccepted();
    const back = from(asked)
      .when({ type: 'Retreat', seat: 0, to: 'F3' })
      .thenExactly([
        { type: 'Retreated', seat: 0, to: 'F3', units: 1 },
        { type: 'BattleEnded', holder: 2 },
      ]);
    from(back)
      .when(glide('F3', 'E2', 2))
      .thenRejected('fleetsHaveFought', { sea: 'F3', fleets: 1 });
    from(back)
      .when(glide('F3', 'E2', 1))
      .thenExactly([glided('F3', 'E2', 1, 7)]);
  });

  test('12.16 the Sylph allows one battle after another with the remaining steps', () => {
    const first = sylph(fleets(0, 'F5')).when(glide('F5', 'F4'), [3, 0]).thenAccepted();
    const second = from(first)
      .when(glide('C2', 'D3'))
      .thenExactly([glided('C2', 'D3', 1, 8)]);
    const lost = from(second)
      .when(glide('D3', 'D4'), [0, 3])
      .thenExactly([
        { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'D3', at: 'D4', fleets: 1, cost: 0, stepsLeft: 7 },
        { type: 'BattleRound', dice: [0, 3], strength: [1, 4], lost: [1, 0] },
        { type: 'BattleEnded', holder: 1 },
      ]);
    from(lost)
      .when(glide('G5', 'F5'))
      .thenExactly([glided('G5', 'F5', 1, 6)]);
  });

  test('11.15 the Sylph is finished when no fleet can go on', () => {
    const alone = given(
      table(3, { gold: 4 }),
      onTrack('sylph'),
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 0 },
      turnOf('athena'),
    );
    const asked = alone.when(use('sylph')).thenAccepted();
    const last = from(asked).when(glide('G5', 'F5')).thenAccepted();
    from(last)
      .when(glide('F5', 'F4'), [3, 0])
      .thenFirst([
        { type: 'SeaBattleBegan', seat: 0, defender: 2, from: 'F5', at: 'F4', fleets: 1, cost: 0, stepsLeft: 8 },
        { type: 'BattleRound', dice: [3, 0], strength: [4, 1], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
        { type: 'CreatureFinished', seat: 0 },
      ]);
  });
});
