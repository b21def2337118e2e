import type { Sentences } from '#i18n/index.ts';
import type { CommandContext } from '../command/command.ts';
import { button, buttonRows, IN_A_ROW, menu, type Reply, type Row, row, text, textReply } from '../components/reply.ts';
import { fitsCustomId } from '../customIds/customId.ts';
import { ALL, type PageId } from '../customIds/rulesCustomId.ts';
import { denied } from '../narration/refusalReply.ts';
import { bookName, isBook, pageAt, pagesIn, RULEBOOKS, type RulePage, relatedPages } from '../narration/rulePages.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { truncate } from '../text/truncate.ts';
import { MAX_SEARCH_LENGTH, searchRules } from './rulesSearch.ts';

/** The rules at hand, a page at a time. */

/** Buttons that open pages in messages of their own; as many as stand side by side. */
export const sectionRows = (say: Sentences, pages: readonly PageId[]): readonly Row[] =>
  buttonRows(
    pages
      .slice(0, IN_A_ROW)
      .flatMap((id) => pageAt(say, id) ?? [])
      .map(({ id, title }) => button({ kind: 'section', page: id }, title)),
  );

/** A page with the way that led to it; where it is none any more, the list of its book. */
export const rulesAnswer = ({ say }: CommandContext, pages: readonly PageId[], chosen?: string): Reply => {
  const last = pages.at(-1);
  const shown = last !== undefined && chosen !== undefined ? { book: last.book, key: chosen } : last;
  if (shown === undefined || !isBook(shown.book)) return denied(say, 'notUnderstood');
  // What was chosen in a list has that list behind it.
  const before = eachOnce(chosen === undefined ? pages : [...pages, shown]).slice(0, -1);
  const page = pageAt(say, shown);
  return page === undefined ? contentsAnswer(say, shown.book, before) : pageAnswer(say, page, before);
};

/** What somebody looks for in some books: the page named or found best, and the next best; or the list of the first book. */
export const foundAnswer = ({ say }: CommandContext, books: readonly string[], typed: string): Reply => {
  const [book = ''] = books;
  const list = typed.trim() === '' ? book : namedList(typed);
  if (list !== undefined) return contentsAnswer(say, list, []);
  const [best, ...others] = namedPage(say, typed) ?? searchRules(say, books, typed);
  if (best === undefined) {
    const { components } = contentsAnswer(say, book, []);
    return { components: [text(say.help.nothingFound(escapeMarkdown(truncate(typed, MAX_SEARCH_LENGTH)))), ...components] };
  }
  return pageAnswer(say, best, [], others.slice(0, IN_A_ROW));
};

/** The book whose list is named by its value, `book.all`. */
const namedList = (typed: string): string | undefined => {
  const [book = '', key, ...more] = typed.trim().split('.');
  return key === ALL && more.length === 0 && isBook(book) ? book : undefined;
};

/** A page by the value that is offered while one types: `book.key`. */
const namedPage = (say: Sentences, typed: string): readonly RulePage[] | undefined => {
  const [book = '', key, ...more] = typed.trim().split('.');
  const page = key === undefined || more.length > 0 ? undefined : pageAt(say, { book, key });
  return page === undefined ? undefined : [page];
};

const same = (one: PageId, other: PageId): boolean => one.book === other.book && one.key === other.key;

/** Each page where it was turned to last: of two ways that go to and fro, as much as a control can carry could be the same. */
const eachOnce = (pages: readonly PageId[]): readonly PageId[] =>
  pages.filter((page, index) => !pages.slice(index + 1).some((later) => same(page, later)));

/** As many of the pages before as a control can carry. */
const turned = (pages: readonly PageId[]): { readonly kind: 'rules'; readonly pages: readonly PageId[] } => {
  const once = eachOnce(pages);
  const id = { kind: 'rules', pages: once } as const;
  return once.length <= 1 || fitsCustomId(id) ? id : turned(once.slice(1));
};

/** A page with buttons to others: those found beside it, those it leads to, the one before it, and the list. */
const pageAnswer = (say: Sentences, page: RulePage, before: readonly PageId[], others: readonly RulePage[] = []): Reply => {
  const way = [...before, page.id];
  const label = (other: PageId): string => pageAt(say, other)?.title ?? '';
  const found = others.map(({ id }) => id);
  const linked = relatedPages(page).filter((link) => !found.some((other) => same(other, link)));
  const back = before.at(-1);
  const list: PageId = { book: page.id.book, key: ALL };
  const steps = [
    ...(back === undefined ? [] : [button(turned(before), say.common.controls.back)]),
    ...(back !== undefined && same(back, list) ? [] : [button(turned([...way, list]), say.help.controls.contents)]),
  ];
  const rows = [found, linked].map((some) => some.slice(0, IN_A_ROW).map((to) => button(turned([...way, to]), label(to))));
  return {
    components: [
      text(page.isSection ? `${say.help.section(page.title, bookName(say, page.id.book))}\n${page.text}` : page.text),
      ...[...rows, steps].flatMap(buttonRows),
    ],
  };
};

/** All sections of a book to choose from, and the other books. */
const contentsAnswer = (say: Sentences, book: string, from: readonly PageId[]): Reply => {
  const here: PageId = { book, key: ALL };
  // The list stands for a page that is gone, too, which it may have been chosen from.
  const before = from.filter((page) => !same(page, here));
  const sections = pagesIn(say, book).filter(({ isSection }) => isSection);
  const back = before.at(-1);
  const others = RULEBOOKS.filter((other) => other !== book);
  return textReply(
    say.help.contents(bookName(say, book)),
    row(
      menu(
        turned([...before, here]),
        say.help.controls.chooseSection,
        sections.map(({ id, title }) => ({ value: id.key, label: title })),
      ),
    ),
    row(
      ...(back === undefined ? [] : [button(turned(before), say.common.controls.back)]),
      ...others.map((other) => button(turned([...before, here, { book: other, key: ALL }]), bookName(say, other))),
    ),
  );
};
