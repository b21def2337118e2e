import { describe, expect, test } from 'vitest';
import { analyse } from '#analysis/analyse.ts';
import type { AnalysisRequest } from '#analysis/analysis.ts';
import type { AnyGame } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import type { RecordedCommand, StoredEvent } from '#matches/index.ts';
import { estimated } from '../bench/figures.ts';
import { table } from '../matches/games/table.ts';
import { fixedLuck } from '../support/fakes/fixedLuck.ts';
import { type LoggedMatch, loggedMatch } from '../support/players/loggedMatch.ts';
import { divers } from '../support/toy/game.ts';
import { judge } from '../support/toy/judge.ts';

const toy = divers as unknown as AnyGame;
const random = {
  choose: (_: unknown, legal: readonly Parameters<typeof randomMove>[0][number][], chance: never) => randomMove(legal, chance),
};

const ofToy = (seats: number, seed: number): Promise<LoggedMatch> => loggedMatch(toy, random as never, seats, seed);

const withAnswers = (rows: readonly StoredEvent[], answers: ReadonlyMap<number, readonly number[]>): readonly StoredEvent[] => {
  let played = 0;
  return rows.map((row) => {
    if (row.command?.type !== 'Play' && row.command?.type !== 'PlayAsComputer') return row;
    played += 1;
    const seats = answers.get(played) ?? [];
    return { ...row, command: { ...row.command, answers: seats.map((seat) => ({ type: 'Dive', seat })) } as RecordedCommand };
  });
};

describe('the analysis of a match', () => {
  test('the same log gives the same analysis', async () => {
    const { request } = await ofToy(3, 1);
    expect(analyse(toy, judge, structuredClone(request))).toEqual(analyse(toy, judge, request));
    expect(analyse(toy, judge, request).luck?.draws).toBeGreaterThan(1);
  });

  test('luck favours no seat: over 100 matches the mean of each is within three standard errors of 0', async () => {
    const lucks: (readonly number[])[] = [];
    for (let seed = 1; seed <= 100; seed++) {
      const { request } = await ofToy(3, seed);
      lucks.push(analyse(toy, judge, request).luck?.total ?? []);
    }
    for (const seat of [0, 1, 2]) {
      const { mean, error } = estimated(lucks.map((luck) => luck[seat] ?? 0));
      expect(error).toBeGreaterThan(0.001);
      expect(Math.abs(mean)).toBeLessThan(3 * error);
    }
  });

  test('a match that the AI players have not learned to judge has no chances', async () => {
    const { request } = await ofToy(3, 1);
    const ignorant = { winChance: () => 1 / 3 } as unknown as typeof judge;
    expect(analyse(toy, ignorant, request)).toEqual({ course: [], turningPoints: [], plans: [] });
  });

  test('a game without AI players has plans alone', async () => {
    const { request } = await ofToy(2, 1);
    expect(analyse(toy, undefined, request)).toEqual({ course: [], turningPoints: [], plans: [] });
  });

  test('a log without commands has chances, and no luck', async () => {
    const { request } = await ofToy(3, 1);
    const bare: AnalysisRequest = { ...request, rows: request.rows.map(({ command, ...row }) => row) };
    const { luck, ...others } = analyse(toy, judge, bare);
    expect(luck).toBeUndefined();
    expect(others).toEqual({ ...analyse(toy, judge, request), luck: undefined });
  });

  test('a move that was undone changes nothing', async () => {
    const analysed = async (undoes: boolean) => {
      const at = table(fixedLuck(), { divers: toy });
      const match = await at.started(2, { game: 'divers' });
      const play = (user: string, type: string) => at.act(match, { type: 'Play', user, command: { type } as never });
      if (undoes) {
        expect(await play('ada', 'TakeStone')).toMatchObject({ kind: 'played' });
        expect(await at.act(match, { type: 'Undo', user: 'ada' })).toMatchObject({ kind: 'played' });
      }
      await play('ada', 'Dive');
      await play('ben', 'Dive');
      await at.act(match, { type: 'Concede', user: 'ada' });
      const { course, luck } = analyse(toy, judge, { game: 'divers', match, rows: await at.stores.matches.read(match, 0) });
      return { course, draws: luck?.draws };
    };
    const plain = await analysed(false);
    expect(plain.course).toHaveLength(3);
    expect(await analysed(true)).toEqual(plain);
  });

  test('the longest plan of a seat counts the moves of its plan until it moves by hand', async () => {
    const { request } = await ofToy(2, 1);
    const rows = withAnswers(
      request.rows,
      new Map([
        [1, [1, 1]],
        [2, [1]],
      ]),
    );
    const { plans } = analyse(toy, undefined, { ...request, rows });
    expect(plans).toMatchObject([{ seat: 1, moves: 3 }]);
  });

  test('a planned move alone is no long plan', async () => {
    const { request } = await ofToy(2, 1);
    const rows = withAnswers(request.rows, new Map([[1, [1]]]));
    expect(analyse(toy, undefined, { ...request, rows }).plans).toEqual([]);
  });

  test('a turning point has its place between the rounds that it is between', async () => {
    const { request } = await ofToy(3, 1);
    const { course, turningPoints } = analyse(toy, judge, request);
    expect(turningPoints.length).toBeGreaterThan(0);
    for (const { places, before, after } of turningPoints) {
      const [from, to] = places;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(course.length - 1);
      if (Number.isInteger(from)) expect(before).toEqual(course[from]);
      if (Number.isInteger(to)) expect(after).toEqual(course[to]);
    }
  });
});
