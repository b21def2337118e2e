import { expect, test } from 'vitest';
import { buildMessage } from '#discord/components/message.ts';
import { boardMessage } from '#jobs/announce/messages.ts';
import { commitTo } from '#matches/log/seedCommitment.ts';
import { table } from '../../matches/games/table.ts';
import { GAMES } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { present } from '../../support/setup/present.ts';

test('the post of a board is marked with the log so far and names neither the commitment nor the secret, also at the end', async () => {
  const at = table(openMemoryStores(), GAMES);
  const match = await at.started(2, { game: 'cyclades' });
  const began = present(await at.matches.history(match, 0));
  const start = present(began.steps.at(-1));
  const running = await at.matches.fairness(began.match);
  expect(running).toEqual({ commitment: commitTo(await at.stores.matches.secretOf(match)) });

  const picture = { name: 'board.jpg', data: new Uint8Array(1), altText: 'The board.' };
  const said = (kind: 'round' | 'end', step: typeof start, isFirst = false): readonly string[] => {
    const post = { kind, version: step.from, step, told: [], isTakenBack: false };
    const messages = [[picture], []].map((shown) => boardMessage(messagesFor(), began.match, post, shown, [], isFirst));
    return messages.map((message) => JSON.stringify(buildMessage(message).components));
  };
  const head = Buffer.from(start.events.at(-1)?.chain?.slice(0, 32) ?? '', 'hex').toString('base64url');
  expect(head).toHaveLength(22);
  for (const first of said('round', start))
    expect(first.endsWith(`"-# Proof of fair chance: ${head}@${start.number}"}]`)).toBe(true);

  // The first post says what the mark is for, where a button explains it.
  const about =
    '"-# The mark below lets you check later that the dice and cards were fair. *Fair chance* explains how.\\n-# Proof';
  expect(said('round', start, true).map((text) => text.includes(about))).toEqual([true, false]);
  expect(said('round', start).join()).not.toContain('The mark below');

  await at.act(match, { type: 'Concede', user: 'ada' });
  const ended = present(await at.matches.history(match, 0));
  const { secret } = await at.matches.fairness(ended.match);
  expect(secret).toBe(Buffer.from(await at.stores.matches.secretOf(match)).toString('hex'));
  const posts = [...said('round', start), ...said('end', present(ended.steps.at(-1)))].join();
  expect(posts).not.toContain(running.commitment);
  expect(posts).not.toContain(secret);
});

test('a match reveals its secret at every kind of end, and not before', async () => {
  const ends = {
    conceded: async (at: ReturnType<typeof table>, match: number) => at.act(match, { type: 'Concede', user: 'ada' }),
    decided: async (at: ReturnType<typeof table>, match: number) =>
      at.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'draw' }, reason: 'Enough.' }),
    leftToComputers: async (at: ReturnType<typeof table>, match: number) => {
      await at.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'computer', seat: 0 }, reason: 'Gone.' });
      return at.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'computer', seat: 1 }, reason: 'Gone.' });
    },
  };
  const at = table(openMemoryStores(), GAMES);
  const tells = async (match: number): Promise<boolean> => {
    const row = await at.stores.matches.find(match);
    return row !== undefined && (await at.matches.fairness(row)).secret !== undefined;
  };
  for (const end of Object.values(ends)) {
    const match = await at.started(2, { game: 'cyclades' });
    expect(await tells(match)).toBe(false);
    await end(at, match);
    expect(await tells(match)).toBe(true);
  }
  const [left, expired] = [await at.lobby({ game: 'cyclades' }), await at.lobby({ game: 'cyclades' })];
  expect(await tells(left)).toBe(false);
  await at.act(left, { type: 'Leave', user: 'ada' });
  at.clock.advance(8 * 24);
  await at.act(expired, { type: 'Expire' });
  expect([await tells(left), await tells(expired)]).toEqual([true, true]);
});
