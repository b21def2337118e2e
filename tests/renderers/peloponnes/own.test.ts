import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { playOut } from '../../support/players/playout.ts';

const WORDS = wordsOf('peloponnes');

const laid = (view: View): Layout => layOut(view, NAMES, WORDS, measure);

type Own = View['own'][number];

/** What seat 1 sees of its own choices. */
const privately = (own: readonly Own[]): Layout => laid({ ...lastRound(3), viewer: 1, own });

const stampsIn = ({ rows, bands }: Layout): readonly (readonly [string, string])[] =>
  [...(rows?.tiles ?? []), ...bands.flatMap(({ tableau }) => tableau.tiles)].flatMap(({ tile, stamp }) =>
    stamp === undefined ? [] : [[tile, stamp.stamp] as const],
  );

describe('a secret choice', () => {
  test.each<readonly [Own, string, string]>([
    [{ type: 'PayBuilding', seat: 1, tile: 'B03' }, 'B03', 'paid'],
    [{ type: 'MarkBuilding', seat: 1, tile: 'B03' }, 'B03', 'marked'],
    [{ type: 'ForgoTile', seat: 1, tile: 'B03' }, 'B03', 'gone'],
    [{ type: 'GiveUpTile', seat: 1, tile: 'C07' }, 'C07', 'gone'],
    [{ type: 'AbandonBuilding', seat: 1, tile: 'B02' }, 'B02', 'gone'],
    [{ type: 'ChooseIncome', seat: 1, tile: 'A15', good: 'coins' }, 'A15', 'coins'],
  ])('the secret choice %j is stamped on its tile, for its owner', (choice, tile, stamp) => {
    expect(stampsIn(privately([choice]))).toContainEqual([tile, stamp]);
  });

  test('a secret choice of luxury goods for food is shown beside them, to its owner', () => {
    const spent = privately([{ type: 'FeedInhabitants', seat: 1, luxury: 6 }]).bands.map(({ stores }) =>
      stores.flatMap((store) => (store.spent === undefined ? [] : [`${store.good} ${store.spent.text}`])),
    );
    expect(spent).toEqual([[], ['luxury −6'], []]);
  });

  test('nothing is stamped when there is no choice, or nothing to show of it', () => {
    expect(privately([])).toEqual(laid(lastRound(3)));
    expect(privately([{ type: 'PayDisaster', seat: 1 }])).toEqual(laid(lastRound(3)));
  });

  test.each([2, 4])('a secret choice is only on its owner’s picture, in matches of %i seats', (seats) => {
    let kept = 0;
    for (const seed of [1, 2, 3, 4]) {
      for (const { after } of playOut(peloponnes as unknown as AnyGame, seats, seed).steps) {
        const state = after as Parameters<typeof peloponnes.view>[0];
        const own = Array.from({ length: seats }, (_, seat) => peloponnes.view(state, seat).own.length);
        if (own.every((length) => length === 0)) continue;
        kept++;
        const open = laid(peloponnes.view(state, 'spectator'));
        expect(stampsIn(open)).toEqual([]);
        own.forEach((length, seat) => {
          if (length === 0) expect(laid(peloponnes.view(state, seat))).toEqual(open);
        });
      }
    }
    expect(kept).toBeGreaterThan(0);
  });
});
