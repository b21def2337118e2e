import { PermissionFlagsBits } from 'discord.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PERMISSION_BITS } from '#discord/command/permissions.ts';
import { type Examined, examine, type Finding, GROUPS } from '#doctor/examine.ts';
import { closingOf, exitCodeOf, lineOf } from '#doctor/report.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { grant, sandboxHere } from '../support/drivers/sandbox.ts';
import { present } from '../support/setup/present.ts';
import { type Break, startBreakingProxy } from './breakingProxy.ts';
import { channelNamed, examinationOf, examined, type Flags, personNamed, register, those } from './examining.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxHere();
  await register(sandbox);
});
afterAll(() => sandbox.stop());
beforeEach(() => grant(sandbox, PERMISSION_BITS));
afterEach(() => sandbox.rest.setFaults([]));

const foundThrough = async (change: Break, flags: Flags): Promise<Examined> => {
  const proxy = await startBreakingProxy(sandbox.restUrl, change);
  onTestFinished(proxy.stop);
  return examined({ ...examinationOf(sandbox, flags), api: proxy.api });
};

const messages = (): number => [...sandbox.context.world.messages.values()].reduce((sum, rows) => sum + rows.size, 0);
const found = ({ findings }: Examined, name: string): Finding => present(findings.find((finding) => finding.name === name));
const becauseOf = (examined: Examined, name: string): string | undefined => found(examined, name).outcome.because;

test('without flags, nothing changes on Discord', async () => {
  const [before, sent] = [JSON.stringify(sandbox.context.world), sandbox.rest.requests().length];
  const nothing = await examined(examinationOf(sandbox, 'none'));
  expect(those(nothing, 'differs')).toEqual([]);
  expect(those(nothing, 'could not be checked')).toEqual(['permissions', 'unknown message']);
  expect(becauseOf(nothing, 'permissions')).toBe('Name a channel: --channel CHANNEL.');
  const requests = sandbox.rest.requests().slice(sent);
  expect(requests.filter(({ method }) => method !== 'GET').map(({ code }) => code)).toEqual([10062]);
  expect(JSON.stringify(sandbox.context.world)).toBe(before);
});

test('in the sandbox all assumptions hold, within a few dozen requests, and everything created is removed', async () => {
  grant(sandbox, PERMISSION_BITS | PermissionFlagsBits.ManageThreads);
  const sent = sandbox.rest.requests().length;
  const before = messages();
  const all = await examined(examinationOf(sandbox, 'all'));
  expect(those(all, 'holds')).toEqual(GROUPS.flatMap(({ assumptions }) => assumptions.map(({ name }) => name)));
  expect(exitCodeOf(all)).toBe(0);
  expect(all.left).toEqual([]);
  expect(messages()).toBe(before);
  expect(sandbox.context.world.emojis).toEqual([]);
  expect(sandbox.rest.requests().length - sent).toBeLessThan(72);
});

test('the thread, which the bot has no permission to delete, is named', async () => {
  const { left, ...rest } = await examined(examinationOf(sandbox, 'post'));
  expect(left).toEqual([
    expect.stringMatching(/^the thread “Trireme doctor [0-9a-f]{8}” \(deleting it takes the permission Manage Threads\)$/),
  ]);
  expect(closingOf({ ...rest, left })[0]).toMatch(/^Left on Discord, please delete it: the thread/);
});

test('things that cannot be removed are named, and all others are removed', async () => {
  const isDeleted = (asked: { readonly method: string; readonly path: string }) =>
    asked.method === 'DELETE' && asked.path.startsWith('/channels/');
  const { left } = await foundThrough(
    {
      instead: (asked) => (isDeleted(asked) ? { status: 403, body: { code: 50013, message: 'Missing Permissions' } } : undefined),
    },
    'all',
  );
  expect(left.filter((what) => what.startsWith('the message in the channel'))).not.toEqual([]);
  expect(left.filter((what) => what.startsWith('the message in the direct messages'))).toHaveLength(1);
  expect(sandbox.context.world.emojis).toEqual([]);
});

