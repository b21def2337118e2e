import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { MARKER_COINS } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { minus } from '../goods.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type State, seatOf } from '../state.ts';
import type { Goods } from '../types.ts';
import { type ChoiceStep, undecided } from './steps.ts';
import { canPay, luxuryFor, paymentOf } from './stores.ts';

/** Supply rounds (RULES.md, chapter 9): then marked buildings are paid or let go. */

type Note = CommandOf<'PayBuilding'> | CommandOf<'AbandonBuilding'>;

/** Returns what is left after the buildings that the seat has chosen to pay. */
const goodsAfter = (state: State, seat: Seat, notes: readonly Note[]): Goods =>
  notes.reduce(
    (goods, { type, tile }) => (type === 'PayBuilding' ? minus(goods, paymentOf(goods, tileOf(tile).cost)) : goods),
    seatOf(state, seat).goods,
  );

const choices = (state: State, seat: Seat, notes: readonly Note[]): readonly Note[] => {
  const goods = goodsAfter(state, seat, notes);
  const pay: Note[] = [];
  const abandon: Note[] = [];
  for (const tile of undecided(seatOf(state, seat).marked, notes)) {
    if (canPay(goods, tileOf(tile).cost)) pay.push({ type: 'PayBuilding', seat, tile });
    abandon.push({ type: 'AbandonBuilding', seat, tile });
  }
  return pay.length === 0 ? abandon.slice(0, 1) : [...pay, ...abandon];
};

const whyNot = (state: State, { type, seat, tile }: Note, notes: readonly Note[]): Refusal | undefined => {
  const tiles = undecided(seatOf(state, seat).marked, notes);
  if (!tiles.includes(tile)) return refuse('notThisTile', { tile, tiles });
  const goods = goodsAfter(state, seat, notes);
  const { cost } = tileOf(tile);
  if (type === 'AbandonBuilding' || canPay(goods, cost)) return undefined;
  return refuse('buildingUnpayable', { tile, needed: luxuryFor(goods, cost), has: goods.luxury });
};

const effects = (state: State, seat: Seat, notes: readonly Note[]): readonly Event[] =>
  notes.map(({ type, tile }, index) => {
    if (type === 'AbandonBuilding') return { type: 'BuildingAbandoned', seat, tile, coins: MARKER_COINS };
    const paid = paymentOf(goodsAfter(state, seat, notes.slice(0, index)), tileOf(tile).cost);
    return { type: 'BuildingFinished', seat, tile, paid, coins: MARKER_COINS };
  });

export const finishing: ChoiceStep<Note> = { choices, whyNot, effects, next: () => ({ type: 'SupplyRoundEnded' }) };
