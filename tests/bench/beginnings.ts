import { type Chance, fold } from '#engine/game.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { goalOf } from '#games/cyclades/data/figures.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { OPTIONS, type Options } from '#games/cyclades/types.ts';
import { randomFrom, stirred } from '../audit/stirred.ts';
import { watched } from './laws.ts';

/** How a match begins: as it is dealt, or in a crowded middle, to which dealt matches seldom come. */
export type Beginning = 'dealt' | 'crowded';

/** A position to begin in, with any options; in matches that are dealt creatures are always in play. */
export const begun = (beginning: Beginning, seats: number, seed: number, chance: Chance): State =>
  beginning === 'dealt'
    ? dealt(seats, { ...anyOptions(chance), creatures: 'all' }, chance)
    : crowded(seats, anyOptions(chance), seed, chance.pick([true, false]));

const anyOptions = (chance: Chance): Options =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, chance.pick(values as readonly string[])]),
  ) as Options;

const dealt = (seats: number, options: Options, chance: Chance): State => {
  const set = watched(cyclades.initialState(), cyclades.begin({ seats, options }));
  return watched(set, cyclades.deal(set, chance));
};

const crowded = (seats: number, options: Options, seed: number, onTheBrink: boolean): State => {
  const events = [...cyclades.begin({ seats, options }), ...stirred(seats, options, randomFrom(seed))] as readonly Event[];
  const state = fold(cyclades, cyclades.initialState(), events);
  return onTheBrink ? fold(cyclades, state, lastButOne(state)) : state;
};

/** Every seat gets Metropolises, up to the last but one that wins: now even last islands may be attacked. */
const lastButOne = (state: State): readonly Event[] => {
  const { islands } = boardOf(state.seats.length);
  return state.seats.flatMap((_, seat) => {
    const own = islands.filter(({ index }) => state.islands[index]?.owner === seat);
    const without = own.filter(({ index }) => !state.islands[index]?.metropolis);
    const missing = goalOf(state.seats.length) - 1 - (own.length - without.length);
    return without.slice(0, Math.max(0, missing)).map(({ id: island, index, metroCovers }): Event => {
      const destroyed = metroCovers.filter((slot) => state.islands[index]?.slots[slot] !== 'free');
      return { type: 'MetropolisPlaced', seat, island, destroyed };
    });
  });
};
