import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashEntropy, type MatchId } from '#matches/index.ts';
import { commitTo, SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { boundTo } from '../../support/fakes/fixedLuck.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

/** Plays a match of Pearl Divers with hidden choices, an undo, a vote and a concession. */
const played = async () => {
  const fixture = table(boundTo(openMemoryStores(), new Uint8Array(SECRET_BYTES).fill(18)), { divers: toy });
  const match = await fixture.lobby({ game: 'divers' });
  for (const user of ['ben', 'cleo']) await fixture.act(match, { type: 'Join', user });
  await fixture.act(match, { type: 'GiveWords', user: 'ben', hash: hashEntropy('Blow, winds') });
  await fixture.act(match, { type: 'Start', user: 'ada' });
  const dive = async (user: string, type: string) => {
    fixture.clock.advance(1);
    expect(await fixture.act(match, { type: 'Play', user, command: { type } as never })).toMatchObject({ kind: 'played' });
  };
  await dive('ada', 'TakeStone');
  await fixture.act(match, { type: 'Undo', user: 'ada' });
  await dive('ben', 'Dive');
  await fixture.act(match, { type: 'CallVote', user: 'cleo', motion: { kind: 'pause', hours: 24 } });
  await dive('cleo', 'TakeStone');
  await dive('cleo', 'Dive');
  await dive('ada', 'Dive');
  await fixture.act(match, { type: 'Concede', user: 'cleo' });
  return { fixture, match };
};

/** Returns what an export says, without the release that made it, which changes with every commit. */
const exported = async ({ matches }: Table, match: MatchId, user?: string) => {
  const { release: _, ...content } = await exportOf(matches, match, user);
  return content;
};

const digestOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

test('the export of a running match has only what its reader has seen, and a hash chain over the rest', async () => {
  const { fixture, match } = await played();
  const spectator = await exported(fixture, match);
  expect(spectator).toMatchObject({ seenBy: 'spectator', game: 'divers', seats: 3 });
  expect(spectator).not.toHaveProperty('secret');
  expect(JSON.stringify(spectator)).not.toContain('StoneTaken');
  const cleo = await exported(fixture, match, 'cleo');
  expect(cleo).toMatchObject({ seenBy: 2, chain: spectator.chain });
  expect([spectator, cleo].map(digestOf)).toEqual([
    '81008e83a4ea5df83c2965267351ebf6181e0c848628492cdb8d106d839833d7',
    'a0bdf9dccf76abea89ece8e0c8f12f2fbfc62abc367f4fd9bca8c56180c1da26',
  ]);
});

test('the export of an ended match has its secret, commands and hidden events', async () => {
  const { fixture, match } = await played();
  await fixture.act(match, { type: 'Organise', user: 'zoe', motion: { kind: 'draw' }, reason: 'agreed' });
  const content = await exported(fixture, match);
  expect(content).toMatchObject({ seenBy: 'everybody', secret: '12'.repeat(32), outcome: { reason: 'draw' } });
  expect(content).not.toHaveProperty('chain');
  expect(digestOf(content)).toBe('8e1fa701c09c731a442ecb23ff72e9c414ca2899972f5c2e8866bdd467b41bfc');
});

test('a running match shows its commitment, and an ended match also its secret', async () => {
  const { fixture, match } = await played();
  const fairness = async () => {
    const row = await fixture.stores.matches.find(match);
    return row && fixture.matches.fairness(row);
  };
  const commitment = commitTo(new Uint8Array(SECRET_BYTES).fill(18));
  expect(await fairness()).toEqual({ commitment });
  await fixture.act(match, { type: 'Organise', user: 'zoe', motion: { kind: 'draw' }, reason: 'agreed' });
  expect(await fairness()).toEqual({ commitment, secret: '12'.repeat(32) });
});

test('the export of a match with a beacon names the posts that announced its rounds, where they are known', async () => {
  const fixture = table(openMemoryStores(), { counting: countingGame }, undefined, signer().chain);
  const match = await fixture.lobby();
  await fixture.act(match, { type: 'Join', user: 'ben' });
  await fixture.act(match, { type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
  await fixture.act(match, { type: 'Start', user: 'ada' });
  const roll = async () => {
    fixture.clock.advance(30);
    await fixture.act(match, { type: 'Organise', user: 'zoe', motion: { kind: 'roll' }, reason: 'The beacon is gone.' });
  };
  await roll();
  for (const user of ['ada', 'ben']) {
    await fixture.count(match, user);
    await roll();
  }
  const steps = (await fixture.matches.history(match, 0))?.steps ?? [];
  const awaiting = steps.filter(({ events }) => events.some(({ event }) => event.type === 'DrawAwaited'));
  const [deal, first, second] = awaiting.map(({ number }) => number);
  expect(await exported(fixture, match)).not.toHaveProperty('draws');
  for (const number of [deal, first]) {
    const key = { match, version: number ?? 0, kind: 'draw', recipient: 'thread' };
    await fixture.stores.deliveries.claim(key, fixture.clock.now());
    await fixture.stores.deliveries.mark(key, { channel: 'thread', message: `post ${number}`, contentHash: '' });
  }
  expect(second).toBeGreaterThan(first ?? 0);
  expect((await exported(fixture, match)).draws).toEqual([
    { number: deal, post: `post ${deal}` },
    { number: first, post: `post ${first}` },
  ]);
});
