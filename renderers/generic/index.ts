import { viewTable } from '#engine/viewTable.ts';
import { type Brush, drawBox, drawCounter, drawLabel } from '../drawing/brush.ts';
import type { Part, Plan } from '../drawing/plan.ts';
import { type Box, type Label, type Measure, PAGE } from '../geometry/shapes.ts';
import { textWith } from '../geometry/text.ts';
import { shaded } from '../render/gameRenderer.ts';
import type { SeatNames } from '../request/picture.ts';
import { printableNames } from '../request/seatNames.ts';
import type { Theme } from '../themes/theme.ts';

const EDGE = 60;
const LINE = 120;
const SIZE = 52;
const SEAT_WIDTH = 460;
const RADIUS = 36;

/** The lines of the table, and the seats' counters. */
interface Layout {
  readonly height: number;
  readonly rows: readonly Box[];
  readonly titles: readonly Label[];
  readonly labels: readonly Label[];
}

const layOut = (view: unknown, names: SeatNames, _words: unknown, measure: Measure): Layout => {
  const { facts, columns, rows } = viewTable(view, names.length);
  const text = textWith(measure);
  const width = (PAGE.width - 2 * EDGE - SEAT_WIDTH) / Math.max(1, columns.length);
  const room = width - EDGE / 2;
  const middle = (line: number): number => EDGE + LINE * (line + 0.5);
  const inColumn = (word: string, column: number, line: number): Label =>
    text(word, EDGE + SEAT_WIDTH + width * (column + 0.5), middle(line), { size: SIZE, align: 'center', room });
  const fact = facts.map(([name, value]) => `${name}: ${value}`).join(' · ');
  return {
    height: 2 * EDGE + LINE * (names.length + 2),
    rows: names.map((_, seat) => ({ x: EDGE, y: EDGE + LINE * (seat + 2) + 8, width: PAGE.width - 2 * EDGE, height: LINE - 16 })),
    titles: [
      text(fact, EDGE, middle(0), { face: 'display', size: SIZE, room: PAGE.width - 2 * EDGE }),
      ...columns.map((name, column) => inColumn(name, column, 1)),
    ],
    labels: printableNames(names.length, names).flatMap((name, seat) => [
      text(name, EDGE + 110, middle(seat + 2), { size: SIZE, room: SEAT_WIDTH - 130 }),
      ...(rows[seat] ?? []).map((value, column) => inColumn(value, column, seat + 2)),
    ]),
  };
};

const draw = (brush: Brush, { rows, titles, labels }: Layout): void => {
  for (const [seat, box] of rows.entries()) {
    drawBox(brush, box, 18, { fill: brush.palette.panel });
    drawCounter(brush, seat, { x: box.x + 50, y: box.y + box.height / 2 }, RADIUS);
  }
  for (const label of titles) drawLabel(brush, label, brush.writing.sea);
  for (const label of labels) drawLabel(brush, label, brush.writing.words);
};

/** Returns the table as one part, which is not cached. */
const planOf = (layout: Layout, theme: Theme): Plan => {
  const page = { width: PAGE.width, height: layout.height };
  const all: Part = { box: { x: 0, y: 0, ...page }, paint: (brush) => draw(brush, layout) };
  return { ...page, scale: 1, ground: theme.palette.deepSea, parts: [all] };
};

/** Paints a game that has no picture of its own: what its view says of the table and of each seat. */
export const renderer = shaded(layOut, planOf);
