import { isDeepStrictEqual } from 'node:util';
import type { Examination } from './probe.ts';

type Ours = Examination['commands'];

/** The fields Discord adds to a command automatically; its other fields are those that were registered. */
const ADDED = ['id', 'application_id', 'version', 'type', 'guild_id', 'dm_permission', 'integration_types'];

/** Returns how the commands registered with Discord differ from ours, in words; empty if they do not. */
export const commandDifferences = (ours: Ours, registered: unknown): readonly string[] => {
  if (!Array.isArray(registered)) return ['a response that is not a list'];
  const theirs = new Map(registered.map((command) => [nameOf(command), command]));
  const missing = ours.filter(({ name }) => !theirs.has(name));
  const changed = ours.filter((command) => theirs.has(command.name) && !isSame(command, theirs.get(command.name)));
  const foreign = [...theirs.keys()].filter((name) => !ours.some((command) => command.name === name));
  return [
    ...missing.map(({ name }) => `/${name} is missing`),
    ...changed.map(({ name }) => `/${name} is another version`),
    ...foreign.map((name) => `/${name} is not of this release`),
  ];
};

const nameOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'name' in command ? String(command.name) : '?';

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(stated(without(one)), stated(without(other)));

const without = (command: unknown): object =>
  Object.fromEntries(Object.entries(command ?? {}).filter(([key]) => !ADDED.includes(key)));

/**
 * Returns a value without its empty parts, because to Discord an omitted field, `null`, `false` and an empty list or object are
 * the same.
 */
const stated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(stated);
  if (typeof value !== 'object' || value === null) return value === null || value === false ? undefined : value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const said = stated(inner);
    return said === undefined ? [] : [[key, said] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
};
