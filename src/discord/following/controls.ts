import type { Controls } from '../command/control.ts';
import { onMatch } from '../selection/onMatch.ts';
import { stopWatching, watch } from './watch.ts';

/** The controls of those who watch a match. */
export const followingControls: Controls<'watch' | 'unwatch'> = {
  watch: onMatch(watch),
  unwatch: ({ context, id }) => stopWatching(context, id.match),
};
