import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

/** Words and phrases that have to be read twice, and what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name the person: the actor, the user, the seat'],
  [/\bsomebody who\b/i, 'name the person'],
  [/\bso (many|long|often|much later)\b/i, 'say how many, how long: maximum, interval, delay'],
  [/\b(is|are|was|were) told\b/i, 'receives, shows, announces'],
  [/\bstands? still\b|\bstood still\b/i, 'is suspended'],
  [/\bas far as\b/i, 'what, where'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\bthe house\b/i, 'the app, the bot, Trireme'],
  [/\banew\b/i, 'again'],
  [/\bat last\b/i, 'finally, or nothing'],
  [/\b(who|whom|seat|seats|nobody|anybody|somebody|person|people) (is|are|was|were) due\b/i, 'has to act, whose turn it is'],
  [/^The same\b/, 'say what it returns'],
];

/** A comment or a message, as one line, and the number of its first line in the file. */
interface Prose {
  readonly text: string;
  readonly line: number;
}

const oneLine = (text: string): string =>
  text
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comments of a source, runs of `//` lines joined, and the messages of its log lines and errors. */
const proseOf = ({ path, text }: Source): readonly Prose[] => {
  const { comments } = parseSync(path, text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const messages = [...text.matchAll(/\b(?:log(?:ger)?\.\w+|new \w*Error)\([^;]*?(['"`])((?:(?!\1).)+)\1/g)];
  return [
    ...comments.map(({ value, start }) => ({ text: oneLine(value), line: lineAt(start) })),
    ...messages.map(({ 2: said = '', index }) => ({ text: said, line: lineAt(index) })),
  ];
};

/** The titles of the tests of a source. */
const titlesOf = ({ text }: Source): readonly Prose[] =>
  [...text.matchAll(/^\s*(?:test|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)+)\1/gm)].map(({ 2: title = '', index }) => ({
    text: title,
    line: text.slice(0, index).split('\n').length,
  }));

const faultsIn = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ text, line }) =>
    BANNED.flatMap(([phrase, better]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [`line ${line}: “${found}” (${better})`];
    }),
  );

/** Banned phrases in the comments, log lines and errors of a source, and in the titles of its tests. */
export const proseFaults = (source: Source): readonly string[] => [...faultsIn(proseOf(source)), ...faultsIn(titlesOf(source))];
