import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_FILES, giveBack, measure, newPage, writeLabel } from '#renderers/canvas/canvas.ts';
import type { Face, Label } from '#renderers/geometry/shapes.ts';
import { FACES } from '#renderers/geometry/shapes.ts';
import { fontCharacters } from '../../support/golden/fontCharacters.ts';
import { LANGUAGES } from '../../support/languages.ts';

const inkOf = (text: string, face: Face): Uint8ClampedArray => {
  const { context } = newPage(200, 60);
  const label: Label = { text, x: 10, y: 30, face, size: 40, align: 'left', width: measure(text, face, 40) };
  writeLabel(context, label, '#000000');
  return context.getImageData(0, 0, 200, 60).data;
};

describe('the fonts of pictures', () => {
  test.each(FACES)('%s has digits and plain letters', (face) => {
    const known = fontCharacters(readFileSync(FONT_FILES[face]));
    for (const sign of '0123456789+×ABCXYZabcxyz…') expect(known).toContain(sign.codePointAt(0));
  });

  test('the two faces of the fonts are different', () => {
    expect(inkOf('Ares 7', 'display')).not.toEqual(inkOf('Ares 7', 'body'));
  });

  /** Every page says it is English: see `newPage`. */
  test.each(LANGUAGES.map(({ locale }) => locale))(
    'the fonts have no letters that the language %s shapes differently',
    (locale) => {
      const letters = 'AÁÄBCČÇDĎEÉĚÈËÊFGHIÍÏÎJKLLLMNŇÑOÓÖÔŒPQRŘSŠTŤUÚŮÜÙVWXYÝZŽ';
      const drawn = (lang: string) =>
        FACES.flatMap((face) =>
          [letters, letters.toLowerCase()].map((text) => {
            const { context } = newPage(3_000, 80);
            context.lang = lang;
            writeLabel(context, { text, x: 10, y: 40, face, size: 40, align: 'left', width: 0 }, '#000000');
            return createHash('sha256')
              .update(context.getImageData(0, 0, 3_000, 80).data)
              .digest('hex');
          }),
        );
      expect(drawn(locale)).toEqual(drawn('en'));
      expect(drawn('tr')).not.toEqual(drawn('en'));
    },
  );
});

describe('a label that is set narrower', () => {
  /** From the first to the last column with ink. */
  const extent = (label: Label): readonly [left: number, right: number] => {
    const { context } = newPage(500, 60);
    writeLabel(context, label, '#000000');
    const { data } = context.getImageData(0, 0, 500, 60);
    const columns = Array.from({ length: 500 }, (_, x) => x).filter((x) =>
      Array.from({ length: 60 }, (_, y) => data[(y * 500 + x) * 4 + 3] ?? 0).some((alpha) => alpha > 128),
    );
    return [columns[0] ?? 0, columns.at(-1) ?? 0];
  };
  const whole = { text: 'Metropolis', x: 250, y: 30, face: 'body', size: 41 } as const;
  const natural = measure(whole.text, whole.face, whole.size);
  const width = natural * 0.75;

  test.each([
    ['left', 250, 250 + width],
    ['center', 250 - width / 2, 250 + width / 2],
    ['right', 250 - width, 250],
  ] as const)('a condensed label fills exactly its width, from its %s', (align, left, right) => {
    const [from, to] = extent({ ...whole, align, width, narrow: true });
    expect(Math.abs(from - left)).toBeLessThan(5);
    expect(Math.abs(to - right)).toBeLessThan(5);
    const [plainFrom, plainTo] = extent({ ...whole, align, width: natural });
    expect(plainTo - plainFrom).toBeGreaterThan(natural - 8);
  });
});

describe('a page that is returned', () => {
  test('a returned page is reused empty, with a reset brush', () => {
    const draw = (used: ReturnType<typeof newPage>) => {
      const label: Label = { text: 'Ares', x: 10, y: 20, face: 'body', size: 30, align: 'left', width: 90 };
      writeLabel(used.context, label, '#123456');
      return used.context.getImageData(0, 0, 111, 37).data;
    };
    const first = newPage(111, 37);
    const drawn = draw(first);
    first.context.translate(5, 5);
    first.context.globalAlpha = 0.2;
    first.context.fillRect(0, 0, 50, 50);
    giveBack(first.page);
    const again = newPage(111, 37);
    expect(again.page).toBe(first.page);
    expect(again.context.getImageData(0, 0, 111, 37).data.every((part) => part === 0)).toBe(true);
    expect(draw(again).every((part, index) => part === drawn[index])).toBe(true);
    expect(newPage(111, 37).page).not.toBe(first.page);
  });
});
