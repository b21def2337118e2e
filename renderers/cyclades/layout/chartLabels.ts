import { type Label, type Measure, middleOf } from '../../geometry/shapes.ts';
import { type Text, textWith } from '../../geometry/text.ts';
import type { Chart, SeaSpot } from './board.ts';
import { BOARD_TYPE, SEA_TYPE } from './frame.ts';

export type ChartLabels = ReturnType<typeof chartLabels>;

const HORN_SIDE = 24;
/** From the centre of a space up to its name. */
const NAME_RISE = 33;

/** Returns the name of a sea space at its top; that of a trade space leaves room for a horn before it. */
export const seaName = ({ id, x, y, trade }: SeaSpot, text: Text): Label =>
  text(id, x + (trade ? HORN_SIDE / 2 + 2 : 0), y - NAME_RISE, { face: 'quiet', size: SEA_TYPE, align: 'center' });

/** Returns the names printed on a chart: sea spaces by row and number, islands by number. */
export const chartLabels = (chart: Chart, measure: Measure) => {
  const text = textWith(measure);
  return {
    seas: chart.seas.map((sea) => seaName(sea, text)),
    islands: chart.islands.map(({ id, badge }) => {
      const { x, y } = middleOf(badge);
      return text(id.replace(/^is/u, ''), x, y, { size: BOARD_TYPE, align: 'center' });
    }),
    /** Centre and side of the horn before the name of each trade space. */
    tradeHorns: chart.seas
      .filter(({ trade }) => trade)
      .map((sea) => seaName(sea, text))
      .map(({ x, y, width }) => ({ x: x - width / 2 - HORN_SIDE / 2 - 3, y, width: HORN_SIDE })),
  };
};
