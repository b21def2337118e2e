import { type Chance, fold } from '#engine/game.ts';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { BUILDINGS_OF_A_TYPE, goalOf } from '#games/cyclades/data/figures.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { OPTIONS, type Options } from '#games/cyclades/types.ts';
import { crowdedPosition, randomFrom } from '../../audit/model/crowdedPositions.ts';
import { eliminationOf } from '../../support/builders/eliminationEvents.ts';
import type { Beginning } from '../refereeing.ts';

/** A starting position, with any options; matches with a deal always use creatures. */
export const begun = (beginning: Beginning, seats: number, seed: number, chance: Chance): State =>
  beginning === 'dealt'
    ? dealt(seats, { ...anyOptions(chance), creatures: 'all' }, chance)
    : crowded(seats, anyOptions(chance), seed, chance);

const anyOptions = (chance: Chance): Options =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, chance.pick(values as readonly string[])]),
  ) as Options;

const dealt = (seats: number, options: Options, chance: Chance): State => {
  const set = fold(cyclades, cyclades.initialState(), cyclades.begin({ seats, options }));
  return fold(cyclades, set, cyclades.deal(set, chance));
};

const crowded = (seats: number, options: Options, seed: number, chance: Chance): State => {
  const events = [
    ...cyclades.begin({ seats, options }),
    ...crowdedPosition(seats, options, randomFrom(seed)),
  ] as readonly Event[];
  const state = fold(cyclades, cyclades.initialState(), events);
  const turn = chance.pick([() => [], lastButOne, ports, lastSeatOut]);
  return fold(cyclades, state, turn(state));
};

/** Uses up all ports in the box, if there are enough free slots. */
const ports = (state: State): readonly Event[] => {
  const { islands } = boardOf(state.seats.length);
  const standing = state.islands.flatMap(({ slots }) => slots).filter((slot) => slot === 'port').length;
  const free = islands.flatMap(({ id, index, metroCovers }) => {
    const { owner, slots = [], metropolis } = state.islands[index] ?? {};
    const isOpen = (slot: number): boolean => slots[slot] === 'free' && !(metropolis && metroCovers.includes(slot));
    return owner === undefined ? [] : [...slots.keys()].filter(isOpen).map((slot) => ({ seat: owner, island: id, slot }));
  });
  return free
    .slice(0, BUILDINGS_OF_A_TYPE - standing)
    .map((at): Event => ({ type: 'BuildingBuilt', building: 'port', cost: 0, ...at }));
};

/** With three seats or more the last one is out, and the others begin the cycle. */
const lastSeatOut = (state: State): readonly Event[] => {
  const last = state.seats.length - 1;
  if (last < 2) return [];
  return [
    ...eliminationOf(state, last, 0),
    { type: 'TurnOrderDealt', order: [...Array(last).keys()] },
    { type: 'CycleBegan', cycle: state.cycle, gods: state.places.map(({ god }) => god) },
  ];
};

/** Every seat gets Metropolises, up to one short of victory: now even last islands may be attacked. */
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
