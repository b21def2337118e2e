import type { Controls } from '../command/control.ts';
import { onMatch } from '../selection/onMatch.ts';
import { helpAnswer } from './help.ts';
import { nudge } from './nudge.ts';

/** The controls of help and of waiting for others. */
export const statusControls: Controls<'help' | 'nudge'> = {
  help: onMatch((context, { id }) => helpAnswer(context, id.page)),
  nudge: onMatch(nudge),
};
