import type { BaseCommand, Chance, Seat } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { evaluate, type Judge } from '#games/cyclades/computer/evaluation.ts';
import { playerJudging } from '#games/cyclades/computer/index.ts';
import { worthByAmount, worthOfApollo } from '#games/cyclades/computer/offerings.ts';
import { positionOf } from '#games/cyclades/computer/position.ts';
import type { OfferingPlan, Order } from '#games/cyclades/orders/orders.ts';
import { EVERYWHERE } from '#games/cyclades/orders/orders.ts';
import { offerings } from '#games/cyclades/records.ts';
import { incomeOf, islandsOf, powerOf } from '#games/cyclades/rules/holdings.ts';
import { type GodTrackSlot, type Offerings, type State, seatOf } from '#games/cyclades/state.ts';
import { GODS, type God } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

/** Cyclades by post: the prompts, and the orders of a sensible person, by the computer seat's estimate of each god's value. */

/** The usual price of a god that others want, too. */
const USUAL_PRICE = 3;
/** Retreats when fewer than this many of 100 battles would be won. */
const HOPELESS = 20;
/** A fraction of the computer seat's search: matches take as long, and the bench takes half the time. */
const JUDGE: Judge = { evaluate, share: 1 / 2 };

const ordersFor = (cycles: readonly number[], view: View, chance: Chance): readonly (readonly Order[])[] => {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const now = positionOf(view);
  const others: readonly Order[] = [
    { type: 'RetreatFrom', front: EVERYWHERE, when: { oddsBelow: HOPELESS } },
    ...markerOn(now, viewer),
    { type: 'EndSpentTurn' },
  ];
  if (!cycles.some((cycle) => isPlannable(cycle, view))) return cycles.map(() => others);
  const wishes = wishesOf(offeringsToCome(now, viewer), viewer, chance);
  return cycles.map((cycle) => (isPlannable(cycle, view) ? [planFor(cycle, view, wishes), ...others] : others));
};

const isPlannable = (cycle: number, { cycle: now, phase }: View): boolean => cycle > now || phase === 'offerings';

/** Hypothetical offerings: no marker placed, any god may be face up, and income follows the turns. */
const offeringsToCome = (now: State, seat: Seat): Offerings => {
  const places = GODS.map((god): GodTrackSlot => ({ god, offering: undefined, done: false }));
  const own = seatOf(now, seat);
  const gold = own.gold + (now.phase === 'offerings' ? 0 : incomeOf(now, seat));
  const seats = now.seats.with(seat, { ...own, gold, discounts: 0 });
  return offerings({ ...now, seats, places, apollo: [], finished: [] }, [seat], undefined);
};

/** A god worth more than Apollo, by the amount offered. */
interface Wish {
  readonly god: God;
  readonly worth: (amount: number) => number;
  /** The highest amount at which the god is worth more than an alternative. */
  upTo(least: number): number;
}

interface Wishes {
  readonly apollo: number;
  /** The best first. */
  readonly gods: readonly Wish[];
}

const wishesOf = (state: Offerings, seat: Seat, chance: Chance): Wishes => {
  const { gold, priests } = seatOf(state, seat);
  const amounts = Array.from({ length: Math.max(1, gold + priests) }, (_, index) => index + 1);
  const apollo = worthOfApollo(state, seat, JUDGE);
  const gods = state.places.map(({ god }): Wish => {
    const bids = amounts.map((amount) => ({ type: 'PlaceBid', seat, god, amount }) as const);
    const worth = worthByAmount(state, seat, god, bids, chance, JUDGE).at;
    return { god, worth, upTo: (least) => amounts.findLast((amount) => worth(amount) > least) ?? 1 };
  });
  const wanted = gods.filter(({ worth }) => worth(1) > apollo);
  return { apollo, gods: wanted.toSorted((one, other) => other.worth(USUAL_PRICE) - one.worth(USUAL_PRICE)) };
};

/**
 * Offers on each god up to the amount at which it is worth as much as the next best for its usual price; a displaced marker goes up to the
 * amount at which the god is worth as much as Apollo.
 */
const planFor = (cycle: number, view: View, { apollo, gods: all }: Wishes): OfferingPlan => {
  const faceUp = view.gods.map(({ god }) => god);
  const gods = cycle === view.cycle ? all.filter(({ god }) => faceUp.includes(god)) : all;
  return {
    type: 'OfferingPlan',
    cycle,
    offers: gods.map(({ god, upTo }, rank) => {
      const next = gods[rank + 1]?.worth(USUAL_PRICE) ?? apollo;
      const most = upTo(apollo);
      return { god, upTo: Math.min(most, upTo(Math.max(apollo, next))), raisedTo: most };
    }),
    displaced: 'again',
    apollo: true,
  };
};

/** Apollo's marker goes where it is least likely to be lost. */
const markerOn = (state: State, seat: Seat): readonly Order[] => {
  const [safest] = islandsOf(state, seat).toSorted((one, other) => safety(other.island) - safety(one.island));
  return safest ? [{ type: 'ProsperityIsland', island: safest.space.id }] : [];
};

const safety = (island: Parameters<typeof powerOf>[0]): number => island.troops + powerOf(island, 'fortress');

const occasionOf = ({ displaced, turn }: View, legal: readonly BaseCommand[]): string => {
  const [first] = legal as readonly Command[];
  if (first?.type === 'PlaceBid') return displaced ? 'displaced' : 'offering';
  if (first?.type === 'PlaceProsperity') return 'prosperity marker';
  return turn?.battle ? 'battle' : 'turn';
};

export const cycladesByPost = {
  /** The median among computer seats. */
  cycles: 9,
  cycleOf: ({ cycle }: View): number => cycle,
  player: playerJudging('by post', JUDGE),
  occasionOf,
  ordersFor,
};
