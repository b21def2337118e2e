import type { BaseCommand, Chance } from '#engine/game.ts';
import { naiveInCyclades } from './naiveCyclades.ts';
import { naiveInPeloponnes } from './naivePeloponnes.ts';

const HASTY: Readonly<Record<string, typeof naiveInCyclades>> = { cyclades: naiveInCyclades, peloponnes: naiveInPeloponnes };

/** A legal move by a naive player, good enough for the match to end soon. `view` is that player's. */
export const naiveMove = (game: string, view: unknown, legal: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const move = HASTY[game]?.(view, legal, chance);
  if (move === undefined) throw new Error(`There is no naive player for ${game}.`);
  return move;
};
