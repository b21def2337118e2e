import { encodeJpeg, measure } from '../canvas/canvas.ts';
import type { Picture } from '../request/picture.ts';
import { type ThemeName, themes } from '../themes/theme.ts';
import { layOutChart, type ScoreCourse } from './chart.ts';
import { drawChart } from './drawChart.ts';

/** High enough for sharp thin lines on a plain background. */
const QUALITY = 88;

export interface ChartRequest extends ScoreCourse {
  readonly theme: ThemeName;
}

/** Returns the course of a match as a chart: lines over its rounds. */
export const chart = async (request: ChartRequest): Promise<Picture> => {
  const page = drawChart(layOutChart(request, measure), { ...themes[request.theme], kept: new Map() });
  return { file: await encodeJpeg(page, QUALITY), name: 'course.jpg', width: page.width, height: page.height };
};
