import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { changesAlong } from '../support/builders/changedViews.ts';
import { GAMES } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { present } from '../support/setup/present.ts';

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'][seat] ?? '';
const long = (seat: number): string => `${'\\_'.repeat(31)}${seat}`;

/** Returns the lines that the longer text has in addition to the other, all in one place. */
const insertedIn = (plain: string, text: string): string => {
  const same = [...plain].findIndex((letter, index) => letter !== text[index]);
  const from = same < 0 ? plain.length : plain.lastIndexOf('\n', same - 1);
  const inserted = text.slice(from, from + text.length - plain.length);
  expect(text.replace(inserted, '')).toBe(plain);
  return inserted;
};

const momentsOf = (game: AnyGame, seats: number) => changesAlong<unknown>(game, seats, seats, { every: 7, most: 300 });

describe.each(Object.keys(GAMES))('what changed on a board of %s, in words', (id) => {
  const game = present(GAMES[id]);
  const words = messagesFor().game(id);

  test.each([2, 4, 5])('texts of a board with its changes keep to their limits with %i seats and the longest names', (seats) => {
    const moments = momentsOf(game, seats);
    expect(moments.length).toBeGreaterThan(10);
    for (const { view, told } of moments) {
      expect(words.altText(view, long, told).length).toBeLessThanOrEqual(1024);
      expect(words.boardText(view, long, told).length).toBeLessThanOrEqual(3800);
    }
  });

  test(`the board text of ${id} has the changes together, in the words of the log, and with the goods that came and went`, () => {
    const texts = momentsOf(game, 3).map(({ view, told }) => {
      const [plain, text] = [words.boardText(view, name), words.boardText(view, name, told)];
      const [title = '', ...lines] = insertedIn(plain, text).split('\n').filter(Boolean);
      const joined = told.flatMap((event, index) => {
        const rest = told.slice(index + 1).reduce((all, next) => (all && words.joined(all, next)) ?? all, event);
        return [event, rest];
      });
      const log = joined.map((event) => `- ${words.event(event, name)}`);
      const goods = lines.filter((line) => /^- (Ada|Blaise|Carl): [+−]\d/u.test(line));
      expect(log).toEqual(expect.arrayContaining(lines.filter((line) => !goods.includes(line))));
      expect(lines.slice(lines.length - goods.length)).toEqual(goods);
      expect(title).toBe(lines.length > 0 ? '**What changed**' : '');
      return lines;
    });
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(3);
  });

  test(`the alternative text of a picture of ${id} has the changes in plain sentences`, () => {
    const texts = momentsOf(game, 3).map(({ view, told }) => words.altText(view, name, told));
    expect(texts.filter((text) => text.includes('What changed: ')).length).toBeGreaterThan(5);
    for (const text of texts) expect(text).not.toMatch(/\*\*|undefined/u);
  });

  test(`the texts of a board of ${id} mention no changes without events`, () => {
    for (const { view } of momentsOf(game, 3)) {
      expect(words.altText(view, name, [])).toBe(words.altText(view, name));
      expect(words.altText(view, name)).not.toContain('What changed');
    }
  });
});
