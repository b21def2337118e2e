import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSession } from '#referee/session.ts';

/**
 * Recorded matches: the referee's own lines, each with the answer it got. They are only ever added to: a change of the rules that
 * changes a recorded match must come with a new shape of its events.
 */
interface Recorded {
  readonly ask: unknown;
  readonly answer: unknown;
}

const here = new URL('./', import.meta.url);
const games = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = games.flatMap(({ name }) => readdirSync(new URL(`${name}/`, here)).map((file) => `${name}/${file}`)).toSorted();
const contentOf = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const list: Readonly<Record<string, string>> = JSON.parse(contentOf('sha256.json'));

describe('recorded matches', () => {
  test('are those of the list, unchanged', () => {
    const sums = files.map((file) => [file, createHash('sha256').update(contentOf(file)).digest('hex')]);
    expect(Object.fromEntries(sums)).toEqual(list);
  });

  test.each(files)('%s is played again as it was', (file) => {
    const recorded: readonly Recorded[] = JSON.parse(contentOf(file));
    const answer = openSession();
    for (const step of recorded) expect(JSON.parse(JSON.stringify(answer(JSON.stringify(step.ask))))).toEqual(step.answer);
  });

  test('there is one for each way of ending', () => {
    const endings = files.flatMap((file) => [...contentOf(file).matchAll(/"reason":"(\w+)"/g)].map(([, reason]) => reason));
    expect([...new Set(endings)].toSorted()).toEqual(['lastSeat', 'metropolises']);
  });
});
