import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../support/games.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** The number of words of a Markdown text. */
const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('the sentences of tutorials in %s', (_, say) => {
  test('the sentences of tutorials are short enough for a phone', () => {
    const steps = Object.values(LESSONS).flatMap(({ game, place }) => Object.entries(say.lessons(game)[place]?.steps ?? {}));
    expect(steps.length).toBeGreaterThan(30);
    for (const [name, { title, text }] of steps) {
      expect(title.length, title).toBeLessThanOrEqual(38);
      if (name === 'farewell') expect(text.length, text).toBeLessThanOrEqual(900);
      else expect(wordsOf(text), text).toBeLessThanOrEqual(say.locale === 'en' ? 35 : 45);
    }
    expect([say.tutorial.goOn, say.tutorial.practise].filter((label) => label.length > 38)).toEqual([]);
  });
});
