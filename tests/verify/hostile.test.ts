import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Exported, type ExportedStep, releaseHere } from '#matches/index.ts';
import { NothingProved, VerificationError } from '#verify/errors.ts';
import { printable } from '#verify/printable.ts';
import { readExport } from '#verify/readExport.ts';
import { verify } from '#verify/verify.ts';
import { table } from '../matches/games/table.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { GAMES } from '../support/games.ts';
import { openMemoryStores } from '../support/memory/memory.ts';
import { check, refused } from './checking.ts';
import { livedMatch, runningMatch } from './livedMatch.ts';

/** Why nothing is proved about a file that is not refused. */
const unproved = (exported: Exported): string => {
  try {
    return `Proved: ${check(exported)}`;
  } catch (error) {
    if (!(error instanceof NothingProved)) throw error;
    return error.message;
  }
};

const withoutCommand = ({ command, ...step }: ExportedStep): ExportedStep => step;

const ended = livedMatch('peloponnes', 7, 20);

describe('an export without commands', () => {
  test('an export without commands is refused if its release or its commitment requires them', async () => {
    const { exported } = await ended;
    const { release, commitment, ...bare } = { ...exported, steps: exported.steps.map(withoutCommand) };
    const missing = 'the file: It holds no commands. The file that /match export gives has one with each step.';
    expect(refused({ ...bare, release: releaseHere() })).toBe(missing);
    expect(refused({ ...bare, ...(commitment !== undefined && { commitment }) })).toBe(missing);
    const partly = { ...exported, steps: [...bare.steps.slice(0, -1), ...exported.steps.slice(-1)] };
    expect(refused(partly)).toBe(`step #1·${exported.steps[0]?.number}: The command that caused it is missing.`);
  });

  test('an export from before commands were stored proves nothing, and says so', async () => {
    const { exported } = await ended;
    const { release, commitment, ...old } = { ...exported, steps: exported.steps.map(withoutCommand) };
    expect(unproved(old)).toMatch(/^None of the \d+ events has a recorded command: neither draws nor rules can be proved\.$/);
  });
});

describe('an export without moves', () => {
  const opened = async () => {
    const at = table(openMemoryStores(), GAMES);
    return { at, match: await at.lobby({ game: 'cyclades', pace: '24h' }) };
  };

  test('an export proves nothing while the match is a lobby, nor once that was closed', async () => {
    const { at, match } = await opened();
    expect(unproved(await exportOf(at.matches, match, 'ada'))).toMatch(/not over.*Without marks, only the file.s agreement/);
    await at.act(match, { type: 'Leave', user: 'ada' });
    expect(unproved(await exportOf(at.matches, match))).toContain('closed before it started');
  });

  test('an export of a match that was started and ended proves the deal', async () => {
    const { at, match } = await opened();
    await at.act(match, { type: 'Join', user: 'ben' });
    await at.act(match, { type: 'Start', user: 'ada' });
    expect(unproved(await exportOf(at.matches, match, 'ada'))).toMatch(/not over.*Without marks, only the file.s agreement/);
    await at.act(match, { type: 'Concede', user: 'ada' });
    expect(check(await exportOf(at.matches, match))).toMatch(/^All of it follows/);
  });

  test('a complete export is refused if it has no step, or ends before the match does', async () => {
    const { exported } = await ended;
    const { outcome, ...rest } = exported;
    expect(refused({ ...rest, steps: [] })).toContain('the file: It holds no commands.');
    const steps = exported.steps.slice(0, -1);
    const version = steps.at(-1)?.rows?.at(-1)?.version ?? 0;
    expect(refused({ ...rest, steps, version })).toContain('the end: The file holds the secret');
  });
});

/** Values that control a terminal, end a line, reverse the writing direction, or have an unexpected type. */
const HOSTILE: readonly unknown[] = [
  '\u001b]0;owned\u0007\u001b[2J',
  '\u009b31m\u0085',
  '\u202eevil\u2066\u2028\u2029',
  'two\nlines\r\t\u0000\udc00',
  '__proto__',
  'constructor',
  ['\u001b[31m'],
  { type: '\u001b[31m', '\u001b[32m\n': '\u001b[33m' },
  { type: 'MatchEnded', winners: '\u001b[31m' },
  -1,
  1e308,
  null,
  true,
];

type Path = readonly string[];

/** The paths of all values of a file. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
    : []),
];

const replacedAt = (whole: unknown, [key, ...path]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string, unknown>;
  copy[key] = replacedAt(copy[key], path, by);
  return copy;
};

test('a file with any value at any place is answered by plain lines', async () => {
  const files = [(await ended).exported, ...(await runningMatch('cyclades', 7, 20)).files];
  const places = files.map((file) => pathsOf(file));
  let refusals = 0;
  const answered = property(nat({ max: files.length - 1 }), nat(), constantFrom(...HOSTILE), (file, place, hostile) => {
    const path = places[file]?.[place % (places[file]?.length ?? 1)] ?? [];
    let sentences: readonly string[];
    try {
      sentences = verify(readExport(JSON.stringify(replacedAt(files[file], path, hostile))), []);
    } catch (error) {
      if (!(error instanceof VerificationError || error instanceof NothingProved)) throw error;
      refusals++;
      sentences = [error.message];
    }
    for (const sentence of sentences) expect(printable(sentence)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });
  assert(answered, { numRuns: 400, seed: 2026 });
  expect(refusals).toBeGreaterThan(200);
});
