import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_FILES, giveBack, measure, newPage, writeLabel } from '#renderers/canvas.ts';
import type { Face, Label } from '#renderers/shapes.ts';
import { fontCharacters } from '../support/fontCharacters.ts';

const inkOf = (text: string, face: Face): Uint8ClampedArray => {
  const { context } = newPage(200, 60);
  const label: Label = { text, x: 10, y: 30, face, size: 40, align: 'left', width: measure(text, face, 40) };
  writeLabel(context, label, '#000000');
  return context.getImageData(0, 0, 200, 60).data;
};

describe('the fonts of pictures', () => {
  test.each(['display', 'body'] as const)('%s has digits and plain letters', (face) => {
    const known = fontCharacters(readFileSync(FONT_FILES[face]));
    for (const sign of '0123456789+×ABCXYZabcxyz…') expect(known).toContain(sign.codePointAt(0));
  });

  test('the two faces are two', () => {
    expect(inkOf('Ares 7', 'display')).not.toEqual(inkOf('Ares 7', 'body'));
  });
});

describe('a page that is given back', () => {
  test('is drawn on again, empty, by a brush that begins anew', () => {
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
