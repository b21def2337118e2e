import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../brush.ts';
import { seatStyle } from '../seatStyles.ts';
import { inset } from '../shapes.ts';
import { GOOD_PICTOGRAMS } from './pictograms.ts';
import type { SeatCard } from './seats.ts';

const drawCard = (brush: Brush, card: SeatCard): void => {
  brush.context.globalAlpha = card.eliminated ? 0.4 : 1;
  drawBox(brush, card.box, 14, { fill: brush.palette.panel });
  drawBox(brush, { ...card.box, height: 8 }, [14, 14, 0, 0], { fill: seatStyle(card.seat).colour });
  drawBox(brush, { ...card.box, y: card.box.y + 8, height: 2 }, 0, { fill: brush.palette.stone });
  drawCounter(brush, card.seat, card.counter, card.counter.radius);
  drawLabel(brush, card.name, brush.writing.words);
  for (const { good, icon, amount } of card.goods) {
    const strong = good === 'gold' || good === 'metropolises';
    drawPictogram(
      brush,
      GOOD_PICTOGRAMS[good],
      icon,
      strong ? brush.palette.accent : good === 'discounts' ? brush.palette.clay : brush.palette.muted,
    );
    drawLabel(brush, amount, strong ? brush.writing.title : brush.writing.words);
  }
  brush.context.globalAlpha = 1;
  if (card.active || card.winner) drawBox(brush, inset(card.box, 2), 13, { stroke: brush.palette.accent, line: 5 });
};

export const drawSeats = (brush: Brush, cards: readonly SeatCard[]): void => {
  for (const card of cards) drawCard(brush, card);
};
