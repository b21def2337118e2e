import { describe, expect, it } from 'vitest';
import { escapeText } from '#discord/escape.ts';

describe('a name in a post', () => {
  it.each([
    ['Ada', 'Ada'],
    ['**bold** _it_ ~~s~~ ||sp|| `c`', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~s\\~\\~ \\|\\|sp\\|\\| \\`c\\`'],
    ['<@123> <#4> <:e:5> </x:6>', '\\<@\u200b123> \\<#4> \\<:e:5> \\</x:6>'],
    ['@everyone', '@\u200beveryone'],
    ['# big', '\\# big'],
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
    ['\u3164Ada', '\u3164Ada'],
    ['אדה', '\u2068אדה\u2069'],
    ['*عدا* 5', '\u2068\\*عدا\\* 5\u2069'],
  ])('%j is written %j', (name, written) => {
    expect(escapeText(name)).toBe(written);
  });
});
