import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { TOP } from '../support/structure/sources.ts';
import { glossaryPage, pageTerms } from './page.ts';

const page = readFileSync(join(TOP, 'src/i18n/GLOSSARY.md'), 'utf8');

test('the page of terms is up to date; `npm run glossary` writes it', () => {
  expect(page).toBe(glossaryPage());
});

test('the page lists every term once', () => {
  const terms = Object.keys(messagesFor().glossary.terms);
  expect([...pageTerms].sort()).toEqual(terms.sort());
});

test.each(LANGUAGES.map((say) => [say.locale, say] as const))(
  'every term has a word in %s, and a source or “ours”',
  (_, { glossary }) => {
    const bare = Object.entries(glossary.terms).filter(([, { word, source }]) => word.trim() === '' || source.trim() === '');
    expect(bare).toEqual([]);
  },
);
