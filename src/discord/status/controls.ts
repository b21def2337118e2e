import type { Controls } from '../command/control.ts';
import { onMatch } from '../selection/onMatch.ts';
import { helpReply } from './help.ts';
import { nudge } from './nudge.ts';

/** The controls of help and of waiting for others. */
export const statusControls: Controls<'help' | 'nudge'> = {
  help: onMatch((context, { id }) => helpReply(context, id.page)),
  nudge: onMatch(nudge),
};
