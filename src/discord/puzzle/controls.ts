import type { Controls } from '../command/control.ts';
import { appendChoice } from '../command/movePath.ts';
import { choose, showPuzzle, todaysPuzzle } from './puzzle.ts';

/** The controls of puzzles. */
export const puzzleControls: Controls<'todaypuzzle' | 'puzzle' | 'solve' | 'solved'> = {
  todaypuzzle: ({ context }) => todaysPuzzle(context),
  puzzle: ({ context, id }) => showPuzzle(context, id),
  solve: ({ context, id, value }) => choose(context, id, appendChoice(id.path, value)),
  solved: ({ context, id }) => choose(context, id, id.path),
};
