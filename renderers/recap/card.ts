import { printableName } from '../geometry/printableNames.ts';
import { type Box, columns, type Measure } from '../geometry/shapes.ts';
import { textWith } from '../geometry/text.ts';
import type { Card, CardList } from '../request/card.ts';

export type CardLayout = ReturnType<typeof layOutCard>;

const WIDTH = 1200;
const EDGE = 14;
const GAP = 10;
const INNER = 24;
const FRIEZE = 60;
const HEAD = 172;
const FIGURE_HEIGHT = 152;
const LIST_TITLE = 72;
const ENTRY_HEIGHT = 80;
const SIGN = 56;
const BAR = 10;
const STAGE_HEIGHT = 340;
/** The column and the height of the step of each place. */
const STEPS = [
  [1, 254],
  [0, 202],
  [2, 150],
] as const;
/** The smallest type size: it is shown as 10 pixels on a phone that shows the picture 308 pixels wide. */
const TYPE = 40;
const ENTRY_TYPE = 44;

/** Returns a box for each list: one below the other in two columns, each next list in the shorter one; a single list gets all the width. */
const listBoxes = (lists: readonly CardList[], y: number): readonly Box[] => {
  const area: Box = { x: EDGE, y, width: WIDTH - 2 * EDGE, height: 0 };
  const places = lists.length === 1 ? [area] : columns(area, 2, GAP);
  const ends = places.map(() => y);
  return lists.map(({ entries }) => {
    const column = ends.indexOf(Math.min(...ends));
    const height = LIST_TITLE + entries.length * ENTRY_HEIGHT + GAP;
    const box = { ...(places[column] ?? area), y: ends[column] ?? y, height };
    ends[column] = box.y + height + GAP;
    return box;
  });
};

/** Lays out statistics: a frieze, a panel with title and headline, a panel for each figure, a podium, and a panel for each list. */
export const layOutCard = (
  { title, headline, figures, podium = [], lists }: Card,
  hasSign: (game: string, sign: string) => boolean,
  measure: Measure,
) => {
  const text = textWith(measure);
  const written = (words: string): string => printableName(words, '?');
  const across: Box = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: 0 };
  const head = { ...across, y: EDGE + FRIEZE, height: HEAD };
  const room = head.width - 2 * INNER;
  const figureRow = { ...across, y: head.y + HEAD + GAP, height: FIGURE_HEIGHT };
  const stage = { ...across, y: figures.length === 0 ? figureRow.y : figureRow.y + FIGURE_HEIGHT + GAP, height: STAGE_HEIGHT };
  const below = podium.length === 0 ? stage.y : stage.y + STAGE_HEIGHT + GAP;
  const boxes = listBoxes(lists, below);
  return {
    page: { width: WIDTH, height: Math.max(below, ...boxes.map(({ y, height }) => y + height + GAP)) - GAP + EDGE },
    frieze: { ...across, height: FRIEZE },
    head,
    title: text(written(title), WIDTH / 2, head.y + 62, { size: 72, align: 'center', room, narrow: true }),
    headline: text(written(headline), WIDTH / 2, head.y + 130, { size: 48, align: 'center', room, narrow: true }),
    figures: columns(figureRow, figures.length, GAP).flatMap((box, index) => {
      const { value, label } = figures[index] ?? { value: '', label: '' };
      const style = { align: 'center', room: box.width - 2 * GAP, narrow: true } as const;
      const x = box.x + box.width / 2;
      return {
        box,
        value: text(written(value), x, box.y + 56, { ...style, face: 'display', size: 68 }),
        label: text(written(label), x, box.y + 116, { ...style, size: TYPE }),
      };
    }),
    ...(podium.length > 0 && { stage }),
    podium: podium.slice(0, STEPS.length).flatMap(({ name, value }, place) => {
      const [column = 0, height = 0] = STEPS[place] ?? [];
      const within = columns({ ...stage, x: stage.x + INNER, width: stage.width - 2 * INNER }, STEPS.length, GAP)[column];
      if (within === undefined) return [];
      const box = { ...within, y: stage.y + STAGE_HEIGHT - height, height };
      const style = { align: 'center', room: box.width - 2 * GAP, narrow: true } as const;
      const x = box.x + box.width / 2;
      return {
        box,
        name: text(written(name), x, box.y - 34, { ...style, size: ENTRY_TYPE }),
        place: text(String(place + 1), x, box.y + 50, { ...style, face: 'display', size: 68 }),
        value: text(written(value), x, box.y + 114, { ...style, size: TYPE }),
      };
    }),
    lists: lists.flatMap(({ title: heading, game = '', entries }, index) => {
      const box = boxes[index];
      if (box === undefined) return [];
      const inner = { x: box.x + INNER, width: box.width - 2 * INNER };
      return {
        box,
        title: text(written(heading), inner.x, box.y + LIST_TITLE / 2 + 4, {
          face: 'display',
          size: ENTRY_TYPE,
          room: inner.width,
          narrow: true,
        }),
        entries: entries.map(({ place, name, value, share, sign = '' }, index) => {
          const y = box.y + LIST_TITLE + index * ENTRY_HEIGHT;
          const placed = `${place === undefined ? '' : `${place}. `}${written(name)}`;
          const signed = hasSign(game, sign)
            ? { game, sign, box: { x: inner.x, y: y + 8, width: SIGN, height: SIGN } }
            : undefined;
          const left = inner.x + (signed === undefined ? 0 : SIGN + 16);
          const end = inner.x + inner.width;
          const said = text(written(value), end, y + 28, {
            size: ENTRY_TYPE,
            align: 'right',
            room: inner.width * 0.45,
            narrow: true,
          });
          const bar = { x: left, y: y + ENTRY_HEIGHT - BAR - 14, width: end - left, height: BAR };
          return {
            ...(signed && { signed }),
            name: text(placed, left, y + 28, { size: ENTRY_TYPE, room: end - said.width - 20 - left, narrow: true }),
            value: said,
            bar,
            filled: { ...bar, width: bar.width * Math.min(1, Math.max(0, share)) },
          };
        }),
      };
    }),
  };
};
