import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import {
  createMatchService,
  type LoggedEvent,
  type Match,
  type MatchId,
  type Played,
  type TimeOutAnswer,
} from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;

/** Returns each event with its seat and cause: `Counted 0 safe`. */
const told = ({ event, by, how }: LoggedEvent): string =>
  [
    event.type,
    ...('answer' in event ? [String(event.answer)] : []),
    ...(by === undefined ? [] : [by]),
    ...(how === undefined ? [] : [how]),
  ].join(' ');

const tell = (played: Played) => (played.kind === 'rejected' ? played.rejection.code : played.events.map(told));

const rowOf = async ({ stores }: Pick<Table, 'stores'>, match: MatchId): Promise<Match> => {
  const row = await stores.matches.find(match);
  if (row === undefined) throw new Error('It is gone.');
  return row;
};

/** Starts a match of the counting game whose first seat has used all of its 72 hours. */
const late = async (timeOut: TimeOutAnswer, people = 3) => {
  const fixture = table();
  const match = await fixture.started(people, { pace: '24h', timeOut });
  fixture.clock.advance(72);
  return { fixture, match, runOut: () => fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }) };
};

/** Starts a match of three with simultaneous choices, parts of which are hidden. */
const divers = async (timeOut: TimeOutAnswer) => {
  const fixture = table(fixedLuck(), { divers: toy });
  const match = await fixture.started(3, { game: 'divers', pace: '24h', timeOut });
  const play = (user: string, type: string) =>
    fixture.act(match, { type: 'Play', user, command: { type } as unknown as Omit<BaseCommand, 'seat'> });
  const runOut = (seat: number) => fixture.act(match, { type: 'RunOutOfTime', seat, begun: NOON });
  return { fixture, match, play, runOut };
};

describe('when the time of a seat is up', () => {
  test('a computer stands in for a seat that is out of time until the seat no longer has to act', async () => {
    const { fixture, match, runOut } = await late('computer');
    expect(tell(await runOut())).toEqual(['TimeRanOut computer']);
    const played = await fixture.act(match, {
      type: 'PlayAsComputer',
      seat: 0,
      command: { type: 'Count', seat: 0, by: 2 } as BaseCommand,
      decision: 0,
    });
    expect(tell(played)).toEqual(['Counted 0 computer']);
    expect((await rowOf(fixture, match)).active).toEqual([1]);
  });

  test('the safe move of a seat that is out of time is played in the same entry, by nobody’s hand', async () => {
    const { fixture, match, runOut } = await late('safe');
    expect(tell(await runOut())).toEqual(['TimeRanOut safe', 'Counted 0 safe']);
    const [late0, ben] = await fixture.stores.clocks.of(match);
    expect(late0).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
    expect(ben?.running?.begun).toBe(NOON + 72 * HOUR);
  });

  test('a vote on a seat that is out of time stops the seat’s clock', async () => {
    const { fixture, match, runOut } = await late('vote');
    expect(tell(await runOut())).toEqual(['TimeRanOut vote', 'VoteCalled']);
    expect((await fixture.stores.clocks.of(match))[0]).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
    expect(tell(await runOut())).toBe('alreadyDone');
    expect(tell(await fixture.count(match, 'ada'))).toEqual(['Counted 0', 'VoteEnded 0']);
  });

  test('a computer stands in for a seat that is out of time while another vote is open, which is announced once', async () => {
    const { fixture, match, runOut } = await late('vote');
    await fixture.act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'draw' } });
    expect(tell(await runOut())).toEqual(['TimeRanOut computer']);
  });

  test('a seat that was given to a computer and taken back is still out of time, so others can vote on it', async () => {
    const { fixture, match, runOut } = await late('computer');
    await runOut();
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    const motion = { kind: 'replace', seat: 0 } as const;
    expect(tell(await fixture.act(match, { type: 'CallVote', user: 'ben', motion }))).toEqual(['VoteCalled 1', 'Voted 1']);
  });

  test('a computer stands in for a seat that is out of time when the vote on it fails', async () => {
    const { fixture, match, runOut } = await late('vote');
    await runOut();
    const called = (await fixture.matches.position(match, 'ben'))?.vote?.called ?? -1;
    const against = await fixture.act(match, { type: 'Vote', user: 'ben', called, yes: false });
    expect(tell(against)).toEqual(['Voted 1', 'VoteEnded 1', 'TimeRanOut computer 1']);
    expect((await rowOf(fixture, match)).computerDue).toBe(true);
  });

  test('more time ends the vote on a seat and starts the clock of its next decision', async () => {
    const { fixture, match, runOut } = await late('vote');
    await runOut();
    const motion = { kind: 'extend', seat: 0, hours: 5 } as const;
    await fixture.act(match, { type: 'Organise', user: 'o', motion, reason: 'agreed' });
    expect((await fixture.stores.clocks.of(match))[0]).toMatchObject({
      bank: 5 * HOUR,
      running: { begun: NOON + 72 * HOUR, pace: 24 * HOUR },
    });
  });

  test('the decision after a time-out has its whole pace and an empty bank', async () => {
    const { fixture, match, runOut } = await late('safe', 2);
    await runOut();
    fixture.clock.advance(1);
    await fixture.count(match, 'ben');
    expect((await fixture.stores.clocks.of(match))[0]).toMatchObject({ bank: 0, running: { begun: NOON + 73 * HOUR } });
    fixture.clock.advance(24);
    expect(tell(await runOut())).toBe('alreadyDone');
    const again = await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON + 73 * HOUR });
    expect(tell(again)).toEqual(['TimeRanOut safe', 'Counted 0 safe']);
  });
});

