import { fold } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { SET_UPS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { isActing, type State } from '#games/cyclades/state.ts';
import { CREATURES, type Creature } from '#games/cyclades/types.ts';
import type { Position } from '#matches/index.ts';
import { built, fleets, philosophers, priests, stateAfter, table, troops, turnOf } from '../fakes/given.ts';
import { discarded, onTrack } from '../fakes/givenCreatures.ts';
import { seeded } from '../fakes/seededChance.ts';
import { matchOf } from './positions.ts';

/** Pieces that give every creature a target: each seat has troops, fleets, a building, priests, philosophers and gold. */
export const crowded = (seats: number): readonly Event[] => [
  ...table(seats, { gold: 30, cycle: 4 }),
  ...(SET_UPS[seats] ?? []).flatMap(({ islands, seas }, seat) => [
    ...islands.flatMap((island) => troops(seat, island, 2)),
    ...seas.slice(0, 1).flatMap((sea) => fleets(seat, sea, 2)),
    built(seat, 'port', islands[0] ?? '', 0),
    ...priests(seat, 2),
    ...philosophers(seat, 2),
  ]),
];

/**
 * The turn of seat 0 with Zeus at a crowded table, with the given creature on the track and all others discarded; all other seats have
 * Apollo.
 */
export const withCreature = (seats: number, creature: Creature): readonly Event[] => {
  const [next, last, ...others] = CREATURES.filter((other) => other !== creature);
  const track = onTrack(...definedOf([creature, next, last]));
  const waiting = seats === 2 ? [0, 1, 1] : [...Array(seats).keys()].slice(1);
  const withApollo = waiting.map((seat): Event => ({ type: 'BidPlaced', seat, god: 'apollo' }));
  const laidOut: Event = { type: 'IncomeCollected', gold: Array<number>(seats).fill(0) };
  return [...crowded(seats), laidOut, ...withApollo, ...turnOf('zeus'), ...discarded(...others), track];
};

const definedOf = (cards: readonly (Creature | undefined)[]): readonly Creature[] => cards.flatMap((card) => card ?? []);

/**
 * Positions of the active seat, from before a creature is bought until nothing more follows from it, for each creature in turn. Its choices
 * are made at random.
 */
export function* creaturePositions(seats: number, seed: number): Generator<Position & { readonly creature: Creature }> {
  const chance = seeded(seed);
  for (const creature of CREATURES) {
    let state: State = stateAfter(withCreature(seats, creature));
    yield { ...positionIn(state, seats), creature };
    for (let moves = 0; moves === 0 || isInUse(state); moves += 1) {
      const [seat = 0] = cyclades.active(state);
      const legal = cyclades.legalMoves(state, seat);
      const uses = legal.filter((move) => moves > 0 || (move.type === 'UseCreature' && move.creature === creature));
      const { events, rejected } = cyclades.decide(state, chance.pick<Command>(uses), chance);
      if (rejected) throw new Error(`A legal move was refused: ${rejected.code}.`);
      state = fold(cyclades, state, events);
      if (isInUse(state)) yield { ...positionIn(state, seats), creature };
    }
  }
}

/** Whether a creature, or a battle it caused, still requires a choice. */
const isInUse = (state: State): boolean =>
  isActing(state) && (state.turn.effect !== undefined || state.turn.chimera || state.turn.battle !== undefined);

const positionIn = (state: State, seats: number): Position => {
  const active = cyclades.active(state);
  const [seat = 0] = active;
  return {
    match: matchOf('cyclades', seats, active),
    seat,
    view: cyclades.view(state, seat),
    legal: cyclades.legalMoves(state, seat),
    decisions: Array.from({ length: seats }, (_, each) => each + 3),
    conceded: [],
    open: [],
  };
};
