import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/index.ts';
import { startProgram } from '../support/drivers/mainProcess.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { channelNamed, personNamed, register } from './examining.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxHere();
  await register(sandbox);
});
afterAll(() => sandbox.stop());

const doctor = (flags: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  startProgram('src/built/tools/doctor.js', environment, [], flags);
const there = () => ({ DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.restUrl });

test('the doctor prints a line for each assumption, without ids and token, and exits with 0 if all hold', async () => {
  const running = doctor(['--channel', channelNamed(sandbox, 'games')], there());
  expect(await running.ended()).toBe(0);
  const lines = running.said().trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`holds: ${lines.length - 1}, differs: 0, could not be checked: 0.`);
  expect(lines.slice(0, -1).filter((line) => !line.startsWith('holds  '))).toEqual([]);
  expect(running.said()).not.toMatch(/\d{15}/);
  expect(running.said()).not.toContain(sandbox.token);
});

test('the doctor exits with 1 if something differs', async () => {
  const running = doctor([], { ...there(), DISCORD_TOKEN: 'wrong' });
  expect(await running.ended()).toBe(1);
  expect(running.said()).toMatch(/^differs +token: .* Seen instead: refused with status 401, code 0/);
});

test('on Ctrl-C the doctor removes what it posted and names what it could not remove', async () => {
  const games = channelNamed(sandbox, 'games');
  const running = doctor(['--post', games, '--dm', personNamed(sandbox, 'Ada')], there());
  await running.says(/holds +thread:/);
  expect(sandbox.context.world.messages.get(games)?.size).toBe(1);
  running.child.kill('SIGINT');
  expect(await running.ended()).toBe(130);
  expect(running.said()).toMatch(/Left on Discord, please delete it: the thread “Trireme doctor [0-9a-f]{8}”/);
  expect(sandbox.context.world.messages.get(games)?.size).toBe(0);
});

test.each<readonly [string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
  ['no token', [], {}, /^DISCORD_TOKEN is missing: set it to the bot's token \(https:.*\); with DISCORD_API [^.]*\.$/],
  ['a token in quotes', [], { DISCORD_TOKEN: '"a b"' }, /^DISCORD_TOKEN must be the token alone[^.]*\.$/],
  ['an unknown flag', ['--posts', '1'], {}, /^Some of these flags are not known, or lack their id\. Use: npm run doctor -- /],
  ['a flag without its id', ['--post'], {}, /^Some of these flags are not known/],
  ['a name instead of an id', ['--post', '#games'], {}, /^--post needs an id, a number of 17 to 20 digits: [^.]*\.$/],
  ['two channels', ['--post', '1'.repeat(18), '--channel', '2'.repeat(18)], {}, /^Name one channel: [^.]*\.$/],
])('with %s it says so in one line and ends with 2', async (_, flags, environment, sentence) => {
  const running = doctor(flags, environment);
  expect(await running.ended()).toBe(2);
  expect(running.said().trimEnd()).toMatch(sentence);
  expect(running.said().trimEnd().split('\n')).toHaveLength(1);
});

test('--help lists every assumption', async () => {
  const running = doctor(['--help']);
  expect(await running.ended()).toBe(0);
  expect(running.said()).toMatch(/With --post CHANNEL:\n {2}post: /);
});
