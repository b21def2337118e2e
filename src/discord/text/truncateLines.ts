import { unsigned } from '#i18n/index.ts';

/** A line, and how much it matters where there is room for few: more than others, or 0. */
export interface WeighedLine {
  readonly text: string;
  readonly weight: number;
}

/**
 * Returns lines as one text of at most `limit` characters and `most` lines, in their order: those that matter most, of equal ones the
 * newest, with a line for all omitted ones (`more`, called with their number) where most of them were, or below all others. Lines lose their emojis before one
 * is omitted for lack of room.
 */
export const truncateLines = (
  lines: readonly (string | WeighedLine)[],
  limit: number,
  more: (lines: number) => string,
  most = Number.POSITIVE_INFINITY,
  isMoreBelow = false,
): string => {
  const weighed = lines.map((line) => (typeof line === 'string' ? { text: line, weight: 0 } : line));
  const within = (all: readonly WeighedLine[]) => fitted(all, limit, more, most, isMoreBelow);
  const [text, kept] = within(weighed);
  if (kept === Math.min(lines.length, most)) return text;
  return within(weighed.map((line) => ({ ...line, text: unsigned(line.text) })))[0];
};

/** Returns the text, and how many of the lines it has. */
const fitted = (
  lines: readonly WeighedLine[],
  limit: number,
  more: (lines: number) => string,
  most: number,
  isMoreBelow: boolean,
): readonly [text: string, kept: number] => {
  const whole = lines.map(({ text }) => text).join('\n');
  if (whole.length <= limit && lines.length <= most) return [whole, lines.length];
  let room = limit - more(lines.length).length;
  const kept = new Set<WeighedLine>();
  for (const line of lines.toReversed().toSorted((one, other) => other.weight - one.weight)) {
    room -= line.text.length + 1;
    if (room < 0 || kept.size === most) break;
    kept.add(line);
  }
  const texts = lines.filter((line) => kept.has(line)).map(({ text }) => text);
  return [
    texts.toSpliced(isMoreBelow ? texts.length : widestGap(lines, kept), 0, more(lines.length - kept.size)).join('\n'),
    kept.size,
  ];
};

/** Returns before which of the kept lines most omitted ones in a row were. */
const widestGap = (lines: readonly WeighedLine[], kept: ReadonlySet<WeighedLine>): number => {
  const gaps = [0];
  for (const line of lines) {
    if (kept.has(line)) gaps.push(0);
    else gaps.push((gaps.pop() ?? 0) + 1);
  }
  return gaps.indexOf(Math.max(...gaps));
};
