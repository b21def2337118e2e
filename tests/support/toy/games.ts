import { createGameRegistry } from '#games/index.ts';
import { defineGame } from '#manifests/defineGame.ts';
import * as GAMES from '#manifests/index.ts';
import { loadLanguages } from '#manifests/loadLanguages.ts';
import { divers } from './game.ts';
import { moves } from './moves.ts';
import { sentences } from './sentences.ts';

const registry = createGameRegistry([
  ...Object.values(GAMES),
  defineGame({ rules: divers, moves, messages: async () => () => ({ sentences }) }),
]);

/** The games of the bot, and Pearl Divers. */
export const GAMES_WITH_DIVERS = { registry, languages: await loadLanguages(registry) };
