import { describe, expect, test } from 'vitest';
import { escapeMarkdown, storableText } from '#discord/text/escapeMarkdown.ts';
import { labelName, parseSeat, plainName, seatNames } from '#discord/text/seatNames.ts';
import type { Match } from '#matches/index.ts';
import { type MarkdownNode, parseMarkdown } from '#sandbox/page/text/markdown.ts';

/** Markup characters, from the outside in. */
const kindsIn = (nodes: readonly MarkdownNode[]): readonly string[] =>
  nodes.flatMap(({ type, content, items }) => {
    const within = [content, ...(items ?? []).map((item: { content: unknown }) => item.content)].filter(Array.isArray);
    return [...(['text', 'escape', 'br'].includes(type) ? [] : [type]), ...within.flatMap(kindsIn)];
  });

describe('a name in a post', () => {
  test.each([
    ['Ada', 'Ada'],
    ['**bold** _it_ ~~s~~ ||sp|| `c`', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~s\\~\\~ \\|\\|sp\\|\\| \\`c\\`'],
    ['<@123> <#4> <:e:5> </x:6>', '\\<@\u200b123> \\<#4> \\<:e:5> \\</x:6>'],
    ['@everyone', '@\u200beveryone'],
    ['# big', '\\# big'],
    ['#', '\\#'],
    ['-', '\\-'],
    ['* item', '\\* item'],
    ['12. x', '12\\. x'],
    ['1.5', '1\\.5'],
    ['5 - 3 # 2 > 1', '5 - 3 # 2 > 1'],
    ['******', '\\*\\*\\*\\*\\*\\*'],
    ['¯\\_(ツ)_/¯', '¯\\\\\\_(ツ)\\_/¯'],
    ['> quote', '\\> quote'],
    ['-# small', '\\-# small'],
    ['two\nlines\r\tand tab', 'two lines and tab'],
    ['\u202Eevil\u2066', 'evil'],
    ['[text](https://x.example)', '\\[text](https:\u200b//x.example)'],
    ['👩‍🚀 Sally', '👩‍🚀 Sally'],
    [' \u200b\u200e ', '?'],
    ['', '?'],
    ['\u3164', '?'],
    ['\u2800 \u00ad\u200d\ufe0f', '?'],
    ['\u0301', '?'],
    ['A\u0308da', '\u00c4da'],
    [`Z${'\u0335\u0321'.repeat(20)}a${'\u0300'.repeat(9)}`, 'Z\u0335\u0335\u0335\u00e0\u0300\u0300\u0300'],
    ['\u3164Ada', '\u3164Ada'],
    ['e\u0301', '\u00e9'],
    [`A${'\u0323\u033e'.repeat(20)}da`, '\u1ea0\u0323\u0323\u0323da'],
    [`Z${'\u034f\u033e\u200d'.repeat(20)}`, `Z\u034f\u033e\u200d\u034f${'\u200d'.repeat(19)}`],
    ['\u05d1\u05bc\u05b0\u05e8', '\u2068\u05d1\u05b0\u05bc\u05e8\u2069'],
    ['1\ufe0f\u20e3 \u2764\ufe0f\u200d\ud83d\udd25', '1\ufe0f\u20e3 \u2764\ufe0f\u200d\ud83d\udd25'],
    ['אדה', '\u2068אדה\u2069'],
    ['*عدا* 5', '\u2068\\*عدا\\* 5\u2069'],
  ])('the name %j is written %j', (name, written) => {
    expect(escapeMarkdown(name)).toBe(written);
  });

  test.each([...'*_~`|\\[<>#-'])('a name that consists of %s only, at any length, formats nothing in any line', (sign) => {
    for (let length = 1; length <= 32; length++) {
      const name = escapeMarkdown(sign.repeat(length));
      const text = `${name} offers 4.\n- ${name}\n**${name}** acts, ${name} waits.`;
      expect([length, kindsIn(parseMarkdown(text))]).toEqual([length, ['list', 'strong']]);
    }
  });
});

describe('letters under runs of combining marks', () => {
  const PILED = `Z${'\u0335\u033e\u0489\u034f'.repeat(50)}oe${'\u0308'.repeat(9)}`;
  const FOUR_MARKS = /\p{M}{4}/u;

  test('a name keeps three combining marks per letter, in new names and wherever older ones are shown', () => {
    const stored = { seats: [{ seat: 0, name: PILED }] };
    const shown = [plainName(stored)(0), labelName(stored)(0), ...seatNames(stored), storableText(PILED), escapeMarkdown(PILED)];
    for (const text of shown) {
      expect(text).not.toMatch(FOUR_MARKS);
      expect(text).toMatch(/^Z\p{M}{3}o\u00eb\p{M}{3}$/u);
    }
  });

  test('a seat is found by a name that is written with other code points', () => {
    const match = { seats: [{ seat: 3, name: 'Zoe\u0308' }] } as unknown as Match;
    expect(parseSeat(match, 'zo\u00eb')).toBe(3);
  });

  test('stored texts keep all combining marks', () => {
    expect(storableText(storableText(PILED))).toBe(storableText(PILED));
    expect(storableText('C\u0000a')).toBe('Ca');
  });
});
