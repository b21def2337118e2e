import type { Seat } from '#engine/game.ts';
import type { CommandOf, UseOf } from '../../commands.ts';
import { SPHINX_GOLD } from '../../data/figures.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, islandAt, seaAt } from '../../state.ts';
import { islandsOf, seasOf } from '../holdings.ts';
import type { Power } from './power.ts';

/** Buys pieces, one by one. */
export const sphinx: Power<UseOf<'sphinx'>> = {
  uses: (state, seat) => (saleChoices(state, seat).length > 0 ? [{ type: 'UseCreature', seat, creature: 'sphinx' }] : []),
  whyNot: (state, { seat, creature }) => (saleChoices(state, seat).length > 0 ? undefined : refuse('noTargetFor', { creature })),
  does: () => [],
};

/** Why a piece may not be sold (12.13). */
export const whyNotSell = (state: Acting, { seat, piece, at }: CommandOf<'SellPiece'>): Refusal | undefined => {
  if (piece === 'troop' || piece === 'fleet') {
    if (at === undefined) return refuse('missingField', { command: 'SellPiece', field: 'at' });
    return piece === 'troop' ? whyNoTroop(state, seat, at) : whyNoFleet(state, seat, at);
  }
  if (at !== undefined) return refuse('unknownField', { command: 'SellPiece', field: 'at' });
  const { priests = 0, philosophers = 0 } = state.seats[seat] ?? {};
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

/** One piece for its price. */
export const sell = ({ seat, piece, at }: CommandOf<'SellPiece'>): Event => ({
  type: 'PieceSold',
  seat,
  piece,
  ...(at !== undefined && { at }),
  gold: SPHINX_GOLD,
});

/** Every piece the seat could sell. */
export const saleChoices = (state: Acting, seat: Seat): readonly CommandOf<'SellPiece'>[] => {
  const troops = islandsOf(state, seat).filter(({ island }) => island.troops > 0);
  const { priests = 0, philosophers = 0 } = state.seats[seat] ?? {};
  return [
    ...troops.map(({ space }) => ({ type: 'SellPiece', seat, piece: 'troop', at: space.id }) as const),
    ...seasOf(state, seat).map((at) => ({ type: 'SellPiece', seat, piece: 'fleet', at }) as const),
    ...(priests > 0 ? [{ type: 'SellPiece', seat, piece: 'priest' } as const] : []),
    ...(philosophers > 0 ? [{ type: 'SellPiece', seat, piece: 'philosopher' } as const] : []),
  ];
};
