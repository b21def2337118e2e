import { expect, test } from 'vitest';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import { formsOf } from '#matches/replay/upcast.ts';

/** A game whose event `Grown` has had three shapes; each upcast adds a letter to `text`. */
const game = {
  eventShapes: {
    Grown: ['b', 'c'].map((letter) => (event: BaseEvent) => ({ ...event, text: `${(event as Grown).text}${letter}` })),
  },
} as unknown as AnyGame;

interface Grown extends BaseEvent {
  readonly text: string;
}

const texts = (shape?: number): readonly string[] =>
  formsOf(game, { type: 'Grown', text: 'a' } as Grown, shape).map((form) => (form as Grown).text);

test('the forms of an event begin as it was written and end in the current shape', () => {
  expect(texts(1)).toEqual(['a', 'ab', 'abc']);
  expect(texts(2)).toEqual(['a', 'ac']);
  expect(texts(3)).toEqual(['a']);
});

test('the forms of an event of unknown shape are those of each shape', () => {
  expect(texts()).toEqual(['a', 'ab', 'abc', 'a', 'ac', 'a']);
});
