/** Marks above and below a letter, with what is invisible between them. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]{4,}/gu;
const MAX_MARKS = 3;

const withoutPile = (marks: string): string => {
  let count = 0;
  return marks.replaceAll(/\p{M}/gu, (mark) => (++count > MAX_MARKS ? '' : mark));
};

/**
 * Words of people as they may be kept: in NFC, with at most three combining marks in a row, which else would cover the lines around.
 * Without U+0000, the one character that PostgreSQL does not take.
 */
export const keepable = (text: string): string => text.replaceAll('\u0000', '').normalize('NFC').replaceAll(MARKS, withoutPile);

/** Control characters and those that turn the direction of writing; not the joiners inside emoji and scripts. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** What leaves no mark where it is written: fillers, joiners, soft hyphens, the blank of Braille. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Words of people as one line, where nothing is formatted (a label, a picture). Nothing visible gives `?`. */
export const sanitizeLabel = (text: string): string => {
  const line = keepable(text).replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return VISIBLE.test(line.replaceAll(BLANK, '')) ? line : '?';
};

/** Letters written from right to left: beside them digits and signs of a sentence would change places. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Has the direction of a text end with it. */
const isolated = (text: string): string => (RTL.test(text) ? `\u2068${text}\u2069` : text);

/** What formats wherever it stands, and what does where a line begins. Each sign is escaped by itself: there is no run that ends early. */
const MARKUP = /[\\*_~`|[<]/gu;
const AT_LINE_START = /^[>#-]|(?<=^\d+)\./u;

/**
 * Words of people (a name, a reason) as one line of plain text in a post: no markdown, no mention, no link, no second line,
 * no turning of the writing's direction. Nothing visible gives `?`.
 */
export const escapeMarkdown = (text: string): string => {
  const unlinked = sanitizeLabel(text)
    .replaceAll('://', ':\u200b//')
    .replaceAll(/\b(www|discord)\./giu, '$1\u200b.');
  const escaped = unlinked.replaceAll(MARKUP, '\\$&').replace(AT_LINE_START, '\\$&').replaceAll('@', '@\u200b');
  return isolated(escaped);
};
