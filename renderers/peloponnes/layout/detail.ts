import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { PAGE } from '../../geometry/shapes.ts';
import { GOODS } from './amounts.ts';
import { type Band, SCORE_WIDTH, scoresOf } from './bands.ts';
import { EDGE, TYPE } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { STORES_HEIGHT, storesOf } from './stores.ts';
import { layOutTableau } from './tableau.ts';

/** Scale of a single civilisation relative to the whole picture. */
export const ZOOM = 3;

const INNER = 16;
const HEAD = 84;
const SCORES_HEIGHT = 66;
const STORES_A_LINE = 2;
const STORES_LINES = 3;
const STORES_GAP = 12;
const BELOW = 14;

/** Lays out one civilisation on a page that is narrower by the zoom factor: its goods and tiles take several lines. */
export const layOutDetail = (seat: SeatView, name: string, sheet: Sheet): Band => {
  const { view, text } = sheet;
  const width = PAGE.width / ZOOM - 2 * EDGE;
  const inner = { x: EDGE + INNER + 6, width: width - 2 * INNER - 6 };
  const [first, second] = [EDGE + HEAD / 2, EDGE + HEAD + SCORES_HEIGHT / 2 - 8];
  const stores = { x: inner.x, y: EDGE + HEAD + SCORES_HEIGHT, width: inner.width, height: STORES_HEIGHT };
  const tilesTop = stores.y + STORES_LINES * (STORES_HEIGHT + STORES_GAP);
  const tableau = layOutTableau({ x: inner.x, y: tilesTop }, inner.width, seat, sheet);
  return {
    seat: seat.seat,
    box: { x: EDGE, y: EDGE, width, height: tilesTop + tableau.height + BELOW - EDGE },
    counter: { seat: seat.seat, x: inner.x + 28, y: first, radius: 28 },
    name: text(name, inner.x + 68, first, { size: TYPE, room: inner.width - 68 }),
    stores: storesOf(view, text, GOODS, STORES_A_LINE)(stores, seat),
    scores: scoresOf(seat, inner.x + 2 * SCORE_WIDTH, second, text),
    tableau,
    active: view.active.includes(seat.seat),
    winner: view.outcome?.winners.includes(seat.seat) ?? false,
  };
};
