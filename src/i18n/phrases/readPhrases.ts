import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { PhraseFiles } from './createPhrases.ts';

/** Where the texts of the languages are, also for the bundled programs. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('#root/package.json')), 'src/i18n');

const WORDS = 'words.ftl';

/** Returns a text of a language, such as `rules/cyclades.md`. */
export const readText = (language: string, path: string): string => readFileSync(join(FOLDER, language, path), 'utf8');

const filesIn = (language: string, folder: string): readonly string[] =>
  readdirSync(join(FOLDER, language, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(language, `${folder}/${entry.name}`)
      : entry.name.endsWith('.ftl')
        ? [`${folder}/${entry.name}`]
        : [],
  );

/** Returns the phrases of a language in some of its folders, such as `common` and `cyclades`. */
export const readPhrases = (
  { language, locale }: Pick<PhraseFiles, 'language' | 'locale'>,
  folders: readonly string[],
): PhraseFiles => {
  const files = folders.flatMap((folder) => filesIn(language, folder));
  const read = (paths: readonly string[]): readonly FluentResource[] =>
    paths.map((path) => new FluentResource(readText(language, path)));
  return {
    language,
    locale,
    phrases: read(files.filter((path) => !path.endsWith(`/${WORDS}`))),
    words: read(files.filter((path) => path.endsWith(`/${WORDS}`))),
  };
};
