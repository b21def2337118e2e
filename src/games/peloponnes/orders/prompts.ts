import type { OrderPrompt } from '#engine/orders.ts';
import { listed, numbersFrom, rangeIn, whole, wholeIn } from '../../orderPrompts.ts';
import { LUXURY_FOR_ONE } from '../data/figures.ts';
import { TILES, tileOf } from '../data/tiles.ts';
import { INCOME_CHOICES, type IncomeChoice, type TileId } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { type OfferPlan, type Order, type PlannedOffer, WAYS, type Way } from './orders.ts';
import { firstRound, lastRound, plannableTiles } from './whyNotPlan.ts';

/** The words of orders (RULES.md, chapter 13): `plan 3 A07 8 all pass move A02 6 withdraw`, `building pay mark`. */

type Words = readonly string[];
type Said = OrderPrompt<Order> | undefined;

const KINDS = ['plan', 'building', 'marked', 'income', 'giveup', 'feed'] as const;

/** The keywords of all orders. */
export type OrderWord =
  | (typeof KINDS)[number]
  | ('all' | 'pass' | 'move' | 'withdraw')
  | Way
  | (typeof OTHERS)[number]
  | IncomeChoice;

/** The most luxury goods a menu offers. */
const MAX_LUXURY = 12;

/** Returns what the words mean so far, and what may follow. */
export const say = (view: View, words: Words): Said => {
  const [kind, ...rest] = words;
  switch (kind) {
    case undefined:
      return {
        question: 'kind',
        next: KINDS.filter((each) => each !== 'feed' || view.options.feeding !== 'forced'),
        default: 'plan',
      };
    case 'plan':
      return planSaid(view, rest);
    case 'building':
      return listed(rest, WAYS, 'way', (by) => ({ type: 'PlaceBuilding', by: by as readonly Way[] }), false);
    case 'marked':
      return markedSaid(view, rest);
    case 'income':
      return incomeSaid(view, rest);
    case 'giveup':
      return listed(rest, withChosen(freeOrOwn(view), rest), 'giveup', (giveUp) => ({ type: 'BearDisasters', giveUp }), true);
    case 'feed':
      return feedSaid(rest);
    default:
      return undefined;
  }
};

const planSaid = (view: View, [word, ...items]: Words): Said => {
  const rounds = numbersFrom(firstRound(view), lastRound(view));
  const [first] = rounds;
  if (word === undefined) return { question: 'round', next: rounds, ...(first !== undefined && { default: first }) };
  const round = wholeIn(word);
  if (round === undefined) return undefined;
  return itemsSaid(view, items, { type: 'OfferPlan', round, offers: [], pass: false, moves: [], withdraw: false });
};

/** Reads tiles with their limits, `pass`, tiles to `move` to, `withdraw`: in any order. */
const itemsSaid = (view: View, [word, ...rest]: Words, plan: OfferPlan): Said => {
  if (word === undefined) return planAsItStands(view, plan);
  if (word === 'pass') return plan.pass ? undefined : itemsSaid(view, rest, { ...plan, pass: true });
  if (word === 'withdraw') return plan.withdraw ? undefined : itemsSaid(view, rest, { ...plan, withdraw: true });
  if (word === 'move') return moveSaid(view, rest, plan);
  return offerSaid(view, rest, plan, word);
};

/** Reads the maximum of coins; with `all` it is also the minimum. Two numbers are the minimum and the maximum. */
const offerSaid = (view: View, [word, ...rest]: Words, plan: OfferPlan, tile: TileId): Said => {
  if (!isTile(tile)) return undefined;
  if (word === undefined) return { question: 'coins', next: coinsFor(view, plan, tile, true), acceptsNumber: 'range' };
  const range = rangeIn(word);
  if (range === undefined) return undefined;
  const { first, second } = range;
  const isAll = second === undefined && rest[0] === 'all';
  const offer: PlannedOffer = second === undefined ? { tile, upTo: first } : { tile, upTo: second, from: first };
  const offers = [...plan.offers, isAll ? { ...offer, from: first } : offer];
  return itemsSaid(view, isAll ? rest.slice(1) : rest, { ...plan, offers });
};

const moveSaid = (view: View, [tile, word, ...rest]: Words, plan: OfferPlan): Said => {
  if (tile === undefined) return { question: 'tile', next: tilesLeft(view, plan, plan.moves) };
  if (!isTile(tile)) return undefined;
  if (word === undefined) return { question: 'coins', next: coinsFor(view, plan, tile, false), acceptsNumber: 'whole' };
  const upTo = wholeIn(word);
  return upTo === undefined ? undefined : itemsSaid(view, rest, { ...plan, moves: [...plan.moves, { tile, upTo }] });
};

