import { expect, test } from 'vitest';
import { buildMessage } from '#discord/components/message.ts';
import { boardMessage } from '#jobs/announce/messages.ts';
import { commitTo } from '#matches/log/seedCommitment.ts';
import { table } from '../../matches/games/table.ts';
import { GAMES } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

test('the first post of a match commits to its secret, each round’s marks to the log, and only the last reveals the secret', async () => {
  const at = table(openMemoryStores(), GAMES);
  const match = await at.started(2, { game: 'cyclades' });
  const began = await at.matches.history(match, 0);
  const start = began?.steps.at(-1);
  if (start === undefined || began === undefined) throw new Error('It has not begun.');
  const running = await at.matches.fairness(began.match);
  expect(running).toEqual({ commitment: commitTo(await at.stores.matches.secretOf(match)) });

  const said = (kind: 'round' | 'end', step: typeof start, fairness: typeof running): string => {
    const post = { kind, version: step.from, step, told: [], isTakenBack: false };
    return JSON.stringify(buildMessage(boardMessage(messagesFor(), began.match, post, [], fairness, [])).components);
  };
  const first = said('round', start, running);
  expect(first).toContain(`SHA-256 of the secret ${running.commitment}`);
  const head = Buffer.from(start.events.at(-1)?.chain?.slice(0, 32) ?? '', 'hex').toString('base64url');
  expect(head).toHaveLength(22);
  expect(first.endsWith(`-# #${match}·${start.number}·round · Log: ${head}@${start.number}"}]`)).toBe(true);

  await at.act(match, { type: 'Concede', user: 'ada' });
  const ended = await at.matches.history(match, 0);
  const last = ended?.steps.at(-1);
  if (last === undefined || ended === undefined) throw new Error('It has not ended.');
  const over = await at.matches.fairness(ended.match);
  expect(over.secret).toBe(Buffer.from(await at.stores.matches.secretOf(match)).toString('hex'));
  expect(said('end', last, over)).toContain(`the secret was ${over.secret}`);
  expect(said('round', start, over)).not.toContain(over.secret);
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
