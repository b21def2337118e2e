import type { Seat } from '#engine/game.ts';
import type { CommandOf, UseOf } from '../../commands.ts';
import { KRAKEN_STEP_COST } from '../../data/figures.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, seaAt } from '../../state.ts';
import type { SeaId } from '../../types.ts';
import { whyNotPay } from '../gold.ts';
import type { Power } from './power.ts';

const sunkAt = (state: Acting, sea: SeaId): readonly Event[] => {
  const { holder: owner, fleets = 0 } = seaAt(state, sea) ?? {};
  return owner === undefined ? [] : [{ type: 'FleetsSunk', by: 'kraken', owner, sea, fleets }];
};

/** He rises on any sea space, wherever he was before; fleets there sink. */
export const kraken: Power<UseOf<'kraken'>> = {
  uses: (state, seat) => board(state).seas.map(({ id }) => ({ type: 'UseCreature', seat, creature: 'kraken', sea: id }) as const),
  whyNot: (state, { sea }) => (seaAt(state, sea) ? undefined : refuse('noSuchSea', { sea })),
  does: (state, { seat, sea }) => [{ type: 'KrakenPlaced', seat, sea }, ...sunkAt(state, sea)],
};

const spacesAround = (state: Acting): readonly SeaId[] =>
  state.kraken === undefined ? [] : (board(state).sea(state.kraken)?.seas ?? []);

/** Why he may not go on to a space (13.15). */
export const whyNotMoveKraken = (state: Acting, { seat, to }: CommandOf<'MoveKraken'>): Refusal | undefined => {
  if (!seaAt(state, to)) return refuse('noSuchSea', { sea: to });
  if (!spacesAround(state).includes(to)) return refuse('seasNotAdjacent', { from: state.kraken ?? '', to });
  return whyNotPay(state, seat, KRAKEN_STEP_COST);
};

/** A step; fleets there sink. */
export const moveKraken = (state: Acting, { seat, to }: CommandOf<'MoveKraken'>): readonly Event[] => [
  { type: 'KrakenMoved', seat, to, cost: KRAKEN_STEP_COST },
  ...sunkAt(state, to),
];

/** The spaces next to him, if the seat can pay a step. */
export const krakenChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveKraken'>[] =>
  whyNotPay(state, seat, KRAKEN_STEP_COST) ? [] : spacesAround(state).map((to) => ({ type: 'MoveKraken', seat, to }));