const planAsItStands = (view: View, plan: OfferPlan): Said => {
  const { offers, pass, moves, withdraw } = plan;
  const last = offers.at(-1);
  const canBeAll = last !== undefined && last.from === undefined && moves.length === 0 && !pass && !withdraw;
  const next = [
    ...tilesLeft(view, plan, offers),
    ...(canBeAll ? ['all'] : []),
    ...(pass ? [] : ['pass']),
    'move',
    ...(withdraw ? [] : ['withdraw']),
  ];
  const isEmpty = offers.length + moves.length === 0 && !pass && !withdraw;
  return { ...(!isEmpty && { order: plan }), question: isEmpty ? 'offer' : 'more', next };
};

const tilesLeft = (view: View, { round }: OfferPlan, named: readonly { readonly tile: TileId }[]): readonly TileId[] =>
  plannableTiles(view, round).filter((tile) => named.every((each) => each.tile !== tile));

const isTile = (word: string): boolean => TILES.some(({ id }) => id === word);

/**
 * Returns the numbers of coins from the smallest offer to the most that the seat can pay, in a later round with its income, or
 * only the price where a `first` offer has a fixed one. More can be typed.
 */
const coinsFor = (view: View, { round }: OfferPlan, tile: TileId, first: boolean): readonly string[] => {
  const lying = round === view.round ? [...view.auction, ...view.conquest].find((each) => each.tile === tile) : undefined;
  const least = lying?.least ?? tileOf(tile).least;
  if (first && lying?.fixed) return [String(least)];
  const { goods, income } = view.seats.find(({ seat }) => seat === view.viewer) ?? {};
  const earned = round === view.round ? 0 : (income?.coins ?? 0);
  const most = (goods?.coins ?? 0) + Math.floor((goods?.luxury ?? 0) / LUXURY_FOR_ONE) + earned;
  return numbersFrom(least, Math.max(least, most, round === view.round ? (view.pushedOut?.coins ?? 0) : 0));
};

/** Returns the viewer's tiles, then those nobody has. */
const freeOrOwn = (view: View): readonly TileId[] => {
  const mine = ownTiles(view);
  const others = view.seats.filter(({ seat }) => seat !== view.viewer).flatMap(tilesOf);
  return [...mine, ...TILES.map(({ id }) => id).filter((id) => !mine.includes(id) && !others.includes(id))];
};

/** Includes tiles chosen already: they have a rejection of their own, and are not rejected as unknown words. */
const withChosen = (tiles: readonly TileId[], chosen: Words): readonly TileId[] => [
  ...tiles,
  ...chosen.filter((word) => isTile(word) && !tiles.includes(word)),
];

const tilesOf = ({ lands, buildings }: View['seats'][number]): readonly TileId[] => [
  ...lands,
  ...buildings.map(({ tile }) => tile),
];

const ownTiles = ({ seats, viewer }: View): readonly TileId[] => seats.filter(({ seat }) => seat === viewer).flatMap(tilesOf);

const OTHERS = ['pay', 'abandon', 'ask'] as const;

/** Reads marked buildings in the order of payment, then what happens to the others. */
const markedSaid = (view: View, words: Words): Said => {
  const last = OTHERS.find((word) => word === words.at(-1));
  const pay = last === undefined ? words : words.slice(0, -1);
  const asked = listed(
    pay,
    withChosen(payable(view), pay),
    'marked',
    (tiles) => finish(tiles, last ?? 'ask'),
    last !== undefined,
  );
  if (asked === undefined) return undefined;
  return last === undefined ? { ...asked, next: [...OTHERS, ...asked.next] } : { ...asked, question: 'nothing', next: [] };
};

/** Returns the buildings that are marked, or may be later. */
const payable = (view: View): readonly TileId[] => {
  const paid = view.seats.flatMap(({ buildings }) => buildings.flatMap(({ tile, marked }) => (marked ? [] : [tile])));
  return freeOrOwn(view).filter((tile) => tileOf(tile).kind === 'building' && !paid.includes(tile));
};

const finish = (pay: readonly TileId[], others: (typeof OTHERS)[number]): Order => ({ type: 'FinishBuildings', pay, others });

const incomeSaid = (view: View, [tile, good, ...rest]: Words): Said => {
  if (tile === undefined) return { question: 'income', next: freeOrOwn(view).filter((each) => tileOf(each).ofChoice) };
  if (!isTile(tile)) return undefined;
  if (good === undefined) return { question: 'good', next: INCOME_CHOICES };
  const chosen: IncomeChoice | undefined = INCOME_CHOICES.find((each) => each === good);
  return chosen && whole({ type: 'IncomeOf', tile, good: chosen }, rest);
};

const feedSaid = ([word, ...rest]: Words): Said => {
  const even = numbersFrom(0, MAX_LUXURY / LUXURY_FOR_ONE).map((pairs) => String(Number(pairs) * LUXURY_FOR_ONE));
  if (word === undefined) return { question: 'luxury', next: ['all', ...even], acceptsNumber: 'whole', default: 'all' };
  if (word === 'all') return whole({ type: 'Feed' }, rest);
  const upTo = wholeIn(word);
  return upTo === undefined ? undefined : whole({ type: 'Feed', upTo }, rest);
};
