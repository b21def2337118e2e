import type { Seat } from '#engine/game.ts';
import type { UseOf } from '../../commands.ts';
import { UNITS_OF_A_COLOUR } from '../../data/figures.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, type SeaState, seaAt, seaOf, seaOn } from '../../state.ts';
import type { SeaId } from '../../types.ts';
import { fleetsOnBoard, seasOf } from '../holdings.ts';
import type { Power } from './power.ts';

const hasReserve = (state: Acting, seat: Seat): boolean => fleetsOnBoard(state, seat) < UNITS_OF_A_COLOUR;

const isLoneEnemy = (seat: Seat, { holder, fleets }: SeaState): boolean =>
  fleets === 1 && holder !== undefined && holder !== seat;

const whyNotFrom = (state: Acting, seat: Seat, from: SeaId | undefined): Refusal | undefined => {
  if (hasReserve(state, seat)) return from === undefined ? undefined : refuse('fleetInReserve', {});
  if (from === undefined) return refuse('noFleetInReserve', {});
  const sea = seaAt(state, from);
  if (!sea) return refuse('noSuchSea', { sea: from });
  return sea.holder === seat ? undefined : refuse('noFleetsThere', { sea: from });
};

/** Replaces a lone enemy fleet with an own one: from the reserve or, if none is there, from any space on the board. */
export const mermaid: Power<UseOf<'mermaid'>> = {
  uses: (state, seat) => {
    const froms = hasReserve(state, seat) ? undefined : seasOf(state, seat);
    const uses: UseOf<'mermaid'>[] = [];
    for (const space of board(state).seas) {
      if (!isLoneEnemy(seat, seaOn(state, space))) continue;
      const sea = space.id;
      if (froms) for (const from of froms) uses.push({ type: 'UseCreature', seat, creature: 'mermaid', sea, from: from.id });
      else uses.push({ type: 'UseCreature', seat, creature: 'mermaid', sea });
    }
    return uses;
  },
  whyNot: (state, { seat, sea, from }) => {
    const there = seaAt(state, sea);
    if (!there) return refuse('noSuchSea', { sea });
    return isLoneEnemy(seat, there) ? whyNotFrom(state, seat, from) : refuse('noLoneFleet', { sea });
  },
  does: (state, { seat, sea, from }) => {
    const { holder: loser } = seaOf(state, sea);
    return loser === undefined ? [] : [{ type: 'FleetReplaced', seat, sea, loser, ...(from !== undefined && { from }) }];
  },
};
