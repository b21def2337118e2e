import { describe, expect, test } from 'vitest';
import { phraseFilesIn, phraseText } from '#i18n/phrases/readPhrases.ts';

/** Words that English players don't say, each with what to write. One word for one thing. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  whoever: 'you, the player who',
  somebody: 'a player',
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
};

const BANNED = new RegExp(`\\b(?:${Object.keys(OLD_WORDS).join('|')})\\b`, 'i');

const KEY = /^([\w-]+) =/;

/** Phrases that nobody reads: words by which rules are found. */
const UNREAD = /-searched$|^search-stop-words$/;

/** A line of a file without its key, the key of a variant, and placeholders. */
const textOf = (line: string): string =>
  line
    .replace(KEY, '')
    .replace(/^\s*\*?\[[^\]]+\]/, '')
    .replaceAll(/\{[^{}]*\}/g, ' ');

/** The lines of a file that players read. */
const linesOf = (path: string): readonly string[] => {
  let key = '';
  return phraseText(path)
    .split('\n')
    .filter((line) => {
      key = KEY.exec(line)?.[1] ?? key;
      return !line.startsWith('#') && !UNREAD.test(key);
    })
    .map(textOf);
};

const FILES = ['common', 'cyclades', 'peloponnes'].flatMap((folder) => phraseFilesIn('en', folder));

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
    expect(BANNED.test(textOf('        [computer] An AI plays your turn.'))).toBe(false);
  });
});
