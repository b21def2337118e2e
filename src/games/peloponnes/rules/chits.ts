import type { Chance } from '#engine/game.ts';
import { CHIT_COUNTS, CHITS_PER_ROUND, CHITS_TO_STRIKE, ROUNDS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { CHITS, type Chit } from '../types.ts';
import { isProtected } from './holdings.ts';

/** Disaster chits, and what ends a round (RULES.md, chapter 8). */

const faceDown = (state: State): readonly Chit[] =>
  CHITS.flatMap((chit) => Array.from({ length: Math.max(0, CHIT_COUNTS[chit] - state.chits[chit]) }, () => chit));

/** The next chit of the round, and the disaster it brings; after the second the next round, after the last the final supply round. */
export const turnChits = (state: State, chance: Chance): readonly Event[] => {
  const left = state.chitsOfRound < CHITS_PER_ROUND ? faceDown(state) : [];
  if (left.length > 0) return turnChit(state, chance.pick(left));
  if (state.round < ROUNDS) return [{ type: 'RoundBegan', round: state.round + 1 }];
  return [{ type: 'SupplyRoundBegan' }];
};

const turnChit = (state: State, chit: Chit): readonly Event[] => {
  const turned: Event = { type: 'ChitTurned', chit };
  if (chit === 'blank' || state.chits[chit] + 1 !== CHITS_TO_STRIKE) return [turned];
  const safe = [...state.seats.keys()].filter((seat) => isProtected(state, seat, chit));
  return [turned, { type: 'DisasterStruck', disaster: chit, protected: safe }];
};
