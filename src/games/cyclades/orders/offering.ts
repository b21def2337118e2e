import type { Rejection } from '#engine/game.ts';
import { type Answer, firstOf } from '../../orderList.ts';
import type { Command } from '../commands.ts';
import type { God } from '../types.ts';
import type { View } from '../viewTypes.ts';
import type { OfferingPlan, PlannedOffer } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** How a plan places the current marker (RULES.md, 14.2 to 14.4). */

/** Returns where the plan sends the marker; nothing when the order for a displaced marker is to ask. */
export const planned = (plan: OfferingPlan, view: View, legal: readonly Command[]): Answer<Command> | undefined => {
  const { displaced } = view;
  if (displaced && plan.displaced === 'ask') return undefined;
  const offers = displaced ? offersAfter(plan, displaced.god) : plan.offers;
  const command = firstOf(offers, (offer) => leastOf(offer, view, legal)) ?? (plan.apollo ? toApollo(legal) : undefined);
  return command ? { command } : { skipped: whyNone(plan, offers, view) };
};

/** Returns why the marker can go to none of the gods tried. */
const whyNone = (plan: OfferingPlan, tried: readonly PlannedOffer[], { displaced, gods, viewer }: View): Rejection => {
  const left = tried.filter(({ god }) => god !== displaced?.god);
  if (displaced && left.length === 0) {
    return refuseOrders('planOutbid', { god: displaced.god, isLast: plan.offers.some(({ god }) => god !== displaced.god) });
  }
  const rivals = left.flatMap(({ god }) => gods.find((place) => place.god === god && place.offering?.seat !== viewer) ?? []);
  if (rivals.length === 0) return refuseOrders('planExhausted', { cycle: plan.cycle });
  const dear = {
    gods: rivals.flatMap(({ god }) => god ?? []),
    least: rivals.map(({ offering }) => (offering?.amount ?? 0) + 1),
  };
  return displaced ? refuseOrders('planOutbidDear', { god: displaced.god, ...dear }) : refuseOrders('planTooDear', dear);
};

/** Returns the offers that a displaced marker tries: an offer on the god it was driven from is not a legal move. */
const offersAfter = ({ offers, displaced }: OfferingPlan, from: God): readonly PlannedOffer[] =>
  displaced === 'again'
    ? offers.map(({ god, upTo, raisedTo = upTo }) => ({ god, upTo: raisedTo }))
    : offers.slice(offers.findIndex(({ god }) => god === from) + 1);

/** Returns the lowest leading offering on a god, if it is within the limit. Never displaces the seat's own other marker. */
const leastOf = ({ god, upTo }: PlannedOffer, { viewer, gods }: View, legal: readonly Command[]): Command | undefined => {
  const isOwn = gods.some((place) => place.god === god && place.offering?.seat === viewer);
  if (isOwn) return undefined;
  return legal.find((move) => move.type === 'PlaceBid' && move.god === god && move.amount <= upTo);
};

const toApollo = (legal: readonly Command[]): Command | undefined =>
  legal.find((move) => move.type === 'PlaceBid' && move.god === 'apollo');
