import { describe, expect, test } from 'vitest';
import { pageAt, pagesIn, type RulePage, relatedPages, rulebooks } from '#discord/narration/rulePages.ts';
import { CREATURES } from '#games/cyclades/types.ts';
import type { Sentences } from '#i18n/index.ts';
import { SEATS } from '#renderers/themes/seatStyles.ts';
import { REGISTRY } from '../support/games.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';

const keyOf = ({ id: { book, key } }: RulePage): string => `${book}.${key}`;

/** `house.orders`, or the name of a page of this book. */
const named = (book: string, link: string): string => (link.includes('.') ? link : `${book}.${link}`);

/** Every page that a refusal of a book may lead to, by its code. */
const reasons = ({ books }: Sentences, book: string): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(books[book]?.guide.why ?? {}).map(([code, why]) => {
    if (typeof why !== 'function') return [code, [named(book, String(why))]];
    const facts = [
      ...CREATURES.map((creature) => ({ creature, by: 'kraken', item: 'priest', disaster: 'earthquake' })),
      ...['tempest', 'drought', 'plague', 'decline'].map((disaster) => ({
        creature: 'fates',
        by: 'polyphemus',
        item: 'philosopher',
        disaster,
      })),
    ];
    return [code, [...new Set(facts.map((each) => named(book, String(why(each)))))]];
  });

const pagesOf = (say: Sentences): readonly RulePage[] => rulebooks(say).flatMap((book) => pagesIn(say, book));

describe.each(LANGUAGES.map((say) => ({ locale: say.locale, say })))('the rules in $locale', ({ say }) => {
  test(`the rules in ${say.locale} have titles that fit on buttons and texts of a few lines`, () => {
    for (const page of pagesOf(say)) {
      if (!page.isSection) continue;
      expect([keyOf(page), page.title.length]).toSatisfy(([, length]) => length > 0 && length <= 38);
      expect([keyOf(page), page.text.length]).toSatisfy(([, length]) => length >= 80 && length <= 900);
      expect([keyOf(page), page.text.split('\n').length]).toSatisfy(([, lines]) => lines >= 2 && lines <= 8);
    }
  });

  test(`the pages of a rulebook in ${say.locale} have different titles`, () => {
    for (const book of rulebooks(say)) {
      const titles = pagesIn(say, book).map(({ title }) => title.toLowerCase());
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test(`every refusal leads to existing pages of the rules in ${say.locale}`, () => {
    for (const book of ['house', 'cyclades', 'peloponnes'] as const) {
      expect(reasons(say, book).length).toBeGreaterThan(20);
      for (const [code, pages] of reasons(say, book)) {
        for (const page of pages) {
          const [of = '', key = ''] = page.split('.');
          expect([code, page, pageAt(say, { book: of, key }) !== undefined]).toEqual([code, page, true]);
        }
      }
    }
  });

  test(`help in ${say.locale} has short labels for its buttons and a mark for each seat`, () => {
    for (const label of Object.values(say.help.controls)) expect(label.length).toSatisfy((length) => length > 0 && length <= 38);
    expect(new Set(say.help.seatMarks).size).toBe(SEATS.length);
    for (const game of REGISTRY.ids) {
      for (const meaning of Object.values(say.gameHelp(game)?.moves ?? {})) expect(meaning.length).toBeLessThanOrEqual(120);
    }
  });
});

describe('the links between rules', () => {
  const say = messagesFor();
  const pages = pagesOf(say);
  const known = new Set(pages.map(keyOf));

  test('a page of the rules links to one to five other pages, which exist', () => {
    for (const page of pages) {
      const links = relatedPages(say, page).map(({ book, key }) => `${book}.${key}`);
      expect(links.length).toBeGreaterThan(0);
      expect(links.length).toBeLessThanOrEqual(5);
      expect(new Set(links).size).toBe(links.length);
      expect(links).not.toContain(keyOf(page));
      for (const link of links) expect(known).toContain(link);
    }
  });

  test('links lead from the first section of a rulebook to every other', () => {
    for (const book of rulebooks(say)) {
      const first = pages.find(({ id, isSection }) => isSection && id.book === book);
      const reached = new Set<string>();
      const walk = (page: RulePage | undefined): void => {
        if (page === undefined || reached.has(keyOf(page))) return;
        reached.add(keyOf(page));
        for (const { book: of, key } of relatedPages(say, page)) walk(pages.find(({ id }) => id.book === of && id.key === key));
      };
      walk(first);
      const sections = pages.filter(({ id, isSection }) => isSection && id.book === book).map(keyOf);
      expect(sections.filter((section) => !reached.has(section))).toEqual([]);
    }
  });

  test('the sections of a rulebook fit into one menu', () => {
    for (const { guide } of Object.values(say.books)) expect(Object.keys(guide.related).length).toBeLessThanOrEqual(25);
  });
});
