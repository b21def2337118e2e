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

/** An event, and how it came about: `Counted 0 safe`. */
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

/** A match of the counting game whose first seat has been asked for 72 hours: all it had. */
const late = async (timeOut: TimeOutAnswer, people = 3) => {
  const house = table();
  const match = await house.started(people, { pace: '24h', timeOut });
  house.clock.advance(72);
  return { house, match, runOut: () => house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }) };
};

/** Three who choose at once, some of it unseen. */
const divers = async (timeOut: TimeOutAnswer) => {
  const house = table(fixedLuck(), { divers: toy });
  const match = await house.started(3, { game: 'divers', pace: '24h', timeOut });
  const play = (user: string, type: string) =>
    house.act(match, { type: 'Play', user, command: { type } as unknown as Omit<BaseCommand, 'seat'> });
  const runOut = (seat: number) => house.act(match, { type: 'RunOutOfTime', seat, begun: NOON });
  return { house, match, play, runOut };
};

describe('when the time of a seat is over', () => {
  test('the computer stands in until the seat is due no more', async () => {
    const { house, match, runOut } = await late('computer');
    expect(tell(await runOut())).toEqual(['TimeRanOut computer']);
    const played = await house.act(match, {
      type: 'PlayAsComputer',
      seat: 0,
      command: { type: 'Count', seat: 0, by: 2 } as BaseCommand,
      decision: 0,
    });
    expect(tell(played)).toEqual(['Counted 0 computer']);
    expect((await rowOf(house, match)).active).toEqual([1]);
  });

  test('its safe move is played in the same entry, by nobody’s hand', async () => {
    const { house, match, runOut } = await late('safe');
    expect(tell(await runOut())).toEqual(['TimeRanOut safe', 'Counted 0 safe']);
    const [late0, ben] = await house.stores.clocks.of(match);
    expect(late0).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
    expect(ben?.running?.begun).toBe(NOON + 72 * HOUR);
  });

  test('the others are asked, and meanwhile no time runs for the seat', async () => {
    const { house, match, runOut } = await late('vote');
    expect(tell(await runOut())).toEqual(['TimeRanOut vote', 'VoteCalled']);
    expect((await house.stores.clocks.of(match))[0]).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
    expect(tell(await runOut())).toBe('alreadyDone');
    expect(tell(await house.count(match, 'ada'))).toEqual(['Counted 0', 'VoteEnded 0']);
  });

  test('a computer stands in where another vote is open, told once', async () => {
    const { house, match, runOut } = await late('vote');
    await house.act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'draw' } });
    expect(tell(await runOut())).toEqual(['TimeRanOut computer']);
  });

  test('a seat that is left to a computer and taken back has run out of time still: others may vote on it', async () => {
    const { house, match, runOut } = await late('computer');
    await runOut();
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    const motion = { kind: 'replace', seat: 0 } as const;
    expect(tell(await house.act(match, { type: 'CallVote', user: 'ben', motion }))).toEqual(['VoteCalled 1', 'Voted 1']);
  });

  test('more time ends the asking, and begins the clock of what the seat is asked anew', async () => {
    const { house, match, runOut } = await late('vote');
    await runOut();
    const motion = { kind: 'extend', seat: 0, hours: 5 } as const;
    await house.act(match, { type: 'Organise', user: 'o', motion, reason: 'agreed' });
    expect((await house.stores.clocks.of(match))[0]).toMatchObject({
      bank: 5 * HOUR,
      running: { begun: NOON + 72 * HOUR, pace: 24 * HOUR },
    });
  });

  test('the next decision has its whole pace again, and an empty bank', async () => {
    const { house, match, runOut } = await late('safe', 2);
    await runOut();
    house.clock.advance(1);
    await house.count(match, 'ben');
    expect((await house.stores.clocks.of(match))[0]).toMatchObject({ bank: 0, running: { begun: NOON + 73 * HOUR } });
    house.clock.advance(24);
    expect(tell(await runOut())).toBe('alreadyDone');
    const again = await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON + 73 * HOUR });
    expect(tell(again)).toEqual(['TimeRanOut safe', 'Counted 0 safe']);
  });
});

