import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChosenMove, type MoveChooser, type MoveRequest, openMoveChooser } from '#computer/moveChooser.ts';
import { LEVELS, type Level } from '#engine/computer.ts';
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

let chooser: MoveChooser;
const open = (script?: URL): MoveChooser => {
  chooser = openMoveChooser(log, script);
  return chooser;
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
  await chooser.close();
  process.off('worker', onWorker);
});

const SECRET = 'seventeen drachmas';

const move = (seat: number): BaseCommand => ({ type: 'Wait', seat });
const chosen = (seat: number): ChosenMove => ({ command: move(seat), ai: 'usual-odd' });

/** Returns a request to the odd thread. */
const asked = (view: string, seat = 0): MoveRequest => ({ game: 'toy', level: 'usual', view, legal: [move(seat)], seed: SECRET });

/** Returns requests with positions of random matches of a game. */
const questions = (game: string, most: number): readonly MoveRequest[] =>
  [...positionsAlong(game, 4, 11, 7, 60)]
    .slice(0, most)
    .map(({ view, legal }) => ({ game, level: 'usual' as const, view, legal, seed: 'a' }));

describe('the move chooser', () => {
  test.each(Object.keys(GAMES))(
    'an AI player of %s chooses legal moves on one thread, which starts with the first request',
    async (game) => {
      const { chooseMove } = open();
      expect(threads).toHaveLength(0);
      for (const question of questions(game, 6)) expect(question.legal).toContainEqual((await chooseMove(question))?.command);
      expect(threads).toHaveLength(1);
      expect(lines).toEqual([]);
    },
  );

  test('each level chooses by a version of its own', async () => {
    const { chooseMove } = open();
    const [question] = questions('cyclades', 1);
    const chosen = LEVELS.map((level) => question && chooseMove({ ...question, level }));
    expect((await Promise.all(chosen)).map((each) => each?.ai)).toEqual(['novice-1', 'computer-1', 'strong-4']);
  });

  test('a level that only a later release knows plays as usual, on the same thread', async () => {
    const { chooseMove } = open();
    for (const game of Object.keys(GAMES)) {
      const [question] = questions(game, 1);
      const unknown = question && chooseMove({ ...question, level: 'master' as Level });
      expect((await unknown)?.ai).toBe((question && (await chooseMove(question)))?.ai);
    }
    expect(threads).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('the chosen move depends on the seed alone: equal seeds, equal moves', async () => {
    const { chooseMove } = open();
    const asked = questions('peloponnes', 3);
    const answers = (seed: string) => Promise.all(asked.map((question) => chooseMove({ ...question, seed })));
    const first = await answers('a');
    expect(await answers('a')).toEqual(first);
    const others = await Promise.all(['b', 'c', 'd'].map(answers));
    expect(new Set([first, ...others].map((moves) => JSON.stringify(moves))).size).toBeGreaterThan(1);
  });

  test('advice on legal moves comes from the same thread, the best first', async () => {
    const { chooseMove, advise } = open();
    for (const game of Object.keys(GAMES)) {
      for (const { level: _, ...question } of questions(game, 3)) {
        const [advice] = await Promise.all([advise(question), chooseMove({ ...question, level: 'usual' })]);
        for (const { move } of advice ?? expect.fail()) expect(question.legal).toContainEqual(move);
      }
    }
    expect(threads).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('concurrent requests are answered in their order', async () => {
    const { chooseMove } = openOdd();
    const answered: number[] = [];
    const seats = [0, 1, 2, 3, 4];
    const waiting = seats.map((seat) =>
      chooseMove(asked('answers', seat)).then((answer) => answered.push(answer?.command.seat ?? NaN)),
    );
    await Promise.all(waiting);
    expect(answered).toEqual(seats);
    expect(threads).toHaveLength(1);
  });
});

describe('after a failure the next request is answered:', () => {
  test.each([
    ['throws', 'worker thread ended: it threw'],
    ['throwsAWord', 'worker thread ended: it threw'],
    ['ends', 'worker thread ended: it ended'],
    ['saysNothing', 'it returned no move'],
    ['saysNull', 'it returned no move'],
    ['saysAWord', 'it returned no move'],
    ['saysNoType', 'it returned no move'],
    ['saysNoVersion', 'it returned no move'],
  ])('the thread %s', async (way, reason) => {
    const { chooseMove } = openOdd();
    expect(await chooseMove(asked('answers'))).toEqual(chosen(0));
    const [none, next] = await Promise.all([chooseMove(asked(way)), chooseMove(asked('answers', 3))]);
    expect(none).toBeUndefined();
    expect(next).toEqual(chosen(3));
    expect(lines).toEqual([expect.stringContaining(`{"game":"toy","reason":"${reason}"`)]);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1, expect.any(Number)]);
  });

  test('an unknown game or an invalid view yields no move', async () => {
    const { chooseMove } = open();
    const theirs = Object.keys(GAMES).flatMap((game) => questions(game, 1));
    expect(await chooseMove({ ...asked('answers'), game: 'toy' })).toBeUndefined();
    for (const question of theirs) expect(await chooseMove({ ...question, view: SECRET })).toBeUndefined();
    for (const question of theirs) expect(question.legal).toContainEqual((await chooseMove(question))?.command);
    expect(lines).toHaveLength(1 + theirs.length);
    for (const line of lines.slice(1)) expect(line).toMatch(/"reason":"it threw","at":" +at .*computer.*:\d+/);
    for (const line of lines) expect(line).not.toContain(SECRET);
  });

  test('a view that cannot be sent to the thread yields no move', async () => {
    const { chooseMove } = openOdd();
    expect(await chooseMove({ ...asked('answers'), view: () => SECRET })).toBeUndefined();
    expect(lines).toEqual([expect.stringContaining('could not be sent')]);
    expect(await chooseMove(asked('answers'))).toEqual(chosen(0));
  });

  test('a thread that ended after its last answer is started again', async () => {
    const { chooseMove } = openOdd();
    expect(await chooseMove(asked('answersThenEnds'))).toEqual(chosen(0));
    if (threads[0]?.threadId !== -1) await once(threads[0] as Worker, 'exit');
    expect(await chooseMove(asked('answers', 1))).toEqual(chosen(1));
    expect(lines).toEqual([]);
  });

  test('a thread that hangs is ended after two seconds, not counting the wait of later requests', async () => {
    const { chooseMove } = openOdd();
    const channel = new BroadcastChannel('odd thread');
    const hanging = once(channel as unknown as EventTarget, 'message');
    const answers = [chooseMove(asked('hangs')), chooseMove(asked('answers', 1))];
    await hanging;
    channel.close();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toEqual([expect.stringContaining('no reply before the timeout')]);
    expect(await Promise.all(answers)).toEqual([undefined, chosen(1)]);
  });

  test.each(['novice', 'strong'] as const)(
    'a %s player that hangs is ended after ten seconds, and the usual one chooses',
    async (level) => {
      const { chooseMove } = openOdd();
      const channel = new BroadcastChannel('odd thread');
      const hanging = once(channel as unknown as EventTarget, 'message');
      const answers = [chooseMove({ ...asked('hangsUnlessUsual'), level }), chooseMove(asked('answers', 1))];
      await hanging;
      channel.close();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(lines).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await Promise.all(answers)).toEqual([chosen(0), chosen(1)]);
      expect(lines).toEqual([expect.stringContaining('no reply before the timeout')]);
      expect(threads).toHaveLength(2);
    },
  );

  test('if the usual player fails, too, there is no move', async () => {
    const { chooseMove } = openOdd();
    expect(await chooseMove({ ...asked('throws'), level: 'strong' })).toBeUndefined();
    expect(lines).toHaveLength(2);
  });

  test('a thread that does not start within 30 seconds is ended', async () => {
    const broken = open(new URL('data:text/javascript,throw new Error("no memory left")'));
    expect(await broken.chooseMove(asked('answers'))).toBeUndefined();
    expect(await broken.chooseMove(asked('answers'))).toBeUndefined();
    expect(threads).toHaveLength(2);
    const starting = once(process, 'worker');
    const { chooseMove, close } = openMoveChooser(log, new URL('data:text/javascript,for(;;);'));
    const answer = chooseMove(asked('answers'));
    await starting;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBeUndefined();
    expect(lines).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('did not start')));
    await close();
  });
});

