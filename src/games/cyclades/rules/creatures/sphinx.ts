import type { Seat } from '#engine/game.ts';
import type { CommandOf, UseOf } from '../../commands.ts';
import { SPHINX_GOLD } from '../../data/figures.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, islandAt, seaAt, seatOf } from '../../state.ts';
import { islandsOf, seasOf } from '../holdings.ts';
import type { Power } from './power.ts';

/** Buys pieces, one at a time. */
export const sphinx: Power<UseOf<'sphinx'>> = {
  uses: (state, seat) => (hasAnyPiece(state, seat) ? [{ type: 'UseCreature', seat, creature: 'sphinx' }] : []),
  whyNot: (state, { seat, creature }) => (hasAnyPiece(state, seat) ? undefined : refuse('noTargetFor', { creature })),
  does: () => [],
};

const hasAnyPiece = (state: Acting, seat: Seat): boolean => {
  const { priests, philosophers } = seatOf(state, seat);
  if (priests + philosophers + seasOf(state, seat).length > 0) return true;
  return islandsOf(state, seat).some(({ island }) => island.troops > 0);
};

/** Returns why a piece may not be sold (12.13). */
export const whyNotSell = (state: Acting, { seat, piece, at }: CommandOf<'SellPiece'>): Refusal | undefined => {
  if (piece === 'troop' || piece === 'fleet') {
    if (at === undefined) return refuse('missingField', { command: 'SellPiece', field: 'at' });
    return piece === 'troop' ? whyNoTroop(state, seat, at) : whyNoFleet(state, seat, at);
  }
  if (at !== undefined) return refuse('unknownField', { command: 'SellPiece', field: 'at' });
  const { priests, philosophers } = seatOf(state, seat);
  return (piece === 'priest' ? priests : philosophers) > 0 ? undefined : refuse('nothingToSell', { piece });
};

const whyNoTroop = (state: Acting, seat: Seat, id: string): Refusal | undefined => {
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  if (island.owner !== seat) return refuse('notYourIsland', { island: id });
  return island.troops > 0 ? undefined : refuse('noTroopsThere', { island: id });
};

const whyNoFleet = (state: Acting, seat: Seat, id: string): Refusal | undefined => {
  const sea = seaAt(state, id);
  if (!sea) return refuse('noSuchSea', { sea: id });
  return sea.holder === seat ? undefined : refuse('noFleetsThere', { sea: id });
};

/** Returns the sale of one piece for its price. */
export const sell = ({ seat, piece, at }: CommandOf<'SellPiece'>): Event => ({
  type: 'PieceSold',
  seat,
  piece,
  ...(at !== undefined && { at }),
  gold: SPHINX_GOLD,
});

/** Returns every piece the seat can sell. */
export const saleChoices = (state: Acting, seat: Seat): readonly CommandOf<'SellPiece'>[] => {
  const sales: CommandOf<'SellPiece'>[] = [];
  for (const { space, island } of islandsOf(state, seat)) {
    if (island.troops > 0) sales.push({ type: 'SellPiece', seat, piece: 'troop', at: space.id });
  }
  for (const { id: at } of seasOf(state, seat)) sales.push({ type: 'SellPiece', seat, piece: 'fleet', at });
  const { priests, philosophers } = seatOf(state, seat);
  if (priests > 0) sales.push({ type: 'SellPiece', seat, piece: 'priest' });
  if (philosophers > 0) sales.push({ type: 'SellPiece', seat, piece: 'philosopher' });
  return sales;
};
