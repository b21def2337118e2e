import type { Asking } from './asking.ts';
import { askingCyclades } from './askingCyclades.ts';
import { askingPeloponnes } from './askingPeloponnes.ts';

/** For each game: commands that somebody might give by mistake. */
export const ASKING: Readonly<Record<string, Asking>> = { cyclades: askingCyclades, peloponnes: askingPeloponnes };
