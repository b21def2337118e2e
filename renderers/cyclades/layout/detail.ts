import type { Seat } from '#engine/game.ts';
import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { Building, LandFigure } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Measure, PAGE, type Point } from '../../geometry/shapes.ts';
import { numbered, type Text, textWith } from '../../geometry/text.ts';
import { CHARTS } from './board.ts';
import { SEA, SEA_TYPE } from './frame.ts';
import { layOutHighlights } from './highlighted.ts';
import { layOutPieces } from './pieces.ts';
import type { Good } from './seats.ts';
import type { Words } from './words.ts';

/** One line next to a detail: a sign or a seat's counter, a name, and how many. */
export type DetailRow = ReturnType<typeof row>;

/** A part of the chart at three times its scale, and a list of what lies there and around. */
export type Detail = NonNullable<ReturnType<typeof layOutDetail>>;

export const ZOOM = 3;
const ROW = 52;
const FIRST_ROW = 132;
const SIGN = 40;

type Line =
  | { readonly sign: Good | Building | LandFigure | 'kraken'; readonly words: string; readonly amount?: number }
  | { readonly seat: Seat; readonly words: string; readonly amount?: number }
  | { readonly place: string; readonly seat?: Seat; readonly words?: string; readonly amount?: number };

const panel: Box = { x: SEA.width + 10, y: 14, width: PAGE.width - SEA.width - 24, height: PAGE.height - 28 };

const row = (line: Line, index: number, text: Text) => {
  const left = panel.x + 18;
  const right = panel.x + panel.width - 18;
  const y = panel.y + FIRST_ROW + index * ROW;
  const amount = line.amount === undefined ? undefined : text(String(line.amount), right, y, { size: SEA_TYPE, align: 'right' });
  const end = amount === undefined ? right : right - amount.width - 12;
  const place = 'place' in line ? text(line.place, left, y, { size: SEA_TYPE, room: right - left, narrow: true }) : undefined;
  const start = place === undefined ? left : left + PLACE_WIDTH;
  const seat = 'seat' in line ? line.seat : undefined;
  const from = seat === undefined && !('sign' in line) ? start : start + SIGN + 12;
  return {
    ...('sign' in line && { sign: { of: line.sign, box: boxAround({ x: left + SIGN / 2, y }, SIGN) } }),
    ...(place && { place }),
    ...(seat !== undefined && { counter: { seat, x: start + SIGN / 2, y, radius: SIGN / 2 + 3 } }),
    ...(line.words !== undefined && {
      name: text(line.words, from, y, { size: SEA_TYPE, room: end - from, narrow: 'sign' in line }),
    }),
    ...(amount && { amount }),
  };
};

const PLACE_WIDTH = 84;

/** Returns what an island holds, from its owner to its figure. */
const islandLines = (view: View, id: string, names: readonly string[], words: Words): readonly Line[] => {
  const island = view.islands.find((one) => one.id === id);
  const printed = BOARDS[view.board].island(id)?.printedProsperity ?? 0;
  const figures = view.figures.filter((figure) => figure.island === id);
  if (island === undefined) return [];
  const { owner, troops, slots, metropolis, prosperity } = island;
  return [
    ...(owner === undefined ? [] : [{ seat: owner, words: names[owner] ?? '' }]),
    { sign: 'troops', words: words.troops, amount: troops },
    ...(printed + prosperity > 0 ? [{ sign: 'income' as const, words: words.income, amount: printed + prosperity }] : []),
    ...(metropolis ? [{ sign: 'metropolises' as const, words: words.metropolis }] : []),
    ...slots.flatMap((slot) => (slot === 'free' ? [] : [{ sign: slot, words: words.buildings[slot] }])),
    ...figures.map(({ creature }) => ({ sign: creature, words: words.creatures[creature] })),
  ];
};

const fleetsAt = (view: View, id: string) => view.fleets.find(({ sea }) => sea === id);

/** Returns the owner of the fleets on a sea space, or the Kraken. */
const seaLines = (view: View, id: string, names: readonly string[], words: Words): readonly Line[] => {
  const lying = fleetsAt(view, id);
  return [
    ...(lying === undefined ? [] : [{ seat: lying.seat, words: names[lying.seat] ?? '' }]),
    ...(view.kraken === id
      ? [{ sign: 'kraken' as const, words: words.creatures.kraken }]
      : [{ sign: 'fleets' as const, words: words.fleets, amount: lying?.fleets ?? 0 }]),
  ];
};

/** Returns the fleets on the neighbouring spaces, by name of the space. */
const aroundLines = (view: View, id: string, names: readonly string[]): readonly Line[] =>
  BOARDS[view.board].seasAround(id).flatMap((sea) => {
    const lying = fleetsAt(view, sea.id);
    return lying === undefined ? [] : [{ place: sea.id, seat: lying.seat, words: names[lying.seat] ?? '', amount: lying.fleets }];
  });

/** Returns the region around a point, within the limits of the chart. */
const regionAround = ({ x, y }: Point): Box => {
  const width = (panel.x - 10) / ZOOM;
  const height = PAGE.height / ZOOM;
  const within = (middle: number, length: number, from: number, to: number): number =>
    Math.max(from, Math.min(to - length, middle - length / 2));
  return { x: within(x, width, SEA.x, SEA.width), y: within(y, height, SEA.y - 14, SEA.y + SEA.height), width, height };
};

const middleOfAll = (points: readonly Point[]): Point => ({
  x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
  y: (Math.min(...points.map(({ y }) => y)) + Math.max(...points.map(({ y }) => y))) / 2,
});

/** Returns the part of the chart around a place; `undefined` if the id is no place of the board. */
export const layOutDetail = (view: View, place: string, names: readonly string[], words: Words, measure: Measure) => {
  const chart = CHARTS[view.board];
  const island = chart.islands.find(({ id }) => id === place);
  const sea = chart.seas.find(({ id }) => id === place);
  const points = island?.circles ?? (sea && [sea]);
  if (points === undefined) return undefined;
  const text = textWith(measure);
  const own = island === undefined ? seaLines(view, place, names, words) : islandLines(view, place, names, words);
  const around = aroundLines(view, place, names);
  const lines = [...own, ...(around.length === 0 ? [] : [{ place: words.around }, ...around])];
  return {
    page: PAGE,
    chart,
    /** The visible part of the chart. */
    region: regionAround(middleOfAll(points)),
    pieces: layOutPieces(view, measure),
    highlighted: layOutHighlights(chart, [place], measure),
    panel,
    title: text(island === undefined ? place : numbered(words.island, place.slice(2)), panel.x + 18, panel.y + 50, {
      face: 'display',
      size: 56,
      room: panel.width - 36,
      narrow: true,
    }),
    rows: lines.map((line, index) => row(line, index, text)),
  };
};
