import type { Event } from '#games/peloponnes/events.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { Measure } from '../../geometry/shapes.ts';
import { textWith } from '../../geometry/text.ts';
import type { PictureRequest, SeatNames } from '../../request/picture.ts';
import { printableNames } from '../../request/seatNames.ts';
import { type Band, layOutBands } from './bands.ts';
import { layOutDetail, ZOOM } from './detail.ts';
import { BANDS, EDGE } from './frame.ts';
import { type Header, layOutHeader } from './header.ts';
import { type Legend, layOutLegend } from './legend.ts';
import { recentEventsIn } from './recentEvents.ts';
import { layOutRows, type Rows } from './rowTiles.ts';
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
type RenderRequest = Pick<PictureRequest, 'detail' | 'highlighted' | 'told'>;

const pageOf = (bands: readonly Band[], legend?: Legend): Layout['page'] => {
  const { x, y, width, height } = legend?.box ?? bands.at(-1)?.box ?? BANDS;
  return { width: x + width + EDGE, height: y + height + EDGE };
};

/** Lays out a view. Pure, if `measure` always returns the same for the same text. */
export const layOut = (
  view: View,
  names: SeatNames,
  words: Words,
  measure: Measure,
  { detail, highlighted = [], told = [] }: RenderRequest = {},
): Layout => {
  const text = textWith(measure);
  const printable = printableNames(view.seats.length, names);
  const sheet = { view, words, text, highlighted: new Set(highlighted), recentEvents: recentEventsIn(told as readonly Event[]) };
  const alone = detail === undefined ? undefined : view.seats[Number(detail)];
  if (alone !== undefined) {
    const band = layOutDetail(alone, printable[alone.seat] ?? '', sheet);
    return { page: pageOf([band]), zoom: ZOOM, bands: [band] };
  }
  const bands = layOutBands(sheet, printable);
  const legend = layOutLegend(bands, words, text);
  return {
    page: pageOf(bands, legend),
    zoom: 1,
    header: layOutHeader(printable, sheet),
    ...(isMarket(view) ? { rows: layOutRows(sheet) } : { stage: layOutStage(printable, sheet) }),
    bands,
    ...(legend && { legend }),
  };
};
