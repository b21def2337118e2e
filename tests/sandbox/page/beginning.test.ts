import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { beginningOf } from '#sandbox/page/message/beginning.ts';

const container = (...texts: readonly string[]): APIMessageTopLevelComponent[] => [
  { type: ComponentType.Container, components: texts.map((content, id) => ({ type: ComponentType.TextDisplay, id, content })) },
];

test('a message begins with the first line of its words, wherever these stand', () => {
  expect(beginningOf({ content: 'first\nsecond', components: [] })).toBe('first');
  expect(beginningOf({ content: '', components: container('', 'Carl goes to **Apollo**.\nmore') })).toBe(
    'Carl goes to **Apollo**.',
  );
});

test('a heading and a small line begin without their marks', () => {
  expect(beginningOf({ content: '', components: container('## #1 Cyclades\nHost: Ada') })).toBe('#1 Cyclades');
  expect(beginningOf({ content: '-# a note' })).toBe('a note');
});

test('a message without words is called a message', () => {
  expect(beginningOf({ content: '', components: [{ type: ComponentType.Separator, id: 1 }] })).toBe('a message');
});
