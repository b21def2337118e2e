import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { beginningOf } from '#sandbox/page/message/beginning.ts';

const container = (...texts: readonly string[]): APIMessageTopLevelComponent[] => [
  { type: ComponentType.Container, components: texts.map((content, id) => ({ type: ComponentType.TextDisplay, id, content })) },
];

test('the beginning of a message is the first line of its text, in content or components', () => {
  expect(beginningOf({ content: 'first\nsecond', components: [] })).toBe('first');
  expect(beginningOf({ content: '', components: container('', 'Carl goes to **Apollo**.\nmore') })).toBe(
    'Carl goes to **Apollo**.',
  );
});

test('the beginning of a message leaves out the marks of headings and small print', () => {
  expect(beginningOf({ content: '', components: container('## #1 Cyclades\nHost: Ada') })).toBe('#1 Cyclades');
  expect(beginningOf({ content: '-# a note' })).toBe('a note');
});

test('a message without text is called a message', () => {
  expect(beginningOf({ content: '', components: [{ type: ComponentType.Separator, id: 1 }] })).toBe('a message');
});
