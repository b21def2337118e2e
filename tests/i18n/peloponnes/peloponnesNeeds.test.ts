import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { given, table } from '../../games/peloponnes/given.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('peloponnes');
const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? '?';

const shared = (...position: readonly (Event | readonly Event[])[]) => peloponnes.view(given(...position).state, 'spectator');

describe('what a seat of Peloponnes needs', () => {
  const scored = (...seats: readonly Amounts[]) => shared(table(seats.length, { goods: seats }));

  test.each<[string, readonly Amounts[], string]>([
    [
      'a seat whose power is lower needs more power',
      [
        { coins: 9, inhabitants: 9 },
        { coins: 24, inhabitants: 4 },
      ],
      'Ada has 3 points (the lower of power 3 and population 27) and needs 6 more power to overtake Blaise (8).',
    ],
    [
      'a seat whose population is lower needs more inhabitants, at three points each',
      [
        { coins: 30, inhabitants: 1 },
        { coins: 27, inhabitants: 4 },
      ],
      'Ada has 3 points (the lower of power 10 and population 3) and needs 3 more inhabitants to overtake Blaise (9).',
    ],
    [
      'a seat behind several level seats may need more of both',
      [{}, { coins: 24, inhabitants: 4 }, { coins: 24, inhabitants: 4 }],
      'Ada has 0 points (the lower of power 0 and population 0) and needs 9 more power and 3 more inhabitants to overtake Blaise and Carl (8).',
    ],
    [
      'a level seat needs more to lead alone, whichever seat would win the tie',
      [
        { coins: 6, inhabitants: 2 },
        { coins: 6, inhabitants: 3 },
      ],
      'Ada has 2 points (the lower of power 2 and population 6), level with Blaise, and needs 1 more power to lead.',
    ],
    [
      'a seat in the lead needs nothing more',
      [
        { coins: 27, inhabitants: 3 },
        { coins: 24, inhabitants: 4 },
      ],
      'Ada has 9 points (the lower of power 9 and population 9) and leads.',
    ],
    [
      'the only seat sees just its score',
      [{ coins: 3, inhabitants: 1 }],
      'Ada has 1 point (the lower of power 1 and population 3).',
    ],
  ])('%s', (_, seats, sentence) => {
    expect(words.needs(scored(...seats), 0, name)).toBe(sentence);
  });

  test('a seat in a campaign needs the target of its level', () => {
    const level = (start: Amounts) =>
      shared(table(1, { options: { solo: 'campaign' } }), { type: 'LevelBegan', seat: 0, level: 1, target: 24, start });
    expect(words.needs(level({ coins: 60, inhabitants: 7 }), 0, name)).toBe(
      'Ada has 20 points (the lower of power 20 and population 21) and needs 4 more power and 1 more inhabitant for level 1 (24 points).',
    );
    expect(words.needs(level({ coins: 72, inhabitants: 8 }), 0, name)).toBe(
      'Ada has 24 points (the lower of power 24 and population 24), enough for level 1.',
    );
  });

  test('no seat of Peloponnes needs anything before the deal or after the end', () => {
    const begun = given({ type: 'GameBegan', seats: 2, options: peloponnes.initialState().options });
    const ended = shared(table(3), { type: 'GameEnded', winners: [1], reason: 'score' });
    const before = peloponnes.view(begun.state, 'spectator');
    expect(words.needs(before, 0, name)).toBe('');
    expect([0, 1, 2].map((seat) => words.needs(ended, seat, name))).toEqual(['', '', '']);
  });
});
