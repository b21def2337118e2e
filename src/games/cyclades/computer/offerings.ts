import { maxBy } from '#engine/computer.ts';
import type { Chance, Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { APOLLO_GOLD, APOLLO_GOLD_WITH_ONE_ISLAND } from '../data/figures.ts';
import { legalMoves } from '../decide.ts';
import { copyOfSeat, freshTurn, actions as inActions } from '../records.ts';
import { countIslands, prosperityLeft } from '../rules/holdings.ts';
import { owed } from '../rules/offerings.ts';
import { type Offerings, type State, seatOf } from '../state.ts';
import type { God } from '../types.ts';
import type { Judge } from './evaluation.ts';
import { type Effort, partOf, search } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** Where to offer, and how much: by what a turn with each god would bring, and which rivals would want it. */

type Bid = CommandOf<'PlaceBid'>;
type GodBid = Extract<Bid, { readonly amount: number }>;

const OWN: Effort = { positions: 160, width: 3, depth: 5 };
const RIVAL: Effort = { positions: 50, width: 1, depth: 4 };

/** How much more than the offering a rival must gain to be considered certain to displace it. */
const SURELY = 8;
/** Maximum probability: a rival is never certain to come, and a god who is not a rival's best is never certain to be taken. */
const MAX_PROBABILITY = 0.85;
const SECOND_CHOICE = 0.4;
/** Probability that a rival gets a god that the seat does not get. */
const TAKEN_OTHERWISE = 0.5;

/** A rival's gain from each god, in gold, compared with having none; its purse is the limit. */
interface Rival {
  readonly wants: ReadonlyMap<God, number>;
  readonly most: number;
  readonly purse: number;
}

/** Returns the offering with the best prospect, using a share of the full effort. */
export const chooseOffering = (
  state: Offerings,
  seat: Seat,
  bids: readonly Bid[],
  chance: Chance,
  judge: Judge,
): Bid | undefined => {
  const gods = [...new Set(bids.flatMap((bid) => (bid.god === 'apollo' ? [] : [bid.god])))];
  const apollo = worthOfApollo(state, seat, judge);
  const curves = new Map(gods.map((god) => [god, worthByAmount(state, seat, god, bids.filter(isOn(god)), chance, judge)]));
  const rivals = rivalsOf(state, seat, chance, judge);
  const leastOf = (god: God): number => curves.get(god)?.(bids.find(isOn(god))?.amount ?? 0) ?? apollo;
  const prospectOf = (bid: Bid): number => {
    if (bid.god === 'apollo') return apollo;
    const { god, amount } = bid;
    const holds = rivals.reduce((odds, rival) => odds * (1 - displaces(rival, god, amount)), 1);
    const elsewhere = Math.max(apollo, ...gods.filter((other) => other !== god).map(leastOf));
    const dreaded = Math.max(0, ...rivals.map(({ wants }) => wants.get(god) ?? 0));
    const kept = (curves.get(god)?.(amount) ?? apollo) + TAKEN_OTHERWISE * WEIGHTS.foremost * dreaded;
    return holds * kept + (1 - holds) * ((elsewhere + apollo) / 2);
  };
  return maxBy(bids, prospectOf);
};

const isOn =
  (god: God) =>
  (bid: Bid): bid is GodBid =>
    bid.god === god;

/** Returns the gold a seat owes for its offerings if its offering on a god is `amount` and all others stay as they are. */
const owedWith = (state: Offerings, seat: Seat, god: God, amount: number): number => {
  const places = state.places.map((place) => (place.god === god ? { ...place, offering: { seat, amount } } : place));
  return owed({ ...state, places })[seat] ?? 0;
};

/** Returns the position in which a seat has the turn of a god, with this gold. */
const inTurnOf = (state: Offerings, seat: Seat, god: God, gold: number): State => {
  const seats = state.seats.with(seat, { ...copyOfSeat(seatOf(state, seat)), gold: Math.max(0, gold) });
  const table = { ...state, seats };
  return inActions(table, 0, freshTurn(seat, god));
};

/** Returns the worth of the best turn found with a god. */
const worthOfTurn = (state: State, seat: Seat, chance: Chance, effort: Effort, { evaluate, share }: Judge): number =>
  search(state, seat, legalMoves(state, seat), chance, partOf(effort, share), evaluate).reduce(
    (best, { value }) => Math.max(best, value),
    evaluate(state, seat),
  );

/** Returns a god's worth by the amount offered: evaluated at the minimum, a middle and the maximum amount, and interpolated. */
export const worthByAmount = (
  state: Offerings,
  seat: Seat,
  god: God,
  bids: readonly GodBid[],
  chance: Chance,
  judge: Judge,
): ((amount: number) => number) => {
  const { gold } = seatOf(state, seat);
  const amounts = bids.map(({ amount }) => amount);
  const [least = 0, most = 0] = [amounts[0], amounts.at(-1)];
  const marks = [...new Set([least, Math.floor((2 * least + most) / 3), most])];
  const known = marks.map((amount) => {
    const turn = inTurnOf(state, seat, god, gold - owedWith(state, seat, god, amount));
    return { amount, worth: worthOfTurn(turn, seat, chance, OWN, judge) };
  });
  return (amount) => between(known, amount);
};

interface Mark {
  readonly amount: number;
  readonly worth: number;
}

const between = (marks: readonly Mark[], amount: number): number => {
  const above = marks.findIndex((mark) => mark.amount >= amount);
  const [low, high] = [marks[above - 1] ?? marks[above], marks[above] ?? marks.at(-1)];
  if (low === undefined || high === undefined) return 0;
  if (high.amount === low.amount) return high.worth;
  return low.worth + ((amount - low.amount) / (high.amount - low.amount)) * (high.worth - low.worth);
};

/** Returns what Apollo brings: gold, and for the first seat that goes to him a Prosperity marker, which is permanent. */
export const worthOfApollo = (state: Offerings, seat: Seat, { evaluate }: Judge): number => {
  const gift = countIslands(state, seat) === 1 ? APOLLO_GOLD_WITH_ONE_ISLAND : APOLLO_GOLD;
  const marker = state.apollo.length === 0 && prosperityLeft(state) > 0 ? WEIGHTS.income : 0;
  return evaluate(state, seat) + gift * WEIGHTS.gold + marker;
};

/** Returns the rivals that still have to offer in this cycle. */
const rivalsOf = (state: Offerings, seat: Seat, chance: Chance, judge: Judge): readonly Rival[] =>
  [...new Set(state.queue)]
    .filter((rival) => rival !== seat)
    .map((rival) => {
      const { gold, priests } = seatOf(state, rival);
      const idle = worthOfApollo(state, rival, judge);
      const wants = new Map(
        state.places.map(({ god }) => {
          const turn = inTurnOf(state, rival, god, gold - 1);
          return [god, Math.max(0, worthOfTurn(turn, rival, chance, RIVAL, judge) - idle)];
        }),
      );
      return { wants, most: Math.max(...wants.values()), purse: gold + priests };
    });

/** Returns the probability that a rival displaces an offering. */
const displaces = ({ wants, most, purse }: Rival, god: God, amount: number): number => {
  const want = wants.get(god) ?? 0;
  const over = Math.min(want, purse) - amount;
  const likely = Math.min(MAX_PROBABILITY, Math.max(0, over / SURELY));
  return want === most ? likely : likely * SECOND_CHOICE;
};
