import { describe, expect, test } from 'vitest';
import { checkpointTag, type Exported } from '#matches/index.ts';
import { parseMark } from '#verify/checkpoints.ts';
import { VerificationError } from '#verify/errors.ts';
import { readExport } from '#verify/readExport.ts';
import { table } from '../matches/games/table.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { GAMES } from '../support/games.ts';
import { openMemoryStores } from '../support/memory/memory.ts';
import { check, refused } from './checking.ts';
import { livedMatch } from './livedMatch.ts';

/** A match of Cyclades between two after two offerings, as the second player exports it, and the tag of its last step. */
const running = async () => {
  const at = table(openMemoryStores(), GAMES);
  const match = await at.started(2, { game: 'cyclades' });
  for (const _ of [1, 2]) {
    const row = await at.stores.matches.find(match);
    const user = row?.seats.find(({ seat }) => seat === row.active[0])?.user ?? '';
    const [move] = (await at.matches.position(match, user))?.legal ?? [];
    if (move !== undefined) await at.act(match, { type: 'Play', user, command: move });
  }
  const last = (await at.matches.history(match, 0))?.steps.at(-1);
  const mark = parseMark(checkpointTag(last?.events.at(-1)?.chain ?? '', last?.number ?? 0));
  return { exported: await exportOf(at.matches, match, 'ben'), mark };
};

describe('an export of a running match', () => {
  test('an export of a running match contains no secret, no command and no version, and its public part can be checked', async () => {
    const { exported, mark } = await running();
    expect(JSON.stringify(exported)).not.toMatch(/"(secret|command|version|rows)":/);
    expect(exported.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'GoldDealt')).toHaveLength(1);
    expect(JSON.stringify(exported.chain)).not.toContain('GoldDealt');
    expect(check(exported, [mark])).toMatch(/secret not told[\s\S]*The mark is met/);
  });

  test('an export of a running match with one public fact changed is refused', async () => {
    const { exported, mark } = await running();
    const changed = JSON.parse(JSON.stringify(exported).replaceAll('"by":1', '"by":0')) as Exported;
    expect(changed).not.toEqual(exported);
    expect(refused(changed, [mark])).toContain(`step #1·${mark.number}: The chain gives`);
  });
});

describe('the report of what cannot be checked', () => {
  test('a match whose first commands were not stored is reported with the first proved step', async () => {
    const { exported } = await livedMatch('peloponnes', 5, 30);
    const old = exported.steps.findIndex(({ events }) => events.some(({ type }) => type === 'MatchStarted'));
    const before = exported.steps.slice(0, old).map(({ command, ...step }) => step);
    const { commitment, ...rest } = exported;
    const from = exported.steps[old]?.rows?.[0]?.version;
    const said = check({ ...rest, steps: [...before, ...exported.steps.slice(old)] });
    expect(said).toContain(`From event ${from} on, where commands began to be kept,`);
    expect(said).toContain('before secrets were committed to');
  });

  test('an invalid file, and one of an unknown game, is reported', () => {
    const why = (text: string): string => {
      try {
        readExport(text);
        return 'Read.';
      } catch (fault) {
        return fault instanceof VerificationError ? fault.message : String(fault);
      }
    };
    expect(why('{')).toBe('It is not JSON, or it is incomplete.');
    expect(why('{}')).toContain('Use the file that /match export gives');
    expect(why('{"steps":[],"game":"chess"}')).toContain('"chess", is unknown');
    expect(why('{"steps":[{}],"game":"cyclades"}')).toBe('It is not a step of a log.');
  });

  test('invalid tags are reported', () => {
    expect(() => parseMark('1a2b@3')).toThrow('Copy one from a post: it looks like Gis8TV5vcIGSo7TF1uf4CQ@345.');
    expect(parseMark('#12·345·round · Log: Gis8TV5vcIGSo7TF1uf4CQ@345').number).toBe(345);
    expect(parseMark('Log: Gis8TV5vcIGSo7TF1uf4CQ@345').number).toBe(345);
    expect(parseMark(' Gis8TV5vcIGSo7TF1uf4CQ@345 ')).toEqual({ head: 'Gis8TV5vcIGSo7TF1uf4CQ', number: 345 });
    expect(parseMark(' 1A2B3C4D5E6F@345 ')).toEqual({ head: '1a2b3c4d5e6f', number: 345 });
  });
});
