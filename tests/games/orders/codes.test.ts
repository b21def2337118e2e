import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORDER_REJECTION_CODES as OF_CYCLADES } from '#games/cyclades/orders/rejections.ts';
import { ORDER_REJECTION_CODES as OF_PELOPONNES } from '#games/peloponnes/orders/rejections.ts';
import { ORDERS } from '../../support/games.ts';
import { provided } from '../../support/setup/provided.ts';

const CODES: Readonly<Record<string, readonly string[]>> = { cyclades: OF_CYCLADES, peloponnes: OF_PELOPONNES };

const here = new URL('./', import.meta.url);
const testsOf = (game: string): string =>
  readdirSync(here)
    .filter((file) => file.startsWith(game) && file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');

test.each(Object.keys(ORDERS))('every code for which orders of %s are refused or skipped has a test', (game) => {
  const tests = testsOf(game);
  expect(provided(CODES, game).filter((code) => !tests.includes(`('${code}', {`))).toEqual([]);
});
