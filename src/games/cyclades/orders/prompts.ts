import type { OrderPrompt } from '#engine/orders.ts';
import { listed, numbersFrom, rangeIn, whole, wholeIn } from '../../orderPrompts.ts';
import { type Board, boardOf } from '../data/boards.ts';
import { GODS, type God, type Patron } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { EVERYWHERE, type OfferingPlan, type Order, type Peril, type PlannedOffer } from './orders.ts';
import { firstCycle, godsOf, leadsTo } from './whyNotOrders.ts';

/** The words of orders (RULES.md, chapter 14): `plan 4 ares 5 athena 6 again apollo`, `retreat everywhere fewer2`. */

type Words = readonly string[];
type Said = OrderPrompt<Order> | undefined;

const KINDS = ['plan', 'retreat', 'fight', 'marker', 'end'] as const;

/** The keywords of all orders; some have a number attached. */
export type OrderWord =
  | (typeof KINDS)[number]
  | Patron
  | ('again' | 'next' | 'ask')
  | typeof EVERYWHERE
  | ('now' | 'fewer' | 'odds');

/** How much each limit grows for a displaced marker that tries again. */
const RAISES: Readonly<Record<string, number>> = { again: 0, again2: 2, again4: 4 };
const DISPLACED = [...Object.keys(RAISES), 'next', 'ask'] as const;

/** Returns what the words mean so far, and what may follow. */
export const say = (view: View, words: Words): Said => {
  const [kind, ...rest] = words;
  const board = boardOf(view.seats.length);
  switch (kind) {
    case undefined:
      return { question: 'kind', next: KINDS, default: 'plan' };
    case 'plan':
      return planSaid(view, rest);
    case 'fight':
      return frontSaid(board, view, rest, (front, more) => whole({ type: 'FightOn', front }, more));
    case 'retreat':
      return frontSaid(board, view, rest, (front, more) => perilSaid(board, front, more));
    case 'marker':
      return markerSaid(board, view, rest);
    case 'end':
      return whole({ type: 'EndSpentTurn' }, rest);
    default:
      return undefined;
  }
};

const planSaid = (view: View, [word, ...items]: Words): Said => {
  const cycles = numbersFrom(firstCycle(view), view.cycle + 1);
  const [first] = cycles;
  if (word === undefined) return { question: 'cycle', next: cycles, ...(first !== undefined && { default: first }) };
  const cycle = wholeIn(word);
  if (cycle === undefined) return undefined;
  return itemsSaid(view, items, { type: 'OfferingPlan', cycle, offers: [], displaced: 'again', apollo: false }, undefined);
};

/** Reads gods with their limits, what a displaced marker does, and finally Apollo: each only once, in any order. */
const itemsSaid = (view: View, [word, ...rest]: Words, plan: OfferingPlan, displaced: string | undefined): Said => {
  if (word === undefined) return planAsItStands(godsToTry(view, plan), plan, displaced);
  if (word === 'apollo') return plan.apollo ? undefined : itemsSaid(view, rest, { ...plan, apollo: true }, displaced);
  if (DISPLACED.includes(word)) return displaced === undefined ? itemsSaid(view, rest, plan, word) : undefined;
  const god = GODS.find((each) => each === word);
  return god && offerSaid(view, rest, plan, displaced, god);
};

const offerSaid = (view: View, [word, ...rest]: Words, plan: OfferingPlan, displaced: string | undefined, god: God): Said => {
  if (word === undefined) return { question: 'limit', next: limitsFor(view, plan, god), acceptsNumber: 'range' };
  const range = rangeIn(word);
  if (range === undefined) return undefined;
  const { first: upTo, second: raisedTo } = range;
  const offer: PlannedOffer = { god, upTo, ...(raisedTo !== undefined && { raisedTo }) };
  return itemsSaid(view, rest, { ...plan, offers: [...plan.offers, offer] }, displaced);
};

/**
 * Returns the gods to name next whom the seat could lead and pay. A god it leads or was just driven from can only follow
 * another one.
 */
const godsToTry = (view: View, plan: OfferingPlan): readonly God[] => {
  const { cycle, gods, displaced, viewer } = view;
  const isFirst = plan.cycle === cycle && plan.offers.length === 0;
  const isHeld = (god: God): boolean =>
    (displaced?.seat === viewer && displaced.god === god) ||
    gods.some((place) => place.god === god && place.offering?.seat === viewer);
  return godsOf(view, plan.cycle).filter(
    (god) =>
      plan.offers.every((offer) => offer.god !== god) && limitsFor(view, plan, god).length > 0 && !(isFirst && isHeld(god)),
  );
};

