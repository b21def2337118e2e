import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENERAL, rulebooks } from '#discord/narration/rulePages.ts';
import { searchRules } from '#discord/rules/rulesSearch.ts';
import { openTable } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { LANGUAGES } from '../support/languages.ts';

/** How many of the 60 searches must find their section first. */
const ENOUGH = 55;

/** A line of a list: what a player types, after the game it is searched in if that matters, and the section they look for. */
const LINE = /^(?:(?<game>\w+): )?(?<typed>.+) => (?<section>\w+\.\w+)$/;

const searchesIn = (language: string) =>
  readFileSync(new URL(`searches/${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { game, typed = '', section = '' } = LINE.exec(line)?.groups ?? {};
      return { line, game, typed, section };
    });

describe.each(LANGUAGES.map((say) => ({ language: say.discord[0] ?? '', say })))('/rules in $language', ({ language, say }) => {
  const code = language.slice(0, 2);

  test('the words of players find the section they look for', () => {
    const searches = searchesIn(code);
    expect(new Set(searches.map(({ line }) => line)).size).toBe(60);
    const missed = searches.flatMap(({ line, game, typed, section }) => {
      const [first] = searchRules(say, game === undefined ? rulebooks(say) : [game, GENERAL], typed);
      const found = first && `${first.id.book}.${first.id.key}`;
      return found === section ? [] : [`${line}, found ${found}`];
    });
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0);
  });
});
