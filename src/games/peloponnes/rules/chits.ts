import type { Chance } from '#engine/game.ts';
import { CHIT_COUNTS, CHITS_PER_ROUND, CHITS_TO_STRIKE, ROUNDS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { allSeats, type State } from '../state.ts';
import { CHITS, type Chit } from '../types.ts';
import { isProtected } from './holdings.ts';

/** Disaster chits, and what ends a round (RULES.md, chapter 8). */

const faceDown = ({ chits }: State): readonly Chit[] => {
  const left: Chit[] = [];
  for (const chit of CHITS) {
    for (let down = CHIT_COUNTS[chit] - chits[chit]; down > 0; down--) left.push(chit);
  }
  return left;
};

/**
 * Returns the next chit of the round, and the disaster it brings; after the second chit the next round, after the last round
 * the final supply round.
 */
export const turnChits = (state: State, chance: Chance): readonly Event[] => {
  const left = state.chitsOfRound < CHITS_PER_ROUND ? faceDown(state) : [];
  if (left.length > 0) return turnUp(state, chance.pick(left));
  return [state.round < ROUNDS ? { type: 'RoundBegan', round: state.round + 1 } : { type: 'SupplyRoundBegan' }];
};

const turnUp = (state: State, chit: Chit): readonly Event[] => {
  const event: Event = { type: 'ChitTurned', chit };
  if (chit === 'blank' || state.chits[chit] + 1 !== CHITS_TO_STRIKE) return [event];
  const safe = allSeats(state).filter((seat) => isProtected(state, seat, chit));
  return [event, { type: 'DisasterStruck', disaster: chit, protected: safe }];
};
