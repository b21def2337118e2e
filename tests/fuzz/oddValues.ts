import type { Chance } from '#engine/game.ts';

/** Values that no client of Discord sends in their place, and texts that one may send. */

const SNOWFLAKE = '1200000000000000123';

export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a'.repeat(6_000),
  '🏛️'.repeat(900),
  'Z̷̢̛͓͎̈́a̸l̵g̶ö̷',
  '\u202Eecils\u202C',
  '@everyone <@&1> <@900> <#20> </match:1>',
  '\'; DROP TABLE "Match"; --',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%s%n%d {{7*7}}',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '\ud800',
  '[]',
  '{"type":"Bid"}',
  'none',
  '#0',
  '#1',
  '#2 ',
  SNOWFLAKE,
];

const ODD_VALUES: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 1.5, 2 ** 53, Number.MAX_VALUE, '', 'x', SNOWFLAKE, '\u0000', 'a'.repeat(6_000)],
  ...[[], {}, [[]], [null], { __proto__: null }, { id: SNOWFLAKE }, [{ name: 'match', type: 3, value: {} }], { type: 99 }],
];

/** A value with one part of it replaced or removed, at any depth, except the top-level fields in `kept`. */
export const corrupted = <Value>(value: Value, chance: Chance, kept: readonly string[] = []): Value => {
  if (typeof value !== 'object' || value === null) return chance.pick(ODD_VALUES) as Value;
  const keys = Object.keys(value).filter((key) => !kept.includes(key));
  const key = keys.length === 0 ? undefined : chance.pick(keys);
  const copy = structuredClone(value) as Record<string, unknown>;
  if (key === undefined) return chance.pick(ODD_VALUES) as Value;
  const part = copy[key];
  const goesDeeper = typeof part === 'object' && part !== null && chance.pick([true, true, true, false]);
  copy[key] = goesDeeper ? corrupted(part, chance) : chance.pick(ODD_VALUES);
  if (Array.isArray(value)) return Object.values(copy) as Value;
  return copy as Value;
};
