import type { Sentences } from '#i18n/index.ts';
import type { CommandContext } from '../command/command.ts';
import { button, buttonRows, IN_A_ROW, menu, type Reply, type Row, row, text, textReply } from '../components/reply.ts';
import { ALL, type PageId } from '../customIds/bookFields.ts';
import { fitsCustomId } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { bookName, isBook, pageAt, pagesIn, type RulePage, relatedPages, rulebooks } from '../narration/rulePages.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { truncate } from '../text/truncate.ts';
import { isEmptySearch, MAX_SEARCH_LENGTH, nearestRules, searchRules } from './rulesSearch.ts';

/** Shows the rules, one page at a time. */

/** Returns buttons that open pages in new messages; at most one row. */
export const sectionRows = (say: Sentences, pages: readonly PageId[]): readonly Row[] =>
  buttonRows(
    pages
      .slice(0, IN_A_ROW)
      .flatMap((id) => pageAt(say, id) ?? [])
      .map(({ id, title }) => button({ kind: 'section', page: id }, title)),
  );

/**
 * Returns the last of some pages, or the one chosen in its menu, with a way back through the others. If the page no longer
 * exists, returns the list of its book.
 */
export const rulesReply = ({ say }: CommandContext, pages: readonly PageId[], chosen?: string): Reply => {
  const last = pages.at(-1);
  const shown = last !== undefined && chosen !== undefined ? { book: last.book, key: chosen } : last;
  if (shown === undefined || !isBook(say, shown.book)) return denied(say, 'notUnderstood');
  // A page chosen in a list has that list as the page before it.
  const before = eachOnce(chosen === undefined ? pages : [...pages, shown]).slice(0, -1);
  const page = pageAt(say, shown);
  return page === undefined ? contentsReply(say, shown.book, before) : pageReply(say, page, before);
};

/**
 * Returns the pages in some books that fit the typed text: the one named or the best match, with links to the next best; or the
 * list of the first book.
 */
export const foundReply = ({ say }: CommandContext, books: readonly string[], typed: string): Reply => {
  const [book = ''] = books;
  if (isEmptySearch(say, typed)) return contentsReply(say, book, []);
  const named = pageNamed(typed);
  if (named?.key === ALL && isBook(say, named.book)) return contentsReply(say, named.book, []);
  const page = named && pageAt(say, named);
  const [best, ...others] = page === undefined ? searchRules(say, books, typed) : [page];
  if (best === undefined) {
    const [nearest, { components }] = [nearestRules(say, books, typed), contentsReply(say, book, [])];
    const nothing = say.help.nothingFound(escapeMarkdown(truncate(typed, MAX_SEARCH_LENGTH)));
    return {
      components: [text(nothing), ...buttonRows(nearest.map((page) => pageButton([page.id], page.title))), ...components],
    };
  }
  return pageReply(say, best, [], others.slice(0, IN_A_ROW));
};

/** Returns the page that an autocomplete value names: `book.key`. */
const pageNamed = (typed: string): PageId | undefined => {
  const [book = '', key, ...more] = typed.trim().split('.');
  return key === undefined || more.length > 0 ? undefined : { book, key };
};

const same = (one: PageId, other: PageId): boolean => one.book === other.book && one.key === other.key;

/**
 * Returns each page once, at its last position. Otherwise going back and forth would fill up the control, and two controls
 * could be identical.
 */
const eachOnce = (pages: readonly PageId[]): readonly PageId[] =>
  pages.filter((page, index) => !pages.slice(index + 1).some((later) => same(page, later)));

/** Returns the id of a control that shows the last page. It holds as many of the pages before it as fit. */
const pagesId = (pages: readonly PageId[]): { readonly kind: 'rules'; readonly pages: readonly PageId[] } => {
  const once = eachOnce(pages);
  const id = { kind: 'rules', pages: once } as const;
  return once.length <= 1 || fitsCustomId(id) ? id : pagesId(once.slice(1));
};

/** Returns a button that shows the last of some pages. */
const pageButton = (pages: readonly PageId[], title: string) => button(pagesId(pages), title);

/** Returns a page with buttons to others: other search results, the pages it links to, the previous one, and the list. */
const pageReply = (say: Sentences, page: RulePage, before: readonly PageId[], others: readonly RulePage[] = []): Reply => {
  const way = [...before, page.id];
  const label = (other: PageId): string => pageAt(say, other)?.title ?? '';
  const found = others.map(({ id }) => id);
  const linked = relatedPages(say, page).filter((link) => !found.some((other) => same(other, link)));
  const back = before.at(-1);
  const list: PageId = { book: page.id.book, key: ALL };
  const steps = [
    ...(back === undefined ? [] : [button(pagesId(before), say.common.controls.back)]),
    ...(back !== undefined && same(back, list) ? [] : [button(pagesId([...way, list]), say.help.controls.contents)]),
  ];
  const rows = [found, linked].map((some) => some.slice(0, IN_A_ROW).map((to) => pageButton([...way, to], label(to))));
  return {
    components: [
      text(page.isSection ? `${say.help.section(page.title, bookName(say, page.id.book))}\n${page.text}` : page.text),
      ...[...rows, steps].flatMap(buttonRows),
    ],
  };
};

/** Returns all sections of a book to choose from, and the other books. */
const contentsReply = (say: Sentences, book: string, from: readonly PageId[]): Reply => {
  const here: PageId = { book, key: ALL };
  // The list also replaces a page that no longer exists, and may itself be the page before.
  const before = from.filter((page) => !same(page, here));
  const sections = pagesIn(say, book).filter(({ isSection }) => isSection);
  const back = before.at(-1);
  const others = rulebooks(say).filter((other) => other !== book);
  return textReply(
    say.help.contents(bookName(say, book)),
    row(
      menu(
        pagesId([...before, here]),
        say.help.controls.chooseSection,
        sections.map(({ id, title }) => ({ value: id.key, label: title })),
      ),
    ),
    row(
      ...(back === undefined ? [] : [button(pagesId(before), say.common.controls.back)]),
      ...others.map((other) => button(pagesId([...before, here, { book: other, key: ALL }]), bookName(say, other))),
    ),
  );
};
