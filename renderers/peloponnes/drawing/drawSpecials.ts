import { type Brush, drawBox, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import { inset } from '../../geometry/shapes.ts';
import { inksOf } from '../art/inks.ts';
import { DISASTER_PICTOGRAMS, SPECIAL_PICTOGRAMS } from '../art/pictograms.ts';
import type { SpecialIcon } from '../layout/specials.ts';

/** Draws a protection as a shield with its disaster; other powers on a plain background. */
const drawSpecial = (brush: Brush, { special, icon, words }: SpecialIcon): void => {
  if (words !== undefined) {
    drawBox(brush, icon, 8, { fill: brush.palette.gold });
    drawLabel(brush, words, brush.writing.gold);
    return;
  }
  if (special in SPECIAL_PICTOGRAMS) {
    drawBox(brush, icon, 8, { fill: brush.palette.plate });
    drawPictogram(brush, SPECIAL_PICTOGRAMS[special as keyof typeof SPECIAL_PICTOGRAMS], inset(icon, 6), brush.palette.accent);
    return;
  }
  const disaster = special as keyof typeof DISASTER_PICTOGRAMS;
  const round = icon.width / 2;
  drawBox(brush, icon, [6, 6, round, round], { fill: brush.palette.plate, stroke: inksOf(brush).disasters[disaster], line: 3 });
  drawPictogram(brush, DISASTER_PICTOGRAMS[disaster], inset(icon, 7), inksOf(brush).disasters[disaster]);
};

export const drawSpecials = (brush: Brush, specials: readonly SpecialIcon[]): void => {
  for (const special of specials) drawSpecial(brush, special);
};
