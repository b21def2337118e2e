import { describe, expect, test } from 'vitest';
import { phraseFilesIn, phraseText } from '#i18n/phrases/readPhrases.ts';

/** Words that English players don't say, each with what to write. One word for one thing. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  whoever: 'you, the player who',
  'somebody|someone': 'a player',
  nobody: 'no one',
  anybody: 'anyone',
  everybody: 'everyone, all players',
  anew: 'again',
  shall: 'will',
  beforehand: 'ahead, in advance',
  'at last': 'finally',
  meanwhile: 'until then',
  'for nothing': 'free',
  'organisers?': 'moderator',
  'computers?': 'AI player',
  'standing orders?': 'planned moves',
  'give up|gives up|given up': 'resign, discard',
  'driven from|driven away': 'outbid',
  'take back|takes back|taken back': 'undo',
};

const BANNED = new RegExp(`\\b(?:${Object.keys(OLD_WORDS).join('|')})\\b`, 'i');

/** The text of a phrase as the file has it, without placeholders and comments. */
const textOf = (line: string): string => line.replaceAll(/\{[^{}]*\}/g, ' ').replace(/^[\w-]+ = /, '');

const FILES = ['common', 'cyclades', 'peloponnes'].flatMap((folder) => phraseFilesIn('en', folder));

/** Lines of a file that players read. */
const linesOf = (path: string): readonly string[] =>
  phraseText(path)
    .split('\n')
    .filter((line) => !line.startsWith('#') && !/^[\w-]+-searched =|^search-stop-words =/.test(line))
    .map(textOf);

describe('English', () => {
  test.each(FILES)('no sentence in %s has an old word', (path) => {
    const found = linesOf(path).flatMap((line) => {
      const [word] = BANNED.exec(line) ?? [];
      return word === undefined ? [] : [`${path}: “${word}” in “${line.trim()}”`];
    });
    expect(found).toEqual([]);
  });

  test('the check of English finds an old word', () => {
    expect(BANNED.exec(textOf('refusal-a = Whoever wins, { $name }.'))?.[0]).toBe('Whoever');
    expect(BANNED.test(textOf('refusal-a = You resign.'))).toBe(false);
  });
});
