import { shortened } from './names.ts';
import type { Face, Label, Measure } from './shapes.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly align: Label['align'];
  /** The text is shortened to fit. */
  readonly room?: number;
}

/** Makes labels whose widths are known. */
export type Text = (text: string, x: number, y: number, style: TextStyle) => Label;

export const textWith =
  (measure: Measure): Text =>
  (text, x, y, { face, size, align, room = Number.POSITIVE_INFINITY }) => {
    const width = (part: string): number => measure(part, face, size);
    const fitting = shortened(text, room, width);
    return { text: fitting, x, y, face, size, align, width: width(fitting) };
  };
