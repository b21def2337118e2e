import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Examined, GROUPS } from '#doctor/examine.ts';
import { exitCodeOf } from '#doctor/report.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { type Break, startBreakingProxy } from './breakingProxy.ts';
import { BREAKS } from './breaks.ts';
import { examinationOf, examined, type Flags, register, those } from './examining.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxHere();
  await register(sandbox);
});
afterAll(() => sandbox.stop());

const names = GROUPS.flatMap(({ assumptions }) => assumptions.map(({ name }) => name));

/** What is found through a proxy that breaks something. */
const foundThrough = async (change: Break, flags: Flags): Promise<Examined> => {
  const proxy = await startBreakingProxy(sandbox.restUrl, change);
  onTestFinished(proxy.stop);
  return examined({ ...examinationOf(sandbox, flags), api: proxy.api });
};

test('every assumption has a unique name and a way to break it', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(BREAKS).sort()).toEqual([...names].sort());
});

test('through a proxy that breaks nothing, every assumption holds', async () => {
  expect(those(await foundThrough({}, 'all'), 'holds')).toEqual(names);
});

test.each(Object.entries(BREAKS))('breaking the assumption “%s” makes it differ, and no other', async (name, row) => {
  const found = await foundThrough(row.breaks(), row.flags);
  expect([...those(found, 'differs')].sort()).toEqual([name, ...(row.also ?? [])].sort());
  expect(exitCodeOf(found)).toBe(1);
});
