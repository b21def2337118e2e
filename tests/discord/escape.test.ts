import { describe, expect, it } from 'vitest';
import { escapeText } from '#discord/escape.ts';
import { type MarkdownNode, parseMarkdown } from '#sandbox/page/text/markdown.ts';

/** What is formatted, from the outside in. */
const kindsIn = (nodes: readonly MarkdownNode[]): readonly string[] =>
  nodes.flatMap(({ type, content, items }) => {
    const within = [content, ...(items ?? []).map((item: { content: unknown }) => item.content)].filter(Array.isArray);
    return [...(['text', 'escape', 'br'].includes(type) ? [] : [type]), ...within.flatMap(kindsIn)];
  });

describe('a name in a post', () => {
  it.each([
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
    ['אדה', '\u2068אדה\u2069'],
    ['*عدا* 5', '\u2068\\*عدا\\* 5\u2069'],
  ])('%j is written %j', (name, written) => {
    expect(escapeText(name)).toBe(written);
  });

  it.each([...'*_~`|\\[<>#-'])('that is nothing but %s, however long, formats nothing in any line', (sign) => {
    for (let length = 1; length <= 32; length++) {
      const name = escapeText(sign.repeat(length));
      const text = `${name} offers 4.\n- ${name}\n**${name}** acts, ${name} waits.`;
      expect([length, kindsIn(parseMarkdown(text))]).toEqual([length, ['list', 'strong']]);
    }
  });
});
