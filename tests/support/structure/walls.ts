import { posix } from 'node:path';
import { ROOMS, type Room, type RoomRule, roomOf } from './rooms.ts';
import { type Import, type Parsed, parse, type Source } from './sources.ts';

const MOST_LINES = 300;

/** What rooms 0 and 1 may not even name: time, luck and the world come in as arguments. */
const WORLD = ['Date', 'Math.random', 'crypto', 'performance', 'process', 'console', 'fetch', 'globalThis', 'setTimeout', 'Intl'];

/** Names that say nothing of what is inside. */
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|managers?)(\/|\.|$)/i;

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

/** A file's place as the room table writes it: `games/cyclades/data/boards`. */
const placeOf = (path: string): string => withoutEnding(path.replace(/^src\//, ''));

const isCovered = (place: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const [wanted, given] = [pattern.split('/'), place.split('/')];
    return wanted.every((part, index) => part === '*' || part === given[index]);
  });

const packageOf = (target: string): string => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

const isPackageCovered = (name: string, packages: readonly string[]): boolean =>
  packages.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))));

/** The file an import within the house leads to, by its path from the top; `undefined` for packages and Node's own modules. */
export const leadsTo = (from: string, target: string): string | undefined => {
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), target));
  const [, name, rest] = /^#([^/]+)\/(.+)$/.exec(target) ?? [];
  if (name === undefined) return undefined;
  return name === 'commands' || name === 'renderers' ? `${name}/${rest}` : `src/${name}/${rest}`;
};

const gameOf = (place: string): string | undefined => /^games\/([^/]+)\//.exec(place)?.[1];

const faultOfNpm = (room: Room, rule: RoomRule, { target }: Import & { readonly target: string }): string | undefined => {
  if (target.startsWith('node:')) return rule.node ? undefined : `${room} may not import ${target}`;
  return isPackageCovered(packageOf(target), rule.npm) ? undefined : `${room} may not import the package ${packageOf(target)}`;
};

const faultOfCrossing = (path: string, room: Room, rule: RoomRule, one: Import, to: string): string | undefined => {
  const other = roomOf(to);
  const place = placeOf(to);
  if (other === undefined) return `${room} may not import ${to}, which is in no room`;
  if (other === 'main') return `nobody imports ${to}`;
  if (isCovered(place, rule.may)) return undefined;
  if (isCovered(place, rule.types)) return one.typeOnly ? undefined : `${room} may import only types from ${place}`;
  return `${room} may not import ${place} (${path})`;
};

const faultOfOwn = (path: string, room: Room, target: string, to: string): string | undefined => {
  if (target.startsWith('#')) return `inside ${room} imports are relative, not ${target}`;
  const game = gameOf(placeOf(path));
  const isShared = gameOf(placeOf(to)) === undefined && placeOf(to) !== 'games/index';
  const isForeign = game !== undefined && gameOf(placeOf(to)) !== game && !isShared;
  return room === 'games' && isForeign ? `game ${game} may not import ${placeOf(to)}` : undefined;
};

const faultOfImport = (path: string, room: Room, one: Import): string | undefined => {
  const { target } = one;
  if (target === undefined) return 'an import whose target is computed';
  const rule: RoomRule = ROOMS[room];
  const to = leadsTo(path, target);
  if (to === undefined) return faultOfNpm(room, rule, { ...one, target });
  if (!/\.[a-z]+$/.test(target)) return `${target} lacks its ending`;
  const isOwn = roomOf(to) === room;
  if (isOwn) return faultOfOwn(path, room, target, to);
  if (!target.startsWith('#')) return `${target} crosses into another room by a relative path`;
  return faultOfCrossing(path, room, rule, one, to);
};

/** Faults of a file of a room against the room table. */
export const wallFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] => {
  const room = roomOf(source.path);
  if (room === undefined) return [`${source.path} is in no room`];
  const faults = parsed.imports.flatMap((one) => faultOfImport(source.path, room, one) ?? []);
  const isPure = room === 'engine' || room === 'games';
  const world = isPure ? WORLD.filter((name) => parsed.names.has(name)).map((name) => `${room} may not know ${name}`) : [];
  const isCanvas = source.path === 'renderers/canvas/canvas.ts';
  const canvas = parsed.imports.some(({ target }) => target === '@napi-rs/canvas') && !isCanvas;
  return [...faults, ...world, ...(canvas ? ['only renderers/canvas/canvas.ts imports @napi-rs/canvas'] : [])];
};

/** Faults of a file against the style of the house. */
export const styleFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] => {
  const { path, text } = source;
  const lines = text.trimEnd().split('\n').length;
  const isCommand = path.startsWith('commands/');
  const isPure = path.startsWith('src/engine/') || path.startsWith('src/games/');
  const faults: readonly (readonly [boolean, string])[] = [
    [lines > MOST_LINES, `${lines} lines, ${MOST_LINES} at most`],
    [EMPTY_NAMES.test(path), 'a name that says nothing of what is inside'],
    [parsed.hasDefaultExport && !isCommand && !path.endsWith('/vitest.config.ts'), 'a default export'],
    [parsed.reexports && !/(^|\/)index\.ts$/.test(path), 'passes on what another file exports, and is no index.ts'],
    [parsed.hasEnum, 'an enum'],
    [parsed.hasClass && isPure, 'a class in the engine or a game'],
    [/@ts-(ignore|nocheck|expect-error)|biome-(ignore)/.test(text), 'switches a check off'],
  ];
  return faults.flatMap(([is, fault]) => (is ? [fault] : []));
};

/** Faults of a test file: tests that were put aside are said by `describeWith`, or not at all. */
export const testFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] =>
  [...parsed.names].filter((name) => /^(test|it|describe)\.(skip|only|todo|skipIf|runIf|fails)$/.test(name));
