import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_FILES, measure, newPage, writeLabel } from '#renderers/canvas.ts';
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
