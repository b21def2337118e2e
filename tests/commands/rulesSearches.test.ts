import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENERAL, rulebooks } from '#discord/narration/rulePages.ts';
import { MAX_SEARCH_LENGTH, nearestRules, searchRules } from '#discord/rules/rulesSearch.ts';
import { LANGUAGE_FACTS } from '#i18n/phrases/languages.ts';
import { openTable } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { messagesFor } from '../support/languages.ts';

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

describe.each(LANGUAGE_FACTS)('/rules in $language', ({ language, discord: [locale] }) => {
  const say = messagesFor(locale);

  test('the words of players find the section they look for', () => {
    const searches = searchesIn(language);
    expect(new Set(searches.map(({ line }) => line)).size).toBe(60);
    const missed = searches.flatMap(({ line, game, typed, section }) => {
      const [first] = searchRules(say, game === undefined ? rulebooks(say) : [game, GENERAL], typed);
      const found = first && `${first.id.book}.${first.id.key}`;
      return found === section ? [] : [`${line}, found ${found}`];
    });
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(searches.length - ENOUGH);
  });

  test('a text that no page is about offers the nearest three', async () => {
    const { title = '' } = say.books.cyclades?.sections.offerings ?? {};
    const typed = `${title} qwertzuiop`;
    const nearest = nearestRules(say, rulebooks(say), typed);
    expect(nearest).toHaveLength(3);
    const shown = await openTable().slash('Emmy', 'rules', { search: typed }, { locale });
    expect(shown?.text).toContain(say.help.nothingFound(typed));
    const labels = shown?.controls.map(({ label }) => label).slice(0, 3);
    expect(labels).toEqual(nearest.map((page) => page.title));
    if (shown !== undefined) expectWithinLimits(shown);
  });

  test('stop words, single letters and signs give the lists of the books, and their sections', async () => {
    const table = openTable();
    for (const typed of [say.stopWords.slice(0, MAX_SEARCH_LENGTH).replace(/ \S*$/u, ''), 'x', 'Q', '?!', '']) {
      const shown = await table.slash('Emmy', 'rules', { search: typed }, { locale });
      expect(shown?.text).toMatch(new RegExp(`^\\*\\*.+: ${say.game('cyclades').name}\\*\\*`));
      const choices = await table.suggest('Emmy', 'rules', { search: typed }, 'search', { locale });
      expect(choices).toHaveLength(25);
      expect(choices.slice(0, 4).map(({ value }) => value)).toEqual([
        'cyclades.all',
        'peloponnes.all',
        'house.all',
        'cyclades.goal',
      ]);
    }
  });

  test('autocomplete offers the best 25 of more pages', async () => {
    const typed = '1';
    const found = searchRules(say, rulebooks(say), typed);
    expect(found.length).toBeGreaterThan(25);
    const choices = await openTable().suggest('Emmy', 'rules', { search: typed }, 'search', { locale });
    expect(choices.map(({ value }) => value)).toEqual(found.slice(0, 25).map(({ id }) => `${id.book}.${id.key}`));
  });
});
