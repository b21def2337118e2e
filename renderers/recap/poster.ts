import { printableName } from '../geometry/printableNames.ts';
import { type Box, type Counter, columns, type Measure } from '../geometry/shapes.ts';
import { type Text, textWith } from '../geometry/text.ts';
import type { Poster, PosterRow, SeatNames } from '../request/picture.ts';
import { printableNames } from '../request/seatNames.ts';

/** A row on its panel. */
export type PosterLine = ReturnType<typeof lineIn>;

export type PosterLayout = ReturnType<typeof layOutPoster>;

const WIDTH = 1200;
const EDGE = 14;
const GAP = 10;
const INNER = 24;
const ART_HEIGHT = 210;
/** The smallest type size: its capitals are 8 pixels high on a phone that shows the picture 308 pixels wide. */
const TYPE = 46;
const LINE = 62;
const ROW_HEIGHT = 92;
const WINNER_HEIGHT = 132;
const AMOUNT_WIDTH = 220;
const HEADLINE = { size: 56, line: 70, most: 2 } as const;

/** Returns the words in as many lines as they need, at most `most`; the last one takes the rest. */
const linesOf = (words: string, room: number, most: number, width: (text: string) => number): readonly string[] => {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lines.length === most || width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Returns the x of the middle of a column of amounts. */
const columnX = (box: Box, index: number, count: number): number =>
  box.x + box.width - INNER - (count - index - 0.5) * AMOUNT_WIDTH;

const lineIn = (box: Box, { seat, place, won, amounts }: PosterRow, name: string, text: Text) => {
  const y = box.y + box.height / 2;
  const radius = won ? 44 : 34;
  const left = box.x + INNER + (place === undefined ? 0 : 62);
  const counter: Counter = { seat, x: left + 52, y, radius };
  const end = box.x + box.width - INNER - amounts.length * AMOUNT_WIDTH;
  return {
    box,
    won,
    counter,
    ...(place !== undefined && { place: text(String(place), box.x + INNER + 22, y, { size: won ? 68 : 52, align: 'center' }) }),
    name: text(name, left + 126, y, { size: won ? 60 : 52, room: end - left - 134, narrow: true }),
    amounts: amounts.map((amount, index) =>
      text(String(amount), columnX(box, index, amounts.length), y, { size: won ? 60 : 52, align: 'center' }),
    ),
  };
};

/** Returns the boxes of the rows: one below the other, or in two columns on a cover of several seats. */
const rowBoxes = (rows: readonly PosterRow[], area: Box): readonly Box[] => {
  if (rows.length > 2 && rows.every(({ place }) => place === undefined)) {
    return rows.map((_, index) => {
      const box = columns({ ...area, height: ROW_HEIGHT }, 2, GAP)[index % 2] ?? area;
      return { ...box, y: area.y + Math.floor(index / 2) * (ROW_HEIGHT + GAP) };
    });
  }
  let { y } = area;
  return rows.map(({ won }) => {
    const box = { ...area, y, height: won ? WINNER_HEIGHT : ROW_HEIGHT };
    y += box.height + GAP;
    return box;
  });
};

/** Lays out a poster: art, a panel with title and headline, a panel for each seat, and notes. */
export const layOutPoster = (poster: Poster, names: SeatNames, measure: Measure) => {
  const text = textWith(measure);
  const printable = printableNames(names.length, names);
  const across: Box = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: 0 };
  const middle = WIDTH / 2;
  const room = across.width - 2 * INNER;
  const art = { ...across, height: ART_HEIGHT };
  const written = (words: string): string => printableName(words, '');
  const headlines = linesOf(written(poster.headline), room, HEADLINE.most, (line) => measure(line, 'body', HEADLINE.size));
  const head = { ...across, y: art.y + ART_HEIGHT, height: 128 + headlines.length * HEADLINE.line };
  const hasColumns = poster.columns.length > 0;
  const captions = head.y + head.height + LINE / 2;
  const area = { ...across, y: head.y + head.height + (hasColumns ? LINE : GAP) };
  const boxes = rowBoxes(poster.rows, area);
  const below = Math.max(area.y - GAP, ...boxes.map(({ y, height }) => y + height)) + GAP;
  const notes = { ...across, y: below, height: poster.notes.length * LINE + 2 * GAP };
  return {
    page: { width: WIDTH, height: (poster.notes.length === 0 ? below - GAP : notes.y + notes.height) + EDGE },
    art,
    head,
    title: text(poster.title, middle, head.y + 66, { face: 'display', size: 84, align: 'center', room, narrow: true }),
    headlines: headlines.map((line, index) =>
      text(line, middle, head.y + 146 + index * HEADLINE.line, { size: HEADLINE.size, align: 'center', room, narrow: true }),
    ),
    columns: poster.columns.map((column, index) =>
      text(column, columnX(across, index, poster.columns.length), captions, {
        size: TYPE,
        align: 'center',
        room: AMOUNT_WIDTH - 10,
        narrow: true,
      }),
    ),
    lines: poster.rows.flatMap((row, index) => {
      const box = boxes[index];
      return box === undefined ? [] : [lineIn(box, row, printable[row.seat] ?? '', text)];
    }),
    ...(poster.notes.length > 0 && { notesBox: notes }),
    notes: poster.notes.map((note, index) =>
      text(written(note), across.x + INNER, notes.y + GAP + (index + 0.5) * LINE, { size: TYPE, room, narrow: true }),
    ),
  };
};
