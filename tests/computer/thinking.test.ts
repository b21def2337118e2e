import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MoveChooser, type MoveRequest, openMoveChooser } from '#computer/thinking.ts';
import type { BaseCommand } from '#engine/game.ts';
import { positionsAlong } from '../support/builders/positions.ts';
import { GAMES } from '../support/games.ts';

/** What was logged, each line as text. */
let lines: string[] = [];
const log = {
  warn: (fields: object, message: string): void => {
    lines.push(JSON.stringify({ ...fields, message }));
  },
};

/** The threads that were started, in order. */
let threads: Worker[] = [];
const onWorker = (worker: Worker): void => void threads.push(worker);

let thinking: MoveChooser;
const open = (script?: URL): MoveChooser => {
  thinking = openMoveChooser(log, script);
  return thinking;
};
const openOdd = (): MoveChooser => open(new URL('oddThread.js', import.meta.url));

beforeEach(() => {
  // The time limit runs on this clock, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lines = [];
  threads = [];
  process.on('worker', onWorker);
});

afterEach(async () => {
  vi.useRealTimers();
  await thinking.close();
  process.off('worker', onWorker);
});

const SECRET = 'seventeen drachmas';

const move = (seat: number): BaseCommand => ({ type: 'Wait', seat });

/** A question to the odd thread. */
const asked = (view: string, seat = 0): MoveRequest => ({ game: 'toy', view, legal: [move(seat)], seed: SECRET });

/** Questions of a game, as random matches bring them up. */
const questions = (game: string, most: number): readonly MoveRequest[] =>
  [...positionsAlong(game, 4, 11, 7, 60)].slice(0, most).map(({ view, legal }) => ({ game, view, legal, seed: 'a' }));

describe('a computer seat thinks on a thread of its own and', () => {
  test.each(Object.keys(GAMES))('answers legal moves of %s, on one thread that starts with the first question', async (game) => {
    const { chooseMove: think } = open();
    expect(threads).toHaveLength(0);
    for (const question of questions(game, 6)) expect(question.legal).toContainEqual(await think(question));
    expect(threads).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('draws its luck from the seed: the same for the same seed, another for others', async () => {
    const { chooseMove: think } = open();
    const [question] = questions('peloponnes', 1);
    if (question === undefined) throw new Error('There is no position to ask about.');
    const answers = (seeds: readonly string[]) => Promise.all(seeds.map((seed) => think({ ...question, seed })));
    const [first, ...again] = await answers(['a', 'a', 'a']);
    expect(again).toEqual([first, first]);
    expect(new Set((await answers(['a', 'b', 'c', 'd'])).map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
  });

  test('answers those who ask at once in their order', async () => {
    const { chooseMove: think } = openOdd();
    const answered: number[] = [];
    const seats = [0, 1, 2, 3, 4];
    const waiting = seats.map((seat) => think(asked('answers', seat)).then((answer) => answered.push(answer?.seat ?? NaN)));
    await Promise.all(waiting);
    expect(answered).toEqual(seats);
    expect(threads).toHaveLength(1);
  });
});

describe('where a computer seat finds no move the next question is answered, when its thread', () => {
  test.each([
    ['throws', 'worker thread ended: it threw'],
    ['throwsAWord', 'worker thread ended: it threw'],
    ['ends', 'worker thread ended: it ended'],
    ['saysNothing', 'it said no move'],
    ['saysNull', 'it said no move'],
    ['saysAWord', 'it said no move'],
    ['saysNoType', 'it said no move'],
  ])('%s', async (way, silent) => {
    const { chooseMove: think } = openOdd();
    expect(await think(asked('answers'))).toEqual(move(0));
    const [none, next] = await Promise.all([think(asked(way)), think(asked('answers', 3))]);
    expect(none).toBeUndefined();
    expect(next).toEqual(move(3));
    expect(lines).toEqual([expect.stringContaining(`{"game":"toy","silent":"${silent}"`)]);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1, expect.any(Number)]);
  });

  test('is asked for a game that there is not, or shown a view that no seat has', async () => {
    const { chooseMove: think } = open();
    const theirs = Object.keys(GAMES).flatMap((game) => questions(game, 1));
    expect(await think({ ...asked('answers'), game: 'toy' })).toBeUndefined();
    for (const question of theirs) expect(await think({ ...question, view: SECRET })).toBeUndefined();
    for (const question of theirs) expect(question.legal).toContainEqual(await think(question));
    expect(lines).toHaveLength(1 + theirs.length);
    for (const line of lines.slice(1)) expect(line).toMatch(/"silent":"it threw","at":" +at .*computer.*:\d+/);
    for (const line of lines) expect(line).not.toContain(SECRET);
  });

  test('cannot be told the view', async () => {
    const { chooseMove: think } = openOdd();
    expect(await think({ ...asked('answers'), view: () => SECRET })).toBeUndefined();
    expect(lines).toEqual([expect.stringContaining('could not be asked')]);
    expect(await think(asked('answers'))).toEqual(move(0));
  });

  test('has ended since its last answer', async () => {
    const { chooseMove: think } = openOdd();
    expect(await think(asked('answersThenEnds'))).toEqual(move(0));
    if (threads[0]?.threadId !== -1) await once(threads[0] as Worker, 'exit');
    expect(await think(asked('answers', 1))).toEqual(move(1));
    expect(lines).toEqual([]);
  });

  test('hangs for two seconds; waiting in line behind it does not count', async () => {
    const { chooseMove: think } = openOdd();
    const channel = new BroadcastChannel('odd thread');
    const hanging = once(channel as unknown as EventTarget, 'message');
    const answers = [think(asked('hangs')), think(asked('answers', 1))];
    await hanging;
    channel.close();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toEqual([expect.stringContaining('no reply before the timeout')]);
    expect(await Promise.all(answers)).toEqual([undefined, move(1)]);
  });

  test('does not start, or starts for half a minute', async () => {
    const broken = open(new URL('data:text/javascript,throw new Error("no memory left")'));
    expect(await broken.chooseMove(asked('answers'))).toBeUndefined();
    expect(await broken.chooseMove(asked('answers'))).toBeUndefined();
    expect(threads).toHaveLength(2);
    const starting = once(process, 'worker');
    const { chooseMove: think, close } = openMoveChooser(log, new URL('data:text/javascript,for(;;);'));
    const answer = think(asked('answers'));
    await starting;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBeUndefined();
    expect(lines).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('did not start')));
    await close();
  });
});

describe('the log of what a computer seat could not answer', () => {
  test('says where it threw, and nothing of what it knew', async () => {
    const { chooseMove: think } = openOdd();
    const question = { ...asked('throws'), legal: [{ ...move(0), gold: SECRET }] };
    expect(await think(question)).toBeUndefined();
    expect(await think({ ...question, view: 'throwsAWord' })).toBeUndefined();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"at":" +at .*oddThread\.js:\d+/);
    for (const line of lines) expect(line).not.toMatch(/drachmas|purse|There is no/);
  });
});

describe('once closed, thinking', () => {
  test('has ended its thread, and answers nobody: neither who waited nor who comes', async () => {
    const { chooseMove: think, close } = openOdd();
    await think(asked('answers'));
    const waiting = [think(asked('hangs')), think(asked('answers'))].map((answer) => answer.catch(String));
    await close();
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => expect.stringContaining('move chooser is closed')));
    await expect(think(asked('answers'))).rejects.toThrow('move chooser is closed');
    expect(threads).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('never started a thread where nobody asked', async () => {
    await open().close();
    expect(threads).toEqual([]);
  });
});
