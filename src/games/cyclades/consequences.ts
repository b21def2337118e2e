import type { Accepted, Chance } from '#engine/game.ts';
import type { Event } from './events.ts';
import { applyTo } from './evolve.ts';
import { draftOf } from './records.ts';
import { apolloGoesOn } from './rules/apollo.ts';
import { battleGoesOn } from './rules/battle.ts';
import { effectGoesOn } from './rules/creatures/effects.ts';
import { beginCycle, eliminate, nextTurn } from './rules/cycle.ts';
import { metropolisBecomesDue, metropolisSettlesItself } from './rules/metropolis.ts';
import { owed } from './rules/offerings.ts';
import { type Acting, isActing, type State } from './state.ts';

/** Returns the events together with everything that follows automatically, until a seat must choose or the match has ended. */
export const withConsequences = (state: State, events: readonly Event[], chance: Chance): Accepted<Event, State> => {
  const told: Event[] = [];
  let now = draftOf(state);
  for (let next = events; next.length > 0; next = consequencesOf(now, chance)) {
    for (const event of next) {
      told.push(event);
      now = applyTo(now, event);
    }
  }
  return { events: told, state: now };
};

/** Returns what happens next automatically; nothing when a seat must choose. */
const consequencesOf = (state: State, chance: Chance): readonly Event[] => {
  switch (state.phase) {
    case 'unstarted':
      return state.finished.length > 0 ? beginCycle(state, chance) : [];
    case 'offerings':
      return state.displaced || state.queue.length > 0 ? [] : [{ type: 'OfferingsPaid', gold: owed(state) }];
    case 'actions':
      if (isActing(state)) return consequencesInTurn(state, chance);
      return nextTurn(state, chance);
    case 'ended':
      return [];
  }
};

const consequencesInTurn = (state: Acting, chance: Chance): readonly Event[] => {
  const { battle, due, effect, chimera, god } = state.turn;
  if (battle) return battleGoesOn(state, battle, chance);
  const eliminated = eliminate(state);
  if (eliminated.length > 0) return eliminated;
  if (due) return metropolisSettlesItself(state, due);
  const metropolis = metropolisBecomesDue(state);
  if (metropolis.length > 0) return metropolis;
  if (effect) return effectGoesOn(state, effect);
  if (chimera) return [{ type: 'DiscardsShuffled' }];
  return god === 'apollo' ? apolloGoesOn(state) : [];
};
