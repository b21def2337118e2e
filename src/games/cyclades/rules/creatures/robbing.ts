import type { Seat } from '#engine/game.ts';
import type { UseOf } from '../../commands.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, seatOf, type Table } from '../../state.ts';
import type { Power } from './power.ts';

/** Creatures that rob one opponent: Griffon, Dryad, Satyr. */

/** Returns the other seats that are still in the match. */
const opponents = (table: Table, seat: Seat): readonly Seat[] => {
  const others: Seat[] = [];
  for (let other = 0; other < table.seats.length; other++)
    if (other !== seat && !seatOf(table, other).eliminated) others.push(other);
  return others;
};

type Robber = 'griffon' | 'dryad' | 'satyr';

const whyNoVictim = (state: Acting, seat: Seat, creature: Robber, target: Seat): Refusal | undefined => {
  const victim = state.seats[target];
  if (victim === undefined) return refuse('noSuchSeat', { seat: target, seats: state.seats.length });
  if (target === seat) return refuse('notAnOpponent', { creature });
  return victim.eliminated ? refuse('opponentOut', { seat: target }) : undefined;
};

/**
 * Takes half of an opponent's gold, rounded down. The amount stays secret between the two, so even an empty purse is a target.
 */
export const griffon: Power<UseOf<'griffon'>> = {
  uses: (state, seat) => opponents(state, seat).map((target) => ({ type: 'UseCreature', seat, creature: 'griffon', target })),
  whyNot: (state, { seat, target }) => whyNoVictim(state, seat, 'griffon', target),
  does: (state, { seat, target }) => [
    {
      type: 'GoldStolen',
      seat,
      loser: target,
      gold: Math.floor(seatOf(state, target).gold / 2),
      ...(state.options.gold === 'open' && { open: true }),
    },
  ],
};

/** Takes one follower of an opponent who has any. */
const robber = (creature: 'dryad' | 'satyr', item: 'priest' | 'philosopher'): Power<UseOf<'dryad' | 'satyr'>> => {
  const has = (state: Acting, target: Seat): boolean => seatOf(state, target)[`${item}s`] > 0;
  return {
    uses: (state, seat) =>
      opponents(state, seat)
        .filter((target) => has(state, target))
        .map((target) => ({ type: 'UseCreature', seat, creature, target })),
    whyNot: (state, { seat, target }) => {
      const refused = whyNoVictim(state, seat, creature, target);
      return refused || has(state, target) ? refused : refuse('nothingToSteal', { seat: target, item });
    },
    does: (_, { seat, target }) => [{ type: item === 'priest' ? 'PriestStolen' : 'PhilosopherStolen', seat, loser: target }],
  };
};

export const dryad = robber('dryad', 'priest');
export const satyr = robber('satyr', 'philosopher');
