import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { inset } from '../../geometry/shapes.ts';
import type { Palette } from '../../themes/palettes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { Good, SeatCard, Stock } from '../layout/seats.ts';
import { fresh, layer } from './layer.ts';

/** Returns the colour of a good's sign: signs side by side differ, because small ones are recognised by colour. */
const signColour = (good: Good, { accent, alarm, clay, words, muted }: Palette): string => {
  if (good === 'philosophers') return words;
  if (good === 'priests') return alarm;
  if (good === 'discounts') return clay;
  return good === 'troops' || good === 'fleets' ? muted : accent;
};

/** Gold and Metropolises are drawn with a shine. */
const drawStock = (brush: Brush, { good, icon, amount, faint }: Stock & Pick<Shown, 'faint'>): void => {
  const { palette, writing } = brush;
  const strong = !faint && (good === 'gold' || good === 'metropolises');
  drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, faint ? palette.muted : signColour(good, palette));
  drawLabel(brush, amount, strong ? writing.title : faint ? writing.caption : writing.words);
};

/** A seat that is out of the match is drawn faint: no colour but its own. */
interface Shown {
  readonly faint: boolean;
}

const drawCard = (
  brush: Brush,
  { box, seat, faint, framed }: Pick<SeatCard, 'box' | 'seat'> & Shown & { framed: boolean },
): void => {
  const { palette } = brush;
  drawBox(brush, box, 14, { fill: faint ? palette.plate : palette.panel });
  drawBox(brush, { ...box, height: 8 }, [14, 14, 0, 0], { fill: seatStyle(seat).colour });
  drawBox(brush, { ...box, y: box.y + 8, height: 2 }, 0, { fill: palette.stone });
  if (framed) drawBox(brush, inset(box, 2), 13, { stroke: palette.accent, line: 5 });
};

const drawName = (brush: Brush, { counter, name, faint }: Pick<SeatCard, 'counter' | 'name'> & Shown): void => {
  drawCounter(brush, counter.seat, counter, counter.radius);
  drawLabel(brush, name, faint ? brush.writing.caption : brush.writing.words);
};

/** Returns the parts of the seats' cards. Gold is on a picture only where its viewer may know it. */
export const seatParts = (cards: readonly SeatCard[]): readonly Part[] =>
  cards.flatMap(({ box, seat, counter, name, goods, active, winner, eliminated: faint }) => [
    layer('seat', { box, seat, faint, framed: active || winner }, drawCard),
    layer('name', { counter, name, faint }, drawName),
    ...goods.map((stock) =>
      stock.good === 'gold' ? fresh({ ...stock, faint }, drawStock) : layer('stock', { ...stock, faint }, drawStock),
    ),
  ]);
