import type { Accepted, Chance } from '#engine/game.ts';
import type { Event } from './events.ts';
import { applyTo } from './evolve.ts';
import { draftOf } from './records.ts';
import { askingGoesOn } from './rules/asking.ts';
import { turnChits } from './rules/chits.ts';
import { offersGoOn } from './rules/offers.ts';
import { reveal } from './rules/revealing.ts';
import { countScores } from './rules/scoring.ts';
import type { State } from './state.ts';

/** Returns the events together with everything that follows automatically, until a seat must choose or the match has ended. */
export const withConsequences = (state: State, events: readonly Event[], chance: Chance): Accepted<Event, State> => {
  const told: Event[] = [];
  const now = draftOf(state);
  for (let next = events; next.length > 0; next = consequencesOf(now, chance)) {
    for (const event of next) {
      told.push(event);
      applyTo(now, event);
    }
  }
  return { events: told, state: now };
};

/** Returns what happens next automatically; nothing when a seat must choose. */
const consequencesOf = (state: State, chance: Chance): readonly Event[] => {
  const { now } = state;
  switch (now.phase) {
    case 'unstarted':
      return state.order.length > 0 ? [{ type: 'RoundBegan', round: 1 }] : [];
    case 'revealing':
      return reveal(state, chance);
    case 'offers':
      return offersGoOn(state, now);
    case 'placing':
    case 'income':
    case 'disaster':
    case 'feeding':
    case 'finishing':
      return askingGoesOn(state, now);
    case 'chits':
      return turnChits(state, chance);
    case 'scoring':
      return countScores(state);
    case 'bonus':
    case 'ended':
      return [];
  }
};
