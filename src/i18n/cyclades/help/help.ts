import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { GameHelp } from '../../common/help.ts';
import { phrasesUnder } from '../../phrases/phrasesUnder.ts';
import type { CycladesText } from '../phrases.ts';
import { costLines } from './costs.ts';
import { legendLines } from './legend.ts';

/** Returns what the live help of Cyclades says. */
export const cycladesHelp = (t: CycladesText): GameHelp<View, Event, Command['type']> => ({
  moves: phrasesUnder(t, 'meaning-'),
  costs: costLines(t),
  winning: ({ goal, options: { tie } }) => [t('winning-goal', { goal, tie }), t('winning-metropolis'), t('winning-last-island')],
  legend: legendLines(t),
});
