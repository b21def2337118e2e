import { describe, expect, test } from 'vitest';
import type { MatchCommand } from '#matches/index.ts';
import { recordOf } from '#matches/model/commandRecord.ts';
import { matchRow } from '../games/matchRow.ts';

const match = matchRow({
  seats: [
    { seat: 0, user: 'ada', name: 'Ada' },
    { seat: 1, user: 'ben', name: 'Ben' },
  ],
});

describe('recorded commands', () => {
  test.each<readonly [MatchCommand, object]>([
    [{ type: 'Join', user: 'cleo' }, { type: 'Join' }],
    [
      { type: 'Concede', user: 'ben' },
      { type: 'Concede', seat: 1 },
    ],
    [
      { type: 'Concede', user: 'cleo' },
      { type: 'Concede', seat: -1 },
    ],
    [
      { type: 'PassHost', user: 'ada', to: 'ben' },
      { type: 'PassHost', seat: 0, to: 1 },
    ],
    [
      { type: 'PassHost', user: 'ada', to: 'cleo' },
      { type: 'PassHost', seat: 0, to: -1 },
    ],
    [
      { type: 'Invite', user: 'ada', guest: 'cleo' },
      { type: 'Invite', seat: 0 },
    ],
    [
      { type: 'RemoveComputer', user: 'ada', seat: 1 },
      { type: 'RemoveComputer', seat: 0, from: 1 },
    ],
    [
      { type: 'TakeSeat', user: 'cleo', seat: 1 },
      { type: 'TakeSeat', of: 1 },
    ],
    [
      { type: 'RunOutOfTime', seat: 1, begun: 5 },
      { type: 'RunOutOfTime', of: 1 },
    ],
    [
      { type: 'PlayAsComputer', seat: 1, decision: 3 },
      { type: 'PlayAsComputer', decision: 3, of: 1 },
    ],
    [
      { type: 'PlayAsComputer', seat: 1, decision: 3, command: { type: 'Wait', seat: 1 }, ai: 'strong-1' },
      { type: 'PlayAsComputer', decision: 3, command: { type: 'Wait', seat: 1 }, ai: 'strong-1', of: 1 },
    ],
    [
      { type: 'SeatComputer', user: 'ben', level: 'novice' },
      { type: 'SeatComputer', seat: 1, level: 'novice' },
    ],
    [
      { type: 'CountVotes', called: 4 },
      { type: 'CountVotes', called: 4 },
    ],
    [{ type: 'GoOn' }, { type: 'GoOn' }],
  ])('%j names seats instead of users in the log', (command, recorded) => {
    expect(recordOf(command, match)).toEqual(recorded);
  });

  test('a recorded command has its draws and the commands that answered it, if any', () => {
    const concede = { type: 'Concede', user: 'ada' } as const;
    const answer = { type: 'Count', seat: 1 };
    expect(Object.keys(recordOf(concede, match))).toEqual(['type', 'seat']);
    expect(Object.keys(recordOf(concede, match, [], 0))).toEqual(['type', 'seat']);
    expect(recordOf(concede, match, [answer], 1)).toEqual({ type: 'Concede', seat: 0, drew: 1, answers: [answer] });
  });

  test('a command in a suspended match is recorded as such', () => {
    const suspended = { ...match, suspendedAt: new Date(0) };
    expect(recordOf({ type: 'Concede', user: 'ada' }, suspended)).toEqual({ type: 'Concede', seat: 0, suspended: true });
  });
});
