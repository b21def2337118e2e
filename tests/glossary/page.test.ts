import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CREATURES, GODS } from '#games/cyclades/types.ts';
import { CIVILISATIONS, DISASTERS } from '#games/peloponnes/types.ts';
import { cycladesText } from '#i18n/cyclades/phrases.ts';
import { peloponnesText } from '#i18n/peloponnes/phrases.ts';
import { LANGUAGE_FACTS } from '#i18n/phrases/languages.ts';
import { glossaryOf, wordFor } from '../support/glossary.ts';
import { TOP } from '../support/structure/sources.ts';
import { glossaryPage } from './page.ts';

const page = readFileSync(join(TOP, 'src/i18n/GLOSSARY.md'), 'utf8');
const languages = LANGUAGE_FACTS.map(({ language }) => language);

test('the page of terms is up to date; `npm run glossary` writes it', () => {
  expect(page).toBe(glossaryPage());
});

test.each(languages)('the glossary has the terms of English in %s, each with a word and a source or “ours”', (language) => {
  const { entries } = glossaryOf(language);
  expect(entries.map(({ term }) => term)).toEqual(glossaryOf('en').entries.map(({ term }) => term));
  expect(entries.filter(({ word, source }) => word === '' || source === '')).toEqual([]);
});

test.each(languages)('phrases in %s name gods, creatures, civilisations and disasters as the glossary does', (language) => {
  const [ofCyclades, ofPeloponnes] = [cycladesText(language), peloponnesText(language)];
  const said = [
    ...[...GODS, 'apollo' as const].map((id) => [id, ofCyclades('god', { id })]),
    ...CREATURES.map((id) => [id, ofCyclades('creature', { id })]),
    ...CIVILISATIONS.map((id) => [id, ofPeloponnes('civilisation', { id })]),
    ...DISASTERS.map((id) => [id, ofPeloponnes('disaster', { id })]),
  ];
  expect(said).toEqual(said.map(([id = '']) => [id, wordFor(glossaryOf(language), id)]));
});
