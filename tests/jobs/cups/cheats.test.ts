import { expect, test } from 'vitest';
import { loadCup, partsIn, playCup, resultOf, standingsOf, tablesOf } from '#community/cups/index.ts';
import { workOnCups } from '#jobs/upkeep/cups.ts';
import type { HistoryStep, MatchHistory } from '#matches/index.ts';
import { byNumber, cupOf, settingsOf } from '../../community/cups/cups.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { playKilledCup } from './killedCup.ts';

/** The three ways in which an arena of another site was cheated, and a few more: none of them gains anything. */

const HOUR = 3_600_000;

/** A match of four that is open at the deadline. `hours`: how long each seat was waited for. The order of seats is the ranking. */
const openAtDeadline = (
  hours: readonly number[],
  before: readonly object[] = [],
  after: readonly object[] = [],
  end: readonly object[] = [{ type: 'OrganiserDecided', motion: { kind: 'standing' } }],
): MatchHistory => {
  let at = Date.UTC(2026, 0, 1);
  const step = (event: object, asked: readonly number[]) =>
    ({ at: new Date(at), events: [{ event, version: 1 }], asked, view: () => ({}) }) as unknown as HistoryStep;
  const steps = [...before.map((event) => step(event, [])), step({ type: 'MatchStarted', seats: 4, options: {} }, [0])];
  steps.push(...after.map((event) => step(event, [])));
  for (const [seat, each] of hours.entries()) {
    for (let hour = 0; hour < each; hour++) {
      steps.push(step({ type: 'Moved' }, [seat]));
      at += HOUR;
    }
  }
  const ended = [...end, { type: 'MatchEnded', winners: [0], reason: 'standing' }].map((event) => ({ event, version: 1 }));
  steps.push({ ...step({}, []), events: ended } as unknown as HistoryStep);
  const ranking = () => [[0], [1], [2], [3]];
  return { match: { pace: '24h' }, steps, ranking } as unknown as MatchHistory;
};

const pointsOf = (...match: Parameters<typeof openAtDeadline>): readonly number[] => {
  const result = resultOf(openAtDeadline(...match), {});
  return partsIn(settingsOf(), { table: 1, seats: [0, 1, 2, 3], result }).map(({ points }) => points / 60);
};

test('who delays a lost match past the deadline has lost it all the same', () => {
  expect(pointsOf([10, 10, 10, 10])).toEqual([4, 2, 1, 0]);
  expect(pointsOf([5, 5, 5, 90])).toEqual([4, 2, 1, 0]);
});

test('who leads and delays the match, so that nobody can catch up before the deadline, gets nothing', () => {
  expect(pointsOf([90, 5, 5, 5])).toEqual([0, 4, 2, 1]);
});

test('who plays as fast as the others who stayed loses nothing through AI players, or through those who left', () => {
  const joined = ['SeatTaken', 'SeatTaken', 'ComputerSeated', 'ComputerSeated'].map((type, seat) => ({ type, seat }));
  expect(pointsOf([20, 20, 0, 0], joined)).toEqual([4, 2, 1, 0]);
  expect(pointsOf([80, 5, 0, 0], joined)).toEqual([0, 4, 2, 1]);
  const left = [2, 3].map((seat) => ({ type: 'SeatConceded', seat }));
  expect(pointsOf([20, 20, 0, 0], [], left)).toEqual([4, 2, 0, 0]);
});

test('fast players who end a match by a vote do not take the points of a slow one', () => {
  expect(pointsOf([90, 5, 5, 5], [], [], [{ type: 'VoteEnded', motion: { kind: 'standing' }, result: 'carried' }])).toEqual([
    4, 2, 1, 0,
  ]);
});

test('who lets a stronger friend play gets nothing, though the friend gives the seat to an AI player and takes it back', () => {
  const played = ['SeatOpened', 'SeatTakenOver', 'SeatGivenToComputer'].map((type) => ({ type, seat: 0 }));
  const back = { type: 'SeatTakenOver', seat: 0, back: true };
  expect(pointsOf([10, 10, 10, 10], [], [...played, back])).toEqual([0, 4, 2, 1]);
  expect(pointsOf([10, 10, 10, 10], [], [{ type: 'SeatGivenToComputer', seat: 0 }, back])).toEqual([4, 2, 1, 0]);
});

test('who plays many matches gains nothing: each has the same number in a pool, enters once, and no other match counts', async () => {
  const cup = cupOf();
  cup.enter(7);
  const tables = tablesOf(cup.close());
  for (let entrant = 0; entrant < 7; entrant++) expect(tables.filter(({ seats }) => seats.includes(entrant))).toHaveLength(4);
  expect(() =>
    cup.play({ type: 'Enter', entrant: 3, applicant: { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false } }),
  ).toThrow('cupEntered');
  const before = standingsOf(cup.score(byNumber));
  expect(() => cup.play({ type: 'Score', table: 1, how: 'played', seats: [] })).toThrow('cupNotDue');
  expect(standingsOf(cup.now())).toEqual(before);
});

test('nobody plays faster or slower than the others in one cup: all its matches have its timer', async () => {
  const { matches, cup } = await playKilledCup(fixedLuck(), () => false, 'after');
  expect(new Set(matches.map(({ pace }) => pace))).toEqual(new Set([cup.settings.pace]));
  expect(settingsOf().pace).not.toBe('off');
});

test('a person who is forgotten stays in the standings as a number, and is in no later match', async () => {
  const stores = fixedLuck();
  const { services, cup } = await playKilledCup(stores, () => false, 'after');
  const before = standingsOf(cup);
  expect(await stores.personal.forget('902', new Map(), () => 'Player')).toBe(true);
  await workOnCups(services, 10);
  const after = await loadCup(stores, 1);
  expect(after && standingsOf(after.cup)).toEqual(before);
  expect(JSON.stringify(await stores.cups.find(1))).not.toContain('"902"');
  expect((await playCup(services, 1, { type: 'Withdraw', user: '902' }, 'again')).kind).toBe('rejected');
});

test('a person who is forgotten while the cup runs gets no points for what was not over, and the others get theirs', async () => {
  const stores = fixedLuck();
  const { cup, people } = await playKilledCup(
    stores,
    () => false,
    'after',
    async ({ matches }) => {
      const left = new Map<number, number>();
      for (let id = 1; id <= 4; id++) {
        await matches.play(id, { type: 'HandOver', user: '902', to: 'computer' }, `leave ${id}`);
        left.set(id, (await stores.matches.find(id))?.version ?? 0);
      }
      expect(await stores.personal.forget('902', left, () => 'Player')).toBe(true);
    },
  );
  expect(cup.phase).toBe('ended');
  expect(people[1]).toEqual({ entrant: 1, name: '' });
  expect(JSON.stringify(await stores.cups.find(1))).not.toContain('"902"');
  const standings = standingsOf(cup);
  expect(standings.map(({ matches }) => matches)).toEqual([4, 4, 4, 4]);
  expect(standings.at(-1)).toMatchObject({ entrant: 1, points: 0, left: 4 });
  // Nobody moved until the deadline: at some tables the player for whom the match waited is late, too. All who stayed share the first places.
  const shared = tablesOf(cup).map(({ result }) => (result?.seats ?? []).filter(({ left }) => !left).length);
  expect(new Set(shared)).toEqual(new Set([2, 3]));
  const expected = shared.reduce((sum, stayed) => sum + (stayed === 3 ? 4 + 2 + 1 : 4 + 2), 0);
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(expected);
});
