import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { PhraseFiles } from './createPhrases.ts';
import { phrasesOfMarkdown } from './markdown.ts';

/** The folder of the languages, also for the bundled programs. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('#root/package.json')), 'src/i18n');

const WORDS = 'words.ftl';

/** Returns the phrase files of a language in one of its folders, by their paths from the folder of all languages: `en/common/words.ftl`. */
export const phraseFilesIn = (language: string, folder: string): readonly string[] => {
  // A language may lack a game.
  if (!existsSync(join(FOLDER, language, folder))) return [];
  return readdirSync(join(FOLDER, language, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return phraseFilesIn(language, `${folder}/${entry.name}`);
    return /\.(ftl|md)$/.test(entry.name) ? [`${language}/${folder}/${entry.name}`] : [];
  });
};

/** Returns the phrases of a file as Fluent writes them. */
export const phraseText = (path: string): string => {
  const text = readFileSync(join(FOLDER, path), 'utf8');
  return path.endsWith('.md') ? phrasesOfMarkdown(basename(path, '.md'), text) : text;
};

/** Files that were read, because the phrases of each game need the common ones. */
const known = new Map<string, FluentResource>();

const resourceOf = (path: string): FluentResource => {
  const resource = known.get(path) ?? new FluentResource(phraseText(path));
  known.set(path, resource);
  return resource;
};

/** Returns the phrases of a language in some of its folders, such as `common` and `cyclades`. */
export const readPhrases = (
  { language, locale }: Pick<PhraseFiles, 'language' | 'locale'>,
  folders: readonly string[],
): PhraseFiles => {
  const files = folders.flatMap((folder) => phraseFilesIn(language, folder));
  return {
    language,
    locale,
    phrases: files.filter((path) => basename(path) !== WORDS).map(resourceOf),
    words: files.filter((path) => basename(path) === WORDS).map(resourceOf),
  };
};
