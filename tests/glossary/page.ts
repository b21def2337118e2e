import { CREATURES, GODS } from '#games/cyclades/types.ts';
import { CIVILISATIONS, DISASTERS } from '#games/peloponnes/types.ts';
import { CYCLADES_TERMS, HOUSE_TERMS, NAMED_BUILDINGS, PELOPONNES_TERMS, type Term } from '#i18n/glossary.ts';
import type { Sentences } from '#i18n/index.ts';
import { LANGUAGES } from '../support/languages.ts';

const CHAPTERS: Readonly<Record<string, readonly Term[]>> = {
  'Cyclades: gods': [...GODS, 'apollo'],
  'Cyclades: creatures': CREATURES,
  'Cyclades: other terms': CYCLADES_TERMS,
  'Peloponnes: civilisations': CIVILISATIONS,
  'Peloponnes: disasters': DISASTERS,
  'Peloponnes: buildings': NAMED_BUILDINGS,
  'Peloponnes: other terms': PELOPONNES_TERMS,
  'The bot': HOUSE_TERMS,
};

const INTRODUCTION = `# Glossary

The terms of the games and of the bot in each language. After a word comes its source, an edition of the rules and the place in it; our own
words have none. \`cyclades-fr\`, \`-es\` and \`-cs\` are the French, Spanish and Czech rulebooks of Cyclades, \`cyclades-es-2011\`
is the Spanish one of 2011, and \`peloponnes-es\` the Spanish rulebook of Peloponnes. \`npm run glossary\` writes this page from the
\`glossary.ts\` of each language; change a word there.`;

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
    'Other words that a language rightly has in common with English.',
    '',
    ...LANGUAGES.slice(1).map(({ name, glossary }) => `- **${name}**: ${[...glossary.same].sort().join(', ') || 'none'}`),
  ].join('\n');

/** Returns the whole page. */
export const glossaryPage = (): string =>
  `${[INTRODUCTION, ...Object.entries(CHAPTERS).map(([title, terms]) => chapter(title, terms)), shared()].join('\n\n')}\n`;

/** All terms on the page. */
export const pageTerms: readonly Term[] = Object.values(CHAPTERS).flat();
