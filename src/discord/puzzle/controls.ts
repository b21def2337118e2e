import type { Controls } from '../command/control.ts';
import { appendChoice } from '../command/movePath.ts';
import { choose, explainPuzzle, showPuzzle, todaysPuzzle } from './puzzle.ts';

/** The controls of puzzles. */
export const puzzleControls: Controls<'todaypuzzle' | 'puzzle' | 'puzzleguide' | 'solve' | 'solved'> = {
  todaypuzzle: ({ context }) => todaysPuzzle(context),
  puzzle: ({ context, id }) => showPuzzle(context, id),
  puzzleguide: ({ context, id }) => explainPuzzle(context, id),
  solve: ({ context, id, value }) => choose(context, id, appendChoice(id.path, value)),
  solved: ({ context, id }) => choose(context, id, id.path),
};
