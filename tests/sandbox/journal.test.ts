import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realClock } from '#sandbox/clock.ts';
import { createWorld } from '#sandbox/context.ts';
import { DamagedJournal } from '#sandbox/world/damagedJournal.ts';
import { createJournal } from '#sandbox/world/journal.ts';
import type { Change } from '#sandbox/world/rows.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'trireme-journal-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const read = (id: string): Change => ({ kind: 'read', person: 'ada', channel: 'games', message: id });
const folder = (): string => join(base, 'data', 'sandbox');
const path = (): string => join(folder(), 'journal.jsonl');

describe("the sandbox's journal", () => {
  test('the journal keeps changes and files between starts', () => {
    const first = createJournal(folder());
    first.write(read('1'));
    const file = first.keep(new TextEncoder().encode('words'));
    const again = createJournal(folder());
    expect(again.kept.map(({ change }) => change)).toEqual([read('1')]);
    expect(new TextDecoder().decode(again.read(file))).toBe('words');
  });

  test('the journal ignores a last line that a crash cut short', () => {
    createJournal(folder()).write(read('1'));
    appendFileSync(path(), '{"kind":"re');
    expect(createJournal(folder()).kept.map(({ change }) => change)).toEqual([read('1')]);
  });

  test('the journal can be written after a line that was cut short', () => {
    createJournal(folder()).write(read('1'));
    appendFileSync(path(), '{"kind":"re');
    const again = createJournal(folder());
    again.compact(again.kept.map(({ change }) => change));
    again.write(read('2'));
    expect(createJournal(folder()).kept.map(({ change }) => change)).toEqual([read('1'), read('2')]);
  });

  test('the journal reports a damaged line in the middle', () => {
    createJournal(folder());
    writeFileSync(path(), `nonsense\n${JSON.stringify(read('1'))}\n`);
    expect(() => createJournal(folder())).toThrow('Line 1');
  });

  test('the journal is compacted', () => {
    const journal = createJournal(folder());
    for (const id of ['1', '2', '3']) journal.write(read(id));
    journal.compact([read('3')]);
    expect(readFileSync(path(), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  test('the journal is private, while its parent folder keeps the usual mode', () => {
    createJournal(folder());
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(join(base, 'data')).mode & 0o077).not.toBe(0);
  });

  test('the journal reads only files with ids of its own', () => {
    const journal = createJournal(folder());
    for (const id of ['../journal.jsonl', '..', '', '/etc/hosts']) expect(journal.read(id)).toBeUndefined();
  });
});

describe('a damaged journal', () => {
  const expectRefused = (text: string, line: number): void => {
    createJournal(folder());
    writeFileSync(path(), text);
    const open = () => createWorld(createJournal(folder()), realClock, { id: '1', name: 'Trireme', permissions: 0n });
    expect(open).toThrow(DamagedJournal);
    expect(open).toThrow(`Line ${line} of ${path()} is damaged.`);
    expect(readFileSync(path(), 'utf8')).toBe(text);
  };
  const good = JSON.stringify(read('1'));

  test.each([
    ['is no JSON', `nonsense\n${good}\n`, 1],
    ['is null', `${good}\nnull\n${good}\n`, 2],
    ['is not a change', `${good}\n\n{"kind":"strange"}\n`, 3],
    ['lacks its contents', `{"kind":"role"}\n`, 1],
    ['has a damaged id', `${good}\n{"kind":"channel","channel":{"kind":"text","id":"13x7"}}\n`, 2],
    ['is the last one and ends in a line break', `${good}\n{"kind":"re\n`, 2],
  ])('the error of a journal whose line %s names the line and leaves the file unchanged', (_how, text, line) =>
    expectRefused(text, line),
  );
});
