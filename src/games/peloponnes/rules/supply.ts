import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import { LUXURY_FOR_ONE, MARKER_COINS } from '../data/figures.ts';
import { buildingOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { addGoods } from '../records.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { State } from '../state.ts';
import type { Amounts, Goods, TileId } from '../types.ts';
import { canPay, luxuryFor, paymentOf, sumOf } from './goods.ts';
import { goodsOf, seatOf } from './holdings.ts';
import { type ChoiceStep, tilesNamed } from './steps.ts';

/** Supply rounds (RULES.md, chapter 9): all inhabitants are fed, then marked buildings are paid or let go. */

/** Luxury goods that can be turned into food that is missing. */
const mostLuxury = ({ food, inhabitants, luxury }: Goods): number =>
  Math.min(Math.max(0, inhabitants - food), Math.floor(luxury / LUXURY_FOR_ONE)) * LUXURY_FOR_ONE;

const feedingChoices = (state: State, seat: Seat, notes: readonly Choice[]): readonly Choice[] => {
  const most = mostLuxury(goodsOf(state, seat));
  if (state.options.feeding === 'forced' || most === 0 || notes.length > 0) return [];
  const ways = Array.from({ length: most / LUXURY_FOR_ONE + 1 }, (_, units) => most - units * LUXURY_FOR_ONE);
  return ways.map((luxury) => ({ type: 'FeedInhabitants', seat, luxury }) as const);
};

const whyNotFeed = (state: State, command: Choice): Refusal | undefined => {
  if (command.type !== 'FeedInhabitants') return undefined;
  const most = mostLuxury(goodsOf(state, command.seat));
  return command.luxury > most || command.luxury % LUXURY_FOR_ONE !== 0 ? refuse('feedingNotSo', { most }) : undefined;
};

const feed = (state: State, seat: Seat, notes: readonly Choice[]): readonly Event[] => {
  const goods = goodsOf(state, seat);
  if (goods.inhabitants === 0) return [];
  const [note] = notes;
  const luxury = note?.type === 'FeedInhabitants' ? note.luxury : state.options.feeding === 'forced' ? mostLuxury(goods) : 0;
  const food = Math.min(goods.food, goods.inhabitants);
  const starved = goods.inhabitants - food - luxury / LUXURY_FOR_ONE;
  return [{ type: 'InhabitantsFed', seat, paid: sumOf({ food, luxury }), starved }];
};

export const feeding: ChoiceStep = {
  choices: feedingChoices,
  whyNot: whyNotFeed,
  effects: feed,
  next: () => ({ type: 'StepBegan', step: 'finishing' }),
};

const costOf = (tile: TileId): Amounts => buildingOf(tile)?.cost ?? {};

/** What is left after the buildings that the seat has chosen to pay. */
const goodsAfter = (state: State, seat: Seat, notes: readonly Choice[]): Goods =>
  notes.reduce(
    (goods, note) => (note.type === 'PayBuilding' ? addGoods(goods, paymentOf(goods, costOf(note.tile)), -1) : goods),
    goodsOf(state, seat),
  );

const undecided = (state: State, seat: Seat, notes: readonly Choice[]): readonly TileId[] => {
  const named = tilesNamed(notes);
  return seatOf(state, seat).marked.filter((tile) => !named.includes(tile));
};

const finishingChoices = (state: State, seat: Seat, notes: readonly Choice[]): readonly Choice[] => {
  const tiles = undecided(state, seat, notes);
  const goods = goodsAfter(state, seat, notes);
  const payable = tiles.filter((tile) => canPay(goods, costOf(tile)));
  const abandon = tiles.map((tile) => ({ type: 'AbandonBuilding', seat, tile }) as const);
  if (payable.length === 0) return abandon.slice(0, 1);
  return [...payable.map((tile) => ({ type: 'PayBuilding', seat, tile }) as const), ...abandon];
};

const whyNotFinish = (state: State, command: Choice, notes: readonly Choice[]): Refusal | undefined => {
  if (command.type !== 'PayBuilding' && command.type !== 'AbandonBuilding') return undefined;
  const { seat, tile } = command;
  const tiles = undecided(state, seat, notes);
  if (!tiles.includes(tile)) return refuse('notThisTile', { tile, tiles });
  const goods = goodsAfter(state, seat, notes);
  if (command.type === 'AbandonBuilding' || canPay(goods, costOf(tile))) return undefined;
  return refuse('buildingUnpayable', { tile, needed: luxuryFor(goods, costOf(tile)), has: goods.luxury });
};

const finish = (state: State, seat: Seat, notes: readonly Choice[]): readonly Event[] =>
  notes.flatMap((note, index): readonly Event[] => {
    if (note.type !== 'PayBuilding' && note.type !== 'AbandonBuilding') return [];
    const { tile } = note;
    if (note.type === 'AbandonBuilding') return [{ type: 'BuildingAbandoned', seat, tile, coins: MARKER_COINS }];
    const paid = paymentOf(goodsAfter(state, seat, notes.slice(0, index)), costOf(tile));
    return [{ type: 'BuildingFinished', seat, tile, paid, coins: MARKER_COINS }];
  });

export const finishing: ChoiceStep = {
  choices: finishingChoices,
  whyNot: whyNotFinish,
  effects: finish,
  next: () => ({ type: 'SupplyRoundEnded' }),
};
