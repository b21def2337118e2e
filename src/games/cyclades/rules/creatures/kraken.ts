import type { Seat } from '#engine/game.ts';
import type { CommandOf, UseOf } from '../../commands.ts';
import { KRAKEN_STEP_COST } from '../../data/figures.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, seaAt, seaOf } from '../../state.ts';
import type { SeaId } from '../../types.ts';
import { whyNotPay } from '../gold.ts';
import type { Power } from './power.ts';

const sunkAt = (state: Acting, sea: SeaId): readonly Event[] => {
  const { holder: owner, fleets } = seaOf(state, sea);
  return owner === undefined ? [] : [{ type: 'FleetsSunk', by: 'kraken', owner, sea, fleets }];
};

/** Places the Kraken on any sea space, wherever he was before; fleets there sink. */
export const kraken: Power<UseOf<'kraken'>> = {
  uses: (state, seat) => board(state).seas.map(({ id }) => ({ type: 'UseCreature', seat, creature: 'kraken', sea: id })),
  whyNot: (state, { sea }) => (seaAt(state, sea) ? undefined : refuse('noSuchSea', { sea })),
  does: (state, { seat, sea }) => [{ type: 'KrakenPlaced', seat, sea }, ...sunkAt(state, sea)],
};

/** Returns his space, in the turn in which he moves. */
const krakenIn = ({ kraken: sea = '' }: Acting): SeaId => sea;

/** Returns why he may not move to a space (13.15). */
export const whyNotMoveKraken = (state: Acting, { seat, to }: CommandOf<'MoveKraken'>): Refusal | undefined => {
  const goal = board(state).sea(to);
  if (!goal) return refuse('noSuchSea', { sea: to });
  const from = krakenIn(state);
  if (!goal.seas.includes(from)) return refuse('seasNotAdjacent', { from, to });
  return whyNotPay(state, seat, KRAKEN_STEP_COST);
};

/** Returns a step; fleets there sink. */
export const moveKraken = (state: Acting, { seat, to }: CommandOf<'MoveKraken'>): readonly Event[] => [
  { type: 'KrakenMoved', seat, to, cost: KRAKEN_STEP_COST },
  ...sunkAt(state, to),
];

/** Returns the spaces next to him, if the seat can pay a step. */
export const krakenChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveKraken'>[] =>
  whyNotPay(state, seat, KRAKEN_STEP_COST)
    ? []
    : board(state)
        .seasAround(krakenIn(state))
        .map(({ id: to }) => ({ type: 'MoveKraken', seat, to }));
