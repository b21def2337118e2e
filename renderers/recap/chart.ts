import type { Seat } from '#engine/game.ts';
import { type Box, type Counter, type Label, type Measure, PAGE, type Point } from '../geometry/shapes.ts';
import { type Text, textWith } from '../geometry/text.ts';
import type { SeatNames } from '../request/picture.ts';
import { printableNames } from '../request/seatNames.ts';
import { spread } from './spread.ts';

/** The course of a finished match: some numbers of each seat, from the first moment to the last. */
export interface ScoreCourse {
  readonly names: SeatNames;
  readonly parts: readonly {
    readonly title: string;
    /** By moment, then by seat. */
    readonly values: readonly (readonly number[])[];
  }[];
}

/** One seat's numbers as a line, with the seat and the last number at its end. */
export interface Line {
  readonly seat: Seat;
  readonly points: readonly Point[];
  readonly counter: Counter;
  readonly last: Label;
}

/** A grid with the lines of all seats on it. */
export interface Panel {
  readonly box: Box;
  readonly title: Label;
  readonly plot: Box;
  readonly ticks: readonly { readonly y: number; readonly label: Label }[];
  readonly moments: readonly Label[];
  readonly lines: readonly Line[];
}

export interface ChartLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly seats: readonly { readonly counter: Counter; readonly name: Label }[];
  readonly panels: readonly Panel[];
}

/** The smallest type size, as on the pictures of the games. */
const TYPE = 40;
const EDGE = 14;
const NAMES_HEIGHT = 84;
const PANEL_HEIGHT = 430;
const PLOT = { left: 110, top: 84, right: 190, bottom: 66 } as const;
const RADIUS = 24;
/** Minimum distance between the labels at the ends of lines. */
const APART = 54;
/** Offset between lines that coincide. */
const ASIDE = 4;
const MAX_MOMENTS = 16;
const MAX_TICKS = 4;

/** Returns the smallest step of 1, 2, 5, 10, 20, … with at most the allowed number of ticks. */
const stepFor = (most: number): number => {
  for (let power = 1; ; power *= 10) for (const one of [1, 2, 5]) if (most / (one * power) <= MAX_TICKS) return one * power;
};

const style = (align: Label['align']) => ({ size: TYPE, align }) as const;

const panel = (index: number, { title, values }: ScoreCourse['parts'][number], text: Text): Panel => {
  const box = {
    x: EDGE,
    y: EDGE + NAMES_HEIGHT + EDGE + index * (PANEL_HEIGHT + EDGE),
    width: PAGE.width - 2 * EDGE,
    height: PANEL_HEIGHT,
  };
  const plot = {
    x: box.x + PLOT.left,
    y: box.y + PLOT.top,
    width: box.width - PLOT.left - PLOT.right,
    height: box.height - PLOT.top - PLOT.bottom,
  };
  const seats = values[0]?.length ?? 0;
  const most = Math.max(1, ...values.flat());
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const down = (value: number): number => plot.y + plot.height * (1 - value / top);
  const across = (moment: number): number => plot.x + (plot.width * moment) / Math.max(1, values.length - 1);
  const ends = spread(
    Array.from({ length: seats }, (_, seat) => down(values.at(-1)?.[seat] ?? 0)),
    APART,
    { from: plot.y, to: plot.y + plot.height },
  );
  const every = Math.ceil(values.length / MAX_MOMENTS);
  return {
    box,
    title: text(title, box.x + 24, box.y + 42, { face: 'display', size: 44, room: box.width - 48 }),
    plot,
    ticks: Array.from({ length: top / step + 1 }, (_, tick) => ({
      y: down(tick * step),
      label: text(String(tick * step), plot.x - 18, down(tick * step), style('right')),
    })),
    moments: values.flatMap((_, moment) =>
      moment % every === 0 && moment < values.length - 1
        ? [text(String(moment + 1), across(moment), box.y + box.height - 34, style('center'))]
        : [],
    ),
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: values.map((row, moment) => ({
        x: across(moment),
        y: down(row[seat] ?? 0) + (seat - (seats - 1) / 2) * ASIDE,
      })),
      counter: { seat, x: plot.x + plot.width + 50, y: ends[seat] ?? 0, radius: RADIUS },
      last: text(String(values.at(-1)?.[seat] ?? 0), plot.x + plot.width + 84, ends[seat] ?? 0, style('left')),
    })),
  };
};

/** Lays out a match's course: the players, and a panel for each part. */
export const layOutChart = ({ names, parts }: ScoreCourse, measure: Measure): ChartLayout => {
  const text = textWith(measure);
  const seats = parts[0]?.values[0]?.length ?? 0;
  const width = (PAGE.width - 2 * EDGE - 16) / Math.max(1, seats);
  const y = EDGE + NAMES_HEIGHT / 2;
  return {
    page: { width: PAGE.width, height: EDGE + NAMES_HEIGHT + EDGE + parts.length * (PANEL_HEIGHT + EDGE) },
    seats: printableNames(seats, names).map((name, seat) => {
      const x = EDGE + 16 + seat * width;
      return {
        counter: { seat, x: x + 28, y, radius: 26 },
        name: text(name, x + 64, y, { ...style('left'), room: width - 76 }),
      };
    }),
    panels: parts.map((part, index) => panel(index, part, text)),
  };
};
