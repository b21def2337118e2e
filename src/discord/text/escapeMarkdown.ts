/** Combining marks above and below a letter, with the invisible characters between them. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]{4,}/gu;
const MAX_MARKS = 3;

const withoutPile = (marks: string): string => {
  let count = 0;
  return marks.replaceAll(/\p{M}/gu, (mark) => (++count > MAX_MARKS ? '' : mark));
};

/**
 * Returns typed text in the form in which it is stored: in NFC, with at most three combining marks in a row, because more would
 * cover neighbouring lines. Without U+0000, the only character that PostgreSQL rejects.
 */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').normalize('NFC').replaceAll(MARKS, withoutPile);

/** Control characters and those that change the text direction; not the joiners inside emoji and scripts. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Characters that show nothing: fillers, joiners, soft hyphens, the blank of Braille. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns typed text as one line for places without formatting (a label, a picture). Returns `?` if nothing is visible. */
export const sanitizeLabel = (text: string): string => {
  const line = storableText(text).replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return VISIBLE.test(line.replaceAll(BLANK, '')) ? line : '?';
};

/** Right-to-left letters. Next to them the digits and punctuation of a sentence would change places. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates right-to-left text, so that its direction ends with it. */
export const isolated = (text: string): string => (RTL.test(text) ? `\u2068${text}\u2069` : text);

/**
 * Characters that format anywhere, and those that format at the start of a line. Each one is escaped separately, so no escaped
 * run can end early.
 */
const MARKUP = /[\\*_~`|[<]/gu;
const AT_LINE_START = /^[>#-]|(?<=^\d+)\./u;

/**
 * Returns typed text (a name, a reason) as one line of plain text for a post: no markdown, mention, link, second line or
 * change of text direction. Returns `?` if nothing is visible.
 */
export const escapeMarkdown = (text: string): string => {
  const unlinked = sanitizeLabel(text)
    .replaceAll('://', ':\u200b//')
    .replaceAll(/\b(www|discord)\./giu, '$1\u200b.');
  const escaped = unlinked.replaceAll(MARKUP, '\\$&').replace(AT_LINE_START, '\\$&').replaceAll('@', '@\u200b');
  return isolated(escaped);
};
