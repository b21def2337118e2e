import { shortened } from './printableNames.ts';
import type { Face, Label, Measure } from './shapes.ts';

export interface TextStyle {
  /** `body` unless said otherwise. */
  readonly face?: Face;
  readonly size: number;
  /** `left` unless said otherwise. */
  readonly align?: Label['align'];
  /** Maximum width; a longer text is shortened to fit. */
  readonly room?: number;
  /** Condense the letters before leaving any out: for our own words, which mean nothing when they are cut. */
  readonly narrow?: boolean;
}

/** Letters condensed below this fraction of their width cannot be read at a glance. */
const NARROWEST = 0.7;

/** Returns the words with the number in place of `#`. */
export const numbered = (words: string, number: number | string): string => words.replace('#', String(number));

/** Returns a label with its measured width. */
export type Text = (text: string, x: number, y: number, style: TextStyle) => Label;

export const textWith =
  (measure: Measure): Text =>
  (text, x, y, { face = 'body', size, align = 'left', room = Number.POSITIVE_INFINITY, narrow = false }) => {
    const width = (part: string): number => measure(part, face, size);
    const fitting = shortened(text, narrow ? room / NARROWEST : room, width);
    const label = { text: fitting, x, y, face, size, align, width: width(fitting) };
    return narrow && label.width > room ? { ...label, width: room, narrow } : label;
  };