/** Returns the limits that the seat could lead with and pay: more can be typed. In the next cycle it has its income, too. */
const limitsFor = ({ cycle: now, seats, viewer, gods }: View, { cycle }: OfferingPlan, god: God): readonly string[] => {
  const { gold = 0, priests = 0, income = 0 } = seats.find(({ seat }) => seat === viewer) ?? {};
  const held = cycle === now ? gods.find((place) => place.god === god)?.offering : undefined;
  const least = held === undefined || held.seat === viewer ? 1 : held.amount + 1;
  const most = gold + (seats.length === 2 ? 0 : priests) + (cycle === now ? 0 : income);
  return numbersFrom(least, cycle === now ? most : Math.max(least, most));
};

/** A marker driven from the only god of a plan has no other to try, so no way to go on is offered. */
const planAsItStands = (gods: readonly God[], plan: OfferingPlan, displaced: string | undefined): Said => {
  const ways = displaced === undefined && plan.offers.length > 1 ? DISPLACED : [];
  const next = [...gods, ...(plan.apollo ? [] : ['apollo']), ...ways];
  const isEmpty = plan.offers.length === 0 && !plan.apollo;
  return { ...(!isEmpty && { order: withDisplaced(plan, displaced) }), question: isEmpty ? 'god' : 'more', next };
};

const withDisplaced = (plan: OfferingPlan, word = 'again'): OfferingPlan => {
  if (word === 'next' || word === 'ask') return { ...plan, displaced: word };
  const raise = RAISES[word] ?? 0;
  const raised = ({ raisedTo, ...offer }: PlannedOffer): PlannedOffer => ({
    ...offer,
    raisedTo: (raisedTo ?? offer.upTo) + raise,
  });
  return raise === 0 ? plan : { ...plan, offers: plan.offers.map(raised) };
};

type Front = (front: string, rest: Words) => Said;

const frontSaid = (board: Board, view: View, [front, ...rest]: Words, then: Front): Said => {
  if (front === undefined) return { question: 'front', next: frontsOf(board, view), default: EVERYWHERE };
  return then(front, rest);
};

/** Returns `everywhere`, then the seat's own places, then all other places. */
const frontsOf = (board: Board, { islands, fleets, viewer }: View): readonly string[] => {
  const own = [
    ...islands.filter(({ owner }) => owner === viewer).map(({ id }) => id),
    ...fleets.filter(({ seat }) => seat === viewer).map(({ sea }) => sea),
  ];
  return [EVERYWHERE, ...own, ...placesOf(board).filter((place) => !own.includes(place))];
};

const placesOf = ({ islands, seas }: Board): readonly string[] => [...islands, ...seas].map(({ id }) => id);

/** The words for how badly a battle must be going. */
const PERILS: Readonly<Record<string, Peril | undefined>> = {
  now: undefined,
  fewer1: { outnumberedBy: 1 },
  fewer2: { outnumberedBy: 2 },
  fewer3: { outnumberedBy: 3 },
  odds50: { oddsBelow: 50 },
  odds25: { oddsBelow: 25 },
  odds10: { oddsBelow: 10 },
};

const PERIL = /^(fewer|odds)([1-9]\d?)$/;

const perilOf = (word: string): Peril | undefined => {
  const [, kind, number] = PERIL.exec(word) ?? [];
  if (number === undefined) return undefined;
  return kind === 'odds' ? { oddsBelow: Number(number) } : { outnumberedBy: Number(number) };
};

/** Reads a retreat under a condition, to the first open one of some places; with none named, to where most own units are. */
const perilSaid = (board: Board, front: string, [word, ...places]: Words): Said => {
  if (word === undefined) return { question: 'peril', next: Object.keys(PERILS), default: 'now' };
  const when = perilOf(word);
  if (word !== 'now' && when === undefined) return undefined;
  const retreat = { type: 'RetreatFrom', front, ...(when && { when }) } as const;
  const open = placesOf(board).filter((place) => leadsTo(board, front, place));
  return listed(places, open, 'to', (to) => (to.length === 0 ? retreat : { ...retreat, to }), true);
};

/** Reads the island of the Prosperity marker. Own islands come first. */
const markerSaid = (board: Board, { islands, viewer }: View, [island, ...rest]: Words): Said => {
  if (island !== undefined) return whole({ type: 'ProsperityIsland', island }, rest);
  const own = islands.filter(({ owner }) => owner === viewer).map(({ id }) => id);
  const others = board.islands.map(({ id }) => id).filter((id) => !own.includes(id));
  return { question: 'island', next: [...own, ...others] };
};