describe('stand-in computers', () => {
  /** Whether a computer has to act, which the row and a service without a cache must agree on. */
  const isDue = async ({ stores, clock }: Table, match: MatchId) => {
    const afresh = createMatchService({ onBroken, stores, clock, games: { counting: countingGame, divers: toy } });
    expect((await afresh.computerTurn(match)) !== undefined).toBe((await rowOf({ stores }, match)).computerDue);
    return (await rowOf({ stores }, match)).computerDue;
  };

  test('a computer stands in until the user’s own move, not until their vote', async () => {
    const { fixture, match, runOut } = await late('computer');
    await runOut();
    await fixture.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'draw' } });
    expect(await isDue(fixture, match)).toBe(true);
    const called = (await rowOf(fixture, match)).version - 1;
    await fixture.act(match, { type: 'Vote', user: 'ada', called, yes: false });
    expect(await isDue(fixture, match)).toBe(true);
    await fixture.act(match, { type: 'Vote', user: 'ada', called, yes: true });
    await fixture.act(match, { type: 'WithdrawVote', user: 'ada', called });
    expect(await isDue(fixture, match)).toBe(true);
    expect((await fixture.stores.clocks.of(match))[0]).not.toHaveProperty('running');
    expect(tell(await fixture.count(match, 'ada'))).toEqual(['Counted 0']);
    expect(await isDue(fixture, match)).toBe(false);
  });

  test('a computer no longer stands in for a seat whose user makes part of a choice', async () => {
    const { fixture, match, play } = await divers('computer');
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    expect(await isDue(fixture, match)).toBe(true);
    await play('ada', 'TakeStone');
    expect(await isDue(fixture, match)).toBe(false);
    expect((await rowOf(fixture, match)).active).toContain(0);
  });

  test('a computer that stood in for a seat plays none of its later turns, and others can still vote on it', async () => {
    const { fixture, match, runOut } = await late('computer');
    await runOut();
    const command = { type: 'Count', seat: 0, by: 1 } as BaseCommand;
    await fixture.act(match, { type: 'PlayAsComputer', seat: 0, command, decision: 0 });
    await fixture.count(match, 'ben');
    await fixture.count(match, 'cleo');
    expect((await rowOf(fixture, match)).active).toEqual([0]);
    expect(await isDue(fixture, match)).toBe(false);
    const motion = { kind: 'replace', seat: 0 } as const;
    expect(tell(await fixture.act(match, { type: 'CallVote', user: 'ben', motion }))).toEqual(['VoteCalled 1', 'Voted 1']);
  });

  test('a computer still stands in for a seat after a move of another seat in the same round', async () => {
    const { fixture, match, play } = await divers('computer');
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    await play('ben', 'TakeStone');
    expect(await isDue(fixture, match)).toBe(true);
    await play('ben', 'Dive');
    expect(await isDue(fixture, match)).toBe(true);
    expect(await fixture.matches.computerTurn(match)).toMatchObject({ seat: 0 });
  });

  test('a computer stands in for one round at most, also when its own move ends the round', async () => {
    const { fixture, match, play } = await divers('computer');
    await play('ben', 'Dive');
    await play('cleo', 'Dive');
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    const decision = (await fixture.matches.computerTurn(match))?.decision ?? -1;
    const command = { type: 'Dive', seat: 0 } as BaseCommand;
    const played = await fixture.act(match, { type: 'PlayAsComputer', seat: 0, command, decision });
    expect(tell(played)).toContain('RoundBegan 0 computer');
    expect((await rowOf(fixture, match)).active).toContain(0);
    expect(await isDue(fixture, match)).toBe(false);
    expect((await fixture.stores.clocks.of(match))[0]).toMatchObject({ bank: 0, running: { pace: 24 * HOUR } });
  });
});

