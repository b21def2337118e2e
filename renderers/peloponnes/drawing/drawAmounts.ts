import { type Brush, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Writing } from '../../themes/theme.ts';
import { inksOf } from '../art/inks.ts';
import { GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { Amount, Choice, GoodIcon } from '../layout/amounts.ts';

export const drawAmounts = (brush: Brush, amounts: readonly Amount[], writing: Writing = brush.writing.words): void => {
  for (const { good, label, icon } of amounts) {
    drawLabel(brush, label, writing);
    drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, inksOf(brush).goods[good]);
  }
};

export const drawIcons = (brush: Brush, goods: readonly GoodIcon[]): void => {
  for (const { good, icon } of goods) drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, inksOf(brush).goods[good]);
};

export const drawChoice = (brush: Brush, { label, goods }: Choice): void => {
  drawLabel(brush, label, brush.writing.words);
  drawIcons(brush, goods);
};
