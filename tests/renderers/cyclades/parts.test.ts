import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { planOf } from '#renderers/cyclades/draw.ts';
import { type Layout, layOutAsked } from '#renderers/cyclades/layout/layout.ts';
import { createLayers } from '#renderers/drawing/layers.ts';
import { paintPlan } from '#renderers/drawing/plan.ts';
import { themes } from '#renderers/themes/theme.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';
import { NAMES, privateView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';

const WORDS = wordsOf('cyclades');
const theme = themes.dark;

/** Tolerance: pixels of an edge that fall to its other side in another place of the page, of millions. */
const ROUNDED = 200;

type Asked = Parameters<typeof layOutAsked>[4];
const plan = (view: View, asked: Asked = {}) => planOf(layOutAsked(view, NAMES, WORDS, measure, asked) as Layout, theme);

const looksOf = (view: View, asked?: Asked) => plan(view, asked).parts.map(({ look }) => look);

/** Late, early and middle positions of random matches of every seat count, each after one of another match. */
const MIXED = (() => {
  const matches = [2, 3, 4, 5].map((seats) =>
    changesAlong<View>(cyclades as unknown as AnyGame, seats, seats + 30, { every: 30 }),
  );
  return [0.9, 0.2, 0.6].flatMap((share) => matches.flatMap((moments) => moments[Math.floor(moments.length * share)] ?? []));
})();

describe('parts of a picture', () => {
  test('pictures of cached parts are exactly those painted from nothing, whatever was painted before', () => {
    const layers = createLayers({ ...theme, kept: new Map() });
    expect(MIXED.length).toBeGreaterThan(10);
    for (const { view, told } of MIXED) {
      const asked = plan(view, { told });
      const { data } = createLayers({ ...theme, kept: new Map() }).compose(asked);
      expect(Buffer.compare(layers.compose(asked).data, data)).toBe(0);
    }
  });

  test('a composed picture looks like the page that is painted in one go', () => {
    const layers = createLayers(theme);
    for (const { view, told } of MIXED.slice(0, 4)) {
      const asked = plan(view, { told });
      const pixels = paintPlan(asked, theme).data();
      const off = layers.compose(asked).data.filter((shade, at) => {
        return Math.abs(shade - (pixels[4 * Math.floor(at / 3) + (at % 3)] ?? 0)) > 3;
      });
      expect(off.length).toBeLessThan(ROUNDED);
    }
  });

  test('parts that only their viewer may see are not cached', () => {
    const open = startView(4);
    const known = looksOf(open);
    expect(known).not.toContain(undefined);
    const gold = looksOf(privateView(open, 1, 7));
    expect(gold.filter((look) => look === undefined)).toHaveLength(1);
    const [fleet] = open.fleets;
    const choices = looksOf(open, { highlighted: ['zeus', 'is1', fleet?.sea ?? ''] });
    expect(choices.filter((look) => look === undefined).length).toBeGreaterThanOrEqual(3);
    expect(choices.filter((look) => look !== undefined && !known.includes(look))).toEqual([]);
  });
});
