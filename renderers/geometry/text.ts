import { shortened } from './printableNames.ts';
import type { Face, Label, Measure } from './shapes.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly align: Label['align'];
  /** The text is shortened to fit. */
  readonly room?: number;
  /** Before any letters are left out, they are set narrower: for our own words, which say nothing when they are cut. */
  readonly narrow?: boolean;
}

/** Letters that are narrower than this part of their width cannot be read at a glance. */
const NARROWEST = 0.7;

/** Words with a number in its place. */
export const numbered = (words: string, number: number | string): string => words.replace('#', String(number));

/** Makes labels whose widths are known. */
export type Text = (text: string, x: number, y: number, style: TextStyle) => Label;

export const textWith =
  (measure: Measure): Text =>
  (text, x, y, { face, size, align, room = Number.POSITIVE_INFINITY, narrow = false }) => {
    const width = (part: string): number => measure(part, face, size);
    const fitting = shortened(text, narrow ? room / NARROWEST : room, width);
    const label = { text: fitting, x, y, face, size, align, width: width(fitting) };
    return narrow && label.width > room ? { ...label, width: room, narrow } : label;
  };
