import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bid, command, cycle, gold, order, place } from './model/scene.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The referee as a separate process: its answers and its exit code. */
const referee = async (
  ...lines: readonly unknown[]
): Promise<{ readonly answers: readonly object[]; readonly code: unknown }> => {
  const child = spawn(process.execPath, ['src/built/tools/referee.js'], { cwd: ROOT });
  child.stdin.end(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const answers = output.trimEnd().split('\n');
  return { answers: answers.map((line) => JSON.parse(line)), code };
};

test('a chain of offerings and a battle with given dice, line by line', async () => {
  const { answers, code } = await referee(
    { game: 'cyclades', seats: 3, seed: 'x', start: false },
    {
      given: [
        ...[place(0, ['is1', 'is7'], ['C2']), place(1, ['is2', 'is5']), place(2, ['is3', 'is8'])],
        ...[...gold(9, 9, 9), order(0, 1, 2), cycle(1, 'ares', 'zeus')],
      ],
    },
    { command: bid(0, 'ares', 5) },
    { command: bid(1, 'ares', 6) },
    { command: bid(0, 'ares', 7) },
    { command: bid(0, 'zeus', 1) },
    { command: bid(2, 'zeus', 2) },
    { command: bid(0, 'ares', 7) },
    { command: bid(1, 'apollo') },
    { dice: [[3, 0]] },
    { command: command('MoveTroops', 0, { from: 'is1', to: 'is3', troops: 1 }) },
    { legal: 2 },
  );
  expect(answers[4]).toEqual({ rejected: { code: 'sameGod', params: { god: 'ares' } } });
  expect(answers.slice(5, 8).map((answer) => (answer as { active: unknown }).active)).toEqual([[2], [0], [1]]);
  expect(answers[8]).toMatchObject({ active: [0] });
  expect(answers[10]).toMatchObject({
    events: [
      { type: 'LandBattleBegan', cost: 1 },
      { type: 'BattleRound', dice: [3, 0], strength: [4, 1], lost: [0, 1] },
      { type: 'BattleEnded', holder: 0 },
      { type: 'IslandConquered', seat: 0, island: 'is3', loser: 2 },
    ],
  });
  expect(answers[11]).toEqual({ legal: [] });
  expect(code).toBe(0);
});

test('malformed lines are answered, and the process continues', async () => {
  const options = { priests: 'sum', stock: 'later', apolloMarker: 'any', tie: 'gold', gold: 'secret' };
  const { answers, code } = await referee(
    { game: 'cyclades', seats: 3 },
    { given: [{ type: 'GameBegan', seats: 4_294_967_296, options }] },
    { given: gold(Number.MAX_SAFE_INTEGER) },
    { game: 'cyclades', seats: 3, options: { priests: null } },
    { command: { type: 'EndTurn', seat: Number.MAX_SAFE_INTEGER } },
    '{"command":{"type":"EndTurn","seat":1e400}}',
    '{"__proto__":{"game":"cyclades"}}',
    { random: 3 },
  );
  expect(answers.map((answer) => Object.keys(answer)[0])).toEqual([
    ...['events', 'error', 'error', 'error', 'rejected', 'rejected', 'error', 'played'],
  ]);
  expect(code).toBe(1);
});
