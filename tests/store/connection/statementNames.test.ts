import { describe, expect, test } from 'vitest';
import { createStatementNames } from '#store/connection/statementNames.ts';

describe('names of statements', () => {
  test('names of statements are equal for equal text, and differ otherwise', () => {
    const nameOf = createStatementNames();
    const one = nameOf({ sql: 'SELECT 1' });
    const other = nameOf({ sql: 'SELECT 2' });
    expect(nameOf({ sql: 'SELECT 1' })).toBe(one);
    expect(nameOf({ sql: 'SELECT 2' })).toBe(other);
    expect(one).not.toBe('');
    expect(other).not.toBe(one);
  });

  test('names of statements are limited in number, because lists make statements of any length', () => {
    const nameOf = createStatementNames(2);
    const [one] = ['one', 'two'].map((sql) => nameOf({ sql }));
    expect(nameOf({ sql: 'three' })).toBe('');
    expect(nameOf({ sql: 'one' })).toBe(one);
  });
});
