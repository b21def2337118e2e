import type { AnyGame } from '#engine/game.ts';
import { countingGame } from './countingGame.ts';

/** The counting game with acts that leave a seat active and can be undone. */
export const patientGame: AnyGame = {
  ...countingGame,
  decide: (state, command, chance) =>
    command.type === 'Think' ? { events: [{ type: 'Thought' }], state } : countingGame.decide(state, command, chance),
  evolve: (state, event) => (event.type === 'Thought' ? state : countingGame.evolve(state, event)),
  eventShapes: { ...countingGame.eventShapes, Thought: [] },
  reveals: () => undefined,
};
