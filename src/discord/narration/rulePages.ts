import type { Rejection } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { PageId } from '../customIds/bookFields.ts';

/** The rule books as Discord shows them, looked up by the game's id. */

/** The book of rules that hold for every game. */
export const GENERAL = 'house';

/** A page as people read it. */
export interface RulePage {
  readonly id: PageId;
  readonly title: string;
  readonly text: string;
  /** More words by which it is found: what players call things. */
  readonly searched?: string;
  /** Whether it is in a book's list of sections; otherwise it is found by its name. */
  readonly isSection: boolean;
}

const own = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;

export const isBook = ({ books }: Sentences, book: string): boolean => Object.hasOwn(books, book);

/** The books of the games, followed by the general one. */
export const rulebooks = ({ books }: Sentences): readonly string[] => Object.keys(books);

export const bookName = (say: Sentences, book: string): string => (book === GENERAL ? say.help.house : say.game(book).name);

/** Returns the sections of a book in order, then its reference entries. */
export const pagesIn = (say: Sentences, book: string): readonly RulePage[] => {
  const found = own(say.books, book);
  if (found === undefined) return [];
  const { sections, guide } = found;
  return [
    ...Object.keys(guide.related).flatMap((key) => {
      const section = sections[key];
      return section === undefined ? [] : [{ id: { book, key }, ...section, isSection: true }];
    }),
    ...(book === GENERAL
      ? []
      : say.game(book).reference.map(({ key, name, text }) => ({ id: { book, key }, title: name, text, isSection: false }))),
  ];
};

/** Returns a page by its id, which is untrusted. */
export const pageAt = (say: Sentences, { book, key }: PageId): RulePage | undefined =>
  pagesIn(say, book).find(({ id }) => id.key === key);

/** Returns the target of a book's link: `house.orders`, or a page of the same book. */
const linkedFrom = (book: string, link: string): PageId => {
  const [first = '', second] = link.split('.');
  return second === undefined ? { book, key: first } : { book: first, key: second };
};

/** Returns the pages that a page links to. */
export const relatedPages = ({ books }: Sentences, { id: { book, key }, isSection }: RulePage): readonly PageId[] => {
  const guide = own(books, book)?.guide;
  const links = isSection ? guide?.related[key] : guide?.relatedToEntry?.(key);
  return (links ?? []).map((link) => linkedFrom(book, link));
};

/**
 * Returns the page that explains a rejection, from the game's book first, then the general one. `undefined` for a code in no
 * book.
 */
export const ruleForRejection = (
  { books }: Sentences,
  game: string | undefined,
  { code, params }: Rejection,
): PageId | undefined => {
  for (const book of [game ?? GENERAL, GENERAL]) {
    const why = own(own(books, book)?.guide.why ?? {}, code);
    if (why !== undefined) return linkedFrom(book, typeof why === 'string' ? why : why(params));
  }
  return undefined;
};

/** Returns the links of a help page about a game; none for a game without a rule book. */
export const helpLinks = (
  { books }: Sentences,
  game: string,
  page: 'costs' | 'winning' | 'explain' | 'waiting',
): readonly PageId[] => (own(books, game)?.guide.help?.[page] ?? []).map((link) => linkedFrom(game, link));

/** Returns the pages that explain types of move, each page once. */
export const moveLinks = ({ books }: Sentences, game: string, types: readonly string[]): readonly PageId[] => {
  const moves = own(books, game)?.guide.help?.moves ?? {};
  return [...new Set(types.flatMap((type) => own(moves, type) ?? []))].map((link) => linkedFrom(game, link));
};
