import { describe, expect, test } from 'vitest';
import type { View } from '#games/cyclades/viewTypes.ts';
import { creatureView, NAMES, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { CYCLADES_PICTURES } from '../../support/golden/cycladesGallery.ts';
import { goldenPicture, goldenSize, TOLERANCE } from '../../support/golden/golden.ts';
import { differing, type Pixels, shrunk } from '../../support/golden/pixels.ts';
import { pageOf } from '../../support/pictures.ts';

const WORDS = wordsOf('cyclades');
/** The pictures are tall: narrower ones are small files. */
const WIDTH = 360;

const drawn = (view: View): Promise<Pixels> =>
  shrunk(pageOf({ game: 'cyclades', view, names: NAMES, words: WORDS, theme: 'dark' }), WIDTH);

describe('the golden pictures', () => {
  test.each(Object.entries(CYCLADES_PICTURES))('%s', async (name, shown) => {
    const picture = await shrunk(pageOf(shown), WIDTH);
    expect(differing(picture, await goldenPicture(name, picture))).toBeLessThanOrEqual(TOLERANCE);
  });

  test.each(Object.keys(CYCLADES_PICTURES))('%s is a small file', (name) => {
    expect(goldenSize(name)).toBeLessThan(300_000);
  });

  test('golden pictures differ visibly when there is one more fleet on one space', async () => {
    const view = startView(4);
    const more = { ...view, fleets: view.fleets.map((fleet, index) => (index === 0 ? { ...fleet, fleets: 2 } : fleet)) };
    expect(differing(await drawn(view), await drawn(more))).toBeGreaterThan(0);
  });

  test('golden pictures differ beyond the tolerance when a figure is replaced', async () => {
    const view = creatureView(4);
    const other = { ...view, figures: view.figures.map((figure) => ({ ...figure, seat: (figure.seat + 1) % 4 })) };
    expect(differing(await drawn(view), await drawn(other))).toBeGreaterThan(TOLERANCE);
  });

  test('golden pictures differ beyond the tolerance when a card of the track is replaced', async () => {
    const view = startView(4);
    const other = {
      ...view,
      track: view.track.map((space) => (space.creature ? { ...space, creature: 'giant' as const } : space)),
    };
    expect(differing(await drawn(view), await drawn(other))).toBeGreaterThan(TOLERANCE);
  });

  test('golden pictures differ beyond the tolerance when an island changes hands', async () => {
    const view = startView(4);
    const taken = { ...view, islands: view.islands.map((island, index) => (index === 0 ? { ...island, owner: 3 } : island)) };
    expect(differing(await drawn(view), await drawn(taken))).toBeGreaterThan(TOLERANCE);
  });
});
