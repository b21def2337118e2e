import type { MatchId } from '#matches/index.ts';
import { NUMBER, WORD } from './customIdParts.ts';

/** Controls of rules and help. */

/** A section of a rule book, or one of its reference entries; the key `ALL` means the list of all sections. */
export interface PageId {
  readonly book: string;
  readonly key: string;
}

export const ALL = 'all';

/** The pages of help, in order. */
export const HELP_PAGES = ['now', 'costs', 'winning'] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** A picture of the board, after a step of the match or at the beginning of a round. */
export interface BoardPicture {
  readonly kind: 'step' | 'round';
  readonly number: number;
}

/** The post after the step that ended a match: its chart with the animation, or the chart alone. */
export interface CoursePicture {
  readonly kind: 'course' | 'chart';
  readonly number: number;
}

/** A picture of one part of the current board. */
export interface PartPicture {
  readonly kind: 'part';
}

export type PictureOf = BoardPicture | CoursePicture | PartPicture;

export const isOfCourse = (of: PictureOf): of is CoursePicture => of.kind === 'course' || of.kind === 'chart';

const NUMBERED: readonly (BoardPicture | CoursePicture)['kind'][] = ['step', 'round', 'course', 'chart'];

export type BookId =
  /** Opens a page in a new message. */
  | { readonly kind: 'section'; readonly page: PageId }
  /** Shows the last of these pages; those before it are the way back. A menu's value is the key of the last one. */
  | { readonly kind: 'rules'; readonly pages: readonly PageId[] }
  | { readonly kind: 'help'; readonly match: MatchId; readonly page: HelpPage }
  /** Explains a picture; without `of` the one of the current board. */
  | { readonly kind: 'explain'; readonly match: MatchId; readonly of?: PictureOf };

const KINDS: readonly string[] = ['section', 'rules', 'help', 'explain'] satisfies BookId['kind'][];

export const isBookId = <Id extends { readonly kind: string }>(id: Id): id is Id & BookId => KINDS.includes(id.kind);

export const partsOfBookId = (id: BookId): readonly (string | number)[] => {
  switch (id.kind) {
    case 'section':
      return [id.page.book, id.page.key];
    case 'rules':
      return id.pages.flatMap(({ book, key }) => [book, key]);
    case 'help':
      return [id.match, id.page];
    case 'explain':
      return [id.match, ...(id.of === undefined ? [] : id.of.kind === 'part' ? [id.of.kind] : [id.of.kind, id.of.number])];
  }
};

/** Returns the content of an id; `undefined` for anything `partsOfBookId` did not produce. */
export const parseBookId = (kind: string, parts: readonly string[]): BookId | undefined => {
  if (kind === 'section' || kind === 'rules') return pagesFrom(kind, parts);
  const [match = '', first, second = '', ...more] = parts;
  if (!NUMBER.test(match) || more.length > 0) return undefined;
  if (kind === 'explain') return explainFrom(Number(match), first, second);
  const page = HELP_PAGES.find((each) => each === first);
  return kind !== 'help' || page === undefined || second !== '' ? undefined : { kind, match: Number(match), page };
};

const pagesFrom = (kind: 'section' | 'rules', parts: readonly string[]): BookId | undefined => {
  if (parts.length === 0 || parts.length % 2 > 0 || parts.some((part) => !WORD.test(part))) return undefined;
  const pages = parts.flatMap((key, index) => (index % 2 === 0 ? [] : [{ book: parts[index - 1] ?? '', key }]));
  const [page, ...others] = pages;
  if (kind === 'rules') return { kind, pages };
  return page === undefined || others.length > 0 ? undefined : { kind, page };
};

const explainFrom = (match: MatchId, of: string | undefined, number: string): BookId | undefined => {
  if (of === undefined) return { kind: 'explain', match };
  if (of === 'part' && number === '') return { kind: 'explain', match, of: { kind: of } };
  const kind = NUMBERED.find((each) => each === of);
  return kind === undefined || !NUMBER.test(number)
    ? undefined
    : { kind: 'explain', match, of: { kind, number: Number(number) } };
};
