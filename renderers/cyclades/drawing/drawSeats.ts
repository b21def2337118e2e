import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import { inset } from '../../geometry/shapes.ts';
import type { Palette } from '../../themes/palettes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { Good, SeatCard, Stock } from '../layout/seats.ts';

/** Returns the colour of a good's sign: neighbours differ, so that they are told apart where they are small. */
const signColour = (good: Good, { accent, alarm, clay, words, muted }: Palette): string => {
  if (good === 'philosophers') return words;
  if (good === 'priests') return alarm;
  if (good === 'discounts') return clay;
  return good === 'troops' || good === 'fleets' ? muted : accent;
};

/** Gold and Metropolises are drawn with a shine. */
const drawStock = (brush: Brush, { good, icon, amount }: Stock, faint: boolean): void => {
  const { palette, writing } = brush;
  const strong = !faint && (good === 'gold' || good === 'metropolises');
  drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, faint ? palette.muted : signColour(good, palette));
  drawLabel(brush, amount, strong ? writing.title : faint ? writing.caption : writing.words);
};

/** A seat that is out of the match is drawn faint: no colour but its own. */
const drawCard = (brush: Brush, card: SeatCard): void => {
  const { palette, writing } = brush;
  drawBox(brush, card.box, 14, { fill: card.eliminated ? palette.plate : palette.panel });
  drawBox(brush, { ...card.box, height: 8 }, [14, 14, 0, 0], { fill: seatStyle(card.seat).colour });
  drawBox(brush, { ...card.box, y: card.box.y + 8, height: 2 }, 0, { fill: palette.stone });
  drawCounter(brush, card.seat, card.counter, card.counter.radius);
  drawLabel(brush, card.name, card.eliminated ? writing.caption : writing.words);
  for (const stock of card.goods) drawStock(brush, stock, card.eliminated);
  if (card.active || card.winner) drawBox(brush, inset(card.box, 2), 13, { stroke: palette.accent, line: 5 });
};

export const drawSeats = (brush: Brush, cards: readonly SeatCard[]): void => {
  for (const card of cards) drawCard(brush, card);
};
