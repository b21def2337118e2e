import { anyOf, flag, listOf, oneOf, shape, tagged, type ValueOf, whole } from '../../schema.ts';
import type { IslandId, SeaId } from '../types.ts';
import { fromOne, god, space, spaces } from '../vocabulary/words.ts';

/** The maximum is more than any purse can hold. */
const limit = whole(1, undefined, 100_000);

/** `raisedTo`: the limit for a displaced marker that tries again. */
const offer = shape({ god, upTo: limit }, { raisedTo: limit });

/**
 * When a battle is going badly: the side has fewer units than the other by this many, or wins the next round in less than this
 * many of 100 throws.
 */
const peril = anyOf(shape({ outnumberedBy: fromOne }), shape({ oddsBelow: whole(1, undefined, 100) }));

/** The standing orders that a seat may give (RULES.md, chapter 14). */
export const SHAPES = {
  /**
   * Where the marker goes in one cycle: to the first of the gods `offers` on whom the seat can lead within the limit, with the
   * lowest amount that leads; `apollo`: to Apollo when no god is possible, otherwise the seat is asked. `displaced`: a displaced
   * marker tries all these gods again, only those after the one it was driven from, or asks.
   */
  OfferingPlan: tagged('OfferingPlan', {
    cycle: fromOne,
    offers: listOf(offer),
    displaced: oneOf(['again', 'next', 'ask']),
    apollo: flag,
  }),
  FightOn: tagged('FightOn', { front: space }),
  /**
   * `when`: fights on until this condition holds; absent: retreats immediately. `to`: the first open one of these places; absent:
   * where most own units are.
   */
  RetreatFrom: tagged('RetreatFrom', { front: space }, { when: peril, to: spaces }),
  /** Where Apollo's Prosperity marker goes. */
  ProsperityIsland: tagged('ProsperityIsland', { island: space }),
  /** Ends a turn, or the use of a creature, when nothing else can be done or paid. */
  EndSpentTurn: tagged('EndSpentTurn', {}),
};

export type Order = ValueOf<(typeof SHAPES)[keyof typeof SHAPES]>;
export type OfferingPlan = ValueOf<typeof SHAPES.OfferingPlan>;
export type PlannedOffer = ValueOf<typeof offer>;
export type Peril = ValueOf<typeof peril>;
export type RetreatFrom = ValueOf<typeof SHAPES.RetreatFrom>;

/** What a side does when it may retreat. */
export type FrontOrder = ValueOf<typeof SHAPES.FightOn> | RetreatFrom;

/** A place where battles are fought, or `everywhere` for all places without an order of their own. */
export type Front = IslandId | SeaId;

export const EVERYWHERE: Front = 'everywhere';

/** Returns whether an order is about battles. */
export const isFrontOrder = (order: Order): order is FrontOrder => order.type === 'FightOn' || order.type === 'RetreatFrom';
