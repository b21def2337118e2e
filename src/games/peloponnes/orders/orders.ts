import { flag, listOf, oneOf, shape, tagged, type ValueOf, whole } from '../../schema.ts';
import { fromOne, fromZero, incomeChoice, tile, tiles } from '../vocabulary/words.ts';

/** The maximum is more than any purse can hold. */
const coins = whole(1, undefined, 100_000);
const move = shape({ tile, upTo: coins });

/** `from`: minimum of coins, even if fewer would suffice: it is harder to push out. */
const offer = shape({ tile, upTo: coins }, { from: coins });

export const WAYS = ['pay', 'mark', 'forgo'] as const;
export type Way = (typeof WAYS)[number];

/** The standing orders that a seat may give (RULES.md, chapter 13). */
export const SHAPES = {
  /**
   * What the seat offers in one round, and where a pushed-out offer goes. The offer goes to the first tile of `offers` that is
   * possible within its limits, with the fewest coins that suffice; `pass`: passes when none of them is possible, otherwise the
   * seat is asked. A pushed-out offer moves to the first tile of `moves` for which its coins suffice and are not too many;
   * `withdraw`: withdraws the offer when it cannot be moved, otherwise the seat is asked.
   */
  OfferPlan: tagged('OfferPlan', {
    round: fromOne,
    offers: listOf(offer),
    pass: flag,
    moves: listOf(move),
    withdraw: flag,
  }),
  /** The first of these ways that is possible for a building just won. */
  PlaceBuilding: tagged('PlaceBuilding', { by: listOf(oneOf(WAYS)) }),
  /** Supply round: the order in which marked buildings are paid, and what happens to the others. */
  FinishBuildings: tagged('FinishBuildings', { pay: tiles, others: oneOf(['pay', 'abandon', 'ask']) }),
  /** The good that a tile with an income of choice brings. */
  IncomeOf: tagged('IncomeOf', { tile, good: incomeChoice }),
  /** Earthquake and tempest: what is given up, in this order, until the seat can pay for the rest. */
  BearDisasters: tagged('BearDisasters', { giveUp: tiles }),
  /** Luxury goods for inhabitants without food: as many as needed, up to a maximum if there is one. */
  Feed: tagged('Feed', {}, { upTo: fromZero }),
};

export type Order = ValueOf<(typeof SHAPES)[keyof typeof SHAPES]>;
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;
export type OfferPlan = OrderOf<'OfferPlan'>;
export type PlannedOffer = ValueOf<typeof offer>;
export type FinishBuildings = OrderOf<'FinishBuildings'>;
export type Feed = OrderOf<'Feed'>;
