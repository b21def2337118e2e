import { drawBox, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import { DISASTER_COLOURS } from './inks.ts';
import { DISASTER_PICTOGRAMS, SPECIAL_PICTOGRAMS } from './pictograms.ts';
import type { SpecialIcon } from './specials.ts';

/** A protection is a shield with its disaster; other powers stand on a plain ground. */
const drawSpecial = (context: Context, { special, icon, words }: SpecialIcon): void => {
  if (words !== undefined) {
    drawBox(context, icon, 8, { fill: PALETTE.gold });
    drawLabel(context, words, PALETTE.goldInk);
    return;
  }
  if (special in SPECIAL_PICTOGRAMS) {
    drawBox(context, icon, 8, { fill: PALETTE.night });
    drawPictogram(context, SPECIAL_PICTOGRAMS[special as keyof typeof SPECIAL_PICTOGRAMS], inset(icon, 6), PALETTE.gold);
    return;
  }
  const disaster = special as keyof typeof DISASTER_PICTOGRAMS;
  const round = icon.width / 2;
  drawBox(context, icon, [6, 6, round, round], { fill: PALETTE.night, stroke: DISASTER_COLOURS[disaster], line: 3 });
  drawPictogram(context, DISASTER_PICTOGRAMS[disaster], inset(icon, 7), DISASTER_COLOURS[disaster]);
};

export const drawSpecials = (context: Context, specials: readonly SpecialIcon[]): void => {
  for (const special of specials) drawSpecial(context, special);
};
