import type { Chance } from '#engine/game.ts';
import { drawn } from '../../drawing.ts';
import { CHIT_COUNTS, CHITS_PER_ROUND, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND, TILES_FACE_UP } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { State } from '../state.ts';
import { CHITS, type Chit, type Disaster, STACKS, type Stack } from '../types.ts';
import type { View } from '../viewTypes.ts';

/** A round of a possible future. */
export interface FutureRound {
  readonly round: number;
  /** Whether a tile calls for a supply round before the offers. */
  readonly supply: boolean;
  readonly disasters: readonly Disaster[];
}

/** Some possible futures. All choices are evaluated against the same ones. */
export type Futures = readonly (readonly FutureRound[])[];

/**
 * Returns one possible course of the remaining chance, from the present round to the last. All sixteen chits come, and all
 * supply tiles.
 */
export const futureOf = (state: State, stacks: View['stacks'], chance: Chance): readonly FutureRound[] => {
  const supplies = STACKS.flatMap((stack) => supplyRound(state, stack, stacks[stack], chance));
  const left = CHITS.flatMap((chit): Chit[] => Array(CHIT_COUNTS[chit] - state.chits[chit]).fill(chit));
  const chits = drawn(left, left.length, chance);
  const turned: Record<Chit, number> = { ...state.chits };
  const rounds: FutureRound[] = [];
  let next = 0;
  for (let round = state.round; round <= ROUNDS; round++) {
    const count = round === state.round ? CHITS_PER_ROUND - state.chitsOfRound : CHITS_PER_ROUND;
    const disasters: Disaster[] = [];
    for (const chit of chits.slice(next, next + count)) {
      turned[chit]++;
      if (chit !== 'blank' && turned[chit] === CHITS_TO_STRIKE) disasters.push(chit);
    }
    next += count;
    rounds.push({ round, supply: supplies.includes(round), disasters });
  }
  return rounds;
};

/**
 * Returns the round in which a stack's supply tile comes, if it does: it is one of the unseen tiles, some of which lie in the
 * box.
 */
const supplyRound = (state: State, stack: Stack, inStack: number, chance: Chance): readonly number[] => {
  const unseen = state.stacks[stack];
  if (inStack === 0 || !unseen.some((id) => tileOf(id).supply)) return [];
  const place = chance.pick([...unseen.keys()]);
  const first = Math.max(state.round + 1, STACK_OF_ROUND.indexOf(stack) + 1);
  return place < inStack ? [first + Math.floor(place / TILES_FACE_UP)] : [];
};
