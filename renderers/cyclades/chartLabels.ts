import type { Label, Measure, Point } from '../shapes.ts';
import { textWith } from '../text.ts';
import type { Chart } from './board.ts';

export interface ChartLabels {
  readonly seas: readonly Label[];
  readonly islands: readonly Label[];
  /** Middle and side of the horn before the name of each trade space. */
  readonly tradeHorns: readonly (Point & { readonly width: number })[];
}

const HORN_SIDE = 22;

/** The names printed on a chart: sea spaces by row and number, islands by number. */
export const chartLabels = (chart: Chart, measure: Measure): ChartLabels => {
  const text = textWith(measure);
  return {
    seas: chart.seas.map(({ id, x, y, trade }) =>
      text(id, x + (trade ? 16 : 0), y - 32, { face: 'body', size: 27, align: 'center' }),
    ),
    islands: chart.islands.map(({ id, name }) =>
      text(id.replace(/^is/u, ''), name.x, name.y, { face: 'body', size: 31, align: 'center' }),
    ),
    tradeHorns: chart.seas.filter(({ trade }) => trade).map(({ x, y }) => ({ x: x - 18, y: y - 32, width: HORN_SIDE })),
  };
};
