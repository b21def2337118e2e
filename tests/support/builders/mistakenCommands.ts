import type { Asking } from './mistakenCommand.ts';
import { askingCyclades } from './mistakenCyclades.ts';
import { askingPeloponnes } from './mistakenPeloponnes.ts';

/** For each game: commands that a player might give by mistake. */
export const ASKING: Readonly<Record<string, Asking>> = { cyclades: askingCyclades, peloponnes: askingPeloponnes };
