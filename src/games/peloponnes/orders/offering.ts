import { type Answer, firstOf } from '../../orderList.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import type { OfferPlan, PlannedOffer } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** How a plan offers, passes, moves and withdraws (RULES.md, 13.2 to 13.4). */

/** Returns what the plan does with the current offer; nothing where it leaves that to the seat. */
export const planned = (plan: OfferPlan, { pushedOut }: View, legal: readonly Command[]): Answer<Command> | undefined => {
  const [offers, without] = pushedOut ? [plan.moves, plan.withdraw && 'WithdrawBid'] : [plan.offers, plan.pass && 'PassBid'];
  if (offers.length === 0 && !without) return undefined;
  const command = firstOf(offers, (offer) => fewestOn(offer, legal)) ?? legal.find(({ type }) => type === without);
  return command ? { command } : { skipped: refuseOrders('planExhausted', { round: plan.round }) };
};

/** Returns the fewest coins on a tile that suffice within the limits: legal offers on it are listed by rising coins. */
const fewestOn = ({ tile, upTo, from = 0 }: PlannedOffer, legal: readonly Command[]): Command | undefined =>
  legal.find((move) => move.type === 'PlaceBid' && move.tile === tile && move.coins >= from && move.coins <= upTo);
