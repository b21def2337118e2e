import { expect, test } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '#sandbox/page/text/markdown.ts';
import { relativeTime } from '#sandbox/page/text/times.ts';

const typesOf = (text: string): readonly string[] => parseMarkdown(text).map(({ type }) => type);
const only = (text: string): MarkdownNode => {
  const [node, ...rest] = parseMarkdown(text);
  if (!node || rest.length > 0) throw new Error(`${text} is ${typesOf(text)}`);
  return node;
};

test.each([
  ['**bold**', 'strong'],
  ['*it*', 'em'],
  ['__under__', 'underline'],
  ['~~gone~~', 'strikethrough'],
  ['`code`', 'inlineCode'],
  ['||hidden||', 'spoiler'],
  ['# Head', 'heading'],
  ['-# small', 'subtext'],
  ['> quoted', 'blockQuote'],
  ['```\ncode\n```', 'codeBlock'],
  ['- one\n- two', 'list'],
  ['[text](https://example.org)', 'link'],
  ['https://example.org', 'url'],
  ['<@100000000000000001>', 'user'],
  ['<#100000000000000001>', 'channel'],
  ['</match create:100000000000000001>', 'slashCommand'],
  ['<t:1700000000:R>', 'timestamp'],
  ['🎲', 'twemoji'],
])('%j is read as %s', (text, type) => {
  expect(only(text).type).toBe(type);
});

test('lists keep their numbers and the depth of each line', () => {
  expect(only('1. one\n2. two\n  - **deep**').items).toMatchObject([
    { depth: 0, bullet: '1.', content: [{ content: 'one' }] },
    { depth: 0, bullet: '2.' },
    { depth: 1, bullet: '•', content: [{ type: 'strong' }] },
  ]);
});

test('headings, small print and lists begin at any line, also after a quote or a list', () => {
  expect(typesOf('> said\n# Head\n- one\n-# small')).toEqual(['blockQuote', 'heading', 'list', 'subtext']);
});

test('a dash or number sign inside a line stays text', () => {
  expect(typesOf('Ada - 3 # 4').every((type) => type === 'text')).toBe(true);
});

test('escaped characters stay as they are', () => {
  expect(typesOf('\\*not bold\\*').every((type) => type === 'text')).toBe(true);
});

test('relative times use their largest whole unit', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const inWords = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  expect(relativeTime(now + 7 * 86_400_000, now)).toBe(inWords.format(7, 'day'));
  expect(relativeTime(now - 119_000, now)).toBe(inWords.format(-2, 'minute'));
  expect(relativeTime(now + 400, now)).toBe(inWords.format(0, 'second'));
  expect(relativeTime(now + 7 * 86_400_000, now, 'fr')).toBe('dans 7 jours');
});
