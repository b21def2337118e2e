import { expect, test } from 'vitest';
import { sha256 } from '#matches/log/canonicalJson.ts';
import { checkpointTag } from '#matches/log/hashChain.ts';

/** The number of heads that are searched; `COLLISIONS=16000000 npx vitest run tests/matches/log/checkpointTags.test.ts` searches for about a minute. */
const HEADS = Number(process.env.COLLISIONS ?? 90_000);

/** Returns how many of `count` heads have a tag that an earlier head has, too. */
const collisions = (count: number, kept: (head: string) => string): number => {
  const seen = new Set<string>();
  for (let head = 0; head < count; head++) seen.add(kept(sha256(`log ${head}`)));
  return count - seen.size;
};

test('a checkpoint tag has the step number and 128 bits of the log’s head in 22 base64url characters', () => {
  const head = sha256('a log');
  const mark = checkpointTag(`${head}${'0'.repeat(64)}`, 345);
  expect(mark).toMatch(/^[\w-]{22}@345$/);
  expect(Buffer.from(mark.slice(0, 22), 'base64url').toString('hex')).toBe(head.slice(0, 32));
});

test('no two logs share a checkpoint tag in a search that finds collisions of 32 bits', () => {
  expect(collisions(HEADS, (head) => checkpointTag(head, 1))).toBe(0);
  expect(collisions(90_000, (head) => head.slice(0, 8))).toBeGreaterThan(0);
});
