import type { Disaster } from '#games/peloponnes/types.ts';
import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../brush.ts';
import { inset } from '../shapes.ts';
import { drawAmounts } from './drawAmounts.ts';
import { inksOf } from './inks.ts';
import {
  CHOSEN_PICTOGRAM,
  DISASTER_PICTOGRAMS,
  LINE_PICTOGRAMS,
  POWER_PICTOGRAM,
  PROTECTED_PICTOGRAM,
  SPECIAL_PICTOGRAMS,
  WAITING_PICTOGRAM,
} from './pictograms.ts';
import type { Player, Stage, Standing } from './stage.ts';

const SHOWN = {
  income: LINE_PICTOGRAMS.income,
  supply: SPECIAL_PICTOGRAMS.supply,
  chits: DISASTER_PICTOGRAMS.decline,
  end: POWER_PICTOGRAM,
} as const;

const signs = ({
  palette,
}: Brush): Readonly<Record<Exclude<Standing, 'none' | 'winner'>, readonly [outline: string, colour: string]>> => ({
  waiting: [WAITING_PICTOGRAM, palette.accent],
  chosen: [CHOSEN_PICTOGRAM, palette.words],
  protected: [PROTECTED_PICTOGRAM, palette.muted],
});

const drawEmblem = (brush: Brush, { shows, emblem }: Stage): void => {
  if (shows in SHOWN) drawPictogram(brush, SHOWN[shows as keyof typeof SHOWN], emblem, brush.palette.accent);
  else {
    const disaster = shows as Disaster;
    drawPictogram(brush, DISASTER_PICTOGRAMS[disaster], emblem, inksOf(brush).disasters[disaster]);
  }
};

const drawPlayer = (brush: Brush, { box, counter, name, standing, sign, score }: Player): void => {
  drawBox(brush, box, 12, { fill: brush.palette.plate });
  drawCounter(brush, counter.seat, counter, counter.radius);
  drawLabel(brush, name, brush.writing.words);
  if (score !== undefined) drawLabel(brush, score, standing === 'winner' ? brush.writing.title : brush.writing.caption);
  if (standing === 'winner') drawBox(brush, inset(box, 2), 11, { stroke: brush.palette.accent, line: 5 });
  else if (standing !== 'none' && sign !== undefined) {
    const [outline, colour] = signs(brush)[standing];
    drawPictogram(brush, outline, sign, colour);
  }
};

/** What goes on, and how each seat stands in it. */
export const drawStage = (brush: Brush, stage: Stage): void => {
  drawBox(brush, stage.box, 14, { fill: brush.palette.panel });
  drawEmblem(brush, stage);
  drawLabel(brush, stage.title, brush.writing.title);
  if (stage.toll !== undefined) drawAmounts(brush, stage.toll.goods);
  if (stage.toll?.each !== undefined) drawLabel(brush, stage.toll.each, brush.writing.caption);
  for (const player of stage.players) drawPlayer(brush, player);
};
