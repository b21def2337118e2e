import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { changesAlong } from '../support/builders/changedViews.ts';
import { GAMES } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { present } from '../support/setup/present.ts';

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'][seat] ?? '';
const long = (seat: number): string => `${'\\_'.repeat(31)}${seat}`;

const momentsOf = (game: AnyGame, seats: number) => changesAlong<unknown>(game, seats, seats, { every: 7, most: 300 });

describe.each(Object.keys(GAMES))('what changed on a board of %s, in words', (id) => {
  const game = present(GAMES[id]);
  const words = messagesFor().game(id);

  test.each([2, 4, 5])('keeps within the room there is, among %i seats with the longest names', (seats) => {
    const moments = momentsOf(game, seats);
    expect(moments.length).toBeGreaterThan(10);
    for (const { view, told } of moments) {
      expect(words.altText(view, long, told).length).toBeLessThanOrEqual(1024);
      expect(words.boardText(view, long, told).length).toBeLessThanOrEqual(3800);
    }
  });

  test('stands at the end of the board in words, line by line as the log tells it', () => {
    const texts = momentsOf(game, 3).map(({ view, told }) => {
      const [plain, text] = [words.boardText(view, name), words.boardText(view, name, told)];
      expect(text.startsWith(plain)).toBe(true);
      const [title = '', ...lines] = text.slice(plain.length).split('\n').filter(Boolean);
      const log = told.map((event) => `- ${words.event(event, name)}`);
      expect(log).toEqual(expect.arrayContaining(lines));
      expect(title).toBe(lines.length > 0 ? '**What changed**' : '');
      return lines;
    });
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(3);
  });

  test('is said of the picture in plain sentences', () => {
    const texts = momentsOf(game, 3).map(({ view, told }) => words.altText(view, name, told));
    expect(texts.filter((text) => text.includes('What changed: ')).length).toBeGreaterThan(5);
    for (const text of texts) expect(text).not.toMatch(/\*\*|undefined/u);
  });

  test('is empty where no events were given', () => {
    for (const { view } of momentsOf(game, 3)) {
      expect(words.altText(view, name, [])).toBe(words.altText(view, name));
      expect(words.altText(view, name)).not.toContain('What changed');
    }
  });
});
