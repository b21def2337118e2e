import { drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { PALETTE } from '../theme.ts';
import type { Amount, Choice } from './amounts.ts';
import { GOOD_COLOURS } from './inks.ts';
import { GOOD_PICTOGRAMS } from './pictograms.ts';

export const drawAmounts = (context: Context, amounts: readonly Amount[], colour: string = PALETTE.paper): void => {
  for (const { good, label, icon } of amounts) {
    drawLabel(context, label, colour);
    drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
  }
};

export const drawChoice = (context: Context, { label, goods }: Choice): void => {
  drawLabel(context, label, PALETTE.paper);
  for (const { good, icon } of goods) drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
};