describe('a computer that stands in', () => {
  /** Whether it does, as the door says and as whoever folds the log afresh does. */
  const isDue = async ({ stores, clock }: Table, match: MatchId) => {
    const afresh = createMatchService({ onBroken, stores, clock, games: { counting: countingGame, divers: toy } });
    expect((await afresh.computerTurn(match)) !== undefined).toBe((await rowOf({ stores }, match)).computerDue);
    return (await rowOf({ stores }, match)).computerDue;
  };

  test('goes on when its person votes or withdraws a vote: only a move of their own ends it', async () => {
    const { house, match, runOut } = await late('computer');
    await runOut();
    await house.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'draw' } });
    expect(await isDue(house, match)).toBe(true);
    const called = (await rowOf(house, match)).version - 1;
    await house.act(match, { type: 'Vote', user: 'ada', called, yes: false });
    expect(await isDue(house, match)).toBe(true);
    await house.act(match, { type: 'Vote', user: 'ada', called, yes: true });
    await house.act(match, { type: 'WithdrawVote', user: 'ada', called });
    expect(await isDue(house, match)).toBe(true);
    expect((await house.stores.clocks.of(match))[0]).not.toHaveProperty('running');
    expect(tell(await house.count(match, 'ada'))).toEqual(['Counted 0']);
    expect(await isDue(house, match)).toBe(false);
  });

  test('leaves a seat to its person that chooses a part of it by hand', async () => {
    const { house, match, play } = await divers('computer');
    house.clock.advance(72);
    await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    expect(await isDue(house, match)).toBe(true);
    await play('ada', 'TakeStone');
    expect(await isDue(house, match)).toBe(false);
    expect((await rowOf(house, match)).active).toContain(0);
  });

  test('does so for one round at most, also where it is its move that ends the round', async () => {
    const { house, match, play } = await divers('computer');
    await play('ben', 'Dive');
    await play('cleo', 'Dive');
    house.clock.advance(72);
    await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    const decision = (await house.matches.computerTurn(match))?.decision ?? -1;
    const command = { type: 'Dive', seat: 0 } as BaseCommand;
    const played = await house.act(match, { type: 'PlayAsComputer', seat: 0, command, decision });
    expect(tell(played)).toContain('RoundBegan 0 computer');
    expect((await rowOf(house, match)).active).toContain(0);
    expect(await isDue(house, match)).toBe(false);
    expect((await house.stores.clocks.of(match))[0]).toMatchObject({ bank: 0, running: { pace: 24 * HOUR } });
  });
});

describe('time that is not over', () => {
  test('is refused to run out, a millisecond before it is', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(72 - 1 / HOUR);
    expect(tell(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toBe('notDueYet');
    expect(tell(await house.act(match, { type: 'RunOutOfTime', seat: 1, begun: NOON }))).toBe('alreadyDone');
    house.clock.advance(1 / HOUR);
    expect(tell(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toEqual(['TimeRanOut computer']);
  });

  test('is not over when a pause, a holiday or a time without the bot came to be known since', async () => {
    const reasons: Readonly<Record<string, (house: Table, match: MatchId) => Promise<unknown>>> = {
      pause: (house, match) =>
        house.act(match, { type: 'Organise', user: 'o', motion: { kind: 'pause', hours: 24 }, reason: 'agreed' }),
      holiday: ({ stores }) => stores.holidays.replan('ada', () => ({ planned: ['2026-01-04'] })),
      downtime: ({ stores }) => stores.clocks.noteDowntime({ from: NOON, until: NOON + HOUR }),
      grant: (house, match) =>
        house.act(match, { type: 'Organise', user: 'o', motion: { kind: 'extend', seat: 0, hours: 1 }, reason: 'agreed' }),
    };
    for (const [reason, comes] of Object.entries(reasons)) {
      const house = table();
      const match = await house.started(2, { pace: '24h' });
      house.clock.advance(71);
      await comes(house, match);
      house.clock.advance(1);
      expect([reason, tell(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))]).toEqual([
        reason,
        'notDueYet',
      ]);
    }
  });

  test('never runs out in a match without a pace', async () => {
    const house = table();
    const match = await house.started(2, { pace: 'off' });
    house.clock.advance(10_000);
    expect(tell(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }))).toBe('alreadyDone');
  });

  test('does not run out for a move that came too late but before the end was noticed', async () => {
    const { house, match, runOut } = await late('safe');
    expect(tell(await house.count(match, 'ada'))).toEqual(['Counted 0']);
    expect(tell(await runOut())).toBe('alreadyDone');
    expect((await house.stores.clocks.of(match))[0]).toEqual({ seat: 0, bank: 0, paceLeft: 0 });
  });

  test('runs out once, however often it is said', async () => {
    const { house, match } = await late('safe');
    const say = () => house.matches.play(match, { type: 'RunOutOfTime', seat: 0, begun: NOON }, `timeout:${match}:0:${NOON}`);
    const all = await Promise.all([say(), say(), say()]);
    expect(all.map(({ kind }) => kind).sort()).toEqual(['played', 'repeated', 'repeated']);
    expect((await rowOf(house, match)).active).toEqual([1]);
  });
});

describe('a choice of all at once', () => {
  test('is made safely for each who is late, and what it was stays unseen until the last', async () => {
    const { house, match, play, runOut } = await divers('safe');
    await play('ada', 'Dive');
    await play('ben', 'TakeStone');
    house.clock.advance(72);
    const played = await runOut(1);
    expect(tell(played)).toEqual(['TimeRanOut safe', 'DiverReady 1 safe']);
    const { version } = await rowOf(house, match);
    const story = await house.matches.history(match, version - 2);
    const shown = JSON.stringify(story?.steps.flatMap((step) => step.redactedFor('spectator')));
    expect(shown).toContain('DiverReady');
    expect(shown).not.toContain('stone');
    expect((await rowOf(house, match)).active).toEqual([2]);
  });

  test('ends with the last of them, and the next round is asked anew', async () => {
    const { house, match, play, runOut } = await divers('safe');
    await play('ada', 'Dive');
    await play('ben', 'Dive');
    house.clock.advance(72);
    const played = tell(await runOut(2));
    expect(played).toContain('RoundBegan 2 safe');
    expect(played.at(-1)).toBe('RoundBegan 2 safe');
    const clocks = await house.stores.clocks.of(match);
    expect(clocks.map(({ running }) => running && (running.begun - NOON) / HOUR)).toEqual([72, 72, 72]);
    expect(clocks.map(({ bank }) => bank / HOUR)).toEqual([48, 48, 0]);
  });
});
