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
import { TRIES } from './outcome.ts';
import { type Effort, type Found, type Prospect, partOf, search } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** Where to offer, and how much: by what a turn with each god would bring, and which rivals would want it. */

type Bid = CommandOf<'PlaceBid'>;
type GodBid = Extract<Bid, { readonly amount: number }>;

const OWN: Effort = { positions: 160, width: 3, depth: 5, tries: TRIES };
const RIVAL: Effort = { positions: 50, width: 1, depth: 4, tries: TRIES };

/** How much more than the offering a rival must gain to be considered certain to displace it. */
const SURELY = 8;
/** Maximum probability: a rival is never certain to come, and a god who is not a rival's best is never certain to be taken. */
const MAX_PROBABILITY = 0.85;
const SECOND_CHOICE = 0.4;
/** Probability that a rival gets a god that the seat does not get. */
const TAKEN_OTHERWISE = 0.5;

/** A rival's gain from each god, in gold, compared with having none; its purse is the limit. */
type Rival = Readonly<ReturnType<typeof rivalsOf>[number]>;

/** An offering and its result. */
export interface BidProspect extends Prospect {
  readonly move: Bid;
  /** The position at the beginning of the turn that the offering brings; absent with Apollo. */
  readonly turn?: State;
  /** Probability that nobody displaces it. */
  readonly holds: number;
  /** The rival that wants the god most. */
  readonly wanted?: { readonly rival: Seat; readonly gain: number };
}

/** Returns the prospects of all offerings, using a share of the full effort. */
export const weighOfferings = (
  state: Offerings,
  seat: Seat,
  bids: readonly Bid[],
  chance: Chance,
  judge: Judge,
): readonly BidProspect[] => {
  const gods = [...new Set(bids.flatMap((bid) => (bid.god === 'apollo' ? [] : [bid.god])))];
  const apollo = worthOfApollo(state, seat, judge);
  const curves = new Map(gods.map((god) => [god, worthByAmount(state, seat, god, bids.filter(isOn(god)), chance, judge)]));
  const rivals = rivalsOf(state, seat, chance, judge);
  const leastOf = (god: God): number => curves.get(god)?.at(bids.find(isOn(god))?.amount ?? 0) ?? apollo;
  return bids.map((move): BidProspect => {
    if (move.god === 'apollo') return { move, value: apollo, end: state, holds: 1 };
    const { god, amount } = move;
    const curve = curves.get(god);
    const holds = rivals.reduce((odds, rival) => odds * (1 - displaces(rival, god, amount)), 1);
    const elsewhere = Math.max(apollo, ...gods.filter((other) => other !== god).map(leastOf));
    const [wanted] = rivals
      .map(({ seat: rival, wants }) => ({ rival, gain: wants.get(god) ?? 0 }))
      .toSorted((one, other) => other.gain - one.gain);
    const kept = (curve?.at(amount) ?? apollo) + TAKEN_OTHERWISE * WEIGHTS.foremost * (wanted?.gain ?? 0);
    const value = holds * kept + (1 - holds) * ((elsewhere + apollo) / 2);
    return { move, holds, ...(wanted && { wanted }), ...curve?.near(amount), end: curve?.near(amount).end ?? state, value };
  });
};

const isOn =
  (god: God) =>
  (bid: Bid): bid is GodBid =>
    bid.god === god;

/** Returns the gold a seat owes for its offerings if its offering on a god is `amount` and all others stay as they are. */
export const owedWith = (state: Offerings, seat: Seat, god: God, amount: number): number => {
  const places = state.places.map((place) => (place.god === god ? { ...place, offering: { seat, amount } } : place));
  return owed({ ...state, places })[seat] ?? 0;
};

/** Returns the position in which a seat has the turn of a god, with this gold. */
const inTurnOf = (state: Offerings, seat: Seat, god: God, gold: number): State => {
  const seats = state.seats.with(seat, { ...copyOfSeat(seatOf(state, seat)), gold: Math.max(0, gold) });
  const table = { ...state, seats };
  return inActions(table, 0, freshTurn(seat, god));
};

/** Returns the best turn found with a god. */
const bestTurn = (state: State, seat: Seat, chance: Chance, effort: Effort, { evaluate, share }: Judge): Found =>
  search(state, seat, legalMoves(state, seat), chance, partOf(effort, share), evaluate).reduce<Found>(
    (best, found) => (found.value > best.value ? found : best),
    { value: evaluate(state, seat), end: state },
  );

/** Returns a god's worth by the amount offered: evaluated at the minimum, a middle and the maximum amount, and interpolated. */
export const worthByAmount = (state: Offerings, seat: Seat, god: God, bids: readonly GodBid[], chance: Chance, judge: Judge) => {
  const { gold } = seatOf(state, seat);
  const amounts = bids.map(({ amount }) => amount);
  const [least = 0, most = 0] = [amounts[0], amounts.at(-1)];
  const marks = [...new Set([least, Math.floor((2 * least + most) / 3), most])];
  const known = marks.map((amount) => {
    const turn = inTurnOf(state, seat, god, gold - owedWith(state, seat, god, amount));
    const { value: worth, end, gamble } = bestTurn(turn, seat, chance, OWN, judge);
    return { amount, worth, found: { turn, end, ...(gamble && { gamble }) } };
  });
  return {
    at: (amount: number) => between(known, amount),
    /** Returns the best turn for the next higher amount that was searched. */
    near: (amount: number) => (known.find((mark) => mark.amount >= amount) ?? known.at(-1))?.found ?? { end: state },
  };
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
  const marker = givesMarker(state) ? WEIGHTS.income : 0;
  return evaluate(state, seat) + giftOfApollo(state, seat) * WEIGHTS.gold + marker;
};

/** Returns the gold that Apollo gives a seat. */
export const giftOfApollo = (state: State, seat: Seat): number =>
  countIslands(state, seat) === 1 ? APOLLO_GOLD_WITH_ONE_ISLAND : APOLLO_GOLD;

/** Whether the next seat that goes to Apollo gets a Prosperity marker. */
export const givesMarker = (state: Offerings): boolean => state.apollo.length === 0 && prosperityLeft(state) > 0;

/** Returns the rivals that still have to offer in this cycle. */
const rivalsOf = (state: Offerings, seat: Seat, chance: Chance, judge: Judge) =>
  [...new Set(state.queue)]
    .filter((rival) => rival !== seat)
    .map((rival) => {
      const { gold, priests } = seatOf(state, rival);
      const idle = worthOfApollo(state, rival, judge);
      const wants = new Map(
        state.places.map(({ god }) => {
          const turn = inTurnOf(state, rival, god, gold - 1);
          return [god, Math.max(0, bestTurn(turn, rival, chance, RIVAL, judge).value - idle)];
        }),
      );
      return { seat: rival, wants, most: Math.max(...wants.values()), purse: gold + priests };
    });

/** Returns the probability that a rival displaces an offering. */
const displaces = ({ wants, most, purse }: Rival, god: God, amount: number): number => {
  const want = wants.get(god) ?? 0;
  const over = Math.min(want, purse) - amount;
  const likely = Math.min(MAX_PROBABILITY, Math.max(0, over / SURELY));
  return want === most ? likely : likely * SECOND_CHOICE;
};
