import type { BaseCommand } from '#engine/game.ts';
import { commandFor, optionsFor } from './cycladesTyping.ts';

/** The line a person types for a move: `/cyclades bid god:ares amount:3`. */
export const slashOf = (move: BaseCommand): string =>
  [`/${commandFor(move.type)}`, ...Object.entries(optionsFor(move)).map(([option, value]) => `${option}:${value}`)].join(' ');
