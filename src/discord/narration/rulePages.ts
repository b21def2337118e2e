import type { Rejection } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { HELP_LINKS } from '#i18n/rules/ofHelp.ts';
import { RELATED, RELATED_TO_REFERENCE } from '#i18n/rules/related.ts';
import { WHY } from '#i18n/rules/why.ts';
import { type Book, type RuleSection, SECTIONS } from '#i18n/rules.ts';
import type { PageId } from '../customIds/rulesCustomId.ts';

/** The rule books as Discord shows them. They are found by the game's id, so this module names no game. */

/** The book of rules that hold for every game. */
export const GENERAL = 'house' satisfies Book;

/** A page as people read it. */
export interface RulePage {
  readonly id: PageId;
  readonly title: string;
  readonly text: string;
  /** Whether it is in a book's list of sections; otherwise it is found by its name. */
  readonly isSection: boolean;
}

/** A record indexed by any string, which it may lack. */
type ByWord<T> = Readonly<Record<string, T | undefined>>;

const at = <T>(record: ByWord<T>, word: string): T | undefined => (Object.hasOwn(record, word) ? record[word] : undefined);

export const isBook = (book: string): boolean => Object.hasOwn(SECTIONS, book);

/** The books of the games, followed by the general one. */
export const RULEBOOKS: readonly string[] = [...Object.keys(SECTIONS).filter((book) => book !== GENERAL), GENERAL];

export const bookName = (say: Sentences, book: string): string => (book === GENERAL ? say.help.house : say.game(book).name);

/** Returns the sections of a book in order, then its reference entries. */
export const pagesIn = (say: Sentences, book: string): readonly RulePage[] => {
  if (!isBook(book)) return [];
  const sections = at<ByWord<RuleSection>>(say.rules, book) ?? {};
  return [
    ...(at<readonly string[]>(SECTIONS, book) ?? []).flatMap((key) => {
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
export const relatedPages = ({ id: { book, key }, isSection }: RulePage): readonly PageId[] => {
  const links = isSection
    ? at<readonly string[]>(at<ByWord<readonly string[]>>(RELATED, book) ?? {}, key)
    : at<(entry: string) => readonly string[]>(RELATED_TO_REFERENCE, book)?.(key);
  return (links ?? []).map((link) => linkedFrom(book, link));
};

type Why = string | ((facts: Rejection['params']) => string);

/**
 * Returns the page that explains a rejection, from the game's book first, then the general one. `undefined` for a code in no
 * book.
 */
export const ruleForRejection = (game: string | undefined, { code, params }: Rejection): PageId | undefined => {
  for (const book of [game ?? GENERAL, GENERAL]) {
    const why = at(at<ByWord<unknown>>(WHY, book) ?? {}, code) as Why | undefined;
    if (why !== undefined) return linkedFrom(book, typeof why === 'string' ? why : why(params));
  }
  return undefined;
};

interface Links {
  readonly moves: ByWord<string>;
  readonly costs: readonly string[];
  readonly winning: readonly string[];
  readonly explain: readonly string[];
  readonly waiting: readonly string[];
}

/** Returns the links of a help page about a game; none for a game without a rule book. */
export const helpLinks = (game: string, page: Exclude<keyof Links, 'moves'>): readonly PageId[] =>
  (at<Links>(HELP_LINKS, game)?.[page] ?? []).map((link) => linkedFrom(game, link));

/** Returns the pages that explain types of move, each page once. */
export const moveLinks = (game: string, types: readonly string[]): readonly PageId[] => {
  const moves = at<Links>(HELP_LINKS, game)?.moves ?? {};
  return [...new Set(types.flatMap((type) => at(moves, type) ?? []))].map((link) => linkedFrom(game, link));
};