describe('time that is not up', () => {
  test('a time-out is refused a millisecond before time is up', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    fixture.clock.advance(72 - 1 / HOUR);
    expect(tell(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toBe('notDueYet');
    expect(tell(await fixture.act(match, { type: 'RunOutOfTime', seat: 1, begun: NOON }))).toBe('alreadyDone');
    fixture.clock.advance(1 / HOUR);
    expect(tell(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toEqual(['TimeRanOut computer']);
  });

  test('a time-out is refused when a pause, a holiday or downtime became known in the meantime', async () => {
    const reasons: Readonly<Record<string, (fixture: Table, match: MatchId) => Promise<unknown>>> = {
      pause: (fixture, match) =>
        fixture.act(match, { type: 'Organise', user: 'o', motion: { kind: 'pause', hours: 24 }, reason: 'agreed' }),
      holiday: ({ stores }) => stores.holidays.replan('ada', () => ({ planned: ['2026-01-04'] })),
      downtime: ({ stores }) => stores.clocks.noteDowntime({ from: NOON, until: NOON + HOUR }),
      grant: (fixture, match) =>
        fixture.act(match, { type: 'Organise', user: 'o', motion: { kind: 'extend', seat: 0, hours: 1 }, reason: 'agreed' }),
    };
    for (const [reason, comes] of Object.entries(reasons)) {
      const fixture = table();
      const match = await fixture.started(2, { pace: '24h' });
      fixture.clock.advance(71);
      await comes(fixture, match);
      fixture.clock.advance(1);
      expect([reason, tell(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))]).toEqual([
        reason,
        'notDueYet',
      ]);
    }
  });

  test('time is never up in a match without a pace', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: 'off' });
    fixture.clock.advance(10_000);
    expect(tell(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toBe('alreadyDone');
  });

  test('a late move is accepted when it comes before the time-out is noticed', async () => {
    const { fixture, match, runOut } = await late('safe');
    expect(tell(await fixture.count(match, 'ada'))).toEqual(['Counted 0']);
    expect(tell(await runOut())).toBe('alreadyDone');
    expect((await fixture.stores.clocks.of(match))[0]).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
  });

  test('a repeated time-out takes effect once', async () => {
    const { fixture, match } = await late('safe');
    const say = () => fixture.matches.play(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }, `timeout:${match}:0:${NOON}`);
    const all = await Promise.all([say(), say(), say()]);
    expect(all.map(({ kind }) => kind).sort()).toEqual(['played', 'repeated', 'repeated']);
    expect((await rowOf(fixture, match)).active).toEqual([1]);
  });
});

test('each late seat gets a safe simultaneous choice, hidden until the last seat has chosen', async () => {
  const { fixture, match, play, runOut } = await divers('safe');
  await play('ada', 'Dive');
  await play('ben', 'TakeStone');
  fixture.clock.advance(72);
  const played = await runOut(1);
  expect(tell(played)).toEqual(['TimeRanOut safe', 'DiverReady 1 safe']);
  const { version } = await rowOf(fixture, match);
  const story = await fixture.matches.history(match, version - 2);
  const shown = JSON.stringify(story?.steps.flatMap((step) => step.redactedFor('spectator')));
  expect(shown).toContain('DiverReady');
  expect(shown).not.toContain('stone');
  expect((await rowOf(fixture, match)).active).toEqual([2]);
});

test('a round ends with the time-out of its last seat, and the next round asks again', async () => {
  const { fixture, match, play, runOut } = await divers('safe');
  await play('ada', 'Dive');
  await play('ben', 'Dive');
  fixture.clock.advance(72);
  const played = tell(await runOut(2));
  expect(played).toContain('RoundBegan 2 safe');
  expect(played.at(-1)).toBe('RoundBegan 2 safe');
  const clocks = await fixture.stores.clocks.of(match);
  expect(clocks.map(({ running }) => running && (running.begun - NOON) / HOUR)).toEqual([72, 72, 72]);
  expect(clocks.map(({ bank }) => bank / HOUR)).toEqual([48, 48, 0]);
});
