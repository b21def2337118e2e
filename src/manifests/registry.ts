import { createGameRegistry } from '#games/index.ts';
import * as games from './index.ts';

/** The games of the bot. Only programs import it; all else receives it from them. */
export const GAMES = createGameRegistry(Object.values(games));
