import { fold } from '#engine/game.ts';
import type { TrialRules } from '#engine/trial.ts';
import type { Command } from './commands.ts';
import { positionOf } from './computer/position.ts';
import { eventsOf } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { effectsAlone } from './rules/asking.ts';
import { isAsking, type State } from './state.ts';
import type { View } from './viewTypes.ts';

/** Returns the position behind a view, with as many tiles in each stack as there are; which ones is never drawn. */
const positionBehind = (view: View): State => {
  const { stacks, ...position } = positionOf(view);
  const { A, B, C } = view.stacks;
  return { ...position, stacks: { A: stacks.A.slice(0, A), B: stacks.B.slice(0, B), C: stacks.C.slice(0, C) } };
};

const isLastOf = (state: State, command: Command): boolean => eventsOf(state, command).some(({ type }) => type === 'Chosen');

/** Returns the events of a command, and if it is the last choice of its seat, what the seat's choices do. */
const withEffects = (state: State, command: Command): readonly Event[] => {
  const events = eventsOf(state, command);
  const { now } = fold({ evolve }, state, events);
  return isAsking(now) && isLastOf(state, command) ? [...events, ...effectsAlone(state, now, command.seat)] : events;
};

export const trial: TrialRules<State, Command, Event, View> = {
  positionOf: positionBehind,
  eventsOf: withEffects,
  awaitsOthers: (state, command) => isAsking(state.now) && state.now.asked.length > 1 && isLastOf(state, command),
};
