import { escapeMarkdown } from 'discord.js';

/** Control characters and those that turn the direction of writing; not the joiners inside emoji and scripts. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Words of people as one line, where nothing is formatted (a label, a picture). Nothing visible gives `?`. */
export const plainText = (text: string): string => {
  const line = text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return line === '' ? '?' : line;
};

/**
 * Words of people (a name, a reason) as one line of plain text in a post: no markdown, no mention, no link, no second line,
 * no turning of the writing's direction. Nothing visible gives `?`.
 */
export const escapeText = (text: string): string => {
  const unlinked = plainText(text)
    .replaceAll('://', ':\u200b//')
    .replaceAll(/\b(www|discord)\./giu, '$1\u200b.');
  return escapeMarkdown(unlinked, { heading: true, bulletedList: true, numberedList: true, maskedLink: true })
    .replaceAll('<', '\\<')
    .replaceAll('@', '@\u200b')
    .replaceAll(/^(>|-#)/gu, '\\$1');
};
