/** One of the processes that play the matches of the training. */
import { serve } from '../support/drivers/workers.ts';
import { provided } from '../support/setup/provided.ts';
import { type SelfPlayed, selfPlay } from './selfPlay.ts';
import { TRAINEES } from './trainees.ts';

/** A match to play. */
export interface MatchTask extends SelfPlayed {
  readonly game: string;
}

/** Its rows, as base64 of 32-bit floats. */
export interface MatchRows {
  readonly seed: number;
  readonly rows: string;
}

serve<MatchTask, MatchRows>(({ game, ...task }) => {
  const { buffer, byteOffset, byteLength } = selfPlay(provided(TRAINEES, game), task);
  return { seed: task.seed, rows: Buffer.from(buffer, byteOffset, byteLength).toString('base64') };
});