test('a message whose request was interrupted is named as perhaps left', async () => {
  const path = '^/channels/\\d+/messages$';
  sandbox.rest.setFaults([{ method: 'POST', path, uploads: true, times: 50, fault: { kind: 'drop', when: 'after' } }]);
  const broken = await examined(examinationOf(sandbox, 'post'));
  expect(becauseOf(broken, 'post')).toMatch(/^Discord can't be reached/);
  expect(broken.left[0]).toMatch(/^perhaps the message in the channel whose last line is doctor·[0-9a-f]{8}$/);
});

test.each(['4194304', 'a thread'])('nothing is posted in a channel that is no text channel (%s)', async (named) => {
  const { context } = sandbox;
  const thread = [...context.world.channels.values()].find(({ kind }) => kind === 'thread');
  const before = messages();
  const nowhere = await examined({
    ...examinationOf(sandbox, 'post'),
    channel: named === 'a thread' ? present(thread).id : named,
  });
  expect(those(nowhere, 'differs')).toEqual([]);
  expect(becauseOf(nowhere, 'message length')).toBe('Name a text channel of a server that the bot can see.');
  expect(messages()).toBe(before);
});

test('a stopped examination starts no further check and removes what it created', async () => {
  grant(sandbox, PERMISSION_BITS | PermissionFlagsBits.ManageThreads);
  const before = messages();
  const stopping = new AbortController();
  const onFinding = ({ name }: Finding): void => (name === 'emoji' ? stopping.abort() : undefined);
  const stopped = await examine(examinationOf(sandbox, 'all'), onFinding, stopping.signal);
  expect(found(stopped, 'emoji').outcome).toEqual({ kind: 'holds' });
  expect(becauseOf(stopped, 'emoji in a post')).toBe('It was stopped before that.');
  expect(stopped.left).toEqual([]);
  expect(messages()).toBe(before);
  expect(sandbox.context.world.emojis).toEqual([]);
});

test('a missing permission differs, and checks that need it could not be checked', async () => {
  grant(sandbox, PERMISSION_BITS & ~PermissionFlagsBits.CreatePublicThreads);
  const everyone = present(sandbox.context.world.roles.get(sandbox.context.world.guild.id));
  sandbox.context.change({ kind: 'role', role: { ...everyone, permissions: '0' } });
  onTestFinished(() => sandbox.context.change({ kind: 'role', role: everyone }));
  const lacking = await examined(examinationOf(sandbox, 'post'));
  expect(those(lacking, 'differs')).toEqual(['permissions']);
  expect(becauseOf(lacking, 'permissions')).toBe('CreatePublicThreads missing');
  expect(becauseOf(lacking, 'thread')).toBe(
    'The bot lacks a permission there (50013). Grant those that src/app/README.md lists.',
  );
  expect(becauseOf(lacking, 'archived thread')).toBe(
    'It needs the thread, which failed: The bot lacks a permission there (50013). Grant those that src/app/README.md lists.',
  );
});

test('a user with closed direct messages is not a difference', async () => {
  const ada = present(sandbox.context.world.people.get(personNamed(sandbox, 'Ada')));
  sandbox.context.change({ kind: 'person', person: { ...ada, dmsClosed: true } });
  onTestFinished(() => sandbox.context.change({ kind: 'person', person: ada }));
  const closed = await examined(examinationOf(sandbox, 'dm'));
  expect(those(closed, 'differs')).toEqual([]);
  expect(becauseOf(closed, 'direct message')).toBe('This person takes no messages from the bot (50007). Name someone who does.');
});

test.each([
  ['a token that Discord does not know', { token: 'wrong' }, /^refused with status 401, code 0/, 'differs'],
  [
    'an address where nothing answers',
    { api: 'http://127.0.0.1:9/api' },
    /^Discord can't be reached \(ECONNREFUSED\)/,
    'could not be checked',
  ],
] as const)('with %s nothing else is asked', async (_, wrong, because, kind) => {
  const sent = sandbox.rest.requests().length;
  const all = await examined({ ...examinationOf(sandbox, 'all'), ...wrong });
  expect(all.findings[0]?.outcome).toEqual({ kind, because: expect.stringMatching(because) });
  expect(those(all, 'could not be checked').length).toBeGreaterThanOrEqual(all.findings.length - 1);
  expect(sandbox.rest.requests().length - sent).toBeLessThan(2);
  expect(exitCodeOf(all)).toBe(1);
});

test('a page of a proxy instead of Discord is not a difference', async () => {
  const page = { status: 403, body: '<html>Sorry, you have been blocked</html>' };
  const blocked = await foundThrough({ instead: ({ path }) => (path.startsWith('/gateway') ? page : undefined) }, 'channel');
  expect(those(blocked, 'differs')).toEqual([]);
  expect(becauseOf(blocked, 'shards')).toBe('Discord, or a proxy before it, answers with status 403. Run it again later.');
});

test('a short rate limit is waited for, a long one is left to the operator', async () => {
  const isPost = { method: 'POST', path: '^/channels/\\d+/messages$' };
  const limit = (retryAfter: number) => ({ ...isPost, times: 1, fault: { kind: 'status', status: 429, retryAfter } }) as const;
  sandbox.rest.setFaults([limit(600)]);
  const waiting = await examined(examinationOf(sandbox, 'post'));
  expect(becauseOf(waiting, 'post')).toMatch(/^Discord asks to wait 60\d seconds\. Run it again after that\.$/);
  expect(those(waiting, 'differs')).toEqual([]);
  sandbox.rest.setFaults([limit(0.01)]);
  expect(those(await examined(examinationOf(sandbox, 'post')), 'could not be checked')).toEqual([]);
});

test('a line of the report is short and contains no control characters, ids or tokens of the response', async () => {
  const { token } = sandbox;
  const hostile = `\u001b[31m${token} in <#${channelNamed(sandbox, 'games')}>\n${'x'.repeat(5_000)}`;
  const odd = await foundThrough({ after: () => ({ status: 400, body: { code: 1, message: hostile } }) }, 'channel');
  const line = lineOf(present(odd.findings[0]), token);
  expect(line).toContain('Seen instead: refused with status 400, code 1 ( [31m(token) in <#(id)> xxx');
  expect(line.length).toBeLessThan(420);
  expect(line).not.toMatch(/\p{Cc}/u);
});

test.each([[null], [[]], ['text'], [7]])('a response of another shape (%j) does not end the run', async (body) => {
  const isToken = (path: string): boolean => path === '/users/@me';
  const odd = await foundThrough({ after: ({ path }, answered) => (isToken(path) ? answered : { status: 200, body }) }, 'all');
  expect(those(odd, 'differs').length).toBeGreaterThan(10);
});
