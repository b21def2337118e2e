import { unsigned } from '#i18n/index.ts';

/**
 * Returns lines as one text of at most `limit` characters and `most` lines: the newest that fit, below a line for the omitted
 * older ones (`more`, called with their number). If even the newest line does not fit, it is omitted too. Lines lose their emojis
 * before one is omitted for lack of room.
 */
export const truncateLines = (
  lines: readonly string[],
  limit: number,
  more: (lines: number) => string,
  most = Number.POSITIVE_INFINITY,
): string => {
  const [text, kept] = newest(lines, limit, more, most);
  return kept === Math.min(lines.length, most) ? text : newest(lines.map(unsigned), limit, more, most)[0];
};

/** Returns the text, and how many of the lines it has. */
const newest = (
  lines: readonly string[],
  limit: number,
  more: (lines: number) => string,
  most: number,
): readonly [text: string, kept: number] => {
  const whole = lines.join('\n');
  if (whole.length <= limit && lines.length <= most) return [whole, lines.length];
  let room = limit - more(lines.length).length;
  let kept = 0;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0 || kept === most) break;
    kept += 1;
  }
  return [[more(lines.length - kept), ...lines.slice(lines.length - kept)].join('\n'), kept];
};
