import { drawBox, drawCounter, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import { GOOD_PICTOGRAMS } from './pictograms.ts';
import type { SeatCard } from './seats.ts';

const drawCard = (context: Context, card: SeatCard): void => {
  context.globalAlpha = card.eliminated ? 0.4 : 1;
  drawBox(context, card.box, 14, { fill: PALETTE.panel });
  drawBox(context, { ...card.box, height: 8 }, [14, 14, 0, 0], { fill: seatStyle(card.seat).colour });
  drawBox(context, { ...card.box, y: card.box.y + 8, height: 2 }, 0, { fill: PALETTE.stone });
  drawCounter(context, card.seat, card.counter, card.counter.radius);
  drawLabel(context, card.name, PALETTE.paper);
  for (const { good, icon, amount } of card.goods) {
    const strong = good === 'gold' || good === 'metropolises';
    drawPictogram(
      context,
      GOOD_PICTOGRAMS[good],
      icon,
      strong ? PALETTE.gold : good === 'discounts' ? PALETTE.clay : PALETTE.muted,
    );
    drawLabel(context, amount, strong ? PALETTE.gold : PALETTE.paper);
  }
  context.globalAlpha = 1;
  if (card.active || card.winner) drawBox(context, inset(card.box, 2), 13, { stroke: PALETTE.gold, line: 5 });
};

export const drawSeats = (context: Context, cards: readonly SeatCard[]): void => {
  for (const card of cards) drawCard(context, card);
};
