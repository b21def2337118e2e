import type { Rejection } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { HELP_LINKS } from '#i18n/rules/ofHelp.ts';
import { RELATED, RELATED_TO_REFERENCE } from '#i18n/rules/related.ts';
import { WHY } from '#i18n/rules/why.ts';
import { type Book, type RuleSection, SECTIONS } from '#i18n/rules.ts';
import type { PageId } from '../customIds/rulesCustomId.ts';

/** The rule books as they are read here: by ids of games, which are not known by name. */

/** The book of what holds for every game. */
export const GENERAL = 'house' satisfies Book;

/** A page as it is read. */
export interface RulePage {
  readonly id: PageId;
  readonly title: string;
  readonly text: string;
  /** It stands in a book's list of sections; else it is looked up by its name. */
  readonly isSection: boolean;
}

/** A record by any word, of which it may have nothing. */
type ByWord<T> = Readonly<Record<string, T | undefined>>;

const at = <T>(record: ByWord<T>, word: string): T | undefined => (Object.hasOwn(record, word) ? record[word] : undefined);

export const isBook = (book: string): boolean => Object.hasOwn(SECTIONS, book);

/** The books of the games, and that of the house last. */
export const RULEBOOKS: readonly string[] = [...Object.keys(SECTIONS).filter((book) => book !== GENERAL), GENERAL];

export const bookName = (say: Sentences, book: string): string => (book === GENERAL ? say.help.house : say.game(book).name);

/** The sections of a book in their order, then what can be looked up by its name. */
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

/** A page by its id, which is untrusted. */
export const pageAt = (say: Sentences, { book, key }: PageId): RulePage | undefined =>
  pagesIn(say, book).find(({ id }) => id.key === key);

/** What a link of a book means: `house.orders`, or a page of the same book. */
const linkedFrom = (book: string, link: string): PageId => {
  const [first = '', second] = link.split('.');
  return second === undefined ? { book, key: first } : { book: first, key: second };
};

/** Where a page leads. */
export const relatedPages = ({ id: { book, key }, isSection }: RulePage): readonly PageId[] => {
  const links = isSection
    ? at<readonly string[]>(at<ByWord<readonly string[]>>(RELATED, book) ?? {}, key)
    : at<(entry: string) => readonly string[]>(RELATED_TO_REFERENCE, book)?.(key);
  return (links ?? []).map((link) => linkedFrom(book, link));
};

type Why = string | ((facts: Rejection['params']) => string);

/** What explains a refusal, in the book of the match's game before that of the house. `undefined` for a code of no book. */
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

/** Where a page of help about a game leads; nowhere in a game without rule book. */
export const helpLinks = (game: string, page: Exclude<keyof Links, 'moves'>): readonly PageId[] =>
  (at<Links>(HELP_LINKS, game)?.[page] ?? []).map((link) => linkedFrom(game, link));

/** What explains kinds of move, each page once. */
export const moveLinks = (game: string, types: readonly string[]): readonly PageId[] => {
  const moves = at<Links>(HELP_LINKS, game)?.moves ?? {};
  return [...new Set(types.flatMap((type) => at(moves, type) ?? []))].map((link) => linkedFrom(game, link));
};
