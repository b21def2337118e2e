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

/** Takes a priest of an opponent. */
export const dryad: Power<UseOf<'dryad'>> = {
  uses: (state, seat) =>
    opponents(state, seat)
      .filter((target) => seatOf(state, target).priests)
      .map((target) => ({ type: 'UseCreature', seat, creature: 'dryad', target })),
  whyNot: (state, { seat, target }) => {
    const refused = whyNoVictim(state, seat, 'dryad', target);
    if (refused || seatOf(state, target).priests) return refused;
    return refuse('nothingToSteal', { seat: target, item: 'priest' });
  },
  does: (_, { seat, target }) => [{ type: 'PriestStolen', seat, loser: target }],
};

/** Takes a philosopher of an opponent. */
export const satyr: Power<UseOf<'satyr'>> = {
  uses: (state, seat) =>
    opponents(state, seat)
      .filter((target) => seatOf(state, target).philosophers)
      .map((target) => ({ type: 'UseCreature', seat, creature: 'satyr', target })),
  whyNot: (state, { seat, target }) => {
    const refused = whyNoVictim(state, seat, 'satyr', target);
    if (refused || seatOf(state, target).philosophers) return refused;
    return refuse('nothingToSteal', { seat: target, item: 'philosopher' });
  },
  does: (_, { seat, target }) => [{ type: 'PhilosopherStolen', seat, loser: target }],
};
