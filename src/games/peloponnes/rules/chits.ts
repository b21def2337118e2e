import type { Chance } from '#engine/game.ts';
import { CHIT_COUNTS, CHITS_PER_ROUND, CHITS_TO_STRIKE, ROUNDS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { CHITS, type Chit } from '../types.ts';
import { drawn } from './drawing.ts';
import { isProtected } from './holdings.ts';

/** Disaster chits, and what ends a round (RULES.md, chapter 8). */

const faceDown = (state: State): readonly Chit[] =>
  CHITS.flatMap((chit) => Array<Chit>(Math.max(0, CHIT_COUNTS[chit] - state.chits[chit])).fill(chit));

/** The next chit of the round, and the disaster it brings; after the second the next round, after the last the final supply round. */
export const turnChits = (state: State, chance: Chance): readonly Event[] => {
  const [chit] = drawn(faceDown(state), Math.min(1, CHITS_PER_ROUND - state.chitsOfRound), chance);
  if (chit !== undefined) return turned(state, chit);
  return [state.round < ROUNDS ? { type: 'RoundBegan', round: state.round + 1 } : { type: 'SupplyRoundBegan' }];
};

const turned = (state: State, chit: Chit): readonly Event[] => {
  const event: Event = { type: 'ChitTurned', chit };
  if (chit === 'blank' || state.chits[chit] + 1 !== CHITS_TO_STRIKE) return [event];
  const safe = [...state.seats.keys()].filter((seat) => isProtected(state, seat, chit));
  return [event, { type: 'DisasterStruck', disaster: chit, protected: safe }];
};
