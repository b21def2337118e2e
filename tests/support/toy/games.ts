import { createGameRegistry } from '#games/index.ts';
import { defineGame } from '#manifests/defineGame.ts';
import * as GAMES from '#manifests/index.ts';
import { divers } from './game.ts';
import { moves } from './moves.ts';

/** The games of the bot, and Pearl Divers. */
export const GAMES_WITH_DIVERS = createGameRegistry([...Object.values(GAMES), defineGame({ rules: divers, moves })]);
