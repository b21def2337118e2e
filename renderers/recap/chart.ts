import type { Seat } from '#engine/game.ts';
import { type Counter, type Label, type Measure, PAGE, type Point } from '../geometry/shapes.ts';
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
    /** The number at the bottom; 0 if absent. */
    readonly from?: number;
    readonly turns?: readonly CourseTurn[];
  }[];
}

/** A change within a round, which gets a number on the axis. */
export interface CourseTurn {
  /** Where it begins and ends, in moments: 1.5 is halfway from the second to the third. */
  readonly places: readonly [from: number, to: number];
  /** The numbers by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** One seat's numbers as a line, with the seat and the last number at its end. */
export interface Line {
  readonly seat: Seat;
  readonly points: readonly Point[];
  /** From the last point to the counter. */
  readonly leader: readonly Point[];
  readonly counter: Counter;
  readonly last: Label;
}

/** A grid with the lines of all seats on it. */
export type Panel = Readonly<ReturnType<typeof panel>>;

export type ChartLayout = Readonly<ReturnType<typeof layOutChart>>;

/** The smallest type size, as on the pictures of the games. */
const TYPE = 40;
const EDGE = 14;
const NAMES_HEIGHT = 84;
const PANEL_HEIGHT = 444;
/** `wide`: the room that numbers of four digits need on the left. */
const PLOT = { left: 110, wide: 136, top: 84, right: 200, bottom: 80 } as const;
const RADIUS = 24;
/** Width of the room for leaders, from the ends of lines to their counters. */
const LEADER = 36;
/** Minimum distance between the labels at the ends of lines. */
const APART = 54;
/** Offset between lines that coincide. */
const ASIDE = 6;
/** Radius of the numbers of turns. */
const TURN = 26;
const MAX_MOMENTS = 16;
const MAX_TICKS = 4;

/** Returns the smallest step of 1, 2, 5, 10, 20, … with at most the allowed number of ticks. */
const stepFor = (most: number): number => {
  for (let power = 1; ; power *= 10) for (const one of [1, 2, 5]) if (most / (one * power) <= MAX_TICKS) return one * power;
};

const style = (align: Label['align']) => ({ size: TYPE, align }) as const;

const panel = (index: number, { title, values, from = 0, turns = [] }: ScoreCourse['parts'][number], text: Text) => {
  const box = {
    x: EDGE,
    y: EDGE + NAMES_HEIGHT + EDGE + index * (PANEL_HEIGHT + EDGE),
    width: PAGE.width - 2 * EDGE,
    height: PANEL_HEIGHT,
  };
  const seats = values[0]?.length ?? 0;
  const most = Math.max(from + 1, ...values.flat(), ...turns.flatMap(({ before, after }) => [...before, ...after]));
  const step = stepFor(most - from);
  const top = from + Math.ceil((most - from) / step) * step;
  const left = top < 1_000 ? PLOT.left : PLOT.wide;
  const plot = {
    x: box.x + left,
    y: box.y + PLOT.top,
    width: box.width - left - PLOT.right,
    height: box.height - PLOT.top - PLOT.bottom,
  };
  const down = (value: number): number => plot.y + plot.height * (1 - (value - from) / (top - from));
  const across = (moment: number): number => plot.x + (plot.width * moment) / Math.max(1, values.length - 1);
  const right = plot.x + plot.width;
  const told = [
    ...values.map((row, place) => ({ place, row })),
    ...turns.flatMap(({ places, before, after }) => [
      { place: places[0], row: before },
      { place: places[1], row: after },
    ]),
  ].toSorted((one, other) => one.place - other.place);
  const courses = Array.from({ length: seats }, (_, seat) =>
    told.map(({ place, row }) => ({ x: across(place), y: down(row[seat] ?? from) + (seat - (seats - 1) / 2) * ASIDE })),
  );
  const turned = turns.map(({ places }) => across(places[1]));
  const numbered = spread(turned, 2 * TURN + 4, { from: plot.x, to: right });
  const ends = spread(
    courses.map((_, seat) => down(values.at(-1)?.[seat] ?? from)),
    APART,
    { from: box.y + APART / 2, to: box.y + box.height - APART / 2 },
  );
  const every = Math.ceil(values.length / MAX_MOMENTS);
  const shown = values.flatMap((_, moment) => (moment % every === 0 && moment < values.length - 1 ? [moment] : []));
  return {
    box,
    title: text(title, box.x + 24, box.y + 42, { face: 'display', size: 44, room: right - box.x - 24 }),
    plot,
    ticks: Array.from({ length: (top - from) / step + 1 }, (_, tick) => {
      const y = down(from + tick * step);
      return { y, label: text(String(from + tick * step), plot.x - 18, y, style('right')) };
    }),
    moments: shown.map((moment) => text(String(moment + 1), across(moment), box.y + box.height - 34, style('center'))),
    /** Tops of the marks on the axis below: one for each number there, and one for the end. */
    marks: [...shown, values.length - 1].map((moment) => ({ x: across(moment), y: plot.y + plot.height })),
    /** The numbers of turns on the axis, each with the line above it. */
    turns: turned.map((x, index) => {
      const disc = { x: numbered[index] ?? x, y: plot.y + plot.height };
      return {
        disc,
        radius: TURN,
        line: [{ x, y: plot.y }, disc],
        label: text(String(index + 1), disc.x, disc.y, style('center')),
      };
    }),
    lines: courses.map((points, seat) => {
      const y = ends[seat] ?? 0;
      return {
        seat,
        points,
        leader: [...points.slice(-1), { x: right + LEADER, y }],
        counter: { seat, x: right + LEADER + RADIUS, y, radius: RADIUS },
        last: text(String(values.at(-1)?.[seat] ?? 0), right + LEADER + 2 * RADIUS + 10, y, style('left')),
      };
    }),
  };
};

/** Lays out a match's course: the players, and a panel for each part. */
export const layOutChart = ({ names, parts }: ScoreCourse, measure: Measure) => {
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
