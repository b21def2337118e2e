import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FONT_FILES, measure } from '#renderers/canvas/canvas.ts';
import { printableName, shortened } from '#renderers/geometry/printableNames.ts';
import { fontCharacters } from '../../support/golden/fontCharacters.ts';

describe('a name on a picture', () => {
  test.each([
    ['Zoë Müller', 'Zoë Müller'],
    ['Łukasz Žižka', 'Łukasz Žižka'],
    ['Ἀλκιβιάδης', 'Αλκιβιάδης'],
    ['Анна', 'Анна'],
    ['𝓐𝓻𝓮𝓼 Ⅷ', 'Ares VIII'],
    ['🔥Jo🔥  the\n\tfirst', 'Jo the first'],
    ['👩‍👩‍👧 Kim', 'Kim'],
    ['山田 Taro', 'Taro'],
    ['\u202egnirts\u202c', 'gnirts'],
    ['Z̷̢͎a̷l̶g̸o̵', 'Zalgo'],
    ['山田太郎', 'Owl'],
    ['مريم', 'Owl'],
    ['🦉🦉', 'Owl'],
    ['   ', 'Owl'],
    ['', 'Owl'],
    ['***', 'Owl'],
  ])('%j is printed as %j', (name, written) => {
    expect(printableName(name, 'Owl')).toBe(written);
  });

  test('a printable name contains only characters of the fonts', () => {
    const known = fontCharacters(readFileSync(FONT_FILES.body));
    const strange = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme-composite' }),
    );
    fc.assert(
      fc.property(strange, (name) => {
        const lacking = [...printableName(name, 'Owl')].filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
        expect(lacking).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a printable name keeps every letter that the fonts have', () => {
    const known = fontCharacters(readFileSync(FONT_FILES.body));
    for (let code = 0x21; code < 0x2000; code += 1) {
      const sign = String.fromCodePoint(code);
      const kept = [...printableName(`x${sign}`, '').slice(1)];
      expect(kept.every((part) => known.has(part.codePointAt(0) ?? 0))).toBe(true);
    }
  });
});

describe('a text with limited room', () => {
  const width = (text: string) => measure(text, 'body', 30);

  test('a text that fits is unchanged', () => {
    expect(shortened('Ariadne', width('Ariadne'), width)).toBe('Ariadne');
  });

  test('a text that does not fit ends in an ellipsis', () => {
    expect(shortened('Ariadne of Crete', width('Ariadne of…'), width)).toBe('Ariadne of…');
  });

  test('a text is never wider than its room', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.integer({ min: 80, max: 400 }), (text, room) => {
        expect(width(shortened(text, room, width))).toBeLessThanOrEqual(room);
      }),
    );
  });
});