describe('advice that is asked for again and again', () => {
  test('the same question asked meanwhile occupies the thread once, and a later one again', async () => {
    const { advise, chooseMove } = openOdd();
    const channel = new BroadcastChannel('odd thread');
    let requests: unknown[] = [];
    channel.onmessage = (message: unknown) => void requests.push((message as { readonly data: unknown }).data);
    const { level: _, ...question } = asked('advises');
    const answers = [...Array.from({ length: 50 }, () => advise(question)), advise({ ...question, seed: 'another' })];
    expect(await chooseMove(asked('answers'))).toEqual(chosen(0));
    expect(new Set((await Promise.all(answers)).map((each) => JSON.stringify(each))).size).toBe(1);
    await vi.waitUntil(() => requests.includes('answers'));
    expect(requests).toEqual(['advises', 'advises', 'answers']);
    requests = [];
    await advise(question);
    await vi.waitUntil(() => requests.length > 0);
    channel.close();
    expect(requests).toEqual(['advises']);
  });
});

describe('the log of a failed request', () => {
  test('the log of a failed request has the stack and nothing of the request', async () => {
    const { chooseMove } = openOdd();
    const question = { ...asked('throws'), legal: [{ ...move(0), gold: SECRET }] };
    expect(await chooseMove(question)).toBeUndefined();
    expect(await chooseMove({ ...question, view: 'throwsAWord' })).toBeUndefined();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"at":" +at .*oddThread\.js:\d+/);
    for (const line of lines) expect(line).not.toMatch(/drachmas|purse|There is no/);
  });
});

describe('closing the move chooser', () => {
  test('closing ends the thread, and waiting and later requests throw', async () => {
    const { chooseMove, close } = openOdd();
    await chooseMove(asked('answers'));
    const waiting = [chooseMove(asked('hangs')), chooseMove(asked('answers'))].map((answer) => answer.catch(String));
    await close();
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => expect.stringContaining('move chooser is closed')));
    await expect(chooseMove(asked('answers'))).rejects.toThrow('move chooser is closed');
    expect(threads).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('no thread is started without a request', async () => {
    await open().close();
    expect(threads).toEqual([]);
  });
});
