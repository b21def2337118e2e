import type { View } from '#games/peloponnes/viewTypes.ts';
import type { SeatNames } from '../picture.ts';
import { printableNames } from '../seatNames.ts';
import type { Measure } from '../shapes.ts';
import { textWith } from '../text.ts';
import { type Band, layOutBands } from './bands.ts';
import { pageOf } from './frame.ts';
import { type Header, layOutHeader } from './header.ts';
import { layOutRows, type Rows } from './rowTiles.ts';
import { isMarket, layOutStage, type Stage } from './stage.ts';

/** A whole picture in numbers: what is drawn, where, how large. */
export interface Layout {
  readonly page: { readonly width: number; readonly height: number };
  readonly header: Header;
  /** Tiles for sale, or what goes on while there are none. */
  readonly rows?: Rows;
  readonly stage?: Stage;
  readonly bands: readonly Band[];
}

/** Lays a view out. Pure: `measure` must answer the same for the same text. */
export const layOut = (view: View, names: SeatNames, measure: Measure): Layout => {
  const text = textWith(measure);
  const printable = printableNames(view.seats.length, names);
  return {
    page: pageOf(view.seats.length),
    header: layOutHeader(view, printable, text),
    ...(isMarket(view) ? { rows: layOutRows(view, text) } : { stage: layOutStage(view, printable, text) }),
    bands: layOutBands(view, printable, text),
  };
};
