import type { Command } from '#games/peloponnes/commands.ts';

/** Returns what a move is about, as its emoji is called: its goods or its tile. */
export const moveSign = (_view: unknown, move: Command): string | undefined => {
  if (move.type === 'FeedInhabitants') return 'food';
  if ('good' in move) return move.good;
  return 'tile' in move ? move.tile : undefined;
};
