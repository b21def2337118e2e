/** A puzzle: a position of a self-played match, rebuilt from its seed and its moves, whose best move leads by far. */
export interface Puzzle {
  /** All draws of the match come from it. */
  readonly seed: string;
  /** The places of the moves among the legal ones, in base 36 with spaces between them; a seat's only legal move is left out. */
  readonly moves: string;
  readonly best: PuzzleMove;
  readonly second: PuzzleMove;
  /** How often each legal move wins, in percent, by its place; -1 where the AI player did not look at it. */
  readonly chances: readonly number[];
}

/** A move of a puzzle as the strong AI player judged it when the puzzle was made. */
export interface PuzzleMove {
  /** Its place among the legal moves. */
  readonly move: number;
  /** The moves of the same turn from this one on, as `tryMoves` takes them. */
  readonly line: readonly number[];
  /** How often it wins, in percent. */
  readonly chance: number;
  /** As the AI player gives them. */
  readonly reasons: readonly unknown[];
}
