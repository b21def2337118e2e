import { describe, expect, test } from 'vitest';
import type { View } from '#games/cyclades/viewTypes.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { gameOf } from '../../support/games.ts';
import { measure } from '../../support/golden/measure.ts';
import { coverings, type Part, partsOf } from '../../support/laws/boxes.ts';
import { playOut, randomOptions } from '../../support/players/playout.ts';
import { present } from '../../support/setup/present.ts';
import { isWhole } from '../../support/setup/whole.ts';

const WORDS = wordsOf('cyclades');
const cyclades = present(gameOf('cyclades'));

/** How many boards are laid out, a quarter for each number of seats. */
const BOARDS = isWhole ? 2_000 : 600;
const LATE = 9;
const MOVES = 1_500;

/** Positions of matches played at random, from cycle 9. */
const lateViews = (seats: number, most: number): readonly View[] => {
  const views: View[] = [];
  for (let seed = 1; views.length < most; seed += 1) {
    const options = { ...randomOptions(cyclades, seed), creatures: 'all' };
    const { steps } = playOut(cyclades, seats, 100 * seats + seed, options, MOVES);
    const late = steps.map(({ after }) => cyclades.view(after, 'spectator') as View).filter(({ cycle }) => cycle >= LATE);
    views.push(...late.filter((_, index) => index % 5 === 0));
  }
  return views.slice(0, most);
};

const piece = (what: string, x: number): Part => ({ what, owner: what, kind: 'icon', box: { x, y: 0, width: 100, height: 10 } });

test('a piece that covers a tenth of another is found, and one that covers a twenty-fifth is not', () => {
  expect(coverings([piece('one', 0), piece('other', 90)], 0.05)).toEqual(['one / other: 10 %']);
  expect(coverings([piece('one', 0), piece('other', 96)], 0.05)).toEqual([]);
});

describe('late boards', () => {
  test.each([2, 3, 4, 5])('no label or piece of a late board of %i seats covers more than a twentieth of another', (seats) => {
    const views = lateViews(seats, BOARDS / 4);
    const covered = views.flatMap((view) => coverings(partsOf(layOut(view, NAMES, WORDS, measure), measure), 0.05));
    expect([...new Set(covered)]).toEqual([]);
  });
});
