import { describe, expect, test } from 'vitest';
import { cardPage, paintCard } from '#renderers/recap/drawCard.ts';
import { CARDS } from '../../support/golden/cards.ts';
import { goldenPicture, goldenSize, TOLERANCE } from '../../support/golden/golden.ts';
import { differing, shrunk } from '../../support/golden/pixels.ts';
import { SIGNS } from '../../support/pictures.ts';

/** As wide as a phone shows them. */
const WIDTH = 308;

describe('the golden pictures of statistics', () => {
  test.each(Object.entries(CARDS))('%s', async (name, request) => {
    const picture = await shrunk(cardPage(request, SIGNS), WIDTH);
    expect(differing(picture, await goldenPicture(name, picture))).toBeLessThanOrEqual(TOLERANCE);
    expect(goldenSize(name)).toBeLessThan(150_000);
  });

  test('they differ visibly when a bar is longer, and when a game has no signs', async () => {
    const [request] = Object.values(CARDS);
    if (request === undefined) throw new Error('no card');
    const lists = request.card.lists.map((list) => ({
      ...list,
      entries: list.entries.map((entry) => ({ ...entry, share: 0.9 })),
    }));
    const today = await shrunk(cardPage(request, SIGNS), WIDTH);
    const longer = await shrunk(cardPage({ ...request, card: { ...request.card, lists } }, SIGNS), WIDTH);
    expect(differing(today, longer)).toBeGreaterThan(TOLERANCE);
    expect(differing(today, await shrunk(cardPage(request, new Map()), WIDTH))).toBeGreaterThan(TOLERANCE);
  });

  test('a card is a small file', async () => {
    for (const request of Object.values(CARDS)) expect((await paintCard(request, SIGNS)).file.length).toBeLessThan(400_000);
  });
});
