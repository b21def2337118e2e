import { LANGUAGE_FACTS } from '#i18n/phrases/languages.ts';
import { glossaryOf } from '../support/glossary.ts';

const INTRODUCTION = `# Glossary

The terms of the games and of the bot in each language. After a word comes its source, an edition of the rules and the place in it; our own
words have none. \`cyclades-fr\`, \`-es\` and \`-cs\` are the French, Spanish and Czech rulebooks of Cyclades, \`cyclades-es-2011\`
is the Spanish one of 2011, and \`peloponnes-es\` the Spanish rulebook of Peloponnes. \`npm run glossary\` writes this page from the
\`glossary.csv\` of each language; change a word there.`;

const GLOSSARIES = LANGUAGE_FACTS.map(({ language, name }) => ({ name, ...glossaryOf(language) }));
const [ENGLISH, ...OTHERS] = GLOSSARIES;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A word with its source, if it has one. */
const cell = ({ entries }: (typeof GLOSSARIES)[number], term: string): string => {
  const { word = '', source = '' } = entries.find((entry) => entry.term === term) ?? {};
  return source === 'ours' ? word : `${word} · *${source}*`;
};

const chapters: ReadonlySet<string> = new Set(ENGLISH?.entries.map(({ chapter }) => chapter));

const chapterText = (title: string): string =>
  [
    `## ${title}`,
    '',
    row(['term', ...GLOSSARIES.map(({ name }) => name)]),
    row(['---', ...GLOSSARIES.map(() => '---')]),
    ...(ENGLISH?.entries ?? [])
      .filter(({ chapter }) => chapter === title)
      .map(({ term }) => row([`\`${term}\``, ...GLOSSARIES.map((glossary) => cell(glossary, term))])),
  ].join('\n');

const shared = (): string =>
  [
    '## As in English',
    '',
    'Other words that a language rightly has in common with English.',
    '',
    ...OTHERS.map(({ name, same }) => `- **${name}**: ${[...same].sort().join(', ') || 'none'}`),
  ].join('\n');

/** Returns the whole page. */
export const glossaryPage = (): string => `${[INTRODUCTION, ...[...chapters].map(chapterText), shared()].join('\n\n')}\n`;
