import type { TrialRules } from '#engine/trial.ts';
import type { Command } from './commands.ts';
import { positionOf } from './computer/position.ts';
import { eventsOf } from './decide.ts';
import type { Event } from './events.ts';
import { isActing, type State } from './state.ts';
import type { View } from './viewTypes.ts';

/** Whether the Chimera called the creature in use: it then lies above that creature on the discard pile. Others don't go there. */
const isCalled = ({ turn, discards }: View): boolean =>
  ['chimera', 'sphinx', 'sylph'].includes(turn?.effect?.creature ?? '') && discards.at(-1) === 'chimera';

/** Returns the position behind a view, in which the discard pile is shuffled after the Chimera's creature. */
const positionBehind = (view: View): State => {
  const position = positionOf(view);
  return isActing(position) && isCalled(view) ? { ...position, turn: { ...position.turn, chimera: true } } : position;
};

export const trial: TrialRules<State, Command, Event, View> = { positionOf: positionBehind, eventsOf };
