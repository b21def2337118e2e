import { CREATURES, GODS } from '#games/cyclades/types.ts';
import { CIVILISATIONS, DISASTERS } from '#games/peloponnes/types.ts';
import { CYCLADES_TERMS, HOUSE_TERMS, NAMED_BUILDINGS, PELOPONNES_TERMS, type Term } from '#i18n/glossary.ts';
import type { Sentences } from '#i18n/index.ts';
import { LANGUAGES } from '../support/languages.ts';

/** The terms in every language, as a page of Markdown for translators. */

const CHAPTERS: Readonly<Record<string, readonly Term[]>> = {
  'Cyclades: gods': [...GODS, 'apollo'],
  'Cyclades: creatures': CREATURES,
  'Cyclades: all else': CYCLADES_TERMS,
  'Peloponnes: civilisations': CIVILISATIONS,
  'Peloponnes: disasters': DISASTERS,
  'Peloponnes: buildings': NAMED_BUILDINGS,
  'Peloponnes: all else': PELOPONNES_TERMS,
  'The house': HOUSE_TERMS,
};

const INTRODUCTION = `# Glossary

The terms of the games and of the house, by language. Behind each word stands the place it was taken from: an edition of the rules, and where
in it; nothing where the word is ours. \`cyclades-fr\`, \`-es\` and \`-cs\` are the French, Spanish and Czech rulebooks of Cyclades, \`cyclades-es-2011\`
is the Spanish one of 2011, and \`peloponnes-es\` the Spanish rulebook of Peloponnes. Made by \`npm run glossary\` from the glossary of each
language, which is where a word is changed.`;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const cell = ({ glossary }: Sentences, term: Term): string => {
  const { word, source } = glossary.terms[term];
  return source === 'ours' ? word : `${word} · *${source}*`;
};

const chapter = (title: string, terms: readonly Term[]): string =>
  [
    `## ${title}`,
    '',
    row(['term', ...LANGUAGES.map(({ name }) => name)]),
    row(['---', ...LANGUAGES.map(() => '---')]),
    ...terms.map((term) => row([`\`${term}\``, ...LANGUAGES.map((say) => cell(say, term))])),
  ].join('\n');

const shared = (): string =>
  [
    '## As in English',
    '',
    'Words that are no terms, and that a language rightly has in common with English.',
    '',
    ...LANGUAGES.slice(1).map(({ name, glossary }) => `- **${name}**: ${[...glossary.same].sort().join(', ') || 'none'}`),
  ].join('\n');

/** All of it. */
export const glossaryPage = (): string =>
  `${[INTRODUCTION, ...Object.entries(CHAPTERS).map(([title, terms]) => chapter(title, terms)), shared()].join('\n\n')}\n`;

/** Every term that the page tells. */
export const termsTold: readonly Term[] = Object.values(CHAPTERS).flat();
