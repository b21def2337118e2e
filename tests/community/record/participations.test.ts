import { describe, expect, test } from 'vitest';
import { isLeaving } from '#community/record/index.ts';
import { type Table, table } from '../../matches/games/table.ts';
import { computed, runDue } from './recorded.ts';

const HOUR = 3_600;

/** A running match of three with a day for each move, in which everyone has moved once, an hour after being asked. */
const begun = async (seats = 3, part: Parameters<Table['started']>[1] = {}) => {
  const at = table();
  const match = await at.started(seats, { pace: '24h', ...part });
  const round = async (...users: readonly string[]): Promise<void> => {
    for (const user of users) {
      at.clock.advance(1);
      const played = await at.count(match, user);
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    }
  };
  const outcomes = async () => Object.fromEntries((await computed(at, match)).map(({ user, outcome }) => [user, outcome]));
  const rowOf = async (user: string) => (await computed(at, match)).find((row) => row.user === user);
  await round(...['ada', 'ben', 'cleo'].slice(0, seats));
  return { at, match, round, outcomes, rowOf };
};

/** Plays until the match is over. */
const playOut = async ({ at, match }: Awaited<ReturnType<typeof begun>>): Promise<void> => {
  const users = ['ada', 'ben', 'cleo'];
  for (let moves = 0; moves < 100; moves++) {
    const row = await at.stores.matches.find(match);
    if (row?.status !== 'playing') return;
    const [seat = 0] = row.active;
    const { kind } = await at.count(match, users[seat] ?? '', 2);
    if (kind !== 'played') await runDue(at, match);
  }
};

describe('people’s parts in a match', () => {
  test('a running match has rows of those who left it only', async () => {
    const { at, match, outcomes } = await begun();
    expect(await outcomes()).toEqual({});
    await at.act(match, { type: 'Concede', user: 'ben' });
    expect(await outcomes()).toEqual({ ben: 'resigned' });
  });

  test('every person of a finished match has a row, with the turns in time, the seconds to each answer, and the place', async () => {
    const story = await begun();
    await playOut(story);
    const rows = await computed(story.at, story.match);
    expect(rows.map(({ user, outcome }) => [user, outcome])).toEqual([
      ['ada', 'finished'],
      ['ben', 'finished'],
      ['cleo', 'finished'],
    ]);
    for (const row of rows) {
      expect(row.asked).toBeGreaterThan(1);
      expect(row.inTime).toBe(row.asked);
      expect(row.answers).toHaveLength(row.asked);
      expect(row.answers[0]).toBe(HOUR);
      expect(row.finishedAt).toEqual(row.endedAt);
      expect(row).toMatchObject({ seats: 3, people: 3, server: 'server', game: 'counting', won: row.place === 1 });
    }
    expect(rows.map(({ place }) => place)).toContain(1);
    expect(rows.filter(({ won }) => won)).toHaveLength(1);
  });

  test('a turn that ran out of time is missed, and the moves for the absent person are nobody’s', async () => {
    const story = await begun();
    const { at, match, round } = story;
    at.clock.advance(100);
    await runDue(at, match);
    await round('ben', 'cleo', 'ada', 'ben');
    await at.act(match, { type: 'Concede', user: 'ada' });
    expect(await story.rowOf('ada')).toMatchObject({ asked: 3, inTime: 2, answers: [HOUR, HOUR] });
  });

  test('a match without a time limit has no turns in time, but answers', async () => {
    const { at, match, round, rowOf } = await begun(3, { pace: 'off' });
    await round('ada');
    await at.act(match, { type: 'Concede', user: 'ada' });
    expect(await rowOf('ada')).toMatchObject({ asked: 0, inTime: 0, answers: [HOUR, HOUR] });
  });

  test('neither a pause nor a downtime of the bot counts as time to answer', async () => {
    const { at, match, rowOf } = await begun();
    const from = at.clock.now().getTime();
    await at.stores.clocks.noteDowntime({ from: from + 1 * HOUR * 1000, until: from + 3 * HOUR * 1000 });
    at.clock.advance(4);
    await at.act(match, { type: 'Organise', user: 'moderator', motion: { kind: 'pause', hours: 48 }, reason: 'a wedding' });
    at.clock.advance(40);
    await at.count(match, 'ada');
    await at.act(match, { type: 'Concede', user: 'ada' });
    expect((await rowOf('ada'))?.answers).toEqual([HOUR, 2 * HOUR]);
  });

  test('who hands a seat to an AI player has left, until a person takes it', async () => {
    const { at, match, outcomes } = await begun();
    await at.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect(await outcomes()).toEqual({ ada: 'handedOver' });
    await at.act(match, { type: 'TakeSeat', user: 'dan', seat: 0 });
    expect(await outcomes()).toEqual({ ada: 'released' });
    await at.act(match, { type: 'Concede', user: 'dan' });
    expect(await outcomes()).toEqual({ ada: 'released', dan: 'resigned' });
  });

  test('who returns to the own seat has not left', async () => {
    const { at, match, outcomes } = await begun();
    await at.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await at.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await outcomes()).toEqual({});
  });

  test('who is replaced by a vote because the time ran out has left', async () => {
    const { at, match, outcomes } = await begun();
    const vote = async (): Promise<void> => {
      await at.act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'computer', seat: 0 } });
      const called = (await at.matches.position(match, 'cleo'))?.vote?.called ?? -1;
      await at.act(match, { type: 'Vote', user: 'cleo', called, yes: true });
    };
    await vote();
    expect(await outcomes()).toEqual({});
    at.clock.advance(100);
    await runDue(at, match);
    await vote();
    expect(await outcomes()).toEqual({ ada: 'replaced' });
  });

  test('a moderator’s decision is never leaving', async () => {
    const { at, match, outcomes } = await begun();
    at.clock.advance(100);
    await runDue(at, match);
    await at.act(match, { type: 'Organise', user: 'moderator', motion: { kind: 'computer', seat: 0 }, reason: 'asked to' });
    expect(await outcomes()).toEqual({ ada: 'released' });
  });

  test('of two, the one who resigns finishes the match', async () => {
    const { at, match } = await begun(2);
    await at.act(match, { type: 'Concede', user: 'ada' });
    expect((await computed(at, match)).map(({ user, outcome, place }) => [user, outcome, place])).toEqual([
      ['ada', 'finished', 2],
      ['ben', 'finished', 1],
    ]);
  });

  test('who lets the time run out to the end has left, and the others have not', async () => {
    const story = await begun(2);
    const { at, match } = story;
    for (let turns = 0; turns < 40 && (await at.stores.matches.find(match))?.status === 'playing'; turns++) {
      at.clock.advance(100);
      if ((await at.stores.matches.find(match))?.active[0] === 1) await at.count(match, 'ben');
      else await runDue(at, match);
    }
    expect(await story.outcomes()).toEqual({ ada: 'timedOut', ben: 'finished' });
  });

  test('a vote to end the match is not leaving', async () => {
    const { at, match, outcomes } = await begun(2);
    await at.act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'draw' } });
    const called = (await at.matches.position(match, 'ada'))?.vote?.called ?? -1;
    await at.act(match, { type: 'Vote', user: 'ada', called, yes: true });
    expect(await outcomes()).toEqual({ ada: 'finished', ben: 'finished' });
    expect((await computed(at, match)).filter(isLeaving)).toEqual([]);
  });
});
