import type { Event } from '#games/peloponnes/events.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { Box, Measure } from '../../geometry/shapes.ts';
import { textWith } from '../../geometry/text.ts';
import type { PictureRequest, SeatNames } from '../../request/picture.ts';
import { printableNames } from '../../request/seatNames.ts';
import { type Band, layOutBands } from './bands.ts';
import { layOutDetail, ZOOM } from './detail.ts';
import { EDGE, type Format, GAP, HEADERS, ZOOMS } from './frame.ts';
import { type Header, layOutHeader } from './header.ts';
import { type Legend, layOutLegend } from './legend.ts';
import { recentEventsIn } from './recentEvents.ts';
import { layOutRows, type Rows, type Sheet } from './rowTiles.ts';
import { isMarket, layOutStage, type Stage } from './stage.ts';
import type { Words } from './words.ts';

/** A whole picture in numbers: what is drawn, where, and how large. */
export interface Layout {
  readonly page: { readonly width: number; readonly height: number };
  /** Scale relative to the whole table. */
  readonly zoom: number;
  readonly header?: Header;
  /** Tiles for sale, or the current step while there are none. */
  readonly rows?: Rows;
  readonly stage?: Stage;
  readonly bands: readonly Band[];
  /** Absent where no marked change has happened. */
  readonly legend?: Legend;
}

/** What a request adds to the whole table: one seat alone, by its number; tiles that can be chosen; earlier events. */
type RenderRequest = Pick<PictureRequest, 'detail' | 'highlighted' | 'told' | 'shape'>;

const bottomOf = (boxes: readonly Box[]): number => Math.max(...boxes.map(({ y, height }) => y + height));

const pageOf = (boxes: readonly Box[]): Layout['page'] => ({
  width: Math.max(...boxes.map(({ x, width }) => x + width)) + EDGE,
  height: bottomOf(boxes) + EDGE,
});

/** Up to this number, seats are below each other on a wide picture. */
const MOST_BELOW = 4;

const formatOf = ({ seats }: View, shape?: 'tall'): Format => shape ?? (seats.length > MOST_BELOW ? 'double' : 'wide');

/** Lays out a view. Pure, if `measure` always returns the same for the same text. */
export const layOut = (
  view: View,
  names: SeatNames,
  words: Words,
  measure: Measure,
  { detail, highlighted = [], told = [], shape }: RenderRequest = {},
): Layout => {
  const text = textWith(measure);
  const printable = printableNames(view.seats.length, names);
  const alone = detail === undefined ? undefined : view.seats[Number(detail)];
  const format = alone === undefined ? formatOf(view, shape) : 'wide';
  const sheet: Sheet = {
    format,
    shape: format === 'wide' ? 'wide' : 'tall',
    view,
    words,
    text,
    highlighted: new Set(highlighted),
    recentEvents: recentEventsIn(told as readonly Event[]),
  };
  if (alone !== undefined) {
    const band = layOutDetail(alone, printable[alone.seat] ?? '', sheet);
    return { page: pageOf([band.box]), zoom: ZOOM, bands: [band] };
  }
  const under = isMarket(view) ? { rows: layOutRows(sheet) } : { stage: layOutStage(printable, sheet) };
  const places = 'stage' in under ? [under.stage.box] : [...under.rows.tiles.map(({ box }) => box), ...under.rows.empty];
  const below = bottomOf(places) + GAP;
  const isBeside = format === 'double';
  const bands = layOutBands(sheet, printable, isBeside ? EDGE : below);
  const above = isBeside ? places : bands.map(({ box }) => box);
  const legend = layOutLegend(bands, { ...HEADERS[format], y: bottomOf(above) + GAP }, words, text);
  return {
    page: pageOf([...places, ...bands.map(({ box }) => box), ...(legend ? [legend.box] : [])]),
    zoom: ZOOMS[format],
    header: layOutHeader(printable, sheet),
    ...under,
    bands,
    ...(legend && { legend }),
  };
};
