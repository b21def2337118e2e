import type { BaseCommand, Chance, Seat } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { worthByAmount, worthOfApollo } from '#games/cyclades/computer/offerings.ts';
import { positionOf } from '#games/cyclades/computer/position.ts';
import type { OfferingPlan, Order } from '#games/cyclades/orders/orders.ts';
import { EVERYWHERE } from '#games/cyclades/orders/orders.ts';
import { offerings } from '#games/cyclades/records.ts';
import { incomeOf, islandsOf, powerOf } from '#games/cyclades/rules/holdings.ts';
import { type Offerings, type Place, type State, seatOf } from '#games/cyclades/state.ts';
import { GODS, type God } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

/** Cyclades by post: what people are asked for, and what a sensible one orders, by what the computer seat thinks each god is worth. */

/** What gods are thought to cost that others want, too. */
const USUAL_PRICE = 3;
/** Retreats when fewer than so many of 100 throws would be won. */
const HOPELESS = 20;

const ordersFor = (cycle: number, view: View, chance: Chance): readonly Order[] => {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const now = positionOf(view);
  const plan = isPlannable(cycle, view) ? [planFor(cycle, offeringsOf(cycle, now, viewer), viewer, chance)] : [];
  return [
    ...plan,
    { type: 'RetreatFrom', front: EVERYWHERE, when: { oddsBelow: HOPELESS } },
    ...markerOn(now, viewer),
    { type: 'EndSpentTurn' },
  ];
};

const isPlannable = (cycle: number, { cycle: now, phase }: View): boolean => cycle > now || phase === 'offerings';

/** The offerings as they lie, or as they may lie next cycle: no marker stands, any god may be face up, and there is income. */
const offeringsOf = (cycle: number, now: State, seat: Seat): Offerings => {
  if (now.phase === 'offerings' && now.cycle === cycle) return now;
  const places = GODS.map((god): Place => ({ god, offering: undefined, done: false }));
  const own = seatOf(now, seat);
  const seats = now.seats.with(seat, { ...own, gold: own.gold - offeredBy(now, seat) + incomeOf(now, seat), discounts: 0 });
  return offerings({ ...now, seats, places, apollo: [], finished: [], cycle }, [seat], undefined);
};

/** What offerings that stand will still cost; in the turns they have been paid. */
const offeredBy = (now: State, seat: Seat): number => {
  if (now.phase !== 'offerings') return 0;
  const amount = now.places.find(({ offering }) => offering?.seat === seat)?.offering?.amount ?? 0;
  return Math.max(0, amount - seatOf(now, seat).priests);
};

interface Wanted {
  readonly god: God;
  readonly worth: (amount: number) => number;
}

/**
 * The gods that are worth more than Apollo, the best first. Each is offered on as long as it is worth more than the next one for its
 * usual price; a displaced marker goes as far as it is worth more than Apollo.
 */
const planFor = (cycle: number, state: Offerings, seat: Seat, chance: Chance): OfferingPlan => {
  const { gold, priests } = seatOf(state, seat);
  const amounts = Array.from({ length: gold + priests }, (_, index) => index + 1);
  const apollo = worthOfApollo(state, seat);
  const wanted = state.places
    .map(({ god }): Wanted => {
      const bids = amounts.map((amount) => ({ type: 'PlaceBid', seat, god, amount }) as const);
      return { god, worth: amounts.length > 0 ? worthByAmount(state, seat, god, bids, chance) : () => apollo };
    })
    .filter(({ worth }) => worth(1) > apollo)
    .toSorted((one, other) => other.worth(USUAL_PRICE) - one.worth(USUAL_PRICE));
  const upTo = ({ worth }: Wanted, least: number): number => amounts.findLast((amount) => worth(amount) > least) ?? 1;
  return {
    type: 'OfferingPlan',
    cycle,
    offers: wanted.map((one, rank) => {
      const next = Math.max(apollo, wanted[rank + 1]?.worth(USUAL_PRICE) ?? apollo);
      const most = upTo(one, apollo);
      return { god: one.god, upTo: Math.min(most, upTo(one, next)), raisedTo: most };
    }),
    displaced: 'again',
    apollo: true,
  };
};

/** Apollo's marker goes where it is least likely lost. */
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
  occasionOf,
  ordersFor,
};
