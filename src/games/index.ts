import type { AnyGame } from '#engine/game.ts';
import { cyclades } from './cyclades/index.ts';
import { peloponnes } from './peloponnes/index.ts';

/** Every game of the house, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  cyclades: cyclades as unknown as AnyGame,
  peloponnes: peloponnes as unknown as AnyGame,
};

/** The game of an id; `undefined` when the house has none such. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
