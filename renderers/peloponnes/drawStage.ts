import { drawBox, drawCounter, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import { drawAmounts } from './drawAmounts.ts';
import { DISASTER_COLOURS } from './inks.ts';
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

const SIGNS: Readonly<Record<Exclude<Standing, 'none' | 'winner'>, readonly [outline: string, colour: string]>> = {
  waiting: [WAITING_PICTOGRAM, PALETTE.gold],
  chosen: [CHOSEN_PICTOGRAM, PALETTE.paper],
  protected: [PROTECTED_PICTOGRAM, PALETTE.seaName],
};

const drawEmblem = (context: Context, { shows, emblem }: Stage): void => {
  if (shows in SHOWN) drawPictogram(context, SHOWN[shows as keyof typeof SHOWN], emblem, PALETTE.gold);
  else {
    const disaster = shows as keyof typeof DISASTER_COLOURS;
    drawPictogram(context, DISASTER_PICTOGRAMS[disaster], emblem, DISASTER_COLOURS[disaster]);
  }
};

const drawPlayer = (context: Context, { box, counter, name, standing, sign, score }: Player): void => {
  drawBox(context, box, 12, { fill: PALETTE.night });
  drawCounter(context, counter.seat, counter, counter.radius);
  drawLabel(context, name, PALETTE.paper);
  if (score !== undefined) drawLabel(context, score, standing === 'winner' ? PALETTE.gold : PALETTE.muted);
  if (standing === 'winner') drawBox(context, inset(box, 2), 11, { stroke: PALETTE.gold, line: 5 });
  else if (standing !== 'none' && sign !== undefined) drawPictogram(context, SIGNS[standing][0], sign, SIGNS[standing][1]);
};

/** What goes on, and how each seat stands in it. */
export const drawStage = (context: Context, stage: Stage): void => {
  drawBox(context, stage.box, 14, { fill: PALETTE.panel });
  drawEmblem(context, stage);
  drawLabel(context, stage.title, PALETTE.gold);
  if (stage.toll !== undefined) drawAmounts(context, stage.toll.goods);
  if (stage.toll?.each !== undefined) drawLabel(context, stage.toll.each, PALETTE.muted);
  for (const player of stage.players) drawPlayer(context, player);
};
