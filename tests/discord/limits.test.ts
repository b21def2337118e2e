import { describe, expect, test } from 'vitest';
import { button, menu, row, text } from '#discord/answer.ts';
import { GAMES } from '#games/index.ts';
import { faultsOf } from '../support/messageLimits.ts';
import { atItsLongest, messagesAt } from '../support/messagesAt.ts';
import { positionsAlong } from '../support/positions.ts';
import { seeded } from '../support/seeded.ts';

describe.each(Object.values(GAMES))('all that is shown of $id', ({ id, seats }) => {
  test.each([seats.min, 4, seats.max])('keeps within Discord’s limits with %i seats, whatever they are called', (count) => {
    let built = 0;
    const chance = seeded(count);
    for (const position of positionsAlong(id, count, 100 + count, 23, 700)) {
      for (const match of [position.match, atItsLongest(position.match)]) {
        for (const components of messagesAt({ ...position, match }, chance)) {
          expect(faultsOf(components)).toEqual([]);
          built += 1;
        }
      }
    }
    expect(built).toBeGreaterThan(200);
  });
});

test('a message beyond a limit is found', () => {
  const id = { kind: 'board', match: 1 } as const;
  const entries = Array.from({ length: 26 }, (_, index) => ({ value: String(index), label: 'A' }));
  const five = Array.from({ length: 5 }, (_, match) => button({ kind: 'board', match }, 'Board'));
  const beyond = [
    [text('')],
    [text('a'.repeat(4000)), text('b')],
    [row()],
    [row(...five, button({ kind: 'card', match: 1 }, 'Card'))],
    [row(button(id, 'Board'), button(id, 'Board'))],
    [row(button(id, ''))],
    [row(menu(id, 'Where?', entries))],
    [
      row(
        menu(
          id,
          'Where?',
          [entries[0], entries[0]].flatMap((entry) => entry ?? []),
        ),
      ),
    ],
    [row(menu(id, 'Where?', []))],
    Array.from({ length: 21 }, (_, match) => row(button({ kind: 'board', match }, 'Board'))),
  ];
  for (const components of beyond) expect(faultsOf(components)).toHaveLength(1);
  expect(faultsOf([text('Here.'), row(...five), row(menu({ kind: 'card', match: 1 }, 'Where?', entries.slice(1)))])).toEqual([]);
});
