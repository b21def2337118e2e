import type { BaseCommand, Chance } from '#engine/game.ts';
import { hastyInCyclades } from './naiveCyclades.ts';
import { hastyInPeloponnes } from './naivePeloponnes.ts';

const HASTY: Readonly<Record<string, typeof hastyInCyclades>> = { cyclades: hastyInCyclades, peloponnes: hastyInPeloponnes };

/** A legal move by somebody in a hurry, who plays well enough to come to an end soon. `view` is that person's. */
export const hastyMove = (game: string, view: unknown, legal: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const move = HASTY[game]?.(view, legal, chance);
  if (move === undefined) throw new Error(`Nobody here plays ${game}.`);
  return move;
};
