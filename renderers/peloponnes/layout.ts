import type { View } from '#games/peloponnes/viewTypes.ts';
import type { PictureRequest, SeatNames } from '../picture.ts';
import { printableNames } from '../seatNames.ts';
import type { Measure } from '../shapes.ts';
import { textWith } from '../text.ts';
import { type Band, layOutBands } from './bands.ts';
import { layOutDetail, ZOOM } from './detail.ts';
import { BANDS, EDGE } from './frame.ts';
import { type Header, layOutHeader } from './header.ts';
import { layOutRows, type Rows } from './rowTiles.ts';
import { isMarket, layOutStage, type Stage } from './stage.ts';

/** A whole picture in numbers: what is drawn, where, how large. */
export interface Layout {
  readonly page: { readonly width: number; readonly height: number };
  /** How many times as large as the whole table it is drawn. */
  readonly zoom: number;
  readonly header?: Header;
  /** Tiles for sale, or what goes on while there are none. */
  readonly rows?: Rows;
  readonly stage?: Stage;
  readonly bands: readonly Band[];
}

/** What is asked for beside the whole table: one seat alone, by its number; tiles that can be chosen. */
type Asked = Pick<PictureRequest, 'detail' | 'lit'>;

const pageOf = (bands: readonly Band[]): Layout['page'] => {
  const { x, y, width, height } = bands.at(-1)?.box ?? BANDS;
  return { width: x + width + EDGE, height: y + height + EDGE };
};

/** Lays a view out. Pure: `measure` must answer the same for the same text. */
export const layOut = (view: View, names: SeatNames, measure: Measure, { detail, lit = [] }: Asked = {}): Layout => {
  const text = textWith(measure);
  const printable = printableNames(view.seats.length, names);
  const sheet = { view, text, lit: new Set(lit) };
  const alone = detail === undefined ? undefined : view.seats[Number(detail)];
  if (alone !== undefined) {
    const band = layOutDetail(alone, printable[alone.seat] ?? '', sheet);
    return { page: pageOf([band]), zoom: ZOOM, bands: [band] };
  }
  const bands = layOutBands(sheet, printable);
  return {
    page: pageOf(bands),
    zoom: 1,
    header: layOutHeader(view, printable, text),
    ...(isMarket(view) ? { rows: layOutRows(sheet) } : { stage: layOutStage(view, printable, text) }),
    bands,
  };
};
