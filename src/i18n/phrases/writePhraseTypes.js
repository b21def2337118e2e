/**
 * Writes `src/i18n/generated`: the keys of all phrases and what each is filled in with, from the English files, so that the compiler
 * finds a wrong key or placeholder in code. Plain JavaScript, because it runs before everything else.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORDS = '/words.ftl';
/** A comment, and the key of the phrase below it. */
const COMMENTED = /^((?:# .*\n)+)([a-z][\w-]*) =/gim;
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.name.endsWith('.ftl') ? [path] : [];
    });

/** The entries of a file; `documented`: the placeholders that the comment right above one names. */
const entriesOf = (path) => {
  const text = readFileSync(path, 'utf8');
  const comments = new Map([...text.matchAll(COMMENTED)].map(([, comment, id]) => [id, comment]));
  return new FluentResource(text).body.map((entry) => ({
    ...entry,
    path,
    documented: [...(comments.get(entry.id) ?? '').matchAll(/\$([a-z]\w*)/gi)].map(([, name]) => name),
  }));
};

/** `number` where the variants of a selector are plural forms and numbers, otherwise the union of its keys. */
const typeOfKeys = (keys) =>
  keys.every(({ type, value }) => type === 'num' || PLURALS.includes(value))
    ? 'number'
    : keys.map(({ value }) => `'${value}'`).join(' | ');

/** The types of the placeholders in a pattern by their names; `undefined` for any text or number. */
const placeholdersIn = (pattern, known) => {
  if (pattern === null || typeof pattern === 'string') return [];
  return pattern.flatMap((part) => (typeof part === 'string' ? [] : (VISIT[part.type]?.(part, known) ?? [])));
};

const VISIT = {
  var: ({ name }) => [[name, undefined]],
  mesg: ({ name }, known) => placeholdersIn(known.entries.get(name)?.value ?? null, known),
  func: ({ name, args }, known) =>
    args.flatMap((argument, index) =>
      argument.type === 'var' ? [[argument.name, index === 0 ? known.words.get(name) : undefined]] : [],
    ),
  select: ({ selector, variants }, known) => [
    ...(selector.type === 'var'
      ? [[selector.name, typeOfKeys(variants.map(({ key }) => key))]]
      : placeholdersIn([selector], known)),
    ...variants.flatMap(({ value }) => placeholdersIn(value, known)),
  ],
};

/**
 * The placeholders of a phrase with their types: those that English uses or documents, typed as any language uses them. The case is the
 * word's own matter.
 */
const placeholdersOf = (entry, known) => {
  const types = new Map(entry.documented.map((name) => [name, undefined]));
  for (const [name, type] of placeholdersIn(entry.value, known)) types.set(name, types.get(name) ?? type);
  for (const translation of known.translations.get(entry.id) ?? []) {
    for (const [name, type] of placeholdersIn(translation.value, known))
      if (types.has(name)) types.set(name, types.get(name) ?? type);
  }
  types.delete('case');
  return types;
};

const membersOf = (entry, known) => {
  const members = [...placeholdersOf(entry, known)].map(([name, type]) => `readonly ${name}: ${type ?? 'string | number'}`);
  // Another language may have cases where English has none.
  const isWord = entry.path.endsWith(WORDS);
  return `  readonly '${entry.id}': { ${[...members, ...(isWord ? ['readonly case?: string'] : [])].join('; ')} };`;
};

/** Replaces a file atomically, because another process may read it at the same moment. */
const write = (path, text) => {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
};

mkdirSync(join(ROOT, 'generated'), { recursive: true });
const OTHERS = readdirSync(ROOT).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en');
const translationsIn = (folder) => {
  const found = new Map();
  for (const entry of OTHERS.flatMap((language) => filesIn(join(ROOT, language, folder))).flatMap(entriesOf))
    found.set(entry.id, [...(found.get(entry.id) ?? []), entry]);
  return found;
};
const common = filesIn(join(ROOT, 'en/common')).flatMap(entriesOf);
const folders = readdirSync(join(ROOT, 'en'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name: folder } of folders) {
  const name = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}Phrases`;
  const own = folder === 'common' ? common : filesIn(join(ROOT, 'en', folder)).flatMap(entriesOf);
  const all = folder === 'common' ? common : [...common, ...own];
  const translations = new Map([...translationsIn('common'), ...translationsIn(folder)]);
  const known = { words: new Map(), entries: new Map(all.map((entry) => [entry.id, entry])), translations };
  const words = all.filter(({ path }) => path.endsWith(WORDS));
  // Twice, because a word may call one that comes later.
  for (const entry of [...words, ...words])
    known.words.set(entry.id.toUpperCase(), [...placeholdersOf(entry, known).values()][0]);
  const isCommon = folder === 'common';
  const text = [
    '/** Generated by `src/i18n/phrases/writePhraseTypes.js` from the English phrases. */',
    ...(isCommon ? [] : ["import type { CommonPhrases } from './common.ts';"]),
    '',
    `export interface ${name}${isCommon ? '' : ' extends CommonPhrases'} {`,
    ...own.map((entry) => membersOf(entry, known)),
    '}',
    '',
  ].join('\n');
  write(join(ROOT, 'generated', `${folder}.ts`), text);
}
