import { posix } from 'node:path';
import { FOLDER_LEVELS, MODULES, type Module, type ModuleRule, moduleOf } from './modules.ts';
import { type Import, type Parsed, parse, type Source } from './sources.ts';

const MAX_LINES = 300;
const MAX_FILES = 25;

/** Names the engine and the games may not use: time, luck and the environment are arguments. */
const WORLD = ['Date', 'Math.random', 'crypto', 'performance', 'process', 'console', 'fetch', 'globalThis', 'setTimeout', 'Intl'];

/** Names that do not say what is inside. */
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|managers?)(\/|\.|$)/i;

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

/** A file's place as the table of modules writes it: `games/cyclades/data/boards`. */
const placeOf = (path: string): string => withoutEnding(path.replace(/^src\//, ''));

const isCovered = (place: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const [wanted, given] = [pattern.split('/'), place.split('/')];
    return wanted.every((part, index) => part === '*' || part === given[index]);
  });

const packageOf = (target: string): string => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

const isPackageCovered = (name: string, packages: readonly string[]): boolean =>
  packages.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))));

/** The file an import within the project resolves to, by its path from the top; `undefined` for packages and Node's modules. */
export const leadsTo = (from: string, target: string): string | undefined => {
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), target));
  const [, name, rest] = /^#([^/]+)\/(.+)$/.exec(target) ?? [];
  if (name === undefined) return undefined;
  return name === 'commands' || name === 'renderers' ? `${name}/${rest}` : `src/${name}/${rest}`;
};

const gameOf = (place: string): string | undefined => /^games\/([^/]+)\//.exec(place)?.[1];

const faultOfNpm = (module: Module, rule: ModuleRule, { target }: Import & { readonly target: string }): string | undefined => {
  if (target.startsWith('node:')) return rule.node ? undefined : `${module} may not import ${target}`;
  return isPackageCovered(packageOf(target), rule.npm) ? undefined : `${module} may not import the package ${packageOf(target)}`;
};

const faultOfCrossing = (path: string, module: Module, rule: ModuleRule, one: Import, to: string): string | undefined => {
  const other = moduleOf(to);
  const place = placeOf(to);
  if (other === undefined) return `${module} may not import ${to}, which is in no module`;
  if (other === 'main') return `nobody imports ${to}`;
  if (isCovered(place, rule.may)) return undefined;
  if (isCovered(place, rule.types)) return one.typeOnly ? undefined : `${module} may import only types from ${place}`;
  return `${module} may not import ${place} (${path})`;
};

/** The level of a file's folder in its module: that of the longest listed folder it is in; `undefined` if none is listed. */
const levelOf = (path: string, module: Module): { readonly level: number; readonly folder: string } | undefined => {
  const levels = FOLDER_LEVELS[module] ?? [];
  const within =
    posix
      .dirname(path)
      .replace(/^src\//, '')
      .split('/')
      .slice(1)
      .join('/') || '.';
  const isIn = (folder: string) => within === folder || within.startsWith(`${folder}/`);
  const folder = levels
    .flat()
    .filter(isIn)
    .sort((one, other) => other.length - one.length)[0];
  return folder === undefined ? undefined : { level: levels.findIndex((each) => each.includes(folder)), folder };
};

const faultOfLevel = (path: string, module: Module, to: string): string | undefined => {
  if (FOLDER_LEVELS[module] === undefined) return undefined;
  const [own, other] = [levelOf(path, module), levelOf(to, module)];
  if (own === undefined || other === undefined) return `${own === undefined ? path : to} is in no folder of ${module}`;
  return own.folder === other.folder || other.level < own.level
    ? undefined
    : `${module}/${own.folder} may not import ${module}/${other.folder}`;
};

const faultOfOwn = (path: string, module: Module, target: string, to: string): string | undefined => {
  if (target.startsWith('#')) return `inside ${module} imports are relative, not ${target}`;
  const game = gameOf(placeOf(path));
  const isShared = gameOf(placeOf(to)) === undefined && placeOf(to) !== 'games/index';
  const isForeign = game !== undefined && gameOf(placeOf(to)) !== game && !isShared;
  return module === 'games' && isForeign ? `game ${game} may not import ${placeOf(to)}` : faultOfLevel(path, module, to);
};

const faultOfImport = (path: string, module: Module, one: Import): string | undefined => {
  const { target } = one;
  if (target === undefined) return 'an import whose target is computed';
  const rule: ModuleRule = MODULES[module];
  const to = leadsTo(path, target);
  if (to === undefined) return faultOfNpm(module, rule, { ...one, target });
  if (!/\.[a-z]+$/.test(target)) return `${target} lacks its ending`;
  const isOwn = moduleOf(to) === module;
  if (isOwn) return faultOfOwn(path, module, target, to);
  if (!target.startsWith('#')) return `${target} crosses into another module by a relative path`;
  return faultOfCrossing(path, module, rule, one, to);
};

/** Violations of the table of modules and of the levels of folders in a file. */
export const moduleFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] => {
  const module = moduleOf(source.path);
  if (module === undefined) return [`${source.path} is in no module`];
  const faults = parsed.imports.flatMap((one) => faultOfImport(source.path, module, one) ?? []);
  const isPure = module === 'engine' || module === 'games';
  const world = isPure ? WORLD.filter((name) => parsed.names.has(name)).map((name) => `${module} may not know ${name}`) : [];
  const isCanvas = source.path === 'renderers/canvas/canvas.ts';
  const canvas = parsed.imports.some(({ target }) => target === '@napi-rs/canvas') && !isCanvas;
  return [...faults, ...world, ...(canvas ? ['only renderers/canvas/canvas.ts imports @napi-rs/canvas'] : [])];
};

/** Violations of the project's style in a file. */
export const styleFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] => {
  const { path, text } = source;
  const lines = text.trimEnd().split('\n').length;
  const isCommand = path.startsWith('commands/');
  const isPure = path.startsWith('src/engine/') || path.startsWith('src/games/');
  const faults: readonly (readonly [boolean, string])[] = [
    [lines > MAX_LINES, `${lines} lines, ${MAX_LINES} at most`],
    [EMPTY_NAMES.test(path), 'a name that says nothing of what is inside'],
    [parsed.hasDefaultExport && !isCommand && !path.endsWith('/vitest.config.ts'), 'a default export'],
    [parsed.reexports && !/(^|\/)index\.ts$/.test(path), 'passes on what another file exports, and is no index.ts'],
    [parsed.hasEnum, 'an enum'],
    [parsed.hasClass && isPure, 'a class in the engine or a game'],
    [/@ts-(ignore|nocheck|expect-error)|biome-(ignore)/.test(text), 'switches a check off'],
  ];
  return faults.flatMap(([is, fault]) => (is ? [fault] : []));
};

/** Folders with more files than allowed, given the paths of all files. */
export const folderFaults = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths.map((path) => posix.dirname(path)))].flatMap((folder) => {
    const count = paths.filter((path) => posix.dirname(path) === folder).length;
    return count > MAX_FILES ? [`${folder}: ${count} files, ${MAX_FILES} at most`] : [];
  });

/** Violations in a test file: tests are skipped through `describeWith` only. */
export const testFaults = (source: Source, parsed: Parsed = parse(source)): readonly string[] =>
  [...parsed.names].filter((name) => /^(test|it|describe)\.(skip|only|todo|skipIf|runIf|fails)$/.test(name));
